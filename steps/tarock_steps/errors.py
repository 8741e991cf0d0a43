"""What can go wrong, by whose fault it is."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 1_500
"""Characters of what a program gave, or broke, that stand in an error; a whole run keeps many of them."""

_REPORTED: Final = 20_000
"""Characters of what an adapter reports that are kept for whoever asked this one question."""


def bounded(text: str, limit: int = LONGEST) -> str:
    """The beginning of a text, with how many characters it had where that is not all."""
    return text if len(text) <= limit else f"{text[:limit]} … ({len(text):,} characters in all)"


class CatalogueError(Exception):
    """We broke our catalogue or our features; names the file and the place in it."""

    def __init__(self, reason: str, *, file: str = "", place: str = "") -> None:
        self.reason = reason
        self.file = file
        self.place = place
        super().__init__(": ".join(part for part in (file, place, reason) if part))


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


class BudgetSpentError(Exception):
    """The time of the whole run is used up: nothing more is asked, and nobody broke anything."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        super().__init__(f"the time of the run is used up, {seconds:g} s")


class Declined(Exception):  # noqa: N818 - not an error: the implementation says that it does not do this
    """The implementation does not offer what was asked for; never a pass and never a failure."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class Mismatch(Exception):  # noqa: N818 - a verdict about a rule, not an error
    """The implementation answered something else than the rule demands."""

    def __init__(self, what: str, expected: str, given: str) -> None:
        self.what = what = bounded(what)
        self.expected = expected = bounded(expected)
        self.given = given = bounded(given)
        super().__init__(f"{what}: expected {expected}, given {given}")


class TableError(Exception):
    """A scenario asks for something that cannot be put on a table: our fault."""
