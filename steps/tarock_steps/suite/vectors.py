"""Vectors: scenarios filled once, so that asking them again needs no more than their questions and right answers.

A scenario is played before the reference by the rules asked for, and what was asked and answered is kept. A program
that answers the same to all of it has passed, and nothing of the scenario need be played; elsewhere it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Flag, auto
from types import MappingProxyType
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from tarock_steps.errors import CatalogueError
from tarock_steps.protocol import codec
from tarock_steps.protocol.drivers import Driver, WireExchange
from tarock_steps.protocol.errors import Declined, ProtocolError
from tarock_steps.protocol.meaning import is_same_word_for_word, meaning
from tarock_steps.protocol.messages.answers import Answer, HelloAnswer
from tarock_steps.protocol.messages.questions import Question
from tarock_steps.suite.verdicts import Basis, Outcome, Verdict

_SAY_WHY: Final = ("grounds", "why")
"""The fields of an answer that give reasons."""


class Exchange(msgspec.Struct, frozen=True):
    """A question as a line without a number, and the right answer to it, both as JSON."""

    question: msgspec.Raw
    right: msgspec.Raw

    @property
    def line(self) -> str:
        """The question as it is written."""
        return bytes(self.question).decode()

    def numbered(self, number: int) -> Question:
        """The question under a number."""
        return replace(codec.sound_question(bytes(self.question)), id=number)


class Barring(msgspec.Struct, frozen=True):
    """Why a scenario cannot be asked by some rules, at which step, and by which clauses."""

    reason: str
    step: str
    grounds: list[str]


class Vector(msgspec.Struct, frozen=True, omit_defaults=True):
    """A scenario filled: what is asked in order, and what the verdict on whoever answers all of it right rests on.

    ``barred`` says why nothing is asked; ``symmetry`` names that of a scenario which is put with other labels.
    """

    id: str
    asked: tuple[Exchange, ...]
    grounds: list[str] = []
    basis: Basis = Basis.TRANSCRIBED
    idle: list[str] = []
    barred: Barring | None = None
    symmetry: str = ""

    @property
    def verdict(self) -> Verdict:
        """The verdict on whoever answers all of it right."""
        if self.barred is not None:
            reason, step, grounds = self.barred.reason, self.barred.step, self.barred.grounds
            return Verdict(scenario=self.id, outcome=Outcome.UNPLAYABLE, message=reason, step=step, grounds=grounds)
        return Verdict(scenario=self.id, outcome=Outcome.PASSED, grounds=self.grounds, basis=self.basis, idle=self.idle)


class Vectors(NamedTuple):
    """The vectors of a rule set by the ids of their scenarios, and those with other labels in the order of the plan."""

    scenarios: Mapping[str, Vector] = MappingProxyType({})
    counterparts: tuple[Vector, ...] = ()


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
        asked, right = codec.unnumbered(question).strip(), msgspec.json.encode(answer)
        self._heard.append(Exchange(msgspec.Raw(asked), msgspec.Raw(right)))
        return answer

    def close(self) -> None:
        """Leave the reference to whoever made it."""

    def taken(self) -> tuple[Exchange, ...]:
        """What was heard since the last time."""
        heard, self._heard = tuple(self._heard), []
        return heard


def vector_of(verdict: Verdict, asked: tuple[Exchange, ...], symmetry: str = "") -> Vector | None:
    """The vector of a scenario that the reference was asked; none where it did not come to what it should."""
    if verdict.outcome is Outcome.UNPLAYABLE:
        barring = Barring(verdict.message, verdict.step, verdict.grounds)
        return Vector(verdict.scenario, (), barred=barring, symmetry=symmetry)
    if verdict.outcome is not Outcome.PASSED:
        return None
    return Vector(verdict.scenario, asked, verdict.grounds, verdict.basis, verdict.idle, symmetry=symmetry)


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


_vector: Final = msgspec.json.Decoder(Vector)


def read_vectors(lines: Sequence[bytes]) -> Vectors:
    """The vectors on lines of JSON; CatalogueError names the line that holds none, or one that is there already."""
    scenarios: dict[str, Vector] = {}
    copies: dict[tuple[str, str], Vector] = {}
    for number, line in enumerate(lines, start=2):
        try:
            found = _vector.decode(line)
        except (msgspec.MsgspecError, RecursionError) as fault:
            raise CatalogueError(str(fault), file="vectors", place=f"line {number}") from fault
        known = (found.id, found.symmetry) in copies if found.symmetry else found.id in scenarios
        if known:
            reason = f"{found.id} stands above already"
            raise CatalogueError(reason, file="vectors", place=f"line {number}")
        if found.symmetry:
            copies[found.id, found.symmetry] = found
        else:
            scenarios[found.id] = found
    return Vectors(scenarios, tuple(copies.values()))
