"""Exceptions for everything that can come instead of an answer: declined, an error, a breach of the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final

from tarock_language.message import Message, as_message, message

LONGEST: Final = 1_500
"""The largest number of characters of a program's text in an error; a run keeps many errors in memory."""
_REPORTED: Final = 20_000
"""Characters that are kept of a reported error, for the user who asked this one question."""


def bounded(text: str, limit: int = LONGEST) -> str:
    """The text, or its beginning with the number of all its characters if it is longer than ``limit``."""
    return text if len(text) <= limit else f"{text[:limit]} … ({len(text):,} characters in all)"


class BreachKind(StrEnum):
    """How the protocol was broken, from which the advice to the user follows."""

    START = "it did not start"
    END = "it ended, or closed a pipe"
    SILENCE = "nothing came in time"
    EARLY = "something came before it was asked for"
    SIZE = "more than a line may have"
    ENCODING = "no UTF-8"
    JSON = "no JSON"
    ID = "the id of another question"
    FORM = "JSON of another form"
    VERSION = "another version of the protocol"
    REPORT = "it reports an error itself"
    RESTARTS = "it broke too often to be started again"
    OTHER = "something else"


class ProtocolError(Exception):
    """The protocol was broken: what happened, what was expected, and in which question.

    ``said`` is all of that as a message, and ``why`` what happened. ``whole`` is the full text that a program reported,
    if ``reason`` has only its beginning, and ``message`` the same as data, of which a sentence in any language can be
    made; ``breach`` is its kind.
    """

    message: Mapping[str, Any] | None = None

    def __init__(
        self,
        reason: Message | str,
        *,
        expected: Message | str = "",
        question: Message | str = "",
        whole: str = "",
        breach: BreachKind = BreachKind.OTHER,
    ) -> None:
        self.why = reason = reason if len(str(reason)) <= LONGEST else bounded(str(reason))
        self.reason = str(reason)
        self.whole = bounded(whole, _REPORTED)
        self.expected = expected
        self.question = question
        self.breach = breach
        if expected:
            reason = message("{reason}; expected {expected}", reason=reason, expected=expected)
        if question:
            reason = message("{place}: {fault}", place=question, fault=reason)
        self.said = as_message(reason)
        super().__init__(str(self.said))

    def about(self, question: Message | str) -> ProtocolError:
        """The same fault for ``question``, unless it names a question already."""
        return self.at(self.question or question)

    def at(self, place: Message | str) -> ProtocolError:
        """The same fault at another place."""
        moved = ProtocolError(self.why, expected=self.expected, question=place, whole=self.whole, breach=self.breach)
        moved.message = self.message
        return moved


class Declined(Exception):  # noqa: N818 - not an error: the implementation says that it does not do this
    """The implementation does not offer what was asked for; never a pass and never a failure.

    ``said`` is the reason: a message if it is ours, and the text if a program gives it.
    """

    def __init__(self, said: Message | str) -> None:
        self.said = said
        self.reason = str(said)
        super().__init__(self.reason)


def not_answered(question: str) -> Message:
    """Says that a program does not answer questions of this kind."""
    return message("does not answer the question '{question}'", question=question)


class FieldDeclined(Declined):
    """The implementation does not give this ``field`` of an answer; what does not depend on it can be judged.

    Where ``is_answered`` is false it does not answer ``question`` at all, but another question about a part of it.
    Where ``goes_on`` is false nothing that follows can be judged, since nobody knows whether an action was accepted.
    """

    def __init__(self, question: str, field: str, *, is_answered: bool = True, goes_on: bool = True) -> None:
        self.question = question
        self.field = field
        self.goes_on = goes_on
        not_said = message("does not say '{field}' in its answer to '{question}'", field=field, question=question)
        super().__init__(not_said if is_answered else not_answered(question))


class BudgetSpentError(Exception):
    """The time of the whole run is used up: no more questions are asked, and no program is at fault."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.said = message("the time of the run is used up, {seconds} s", seconds=f"{seconds:g}")
        super().__init__(str(self.said))


class TableError(Exception):
    """A scenario asks for something impossible at a table, which is the fault of its author; ``said`` is what."""

    def __init__(self, said: Message) -> None:
        self.said = said
        super().__init__(str(said))
