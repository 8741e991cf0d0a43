"""The options and help of ``tarock clauses``; ``tarock_register.show`` does the work."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
import typer

from tarock_conformance.commands.options import Areas, LanguageOptions, Rules, TableOrJson, as_clauses

EXAMPLES: Final = (
    "Examples\n"
    "  tarock clauses LUN-TALON-003\n"
    "  tarock clauses --rules koenigrufen --area play --language de\n"
    "  tarock clauses --search Pagat --search 'last trick'\n"
    "  tarock clauses --uncovered"
)


class ClausesOptions(msgspec.Struct, frozen=True, kw_only=True):
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
    form: TableOrJson = "table"


def clauses(
    *,
    ids: Annotated[tuple[str, ...], typer.Argument(metavar="ID", help="Only these clauses.", callback=as_clauses)] = (),
    narrowed: ClausesOptions,
    language: LanguageOptions,
) -> None:
    """Show the clauses of each rule set with their statements, scenarios, rulings and options.

    --search shows in brief the clauses with a word that begins so, or with a
    word that the glossary has for the same thing. Several words must all be
    there. --format json prints one object; see `tarock schema clauses`.
    """
    from tarock_register.show import clauses as shown
    from tarock_running.inputs.rule_sets import area_names, catalogues_named
    from tarock_running.process.console import console

    areas = area_names(narrowed.area)
    found = shown.chosen(catalogues_named(narrowed.rules), ids, areas, uncovered=narrowed.uncovered)
    if narrowed.search:
        from tarock_register.show import searching

        found = iter(searching.search(found, narrowed.search))
    if narrowed.form == "json":
        from tarock_register.disputes.register import whole_register
        from tarock_register.disputes.register_objects import ClausesObject, clause_object
        from tarock_running.process.printed_json import print_json

        objects = [
            clause_object(whole_register(), catalogue.source, clause.id, chosen.around.scenarios.get(clause.id, ()))
            for catalogue, chosen in found
            for clause in chosen.clauses
        ]
        print_json(ClausesObject(clauses=objects))
    elif narrowed.search:
        searching.show_found([*found], console(), language.say)
    else:
        for catalogue, chosen_clauses in found:
            shown.show(catalogue, chosen_clauses, console(), language.say)
