"""Wrong values for a ruling: what a program might hold that errs on this one point."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from importlib import import_module
from typing import Final, NamedTuple

from tarock_engine import counting
from tarock_engine.amounts import WholeAugen
from tarock_engine.areas import CountingRules, Worth
from tarock_engine.cards import CARDS, NAMES, PACK_54, Card, CardSet, Mask, cards_in
from tarock_engine.contracts import Side, TalonUse
from tarock_engine.ranking import Ranking
from tarock_engine.ruling import in_words
from tarock_engine.seating import Seat
from tarock_engine.state import Sides

_FOLLOWING: Final = frozenset({"play.farbensolo_void", "play.farbensolo_trump"})
"""Rulings on what has to be followed that are not part of a list."""


class Wrong(NamedTuple):
    """A wrong value: the name of the mistake, which is part of an id, and the ``value``."""

    way: str
    value: object


def wrong_values(rules: str, path: str, value: object) -> list[Wrong]:
    """All wrong values for a ruling without readings, the most plausible first.

    The mistakes that have to be thought of are ``THOUGHT_OF`` in the module of the source.
    """
    thought_of: Mapping[str, Sequence[Wrong]] = import_module(f"{__package__}.{rules}.mistakes").THOUGHT_OF
    if path in thought_of:
        return list(thought_of[path])
    return list(_wrong(path, value))


def _wrong(path: str, value: object) -> Iterator[Wrong]:
    match value:
        case bool():
            yield Wrong("dropped" if value else "added", not value)
        case TalonUse():
            without = (value, TalonUse.UNTOUCHED, TalonUse.NONE)
            yield from (Wrong(use.name.lower(), use) for use in TalonUse if use not in without)
        case Side():
            yield Wrong(value.other.value, value.other)
            yield Wrong("nobody", None)
        case Worth():
            yield Wrong("+1", dataclasses.replace(value, augen=WholeAugen(value.augen + 1)))
            yield Wrong("-1", dataclasses.replace(value, augen=WholeAugen(value.augen - 1)))
        case CardSet():
            yield from _other_sets(value)
        case int() | Fraction():
            least = 1 if value.denominator == 1 else Fraction(1, value.denominator)
            yield Wrong(f"+{least}", value + least)
            yield Wrong(f"-{least}", value - least)
        case tuple():
            yield from _other_orders(value)
        case str():
            yield Wrong("another-word", f"{value}?")
        case _ if path in _FOLLOWING or path.startswith(("play.follow.", "play.fahren_follow.")):
            yield Wrong("silent", _asks_for_nothing)
        case _:
            yield Wrong("silent", _nobody_objects)


def _other_sets(cards: Mask) -> Iterator[Wrong]:
    """Sets without their first or last card, and one with another card next to it."""
    there = cards_in(cards)
    for card in dict.fromkeys((there[0], there[-1])):
        yield Wrong(f"without-{NAMES[card]}", CardSet(cards & ~(1 << card)))
    nearest = [card for card in (*range(there[-1], len(NAMES)), *range(there[-1], -1, -1)) if not cards >> card & 1]
    yield from (Wrong(f"with-{NAMES[card]}", CardSet(cards | 1 << card)) for card in nearest[:1])


def _other_orders(things: tuple[object, ...]) -> Iterator[Wrong]:
    """Orders with two neighbours exchanged."""
    for place, (thing, other) in enumerate(itertools.pairwise(things)):
        if thing != other:
            yield Wrong(f"{other}-before-{thing}", (*things[:place], other, thing, *things[place + 2 :]))


@in_words("No check at all")
def _nobody_objects(*_: object) -> None:
    return None


@in_words("A duty that is silent")
def _asks_for_nothing(*_: object) -> int:
    return 0


@in_words("What goes when nothing has to be followed")
def only_hearts(*_: object) -> Mask:
    return 0xFF << 22


def always_at(number: int) -> Callable[..., int]:
    """Make a ruling that always names the same place of a trick, counted from its end if negative."""

    def place(table: Sequence[Card], _rules: object) -> int:
        return number % len(table)

    return place


@in_words("Nothing is asked of whoever is out of the suit")
def asks_for_suit(ranking: Ranking, led: Card) -> int:
    del ranking, led
    return PACK_54


@in_words("The declarer's tricks for him, all others against him")
def with_foes(sides: Sides, winner: Seat) -> Side:
    return Side.DECLARER if winner == sides.declarer else Side.FOES


@in_words("No Märchenstich: the Sküs takes the trick")
def skues_takes(table: Sequence[Card], _rules: object) -> int | None:
    skues = CARDS["Sküs"]
    return table.index(skues) if skues in table else None


@in_words("Augen as most other games count them: two fewer for every three cards")
def two_fewer_per_three(cards: Mask, rules: CountingRules) -> WholeAugen:
    return WholeAugen(counting.one_by_one(cards, rules) - 2 * (cards.bit_count() // 3))
