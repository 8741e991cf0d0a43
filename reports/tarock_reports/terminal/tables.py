"""The report on the terminal: a table by rule area, two numbers, and what did not pass."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tarock_protocol.strangers_text import SENTENCE, shown, visible
from tarock_reports.ledger.check_lines import VerdictLine
from tarock_reports.ledger.checks import Ledger
from tarock_reports.terminal.causes import cause_lines
from tarock_reports.terminal.inking import inked
from tarock_reports.terminal.known import known_lines
from tarock_reports.terminal.scenes import printed
from tarock_reports.terminal.sentences import tell
from tarock_reports.verdict.by_symmetry import symmetry_text
from tarock_reports.verdict.cases import Case, Tally
from tarock_reports.verdict.columns import FIRST, Column, verdict_columns
from tarock_reports.verdict.declined import declining, reason_in_words
from tarock_reports.verdict.reproduce import command, show_command
from tarock_reports.verdict.summary import Conformity, LedgerVerdict, Summary, summarise
from tarock_reports.verdict.wording import (
    SIGNS,
    area_title,
    engine_title,
    few,
    listed,
    message_of,
    options_text,
    place,
    reading_text,
    rules_text,
    title,
    unmet_text,
)
from tarock_steps.catalogue.by_readings import catalogue_by
from tarock_steps.catalogue.loading import Catalogue
from tarock_steps.suite.verdicts import Outcome

Each = TypeVar("Each")

STYLES: Final = {
    Conformity.CONFORM: "bold green",
    Conformity.BUT_FOR_KNOWN: "bold green",
    Conformity.OUTDATED: "bold red",
    Conformity.NOT_CONFORM: "bold red",
    Conformity.INCONCLUSIVE: "bold yellow",
    Conformity.CUT_OFF: "bold yellow",
    Conformity.ADAPTER_BROKEN: "bold magenta",
    Conformity.SUITE_BROKEN: "bold magenta",
}
_COLOURS: Final = {
    Outcome.PASSED: "green",
    Outcome.FAILED: "red",
    Outcome.NOT_REACHED: "red",
    Outcome.ERRORED: "magenta",
    Outcome.SUITE_FAULT: "magenta",
    Outcome.OTHER_READING: "yellow",
}
IN_FULL: Final = 5
"""How many failures are shown with all their steps and the question sent."""

LAWS: Final = 3
"""How many clauses of a failure are shown in words."""

ALSO: Final = 4
"""How many further checks of a failure are shown."""

DECLINED: Final = 6
"""How many reasons for declining are shown; the rest is only counted."""

_QUESTION: Final = 2_000
"""How many characters of a question are shown: usually enough for a whole deal."""

SHOWN: Final = 12
"""How many clauses or faults are listed; the rest is only counted."""


def show(
    console: Console,
    ledger: Ledger,
    areas: Iterable[str] = (),
    *,
    catalogue: Catalogue | None = None,
) -> None:
    """Print the whole report; ``catalogue`` has the clauses' texts."""
    summary = summarise(ledger, areas)
    console.print(heading(ledger))
    console.print(verdicts_by_area(summary))
    console.print(Text(summary.total.two_numbers, style="bold"))
    for told in cause_lines(ledger, catalogue):
        tell(told, console)
    for line in failures(ledger, summary, catalogue=catalogue):
        console.print(line, soft_wrap=isinstance(line, Text))
    for line in declined_table(summary):
        console.print(line, soft_wrap=True)
    for line in unplayable_lines(summary):
        console.print(line, soft_wrap=True)
    for line in [*unreached_lines(ledger, summary), *known_lines(summary), *left_out_lines(summary)]:
        console.print(line, soft_wrap=True)
    console.print(closing(ledger, summary))
    for reading in summary.plays:
        tell(Text(shown(f"{reading.in_words}.", SENTENCE), style="yellow"), console)


def heading(ledger: Ledger) -> Text:
    """The program, the rules and the options of the run, in one line."""
    header = ledger.header
    return Text.assemble((engine_title(header), "bold"), f" by {rules_text(header)}, options: {options_text(header)}")


def verdicts_by_area(summary: Summary) -> Table:
    """A table of the numbers by rule area, with a total."""
    shown_columns = verdict_columns(summary.total)
    table = Table(show_footer=True)
    table.add_column(FIRST, footer="total")
    for column in shown_columns:
        table.add_column(column.name, footer=_cell(column, summary.total), justify="right")
    for area, tally in summary.areas.items():
        table.add_row(Text(area_title(area)), *(_cell(column, tally) for column in shown_columns))
    return table


