"""Rebuilds from a ledger what a search for causes needs; what it lacks is shown, and never counts as explained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarock_reports.ledger.checks import CHANGED, hello_of
from tarock_steps.protocol.drivers import WireExchange
from tarock_steps.protocol.strangers_text import SENTENCE, shown
from tarock_steps.suite.explaining import RunSoFar
from tarock_steps.suite.said import is_reported
from tarock_steps.suite.verdicts import AMISS, Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tarock_reports.ledger.check_lines import VerdictLine
    from tarock_reports.ledger.checks import Ledger


def run_so_far(ledger: Ledger) -> RunSoFar:
    """What a ledger tells of the answers."""
    found = RunSoFar(hello=hello_of(ledger.header.engine))
    for one in ledger.verdicts:
        if one.outcome is Outcome.PASSED or one.symmetry:
            found.passed.add(one.scenario)
            found.uneven.update([one.scenario] if one.symmetry else ())
        elif one.outcome in AMISS or one.outcome is Outcome.OTHER_READING:
            found.failed[one.scenario] = _exchanged(one)
        elif one.outcome is Outcome.ERRORED and is_reported(_exchanged(one)):
            found.errored[one.scenario] = _exchanged(one)
    return found


def left_out_of_look(ledger: Ledger) -> Iterator[str]:
    """A sentence for each kind of scenario of which a ledger tells too little to find out anything."""
    if ledger.partial:
        yield f"scenarios without a verdict, because the run did not reach its end: {ledger.cut}"
    unsteady = [one for one in ledger.verdicts if one.outcome is Outcome.ERRORED and one.message == CHANGED]
    if unsteady:
        yield f"{_number(unsteady)} in which the program gave a different answer when asked again"
    broken = [one for one in ledger.verdicts if _is_broken(one)]
    if broken:
        yield f"{_number(broken)} in which it crashed, was too late or broke the protocol"
    unkept = [one for one in ledger.verdicts if one.outcome in AMISS and _is_unkept(one)]
    if unkept:
        yield f"{_number(unkept)} whose answers were not recorded in full"


def _is_broken(verdict: VerdictLine) -> bool:
    erred = verdict.outcome is Outcome.ERRORED and verdict.message != CHANGED
    return erred and not is_reported(_exchanged(verdict))


def _is_unkept(verdict: VerdictLine) -> bool:
    exchanged = _exchanged(verdict)
    return not exchanged or any(one.whole for one in exchanged)


def _exchanged(verdict: VerdictLine) -> list[WireExchange]:
    return [
        WireExchange(one.question, one.answer, one.whole, one.stderr) for one in (*verdict.exchanges, *verdict.after)
    ]


def _number(those: Sequence[VerdictLine]) -> str:
    first = shown(those[0].scenario, SENTENCE)
    return f"1 scenario ({first})" if len(those) == 1 else f"{len(those)} scenarios ({first} first)"
