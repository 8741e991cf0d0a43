"""Known deviations on the terminal, and a loud line where one is mended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.ledger.known_lines import KnownLine, KnownState
from tarock_reports.verdict.summary import Summary

_LINES: Final = 6
"""How many deviations of one state are shown; the rest is only counted."""

_STYLES: Final = {KnownState.SEEN: "", KnownState.MENDED: "bold red", KnownState.NOT_SEEN: "dim"}


def known_lines(summary: Summary) -> Iterator[Text]:
    """The known deviations: first the mended ones, then those that were seen, then those not seen."""
    if not summary.known:
        return
    number, scenarios = len(summary.known), len(summary.known_cases)
    known = "1 known deviation" if number == 1 else f"{number} known deviations"
    yield Text(f"Of {known}: {scenarios} {'scenario' if scenarios == 1 else 'scenarios'} failed by them.")
    for state in (KnownState.MENDED, KnownState.SEEN, KnownState.NOT_SEEN):
        these = [deviation for deviation in summary.known if deviation.state is state]
        for deviation in these[:_LINES]:
            yield Text(shown(f"  {_told(deviation)}", SENTENCE), style=_STYLES[state])
        if len(these) > _LINES:
            yield Text(f"  … and {len(these) - _LINES} more that are {state.value}", style="dim")


def _told(one: KnownLine) -> str:
    if one.state is KnownState.MENDED:
        against = f"; {one.against} passed" if one.against else ""
        return f"known deviation {one.name} is mended: remove it ({one.place}{against})"
    link = f" <{one.link}>" if one.link else ""
    if one.state is KnownState.NOT_SEEN:
        return f"not seen: {one.name} ({one.place})"
    number = "1 scenario" if len(one.scenarios) == 1 else f"{len(one.scenarios)} scenarios"
    return f"known: {one.name}, {number}: {one.reason}{link}"
