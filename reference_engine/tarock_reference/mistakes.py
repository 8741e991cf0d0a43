"""Wrong values of a ruling that a program might have, of which impostors are made.

An impostor is the reference engine with one ruling wrong. Each source adds plausible mistakes of its own.
"""

from __future__ import annotations

import dataclasses
import functools
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from tarock_engine import amounts, counting, play
from tarock_engine.amounts import Augen, WholeAugen
from tarock_engine.areas import CountingRules, Worth
from tarock_engine.cards import (
    CARDS,
    FOUR_KOENIGE,
    NAMES,
    PACK_54,
    TRUMP_II,
    TRUMPS,
    Card,
    CardSet,
    Mask,
    cards_in,
    named,
)
from tarock_engine.contracts import Side, TalonUse
from tarock_engine.ranking import Ranking
from tarock_engine.ruling import in_words
from tarock_engine.seating import SEATS, Seat, further
from tarock_engine.state import Sides

_FOLLOWING: Final = frozenset({"play.farbensolo_void", "play.farbensolo_trump"})
"""Rulings on what has to be followed that are not part of a list."""
_FREED_BY_HOUSES: Final = frozenset({"trischaken.overtake", "trischaken.pagat_last"})
"""Duties that a house may drop by a way of this name; the mistake is the same."""


class Wrong(NamedTuple):
    """A wrong value: the name of the mistake, which is part of an id, and the ``value``."""

    way: str
    value: object


def wrong_by_kind(path: str, value: object) -> Iterator[Wrong]:
    """The wrong values of a kind of value; a rule of play that is a function is replaced by one that says nothing."""
    others = _others(value)
    if others is not None:
        yield from others
    elif path in _FOLLOWING or path.startswith(("play.follow.", "play.fahren_follow.")):
        yield Wrong("silent", _asks_for_nothing)
    elif path in _FREED_BY_HOUSES:
        yield Wrong("silent", play.no_duty)
    else:
        yield Wrong("silent", _nobody_objects if ".checks." in path else _says_nothing)


@functools.singledispatch
def _others(value: object) -> Iterator[Wrong] | None:
    """The other values of the same kind; None for a function."""
    del value
    return None


@_others.register
def _other_than_nothing(nothing: None) -> Iterator[Wrong]:
    """No value: what a house alone rules on has no mistake of its own where nothing is ruled."""
    del nothing
    yield from ()


@_others.register
def _other_truth(truth: bool) -> Iterator[Wrong]:  # noqa: FBT001 - a value of a ruling
    yield Wrong("dropped" if truth else "added", not truth)


@_others.register
def _other_uses(use: TalonUse) -> Iterator[Wrong]:
    without = (use, TalonUse.UNTOUCHED, TalonUse.NONE)
    yield from (Wrong(other.name.lower(), other) for other in TalonUse if other not in without)


@_others.register
def _other_sides(side: Side) -> Iterator[Wrong]:
    yield Wrong(side.other.value, side.other)
    yield Wrong("nobody", None)


@_others.register
def _other_worths(worth: Worth) -> Iterator[Wrong]:
    yield Wrong("+1", dataclasses.replace(worth, augen=WholeAugen(worth.augen + 1)))
    yield Wrong("-1", dataclasses.replace(worth, augen=WholeAugen(worth.augen - 1)))


@_others.register
def _other_sets(cards: CardSet) -> Iterator[Wrong]:
    """Sets without their first or last card, and one with another card next to it."""
    there = cards_in(cards)
    for card in dict.fromkeys((there[0], there[-1])):
        yield Wrong(f"without-{NAMES[card]}", CardSet(cards & ~(1 << card)))
    nearest = [card for card in (*range(there[-1], len(NAMES)), *range(there[-1], -1, -1)) if not cards >> card & 1]
    yield from (Wrong(f"with-{NAMES[card]}", CardSet(cards | 1 << card)) for card in nearest[:1])


@_others.register
def _other_numbers(number: int | Fraction) -> Iterator[Wrong]:
    """The next number in both directions, by the smallest part that the number has."""
    least = 1 if number.denominator == 1 else Fraction(1, number.denominator)
    yield Wrong(f"+{least}", number + least)
    yield Wrong(f"-{least}", number - least)


