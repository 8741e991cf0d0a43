"""Vectors: scenarios as questions with right answers, so that they can be asked without being played.

A scenario is played before the reference by the rules asked for, and what was asked and answered is kept. A program
that answers the same to all of it has passed, and nothing of the scenario need be played; elsewhere it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Flag, auto
from types import MappingProxyType
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from tarock_steps.errors import CatalogueError
from tarock_steps.protocol import codec
from tarock_steps.protocol.drivers import Driver, NumberedLine, WireExchange, not_offered
from tarock_steps.protocol.errors import Declined, ProtocolError
from tarock_steps.protocol.filled_question import FilledQuestion
from tarock_steps.protocol.meaning import is_same_word_for_word, meaning
from tarock_steps.protocol.messages.answers import Answer, HelloAnswer
from tarock_steps.protocol.messages.questions import Question
from tarock_steps.protocol.offered import fields_said
from tarock_steps.suite.verdicts import Basis, Outcome, Verdict

IDS: Final = 1_000
"""How many ids of questions belong to a scenario; so they are the same in whatever order scenarios are played."""

FILLED: Final = frozenset({Outcome.PASSED, Outcome.UNPLAYABLE, Outcome.DECLINED})
"""What the reference comes to where a scenario can be filled; it declines where it stands for who says some fields."""

_NO_NUMBER: Final = b'"id":0,'
"""How the lines of filled questions have their number; a text in them has no quotes that are not escaped."""

_SAY_WHY: Final = ("grounds", "why")
"""The fields of an answer that give reasons."""


class Likeness(Flag):
    """In what a reply is like the right answer: it says the same with the same reasons, or without any, or neither."""

    NONE = 0
    REASONED = auto()
    BARE = auto()
    BOTH = REASONED | BARE


class PutQuestion(NamedTuple):
    """A filled question as it is put under a number."""

    filled: FilledQuestion
    line: NumberedLine

    def likeness(self, reply: bytes, hello: HelloAnswer) -> Likeness:
        """In what a reply of a program that said this ``hello`` is like the right answer."""
        number, right = self.line.number, bytes(self.filled.right)
        if reply == _reply(number, right):
            return _to_the_letter(right)
        question = replace(self.filled.decoded(), id=number)
        return likeness(reply, question, right, fields_said(hello, codec.kind(question)))


def put_questions(asked: Iterable[FilledQuestion], first: int) -> Iterator[PutQuestion]:
    """Questions of a scenario under numbers that begin behind ``first``."""
    number = first
    for one in asked:
        number = first + one.number if one.number else number + 1
        before, _, after = bytes(one.question).rpartition(_NO_NUMBER)
        line = b'%b"id":%d,%b\n' % (before, number, after)
        yield PutQuestion(one, NumberedLine(number, line, one.unnumbered))


class Vector(msgspec.Struct, frozen=True, omit_defaults=True):
    """A scenario filled: what is asked in order, and what the verdict on whoever answers all of it right rests on.

    ``otherwise`` is that verdict where it is not simply that all was met: by these rules it cannot be played, or a
    program that says some fields alone leaves checks out. ``symmetry`` names that of a scenario with other labels.
    """

    id: str
    asked: tuple[FilledQuestion, ...]
    grounds: list[str] = []
    basis: Basis = Basis.TRANSCRIBED
    idle: list[str] = []
    otherwise: Verdict | None = None
    symmetry: str = ""

    @property
    def verdict(self) -> Verdict:
        """The verdict on whoever answers all of it right."""
        return self.otherwise or Verdict(
            scenario=self.id, outcome=Outcome.PASSED, grounds=self.grounds, basis=self.basis, idle=self.idle
        )


class Vectors(NamedTuple):
    """The vectors of a rule set by the ids of their scenarios, and those with other labels in the order of the plan."""

    scenarios: Mapping[str, Vector] = MappingProxyType({})
    counterparts: tuple[Vector, ...] = ()


NO_VECTORS: Final = Vectors()


class Listening:
    """The reference that a scenario is filled from: it keeps what it is asked and what it answers.

    Where it stands for a program that offers less, ``hello`` is that of such a program.
    """

    def __init__(self, driver: Driver, hello: HelloAnswer | None = None) -> None:
        self._driver = driver
        self._heard: list[FilledQuestion] = []
        self._is_refused = False
        self._number = 0
        self.hello = hello or driver.hello

    @property
    def last(self) -> WireExchange | None:
        """Nothing: what is exchanged is kept here."""
        return None

    def ask(self, question: Question) -> Answer:
        """The answer of the reference; Declined where it stands for a program that does not offer it."""
        if why := not_offered(self.hello, question):
            self._is_refused = True
            raise Declined(why)
        answer = self._driver.ask(question)
        number, last = question.id % IDS, self._number
        self._number = number
        heard = FilledQuestion.of(question, answer, 0 if number == last + 1 else number)
        self._heard.append(heard)
        said = fields_said(self.hello, codec.kind(question))
        return answer if said is None else codec.decode_reply(_reply(question.id, bytes(heard.right)), question, said)

    def close(self) -> None:
        """Leave the reference to whoever made it."""

    def taken(self) -> tuple[FilledQuestion, ...]:
        """What was heard since the last time."""
        heard, self._heard, self._number = tuple(self._heard), [], 0
        return heard

    @property
    def heard(self) -> Sequence[FilledQuestion]:
        """What was heard since then."""
        return self._heard

    def vector(self, verdict: Verdict, symmetry: str = "") -> Vector | None:
        """What was heard of a scenario with this verdict; none where it did not come to what it should."""
        heard, is_refused, self._is_refused = self.taken(), self._is_refused, False
        if is_refused or verdict.outcome not in FILLED:
            return None
        if verdict.outcome is Outcome.PASSED and not verdict.unsaid:
            return Vector(verdict.scenario, heard, verdict.grounds, verdict.basis, verdict.idle, symmetry=symmetry)
        asked = () if verdict.outcome is Outcome.UNPLAYABLE else heard
        return Vector(verdict.scenario, asked, otherwise=verdict, symmetry=symmetry)


def likeness(reply: bytes, question: Question, right: bytes, said: frozenset[str] | None = None) -> Likeness:
    """In what a reply is like the right answer, in whatever spelling and idle order.

    Where it is in nothing, or is faulty, whoever plays the scenario finds out what that means. Of a program that says
    some fields alone only these are ``said``.
    """
    whole = _reply(question.id, right)
    if reply == whole:
        return _to_the_letter(right)
    try:
        given = codec.decode_reply(reply, question, said)
        answer = codec.own_answer(whole, question) if said is None else codec.decode_reply(whole, question, said)
        if not is_same_word_for_word(given, answer) and meaning(question, given) != meaning(question, answer):
            return Likeness.NONE
    except (Declined, ProtocolError):
        return Likeness.NONE
    reasons = [*_reasons(msgspec.to_builtins(given))]
    has_the_same = given == answer or reasons == [*_reasons(msgspec.to_builtins(answer))]
    return _with_reasons(has_any=bool(reasons), has_the_same=has_the_same)


def _reply(number: int, answer: bytes) -> bytes:
    return b'{"id":%d,"answer":%b}' % (number, answer)


def _to_the_letter(right: bytes) -> Likeness:
    return _with_reasons(has_any=b'"grounds":["' in right or b'"why":{"' in right, has_the_same=True)


def _with_reasons(*, has_any: bool, has_the_same: bool) -> Likeness:
    if has_any:
        return Likeness.REASONED if has_the_same else Likeness.NONE
    return Likeness.BOTH if has_the_same else Likeness.BARE


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
