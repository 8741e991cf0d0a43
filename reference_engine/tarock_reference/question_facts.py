"""What the right answer to a question says of the table, and the question does not: the game, who plays it, whose turn."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from tarock_protocol import codec
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages import answers, questions
from tarock_reference import respond

ACTS: Final = "acts"
"""The fact that says who acts: the declarer, his partner or another player."""
ACTORS: Final = ("declarer", "partner", "another")
OF_ANSWERS: Final[Mapping[str, tuple[str, ...]]] = {
    codec.kind(questions.Deal): ("contract", "declarer", "partner"),
    codec.kind(questions.MayBid): ("contract", "declarer"),
    codec.kind(questions.MayAnnounce): (ACTS,),
}
"""The facts that a right answer says, by the kind of the question."""
_CACHED: Final = 1 << 12
"""How many questions are cached with their facts."""
_NONE: Final[Mapping[str, object]] = MappingProxyType({})


def facts_of(question: questions.Question) -> Mapping[str, object]:
    """The facts about a question, by name; empty if it cannot be asked, or says all of them itself."""
    if codec.kind(question) not in OF_ANSWERS:
        return _NONE
    return _facts(codec.encode(replace(question, id=0)))


@functools.lru_cache(_CACHED)
def _facts(line: bytes) -> Mapping[str, object]:
    question = codec.sound_question(line)
    try:
        answer = codec.own_answer(respond(line), question)
    except ProtocolError:
        return _NONE
    if isinstance(question, questions.MayAnnounce) and isinstance(answer, answers.TurnAnswer):
        return {} if answer.seat is None else {ACTS: _actor(question, answer.seat)}
    return {name: getattr(answer, name) for name in OF_ANSWERS[codec.kind(question)]}


def _actor(question: questions.MayAnnounce, seat: int) -> str:
    seats = {question.declarer: "declarer", question.partner: "partner"}
    return seats.get(seat, "another")
