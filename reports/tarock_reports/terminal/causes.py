"""The causes on the terminal: a few lines each, strongest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import CauseRecord
from tarock_reports.verdict.causes import (
    advice,
    causes,
    count_errors_explained,
    count_explained,
    count_uneven,
    example,
    ruling_of,
    unexplained,
)
from tarock_reports.verdict.reproduce import show_command
from tarock_steps.catalogue.loading import Catalogue

_WITH_EXAMPLE: Final = 3
"""How many causes are shown with an example if the number of causes is limited."""
_GROUPS: Final = 3
"""How many groups of unexplained failures are shown if the number of causes is limited."""
_AGAINST: Final = 3
"""How many scenarios are named that passed although a cause says they should fail."""
_LAW: Final = 110
ALL_OF_IT: Final = "tarock report LEDGER"
"""The command that shows everything, if the path of the ledger is not known."""
GOES_ON: Final = "`tarock diagnose` continues it"
"""The advice after a check if the search for causes did not come to its end."""


def cause_lines(
    ledger: Ledger,
    catalogue: Catalogue | None,
    limit: int | None = None,
    *,
    goes_on: str = GOES_ON,
    all_of_it: str = ALL_OF_IT,
) -> Iterator[Text]:
    """The causes and the failures left unexplained; ``limit`` caps the causes. Without a diagnosis there are no lines.

    ``goes_on`` is the advice if the search did not come to its end; ``all_of_it`` is the command that shows all causes.
    """
    if ledger.diagnosis is None:
        return
    found = causes(ledger)
    yield _heading(ledger, len(found))
    for number, cause in enumerate(found[:limit], start=1):
        yield from _told(ledger, cause, number, catalogue, limit)
    if limit is not None and len(found) > limit:
        yield Text(f"… and {_more(len(found) - limit, 'cause')}; to see all: {all_of_it}", style="dim")
    yield from _rest(ledger, limit)
    diagnosis = ledger.diagnosis
    if diagnosis.contradicted:
        yield from _against(ledger, diagnosis.contradicted)
    if not diagnosis.whole:
        yield Text(f"The time ran out before the search ended; {goes_on}.", style="dim")


def _heading(ledger: Ledger, number: int) -> Text:
    part, whole = count_explained(ledger)
    erring, errors = count_errors_explained(ledger)
    if not whole and not erring:
        return Text("There are no failures to explain.", style="bold")
    if not number:
        failed = "the failure" if whole == 1 else f"any of {whole} failures"
        if ledger.diagnosis is not None and not ledger.diagnosis.whole:
            return Text(f"What it plays otherwise: no cause of {failed} was found by then.", style="bold")
        return Text(f"What it plays otherwise: no candidate explains {failed}.", style="bold")
    said = "1 cause explains" if number == 1 else f"{number} causes explain"
    uneven = count_uneven(ledger)
    beside = f" ({uneven} with other seats or suits alone)" if uneven else ""
    explained = [f"{part} of {whole} failures{beside}"] if whole else []
    explained += [f"{erring} of {errors} errors"] if erring else []
    return Text(f"What it plays otherwise: {said} {' and '.join(explained)}.", style="bold")


def _told(
    ledger: Ledger, cause: CauseRecord, number: int, catalogue: Catalogue | None, limit: int | None
) -> Iterator[Text]:
    brief = limit is not None and number > _WITH_EXAMPLE
    yield from cause_in_words(cause, number, catalogue, brief=brief)
    yield from in_a_profile(cause, advice(ledger, cause), in_brief=limit is not None)
    if not brief:
        yield from what_equals(cause)
    shows = example(ledger, cause)
    if shows is not None and not brief:
        yield Text.assemble(
            ("     shown by: ", "dim"),
            (shown(show_command(ledger.header, shows.id), SENTENCE), "cyan"),
            no_wrap=True,
        )


def cause_in_words(cause: CauseRecord, number: int, catalogue: Catalogue | None, *, brief: bool) -> Iterator[Text]:
    """A cause, how much it explains, and, unless ``brief``, the rule that it breaks."""
    clauses = " ".join(cause.clauses[:3])
    counts = f"explains {len(cause.explains)}, agrees with {cause.agrees} that passed"
    yield Text.assemble(
        f"{number:>3}. ", (shown(clauses), "bold"), f" {shown(_sentence(cause), SENTENCE)}", (f"  ({counts})", "dim")
    )
    known = {} if catalogue is None else catalogue.clauses
    law = next((known[clause].en for clause in cause.clauses if clause in known), "")
    if law and not brief:
        yield Text(f"     rule: {law if len(law) <= _LAW else law[:_LAW].rpartition(' ')[0] + ' …'}", style="italic")


def what_equals(cause: CauseRecord) -> Iterator[Text]:
    """A line with the deviations that explain the same as a cause, if there are any."""
    if cause.equals:
        others = "; ".join(equal.id for equal in cause.equals[:2])
        yield Text(f"     or, equally possible: {shown(others, SENTENCE)}", style="yellow")


def _sentence(cause: CauseRecord) -> str:
    """The sentence of a cause, with the ruling that it changes if the id names one."""
    ruling = ruling_of(cause)
    return f"{ruling}: {cause.sentence}" if ruling else cause.sentence


def in_a_profile(cause: CauseRecord, meant: str, *, in_brief: bool) -> Iterator[Text]:
    """The profile lines of a cause, and ``meant``: what to do if the deviation is intended.

    In brief everything is in one line: the first profile line, and how many more there are.
    """
    lines = cause.profile.splitlines()
    if in_brief and lines:
        more = f", and {len(lines) - 1} more like it" if len(lines) > 1 else ""
        rest = shown(f"{more}{f'; or {meant}' if meant else ''}", SENTENCE)
        yield Text.assemble(("     profile: ", "dim"), shown(lines[0], SENTENCE), (rest, "dim"), no_wrap=True)
        return
    for line in lines:
        yield Text.assemble(("     profile: ", "dim"), shown(line, SENTENCE), no_wrap=True)
    if meant:
        yield Text.assemble(("     if that is intended: ", "dim"), shown(meant, SENTENCE))


def _rest(ledger: Ledger, limit: int | None) -> Iterator[Text]:
    groups = unexplained(ledger)
    several = len(groups) if limit is None else _GROUPS
    total = sum(len(group.scenarios) for group in groups)
    if total and causes(ledger):
        yield Text(f"Unexplained: {total}, the simplest first.", style="bold")
    for group in groups[:several]:
        games = f", all in {' and '.join(group.games)}" if group.games else ""
        where = f"{len(group.scenarios)} at “{group.step} …” ({' '.join(group.clauses)}){games}"
        yield Text(shown(f"     {where}: {show_command(ledger.header, group.scenarios[0])}", SENTENCE), no_wrap=True)
    if len(groups) > several:
        yield Text(f"     … and {_more(len(groups) - several, 'group')}; the page lists all of them", style="dim")


def _against(ledger: Ledger, contradicted: Sequence[str]) -> Iterator[Text]:
    number = len(contradicted)
    should = "it should not have" if number == 1 else "they should not have"
    yield Text(f"Against these causes: {number} that passed although {should}.", style="yellow")
    for scenario in contradicted[:_AGAINST]:
        yield Text.assemble("     ", (shown(show_command(ledger.header, scenario), SENTENCE), "cyan"), no_wrap=True)
    if number > _AGAINST:
        yield Text(f"     … and {number - _AGAINST} more", style="dim")


def _more(number: int, what: str) -> str:
    return f"{number} more {what}" if number == 1 else f"{number} more {what}s"
