"""What is paid after Fahren in Karls Tarockrunde, by the second opinion and by the engine.

All counts of four players from a few values around every limit, in every order with every tie, by whoever of those
with no Augen has no trick, at tables where Vorhand has another seat each time.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from proving.exhaustive.found import Found
from proving.exhaustive.karl import asking
from proving.exhaustive.settlements import FOUR, Deal, Readings, Sheet
from tarock_engine.amounts import Amount, as_augen
from tarock_engine.karl import trischaken
from tarock_engine.karl.rules import KarlRules
from tarock_engine.seating import SEATS, Seat, Seating
from tarock_second_opinion.karl import payments

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
"""Not more than this is counted in any reading."""
SEATINGS: Final = (FOUR, Seating.at(4, 0, 4), Seating.at(4, 1, 4), Seating.at(4, 2, 4))


def settled(
    seating: Seating, augen: Mapping[Seat, Amount], tricks: Mapping[Seat, int], readings: Readings
) -> list[Fraction]:
    """What everybody receives by the second opinion, by seats."""
    told = {"augen": [Fraction(augen[seat]) for seat in SEATS[:4]], "tricks": [tricks[seat] for seat in SEATS[:4]]}
    asked = asking.sheet(Deal("Fahren", None), (), readings, dealer=seating.dealer, declarer=None, **told)
    return payments.settle(asked)


def counts() -> Iterator[tuple[tuple[Amount, ...], tuple[int, ...]]]:
    """Every four counts that a pack has; whoever has none has no trick or, as others have, some."""
    for augen in itertools.product(COUNTS, repeat=4):
        if sum(augen) > PACK:
            continue
        for taken in itertools.product(*[(0, 1) if count == 0 else (3,) for count in augen]):
            if any(augen):
                yield augen, taken


def every_count(choices: Sequence[tuple[Readings, KarlRules]], *, every: int = 1) -> Found:
    """Compare the payments of all counts, under each choice at the next table; ``every`` n-th of them."""
    sheet = Sheet("Fahren, all counts")
    for shift, (readings, rules) in enumerate(choices):
        for number, (augen, tricks) in enumerate(itertools.islice(counts(), None, None, every)):
            seating = SEATINGS[(number + shift) % len(SEATINGS)]
            seats = seating.active
            both = dict(zip(seats, map(as_augen, augen), strict=True)), dict(zip(seats, tricks, strict=True))
            found = trischaken.settle(seating, *both, rules).payments
            due = settled(seating, *both, readings)
            sheet.compare([*found], due, seating, augen, tricks, dict(readings))
    return sheet.found()
