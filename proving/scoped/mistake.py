"""A drawn mistake as a record, and the program that makes it: one ruling is wrong where three conditions hold.

An impostor is the reference engine with one wrong ruling.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from proving.scoped.conditions import Medians, conditions_of
from proving.showing import WrongAnswers
from tarock_protocol import codec
from tarock_protocol.filled_question import FilledQuestion
from tarock_reference import respond
from tarock_reference.impostors import Impostor, impostors

_ANSWERS: Final = b'"answer":'
"""What a reply with an answer contains, and no other: quotes in a text are escaped."""


class ScopedMistake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An impostor that is wrong only about questions of a ``kind`` for which all ``conditions`` hold.

    ``sentence`` says what is wrong there, about which clause. ``proof`` is a question that shows it, with the right
    answer. Of the ``among`` questions of its kind in the pool, so many are ``shown`` wrong.
    """

    impostor: str
    clause: str
    sentence: str
    kind: str
    conditions: tuple[str, str, str]
    proof: FilledQuestion
    shown: int
    among: int

    @property
    def told(self) -> str:
        """The mistake in a line."""
        return f"{self.sentence} [{self.clause}], in {self.kind} only where {' and '.join(self.conditions)}"


def impostor_by_id(rules: str, name: str) -> Impostor:
    """The impostor with this id. Raises KeyError if there is none."""
    return {impostor.id: impostor for impostor in impostors(rules)}[name]


def scoped_program(mistake: ScopedMistake, rules: str, medians: Mapping[str, Medians]) -> Callable[[bytes], bytes]:
    """The engine that makes a mistake and is right about all else, as a function from lines to lines."""
    wrong, conditions = WrongAnswers(impostor_by_id(rules, mistake.impostor)), frozenset(mistake.conditions)
    limits = medians.get(mistake.kind, {})

    def replied(line: bytes) -> bytes:
        right = respond(line)
        if _ANSWERS not in right:
            return right
        question = codec.sound_question(line)
        if codec.kind(question) != mistake.kind or not conditions <= conditions_of(codec.encode(question), limits):
            return right
        reply = wrong.reply(FilledQuestion.of(question, codec.own_answer(right, question)))
        return right if reply is None else b'{"id":%d,%b' % (question.id, reply.partition(b",")[2])

    return replied
