"""Prints the state of known deviations, and prominently one that the program does not have any more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from tarock_language.message import Language, Message, message
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.ledger.known_lines import KNOWN_STATES, KnownLine, KnownState
from tarock_reports.verdict.summary import Summary
from tarock_reports.verdict.wording import scenarios_text

_LINES: Final = 6
"""How many deviations of one state are shown; the rest is only counted."""

_STYLES: Final = {KnownState.SEEN: "", KnownState.MENDED: "bold red", KnownState.NOT_SEEN: "dim"}


def known_lines(summary: Summary, say: Language) -> Iterator[Text]:
    """The known deviations: first the mended ones, then those that were seen, then those not seen."""
    if not summary.known:
        return
    known = message("{number} known deviation", "{number} known deviations", number=len(summary.known))
    scenarios = scenarios_text(len(summary.known_cases))
    yield Text(say("Of {known}: {scenarios} failed by them.", known=known, scenarios=scenarios))
    for state in (KnownState.MENDED, KnownState.SEEN, KnownState.NOT_SEEN):
        these = [deviation for deviation in summary.known if deviation.state is state]
        for deviation in these[:_LINES]:
            yield Text(shown(f"  {say.sentence(_told(deviation))}", SENTENCE), style=_STYLES[state])
        if (more := len(these) - _LINES) > 0:
            told = say("… and {number} more that are {state}", number=more, state=KNOWN_STATES[state])
            yield Text(f"  {told}", style="dim")


def _told(one: KnownLine) -> Message:
    if one.state is KnownState.MENDED:
        against = message("{place}; {scenario} passed", place=one.place, scenario=one.against)
        where = against if one.against else one.place
        return message("known deviation {name} is mended: remove it ({where})", name=one.name, where=where)
    if one.state is KnownState.NOT_SEEN:
        return message("not seen: {name} ({place})", name=one.name, place=one.place)
    link = f" <{one.link}>" if one.link else ""
    scenarios = scenarios_text(len(one.scenarios))
    return message("known: {name}, {scenarios}: {reason}", name=one.name, scenarios=scenarios, reason=one.reason + link)
