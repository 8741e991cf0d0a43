"""Orders that a program may have differently: of cards, of Vögel, and of the games in the auction.

The search for causes tries them, as deviations.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import combinations
from typing import Final, NamedTuple

from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Ruling, all_swapped
from tarock_language.message import message
from tarock_reference.houses.house_in_words import order_in_words
from tarock_reference.houses.order import ORDER, has_order, is_place, levels, rows
from tarock_reference.houses.profile_mistakes import WrongValueError
from tarock_reference.impostors import Impostor, impostor_of, values_of, wrong_in
from tarock_reference.mistakes import Wrong

_LEAST: Final = 3
"""The length of a list from which on it has more orders than the proof tries."""
_WAY: Final = "order-"
_PICTURES: Final = "cards.pictures"
_SUITS: Final = ("cards.black", "cards.red")
"""The rulings on what ranks below the pictures."""
_BETWEEN, _EQUAL = "<", "="

Rows = tuple[tuple[object, ...], ...]
"""Things in their order; those in one row are equal."""


class KnownOrder(NamedTuple):
    """An order in some ``rules``: its ``name``, and its ``rows``; ``may_tie`` says whether things can be equal.

    The order of the red or the black suits begins with the ``pictures``, which rank alike in all suits.
    """

    name: str
    rules: RuleSet
    rows: Rows
    may_tie: bool = False
    pictures: tuple[object, ...] = ()

    @property
    def things(self) -> tuple[object, ...]:
        """All that has a place in the order."""
        return tuple(thing for row in self.rows for thing in row)

    def arranged(self, other: Iterable[Collection[object]]) -> Rows:
        """Rows with the things in each row as they stand in the right order; empty rows are left out."""
        rows = (tuple(thing for thing in self.things if thing in row) for row in other)
        return tuple(row for row in rows if row)

    def turned(self, other: Rows) -> int:
        """How many pairs of things stand to each other otherwise in ``other`` rows."""
        here, there = ({thing: place for place, row in enumerate(rows) for thing in row} for rows in (self.rows, other))
        pairs = combinations(self.things, 2)
        return sum(_sign(here[thing] - here[other]) != _sign(there[thing] - there[other]) for thing, other in pairs)

    def is_named_by(self, name: str) -> bool:
        """Whether an id is that of an engine with all of this order otherwise."""
        return name.startswith(f"{self.name}/{_WAY}")

    def is_about(self, impostor: Impostor) -> bool:
        """Whether a wrong ruling changes nothing but this order."""
        return is_place(impostor.path) if self.may_tie else impostor.path == self.name

    def rows_of(self, impostors: Sequence[Impostor]) -> Rows:
        """The rows as an engine with these wrong rulings has them."""
        played = all_swapped(self.rules, wrong_in(self.rules, impostors))
        if self.may_tie:
            return _rows_of_games(played)
        values = values_of(played)
        return (*_rows_of(values[_PICTURES] if self.pictures else ()), *_rows_of(values[self.name]))

    def otherwise(self, other: Rows) -> Impostor:
        """The engine that has the same things in ``other`` rows, which are not the right ones."""
        if self.may_tie:
            return _of_games(self.rules, other, f"{self.name}/{_way(other, is_of_games=True)}")
        below = other[len(self.pictures) :] if other[: len(self.pictures)] == _rows_of(self.pictures) else other
        found = dict(self.rules.rulings())[self.name]
        value = tuple(thing for (thing,) in below)
        wrong = impostor_of(self.rules, self.name, found, Wrong(_way(below, is_of_games=False), value))
        if below is not other or not self.pictures:
            return dataclasses.replace(wrong, instead=_instead(found))
        played, right = (", ".join(map(str, things)) for things in (value, self.things))
        said = message("{value} instead of {right}", value=played, right=right)
        return dataclasses.replace(wrong, said=said, instead=_instead(found), also=(*self._with_pictures_elsewhere(),))

    def _with_pictures_elsewhere(self) -> Iterator[tuple[str, object]]:
        """The rulings that let the suits of the other colour rank as they do, without pictures of all suits."""
        yield _PICTURES, ()
        values = values_of(self.rules)
        yield from ((path, (*self.pictures, *_names(values[path]))) for path in _SUITS if path != self.name)


def orders_of(rules: RuleSet) -> Iterator[KnownOrder]:
    """The orders of these rules that are longer than two things."""
    if has_order(rules):
        with suppress(WrongValueError):  # by this reading games do not rank by their levels
            levels([[*row] for row in rows(rules)], rules)
            yield KnownOrder(ORDER, rules, _rows_of_games(rules), may_tie=True)
    for path, ruling in rules.rulings():
        pictures = _names(values_of(rules)[_PICTURES]) if path in _SUITS else ()
        value = (*pictures, *_names(ruling.value))
        if path.startswith("cards.") and len({*value}) >= _LEAST:
            yield KnownOrder(path, rules, _rows_of(value), pictures=pictures)


def impostor_in_order(name: str, rules: RuleSet) -> Impostor | None:
    """The engine with another order that an id names; None if it names none."""
    path, _, way = name.partition("/")
    order = next((known for known in orders_of(rules) if known.name == path), None)
    if order is None or not way.startswith(_WAY):
        return None
    called = {str(thing): thing for thing in order.things}
    told = _told_rows(way.removeprefix(_WAY), is_of_games=order.may_tie)
    if len(told) + len(order.pictures) == len(order.rows):
        told = [*([str(name)] for name in order.pictures), *told]
    if sorted(word for row in told for word in row) != sorted(called):
        return None
    found = order.arranged([called[word] for word in row] for row in told)
    return None if found == order.rows else order.otherwise(found)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _way(other: Rows, *, is_of_games: bool) -> str:
    between = _BETWEEN if is_of_games else "-"
    return f"{_WAY}{between.join(_EQUAL.join(map(str, row)) for row in other)}"


def _told_rows(way: str, *, is_of_games: bool) -> Sequence[Sequence[str]]:
    return [row.split(_EQUAL) for row in way.split(_BETWEEN)] if is_of_games else [[word] for word in way.split("-")]


def _rows_of(value: object) -> Rows:
    return tuple((thing,) for thing in _names(value))


def _names(value: object) -> tuple[object, ...]:
    """The things in a list of names; empty for anything else."""
    return value if isinstance(value, tuple) else ()


def _rows_of_games(rules: RuleSet) -> Rows:
    return tuple(tuple(row) for row in rows(rules))


def _instead(ruling: Ruling[object]) -> tuple[object, ...]:
    """The right values for which a wrong order is played: the default of a ruling with readings."""
    return (ruling.value,) if ruling.offers else ()


def _of_games(rules: RuleSet, other: Rows, name: str) -> Impostor:
    """The engine in whose auction the games stand in other rows."""
    known = dict(rules.rulings())
    wrong = levels([[*row] for row in other], rules)
    (path, value), *also = [(path, level) for path, level in wrong.items() if known[path].value != level]
    found = impostor_of(rules, path, known[path], Wrong("", value))
    found = dataclasses.replace(found, id=name, also=tuple(also))
    played, right = order_in_words(found.spoilt(rules)), order_in_words(rules)
    return dataclasses.replace(found, said=message("{value} instead of {right}", value=played, right=right))