def side_by_side(standings: Iterable[LedgerVerdict]) -> Table:
    """A table of the results of several ledgers, one rule set in each row."""
    table = Table()
    for heading in ("rule set", "evaluated", "passed", "verdict"):
        table.add_column(heading, justify="right" if heading in ("evaluated", "passed") else "left")
    for rules, total, verdict, _ in standings:
        told = Text(verdict.value, style=STYLES[verdict])
        table.add_row(Text(shown(rules)), _of(total.evaluated, total.planned), _of(total.passed, total.evaluated), told)
    return table


def failures(ledger: Ledger, summary: Summary, *, catalogue: Catalogue | None = None) -> list[RenderableType]:
    """The failures, other readings, errors and suite faults: clause, scenario, expected, given.

    The first ones are shown with all their steps and the question sent. Each is followed by the command that repeats
    it, as a separate text so that it is not wrapped.
    """
    wrong = summary.wrong
    told: list[RenderableType] = []
    for number, case in enumerate(wrong):
        told.append(failure_in_words(ledger, case, catalogue, in_full=number < IN_FULL))
        if case.verdict is not None:
            told += _wire(case.verdict) if number < IN_FULL else ()
            told.append(Text(f"  {visible(command(ledger.header, case.verdict))}", style="cyan"))
    if len(wrong) > IN_FULL:
        show = visible(show_command(ledger.header, "SCENARIO"))
        told.append(Text(f"`{show}` shows every step", style="dim"))
    return told


def declined_table(summary: Summary) -> list[Text]:
    """A few lines: what the engine declines, and how many scenarios need it."""
    found = declining(summary.declined, DECLINED)
    lines = [Text(f"declined: {reason_in_words(reason)}") for reason in found.each]
    if found.more:
        lines.append(Text(f"declined: {found.more:,} more for {found.reasons:,} other reasons; the page lists more"))
    return lines


def unplayable_lines(summary: Summary) -> list[Text]:
    """A few lines: the scenarios that the rules do not allow, and the clauses that forbid them."""
    each, more = first(summary.unplayable)
    lines = [Text(f"not playable: {group.in_words}") for group in each]
    return [*lines, Text(f"not playable: {more} more such clauses; the page lists them")] if more else lines


def unreached_lines(ledger: Ledger, summary: Summary) -> list[Text]:
    """The allowed actions that the program refuses, each with the command that repeats the first scenario."""
    each, more = first(summary.unreached)
    lines = []
    for group in each:
        lines.append(Text(f"not reached: {group.in_words}", style=_COLOURS[Outcome.NOT_REACHED]))
        again = command(ledger.header, ledger.by_scenario[group.scenarios[0]])
        lines.append(Text(f"  {visible(again)}", style="cyan"))
    return [*lines, Text(f"not reached: {more} more such refusals; the page lists them")] if more else lines


def left_out_lines(summary: Summary) -> list[Text]:
    """The scenarios that do not count, a line for each reason."""
    each, more = first(summary.left_out)
    lines = [Text(shown(group.in_words, SENTENCE)) for group in each]
    return [*lines, Text(f"left out: {more} more reasons; the page lists them")] if more else lines


def closing(ledger: Ledger, summary: Summary) -> RenderableType:
    """The decision in words, then faults, clauses without results, and the basis of the verdicts."""
    lines = [Text(visible(summary.words), style=STYLES[summary.conformity])]
    if ledger.is_partial and summary.conformity is not Conformity.CUT_OFF:
        lines.append(Text(shown(f"The ledger is partial: {ledger.cut}.", SENTENCE), style="yellow"))
    faults, more_faults = first(ledger.faults[1:])
    lines += [Text(shown(f"Fault: {fault}", SENTENCE), style="magenta") for fault in faults]
    if more_faults:
        lines.append(Text(f"… and {more_faults} more faults in the ledger", style="dim"))
    if summary.inconclusive and not ledger.is_partial:
        clauses, more = first(summary.inconclusive)
        rest = f" and {more} more; the page lists them" if more else ""
        lines.append(Text(f"Without an evaluated scenario: {', '.join(clauses)}{rest}"))
    if summary.bare:
        clauses, more = first(summary.bare)
        rest = f" and {more} more" if more else ""
        lines.append(Text(f"Without a scenario by these rules: {', '.join(clauses)}{rest}"))
    if summary.basis:
        lines.append(Text(f"{summary.basis}."))
    if summary.symmetry.put:
        lines.append(Text(shown(summary.symmetry.in_words, SENTENCE)))
    return Group(*lines)


