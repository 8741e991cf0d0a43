"""Compares who wins every ordered trick of four cards, by the second opinion and by the engine.

A way of playing gives each card a height, and says who gets the whole Trull; numpy arrays then compare heights. The
engine's function is asked about a card led, the best card so far and another card, and its answers are put together to
a winner. Besides, it is asked for whole tricks: all that hold the Trull, and all others or a fixed share of them. One
card led at a time keeps the arrays small. The two sides share only the names of the cards.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from proving.exhaustive import card_heights
from proving.exhaustive.found import EXAMPLES, Digest, Found, Part
from tarock_engine import play
from tarock_engine.cards import CARDS, NAMES, Card
from tarock_engine.ruleset import RuleSet

ALL: Final = 54 * 53 * 52 * 51
"""All ordered tricks of 54 cards: 7,590,024."""
WHOLE_TRULL: Final = 24 * 51
"""Those with Sküs, XXI and I: 1,224."""

Places = NDArray[np.uint8]
"""The winner's place by the second, third and fourth card after one card led; cards by their place in the pack."""
Axes = tuple[NDArray[Any], ...]
"""The second, third and fourth card of all tricks."""
Height = Callable[[str, str], int]
"""The height of a card in a trick to which a suit was led (``T`` for trumps); 0 where it cannot take it."""
Apart = Sequence[tuple[str, str]]
"""Pairs of ways, by name, that decide some tricks differently."""


class Way(NamedTuple):
    """A way to decide the tricks of a pack: the height of cards, and the leads to which the I takes the whole Trull."""

    name: str
    height: Height
    is_won_by_the_i: Callable[[str], bool]
    pack: tuple[str, ...] = card_heights.PACK


