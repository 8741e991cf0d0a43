"""The options and help of ``tarock clauses``; ``tarock_register.show`` does the work."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import Areas, LanguageOptions, Rules, as_clauses

EXAMPLES: Final = (
    "Examples\n"
    "  tarock clauses LUN-TALON-003\n"
    "  tarock clauses --rules koenigrufen --area play --language de\n"
    "  tarock clauses --search Pagat --search 'last trick'\n"
    "  tarock clauses --uncovered"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ClausesOptions:
    """Which clauses are shown; without any of these, all of them."""

    area: Areas = ()
    search: Annotated[
        tuple[str, ...],
        typer.Option(
            "--search", metavar="WORD", help="Only clauses with this word, German or English; may be repeated."
        ),
    ] = ()
    uncovered: Annotated[bool, typer.Option("--uncovered", help="Only clauses without a scenario.")] = False
    rules: Rules = ()


def clauses(
    *,
    ids: Annotated[tuple[str, ...], typer.Argument(metavar="ID", help="Only these clauses.", callback=as_clauses)] = (),
    narrowed: ClausesOptions,
    language: LanguageOptions,
) -> None:
    """Show the clauses of each rule set with their statements, scenarios, rulings and options.

    --search shows in brief the clauses with a word that begins so, or with a
    word that the glossary has for the same thing. Several words must all be
    there.
    """
    from tarock_register.show import clauses as shown  # noqa: PLC0415 - takes time that others need not spend
    from tarock_running.inputs.rule_sets import area_names, catalogues_named  # noqa: PLC0415
    from tarock_running.process.console import console  # noqa: PLC0415

    areas = area_names(narrowed.area)
    found = shown.chosen(catalogues_named(narrowed.rules), ids, areas, uncovered=narrowed.uncovered)
    if narrowed.search:
        from tarock_register.show import searching  # noqa: PLC0415 - few look for words

        searching.show_found(searching.search(found, narrowed.search), console(), language.say)
        return
    for catalogue, chosen_clauses in found:
        shown.show(catalogue, chosen_clauses, console(), language.say)
