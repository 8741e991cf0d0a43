"""One question to an engine of ours: its answer, or why there is none."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tarock_steps.protocol import codec
from tarock_steps.protocol.errors import Declined, ProtocolError

if TYPE_CHECKING:
    from collections.abc import Callable

    from tarock_steps.protocol.messages.answers import Answer
    from tarock_steps.protocol.messages.questions import AnyQuestion

    Respond = Callable[[bytes], bytes]

_NULL: Final = re.compile(r", got None\b")
"""What an engine of ours got where a question has null."""


def answer_or_reason(question: AnyQuestion, respond: Respond) -> Answer | str:
    """The answer to a question, or the reason why there is none."""
    try:
        return codec.decode_reply(respond(codec.encode(question)), question)
    except ProtocolError as fault:
        return told_plainly(fault)
    except Declined as fault:
        return fault.reason


def told_plainly(fault: ProtocolError) -> str:
    """Why a question is refused, whole and in words for people."""
    return _NULL.sub(", got nothing", fault.whole or fault.reason)
