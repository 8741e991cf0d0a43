"""Exceptions, by whose fault they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

LONGEST: Final = 1_500
"""Characters of what a program gave, or broke, that stand in an error; a whole run keeps many of them."""

_SHORT: Final = 200
_FEW: Final = 40
"""Characters of an element of a list that is in an error, and how many of them."""


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


class Mismatch(Exception):  # noqa: N818 - a verdict about a rule, not an error
    """The implementation answered something else than the rule demands.

    Of a list or an object ``lacking`` are its elements that were not given, and ``too_much`` those not expected.
    """

    def __init__(
        self, what: str, expected: str, given: str, *, lacking: Sequence[str] = (), too_much: Sequence[str] = ()
    ) -> None:
        self.lacking = tuple(bounded(each, _SHORT) for each in lacking[:_FEW])
        self.too_much = tuple(bounded(each, _SHORT) for each in too_much[:_FEW])
        self.what = what = bounded(what)
        self.expected = expected = bounded(expected)
        self.given = given = bounded(given)
        super().__init__(f"{what}: expected {expected}, given {given}")


class RefusedError(Mismatch):
    """An action that a scenario does was refused, by these ``grounds``, so that what comes after it is not reached.

    ``index`` is the place of the action in a course of ``of`` actions, the first being 0.
    """

    def __init__(self, what: str, reason: str, grounds: Sequence[str], *, index: int, of: int) -> None:
        self.grounds = tuple(grounds)
        self.index = index
        self.of = of
        why = ", ".join(filter(None, (reason, *grounds)))
        super().__init__(what, "allowed", f"refused ({why})" if why else "refused")


class MissingExtraError(Exception):
    """What is asked for needs a package that comes with an extra of ours and is not installed; says how it is."""

    def __init__(self, what: str, package: str | None, *, extra: str) -> None:
        install = f"pip install 'tarock-conformance[{extra}]'"
        super().__init__(f"{what}: {package} is not installed; expected the extra: {install}")


class TableError(Exception):
    """A scenario asks for something that cannot be put on a table: our fault."""
