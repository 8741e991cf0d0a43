"""What is paid after Fahren in Karls Tarockrunde, told from the source, beside the engine.

All counts of four players from a few values around every limit, in every order with every tie, by whoever of those
with no Augen has no trick, at tables where Vorhand has another seat each time.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from proving.exhaustive.found import Found
from proving.exhaustive.settlements import FOUR, Readings, Sheet
from tarock_engine.amounts import Amount, as_augen
from tarock_engine.karl import trischaken
from tarock_engine.karl.rules import KarlRules
from tarock_engine.seating import SEATS, Seating

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
PRICE: Final = 5
SEATINGS: Final = (FOUR, Seating.at(4, 0, 4), Seating.at(4, 1, 4), Seating.at(4, 2, 4))


def payments(augen: Sequence[Amount], tricks: Sequence[int], readings: Readings) -> list[Fraction]:
    """What everybody receives, by places from Vorhand on; what losers owe each other a Jungfrau has in one reading."""
    most = [place for place in range(4) if augen[place] == max(augen)]
    losers = most[:1] if readings[TIES] == "seat" else most
    maidens = [place for place in range(4) if not tricks[place]]
    rate = [_rate(place, augen, readings, lost=place in most) for place in range(4)]
    if maidens and readings[MAIDEN] == "from-each":
        paid = {place: rate[place] for place in range(4) if place not in maidens}
        return _to_maidens(paid, maidens, losers[0], readings)
    if maidens and readings[APART] == "jungfrau" and readings[TIES] != "shared":
        return _to_maidens({place: 3 * rate[place] for place in losers}, maidens, losers[0], readings)
    owed = _owed(losers, rate, readings)
    received = [sum((owed[payer][to] - owed[to][payer] for payer in range(4)), Fraction(0)) for to in range(4)]
    if not maidens:
        return received
    between = [sum((owed[payer][to] - owed[to][payer] for payer in losers), Fraction(0)) for to in range(4)]
    paid = {loser: between[loser] - received[loser] for loser in losers}
    due = _to_maidens(paid, maidens, losers[0], readings)
    return [amount + (between[place] if place in losers else 0) for place, amount in enumerate(due)]


def _rate(place: int, augen: Sequence[Amount], readings: Readings, *, lost: bool) -> Fraction:
    """5, twice for a loser with 35/2 or more, and twice for Vorhand."""
    limit = Fraction(107, 3) if readings[COUNTING] == "thirds" else Fraction(36)
    doublings = int(lost and augen[place] >= limit) + int(place == 0)
    return Fraction(PRICE << (doublings if readings[STACK] == "multiply" else min(doublings, 1)))


def _owed(losers: Sequence[int], rate: Sequence[Fraction], readings: Readings) -> list[list[Fraction]]:
    """Who owes whom what, what two owe each other set off.

    Each loser pays all others, or they share one payment to those who have not lost.
    """
    gross = [[Fraction(0)] * 4 for _ in range(4)]
    for loser in losers:
        for other in range(4):
            if readings[TIES] == "shared":
                gross[loser][other] = Fraction(0) if other in losers else rate[loser] / len(losers)
            elif other != loser:
                gross[loser][other] = rate[loser]
    return [[max(gross[payer][to] - gross[to][payer], Fraction(0)) for to in range(4)] for payer in range(4)]


def _to_maidens(paid: dict[int, Fraction], maidens: Sequence[int], loser: int, readings: Readings) -> list[Fraction]:
    """Whoever has no trick receives all of it; several share it, in a reading by whole points at the loser's cost."""
    whole = sum(paid.values(), Fraction(0))
    share = whole / len(maidens)
    if len(maidens) > 1 and readings[MAIDENS] == "rounded":
        share = Fraction(math.ceil(share))
    paid[loser] = paid.get(loser, Fraction(0)) + share * len(maidens) - whole
    return [(share if place in maidens else 0) - paid.get(place, Fraction(0)) for place in range(4)]


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
            due = dict(zip(seats, payments(augen, tricks, readings), strict=True))
            both = dict(zip(seats, map(as_augen, augen), strict=True)), dict(zip(seats, tricks, strict=True))
            found = trischaken.settle(seating, *both, rules).payments
            sheet.compare([*found], [due[seat] for seat in SEATS[:4]], seating, augen, tricks, dict(readings))
    return sheet.found()
