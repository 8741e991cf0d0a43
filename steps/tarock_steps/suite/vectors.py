"""Vectors: scenarios filled once, so that asking them again needs no more than their questions and right answers.

A scenario is played before the reference by the rules asked for, and what was asked and answered is kept. A program
that answers the same to all of it has passed, and nothing of the scenario need be played; elsewhere it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Flag, auto
from typing import Final

import msgspec
from msgspec.structs import replace

from tarock_steps.protocol import codec
from tarock_steps.protocol.drivers import Driver, WireExchange
from tarock_steps.protocol.errors import Declined, ProtocolError
from tarock_steps.protocol.meaning import is_same_word_for_word, meaning
from tarock_steps.protocol.messages.answers import Answer, HelloAnswer
from tarock_steps.protocol.messages.questions import Question
from tarock_steps.suite.verdicts import Outcome, Verdict

FILLED: Final = frozenset({Outcome.PASSED, Outcome.UNPLAYABLE})
"""What the reference comes to where a scenario can be filled."""

_SAY_WHY: Final = ("grounds", "why")
"""The fields of an answer that give reasons."""


class Exchange(msgspec.Struct, frozen=True, array_like=True):
    """A question as a line without a number, and the right answer to it, both as JSON."""

    question: bytes
    right: bytes

    @property
    def line(self) -> str:
        """The question as it is written."""
        return self.question.decode().strip()

    def numbered(self, number: int) -> Question:
        """The question under a number."""
        return replace(codec.sound_question(self.question), id=number)


class Vector(msgspec.Struct, frozen=True, array_like=True):
    """A scenario filled: what is asked in order, and the verdict on whoever answers all of it right."""

    verdict: Verdict
    asked: tuple[Exchange, ...]


class CounterpartVector(msgspec.Struct, frozen=True, array_like=True):
    """A scenario filled with other labels, as the symmetry of that name has them."""

    scenario: str
    symmetry: str
    vector: Vector


class Vectors(msgspec.Struct, frozen=True, array_like=True):
    """The vectors of a rule set by the ids of their scenarios, and those with other labels in the order of the plan."""

    scenarios: dict[str, Vector] = {}
    counterparts: tuple[CounterpartVector, ...] = ()


NO_VECTORS: Final = Vectors()


class Listening:
    """The reference that a scenario is filled from: it keeps what it is asked and what it answers."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._heard: list[Exchange] = []

    @property
    def hello(self) -> HelloAnswer:
        """That of the reference."""
        return self._driver.hello

    @property
    def last(self) -> WireExchange | None:
        """Nothing: what is exchanged is kept here."""
        return None

    def ask(self, question: Question) -> Answer:
        """The answer of the reference."""
        answer = self._driver.ask(question)
        self._heard.append(Exchange(codec.unnumbered(question), msgspec.json.encode(answer)))
        return answer

    def close(self) -> None:
        """Leave the reference to whoever made it."""

    def taken(self) -> tuple[Exchange, ...]:
        """What was heard since the last time."""
        heard, self._heard = tuple(self._heard), []
        return heard


def filled(verdict: Verdict, asked: tuple[Exchange, ...]) -> Vector | None:
    """The vector of a scenario that the reference was asked; none where it did not come to what it should."""
    return Vector(verdict, asked) if verdict.outcome in FILLED else None


class Likeness(Flag):
    """In what a reply is like the right answer: it says the same with the same reasons, or without any, or neither."""

    NONE = 0
    REASONED = auto()
    BARE = auto()


def likeness(reply: bytes, question: Question, right: bytes) -> Likeness:
    """In what a reply is like the right answer, in whatever spelling and idle order.

    Where it is in nothing, or is faulty, whoever plays the scenario finds out what that means.
    """
    whole = b'{"id":%d,"answer":%b}' % (question.id, right)
    if reply == whole:
        return _with_reasons(has_any=b'"grounds":["' in right or b'"why":{"' in right, has_the_same=True)
    try:
        given = codec.decode_reply(reply, question)
        answer = codec.own_answer(whole, question)
        if not is_same_word_for_word(given, answer) and meaning(question, given) != meaning(question, answer):
            return Likeness.NONE
    except (Declined, ProtocolError):
        return Likeness.NONE
    reasons = [*_reasons(msgspec.to_builtins(given))]
    has_the_same = given == answer or reasons == [*_reasons(msgspec.to_builtins(answer))]
    return _with_reasons(has_any=bool(reasons), has_the_same=has_the_same)


def _with_reasons(*, has_any: bool, has_the_same: bool) -> Likeness:
    same = Likeness.REASONED if has_the_same else Likeness.NONE
    return same if has_any else same | Likeness.BARE


def _reasons(part: object) -> Iterator[object]:
    """All reasons in a part of an answer."""
    if isinstance(part, dict):
        for name, inner in sorted(part.items()):
            if name not in _SAY_WHY:
                yield from _reasons(inner)
            elif inner:
                yield inner
    elif isinstance(part, list):
        for inner in part:
            yield from _reasons(inner)


_decoder: Final = msgspec.msgpack.Decoder(Vectors)


def encoded(vectors: Vectors) -> bytes:
    """Vectors as bytes."""
    return msgspec.msgpack.encode(vectors)


def decoded(content: bytes) -> Vectors:
    """Vectors from bytes; MsgspecError where they are none."""
    return _decoder.decode(content)
