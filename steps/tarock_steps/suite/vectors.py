"""Vectors: scenarios stored as questions with right answers, so that they can be asked without being played.

Each scenario is played once with the reference by the rules asked for, and its questions and answers are stored. A
program that gives the same answers has passed without the scenario being played; if an answer differs, it is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Flag, auto
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from tarock_protocol import codec
from tarock_protocol.drivers import Driver, NumberedLine, WireExchange, not_offered
from tarock_protocol.errors import Declined, ProtocolError
from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.meaning import is_same_word_for_word, meaning
from tarock_protocol.messages.answers import Answer, HelloAnswer
from tarock_protocol.messages.questions import Question
from tarock_protocol.offered_fields import fields_said
from tarock_steps.catalogue.json_lines import decoded_lines
from tarock_steps.errors import CatalogueError
from tarock_steps.suite.verdicts import Basis, Outcome, Verdict

IDS: Final = 1_000
"""The number of question ids reserved for a scenario, so that ids do not depend on the order of scenarios."""

FILLED: Final = frozenset({Outcome.PASSED, Outcome.UNPLAYABLE, Outcome.DECLINED})
"""Outcomes of the reference with which a scenario can be filled; it declines on behalf of a limited program."""

_NO_NUMBER: Final = b'"id":0,'
"""The number in the line of a filled question; no text in a line can contain it, since quotes are escaped."""

_NO_CLAUSES: Final = msgspec.Raw(b"[]")

_SAY_WHY: Final = ("grounds", "why")
"""The fields of an answer that give reasons."""


class Likeness(Flag):
    """How a reply matches the right answer: with the same reasons, without any reasons, both, or not at all."""

    NONE = 0
    REASONED = auto()
    BARE = auto()
    BOTH = REASONED | BARE


class PutQuestion(msgspec.Struct, frozen=True, gc=False):
    """A question with its right answer, and the line to send, which holds its number."""

    filled: FilledQuestion
    line: NumberedLine

    def is_to_the_letter(self, reply: bytes) -> bool:
        """Whether a reply is the right answer, spelt as we spell it."""
        return reply == _reply(self.line.number, self.filled.right)

    def likeness(self, reply: bytes, hello: HelloAnswer) -> Likeness:
        """How a reply matches the right answer, for a program with this ``hello``."""
        question = replace(self.filled.decoded(), id=self.line.number)
        return likeness(reply, question, bytes(self.filled.right), fields_said(hello, codec.kind(question)))


def put_questions(asked: Iterable[FilledQuestion], first: int) -> Iterator[PutQuestion]:
    """The questions of a scenario, numbered from ``first`` + 1."""
    number = first
    for question in asked:
        number = first + question.number if question.number else number + 1
        unnumbered = question.unnumbered
        before, _, after = unnumbered.rpartition(_NO_NUMBER)
        yield PutQuestion(question, NumberedLine(number, b'%b"id":%d,%b' % (before, number, after), unnumbered))


@lru_cache(maxsize=1_024)
def _clauses(listed: bytes) -> list[str]:
    """The clauses in a list as JSON; scenarios that rest on the same clauses share one, as many of them do."""
    return msgspec.json.decode(listed, type=list[str])


class JudgedVector(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What the verdict on a program rests on that gives all right answers in a filled scenario.

    ``grounds`` are the clauses of that verdict as JSON, which only the process that records it decodes.
    ``otherwise`` is that verdict if it is not *passed*: these rules do not allow the scenario, or the program gives
    only some fields, so that checks are skipped. ``symmetry`` names the exchange in a copy with other labels.
    """

    id: str
    grounds: msgspec.Raw = _NO_CLAUSES
    basis: Basis = Basis.TRANSCRIBED
    idle: list[str] = []
    otherwise: Verdict | None = None
    symmetry: str = ""

    @property
    def rests_on(self) -> list[str]:
        """The clauses in ``grounds``."""
        return _clauses(bytes(self.grounds))

    @property
    def verdict(self) -> Verdict:
        """The verdict on a program that answers all of it right."""
        return self.otherwise or Verdict(
            scenario=self.id, outcome=Outcome.PASSED, grounds=self.rests_on, basis=self.basis, idle=self.idle
        )


