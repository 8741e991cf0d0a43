"""A program that is never right: it reports an error over whatever it is asked."""

from __future__ import annotations

from tarock_protocol.codec import kind
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question
from tarock_protocol.wrapping import Wrapper


class NeverRight(Wrapper):
    """Offers what another driver offers."""

    def ask(self, question: Question) -> Answer:
        """Raise ProtocolError for every question."""
        message = "no answer"
        raise ProtocolError(message, question=kind(question))
