"""Exceptions for everything that can come instead of an answer."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from tarock_steps.errors import bounded

_REPORTED: Final = 20_000
"""Characters of what an adapter reports that are kept for whoever asked this one question."""


class BreachKind(StrEnum):
    """In which way the protocol was broken, for whoever has to say how it is mended."""

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
    """Somebody broke the protocol: what happened, what was expected, and which question it was about.

    ``whole`` is what an adapter reported, where ``reason`` has only the beginning of it; ``breach`` is what kind of
    thing happened.
    """

    def __init__(
        self,
        reason: str,
        *,
        expected: str = "",
        question: str = "",
        whole: str = "",
        breach: BreachKind = BreachKind.OTHER,
    ) -> None:
        self.reason = reason = bounded(reason)
        self.whole = bounded(whole, _REPORTED)
        self.expected = expected
        self.question = question
        self.breach = breach
        told = f"{question}: {reason}" if question else reason
        super().__init__(f"{told}; expected {expected}" if expected else told)

    def about(self, question: str) -> ProtocolError:
        """The same fault, said of ``question`` unless it names one already."""
        return self.at(self.question or question)

    def at(self, place: str) -> ProtocolError:
        """The same fault, said of another place."""
        return ProtocolError(self.reason, expected=self.expected, question=place, whole=self.whole, breach=self.breach)


class Declined(Exception):  # noqa: N818 - not an error: the implementation says that it does not do this
    """The implementation does not offer what was asked for; never a pass and never a failure."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class FieldDeclined(Declined):
    """A ``field`` of an answer that the implementation does not say; what does not rest on it can be judged.

    It may not answer the ``question`` at all, and be asked for something that tells a part of it instead. Whoever does
    not say whether an action stands leaves nobody anything to go on with.
    """

    def __init__(self, question: str, field: str, *, is_answered: bool = True, goes_on: bool = True) -> None:
        self.question = question
        self.field = field
        self.goes_on = goes_on
        not_said = f"does not say {field!r} in its answer to {question!r}"
        super().__init__(not_said if is_answered else f"does not answer the question {question!r}")


class BudgetSpentError(Exception):
    """The time of the whole run is used up: nothing more is asked, and nobody broke anything."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        super().__init__(f"the time of the run is used up, {seconds:g} s")
