"""Asks one of our own engines a question, and returns its answer or the reason why there is none."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import NODEFAULT
from msgspec.structs import fields, replace

from tarock_language.data import from_data
from tarock_language.message import Message, message
from tarock_protocol import codec
from tarock_protocol.errors import Declined, ProtocolError

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec.structs import FieldInfo

    from tarock_protocol.messages.answers import Answer
    from tarock_protocol.messages.questions import AnyQuestion

    Respond = Callable[[bytes], bytes]

Reason: TypeAlias = "Message | str"
"""Why there is no answer: a message of our own engines, or the text of a fault."""

_SURPLUS: Final = re.compile(r"(?P<field>\w+): expected (?:none|nobody|nothing)\b")
"""The beginning of our engines' message for a surplus field."""
_NULL: Final = ", got None"
"""What our engines' messages say for null."""
_ITEM: Final = re.compile(r"^items\[(?P<place>\d+)\]\.item$")
"""The place of an item in our engines' messages, counted from 0."""


def answer_or_reason(question: AnyQuestion, respond: Respond) -> Answer | Reason:
    """The answer to a question, or the reason why there is none."""
    try:
        return codec.decode_reply(respond(codec.encode(question)), question)
    except ProtocolError as fault:
        return told_plainly(fault)
    except Declined as fault:
        return fault.reason


def told_plainly(fault: ProtocolError) -> Reason:
    """The full reason why a question is refused, in words for people."""
    said = None if fault.message is None else from_data(fault.message)
    return _plainly(said) if isinstance(said, Message) else fault.whole or fault.reason


def _plainly(said: Message) -> Message:
    arguments = dict(said.arguments)
    if isinstance(place := arguments.get("place"), str):
        arguments["place"] = _ITEM.sub(lambda found: f"items, number {int(found['place']) + 1}", place)
    if said.id.endswith(_NULL):
        return message("{place}: expected {expected}, got nothing", **arguments)
    return said._replace(arguments=arguments)


def every_reason(question: AnyQuestion, reason: Reason, respond: Respond) -> Reason:
    """A reason why a question is refused; after each surplus field also what is wrong without that field."""
    reasons, less = reason, without_surplus(question, str(reason))
    while less is not None:
        further = answer_or_reason(less, respond)
        if not isinstance(further, Message | str):
            break
        reasons = message("{reason}; {further}", reason=reasons, further=further)
        less = without_surplus(less, str(further))
    return reasons


def without_surplus(question: AnyQuestion, reason: str) -> AnyQuestion | None:
    """The question without the surplus field that was refused; None where the reason is another one."""
    found = _SURPLUS.match(reason)
    optional = {field.name: field for field in fields(type(question)) if not field.required}
    if found is None or found["field"] not in optional:
        return None
    return replace(question, **{found["field"]: _default(optional[found["field"]])})


def _default(field: FieldInfo) -> object:
    """The default value of a field; a new list each time."""
    return field.default if field.default_factory is NODEFAULT else field.default_factory()
