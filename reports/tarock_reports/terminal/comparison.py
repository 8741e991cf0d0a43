"""Prints the comparison of two runs: worst first, a few lines of each kind."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from rich.text import Text

from tarock_language.message import Language, Message, message
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.cases import STATES
from tarock_reports.verdict.comparing_runs import TRENDS, CauseFate, CauseTrend, RunTrends, ScenarioTrend, Trend
from tarock_reports.verdict.reproduce import show_command
from tarock_reports.verdict.summary import CONFORMITIES, summarise
from tarock_reports.verdict.wording import OUTCOMES, few, scenarios_text
from tarock_steps.suite.verdicts import Outcome

_LINES: Final = 12
"""How many groups of scenarios, clauses or causes are shown; the rest is only counted."""

_NAMED: Final = 3
_STYLES: Final = {Trend.WORSE: "bold red", Trend.BETTER: "green", Trend.OTHERWISE: "yellow"}


def trend_lines(trends: RunTrends, say: Language) -> Iterator[Text]:
    """The lines of the comparison for one rule set."""
    yield Text(shown(trends.new.header.rules), style="bold")
    for told in trends.asked_otherwise:
        yield Text(shown(f"  {say.sentence(told)}", SENTENCE), style="yellow")
    if trends.old.is_partial:
        told = message("the ledger from before is partial: {cut}", cut=trends.old.said_of_cut)
        yield Text(shown(f"  {say.sentence(told)}", SENTENCE), style="yellow")
    if trends.new.is_partial:
        told = message("the ledger from now is partial: {cut}", cut=trends.new.said_of_cut)
        yield Text(shown(f"  {say.sentence(told)}", SENTENCE), style="yellow")
    yield Text(f"  {say('before: {verdict}', verdict=_result(trends.old))}")
    yield Text(f"  {say('now:    {verdict}', verdict=_result(trends.new))}")
    yield Text(f"  {_counts(trends, say)}")
    for trend in Trend:
        yield from _causes(trends, trend, say)
        yield from _of_trend(trends, trend, say)
    yield from _causes(trends, None, say)


def _result(ledger: Ledger) -> Message:
    summary = summarise(ledger)
    verdict = CONFORMITIES[summary.conformity]
    return message("{verdict}, {numbers}", verdict=verdict, numbers=summary.total.two_numbers)


def _counts(trends: RunTrends, say: Language) -> str:
    told = [
        *((trends.number(trend), TRENDS[trend]) for trend in Trend),
        (trends.as_before, message("as before")),
        (trends.only_old, message("asked only before")),
        (trends.only_new, message("asked only now")),
        (trends.reworded, message("reworded, so not compared")),
    ]
    found = [message("{times} {what}", times=number, what=what) for number, what in told if number]
    return say("scenarios: {counts}", counts=found or message("none in both"))


def _of_trend(trends: RunTrends, trend: Trend, say: Language) -> Iterator[Text]:
    """The clauses with this trend, then the scenarios, grouped by old and new outcome and by clauses."""
    clauses = [clause for clause in trends.clauses if clause.trend is trend]
    begin = f"  {say.sentence(TRENDS[trend])} ".ljust(12)
    for clause in clauses[:_LINES]:
        was, now = STATES[clause.old], STATES[clause.new]
        line = say("{what}: {before} before, {now} now", what=clause.clause, before=was, now=now)
        yield Text.assemble(begin, (line, _STYLES[trend]))
    if (more := len(clauses) - _LINES) > 0:
        told = say(
            "… and {number} more clause that is {trend}",
            "… and {number} more clauses that are {trend}",
            number=more,
            trend=TRENDS[trend],
        )
        yield Text(f"  {told}", style="dim")
    groups = _groups([scenario for scenario in trends.scenarios if scenario.trend is trend])
    for (old, new, named), several in groups[:_LINES]:
        scenarios = scenarios_text(len(several))
        came = {"scenarios": scenarios, "old": OUTCOMES[old], "new": OUTCOMES[new], "clauses": few(named, _NAMED)}
        line = say("{scenarios}, {old} before, {new} now ({clauses})", **came)
        yield Text.assemble(begin, (line, _STYLES[trend]))
        again = show_command(trends.new.header, several[0].scenario.id)
        yield Text(f"            {shown(again, SENTENCE)}", style="cyan")
    if (more := len(groups) - _LINES) > 0:
        yield Text(
            f"  {say('… and {number} more such group', '… and {number} more such groups', number=more)}", style="dim"
        )


_Group = tuple[tuple[Outcome, Outcome, tuple[str, ...]], list[ScenarioTrend]]


def _groups(trends: list[ScenarioTrend]) -> list[_Group]:
    found: dict[tuple[Outcome, Outcome, tuple[str, ...]], list[ScenarioTrend]] = defaultdict(list)
    for scenario in trends:
        found[scenario.old, scenario.new, scenario.clauses].append(scenario)
    return sorted(found.items(), key=lambda group: (-len(group[1]), group[0]))


def _causes(trends: RunTrends, trend: Trend | None, say: Language) -> Iterator[Text]:
    """The causes with this trend; for ``None`` those that stay, or the reason why causes are not compared."""
    if trends.causes is None:
        if trend is None:
            told = say("causes are not compared: one of the runs did not search for them")
            yield Text(f"  {told}", style="dim")
        return
    those = [cause for cause in trends.causes if cause.fate.trend is trend]
    for cause in those[:_LINES]:
        clauses = few(cause.clauses, _NAMED)
        told = shown(
            say("cause {fate}: {clauses} {cause}", fate=_fate(cause), clauses=clauses, cause=cause.said), SENTENCE
        )
        yield Text.assemble("  ", (told, _STYLES[trend] if trend else ""))
    if (more := len(those) - _LINES) > 0:
        yield Text(f"  {say('… and {number} more cause', '… and {number} more causes', number=more)}", style="dim")


def _fate(cause: CauseTrend) -> Message:
    """What became of a cause, and how many failures it explains."""
    match cause.fate:
        case CauseFate.NEW:
            return message("new (explains {failures})", failures=cause.new)
        case CauseFate.GONE:
            return message("gone (explained {failures})", failures=cause.old)
        case CauseFate.STAYS:
            return message("stays (explains {failures})", failures=cause.new)
        case CauseFate.GREW | CauseFate.SHRANK:
            return message("stays ({old} before, {new} now)", old=cause.old, new=cause.new)
