"""``tarock show``: what people type, with its help; what is shown stands in the room ``show``."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import InLanguage, Language

EXAMPLES: Final = (
    "Examples\n"
    "  tarock show lungau/play/the-last-trump-has-to-go-even-if-it-is-the-i\n"
    "  tarock show lungau/counting/all-54-cards --language de"
)


def show(
    scenarios: Annotated[
        list[str], typer.Argument(metavar="SCENARIO", help="The id of a scenario, as every report names it.")
    ],
    *,
    language: InLanguage = Language.EN,
) -> None:
    """Show scenarios: the rule, all steps with their cards, the clauses, and what the source leaves open there.

    Of an outline its id without the row in brackets shows all rows.
    """
    from tarock_conformance.process.console import console  # noqa: PLC0415
    from tarock_conformance.show import scenario as one  # noqa: PLC0415 - takes time that others need not spend

    for scenario in [each for name in scenarios for each in one.found(name)]:
        one.show(scenario, console(), german=language is Language.DE)
