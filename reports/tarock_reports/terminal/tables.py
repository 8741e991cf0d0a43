"""Prints the full report of a check: a table by rule area, two numbers, and what did not pass."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tarock_language.message import Language, Message, message
from tarock_protocol.strangers_text import SENTENCE, shown, visible
from tarock_reports.ledger.check_lines import VerdictLine
from tarock_reports.ledger.checks import Ledger
from tarock_reports.terminal.beyond import beyond_lines
from tarock_reports.terminal.cause_lines import cause_lines
from tarock_reports.terminal.inking import inked
from tarock_reports.terminal.known_deviations import known_lines
from tarock_reports.terminal.scenes import printed
from tarock_reports.terminal.sentences import contest_line, tell
from tarock_reports.verdict.by_symmetry import symmetry_text
from tarock_reports.verdict.cases import Case, Tally
from tarock_reports.verdict.columns import FIRST, Column, verdict_columns
from tarock_reports.verdict.declined import declining, reason_in_words
from tarock_reports.verdict.reproduce import command, show_command
from tarock_reports.verdict.summary import CONFORMITIES, Conformity, LedgerVerdict, Summary, summarise
from tarock_reports.verdict.wording import (
    OUTCOMES,
    SIGNS,
    answer_differences,
    answer_sent,
    area_text,
    engine_title,
    few,
    first_of,
    message_of,
    options_text,
    place,
    reading_text,
    rules_text,
    step_told,
    title,
    unmet_text,
)
from tarock_steps.catalogue.by_readings import catalogue_by
from tarock_steps.catalogue.entries import entry_text
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
    Outcome.BEYOND: "red",
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
_BARE: Final = 3
"""How many clauses without a scenario are named; the page names more."""


def show(
    console: Console,
    ledger: Ledger,
    areas: Iterable[str] = (),
    *,
    say: Language,
    catalogue: Catalogue | None = None,
) -> None:
    """Print the whole report; ``catalogue`` has the clauses' texts."""
    summary = summarise(ledger, areas)
    console.print(heading(ledger, say))
    console.print(verdicts_by_area(summary, say))
    console.print(Text(say.sentence(summary.total.two_numbers), style="bold"))
    for told in cause_lines(ledger, catalogue, say=say):
        tell(told, console)
    for line in failures(ledger, summary.wrong, say, catalogue=catalogue):
        console.print(line, soft_wrap=isinstance(line, Text))
    for line in beyond_lines(summary, say):
        console.print(line, soft_wrap=True)
    for line in failures(ledger, summary.beyond, say, catalogue=catalogue):
        console.print(line, soft_wrap=isinstance(line, Text))
    for line in declined_table(summary, say):
        console.print(line, soft_wrap=True)
    for line in unplayable_lines(summary, say):
        console.print(line, soft_wrap=True)
    for line in [*unreached_lines(ledger, summary, say), *known_lines(summary, say), *left_out_lines(summary, say)]:
        console.print(line, soft_wrap=True)
    console.print(closing(ledger, summary, say))
    for reading in summary.plays:
        tell(Text(shown(f"{say.sentence(reading.in_words)}.", SENTENCE), style="yellow"), console)


def heading(ledger: Ledger, say: Language) -> Text:
    """The program, the rules and the options of the run, in one line."""
    header = ledger.header
    by = say("by {rules}, options: {options}", rules=rules_text(header), options=options_text(header))
    return Text.assemble((engine_title(header), "bold"), f" {by}")


def verdicts_by_area(summary: Summary, say: Language) -> Table:
    """A table of the numbers by rule area, with a total."""
    shown_columns = verdict_columns(summary.total)
    table = Table(show_footer=True)
    table.add_column(say.sentence(FIRST), footer=say("total"))
    for column in shown_columns:
        table.add_column(say.sentence(column.name), footer=_cell(column, summary.total, say), justify="right")
    for area, tally in summary.areas.items():
        table.add_row(Text(say.sentence(area_text(area))), *(_cell(column, tally, say) for column in shown_columns))
    return table


def side_by_side(standings: Iterable[LedgerVerdict], say: Language) -> Table:
    """A table of the results of several ledgers, one rule set in each row."""
    table = Table()
    table.add_column(say("rule set"))
    table.add_column(say("evaluated"), justify="right")
    table.add_column(say("passed"), justify="right")
    table.add_column(say("verdict"))
    for rules, total, verdict, _ in standings:
        told = Text(say.sentence(CONFORMITIES[verdict]), style=STYLES[verdict])
        evaluated, passed = _of(total.evaluated, total.planned, say), _of(total.passed, total.evaluated, say)
        table.add_row(Text(shown(rules)), evaluated, passed, told)
    return table


