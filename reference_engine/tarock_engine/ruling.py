"""A ruling is a value together with the clause that says so; a value without a clause does not type-check."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, NewType, TypeVar

ClauseId = NewType("ClauseId", str)
Grounds = tuple[ClauseId, ...]
"""The clauses on which a decision rests."""

T = TypeVar("T")
Value_co = TypeVar("Value_co", covariant=True)
Rules_contra = TypeVar("Rules_contra", contravariant=True)
"""The rule set that a function of a source asks: its own, or a wider one."""


@dataclasses.dataclass(frozen=True, slots=True)
class Ruling(Generic[Value_co]):
    """What a source says on one point.

    Where the source leaves a choice, ``option`` names it and ``offers`` holds the value of each reading.
    """

    value: Value_co
    clause: ClauseId
    option: str | None = None
    offers: Mapping[str, Value_co] = dataclasses.field(default_factory=dict)

    def choose(self, reading: str) -> Ruling[Value_co]:
        """The same ruling by another of its readings; KeyError where it is not offered."""
        return dataclasses.replace(self, value=self.offers[reading])


class Implied(Ruling[Value_co]):
    """What another ruling of the same clause already says; it is not listed among the rulings a second time."""

    __slots__ = ()


def ruling(value: T, clause: str) -> Ruling[T]:
    """A point on which the source leaves no choice."""
    return Ruling(value, ClauseId(clause))


def implied(value: T, clause: str) -> Ruling[T]:
    """A point that every source has to answer and that this one has answered elsewhere."""
    return Implied(value, ClauseId(clause))


def reading(option: str, clause: str, offers: Mapping[str, T]) -> Ruling[T]:
    """A point with several readings, the first of which is the default."""
    return Ruling(
        value=next(iter(offers.values())), clause=ClauseId(clause), option=option, offers=MappingProxyType(dict(offers))
    )


Way = TypeVar("Way", bound=Callable[..., Any])
_WORDS: Final = "_in_words"


def in_words(words: str) -> Callable[[Way], Way]:
    """Give a function that a ruling holds, a way to play, the words in which the ruling says it."""

    def said(way: Way) -> Way:
        setattr(way, _WORDS, words)
        return way

    return said


def words_of(way: object) -> str | None:
    """The words of a way to play; none where it was given none."""
    return getattr(way, _WORDS, None)


@dataclasses.dataclass(frozen=True)
class Group:
    """Rulings that belong together; the parts are rulings, groups, or tuples or tables of them."""


class Clauses(NamedTuple):
    """The rulings of one source, by the numbers of its clauses behind their ``prefix``."""

    prefix: str

    def ruling(self, value: T, clause: str) -> Ruling[T]:
        """A point on which the source leaves no choice."""
        return ruling(value, f"{self.prefix}-{clause}")

    def implied(self, value: T, clause: str) -> Ruling[T]:
        """A point that another ruling of the source answers with its own."""
        return implied(value, f"{self.prefix}-{clause}")

    def reading(self, option: str, clause: str, offers: Mapping[str, T]) -> Ruling[T]:
        """A point of the source with several readings, the first of which is the default."""
        return reading(option, f"{self.prefix}-{clause}", offers)


@dataclasses.dataclass(frozen=True, slots=True)
class Objection:
    """Why something is not allowed: a sentence for people and the clauses that forbid it."""

    reason: str
    grounds: Grounds


class IllegalActionError(Exception):
    """A player broke a rule."""

    def __init__(self, action: object, objection: Objection) -> None:
        """Keep the action and what speaks against it."""
        super().__init__(f"{action}: {objection.reason} [{', '.join(objection.grounds)}]")
        self.action = action
        self.objection = objection


class OptionError(ValueError):
    """A rule set, option, reading or combination of them does not exist."""
