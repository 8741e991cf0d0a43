"""Every ordered trick of four cards: its winner by the source, vectorised, beside the engine's.

The source's winner compares heights, the engine's is folded from its tables of what beats what; nothing is shared but
the names of the cards. One card led at a time keeps the arrays small. Beside the arrays the engine's own function is
asked, for every trick or for a fixed share of them.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from tests.exhaustive import told

from tarock_engine import play
from tarock_engine.cards import CARDS, NAMES, Card
from tarock_engine.ruleset import RuleSet

CARDS_IN_PACK: Final = 54
ALL: Final = 54 * 53 * 52 * 51
"""All ordered tricks: 7,590,024."""
WHOLE_TRULL: Final = 24 * 51
"""Ordered tricks with Sküs, Mond and Spatz: 1,224."""
BY_PLACE: Final = (2_289_762, 1_766_754, 1_766_754, 1_766_754)
"""How many tricks the first, second, third and fourth card wins."""
EXAMPLES: Final = 5
SPATZ_TAKES_THE_TRULL: Final = {"skues": False, "spatz": True}
"""Each reading of ``trull-in-one-trick``, and whether the Spatz takes the whole Trull in it."""

Places = NDArray[np.uint8]
"""The winner's place for each second, third and fourth card behind one card led."""


class Difference(NamedTuple):
    """A trick on which the engine and the source disagree; places count from 0."""

    cards: tuple[str, ...]
    source: int
    engine: int

    def __str__(self) -> str:
        """The trick and both winners."""
        return (
            f"{' '.join(self.cards)}: the source gives it to {self.cards[self.source]}, the engine to "
            + (self.cards[self.engine])
        )


class Figures(NamedTuple):
    """What came out for one reading. ``asked`` tricks were also put to the engine's own function.

    ``wrong_tables`` and ``wrong_answers`` count the tricks on which the arrays and that function differ from the
    source; ``examples`` are the first of them.
    """

    reading: str
    tricks: int
    by_place: tuple[int, ...]
    asked: int
    wrong_tables: int
    wrong_answers: int
    examples: tuple[Difference, ...]

    @property
    def wrong(self) -> int:
        """All differences."""
        return self.wrong_tables + self.wrong_answers

    @property
    def summary(self) -> str:
        """The figures in a line."""
        places = " ".join(f"{count:,}" for count in self.by_place)
        return f"tricks, {self.reading}: {self.tricks:,} by place {places}, {self.asked:,} also put to the function"


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


def by_source(led: int, *, spatz_takes_the_trull: bool) -> Places:
    """The winners by the words of the source: the highest trump, else the highest card of the suit led."""
    suit = told.suit_of(NAMES[led])
    heights = np.array([_height(name, suit) for name in NAMES], dtype=np.uint8)
    places = np.zeros((CARDS_IN_PACK,) * 3, dtype=np.uint8)
    highest = np.broadcast_to(heights[led], places.shape)
    for place, axis in enumerate(_AXES, start=1):
        higher = heights[axis] > highest
        places = np.where(higher, np.uint8(place), places)
        highest = np.maximum(highest, heights[axis])
    if spatz_takes_the_trull:
        _give_to_the_spatz(places, led)
    return places


def _height(name: str, suit_led: str) -> int:
    suit = told.suit_of(name)
    if suit == "T":
        return 100 + told.height_of(name)
    return told.height_of(name) if suit == suit_led else 0


def _give_to_the_spatz(places: Places, led: int) -> None:
    count = sum((np.isin(axis, [CARDS[name] for name in told.TRULL]).astype(np.uint8) for axis in _AXES), np.uint8(0))
    whole = (count + np.uint8(NAMES[led] in told.TRULL)) == len(told.TRULL)
    for place, axis in enumerate(_AXES, start=1):
        places[whole & (axis == CARDS["I"])] = place
    if NAMES[led] == "I":
        places[whole] = 0