def failures(
    ledger: Ledger, wrong: Sequence[Case], say: Language, *, catalogue: Catalogue | None = None
) -> list[RenderableType]:
    """The cases that went wrong: clause, scenario, expected, given.

    The first ones are shown with all their steps and the question sent. Each is followed by the command that repeats
    it, as a separate text so that it is not wrapped.
    """
    told: list[RenderableType] = []
    for number, case in enumerate(wrong):
        told.append(failure_in_words(ledger, case, catalogue, say, in_full=number < IN_FULL))
        if case.verdict is not None:
            told += _wire(case.verdict, say) if number < IN_FULL else ()
            told.append(Text(f"  {visible(command(ledger.header, case.verdict))}", style="cyan"))
            told.append(contest_line(case.named_clauses, say))
    if len(wrong) > IN_FULL:
        show = visible(show_command(ledger.header, "SCENARIO"))
        told.append(Text(say("`{command}` shows every step", command=show), style="dim"))
    return told


def declined_table(summary: Summary, say: Language) -> list[Text]:
    """A few lines: what the engine declines, and how many scenarios need it."""
    found = declining(summary.declined, DECLINED)
    lines = [Text(say("declined: {what}", what=reason_in_words(reason, say))) for reason in found.each]
    if found.more:
        told = say(
            "declined: {number:,} more for {reasons:,} other reasons; the page lists more",
            number=found.more,
            reasons=found.reasons,
        )
        lines.append(Text(told))
    return lines


def unplayable_lines(summary: Summary, say: Language) -> list[Text]:
    """A few lines: the scenarios that the rules do not allow, and the clauses that forbid them."""
    each, more = first(summary.unplayable)
    lines = [
        Text(say("not playable by these rules, and not asked: {what}", what=group.in_words(say))) for group in each
    ]
    rest = say(
        "not playable: {number} more such clause; the page lists it",
        "not playable: {number} more such clauses; the page lists them",
        number=more,
    )
    return [*lines, Text(rest)] if more else lines


def unreached_lines(ledger: Ledger, summary: Summary, say: Language) -> list[Text]:
    """The allowed actions that the program refuses, each with the command that repeats the first scenario."""
    each, more = first(summary.unreached)
    lines = []
    for group in each:
        lines.append(Text(say("not reached: {what}", what=group.in_words(say)), style=_COLOURS[Outcome.NOT_REACHED]))
        again = command(ledger.header, ledger.by_scenario[group.scenarios[0]])
        lines.append(Text(f"  {visible(again)}", style="cyan"))
        lines.append(contest_line(group.clauses, say))
    rest = say(
        "not reached: {number} more such refusal; the page lists it",
        "not reached: {number} more such refusals; the page lists them",
        number=more,
    )
    return [*lines, Text(rest)] if more else lines


def left_out_lines(summary: Summary, say: Language) -> list[Text]:
    """The scenarios that do not count, a line for each reason."""
    each, more = first(summary.left_out)
    lines = [Text(shown(group.in_words(say), SENTENCE)) for group in each]
    rest = say(
        "left out: {number} more reason; the page lists it",
        "left out: {number} more reasons; the page lists them",
        number=more,
    )
    return [*lines, Text(rest)] if more else lines


def closing(ledger: Ledger, summary: Summary, say: Language) -> RenderableType:
    """The decision in words, then faults, clauses without results, and the basis of the verdicts."""
    lines = [Text(visible(summary.told(say)), style=STYLES[summary.conformity])]
    if ledger.is_partial and summary.conformity is not Conformity.CUT_OFF:
        lines.append(
            Text(shown(say("The ledger is partial: {cut}.", cut=ledger.said_of_cut), SENTENCE), style="yellow")
        )
    faults, more_faults = first(ledger.said_faults[1:])
    lines += [Text(shown(say("Fault: {fault}", fault=fault), SENTENCE), style="magenta") for fault in faults]
    if more_faults:
        lines.append(
            Text(
                say(
                    "… and {number} more fault in the ledger",
                    "… and {number} more faults in the ledger",
                    number=more_faults,
                ),
                style="dim",
            )
        )
    if summary.inconclusive and not ledger.is_partial:
        lines.append(Text(say.sentence(_unanswered(summary.inconclusive))))
    if summary.bare:
        clauses = first_of(summary.bare, _BARE)
        lines.append(Text(say("Without a scenario by these rules: {clauses}", clauses=clauses)))
    if summary.basis:
        lines.append(Text(say.sentence(summary.basis)))
    if summary.symmetry.put:
        lines.append(Text(shown(summary.symmetry.in_words(say), SENTENCE)))
    return Group(*lines)


