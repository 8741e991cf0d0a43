"""Asks one of our own engines a question, and returns its answer or the reason why there is none."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec import NODEFAULT
from msgspec.structs import fields, replace

from tarock_protocol import codec
from tarock_protocol.errors import Declined, ProtocolError

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec.structs import FieldInfo

    from tarock_protocol.messages.answers import Answer
    from tarock_protocol.messages.questions import AnyQuestion

    Respond = Callable[[bytes], bytes]

_SURPLUS: Final = re.compile(r"(?P<field>\w+): expected (?:none|nobody|nothing)\b")
"""The beginning of our engines' message for a surplus field."""
_NULL: Final = re.compile(r", got None\b")
"""What our engines' messages say for null."""
_ITEM: Final = re.compile(r"\bitems\[(?P<place>\d+)\]\.item\b")
"""The place of an item in our engines' messages, counted from 0."""


def answer_or_reason(question: AnyQuestion, respond: Respond) -> Answer | str:
    """The answer to a question, or the reason why there is none."""
    try:
        return codec.decode_reply(respond(codec.encode(question)), question)
    except ProtocolError as fault:
        return told_plainly(fault)
    except Declined as fault:
        return fault.reason


def told_plainly(fault: ProtocolError) -> str:
    """The full reason why a question is refused, in words for people."""
    told = _NULL.sub(", got nothing", fault.whole or fault.reason)
    return _ITEM.sub(lambda found: f"items, number {int(found['place']) + 1}", told)


def every_reason(question: AnyQuestion, reason: str, respond: Respond) -> str:
    """A reason why a question is refused; after each surplus field also what is wrong without that field."""
    reasons, less = [reason], without_surplus(question, reason)
    while less is not None:
        further = answer_or_reason(less, respond)
        if not isinstance(further, str):
            break
        reasons.append(further)
        less = without_surplus(less, further)
    return "; ".join(reasons)


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
