"""Prints the summary at the end of a check, in about forty lines at most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from tarock_language.message import Language, message
from tarock_protocol.strangers_text import SENTENCE, shown, visible
from tarock_reports.ledger.checks import Ledger
from tarock_reports.terminal.beyond import beyond_lines
from tarock_reports.terminal.cause_lines import cause_lines
from tarock_reports.terminal.known_deviations import known_lines
from tarock_reports.terminal.sentences import contest_line, tell
from tarock_reports.terminal.tables import (
    closing,
    declined_table,
    failure_in_words,
    heading,
    left_out_lines,
    show,
    title_line,
    unplayable_lines,
)
from tarock_reports.verdict.cases import Case
from tarock_reports.verdict.causes import causes, played_without_cause
from tarock_reports.verdict.reproduce import command, shell_line
from tarock_reports.verdict.summary import Summary, summarise
from tarock_reports.verdict.wording import area_text
from tarock_steps.catalogue.loading import Catalogue
from tarock_steps.suite.verdicts import Outcome

CAUSES: Final = 5
"""How many causes are shown."""
OTHERS: Final = 6
"""How many more failures are named after the first if there are no causes; each is about another clause."""
_PLAYS: Final = 2
"""How many lines of any other kind are shown."""


def show_in_brief(  # noqa: PLR0913 - what a summary is made of
    console: Console,
    ledger: Ledger,
    areas: Iterable[str] = (),
    *,
    say: Language,
    catalogue: Catalogue | None = None,
    path: str = "LEDGER",
) -> None:
    """Print the verdict, the causes, and the rule areas with failures.

    Without causes and with at most one failure, the whole report is printed. ``path`` is the path of the ledger, for
    the command that shows everything.
    """
    all_of_it = shell_line(["tarock", "report", path])
    summary = summarise(ledger, areas)
    if not causes(ledger) and len(summary.wrong) + len(summary.beyond) + len(_unreached(summary)) <= 1:
        show(console, ledger, areas, say=say, catalogue=catalogue)
        return
    console.print(heading(ledger, say))
    console.print(closing(ledger, summary, say))
    console.print(Text(say.sentence(summary.total.two_numbers), style="bold"))
    for told in cause_lines(ledger, catalogue, CAUSES, say=say, all_of_it=all_of_it):
        tell(told, console)
    for line in () if causes(ledger) else _one_of_many(ledger, summary, catalogue, say):
        console.print(line, soft_wrap=isinstance(line, Text))
    if causes(ledger) and summary.symmetry.first is not None:
        again = command(ledger.header, summary.symmetry.first)
        repeated = say("repeated with other labels: {command}", command=again)
        console.print(Text(visible(repeated), style="cyan"), soft_wrap=True)
    for reading in played_without_cause(ledger, causes(ledger)[:CAUSES])[:_PLAYS]:
        tell(Text(shown(f"{say.sentence(reading.in_words)}.", SENTENCE), style="yellow"), console)
    areas_wrong = Counter(case.scenario.area for case in (*summary.wrong, *summary.beyond))
    wrong = [(area, areas_wrong[area]) for area in summary.areas]
    where = [f"{say.sentence(area_text(area))} {number}" for area, number in wrong if number]
    by_area = say("Wrong, also beyond the steps, or errored, by rule area: {areas}.", areas=where or message("nothing"))
    tell(Text(by_area), console)
    less = [*declined_table(summary, say)[:_PLAYS], *unplayable_lines(summary, say)[:_PLAYS]]
    for line in [*beyond_lines(summary, say), *known_lines(summary, say), *left_out_lines(summary, say), *less]:
        console.print(line, soft_wrap=True)
    console.print(contest_line(_first_clauses(summary), say, path), soft_wrap=True)
    rest = say("`{command}` and the page list every failure.", command=all_of_it)
    console.print(Text(visible(rest), style="dim"), soft_wrap=True)


def _first_clauses(summary: Summary) -> Sequence[str]:
    """The clauses of the first failure."""
    return next((case.named_clauses for case in (*summary.wrong, *summary.beyond, *_unreached(summary))), ())


def _unreached(summary: Summary) -> Sequence[Case]:
    """The cases that were not reached, without those explained by a known deviation."""
    return [case for case in summary.not_passed if case.outcome is Outcome.NOT_REACHED and case.known is None]


def _one_of_many(
    ledger: Ledger, summary: Summary, catalogue: Catalogue | None, say: Language
) -> Iterator[RenderableType]:
    """The shortest failure with all its steps, then a line for each of the next ones."""
    wrong = summary.wrong or summary.beyond or _unreached(summary)
    shortest = min(wrong, key=lambda case: sum(1 + text.count("\n") for text in case.scenario.steps))
    yield failure_in_words(ledger, shortest, catalogue, say, in_full=True)
    if shortest.verdict is not None:
        yield Text(f"  {visible(command(ledger.header, shortest.verdict))}", style="cyan")
    by_clause = {case.named_clauses[:1]: case for case in reversed(wrong)}
    by_clause.pop(shortest.named_clauses[:1])
    others = list(by_clause.values())[::-1]
    for case in others[:OTHERS]:
        yield title_line(ledger, case, say)
    if more := len(wrong) - 1 - len(others[:OTHERS]):
        yield Text(say("… and {number:,} more", number=more), style="dim")
