"""The mistakes of a profile: each with its line, what was expected, and the nearest name."""

from __future__ import annotations

import dataclasses
import datetime as dt
import difflib
from collections.abc import Callable, Collection, Iterable, Sequence
from copy import copy
from typing import TypeVar

from tarock_language.message import Argument, Message, as_message, first_few, message

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
    place: Message | str
    reason: Message | str

    def told(self, file: str) -> Message:
        """The mistake as a line of a message; a profile that is no ``file`` has only lines."""
        fault = message("{place}: {fault}", place=self.place, fault=self.reason) if self.place else self.reason
        where: Argument = f"{file}:{self.line}" if file and self.line else file
        if self.line and not file:
            where = message("line {number}", number=self.line)
        return message("{place}: {fault}", place=where, fault=fault) if where else as_message(fault)


def line_by_line(file: str, mistakes: Iterable[Mistake], before: str = "") -> Message:
    """The first mistakes in the order of their lines, each on a line of its own; ``before`` stands before the first."""
    first, *more = first_few(mistake.told(file) for mistake in sorted(mistakes, key=lambda mistake: mistake.line))
    beginning = message("{place}: {fault}", place=before, fault=first) if before else first
    return message("{faults:lines}", faults=[beginning, *more]) if more else beginning


class HouseError(ValueError):
    """An invalid profile, with all its mistakes in the order of their lines."""

    def __init__(self, file: str, mistakes: Iterable[Mistake]) -> None:
        """Store the mistakes, of which there is at least one; ``said`` lists the first of them, as the error does."""
        self.file = file
        self.mistakes = tuple(sorted(mistakes, key=lambda mistake: mistake.line))
        self.said = line_by_line(file, self.mistakes)
        super().__init__("\n".join(map(str, first_few(mistake.told(file) for mistake in self.mistakes))))


class WrongValueError(ValueError):
    """A value that does not fit its ruling; each of its ``faults`` has the place inside the value."""

    def __init__(self, reason: Message, *place: str | int) -> None:
        """Store the reason and the part of the value that it is about."""
        super().__init__(str(reason))
        self.faults: tuple[tuple[tuple[str | int, ...], Message], ...] = ((place, reason),)

    @classmethod
    def together(cls, errors: Sequence[WrongValueError]) -> WrongValueError:
        """One error with the faults of several."""
        told = copy(errors[0])
        told.faults = tuple(fault for error in errors for fault in error.faults)
        return told

    def inside(self, *place: str | int) -> WrongValueError:
        """The error for the whole value, made from one about the part at ``place``."""
        told = copy(self)
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


def expected(what: Argument, given: object) -> Message:
    """What all mistakes say: what was expected, and what was given."""
    return message("expected {what}, got {given}", what=what, given=_told(given))


def one_of(kind: Argument, given: object, known: Collection[str], what: Message | None = None) -> Message:
    """What is said of a name that is not ``known``, with the nearest known name; a short list is given in full.

    ``what`` says what the name is instead.
    """
    said, near = expected(kind, given), nearest(given, known) if isinstance(given, str) else None
    names = [*known]
    if what is not None:
        said = message("{fault}, which is {what}", fault=said, what=what)
    if near:
        said = message("{fault}; did you mean {near}?", fault=said, near=f"'{near}'")
    if not names:
        return message("{fault}; there is none", fault=said)
    if len(names) > _FEW:
        return said
    if near:
        return message("{fault} there are: {names}", fault=said, names=names)
    return message("{fault}; there are: {names}", fault=said, names=names)


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


def _told(given: object) -> Argument:
    if isinstance(given, Message):
        return given
    if given is None or isinstance(given, bool):
        return message("nothing") if given is None else str(given).lower()
    if isinstance(given, int) and abs(given) > _LARGE:
        return message("a number of very many digits")
    if isinstance(given, dict):
        return message("a table")
    if isinstance(given, list):
        return message("a list") if given else message("an empty list")
    told = str(given) if isinstance(given, dt.date | dt.time) else repr(given)
    return told if len(told) <= _LONG else f"{told[:_LONG]} …"