def by_engine(led: int, rules: RuleSet) -> Places:
    """The winners by the engine's tables; tricks that hold the whole Trull are put to its function."""
    beats = np.array(
        [[mask >> card & 1 for card in range(CARDS_IN_PACK)] for mask in rules.ranking.beaten_by], dtype=bool
    )
    places = np.zeros((CARDS_IN_PACK,) * 3, dtype=np.uint8)
    best = np.full(places.shape, led)
    for place, axis in enumerate(_AXES, start=1):
        better = beats[best, axis]
        places = np.where(better, np.uint8(place), places)
        best = np.where(better, axis, best)
    for others in _with_the_trull(led, rules):
        places[others] = play.winning_place((Card(led), *others), rules)
    return places


def _with_the_trull(led: int, rules: RuleSet) -> Iterator[tuple[Card, Card, Card]]:
    trull = rules.cards.trull.value
    needed = [Card(card) for card in range(CARDS_IN_PACK) if trull >> card & 1 and card != led]
    free = [Card(card) for card in range(CARDS_IN_PACK) if card != led and card not in needed]
    if len(needed) == len(_AXES):
        yield from itertools.permutations(needed, 3)
        return
    for one in free if len(needed) == len(_AXES) - 1 else ():
        yield from itertools.permutations((*needed, one), 3)


def compare(reading: str, rules: RuleSet, *, every: int) -> Figures:
    """Compare all tricks under one reading, and put ``every`` n-th to the engine's own function."""
    by_place = np.zeros(4, dtype=np.int64)
    tricks = asked = wrong_tables = wrong_answers = 0
    examples: list[Difference] = []
    for led in range(CARDS_IN_PACK):
        valid = complete(led)
        source = by_source(led, spatz_takes_the_trull=SPATZ_TAKES_THE_TRULL[reading])
        ours = by_engine(led, rules)
        expected = source[valid]
        tricks += expected.size
        by_place += np.bincount(expected, minlength=4)
        differing = valid & (source != ours)
        wrong_tables += int(np.count_nonzero(differing))
        few = itertools.islice(map(tuple, np.argwhere(differing).tolist()), EXAMPLES - len(examples))
        examples += [_difference((led, *others), int(source[others]), int(ours[others])) for others in few]
        for cards, place in _share(led, expected, every):
            asked += 1
            answer = play.winning_place(cards, rules)
            if answer != place:
                wrong_answers += 1
                if len(examples) < EXAMPLES:
                    examples.append(_difference(cards, place, answer))
    counts = tuple(by_place.tolist())
    return Figures(reading, tricks, counts, asked, wrong_tables, wrong_answers, tuple(dict.fromkeys(examples)))


def _share(led: int, expected: Places, every: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Tricks and their winners by the source; both lists run through the cards in the same order."""
    others = [Card(card) for card in range(CARDS_IN_PACK) if card != led]
    start = led % every
    threes = itertools.islice(itertools.permutations(others, 3), start, None, every)
    for three, place in zip(threes, expected[start::every].tolist(), strict=True):
        yield (Card(led), *three), place


def _difference(cards: tuple[int, ...], source: int, engine: int) -> Difference:
    return Difference(tuple(NAMES[card] for card in cards), source, engine)


def changed_in_the_source() -> int:
    """How many tricks the Spatz wins only because the whole Trull lies there."""
    changed = 0
    for led in range(CARDS_IN_PACK):
        plain = by_source(led, spatz_takes_the_trull=False)
        special = by_source(led, spatz_takes_the_trull=True)
        changed += int(np.count_nonzero(complete(led) & (plain != special)))
    return changed


def changed_in_the_engine(one: RuleSet, other: RuleSet) -> int:
    """How many tricks the engine decides differently under two rule sets."""
    changed = 0
    for led in range(CARDS_IN_PACK):
        changed += int(np.count_nonzero(complete(led) & (by_engine(led, one) != by_engine(led, other))))
    return changed