class Vector(JudgedVector, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A filled scenario with its questions in order."""

    asked: tuple[FilledQuestion, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of its questions."""
        return tuple(question.kind for question in self.asked)


class IndexedVector(JudgedVector, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A filled scenario without its questions; ``kinds`` are theirs in order."""

    kinds: tuple[str, ...] = ()

    @classmethod
    def of(cls, vector: Vector) -> IndexedVector:
        """All of a vector but its questions."""
        return cls(kinds=vector.kinds, **{name: getattr(vector, name) for name in JudgedVector.__struct_fields__})


Key = TypeVar("Key")


class Vectors(NamedTuple):
    """The vectors of a rule set by scenario id, and the copies by id and symmetry, in the order of the plan.

    ``judged`` are the same scenarios as ``scenarios``, for whoever does not ask.
    """

    scenarios: Mapping[str, Vector] = MappingProxyType({})
    counterparts: Mapping[tuple[str, str], Vector] = MappingProxyType({})
    judged: Mapping[str, Vector | IndexedVector] = MappingProxyType({})

    def whole(self) -> Vectors:
        """The same, all of it unpacked, for whoever looks vectors up in another order than that of the plan.

        One whose questions are damaged is left out.
        """
        return Vectors(_there(self.scenarios), _there(self.counterparts), self.judged)


def _there(vectors: Mapping[Key, Vector]) -> Mapping[Key, Vector]:
    return {key: vector for key in vectors if (vector := vectors.get(key)) is not None}


NO_VECTORS: Final = Vectors()


class Listening:
    """A driver of the reference that records its questions and answers, from which a scenario is filled.

    With ``hello`` it stands for a program that offers less.
    """

    def __init__(self, driver: Driver, hello: HelloAnswer | None = None) -> None:
        self._driver = driver
        self._heard: list[FilledQuestion] = []
        self._is_refused = False
        self._number = 0
        self.hello = hello or driver.hello
        self.latest = b""

    @property
    def last(self) -> WireExchange | None:
        """Always None, as ``latest`` is empty: what this driver asked are filled questions, not lines of the wire."""
        return None

    def ask(self, question: Question) -> Answer:
        """The answer of the reference; Declined where the program that it stands for does not offer it."""
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
        """Do nothing: the reference belongs to the caller."""

    def taken(self) -> tuple[FilledQuestion, ...]:
        """Return what was recorded, and start again."""
        heard, self._heard, self._number = tuple(self._heard), [], 0
        return heard

    @property
    def heard(self) -> Sequence[FilledQuestion]:
        """What was recorded since ``taken`` was called last."""
        return self._heard

    def vector(self, verdict: Verdict, symmetry: str = "") -> Vector | None:
        """The vector of what was recorded for a scenario with this verdict; None if it cannot be filled."""
        heard, is_refused, self._is_refused = self.taken(), self._is_refused, False
        if is_refused or verdict.outcome not in FILLED:
            return None
        if verdict.outcome is Outcome.PASSED and not verdict.unsaid:
            grounds = msgspec.Raw(msgspec.json.encode(verdict.grounds))
            return Vector(
                id=verdict.scenario,
                asked=heard,
                grounds=grounds,
                basis=verdict.basis,
                idle=verdict.idle,
                symmetry=symmetry,
            )
        asked = () if verdict.outcome is Outcome.UNPLAYABLE else heard
        return Vector(id=verdict.scenario, asked=asked, otherwise=verdict, symmetry=symmetry)


def likeness(reply: bytes, question: Question, right: bytes, said: frozenset[str] | None = None) -> Likeness:
    """How a reply matches the right answer, whatever its spelling, and its order where order has no meaning.

    Where it does not match, or is faulty, the scenario has to be played to find out why. ``said`` are the fields that
    the program gives, None for all.
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


def _reply(number: int, answer: bytes | msgspec.Raw) -> bytes:
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


def read_vectors(lines: Iterable[bytes]) -> Vectors:
    """The vectors on lines of JSON; CatalogueError names a line that is not a vector, or that repeats one."""
    scenarios: dict[str, Vector] = {}
    copies: dict[tuple[str, str], Vector] = {}
    for number, found in decoded_lines(lines, Vector, "vectors", first=2):
        known = (found.id, found.symmetry) in copies if found.symmetry else found.id in scenarios
        if known:
            reason = f"{found.id} stands above already"
            raise CatalogueError(reason, file="vectors", place=f"line {number}")
        if found.symmetry:
            copies[found.id, found.symmetry] = found
        else:
            scenarios[found.id] = found
    return Vectors(scenarios, copies, scenarios)