@_others.register
def _other_orders(things: tuple) -> Iterator[Wrong]:  # type: ignore[type-arg]  # dispatch knows no tuple[object, ...]
    """Orders with two neighbours exchanged; of a record each part that is a number or yes or no, changed alone."""
    replaced = getattr(things, "_replace", None)
    if replaced is not None:
        for name, part in zip(getattr(things, "_fields", ()), things, strict=True):
            if isinstance(part, bool):
                yield Wrong(name, replaced(**{name: not part}))
            elif isinstance(part, int | Fraction):
                yield Wrong(f"{name}+1", replaced(**{name: part + 1}))
        return
    for place, (thing, other) in enumerate(itertools.pairwise(things)):
        if thing != other:
            names = (place + 2, place + 1) if hasattr(thing, "_fields") else (other, thing)
            yield Wrong("{}-before-{}".format(*names), (*things[:place], other, thing, *things[place + 2 :]))


@_others.register
def _another_word(word: str) -> Iterator[Wrong]:
    yield Wrong("another-word", f"{word}?")


@in_words("No check at all")
def _nobody_objects(*_: object) -> None:
    return None


@in_words("No such rule")
def _says_nothing(*_: object) -> None:
    return None


@in_words("No such duty")
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


@in_words("The declarer's side needs more than them")
def more_than_needed(mine: Augen, theirs: Augen, least: Augen, steps: int) -> bool:
    del theirs, steps
    return mine > least


@in_words("Augen as most other games count them: two fewer for every three cards")
def two_fewer_per_three(cards: Mask, rules: CountingRules) -> WholeAugen:
    return WholeAugen(counting.one_by_one(cards, rules) - 2 * (cards.bit_count() // 3))


_PLAIN_TRUMPS: Final = TRUMPS & ~named("I", "XXI", "Sküs")
LOW_ELEVEN: Final = named(*NAMES[12:22])
LAST_RESORT: Final = (
    Wrong("high-ones", LOW_ELEVEN & ~named("XXI", "Sküs")),
    Wrong("without-II", _PLAIN_TRUMPS & ~(1 << TRUMP_II)),
    Wrong("without-XX", _PLAIN_TRUMPS & ~named("XX")),
    Wrong("with-D♥", _PLAIN_TRUMPS | named("D♥")),
)
"""Mistakes about the cards that go only where nothing else can be laid away."""
COMMON: Final[Mapping[str, Sequence[Wrong]]] = {
    "bidding.in_turn": (Wrong("backwards", -1), Wrong("every-second", 2)),
    "counting.who_needs": (Wrong("more", more_than_needed),),
    "play.follow.3": (Wrong("only-hearts", only_hearts),),
    "play.in_turn": (Wrong("backwards", -1),),
    "play.winner_leads": (
        Wrong("leader-again", lambda trick: trick.leader),
        Wrong("next-seat", lambda trick: (trick.leader + 1) % 4),
    ),
    "sessions.first_dealer": (Wrong("next-seat", lambda seat: further(seat, 1, len(SEATS))),),
}
"""Plausible mistakes about rulings that every source has."""
WITH_TALON: Final[Mapping[str, Sequence[Wrong]]] = {
    **COMMON,
    "calling.find_partner": (
        Wrong("vorhand", lambda _hands, _king: 0),
        Wrong("nobody", lambda _hands, _king: None),
    ),
    "cards.pack": (Wrong("without-II", PACK_54 & ~(1 << TRUMP_II)), Wrong("without-7♣", PACK_54 & ~named("7♣"))),
    "dealing.direction": (Wrong("clockwise", "clockwise"),),
    "dealing.packets": (Wrong("7-5", (7, 5)), Wrong("5-7", (5, 7))),
}
"""The same for sources with 54 cards and a Talon."""
WITH_CARDS_FACE_DOWN: Final[Mapping[str, Sequence[Wrong]]] = {
    **WITH_TALON,
    "dealing.starts": (Wrong("second", 1), Wrong("dealer", 3)),
    "dealing.talon_packets": (Wrong("6-0", (6, 0)), Wrong("3-3", (3, 3))),
    "settling.rounding": (Wrong("upwards", amounts.upwards),),
    "talon.face_down": (
        Wrong("pictures-shown", PACK_54 & ~TRUMPS & ~named("D♥", "D♦", "D♠", "D♣")),
        Wrong("all-shown", 0),
    ),
    "talon.face_up": (
        Wrong("high-ones", LOW_ELEVEN),
        Wrong("without-II", TRUMPS & ~(1 << TRUMP_II)),
        Wrong("none", FOUR_KOENIGE),
    ),
}
"""The same for those of them that rule on which cards are laid away face up and which face down."""
