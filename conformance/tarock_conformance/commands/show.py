"""The options and help of ``tarock show``; ``tarock_register.show`` does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import HouseOptions, LanguageOptions, TableOrJson

EXAMPLES: Final = (
    "Examples\n"
    "  tarock show lungau/play/the-last-trump-has-to-go-even-if-it-is-the-i\n"
    "  tarock show lungau/counting/all-54-cards --language de\n"
    "  tarock show found/lungau.feature"
)


def show(
    scenarios: Annotated[
        tuple[str, ...],
        typer.Argument(
            metavar="SCENARIO|FILE",
            help="The id of a scenario, a .feature file, or a folder of them.",
        ),
    ],
    *,
    house: HouseOptions,
    form: TableOrJson = "table",
    language: LanguageOptions,
) -> None:
    """Show scenarios: the rule, all steps with their cards, the clauses, and what the source leaves open.

    The id of an outline without the row in brackets shows all rows.
    If files are named, as for `tarock check FILE`, their scenarios are shown:
    those with a given id, or all. By other readings, or by a house, which may
    have games of its own, what a scenario expects is what is right by them.
    --format json prints one object; see `tarock schema scenarios`.
    """
    from tarock_register.show import scenario as one
    from tarock_register.show.restating import shown_by_rules
    from tarock_running.inputs.profile import house_at
    from tarock_running.inputs.scenario_files import is_of_files, scenarios_of_files
    from tarock_running.process.console import console

    of_house = None if house.variant is None else house_at(house.variant)
    files = [Path(word) for word in scenarios if is_of_files(word)]
    written = scenarios_of_files(files, language.say)
    names = [word for word in scenarios if not is_of_files(word)]
    found = (
        [scenario for name in names for scenario in one.scenarios_named(name, written, of_house)] if names else written
    )
    shown = [shown_by_rules(scenario, house.option, of_house) for scenario in found]
    if form == "json":
        from tarock_register.show.scenario_object import scenarios_object
        from tarock_running.process.printed_json import print_json

        print_json(scenarios_object(shown))
        return
    for scenario in shown:
        one.show(scenario, console(), language.say, is_written=bool(files))
