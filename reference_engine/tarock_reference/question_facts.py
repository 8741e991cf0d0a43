"""Facts about a question that other questions have as fields: what its course or its right answer says of them."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, get_type_hints

from msgspec.structs import replace

from tarock_protocol import codec
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages import answers, questions
from tarock_reference import respond

_ACTS: Final = "acts"
"""The fact that says who is in turn: the declarer, his partner or another player."""
_COURSES: Final = {"bids": "bid", "said": "say"}
"""Lists of acts of one sort, by their names in other questions."""
_DEAL: Final = codec.kind(questions.Deal)
_ANSWERED: Final[Mapping[str, tuple[str, ...]]] = {
    _DEAL: ("contract", "declarer", "partner", _ACTS),
    codec.kind(questions.MayBid): ("contract", "declarer"),
    codec.kind(questions.MayAnnounce): (_ACTS,),
}
"""The facts that a right answer says, by the kind of the question."""
_CACHED: Final = 1 << 12
"""How many questions are cached with their facts."""
_NONE: Final[Mapping[str, object]] = MappingProxyType({})


def types_of_facts(kind: str) -> Mapping[str, object]:
    """The facts about a kind of question, each with its type."""
    hints = get_type_hints(codec.ANSWERS[codec.KINDS[kind]], include_extras=True)
    courses = dict.fromkeys(_COURSES if kind == _DEAL else (), list)
    return {**courses, **{name: hints.get(name, str) for name in _ANSWERED.get(kind, ())}}


def facts_about(question: questions.Question) -> Mapping[str, object]:
    """The facts about a question, by name; none that an answer would say if it cannot be asked."""
    if codec.kind(question) not in _ANSWERED:
        return _NONE
    return _facts(codec.encode(replace(question, id=0)))


@functools.lru_cache(_CACHED)
def _facts(line: bytes) -> Mapping[str, object]:
    question = codec.sound_question(line)
    acts = question.actions if isinstance(question, questions.Deal) else None
    told = {} if acts is None else {name: [act for act in acts if act.do == do] for name, do in _COURSES.items()}
    try:
        answer = codec.own_answer(respond(line), question)
    except ProtocolError:
        return told
    table = question if isinstance(question, questions.MayAnnounce) else answer
    said = {name: getattr(answer, name) for name in _ANSWERED[codec.kind(question)] if name != _ACTS}
    return {**told, **said, **_actor(table, answer)}


def _actor(table: object, answer: answers.Answer) -> Mapping[str, str]:
    """Who is in turn by an answer, as seen from the declarer who is named by the ``table``; empty if nobody is."""
    turns = answer.next if isinstance(answer, answers.DealAnswer) else [answer]
    seat = next((getattr(turn, "seat", None) for turn in turns), None)
    seats = {getattr(table, role, None): role for role in ("partner", "declarer")}
    return {} if seat is None or seats.keys() == {None} else {_ACTS: seats.get(seat, "another")}