def asked_of(name: str, winner: Callable[[list[str]], str], pack: tuple[str, ...] = card_heights.PACK) -> Way:
    """The way of a ``winner`` that says which of some cards takes them; it is asked about two cards at a time."""

    @functools.cache
    def height(card: str, suit_led: str) -> int:
        """How many cards it takes a trick from, where the suit was led; a card of that suit is itself led."""
        low = next(
            candidate
            for candidate in pack
            if card_heights.suit_of(candidate) == suit_led and candidate not in {*card_heights.TRULL, card}
        )
        found = 0
        for other in pack:
            trick = [other, card] if card_heights.suit_of(other) == suit_led else [low, other, card]
            found += other != card and winner(trick) == card
        return found

    @functools.cache
    def is_won_by_the_i(suit_led: str) -> bool:
        """Whether the I takes the whole Trull."""
        low = next(
            candidate
            for candidate in pack
            if card_heights.suit_of(candidate) == suit_led and candidate not in card_heights.TRULL
        )
        return winner([low, "I", "XXI", "Sküs"]) == "I"

    return Way(name, height, is_won_by_the_i, pack)


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
    """The result for one way.

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
    digest: str

    def found(self) -> Found:
        """All figures in a line."""
        places = " ".join(f"{count:,}" for count in self.by_place)
        summary = f"tricks, {self.name}: {self.tricks:,} by place {places}, {self.asked:,} also put to the function"
        wrong = self.wrong_tables + self.wrong_answers
        return Found(summary, "tricks", self.tricks, wrong, tuple(map(str, self.examples)), self.digest)


@functools.cache
def axes_of(size: int) -> Axes:
    """The cards after the card led, as three axes, for a pack of this size."""
    return tuple(np.arange(size).reshape([-1 if axis == own else 1 for axis in range(3)]) for own in range(3))


def complete(led: int, size: int = len(card_heights.PACK)) -> NDArray[np.bool_]:
    """Which three cards can follow a card led: all different."""
    axes = axes_of(size)
    valid = np.ones((size,) * 3, dtype=np.bool_)
    for first, second in itertools.combinations(axes, 2):
        valid &= first != second
    for axis in axes:
        valid &= axis != led
    return valid


# ------------------------------------------------------------------------------------------------------ the source


def by_source(led: int, way: Way) -> Places:
    """The winners by the source: the highest card, or the I where it takes the whole Trull."""
    suit = card_heights.suit_of(way.pack[led])
    heights = np.array([way.height(name, suit) for name in way.pack], dtype=np.uint8)
    axes = axes_of(len(way.pack))
    places = np.zeros((len(way.pack),) * 3, dtype=np.uint8)
    highest = np.broadcast_to(heights[led], places.shape)
    for place, axis in enumerate(axes, start=1):
        higher = heights[axis] > highest
        places = np.where(higher, np.uint8(place), places)
        highest = np.maximum(highest, heights[axis])
    if way.is_won_by_the_i(suit):
        _give_to_the_i(places, led, way.pack)
    return places


def _give_to_the_i(places: Places, led: int, pack: tuple[str, ...]) -> None:
    axes, trull = axes_of(len(pack)), [pack.index(name) for name in card_heights.TRULL]
    count = sum((np.isin(axis, trull).astype(np.uint8) for axis in axes), np.uint8(0))
    whole = (count + np.uint8(led in trull)) == len(card_heights.TRULL)
    for place, axis in enumerate(axes, start=1):
        places[whole & (axis == pack.index("I"))] = place
    if pack[led] == "I":
        places[whole] = 0


# ------------------------------------------------------------------------------------------------------ the engine


def by_engine(led: int, decided: Decided) -> Places:
    """The winners by the engine, card by card; its function gets tricks with the whole Trull as a whole."""
    pack = decided.way.pack
    beats = _beats(led, decided)
    places = np.zeros((len(pack),) * 3, dtype=np.uint8)
    best = np.full(places.shape, led)
    for place, axis in enumerate(axes_of(len(pack)), start=1):
        better = beats[best, axis]
        places = np.where(better, np.uint8(place), places)
        best = np.where(better, axis, best)
    for others in with_the_trull(led, pack):
        places[others] = decided.won_by((led, *others))
    return places


def _beats(led: int, decided: Decided) -> NDArray[np.bool_]:
    """Which card takes the trick from which, after ``led``."""
    size = len(decided.way.pack)
    found = np.zeros((size, size), dtype=np.bool_)
    others = [card for card in range(size) if card != led]
    for card in others:
        found[led, card] = decided.won_by((led, card)) == 1
    for best in others:
        if found[led, best]:
            for card in others:
                found[best, card] = card != best and decided.won_by((led, best, card)) == 2
    return found


def with_the_trull(led: int, pack: tuple[str, ...] = card_heights.PACK) -> Iterator[tuple[int, int, int]]:
    """All three cards that, after a card led, make a trick with the whole Trull."""
    trull = [pack.index(name) for name in card_heights.TRULL]
    needed = [card for card in trull if card != led]
    if len(needed) == len(card_heights.TRULL):
        yield from itertools.permutations(needed, 3)
        return
    for extra in range(len(pack)):
        if extra not in trull:
            yield from itertools.permutations((*needed, extra), 3)


# --------------------------------------------------------------------------------------------------------- compare


class Decided(NamedTuple):
    """A way by the source, and the rules and manner that are the same way in the engine."""

    way: Way
    rules: RuleSet
    manner: str

    def won_by(self, cards: Sequence[int]) -> int:
        """The winner's place by the engine, for cards by their places in the pack."""
        table = tuple([Card(CARDS[self.way.pack[card]]) for card in cards])
        return play.winning_place(table, self.rules.manners[self.manner], self.rules)


