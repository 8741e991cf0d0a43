"""The report in a terminal: a table by rule area, two numbers, and what did not pass."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tarock_reports.ledger import Ledger
from tarock_reports.reproduce import command
from tarock_reports.summary import Case, Conformity, Standing, Summary, Tally, summarise
from tarock_reports.wording import SIGNS, area_title, engine_title, options_text, place, title
from tarock_steps.strangers_text import SENTENCE, shown, visible
from tarock_steps.verdicts import Outcome

STYLES: Final = {
    Conformity.CONFORM: "bold green",
    Conformity.NOT_CONFORM: "bold red",
    Conformity.INCONCLUSIVE: "bold yellow",
    Conformity.CUT_OFF: "bold yellow",
    Conformity.ADAPTER_BROKEN: "bold magenta",
    Conformity.SUITE_BROKEN: "bold magenta",
}
_OUTCOMES: Final = (
    (Outcome.PASSED, "green"),
    (Outcome.FAILED, "red"),
    (Outcome.ERRORED, "magenta"),
    (Outcome.DECLINED, ""),
    (Outcome.OTHER_READING, "yellow"),
)
_RARE: Final = ((Outcome.INCONCLUSIVE, ""),)
_COLOURS: Final = dict(_OUTCOMES) | dict(_RARE)
SHOWN: Final = 12
"""How many clauses or faults are listed before the rest is only counted."""


def show(console: Console, ledger: Ledger, areas: Iterable[str] = (), *, limit: int | None = None) -> None:
    """Print the whole report; ``limit`` caps the list of what did not pass."""
    summary = summarise(ledger, areas)
    console.print(heading(ledger))
    console.print(area_table(summary))
    console.print(Text(summary.total.two_numbers, style="bold"))
    for line in failures(ledger, summary, limit=limit):
        console.print(line, soft_wrap=isinstance(line, Text))
    console.print(closing(ledger, summary))


def heading(ledger: Ledger) -> Text:
    """Who was asked what."""
    header = ledger.header
    return Text.assemble((engine_title(header), "bold"), f" by {shown(header.rules)}, options: {options_text(header)}")


def area_table(summary: Summary) -> Table:
    """Evaluated, passed, failed, errored, declined, other reading, by rule area, with a total."""
    columns = _OUTCOMES + tuple(each for each in _RARE if summary.total.counts[each[0]])
    table = Table(show_footer=True)
    total = summary.total
    table.add_column("rule area", footer="total")
    table.add_column("evaluated", footer=_of(total.evaluated, total.planned), justify="right")
    for outcome, _ in columns:
        table.add_column(outcome.value, footer=_number(total.counts[outcome], outcome), justify="right")
    if total.not_run:
        table.add_column("not run", footer=str(total.not_run), justify="right")
    for area, tally in summary.areas.items():
        table.add_row(*_row(area, tally, [outcome for outcome, _ in columns], not_run=bool(total.not_run)))
    return table


def side_by_side(standings: Iterable[Standing]) -> Table:
    """What several ledgers come to, a rule set in each row."""
    table = Table()
    for heading in ("rule set", "evaluated", "passed", "verdict"):
        table.add_column(heading, justify="right" if heading in ("evaluated", "passed") else "left")
    for rules, total, verdict, _ in standings:
        told = Text(verdict.value, style=STYLES[verdict])
        table.add_row(Text(shown(rules)), _of(total.evaluated, total.planned), _of(total.passed, total.evaluated), told)
    return table


def failures(ledger: Ledger, summary: Summary, *, limit: int | None = None) -> list[RenderableType]:
    """What failed, was answered by another reading, or errored: clause, scenario, expected, given.

    Each is followed by the command that repeats it, as a text of its own so that no line break gets into it.
    """
    wrong = summary.wrong
    shown: list[RenderableType] = []
    for case in wrong[:limit]:
        shown += [
            _failure(ledger, case),
            Text(f"  {visible(command(ledger.header, case.scenario.id))}", style="cyan"),
        ]
    if limit is not None and len(wrong) > limit:
        shown.append(Text(f"… and {len(wrong) - limit} more in the ledger", style="dim"))
    return shown


def closing(ledger: Ledger, summary: Summary) -> RenderableType:
    """The decision in words, and what stands in its way."""
    lines = [Text(visible(summary.words), style=STYLES[summary.conformity])]
    if ledger.partial and summary.conformity is not Conformity.CUT_OFF:
        lines.append(Text(shown(f"The ledger is partial: {ledger.cut}.", SENTENCE), style="yellow"))
    faults, more_faults = first(ledger.faults[1:])
    lines += [Text(shown(f"Fault: {each}", SENTENCE), style="magenta") for each in faults]
    if more_faults:
        lines.append(Text(f"… and {more_faults} more faults in the ledger", style="dim"))
    if summary.inconclusive and not ledger.partial:
        clauses, more = first(summary.inconclusive)
        rest = f" and {more} more; the page lists them" if more else ""
        lines.append(Text(f"Without an evaluated scenario: {', '.join(clauses)}{rest}"))
    if summary.overridden:
        clauses, more = first(summary.overridden)
        rest = f" and {more} more" if more else ""
        lines.append(Text(f"Without a scenario for these readings: {', '.join(clauses)}{rest}"))
    return Group(*lines)


def first(each: Sequence[str]) -> tuple[Sequence[str], int]:
    """As many as a terminal should show, and how many are left."""
    return each[:SHOWN], max(0, len(each) - SHOWN)


def _row(area: str, tally: Tally, outcomes: list[Outcome], *, not_run: bool) -> list[RenderableType]:
    row: list[RenderableType] = [Text(area_title(area)), _of(tally.evaluated, tally.planned)]
    row += [_number(tally.counts[outcome], outcome) for outcome in outcomes]
    return [*row, str(tally.not_run)] if not_run else row


def _of(part: int, whole: int) -> Text:
    return Text(f"{part} of {whole}")


def _number(number: int, outcome: Outcome) -> Text:
    return Text(str(number), style=_COLOURS[outcome] if number else "dim")


def _failure(ledger: Ledger, case: Case) -> RenderableType:
    verdict, scenario = case.verdict, case.scenario
    if verdict is None:
        message = f"{scenario.id} has no verdict to show"
        raise ValueError(message)
    line = Text.assemble(
        (f"{SIGNS[verdict.outcome]} {verdict.outcome.value} ", _COLOURS[verdict.outcome]),
        (shown(" ".join(scenario.clauses)), "bold"),
        f"  {shown(title(scenario))}",
        (f"  {shown(place(ledger.header, scenario))}", "dim"),
    )
    facts = Table.grid(padding=(0, 1))
    for label, value in _facts(case):
        facts.add_row(Text(label, style="dim"), Text(shown(value, SENTENCE, lines=True)))
    return Group(line, Padding(facts, (0, 0, 0, 2)))


def _facts(case: Case) -> list[tuple[str, str]]:
    verdict = case.verdict
    if verdict is None:
        return []
    facts = [
        ("step", verdict.step),
        ("expected", verdict.expected),
        ("given", verdict.given),
        ("reading", f"right for {verdict.reading}" if verdict.reading else ""),
        ("message", verdict.message),
    ]
    return [(label, value) for label, value in facts if value]
