"""Compare what is paid after Trischaken with the second opinion; amounts are in third points.

All counts of four players from a few values around every limit, in every order with every tie; a player with no Augen
may have no trick. Also every way in which twelve tricks can fall, under every order.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from proving.exhaustive.found import Found
from proving.exhaustive.settlements import FIVE, FOUR, CountedComparison, Readings, thirds
from tarock_engine.actions import TRISCHAKEN
from tarock_engine.amounts import Amount, as_augen
from tarock_engine.koenigrufen import trischaken
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.seating import Seating
from tarock_second_opinion.koenigrufen import payments
from tarock_second_opinion.koenigrufen.game import Game
from tarock_second_opinion.koenigrufen.readings import DEFAULTS

BASE_OPTIONS: Final = ("trischaken-base-payment", "trischaken-ties")
EXTRAS_OPTION: Final = "trischaken-extras"
OPTIONS: Final = (*BASE_OPTIONS, EXTRAS_OPTION)
COUNTS: Final[tuple[Amount, ...]] = (0, 5, 14, 20, Fraction(107, 3), 36, 50)
"""Two counts at the limit of 36, one of them in exact thirds."""
TRICKS: Final = 12
SEATINGS: Final = (FOUR, Seating.at(4, 1, 4), FIVE, Seating.at(5, 2, 4))
"""Tables at which Vorhand has another seat, and with a dealer who sits out."""


def _compare(
    comparison: CountedComparison,
    seating: Seating,
    counted: tuple[Sequence[Amount], Sequence[int]],
    readings: Readings,
    rules: KoenigrufenRules,
) -> None:
    augen, tricks = counted
    augen_of = dict(zip(seating.active, map(as_augen, augen), strict=True))
    tricks_of = dict(zip(seating.active, tricks, strict=True))
    game = Game({**DEFAULTS, **readings}, seating.players, seating.dealer, hands=[], halves=[], contract=TRISCHAKEN)
    game.counted = [Fraction(augen_of.get(seat, 0)) for seat in seating.seats]
    game.taken_by = [tricks_of.get(seat, 0) for seat in seating.seats]
    due = list(map(thirds, payments.settle(game)))
    settled = trischaken.settle(seating, augen_of, tricks_of, rules, 1)
    comparison.compare([3 * amount for amount in settled.payments], due, seating, *counted, dict(readings))


def counts() -> Iterator[tuple[tuple[Amount, ...], tuple[int, ...]]]:
    """Every four counts; a player with no Augen has no trick, or one."""
    for augen in itertools.product(COUNTS, repeat=4):
        tricks = [(0, 1) if count == 0 else (3,) for count in augen]
        for taken in itertools.product(*tricks):
            if any(taken):
                yield augen, taken


def every_count(choices: Sequence[tuple[Readings, KoenigrufenRules]], *, every: int = 1) -> Found:
    """Compare the payments of every ``every``-th count, under each choice beginning at the next table."""
    comparison = CountedComparison("Trischaken, all counts")
    for shift, (readings, rules) in enumerate(choices):
        for number, counted in enumerate(itertools.islice(counts(), None, None, every)):
            _compare(comparison, SEATINGS[(number + shift) % len(SEATINGS)], counted, readings, rules)
    return comparison.found()


def falls() -> list[tuple[int, ...]]:
    """Every way in which twelve tricks can fall to four players."""
    return [taken for taken in itertools.product(range(TRICKS + 1), repeat=4) if sum(taken) == TRICKS]


def orders() -> list[tuple[int, ...]]:
    """Every order of four players by Augen, with ties: ranks without a gap."""
    return [ranks for ranks in itertools.product(range(4), repeat=4) if set(ranks) == set(range(max(ranks) + 1))]


def every_fall(choices: Sequence[tuple[Readings, KoenigrufenRules]], *, every: int = 1) -> Found:
    """Compare the payments of every fall of the tricks under every order of counts below 36."""
    comparison = CountedComparison("Trischaken, all falls of the tricks")
    for readings, rules in choices:
        for tricks, ranks in itertools.islice(itertools.product(falls(), orders()), None, None, every):
            augen = tuple(COUNTS[rank + 1] for rank in ranks)
            _compare(comparison, FOUR, (augen, tricks), readings, rules)
    return comparison.found()
