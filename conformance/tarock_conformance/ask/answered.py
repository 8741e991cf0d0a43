"""One question to an engine of ours: its answer, or why there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarock_steps.protocol import codec
from tarock_steps.protocol.errors import Declined, ProtocolError

if TYPE_CHECKING:
    from collections.abc import Callable

    from tarock_steps.protocol.messages.answers import Answer
    from tarock_steps.protocol.messages.questions import AnyQuestion

    Respond = Callable[[bytes], bytes]


def answer_or_reason(question: AnyQuestion, respond: Respond) -> Answer | str:
    """The answer to a question, or the reason why there is none."""
    try:
        return codec.decode_reply(respond(codec.encode(question)), question)
    except ProtocolError as fault:
        return fault.whole or fault.reason
    except Declined as fault:
        return fault.reason
