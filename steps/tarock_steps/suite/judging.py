"""Makes the verdict on a scenario from what happened while it was played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tarock_language.data import as_data
from tarock_language.message import Message, in_english, message
from tarock_protocol import codec
from tarock_protocol.drivers import Driver
from tarock_protocol.errors import BudgetSpentError, FieldDeclined, ProtocolError, bounded
from tarock_steps.catalogue.planned import Planned
from tarock_steps.errors import CatalogueError, Mismatch, RefusedError
from tarock_steps.suite.charging import Charging
from tarock_steps.suite.fault_outcomes import outcome_of, said_of_fault
from tarock_steps.suite.playthrough import FaultAtLine, Playthrough
from tarock_steps.suite.run import Run
from tarock_steps.suite.verdicts import Outcome, Unmet, Verdict
from tarock_steps.words.table import Table

_GROUNDS: Final = 200
_LONGEST_GROUND: Final = 60
"""How many grounds a verdict keeps, and how many characters of each; our own answers have at most eighty, all short."""


def refuse_false_claims(planned: Planned, table: Table) -> None:
    """Raise CatalogueError if a scenario cites a clause, or a refusal by one, that its answers do not rest on."""
    for clause, grounds in table.refusals:
        if clause not in grounds:
            reason = message(
                "the scenario claims a refusal under {clause} but it rests on {clauses}",
                clause=clause,
                clauses=[*grounds] or message("nothing"),
            )
            raise CatalogueError(reason, file=planned.feature, place=message("line {number}", number=planned.line))
    whole = {ground for heard in table.heard for ground in heard.answer.grounds}
    rests = whole if planned.is_further else table.grounds
    claimed = [clause for clause in planned.clauses if clause not in rests]
    if claimed:
        reason = message(
            "the scenario claims {clauses} but the answer rests on {rests}",
            clauses=claimed,
            rests=sorted(rests) or message("nothing"),
        )
        raise CatalogueError(reason, file=planned.feature, place=message("line {number}", number=planned.line))


def verdict_of(run: Run, planned: Planned, played: Playthrough | None, fault: BaseException | None = None) -> Verdict:
    """The verdict on a scenario as far as it was ``played``; ``fault`` is what went wrong, if anything did.

    After a check that was not met, the remaining checks are made here as far as possible.
    Raises BudgetSpentError again where the time of the run is up, which ends the run.
    """
    if isinstance(fault, BudgetSpentError):
        raise fault
    if isinstance(fault, FieldDeclined) and played is not None and played.unsaid:
        return _judged_in_part(run, planned, played, fault)
    if played is None or not isinstance(fault, Mismatch | ProtocolError | None):
        return _plain(planned, played, fault)
    if fault is None:
        return _judged_whole(run, planned, played, _plain(planned, played, None))
    return _gone_wrong(run, planned, played, fault)


def _gone_wrong(run: Run, planned: Planned, played: Playthrough, fault: Mismatch | ProtocolError) -> Verdict:
    """The verdict where a check was not met or the protocol was broken, unless the question is our own fault."""
    rules = run.right_rules()
    asked = played.table.exchanges[-1:]
    if rules is not None and asked and (refusal := our_refusal(rules.reference, asked[0].question.encode())):
        plain = _plain(planned, played, fault)
        return replace(plain, outcome=Outcome.SUITE_FAULT, message=str(refusal), fault=as_data(refusal))
    if isinstance(fault, ProtocolError):
        return _plain(planned, played, fault)
    charging = None if rules is None else Charging(planned, rules)
    if isinstance(fault, RefusedError):
        return _not_reached(planned, played, fault, charging)
    return _failed(planned, played, fault, charging)


def our_refusal(reference: Driver, line: bytes) -> Message | None:
    """Why our own engine refuses a question of ours; None if it answers."""
    try:
        reference.ask(codec.sound_question(line))
    except (msgspec.MsgspecError, ProtocolError) as fault:
        told = fault.said if isinstance(fault, ProtocolError) else str(fault)
        return message("our own engine refuses this question: {fault}", fault=told)
    return None


def _plain(planned: Planned, played: Playthrough | None, fault: BaseException | None) -> Verdict:
    """The verdict that follows from the fault alone; passed where there is none."""
    return Verdict(
        scenario=planned.id,
        outcome=Outcome.PASSED if fault is None else outcome_of(fault),
        step="" if played is None else played.step,
        exchanges=[] if played is None else list(played.table.exchanges),
        grounds=[] if played is None else _bounded_grounds(played.table.grounds),
        **({} if fault is None else what_went_wrong(fault)),
    )


def what_went_wrong(fault: BaseException) -> dict[str, Any]:
    """The fields of a verdict, or of a further check, that say what went wrong."""
    said = said_of_fault(fault)
    told = {"message": str(said), "fault": as_data(said)}
    if not isinstance(fault, Mismatch):
        return told
    return told | {
        "expected": in_english(fault.expected),
        "given": in_english(fault.given),
        "lacking": [*map(in_english, fault.lacking)],
        "too_much": [*map(in_english, fault.too_much)],
    }


def _judged_whole(run: Run, planned: Planned, played: Playthrough, verdict: Verdict) -> Verdict:
    """The verdict where all checks that were made are met: another one where an answer is wrong beyond them.

    Our own engine is right by definition, and where no line was exchanged the program said nothing.
    """
    rules = None if run.is_reference or not played.table.exchanges else run.right_rules()
    found = None if rules is None else Charging(planned, rules).beyond(played.table)
    return verdict if found is None else found.verdict(verdict)


def _judged_in_part(run: Run, planned: Planned, played: Playthrough, fault: FieldDeclined) -> Verdict:
    """The verdict where some checks could not be made, and all others were met.

    It is evidence for the cited clauses on which at least one of the others rests; without any it is declined.
    """
    unsaid = f"{fault.question}.{fault.field}"
    rules = run.right_rules() if played.judged else None
    rests = frozenset[str]() if rules is None else Charging(planned, rules).of_checks(played.judged)
    idle = [clause for clause in planned.clauses if clause not in rests]
    if len(idle) < len(planned.clauses):
        return _judged_whole(run, planned, played, replace(_plain(planned, played, None), idle=idle, unsaid=unsaid))
    return replace(_plain(planned, played, fault), step=played.step_at(played.unsaid[0].place), unsaid=unsaid)


def _not_reached(planned: Planned, played: Playthrough, fault: RefusedError, charging: Charging | None) -> Verdict:
    place = played.line_of_action(fault.index)
    return replace(
        _plain(planned, played, fault),
        step=played.step_at(place),
        action=in_english(fault.said.arguments["action"]),
        charged=[] if charging is None else charging.of_action(place, fault.index, played.table.known_answer),
    )


def _failed(planned: Planned, played: Playthrough, fault: Mismatch, charging: Charging | None) -> Verdict:
    charged = [] if charging is None else charging.of_step(played.place, fault, played.table.known_answer)
    first = _plain(planned, played, fault)
    also = [_unmet(played, unmet, charging) for unmet in played.further()]
    return replace(
        first,
        charged=charged,
        also=also,
        after=played.table.exchanges[len(first.exchanges) :],
        grounds=_bounded_grounds(played.table.grounds),
    )


def _unmet(played: Playthrough, one: FaultAtLine, charging: Charging | None) -> Unmet:
    fault = one.fault
    return Unmet(
        step=played.step_at(one.place),
        **what_went_wrong(fault),
        charged=[] if charging is None else charging.of_step(one.place, fault, played.table.known_answer),
    )


def _bounded_grounds(grounds: Iterable[str]) -> list[str]:
    return [bounded(ground, _LONGEST_GROUND) for ground in sorted(grounds)[:_GROUNDS]]
