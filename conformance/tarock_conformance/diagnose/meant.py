"""What somebody says to a question, to be held against what others say: an answer, an error, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tarock_steps.protocol.errors import Declined, ProtocolError
from tarock_steps.protocol.meaning import meaning

if TYPE_CHECKING:
    from collections.abc import Callable

    from tarock_steps.protocol.messages.answers import Answer
    from tarock_steps.protocol.messages.questions import Question

ERROR: Final[dict[str, Any]] = {"error": True}
DECLINED: Final[dict[str, Any]] = {"declined": True}


def meant(question: Question, answer: Callable[[], Answer]) -> dict[str, Any]:
    """What an answer says, as plain JSON values; of an error, or where nothing is said, that it is so."""
    try:
        return meaning(question, answer())
    except ProtocolError:
        return ERROR
    except Declined:
        return DECLINED
