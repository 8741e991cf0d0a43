"""Writes a failure as an issue that contests the test: what the rules say, what they leave open, what to fill in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tarock_language.message import Language, message
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.ledger.checks import Ledger
from tarock_reports.pages.bug_text import clause_lines, example_lines, run_lines
from tarock_reports.pages.markdown import code, plain
from tarock_reports.verdict.bugs import Bug, bugs
from tarock_reports.verdict.cases import Case
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import Catalogue

_OPEN: Final = 6
"""How many open questions are told."""


def contests(ledger: Ledger, catalogue: Catalogue, say: Language, clauses: Sequence[str] = ()) -> tuple[str, ...]:
    """An issue in Markdown for each way in which a run failed, in the order of the bugs.

    With ``clauses``, one for each of them that something failed by, about the plainest scenario that did.
    """
    found = bugs(ledger)
    if not clauses:
        return tuple(_contest(ledger, catalogue, bug, say) for bug in found)
    of_clauses = (next(_about(found, clause), None) for clause in clauses)
    return tuple(_contest(ledger, catalogue, bug, say) for bug in of_clauses if bug is not None)


def _about(found: Sequence[Bug], clause: str) -> Iterator[Bug]:
    """The scenarios that failed by a clause, each as a bug of that clause alone.

    Scenarios come before further questions, those that the clause comes first in before others, and short ones first.
    """

    def plainness(about: tuple[Bug, Case]) -> tuple[bool, bool, int]:
        _, case = about
        return case.scenario.is_further, clause not in case.named_clauses[:1], sum(map(len, case.scenario.steps))

    cases = [(bug, case) for bug in found for case in bug.cases if clause in (*case.named_clauses, *bug.clauses)]
    for bug, case in sorted(cases, key=plainness):
        yield Bug((clause,), bug.cause, (case,))


def _contest(ledger: Ledger, catalogue: Catalogue, bug: Bug, say: Language) -> str:
    about = bug.clauses[0] if bug.clauses else bug.cases[0].scenario.id
    parts = [
        f"# {plain(shown(say('{clause}: the test is contested', clause=about), SENTENCE))}",
        run_lines(ledger, say),
        *_vectors(ledger, say),
        *clause_lines(ledger, catalogue, bug, say),
        *_left_open(catalogue, bug, say),
        f"## {say('What is contested')}",
        _form(say),
        *example_lines(ledger, bug.cases[0], say),
    ]
    return "\n\n".join(parts) + "\n"


def _vectors(ledger: Ledger, say: Language) -> Iterator[str]:
    if ledger.header.vectors:
        yield say("Vectors: {digest}", digest=code(shown(ledger.header.vectors)))


def _left_open(catalogue: Catalogue, bug: Bug, say: Language) -> Iterator[str]:
    """The open questions on the clauses, each with its readings."""
    yield f"## {say('What the source leaves open there')}"
    found = catalogue.disputes_about(*bug.clauses)
    if not found:
        yield say("The register has no open question about these clauses.")
    for dispute in found[:_OPEN]:
        cited = plain(", ".join(dispute.statements))
        readings = [f"- {code(reading.name)}: {plain(entry_text(reading, say))}" for reading in dispute.readings]
        yield f"**{code(dispute.option)}** {plain(entry_text(dispute, say))} ({cited})"
        yield "\n".join(readings)


def _form(say: Language) -> str:
    """What whoever contests fills in."""
    choices = (
        message("The clause says something else than its statements."),
        message("The statements can be read in another way, which the register does not have."),
        message("What is expected here does not follow from the clause."),
        message("The scenario cannot come up at a table."),
    )
    rest = (
        message("On which statement this rests (section and number):"),
        message("What would be right instead, and why:"),
    )
    ticks = [f"- [ ] {say.sentence(choice)}" for choice in choices]
    return "\n".join([*ticks, "", *(f"{say.sentence(line)} …\n" for line in rest)]).rstrip()
