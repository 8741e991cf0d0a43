"""The mistakes of a profile: each with its line, what was expected, and the nearest name."""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar

_CUTOFF = 0.6
_FEW = 24
_LONG = 200
_LARGE = 10**30
Part = TypeVar("Part")
Value = TypeVar("Value")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Mistake:
    """One mistake: the ``line`` of the profile (0 for the whole file), the place in it, and what is wrong."""

    line: int
    place: str
    reason: str

    def told(self, file: str) -> str:
        """The mistake as a line of a message."""
        where = f"{file}:{self.line}" if self.line else file
        return f"{where}: {self.place + ': ' if self.place else ''}{self.reason}"


class HouseError(ValueError):
    """An invalid profile, with all its mistakes in the order of their lines."""

    def __init__(self, file: str, mistakes: Iterable[Mistake]) -> None:
        """Store the mistakes; the message lists all of them."""
        self.file = file
        self.mistakes = tuple(sorted(mistakes, key=lambda mistake: mistake.line))
        super().__init__("\n".join(mistake.told(file) for mistake in self.mistakes))


class WrongValueError(ValueError):
    """A value that does not fit its ruling; each of its ``faults`` has the place inside the value."""

    def __init__(self, reason: str, *place: str | int) -> None:
        """Store the reason and the part of the value that it is about."""
        super().__init__(reason)
        self.faults: tuple[tuple[tuple[str | int, ...], str], ...] = ((place, reason),)

    @classmethod
    def together(cls, errors: Sequence[WrongValueError]) -> WrongValueError:
        """One error with the faults of several."""
        told = cls("\n".join(map(str, errors)))
        told.faults = tuple(fault for error in errors for fault in error.faults)
        return told

    def inside(self, *place: str | int) -> WrongValueError:
        """The error for the whole value, made from one about the part at ``place``."""
        told = type(self)(str(self))
        told.faults = tuple(((*place, *inner), reason) for inner, reason in self.faults)
        return told


def each_read(parts: Iterable[tuple[str | int, Part]], read: Callable[[Part], Value]) -> list[Value]:
    """Read every part of a value. Raises WrongValueError with all that is wrong in the parts."""
    found, wrong = [], []
    for place, part in parts:
        try:
            found.append(read(part))
        except WrongValueError as fault:
            wrong.append(fault.inside(place))
    if wrong:
        raise WrongValueError.together(wrong)
    return found


def expected(what: str, given: object) -> str:
    """The text that all mistakes have: what was expected, and what was given."""
    return f"expected {what}, got {_told(given)}"


def one_of(kind: str, given: object, known: Collection[str], what: str = "") -> str:
    """The text for a name that is not ``known``, with the nearest known name; a short list of names is given in full.

    ``what`` is put after the name and says what it is instead.
    """
    near = nearest(given, known) if isinstance(given, str) else None
    hint = f"; did you mean '{near}'?" if near else ""
    if len(known) <= _FEW:
        told = ", ".join(known) or "there is none"
        return f"expected {kind}, got {_told(given)}{what}{hint or ';'} there are: {told}"
    return f"expected {kind}, got {_told(given)}{what}{hint}"


def nearest(given: str, known: Iterable[str]) -> str | None:
    """The known name that was probably meant, if any is near enough."""
    names = list(known)
    table, _, last = given.rpartition(".")
    if below := [name for name in names if table and name.startswith(f"{table}.") and last in name.rpartition(".")[2]]:
        return min(below, key=len)
    close = difflib.get_close_matches(given, names, n=1, cutoff=_CUTOFF)
    if close:
        return close[0]
    folded = {name.casefold(): name for name in names}
    return next(
        (folded[match] for match in difflib.get_close_matches(given.casefold(), folded, n=1, cutoff=_CUTOFF)), None
    )


def _told(given: object) -> str:
    if isinstance(given, bool):
        return "true" if given else "false"
    if isinstance(given, int) and abs(given) > _LARGE:
        return "a number of very many digits"
    if isinstance(given, dict):
        return "a table"
    if isinstance(given, list):
        return "a list" if given else "an empty list"
    return repr(given) if len(repr(given)) <= _LONG else f"{repr(given)[:_LONG]} …"
