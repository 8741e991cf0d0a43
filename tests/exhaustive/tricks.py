"""Every ordered trick of four cards: its winner by the source, vectorised, beside the engine's.

A source says how high each card stands in a trick and what becomes of the whole Trull; its winner compares heights.
The engine's is folded from what its own function says of a card led, the best card so far and one more. Nothing is
shared but the names of the cards. One card led at a time keeps the arrays small. Beside the arrays the function is
asked for whole tricks: for all that hold the Trull, and for every one of the others or a fixed share of them.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from tests.exhaustive import told
from tests.exhaustive.found import EXAMPLES, Found

from tarock_engine import play
from tarock_engine.cards import CARDS, NAMES, Card
from tarock_engine.ruleset import RuleSet

CARDS_IN_PACK: Final = 54
ALL: Final = 54 * 53 * 52 * 51
"""All ordered tricks: 7,590,024."""
WHOLE_TRULL: Final = 24 * 51
"""Ordered tricks with Sküs, XXI and I: 1,224."""

Places = NDArray[np.uint8]
"""The winner's place for each second, third and fourth card behind one card led."""
Height = Callable[[str, str], int]
"""How high a card stands in a trick to which a suit was led (``T`` for trumps); 0 where it cannot take it."""


def trumps_first(card: str, suit_led: str) -> int:
    """How high a card stands where trumps beat every suit."""
    suit = told.suit_of(card)
    if suit == "T":
        return 100 + told.height_of(card)
    return told.height_of(card) if suit == suit_led else 0


def suit_led_only(card: str, suit_led: str) -> int:
    """How high a card stands where no suit beats another."""
    return told.height_of(card) if told.suit_of(card) == suit_led else 0


class Way(NamedTuple):
    """A way to decide tricks: how high cards stand, and the leads to which the I takes the whole Trull."""

    name: str
    height: Height
    to_the_i: Callable[[str], bool]


class Difference(NamedTuple):
    """A trick on which the engine and the source disagree; places count from 0."""

    cards: tuple[str, ...]
    source: int
    engine: int

    def __str__(self) -> str:
        """The trick and both winners."""
        ours, theirs = self.cards[self.source], self.cards[self.engine]
        return f"{' '.join(self.cards)}: the source gives it to {ours}, the engine to {theirs}"


class Figures(NamedTuple):
    """What came out for one way.

    ``asked`` whole tricks were put to the engine's function. ``wrong_tables`` and ``wrong_answers`` count the tricks
    on which the arrays and that function differ from the source; ``examples`` are the first of them.
    """

    name: str
    tricks: int
    by_place: tuple[int, ...]
    asked: int
    wrong_tables: int
    wrong_answers: int
    examples: tuple[Difference, ...]

    def found(self) -> Found:
        """All of it in a line."""
        places = " ".join(f"{count:,}" for count in self.by_place)
        summary = f"tricks, {self.name}: {self.tricks:,} by place {places}, {self.asked:,} also put to the function"
        return Found(
            summary, "tricks", self.tricks, self.wrong_tables + self.wrong_answers, tuple(map(str, self.examples))
        )


_AXES: Final = tuple(
    np.arange(CARDS_IN_PACK).reshape([-1 if axis == own else 1 for axis in range(3)]) for own in range(3)
)


def complete(led: int) -> NDArray[np.bool_]:
    """Which threes of cards can follow a card led: all different."""
    valid = np.ones((CARDS_IN_PACK,) * 3, dtype=np.bool_)
    for one, other in itertools.combinations(_AXES, 2):
        valid &= one != other
    for axis in _AXES:
        valid &= axis != led
    return valid


# ------------------------------------------------------------------------------------------------------ the source


def by_source(led: int, way: Way) -> Places:
    """The winners by the words of a source: the highest card, or the I where it takes the whole Trull."""
    suit = told.suit_of(NAMES[led])
    heights = np.array([way.height(name, suit) for name in NAMES], dtype=np.uint8)
    places = np.zeros((CARDS_IN_PACK,) * 3, dtype=np.uint8)
    highest = np.broadcast_to(heights[led], places.shape)
    for place, axis in enumerate(_AXES, start=1):
        higher = heights[axis] > highest
        places = np.where(higher, np.uint8(place), places)
        highest = np.maximum(highest, heights[axis])
    if way.to_the_i(suit):
        _give_to_the_i(places, led)
    return places


def _give_to_the_i(places: Places, led: int) -> None:
    count = sum((np.isin(axis, [CARDS[name] for name in told.TRULL]).astype(np.uint8) for axis in _AXES), np.uint8(0))
    whole = (count + np.uint8(NAMES[led] in told.TRULL)) == len(told.TRULL)
    for place, axis in enumerate(_AXES, start=1):
        places[whole & (axis == CARDS["I"])] = place
    if NAMES[led] == "I":
        places[whole] = 0


# ------------------------------------------------------------------------------------------------------ the engine


