"""One engine's answer, error or silence, in a form that can be compared with another's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from tarock_protocol import codec
from tarock_protocol.drivers import WireExchange
from tarock_protocol.errors import Declined, ProtocolError
from tarock_protocol.meaning import meaning
from tarock_protocol.messages.answers import Answer, HelloAnswer
from tarock_protocol.messages.questions import Question
from tarock_protocol.offered_fields import fields_said
from tarock_reference.deviant import Deviant

ERROR: Final[dict[str, object]] = {"error": True}
DECLINED: Final[dict[str, object]] = {"declined": True}


def meant(question: Question, answer: Callable[[], Answer]) -> dict[str, object]:
    """What an answer says, as plain JSON values; ``ERROR`` or ``DECLINED`` if there is no answer."""
    try:
        return meaning(question, answer())
    except ProtocolError:
        return ERROR
    except Declined:
        return DECLINED


def replied(engine: Deviant, line: bytes) -> bytes:
    """What an engine replies to a line; an error if its rules cannot be played at all."""
    try:
        return engine.answer(line)
    except Exception as fault:  # noqa: BLE001 - rules with a deviation may be impossible to play
        return msgspec.json.encode({"id": codec.question_id(line), "error": type(fault).__name__})


def said_by(engine: Deviant, question: Question) -> dict[str, object]:
    """What an engine of ours says to a question, as ``meant`` returns it."""
    return meant(question, lambda: codec.decode_reply(replied(engine, codec.encode(question)), question))


def as_far_as_offered(hello: HelloAnswer, question: Question, said: Mapping[str, object]) -> Mapping[str, object]:
    """The part of an answer with the fields that a program with this ``hello`` gives; all of an error or a refusal."""
    fields = fields_said(hello, codec.kind(question))
    if fields is None or said in (ERROR, DECLINED):
        return said
    return {name: value for name, value in said.items() if name in fields}


def as_recorded(exchange: WireExchange, question: Question, hello: HelloAnswer | None) -> dict[str, object]:
    """What a program with this ``hello`` said to a question in an exchange that was recorded whole."""
    fields = None if hello is None else fields_said(hello, codec.kind(question))
    return meant(question, lambda: codec.decode_reply(exchange.answer.encode(), question, fields))