def _unanswered(inconclusive: Sequence[str]) -> Message:
    clauses, more = first(inconclusive)
    if more:
        return message(
            "Without an evaluated scenario: {clauses} and {number} more; the page lists them",
            clauses=clauses,
            number=more,
        )
    return message("Without an evaluated scenario: {clauses}", clauses=clauses)


def first(each: Sequence[Each]) -> tuple[Sequence[Each], int]:
    """The first items, as many as a terminal should show, and how many more there are."""
    return each[:SHOWN], max(0, len(each) - SHOWN)


def _of(part: int, whole: int, say: Language) -> Text:
    return Text(say("{part} of {whole}", part=part, whole=whole))


def _cell(column: Column, tally: Tally, say: Language) -> Text:
    """A number in the colour of the outcome that it counts; dim if it is 0."""
    told = say.sentence(column.told(tally))
    if column.outcome is None:
        return Text(told)
    return Text(told, style=_COLOURS.get(column.outcome, "") if column.number(tally) else "dim")


def failure_in_words(
    ledger: Ledger, case: Case, catalogue: Catalogue | None, say: Language, *, in_full: bool
) -> RenderableType:
    """A failure with its clauses' texts, the expected and the given answer; ``in_full`` with all its steps."""
    verdict, scenario = case.judged, case.scenario
    texts = {} if catalogue is None else catalogue_by(catalogue, ledger.header.readings_of(scenario)).clauses
    named = [texts[clause] for clause in case.named_clauses[:LAWS] if clause in texts]
    laws = [Text(f"  {entry_text(clause, say)}", style="italic") for clause in named]
    steps = [printed(scenario.steps, say, verdict.step)] if in_full else []
    facts = Table.grid(padding=(0, 1))
    for label, value in _facts(verdict, say, in_full=in_full):
        facts.add_row(Text(label, style="dim"), inked(value))
    return Group(title_line(ledger, case, say), *laws, *steps, Padding(facts, (0, 0, 0, 2)))


def title_line(ledger: Ledger, case: Case, say: Language) -> Text:
    """The outcome of a scenario, its clauses, its name, and its file and line."""
    outcome = say.sentence(OUTCOMES[case.outcome])
    return Text.assemble(
        (f"{SIGNS[case.outcome]} {outcome} ", _COLOURS.get(case.outcome, "")) if case.outcome else "",
        (shown(say.sentence(few(case.named_clauses)), SENTENCE), "bold"),
        f"  {shown(title(case.scenario, say))}",
        (f"  {shown(place(ledger.header, case.scenario))}", "dim"),
    )


def _facts(verdict: VerdictLine, say: Language, *, in_full: bool) -> Iterator[tuple[str, str]]:
    """The labels and values to show of a verdict, safe for a terminal."""
    if told := symmetry_text(verdict, say):
        yield say("passed, and repeated"), shown(told, SENTENCE)
    if verdict.step and not in_full:
        yield say("step"), shown(step_told(verdict.step, say), SENTENCE, lines=True)
    for label, text in answer_differences(verdict, say):
        yield label, shown(text, SENTENCE, lines=True)
    if told := reading_text(verdict):
        yield say("reading"), shown(say("right for {reading}", reading=told), SENTENCE)
    if told := message_of(verdict, say):
        yield say("message"), shown(told, SENTENCE, lines=True)
    yield from _further(verdict, say, ALSO if in_full else 0)


def _further(verdict: VerdictLine, say: Language, limit: int) -> Iterator[tuple[str, str]]:
    """The first further checks that were not met, and how many more there are."""
    for unmet in verdict.also[:limit]:
        yield say("also"), shown(unmet_text(unmet, say), SENTENCE, lines=True)
    if (more := len(verdict.also) - limit) > 0:
        yield (
            say("also"),
            say("{number} more of its checks was not met", "{number} more of its checks were not met", number=more),
        )


def _wire(verdict: VerdictLine, say: Language) -> Iterator[Text]:
    """The last question, its answer and the error output, each on one line as it was sent."""
    for last in verdict.exchanges[-1:]:
        for label, text, limit in (
            (say("asked"), last.question, _QUESTION),
            (say("answered"), answer_sent(verdict, last), SENTENCE),
            ("stderr", last.stderr, SENTENCE),
        ):
            if text:
                yield Text.assemble((f"  {label} ", "dim"), shown(text, limit))