def by_engine(led: int, rules: RuleSet, manner: str) -> Places:
    """The winners by the engine, card by card; tricks that hold the whole Trull are put to its function whole."""
    beats = _beats(Card(led), rules, manner)
    places = np.zeros((CARDS_IN_PACK,) * 3, dtype=np.uint8)
    best = np.full(places.shape, led)
    for place, axis in enumerate(_AXES, start=1):
        better = beats[best, axis]
        places = np.where(better, np.uint8(place), places)
        best = np.where(better, axis, best)
    for others in with_the_trull(led):
        places[others] = play.winning_place((Card(led), *others), rules.manners[manner], rules)
    return places


def _beats(led: Card, rules: RuleSet, manner: str) -> NDArray[np.bool_]:
    """Which card takes the trick from which, where ``led`` was led."""
    found = np.zeros((CARDS_IN_PACK, CARDS_IN_PACK), dtype=np.bool_)
    others = [Card(card) for card in range(CARDS_IN_PACK) if card != led]
    how = rules.manners[manner]
    for card in others:
        found[led, card] = play.winning_place((led, card), how, rules) == 1
    for best in others:
        if found[led, best]:
            for card in others:
                found[best, card] = card != best and play.winning_place((led, best, card), how, rules) == 2
    return found


def with_the_trull(led: int) -> Iterator[tuple[Card, Card, Card]]:
    """The threes of cards that make a trick with the whole Trull of a card led."""
    trull = [CARDS[name] for name in told.TRULL]
    needed = [card for card in trull if card != led]
    if len(needed) == len(_AXES):
        yield from itertools.permutations(needed, 3)
        return
    for one in range(CARDS_IN_PACK):
        if one not in trull:
            yield from itertools.permutations((*needed, Card(one)), 3)


# --------------------------------------------------------------------------------------------------------- compare


def compare(way: Way, rules: RuleSet, manner: str, *, every: int) -> Figures:
    """Compare all tricks of one way, and put ``every`` n-th whole to the engine's own function."""
    by_place = np.zeros(4, dtype=np.int64)
    tricks = asked = wrong_tables = wrong_answers = 0
    how = rules.manners[manner]
    examples: list[Difference] = []
    for led in range(CARDS_IN_PACK):
        valid = complete(led)
        source, ours = by_source(led, way), by_engine(led, rules, manner)
        expected = source[valid]
        tricks += expected.size
        by_place += np.bincount(expected, minlength=4)
        differing = valid & (source != ours)
        wrong_tables += int(np.count_nonzero(differing))
        few = itertools.islice(map(tuple, np.argwhere(differing).tolist()), EXAMPLES - len(examples))
        examples += [_difference((led, *others), int(source[others]), int(ours[others])) for others in few]
        for cards, place in _share(led, expected, every):
            asked += 1
            answer = play.winning_place(cards, how, rules)
            if answer != place:
                wrong_answers += 1
                if len(examples) < EXAMPLES:
                    examples.append(_difference(cards, place, answer))
    counts = tuple(by_place.tolist())
    return Figures(way.name, tricks, counts, asked, wrong_tables, wrong_answers, tuple(dict.fromkeys(examples)))


def _share(led: int, expected: Places, every: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Tricks and their winners by the source; both lists run through the cards in the same order."""
    others = [Card(card) for card in range(CARDS_IN_PACK) if card != led]
    start = led % every
    threes = itertools.islice(itertools.permutations(others, 3), start, None, every)
    for three, place in zip(threes, expected[start::every].tolist(), strict=True):
        yield (Card(led), *three), place


def _difference(cards: tuple[int, ...], source: int, engine: int) -> Difference:
    return Difference(tuple(NAMES[card] for card in cards), source, engine)


class Decided(NamedTuple):
    """The same way by the source and by the engine."""

    way: Way
    rules: RuleSet
    manner: str


def changed(one: Decided, other: Decided) -> tuple[int, int]:
    """How many tricks two ways decide differently: by the source, and by the engine."""
    by_the_source = by_the_engine = 0
    for led in range(CARDS_IN_PACK):
        valid = complete(led)
        by_the_source += int(np.count_nonzero(valid & (by_source(led, one.way) != by_source(led, other.way))))
        ours = [by_engine(led, decided.rules, decided.manner) for decided in (one, other)]
        by_the_engine += int(np.count_nonzero(valid & (ours[0] != ours[1])))
    return by_the_source, by_the_engine


def readings_apart(pairs: Sequence[tuple[Decided, Decided]]) -> Found:
    """Compare how many tricks each pair of ways decides differently."""
    said, number, wrong, examples = [], 0, 0, []
    for one, other in pairs:
        names = f"{one.way.name} and {other.way.name}"
        source, engine = changed(one, other)
        said.append(f"{names} {source:,}")
        number += source
        if source != engine:
            wrong += abs(source - engine)
            examples.append(f"{names}: by the source {source:,} tricks, by the engine {engine:,}")
    summary = f"tricks decided differently by {', by '.join(said)}"
    return Found(summary, "tricks decided differently", number, wrong, tuple(examples))
