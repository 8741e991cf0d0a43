"""Keeps the courses that a scenario has taken with earlier answers, so that it is played only for new answers.

Nothing but the answers decides what a scenario asks next and what it reads. So two engines that give the same answers
have the same course, and the second one need not play it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import chain, pairwise
from typing import Final

from tarock_protocol import codec
from tarock_protocol.messages.questions import Question
from tarock_reference.unread_fields import fields_in
from tarock_steps.suite.parts_read import Said

Answering = Callable[[bytes], bytes]
"""Returns the reply to a line, or the digest of that reply."""

_CLAUSE: Final = re.compile(rb'"([A-Z]+-[A-Z]+-\d+)"')
_DIGEST: Final = 16


@dataclass(frozen=True, slots=True, eq=False)
class ScenarioCourse:
    """One way that a scenario goes: what is ``said`` in it, and the clauses ``named`` by the answers.

    ``asked`` has one question of each kind for each choice of readings.
    ``fields`` are the optional fields that any of the questions uses, such as ``settle.tariff``.
    """

    said: Said
    named: frozenset[str]
    asked: tuple[Question, ...]
    fields: frozenset[str]


@dataclass(slots=True)
class _Asked:
    """A question, and what follows each answer to it: the next question, or the end."""

    line: bytes
    after: dict[bytes, _Asked | ScenarioCourse] = field(default_factory=dict)


class KnownCourses:
    """The courses of one scenario that are known so far; ``play`` plays the scenario with given answers."""

    def __init__(self, play: Callable[[Answering], Said]) -> None:
        self._play = play
        self._first: _Asked | ScenarioCourse | None = None

    def of(self, answer: Answering, known_by: Answering | None = None) -> ScenarioCourse:
        """The course with these answers, played if it is new.

        ``known_by`` returns the digests of the answers, where that is cheaper than the answers.
        """
        known_by = known_by or (lambda line: reply_digest(answer(line)))
        stands = self._first
        while isinstance(stands, _Asked):
            stands = stands.after.get(known_by(stands.line))
        return stands or self._new(answer)

    def lines(self, known_by: Answering) -> Iterator[bytes]:
        """The questions of the course with these answers, as far as it is known."""
        stands = self._first
        while isinstance(stands, _Asked):
            yield stands.line
            stands = stands.after.get(known_by(stands.line))

    def _new(self, answer: Answering) -> ScenarioCourse:
        told: list[tuple[bytes, bytes]] = []

        def telling(line: bytes) -> bytes:
            reply = answer(line)
            told.append((line, reply))
            return reply

        said = self._play(telling)
        named = {clause.decode() for _, reply in told for clause in _CLAUSE.findall(reply)}
        asked = [*map(codec.sound_question, dict.fromkeys(line for line, _ in told))]
        fields = frozenset(chain.from_iterable(map(fields_in, asked)))
        course = ScenarioCourse(said, frozenset(named), _choices(asked), fields)
        if not told:
            self._first = course
            return course
        stands = self._first = self._first if isinstance(self._first, _Asked) else _Asked(told[0][0])
        for (_, reply), (line, _) in pairwise(told):
            following = stands.after.setdefault(reply_digest(reply), _Asked(line))
            if not isinstance(following, _Asked):
                raise TypeError(following)
            stands = following
        stands.after[reply_digest(told[-1][1])] = course
        return course


def reply_digest(reply: bytes) -> bytes:
    """A digest of a reply; equal for equal replies only."""
    return blake2b(reply, digest_size=_DIGEST).digest()


def _choices(questions: Sequence[Question]) -> tuple[Question, ...]:
    return tuple({choice_of(question): question for question in questions}.values())


def choice_of(question: Question) -> tuple[object, ...]:
    """The parts of a question that decide by which rules an engine answers it."""
    return type(question), question.rules, *sorted(question.options.items())
