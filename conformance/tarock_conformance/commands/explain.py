"""The options and help of ``tarock explain``; ``tarock_register.explain`` does the work."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
import typer

from tarock_conformance.commands.options import RULES, HouseOptions, LanguageOptions, TableOrJson
from tarock_language.catalogue import language_of

EXAMPLES: Final = (
    "Examples\n"
    "  tarock explain trick cards='Treff König, Pagat, Sküs, Mond' --rules all\n"
    "  tarock explain stich karten='HK HD Pagat H3' --language de\n"
    "  tarock explain lungau/play/the-last-trump-has-to-go-even-if-it-is-the-i\n"
    "  tarock explain our-deal.feature --rules koenigrufen --tricks\n"
    "  tarock explain our-deal.feature --at 11 --variant our.toml"
)


class CourseOptions(msgspec.Struct, frozen=True, kw_only=True):
    """How much of a deal is shown, and in which form."""

    tricks: Annotated[bool, typer.Option("--tricks", help="Show a deal trick by trick.")] = False
    at: Annotated[int | None, typer.Option("--at", help="Show the deal after N tricks.", metavar="N")] = None
    exchange: Annotated[
        bool, typer.Option("--exchange", help="Print a deal in the exchange format of other programs instead.")
    ] = False
    form: TableOrJson = "table"


def explain(
    *,
    what: Annotated[
        tuple[str, ...],
        typer.Argument(
            help="A scenario, a file of steps or JSON, - for stdin, or a question in words: its name and its fields."
        ),
    ],
    rules: Annotated[str | None, RULES(help="The rule set, or all; by default the one named in the question.")] = None,
    house: HouseOptions,
    course: CourseOptions,
    language: LanguageOptions,
) -> None:
    """Explain a position or the course of a deal: what is allowed, who wins, who pays, and why.

    Each part is shown with its clauses and their places in the source. Then
    every other reading is tried, and those that change the answer are shown.
    --rules all compares the sources.
    A file may have several examples, a question on each line, or deals in
    the exchange format of other programs, each explained by itself.
    --format json prints one object; see `tarock schema explanations`.

    Questions: deck, count, dealing, may_bid, may_call, may_discard, may_announce, may_play, trick, play, result,
    settle, next_dealer, session, deal, view; German: blatt, zaehlen, geben, darf_steigern, darf_rufen, darf_weglegen,
    darf_ansagen, darf_spielen, stich, abspiel, ergebnis, abrechnung, naechster_geber, partie, gesehen.
    """
    from tarock_register.explain.explaining import WantedExplained, explain_all
    from tarock_running.process.console import console

    wanted = WantedExplained(
        rules=rules,
        pairs=house.option,
        variant=house.variant,
        tricks=course.tricks,
        at=course.at,
        exchange=course.exchange,
        is_json=course.form == "json",
    )
    raise typer.Exit(explain_all(what, wanted, console(), language_of(language.language)))
