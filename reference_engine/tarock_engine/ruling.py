"""A ruling is a value of the rules together with the clause that says so, and all readings where a source is unclear.

The rulings of each source are made with ``ruling``, ``implied`` and ``reading``; rules then read ``.value`` and
``.clause``. A value without a clause does not type-check. Below are the objection to an act that breaks a rule, and the
refusal of a question that is no sensible one.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, NewType, NoReturn, TypeVar

from tarock_language.message import Argument, Message, SaidError, message

ClauseId = NewType("ClauseId", str)
Grounds = tuple[ClauseId, ...]
"""The clauses that a decision rests on."""

T = TypeVar("T")
Value_co = TypeVar("Value_co", covariant=True)
Rules_contra = TypeVar("Rules_contra", contravariant=True)
"""The rule set that a function takes: that of its source, or a base class of it."""


@dataclasses.dataclass(frozen=True, slots=True)
class Ruling(Generic[Value_co]):
    """What a source says on one point.

    If the source leaves it open, ``option`` names the dispute and ``offers`` has the value of each reading. ``also``
    has ways to play that no source has and that a house may name.
    """

    value: Value_co
    clause: ClauseId
    option: str | None = None
    offers: Mapping[str, Value_co] = dataclasses.field(default_factory=dict)
    also: tuple[Value_co, ...] = ()

    def choose(self, reading: str) -> Ruling[Value_co]:
        """The same ruling with another reading. KeyError if there is no such reading."""
        return dataclasses.replace(self, value=self.offers[reading])


class Implied(Ruling[Value_co]):
    """A ruling that repeats another one of the same clause; it is not listed among the rulings."""

    __slots__ = ()


def ruling(value: T, clause: str, also: tuple[T, ...] = ()) -> Ruling[T]:
    """A ruling without readings."""
    return Ruling(value, ClauseId(clause), also=also)


def implied(value: T, clause: str) -> Ruling[T]:
    """A ruling that every source has to give, and that this source gives in another ruling already."""
    return Implied(value, ClauseId(clause))


def reading(option: str, clause: str, offers: Mapping[str, T], also: tuple[T, ...] = ()) -> Ruling[T]:
    """A ruling with several readings; the first one is the default."""
    return Ruling(
        value=next(iter(offers.values())),
        clause=ClauseId(clause),
        option=option,
        offers=MappingProxyType(dict(offers)),
        also=also,
    )


Way = TypeVar("Way", bound=Callable[..., Any])
_WORDS: Final = "_in_words"


def in_words(words: str) -> Callable[[Way], Way]:
    """Decorate a function that is the value of a ruling with the words that describe it."""

    def said(way: Way) -> Way:
        setattr(way, _WORDS, message(words))
        return way

    return said


def words_of(way: object) -> Message | None:
    """The words of a function that is the value of a ruling; None if it has none."""
    return getattr(way, _WORDS, None)


@dataclasses.dataclass(frozen=True)
class Group:
    """Rulings that belong together; each field is a ruling, a group, or a tuple or table of them."""


class Clauses(NamedTuple):
    """Makers of the rulings of one source, which put the ``prefix`` of its clauses before the rest of an id."""

    prefix: str

    def ruling(self, value: T, clause: str, also: tuple[T, ...] = ()) -> Ruling[T]:
        """A ruling without readings."""
        return ruling(value, f"{self.prefix}-{clause}", also)

    def implied(self, value: T, clause: str) -> Ruling[T]:
        """A ruling that repeats another one of the source."""
        return implied(value, f"{self.prefix}-{clause}")

    def reading(self, option: str, clause: str, offers: Mapping[str, T], also: tuple[T, ...] = ()) -> Ruling[T]:
        """A ruling with several readings; the first one is the default."""
        return reading(option, f"{self.prefix}-{clause}", offers, also)


def all_swapped(thing: T, values: Mapping[str, object]) -> T:
    """A part of a rule set with other ``values`` for several rulings, given by path."""
    found: T = _swapped(thing, [(path.split("."), value) for path, value in values.items()]) if values else thing
    return found


def _swapped(thing: Any, values: Sequence[tuple[Sequence[str], object]]) -> Any:
    if isinstance(thing, Ruling):
        return dataclasses.replace(thing, value=values[-1][1])
    below: dict[str, list[tuple[Sequence[str], object]]] = {}
    for (head, *rest), value in values:
        below.setdefault(head, []).append((rest, value))
    if isinstance(thing, tuple):
        names = [str(getattr(part, "name", place)) for place, part in enumerate(thing)]
        parts = zip(names, thing, strict=True)
        return tuple(_swapped(part, below[name]) if name in below else part for name, part in parts)
    if isinstance(thing, Mapping):
        return {key: _swapped(part, below[key]) if key in below else part for key, part in thing.items()}
    return dataclasses.replace(thing, **{name: _swapped(getattr(thing, name), inner) for name, inner in below.items()})


@dataclasses.dataclass(frozen=True, slots=True)
class Objection:
    """Why something is not allowed: what is said to people, and the clauses that forbid it."""

    reason: Message
    grounds: Grounds


class IllegalActionError(Exception):
    """A player broke a rule."""

    def __init__(self, action: object, objection: Objection) -> None:
        """Keep the action and the objection to it."""
        super().__init__(f"{action}: {objection.reason} [{', '.join(objection.grounds)}]")
        self.action = action
        self.objection = objection


def unexpected(place: str, expected: Argument, given: Argument) -> Message:
    """What is said where something else is expected at a place of a question than what is given."""
    return message("{place}: expected {expected}, got {given}", place=place, expected=expected, given=given)


def refuse(place: str, expected: Argument, given: Argument) -> NoReturn:
    """Raise SaidError, because something else is expected at a place of a question than what is given."""
    raise SaidError(unexpected(place, expected, given))


class OptionError(SaidError):
    """A rule set, option, reading or combination of them does not exist."""
