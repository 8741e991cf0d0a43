"""Asks one of our own engines a question; returns its answer, or in words the reason why there is none."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from msgspec import NODEFAULT
from msgspec.structs import FieldInfo, fields, replace

from tarock_language.data import from_data
from tarock_language.message import Argument, Message, as_message, message, one_after_another
from tarock_protocol import codec
from tarock_protocol.errors import Declined, ProtocolError
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import AnyQuestion
from tarock_register.ask.names import as_typed
from tarock_running.process.exits import UsageFaultError

Given = TypeVar("Given", bound=Answer)

Respond = Callable[[bytes], bytes]
"""An engine of ours: its reply to the line of a question."""

_NONE: Final = ("none", "nobody", "nothing")
"""How what our engines expected in a surplus field begins."""
_NULL: Final = ", got None"
"""What our engines' messages say for null."""
_ITEM: Final = re.compile(r"items\[(?P<place>\d+)\]\.item")
"""The place of an item in our engines' messages, counted from 0."""
_PLACE: Final = re.compile(r"(?P<field>[a-z_]+)(?P<index>(?:\[\d+\])*)(?:\.(?P<within>.+))?")
"""The place of any other value: a field, places in its lists, and what is within."""


def answer_or_reason(question: AnyQuestion, respond: Respond) -> Answer | Message:
    """The answer to a question, or the reason why there is none."""
    try:
        return codec.decode_reply(respond(codec.encode(question)), question)
    except ProtocolError as fault:
        return told_plainly(fault)
    except Declined as fault:
        return as_message(fault.said)


def answer_of(kind: type[Given], question: AnyQuestion, respond: Respond) -> Given:
    """The answer to a question whose answers are of this kind; UsageFaultError with the reason why there is none."""
    answer = answer_or_reason(question, respond)
    if isinstance(answer, kind):
        return answer
    raise UsageFaultError(answer if isinstance(answer, Message) else as_message(str(answer)))


def told_plainly(fault: ProtocolError) -> Message:
    """The full reason why a question is refused, in words for people."""
    said = None if fault.message is None else from_data(fault.message)
    return _plainly(said) if isinstance(said, Message) else as_message(fault.whole or fault.reason)


def _plainly(said: Message) -> Message:
    """A message of our engines with its place and what is missing in words for people."""
    arguments = dict(said.arguments)
    if isinstance(place := arguments.get("place"), str):
        arguments["place"] = _place_typed(place)
    if said.id.endswith(_NULL):
        if str(place).endswith(".against"):
            expected = arguments["expected"]
            arguments["expected"] = message("{expected}, such as 'Spiel against Second'", expected=expected)
        return message("{place}: expected {expected}, got nothing", **arguments)
    return said._replace(arguments=arguments)


def _place_typed(place: str) -> Argument:
    """The place of a value in a question, such as ``items[0].doubled[1]``, with fields as they are typed."""
    if (item := _ITEM.fullmatch(place)) is not None:
        return message("{field}, number {number}", field=as_typed("items"), number=int(item["place"]) + 1)
    if (found := _PLACE.fullmatch(place)) is None:
        return place
    first = message("{field}{index}", field=as_typed(found["field"]), index=found["index"])
    if not found["within"]:
        return first
    return message("{whole}.{part}", whole=first, part=_place_typed(found["within"]))


def every_reason(question: AnyQuestion, reason: Message, respond: Respond) -> Message:
    """A reason why a question is refused; after each surplus field also what is wrong without that field."""
    reasons, less = [reason], without_surplus(question, reason)
    while less is not None:
        further = answer_or_reason(less, respond)
        if not isinstance(further, Message):
            break
        reasons.append(further)
        less = without_surplus(less, further)
    return one_after_another(reasons)


def without_surplus(question: AnyQuestion, reason: Message) -> AnyQuestion | None:
    """The question without the surplus field that was refused; None if the reason is another one."""
    name, expected = str(reason.arguments.get("place", "")), str(reason.arguments.get("expected", ""))
    optional = {field.name: field for field in fields(type(question)) if not field.required}
    if name not in optional or not expected.startswith(_NONE):
        return None
    return replace(question, **{name: _default(optional[name])})


def _default(field: FieldInfo) -> object:
    """The default value of a field; a new list each time."""
    return field.default if field.default_factory is NODEFAULT else field.default_factory()
