"""Compares what is paid after Fahren in Karls Tarockrunde, by the second opinion and by the engine.

The cases are all counts of four players from a few values around every limit, in every order with every tie. A player
with no Augen may have no trick. Vorhand has another seat each time.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Final, TypeVar

from proving.exhaustive.found import Found, plain
from proving.exhaustive.karl import asking
from proving.exhaustive.settlements import FOUR, CountedComparison, Deal, Readings
from tarock_engine.amounts import Amount, as_augen
from tarock_engine.karl import trischaken
from tarock_engine.karl.rules import KarlRules
from tarock_engine.seating import SEATS, Seat, Seating
from tarock_second_opinion.karl import payments

Count = TypeVar("Count")
Counted = tuple[tuple[Amount, ...], tuple[int, ...]]
"""Augen, and numbers of tricks."""

COUNTING: Final = "counting-method"
TIES: Final = "trischaken-tie-for-most"
STACK: Final = "trischaken-doublings-stack"
MAIDEN: Final = "trischaken-jungfrau-takes-what"
MAIDENS: Final = "trischaken-several-jungfrauen"
APART: Final = "trischaken-tie-with-jungfrau"
OPTIONS: Final = (COUNTING, TIES, STACK, MAIDEN, MAIDENS, APART)
COUNTS: Final[tuple[Amount, ...]] = (0, 5, 14, 20, Fraction(106, 3), Fraction(107, 3), 36, 60)
"""35/1, 35/2 and 36 among them."""
PACK: Final = 71
"""The most that is counted in any reading."""
SEATINGS: Final = (FOUR, Seating.at(4, 0, 4), Seating.at(4, 1, 4), Seating.at(4, 2, 4))


def paid_by_second_opinion(
    options: dict[str, str], seating: Seating, augen: Sequence[Amount], tricks: Sequence[int]
) -> str:
    """What everybody receives by the second opinion; the counts are in the order of the players."""
    of_all = _by_seat(seating, augen), _by_seat(seating, tricks)
    counts = dict(zip(("augen", "tricks"), ([counted[seat] for seat in SEATS[:4]] for counted in of_all), strict=True))
    asked = asking.sheet(options, Deal("Fahren", None), (), dealer=seating.dealer, declarer=None, **counts)
    return plain(payments.settle(asked))


def paid_by_engine(rules: KarlRules, seating: Seating, augen: Sequence[Amount], tricks: Sequence[int]) -> str:
    """What everybody receives by the engine."""
    both = _by_seat(seating, map(as_augen, augen)), _by_seat(seating, tricks)
    return plain(trischaken.settle(seating, *both, rules).payments)


def _by_seat(seating: Seating, counts: Iterable[Count]) -> dict[Seat, Count]:
    return dict(zip(seating.active, counts, strict=True))


@functools.cache
def counts() -> list[Counted]:
    """The counts, cached."""
    return list(_counts())


def _counts() -> Iterator[Counted]:
    """Every four counts that a pack allows; a player with no Augen has no trick, or one."""
    for augen in itertools.product(COUNTS, repeat=4):
        if sum(augen) > PACK:
            continue
        for taken in itertools.product(*[(0, 1) if count == 0 else (3,) for count in augen]):
            if any(augen):
                yield augen, taken


def every_count(choices: Sequence[tuple[Readings, KarlRules]], *, every: int = 1) -> Found:
    """Compare the payments of every ``every``-th count, under each choice beginning at the next table."""
    comparison = CountedComparison("Fahren, all counts")
    for shift, (readings, rules) in enumerate(choices):
        options = asking.whole(readings)
        for number, counted in enumerate(counts()[::every]):
            case = (SEATINGS[(number + shift) % len(SEATINGS)], *counted)
            comparison.compare(paid_by_engine(rules, *case), paid_by_second_opinion(options, *case), *case, readings)
    return comparison.found()
