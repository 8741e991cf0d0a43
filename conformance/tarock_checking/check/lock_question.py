"""Asks a program one question of a lock (a file of questions with right answers), and judges its answer."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import msgspec

from tarock_checking.lock.lock_lines import Locked
from tarock_checking.playing.repeated_questions import Changed, Remembering
from tarock_language.message import Message, message
from tarock_protocol import codec
from tarock_protocol.drivers import Conversation, Driver, NumberedLine, WireExchange, not_offered
from tarock_protocol.errors import Declined, FieldDeclined, ProtocolError
from tarock_protocol.meaning import meaning
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.messages.questions import Question
from tarock_protocol.offered_fields import fields_said
from tarock_reports.ledger.checks import CHANGED
from tarock_steps.suite.differences import Difference, declined_parts, differences
from tarock_steps.suite.vectors import likeness
from tarock_steps.suite.verdicts import Outcome

GONE_WRONG: Final = (Outcome.FAILED, Outcome.ERRORED)
"""The outcomes of questions that are told one by one."""


class LockedQuestion(NamedTuple):
    """A question as the lock has it and as it is asked; ``right`` is the right answer as JSON, empty if not known."""

    locked: Locked
    question: Question
    right: bytes = b""


class HeldQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a question: where the answer differs from the right one, or why there is no answer to judge.

    ``offered`` says whether the program answers questions of this kind, with all fields of the right answer.
    """

    locked: Locked
    outcome: Outcome
    differing: tuple[Difference, ...] = ()
    said: Message | str = ""
    exchange: WireExchange = WireExchange("")
    offered: bool = True


@dataclass(slots=True, kw_only=True)
class LockRun:
    """The results of a lock so far; ``cut`` says why the run was cut off, none if it was not."""

    hello: HelloAnswer
    asked: int
    held: dict[int, HeldQuestion] = field(default_factory=dict)
    again: int = 0
    cut: Message | None = None
    interrupted: bool = False
    milliseconds: int = 0


def passed(
    asking: LockedQuestion, line: NumberedLine, driver: Conversation, remembering: Remembering
) -> HeldQuestion | None:
    """The result of a question whose fetched reply is right, or None if the question has to be asked.

    ``remembering`` keeps what will be asked again. Raises BudgetSpentError if the time is up.
    """
    question = asking.question
    if not asking.right or fields_said(driver.hello, codec.kind(question)) is not None:
        return None
    reply = driver.fetched(line)
    if reply is None or not likeness(reply, question, asking.right):
        return None
    remembering.heard(line, reply)
    return HeldQuestion(locked=asking.locked, outcome=Outcome.PASSED)


def ask_locked(asking: LockedQuestion, driver: Driver) -> HeldQuestion:
    """Ask a question and return its result; raises BudgetSpentError if the time is up."""
    outcome, differing, said = _answered(asking, driver)
    unsaid = _unsaid(asking, driver.hello)
    return HeldQuestion(
        locked=asking.locked,
        outcome=outcome,
        differing=differing,
        said=said,
        exchange=driver.last or WireExchange(""),
        offered=not (unsaid or not_offered(driver.hello, asking.question)),
    )


def not_lasting(before: HeldQuestion, change: Changed) -> HeldQuestion:
    """The result after the second answer was different: an error, but a wrong answer stays a failure."""
    if before.outcome is Outcome.FAILED:
        return before
    return msgspec.structs.replace(
        before,
        outcome=Outcome.ERRORED,
        said=message("{fault}: {line}", fault=CHANGED, line=change.second),
        exchange=WireExchange(change.question, change.first),
    )


def broken_after(before: HeldQuestion, driver: Conversation) -> HeldQuestion:
    """End the conversation after this question; the result, which is an error if the program says more."""
    try:
        driver.finish()
    except ProtocolError as fault:
        exchange = driver.last or before.exchange
        return msgspec.structs.replace(before, outcome=Outcome.ERRORED, said=fault.said, exchange=exchange)
    return before


def _answered(asking: LockedQuestion, driver: Driver) -> tuple[Outcome, tuple[Difference, ...], Message | str]:
    unsaid = _unsaid(asking, driver.hello)
    right = _without(asking.locked.answer, unsaid)
    try:
        given = _without(meaning(asking.question, driver.ask(asking.question)), unsaid)
    except Declined as fault:
        return Outcome.DECLINED, (), fault.said
    except ProtocolError as fault:
        return Outcome.ERRORED, (), fault.said
    if wrong := differences(right, given):
        return Outcome.FAILED, tuple(wrong), ""
    if left_out := declined_parts(right, given):
        return Outcome.DECLINED, (), "; ".join(left_out.values())
    if unsaid:
        return Outcome.DECLINED, (), FieldDeclined(codec.kind(asking.question), unsaid[0]).said
    return Outcome.PASSED, (), ""


def _unsaid(asking: LockedQuestion, hello: HelloAnswer) -> tuple[str, ...]:
    """The fields of the right answer that the program does not offer, in their order."""
    said = fields_said(hello, codec.kind(asking.question))
    return () if said is None else tuple(name for name in asking.locked.answer if name not in said)


def _without(answer: Mapping[str, object], unsaid: Collection[str]) -> dict[str, object]:
    return {name: value for name, value in answer.items() if name not in unsaid}