def first(each: Sequence[Each]) -> tuple[Sequence[Each], int]:
    """The first items, as many as a terminal should show, and how many more there are."""
    return each[:SHOWN], max(0, len(each) - SHOWN)


def _of(part: int, whole: int) -> Text:
    return Text(f"{part} of {whole}")


def _cell(column: Column, tally: Tally) -> Text:
    """A number in the colour of the outcome that it counts; dim if it is 0."""
    if column.outcome is None:
        return Text(column.told(tally))
    return Text(column.told(tally), style=_COLOURS.get(column.outcome, "") if column.number(tally) else "dim")


def failure_in_words(ledger: Ledger, case: Case, catalogue: Catalogue | None, *, in_full: bool) -> RenderableType:
    """A failure with its clauses' texts, the expected and the given answer; ``in_full`` with all its steps."""
    verdict, scenario = case.verdict, case.scenario
    if verdict is None:
        message = f"{scenario.id} has no verdict to show"
        raise ValueError(message)
    texts = {} if catalogue is None else catalogue_by(catalogue, ledger.header.readings_of(scenario)).clauses
    laws = [Text(f"  {texts[clause].en}", style="italic") for clause in case.named_clauses[:LAWS] if clause in texts]
    steps = [printed(scenario.steps, verdict.step)] if in_full else []
    facts = Table.grid(padding=(0, 1))
    for label, value in _facts(verdict, in_full=in_full):
        facts.add_row(Text(label, style="dim"), inked(value))
    return Group(title_line(ledger, case), *laws, *steps, Padding(facts, (0, 0, 0, 2)))


def title_line(ledger: Ledger, case: Case) -> Text:
    """The outcome of a scenario, its clauses, its name, and its file and line."""
    return Text.assemble(
        (f"{SIGNS[case.outcome]} {case.outcome.value} ", _COLOURS.get(case.outcome, "")) if case.outcome else "",
        (shown(few(case.named_clauses), SENTENCE), "bold"),
        f"  {shown(title(case.scenario))}",
        (f"  {shown(place(ledger.header, case.scenario))}", "dim"),
    )


def _facts(verdict: VerdictLine, *, in_full: bool) -> Iterator[tuple[str, str]]:
    """The labels and values to show of a verdict, safe for a terminal."""
    if told := symmetry_text(verdict):
        yield "passed, and repeated", shown(told, SENTENCE)
    if verdict.step and not in_full:
        yield "step", shown(verdict.step, SENTENCE, lines=True)
    yield from _compared(verdict)
    if told := reading_text(verdict):
        yield "reading", shown(f"right for {told}", SENTENCE)
    if message := message_of(verdict):
        yield "message", shown(message, SENTENCE, lines=True)
    yield from _other_checks(verdict, ALSO if in_full else 0)


def _compared(verdict: VerdictLine) -> Iterator[tuple[str, str]]:
    """What was expected and given: the parts of lists that differ, and both as a whole."""
    for label, parts in (("lacking", verdict.lacking), ("too much", verdict.too_much)):
        if parts:
            yield label, shown(listed(parts), SENTENCE, lines=True)
    if verdict.expected or verdict.given:
        yield "expected", shown(verdict.expected, SENTENCE, lines=True)
        yield "given", shown(verdict.given, SENTENCE, lines=True)


def _other_checks(verdict: VerdictLine, most: int) -> Iterator[tuple[str, str]]:
    """The first of the other checks that were not met, and how many more there are."""
    yield from (("also", shown(unmet_text(unmet), SENTENCE, lines=True)) for unmet in verdict.also[:most])
    further = len(verdict.also) - most
    if further > 0:
        yield "also", f"{further} more of its checks {'was' if further == 1 else 'were'} not met"


def _wire(verdict: VerdictLine) -> Iterator[Text]:
    """The last question, its answer and the error output, each on one line as it was sent."""
    for last in verdict.exchanges[-1:]:
        for label, text, limit in (
            ("asked", last.question, _QUESTION),
            ("answered", last.answer, SENTENCE),
            ("stderr", last.stderr, SENTENCE),
        ):
            if text:
                yield Text.assemble((f"  {label} ", "dim"), shown(text, limit))