def compare(way: Way, rules: RuleSet, manner: str, *, every: int) -> Figures:
    """Compare all tricks of one way; the engine's own function is asked for ``every`` n-th whole trick."""
    decided, pack = Decided(way, rules, manner), way.pack
    by_place = np.zeros(4, dtype=np.int64)
    tricks = asked = wrong_tables = wrong_answers = 0
    how, known = rules.manners[manner], [Card(CARDS[name]) for name in pack]
    examples: list[Difference] = []
    digest = Digest()
    for led in range(len(pack)):
        valid = complete(led, len(pack))
        source, ours = by_source(led, way), by_engine(led, decided)
        expected = source[valid]
        tricks += expected.size
        digest.add_bytes(expected.astype(np.uint8).tobytes())
        by_place += np.bincount(expected, minlength=4)
        differing = valid & (source != ours)
        wrong_tables += int(np.count_nonzero(differing))
        few = itertools.islice(map(tuple, np.argwhere(differing).tolist()), EXAMPLES - len(examples))
        examples += [
            _difference([pack[card] for card in (led, *others)], int(source[others]), int(ours[others]))
            for others in few
        ]
        for cards, place in _share(led, known, expected, every):
            asked += 1
            answer = play.winning_place(cards, how, rules)
            if answer != place:
                wrong_answers += 1
                if len(examples) < EXAMPLES:
                    examples.append(_difference([NAMES[card] for card in cards], place, answer))
    counts = tuple(by_place.tolist())
    shown = tuple(dict.fromkeys(examples))
    return Figures(way.name, tricks, counts, asked, wrong_tables, wrong_answers, shown, str(digest))


def _share(led: int, known: Sequence[Card], expected: Places, every: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Tricks and their winners by the source; both lists have the cards in the same order."""
    others = [card for card in known if card != known[led]]
    start = led % every
    threes = itertools.islice(itertools.permutations(others, 3), start, None, every)
    for three, place in zip(threes, expected[start::every].tolist(), strict=True):
        yield (known[led], *three), place


def _difference(cards: Sequence[str], source: int, engine: int) -> Difference:
    return Difference(tuple(cards), source, engine)


def changed(one: Decided, other: Decided) -> tuple[int, int]:
    """How many tricks two ways decide differently: by the source, and by the engine."""
    by_the_source = by_the_engine = 0
    for led in range(len(one.way.pack)):
        valid = complete(led, len(one.way.pack))
        by_the_source += int(np.count_nonzero(valid & (by_source(led, one.way) != by_source(led, other.way))))
        ours = [by_engine(led, decided) for decided in (one, other)]
        by_the_engine += int(np.count_nonzero(valid & (ours[0] != ours[1])))
    return by_the_source, by_the_engine


def parts(
    ways: Mapping[str, Decided], in_full: Collection[str], apart: Apart, *, whole: bool, every: int = 32
) -> Iterator[tuple[str, Part]]:
    """All tricks in each way, and how many the pairs ``apart`` decide differently.

    If ``whole``, the function is asked for every trick of the ways ``in_full``. In all other cases it is asked for
    ``every`` n-th trick.
    """
    for name, decided in ways.items():
        share = 1 if whole and name in in_full else every
        yield f"tricks-{name}", functools.partial(every_trick, decided, share)
    yield "tricks-apart", functools.partial(readings_apart, [(ways[first], ways[second]) for first, second in apart])


def every_trick(decided: Decided, every: int) -> Found:
    """All tricks in one way."""
    return compare(*decided, every=every).found()


def readings_apart(pairs: Sequence[tuple[Decided, Decided]]) -> Found:
    """Compare how many tricks each pair of ways decides differently."""
    said, number, wrong, examples, digest = [], 0, 0, [], Digest()
    for first, second in pairs:
        names = f"{first.way.name} and {second.way.name}"
        source, engine = changed(first, second)
        said.append(f"{names} {source:,}")
        number += source
        digest.add(source)
        if source != engine:
            wrong += abs(source - engine)
            examples.append(f"{names}: by the source {source:,} tricks, by the engine {engine:,}")
    summary = f"tricks decided differently by {', by '.join(said)}"
    return Found(summary, "tricks decided differently", number, wrong, tuple(examples), str(digest))
