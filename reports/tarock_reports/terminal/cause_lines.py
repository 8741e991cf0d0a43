"""Prints the causes of failures, a few lines each, strongest first.

A deviation is a single point in which a program plays otherwise than the rules asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from tarock_language.message import Language, Message, message
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import CauseRecord
from tarock_reports.verdict.causes import (
    UnexplainedGroup,
    advice,
    cause_in_figures,
    causes,
    count_errors_explained,
    count_explained,
    count_uneven,
    example,
    is_possible,
    profile_lines,
    reading_of,
    unexplained,
    what_differs,
)
from tarock_reports.verdict.reproduce import show_command
from tarock_reports.verdict.wording import step_told
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import Catalogue

_WITH_EXAMPLE: Final = 3
"""How many causes are shown with an example if the number of causes is limited."""
_GROUPS: Final = 3
"""How many groups of unexplained failures are shown if the number of causes is limited."""
_AGAINST: Final = 3
"""How many scenarios are named that passed although a cause says they should fail."""
_LAW: Final = 110
_PART: Final = 80
"""Characters of a step, and of what differs in it, that are shown of a group."""
ALL_OF_IT: Final = "tarock report LEDGER"
"""The command that shows everything, if the path of the ledger is not known."""
GOES_ON: Final = message("`tarock diagnose` continues it")
"""The advice after a check if the search for causes did not come to its end."""


def cause_lines(  # noqa: PLR0913 - what the causes are told by
    ledger: Ledger,
    catalogue: Catalogue | None,
    limit: int | None = None,
    *,
    say: Language,
    goes_on: Message | str = GOES_ON,
    all_of_it: str = ALL_OF_IT,
    examples: int = _WITH_EXAMPLE,
) -> Iterator[Text]:
    """The causes and the failures left unexplained, or all failures without a diagnosis; ``limit`` caps the causes.

    ``goes_on`` is the advice if the search did not come to its end; ``all_of_it`` is the command that shows all causes.
    If there is a limit, so many causes are shown with rule and example.
    """
    if ledger.diagnosis is None:
        yield from _rest(ledger, limit, say)
        return
    found = causes(ledger)
    sure = sum(not is_possible(ledger, cause) for cause in found)
    yield Text(say.sentence(_heading(ledger, sure)), style="bold")
    for number, cause in enumerate(found[:limit], start=1):
        if number == sure + 1:
            yield Text(say("Possible, but nothing bears it out, or an answer contradicts it:"), style="bold")
        brief = limit is not None and number > examples
        yield from _told(ledger, cause, number, catalogue, say, in_brief=limit is not None, brief=brief)
    if limit is not None and len(found) > limit:
        more = say(
            "… and {number} more cause; to see all: {command}",
            "… and {number} more causes; to see all: {command}",
            number=len(found) - limit,
            command=all_of_it,
        )
        yield Text(more, style="dim")
    yield from _rest(ledger, limit, say)
    diagnosis = ledger.diagnosis
    if diagnosis.contradicted:
        yield from _against(ledger, diagnosis.contradicted, say)
    if not diagnosis.whole:
        yield Text(say("The time ran out before the search ended; {goes_on}.", goes_on=goes_on), style="dim")


def _heading(ledger: Ledger, number: int) -> Message:
    part, whole = count_explained(ledger)
    erring, errors = count_errors_explained(ledger)
    if not whole and not erring:
        return message("There are no failures to explain.")
    if not number:
        failures = message("the failure", "any of {number} failures", number=whole)
        if ledger.diagnosis is not None and not ledger.diagnosis.whole:
            return message("What it plays otherwise: no cause of {failures} was found by then.", failures=failures)
        return message("What it plays otherwise: no candidate explains {failures}.", failures=failures)
    explained = [_failures(part, whole, count_uneven(ledger))] if whole else []
    explained += [message("{part} of {whole} errors", part=erring, whole=errors)] if erring else []
    return message(
        "What it plays otherwise: {number} cause explains {explained:and}.",
        "What it plays otherwise: {number} causes explain {explained:and}.",
        number=number,
        explained=explained,
    )


def _failures(part: int, whole: int, uneven: int) -> Message:
    if not uneven:
        return message("{part} of {whole} failures", part=part, whole=whole)
    return message(
        "{part} of {whole} failures ({uneven} with other seats or suits alone)", part=part, whole=whole, uneven=uneven
    )


def _told(  # noqa: PLR0913 - what a cause is told by
    ledger: Ledger,
    cause: CauseRecord,
    number: int,
    catalogue: Catalogue | None,
    say: Language,
    *,
    in_brief: bool,
    brief: bool,
) -> Iterator[Text]:
    yield from cause_in_words(cause, number, catalogue, say, brief=brief)
    lines = profile_lines(ledger, cause)
    yield from in_a_profile(lines, advice(ledger, cause), say, in_brief=in_brief)
    if not lines and not is_possible(ledger, cause):
        told = say("profile: no line of a profile can say this; as a known deviation it is {id}", id=cause.id)
        yield Text(f"     {shown(told, SENTENCE)}", style="dim", no_wrap=True)
    if not brief:
        yield from what_equals(cause, say)
    shows = example(ledger, cause)
    if shows is not None and not brief:
        yield Text.assemble(
            (f"     {say('shown by:')} ", "dim"),
            (shown(show_command(ledger.header, shows.id), SENTENCE), "cyan"),
            no_wrap=True,
        )


def cause_in_words(
    cause: CauseRecord, number: int, catalogue: Catalogue | None, say: Language, *, brief: bool
) -> Iterator[Text]:
    """A cause, how much it explains, and, unless ``brief``, the rule that it breaks."""
    clauses = " ".join(cause.clauses[:3])
    counts = say.sentence(cause_in_figures(cause))
    told = shown(say.sentence(cause.said), SENTENCE)
    yield Text.assemble(f"{number:>3}. ", (shown(clauses), "bold"), f" {told}", (f"  ({counts})", "dim"))
    if catalogue is not None and not brief:
        yield from _law(cause, catalogue, say)


def _law(cause: CauseRecord, catalogue: Catalogue, say: Language) -> Iterator[Text]:
    """The reading that a cause is, or else the first clause that it breaks; as many words of it as fit in two lines."""
    reading = reading_of(cause, catalogue)
    law = next((catalogue.clauses[clause] for clause in cause.clauses if clause in catalogue.clauses), None)
    entry = reading or law
    if entry is not None:
        told = entry_text(entry, say)
        short = told if len(told) <= _LAW else f"{told[:_LAW].rpartition(' ')[0] or told[:_LAW]} …"
        line = say("reading: {reading}", reading=short) if reading else say("rule: {rule}", rule=short)
        yield Text(f"     {line}", style="italic")


def what_equals(cause: CauseRecord, say: Language) -> Iterator[Text]:
    """A line with the deviations that explain the same as a cause, if there are any."""
    if cause.equals:
        others = "; ".join(say.sentence(equal.said) for equal in cause.equals[:2])
        told = say("or, equally possible: {others}", others=shown(others, SENTENCE))
        yield Text(f"     {told}", style="yellow")


def in_a_profile(lines: Sequence[str], meant: Message | None, say: Language, *, in_brief: bool) -> Iterator[Text]:
    """The profile ``lines`` of a cause, and ``meant``: what to do if the deviation is intended.

    In brief everything is in one line: the first profile line, and how many more there are.
    """
    begin = (f"     {say('profile:')} ", "dim")
    if in_brief and lines:
        rest = [say("and {number} more like it", number=len(lines) - 1)] if len(lines) > 1 else []
        more = "".join(f", {told}" for told in rest) + (f"; {say('or {advice}', advice=meant)}" if meant else "")
        yield Text.assemble(begin, shown(lines[0], SENTENCE), (shown(more, SENTENCE), "dim"), no_wrap=True)
        return
    for line in lines:
        yield Text.assemble(begin, shown(line, SENTENCE), no_wrap=True)
    if meant:
        yield Text.assemble((f"     {say('if that is intended:')} ", "dim"), shown(say.sentence(meant), SENTENCE))


def _rest(ledger: Ledger, limit: int | None, say: Language) -> Iterator[Text]:
    groups = unexplained(ledger)
    several = len(groups) if limit is None else _GROUPS
    total = sum(len(group.scenarios) for group in groups)
    if total and ledger.diagnosis is None:
        yield Text(say("By the part that differs; no causes were searched: {number}.", number=total), style="bold")
    if total and causes(ledger):
        yield Text(say("Unexplained: {number}, the likeliest clause first.", number=total), style="bold")
    for group in groups[:several]:
        where = say.sentence(_where(group, say))
        yield Text(shown(f"     {where}: {show_command(ledger.header, group.scenarios[0])}", SENTENCE), no_wrap=True)
    if len(groups) > several:
        more = say(
            "… and {number} more group; the page lists all of them",
            "… and {number} more groups; the page lists all of them",
            number=len(groups) - several,
        )
        yield Text(f"     {more}", style="dim")


def _where(group: UnexplainedGroup, say: Language) -> Message:
    verdict, number, clauses = group.simplest, len(group.scenarios), " ".join(group.clauses)
    differs = shown(what_differs(verdict, say), _PART)
    where = message("{number}: {differs} ({clauses})", number=number, clauses=clauses, differs=differs)
    if verdict.step:
        step = shown(step_told(verdict.step, say), _PART)
        where = message(
            "{number} at “{step}”: {differs} ({clauses})", number=number, step=step, clauses=clauses, differs=differs
        )
    if group.games:
        where = message("{where}, all in {games:and}", where=where, games=group.games)
    return where if group.against is None else _and_against(where, group.clauses[0], group.against)


def _and_against(where: Message, clause: str, number: int) -> Message:
    """What speaks against the clause named first: what passed and rests on it too."""
    if not number:
        return message("{where}; nothing that passed rests on {clause}", where=where, clause=clause)
    return message(
        "{where}; {number} that passed rests on {clause} too",
        "{where}; {number} that passed rest on {clause} too",
        where=where,
        number=number,
        clause=clause,
    )


def _against(ledger: Ledger, contradicted: Sequence[str], say: Language) -> Iterator[Text]:
    told = say(
        "Against these causes: {number} that passed although it should not have.",
        "Against these causes: {number} that passed although they should not have.",
        number=len(contradicted),
    )
    yield Text(told, style="yellow")
    for scenario in contradicted[:_AGAINST]:
        yield Text.assemble("     ", (shown(show_command(ledger.header, scenario), SENTENCE), "cyan"), no_wrap=True)
    if (more := len(contradicted) - _AGAINST) > 0:
        yield Text(f"     {say('… and {number:,} more', number=more)}", style="dim")
