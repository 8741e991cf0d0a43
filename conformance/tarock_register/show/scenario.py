"""Prints a scenario for ``tarock show``: where it stands, its clauses, its steps, and what the source leaves open."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tarock_language.message import ENGLISH, Language, message
from tarock_register.show.restating import ShownScenario
from tarock_reports.terminal.scenes import printed
from tarock_reports.terminal.sentences import tell
from tarock_reports.verdict.wording import area_text, place_of, title
from tarock_running.inputs.selection import planned
from tarock_running.process.exits import check_known
from tarock_steps.catalogue.disputes import Dispute
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import Catalogue, load_catalogue, sources
from tarock_steps.catalogue.planned import Planned
from tarock_steps.catalogue.released import since_of

if TYPE_CHECKING:
    from tarock_reference.houses.house import House

_READING = re.compile(r'the reading "(?P<reading>[^"]+)" of "(?P<option>[^"]+)"')
_HINT = message("`tarock clauses` shows every scenario")


def scenarios_named(name: str, written: Sequence[Planned] = (), house: House | None = None) -> tuple[Planned, ...]:
    """The scenario with an id, or all rows of the outline that it names; UsageFaultError for an unknown id.

    If there are ``written`` scenarios from files beside the suite, only these are searched; with a ``house`` also
    those about its own games.
    """
    pool = written or [scenario for source in _sources(name) for scenario in planned(source, house)]
    known = {scenario.id: scenario for scenario in pool}
    rows = tuple(scenario for scenario_id, scenario in known.items() if scenario_id.partition("[")[0] == name)
    if name not in known and not rows:
        check_known("", "scenario", name, known, hint="" if written else _HINT)
    return (known[name],) if name in known else rows


def _sources(name: str) -> tuple[str, ...]:
    """The rule set that an id begins with, or all of them."""
    first = name.partition("/")[0]
    return (first,) if first in sources() else tuple(sources())


def show(told: ShownScenario, console: Console, say: Language, *, is_written: bool = False) -> None:
    """Print one scenario of the suite, or with ``is_written`` one from a file beside it."""
    scenario = told.scenario
    catalogue = load_catalogue(scenario.source)
    console.print(Text(f"{catalogue.title}: {say.sentence(area_text(scenario.area))}", style="dim"))
    if say is ENGLISH:
        console.print(Text(title(scenario), style="bold"))
    console.print(Text(scenario.id, style="cyan"), soft_wrap=True)
    written = f"{scenario.feature}:{scenario.line}" if is_written else ""
    if where := written or place_of(scenario.source, scenario.feature, scenario.line):
        console.print(Text(where, style="dim"), soft_wrap=True)
    if not is_written:
        console.print(Text(_since(scenario, say), style="dim"))
    if told.note is not None:
        console.print(Text(say.sentence(told.note)), soft_wrap=True)
    console.print()
    for line in printed(scenario.steps, say).split("\n", allow_blank=True):
        tell(line, console)
    console.print()
    console.print(_facts(catalogue, scenario, say))


def _since(scenario: Planned, say: Language) -> str:
    """The version that added a scenario, in words."""
    version = since_of(scenario.source).get(scenario.id)
    return say("in no version yet") if version is None else say("since version {version}", version=version)


def _facts(catalogue: Catalogue, scenario: Planned, say: Language) -> Table:
    facts = Table.grid(padding=(0, 2))
    for label, value in _rows(catalogue, scenario, say):
        facts.add_row(Text(label, style="bold"), Text(value))
    return facts


def _rows(catalogue: Catalogue, scenario: Planned, say: Language) -> Iterator[tuple[str, str]]:
    for name in scenario.clauses:
        yield name, entry_text(catalogue.clauses[name], say)
    for step in scenario.steps:
        set_ = _READING.fullmatch(step)
        if set_ and set_["option"] in catalogue.disputes:
            yield from _dispute(catalogue.disputes[set_["option"]], set_["reading"], say)


def _dispute(dispute: Dispute, asked: str, say: Language) -> Iterator[tuple[str, str]]:
    """A question that the source leaves open, with each reading; the one that the scenario sets is marked."""
    yield dispute.option, entry_text(dispute, say)
    for reading in dispute.readings:
        mark = "▶" if reading.name == asked else " "
        yield f"{mark} {reading.name}", entry_text(reading, say)
