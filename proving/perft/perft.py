"""Counts the legal courses of an engine to a depth, and finds the act at which two engines or counts differ."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from proving.perft.stored import Course, Deal, Stored


class Engine(Protocol):
    """An engine whose courses are counted. States and acts are its own; only the words of acts have to agree.

    Words are the seat and what is done: ``0 Spatzrufer``, ``0 K♥`` (called, laid away or played), ``0 first``,
    ``0 Schleifen``, ``1 Kontra Spatz of 0``, ``1 Rekontra 0`` in Fahren, ``2 Gut!``. Cards are laid away one by one,
    a turn of announcing is single utterances closed by ``Gut!``, so each order of them is a course of its own.
    """

    def begin(self, deal: Deal, rules: str, options: Mapping[str, str]) -> Any:
        """The deal before its first bid."""
        ...

    def legal(self, state: Any) -> Mapping[str, Any]:
        """All legal acts, by their words; empty if the deal is over."""
        ...

    def apply(self, state: Any, act: Any) -> Any:
        """The state after one of the acts that ``legal`` gave."""
        ...


class IllegalCourseError(ValueError):
    """The acts that lead to a stored position are not legal for the engine."""


class Difference(NamedTuple):
    """A depth at which an engine's count differs from the stored one."""

    course: Course
    depth: int
    stored: int
    counted: int

    def __str__(self) -> str:
        """Both figures."""
        return f"{self.course.name}, depth {self.depth}: stored {self.stored:,}, counted {self.counted:,}"


class Parting(NamedTuple):
    """The place where two engines differ: the acts up to there, and what only one or only the other allows."""

    acts: tuple[str, ...]
    only_one: tuple[str, ...]
    only_other: tuple[str, ...]

    def __str__(self) -> str:
        """The place and what is allowed there by one alone."""
        where = f"after {', '.join(self.acts)}" if self.acts else "at once"
        one, other = ", ".join(self.only_one), ", ".join(self.only_other)
        return f"{where}: only the first allows [{one}], only the second [{other}]"


def position(engine: Engine, course: Course, stored: Stored) -> Any:
    """The state of a stored position. Raises IllegalCourseError, with the act, where the engine refuses an act."""
    state = engine.begin(stored.deal_of(course), stored.rules, course.options)
    for number, words in enumerate(course.acts):
        legal = engine.legal(state)
        if words not in legal:
            known = ", ".join(legal) or "none"
            message = f"course '{course.name}': after: act {number + 1}, '{words}', is not legal; legal are {known}"
            raise IllegalCourseError(message)
        state = engine.apply(state, legal[words])
    return state


def count(engine: Engine, state: Any, depth: int) -> int:
    """The number of legal courses of exactly ``depth`` acts."""
    if depth == 0:
        return 1
    legal = engine.legal(state)
    if depth == 1:
        return len(legal)
    return sum(count(engine, engine.apply(state, act), depth - 1) for act in legal.values())


def counts(engine: Engine, state: Any, depth: int) -> list[int]:
    """The numbers of legal courses of one act, of two and so on up to ``depth`` acts; each course is walked once."""
    legal = engine.legal(state)
    found = [len(legal), *[0] * (depth - 1)]
    if depth > 1:
        for act in legal.values():
            further = counts(engine, engine.apply(state, act), depth - 1)
            found[1:] = map(operator.add, found[1:], further)
    return found


def divide(engine: Engine, state: Any, depth: int) -> dict[str, int]:
    """The number of courses by their first act."""
    return {words: count(engine, engine.apply(state, act), depth - 1) for words, act in engine.legal(state).items()}


def differences(engine: Engine, course: Course, stored: Stored, limit: int | None = None) -> Iterator[Difference]:
    """The depths of a course, up to ``limit`` courses, at which the engine's count differs from the stored one."""
    state, stored_counts = position(engine, course, stored), depths(course, limit)
    found = counts(engine, state, max((depth for depth, _ in stored_counts), default=1))
    for depth, number in stored_counts:
        if found[depth - 1] != number:
            yield Difference(course, depth, number, found[depth - 1])


def depths(course: Course, limit: int | None = None) -> list[tuple[int, int]]:
    """The stored depths with their counts; with ``limit`` only those of up to so many courses."""
    return [(depth, n) for depth, n in enumerate(course.counts, start=1) if limit is None or n <= limit]


def part_ways(one: tuple[Engine, Any], other: tuple[Engine, Any], depth: int) -> Parting | None:
    """Where two engines, each with its state of the same position, first allow different acts within ``depth``."""
    (ours, state), (theirs, their_state) = one, other
    if depth == 0:
        return None
    legal, their_legal = ours.legal(state), theirs.legal(their_state)
    if legal.keys() != their_legal.keys():
        only = tuple(words for words in legal if words not in their_legal)
        return Parting((), only, tuple(words for words in their_legal if words not in legal))
    for words, act in legal.items():
        after, their_after = ours.apply(state, act), theirs.apply(their_state, their_legal[words])
        if depth > 1 and count(ours, after, depth - 1) != count(theirs, their_after, depth - 1):
            found = part_ways((ours, after), (theirs, their_after), depth - 1)
            if found is not None:
                return found._replace(acts=(words, *found.acts))
    return None


def table(divided: Mapping[str, int], other: Mapping[str, int] | None = None) -> Sequence[str]:
    """A divide as lines, with another one beside it if there is one; ``!`` marks a difference."""
    if other is None:
        lines = [f"{number:>12,}  {words}" for words, number in divided.items()]
        return [*lines, f"{sum(divided.values()):>12,}  in all"]
    both = dict.fromkeys((*divided, *other))
    lines = [_beside(words, divided.get(words, 0), other.get(words, 0)) for words in both]
    return [*lines, _beside("in all", sum(divided.values()), sum(other.values()))]


def _beside(words: str, one: int, other: int) -> str:
    return f"{'!' if one != other else ' '} {one:>12,} {other:>12,}  {words}"
