"""The comparison of two runs on the terminal: worst first, a few lines of each kind."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from rich.text import Text

from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.verdict.comparing_runs import CauseFate, CauseTrend, RunTrends, ScenarioTrend, Trend
from tarock_reports.verdict.reproduce import show_command
from tarock_reports.verdict.summary import summarise
from tarock_reports.verdict.wording import few

_LINES: Final = 12
"""How many groups of scenarios, clauses or causes are shown; the rest is only counted."""

_NAMED: Final = 3
_STYLES: Final = {Trend.WORSE: "bold red", Trend.BETTER: "green", Trend.OTHERWISE: "yellow"}


def trend_lines(trends: RunTrends) -> Iterator[Text]:
    """The lines of the comparison for one rule set."""
    old, new = summarise(trends.old), summarise(trends.new)
    yield Text(shown(trends.new.header.rules), style="bold")
    for told in trends.asked_otherwise:
        yield Text(shown(f"  {told}", SENTENCE), style="yellow")
    for which, ledger in (("before", trends.old), ("now", trends.new)):
        if ledger.is_partial:
            yield Text(shown(f"  the ledger from {which} is partial: {ledger.cut}", SENTENCE), style="yellow")
    yield Text(f"  before: {old.conformity.value}, {old.total.two_numbers}")
    yield Text(f"  now:    {new.conformity.value}, {new.total.two_numbers}")
    yield Text(f"  {_counts(trends)}")
    for trend in Trend:
        yield from _causes(trends, trend)
        yield from _of_trend(trends, trend)
    yield from _causes(trends, None)


def _counts(trends: RunTrends) -> str:
    told = [
        *((trends.number(trend), trend.value) for trend in Trend),
        (trends.as_before, "as before"),
        (trends.only_old, "asked only before"),
        (trends.only_new, "asked only now"),
        (trends.reworded, "reworded, so not compared"),
    ]
    return f"scenarios: {', '.join(f'{number} {what}' for number, what in told if number) or 'none in both'}"


def _of_trend(trends: RunTrends, trend: Trend) -> Iterator[Text]:
    """The clauses with this trend, then the scenarios, grouped by old and new outcome and by clauses."""
    clauses = [clause for clause in trends.clauses if clause.trend is trend]
    for clause in clauses[:_LINES]:
        line = f"{clause.clause}: {clause.old.value} before, {clause.new.value} now"
        yield Text.assemble(f"  {trend.value} ".ljust(12), (line, _STYLES[trend]))
    if len(clauses) > _LINES:
        yield Text(f"  … and {len(clauses) - _LINES} more clauses that are {trend.value}", style="dim")
    groups = _groups([scenario for scenario in trends.scenarios if scenario.trend is trend])
    for (old, new, named), several in groups[:_LINES]:
        number = "1 scenario" if len(several) == 1 else f"{len(several)} scenarios"
        line = f"{number}, {old} before, {new} now ({few(named, _NAMED)})"
        yield Text.assemble(f"  {trend.value} ".ljust(12), (line, _STYLES[trend]))
        again = show_command(trends.new.header, several[0].scenario.id)
        yield Text(f"            {shown(again, SENTENCE)}", style="cyan")
    if len(groups) > _LINES:
        yield Text(f"  … and {len(groups) - _LINES} more such groups", style="dim")


_Group = tuple[tuple[str, str, tuple[str, ...]], list[ScenarioTrend]]


def _groups(trends: list[ScenarioTrend]) -> list[_Group]:
    found: dict[tuple[str, str, tuple[str, ...]], list[ScenarioTrend]] = defaultdict(list)
    for scenario in trends:
        found[scenario.old.value, scenario.new.value, scenario.clauses].append(scenario)
    return sorted(found.items(), key=lambda group: (-len(group[1]), group[0]))


def _causes(trends: RunTrends, trend: Trend | None) -> Iterator[Text]:
    """The causes with this trend; for ``None`` those that stay, or the reason why causes are not compared."""
    if trends.causes is None:
        if trend is None:
            yield Text("  causes are not compared: one of the runs did not search for them", style="dim")
        return
    those = [cause for cause in trends.causes if cause.fate.trend is trend]
    for cause in those[:_LINES]:
        line = f"{few(cause.clauses, _NAMED)} {cause.id}: {cause.sentence}"
        told = shown(f"cause {_fate(cause)}: {line}", SENTENCE)
        yield Text.assemble("  ", (told, _STYLES[trend] if trend else ""))
    if len(those) > _LINES:
        yield Text(f"  … and {len(those) - _LINES} more causes", style="dim")


def _fate(cause: CauseTrend) -> str:
    """What became of a cause, and how many failures it explains."""
    match cause.fate:
        case CauseFate.NEW:
            return f"new (explains {cause.new})"
        case CauseFate.GONE:
            return f"gone (explained {cause.old})"
        case CauseFate.STAYS:
            return f"stays (explains {cause.new})"
        case CauseFate.GREW | CauseFate.SHRANK:
            return f"stays ({cause.old} before, {cause.new} now)"
