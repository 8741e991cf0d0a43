"""What can come instead of an answer."""

from __future__ import annotations

from typing import Final

from tarock_steps.errors import bounded

_REPORTED: Final = 20_000
"""Characters of what an adapter reports that are kept for whoever asked this one question."""


class ProtocolError(Exception):
    """Somebody broke the protocol: what happened, what was expected, and which question it was about.

    ``whole`` is what an adapter reported, where ``reason`` has only the beginning of it.
    """

    def __init__(self, reason: str, *, expected: str = "", question: str = "", whole: str = "") -> None:
        self.reason = reason = bounded(reason)
        self.whole = bounded(whole, _REPORTED)
        self.expected = expected
        self.question = question
        told = f"{question}: {reason}" if question else reason
        super().__init__(f"{told}; expected {expected}" if expected else told)

    def about(self, question: str) -> ProtocolError:
        """The same fault, said of ``question`` unless it names one already."""
        found = self.question or question
        return ProtocolError(self.reason, expected=self.expected, question=found, whole=self.whole)


class Declined(Exception):  # noqa: N818 - not an error: the implementation says that it does not do this
    """The implementation does not offer what was asked for; never a pass and never a failure."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class BudgetSpentError(Exception):
    """The time of the whole run is used up: nothing more is asked, and nobody broke anything."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        super().__init__(f"the time of the run is used up, {seconds:g} s")
