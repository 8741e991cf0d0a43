"""Rebuilds from a ledger what a search for causes needs; what it lacks is shown, and never counts as explained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tarock_language.message import Message, message
from tarock_protocol.drivers import WireExchange
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.ledger.check_lines import VerdictLine
from tarock_reports.ledger.checks import CHANGED, Ledger, hello_of
from tarock_steps.suite.run_so_far import RunSoFar, is_reported
from tarock_steps.suite.verdicts import AMISS, Outcome


def run_so_far(ledger: Ledger) -> RunSoFar:
    """The run as a ledger recorded it: what passed, and the exchanges of what failed or reported an error."""
    found = RunSoFar(hello=hello_of(ledger.header.engine))
    for verdict in ledger.verdicts:
        if verdict.outcome is Outcome.PASSED or verdict.symmetry:
            found.passed.add(verdict.scenario)
            found.uneven.update([verdict.scenario] if verdict.symmetry else ())
        elif verdict.outcome in AMISS or verdict.outcome is Outcome.OTHER_READING:
            found.failed[verdict.scenario] = _exchanged(verdict)
            found.beyond.update([verdict.scenario] if verdict.outcome is Outcome.BEYOND else ())
        elif verdict.outcome is Outcome.ERRORED and is_reported(_exchanged(verdict)):
            found.errored[verdict.scenario] = _exchanged(verdict)
    return found


def left_out_of_look(ledger: Ledger) -> Iterator[Message]:
    """A sentence for each kind of scenario that a search leaves out because the ledger records too little of it."""
    if ledger.is_partial:
        yield message(
            "scenarios without a verdict, because the run did not reach its end: {why}", why=ledger.said_of_cut
        )
    unsteady = [
        verdict for verdict in ledger.verdicts if verdict.outcome is Outcome.ERRORED and verdict.said == CHANGED
    ]
    if unsteady:
        yield message(
            "{scenarios} in which the program gave a different answer when asked again", scenarios=_number(unsteady)
        )
    broken = [verdict for verdict in ledger.verdicts if _is_broken(verdict)]
    if broken:
        yield message("{scenarios} in which it crashed, was too late or broke the protocol", scenarios=_number(broken))
    unkept = [verdict for verdict in ledger.verdicts if verdict.outcome in AMISS and _is_unkept(verdict)]
    if unkept:
        yield message("{scenarios} whose answers were not recorded in full", scenarios=_number(unkept))


def _is_broken(verdict: VerdictLine) -> bool:
    erred = verdict.outcome is Outcome.ERRORED and verdict.said != CHANGED
    return erred and not is_reported(_exchanged(verdict))


def _is_unkept(verdict: VerdictLine) -> bool:
    exchanged = _exchanged(verdict)
    return not exchanged or any(exchange.cut_from for exchange in exchanged)


def _exchanged(verdict: VerdictLine) -> list[WireExchange]:
    return [
        WireExchange(exchange.question, exchange.answer, exchange.cut_from, exchange.stderr)
        for exchange in (*verdict.exchanges, *verdict.after)
    ]


def _number(those: Sequence[VerdictLine]) -> Message:
    first = shown(those[0].scenario, SENTENCE)
    return message("{number} scenario ({first})", "{number} scenarios ({first} first)", number=len(those), first=first)
