"""What is frozen beside the fixed deals: who may throw the cards in, and the course of sessions."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final

from tests.laws import frozen
from tests.laws.frozen import Answer
from tests.laws.zwanzigerrufen.strategies import OPTIONS, ZWANZIGERRUFEN, thrown

from tarock_second_opinion.zwanzigerrufen.sessions import Past, Session, course

SEEDS: Final = range(60)
MONDS: Final = ("mond", "mond partner", "mond farbensolo")


def answers() -> Iterator[Answer]:
    """All of it."""
    for seed in SEEDS:
        for deal in thrown(seed, 2):
            yield from ((f"{name}, next to no Tarock", answer) for name, answer in frozen.of_deal(deal.retold))
        found = any_session(random.Random(seed))[-1]
        rows = [(row.dealer, row.vorhand, row.doubled) for row in found.rows]
        yield "sessions", (rows, found.due, found.totals)


def any_session(rng: random.Random) -> tuple[dict[str, str], int, list[Past], Session]:
    """Readings, the first dealer, some deals, and their course."""
    throwing = rng.choice(OPTIONS["zusammenwerfen"])
    chosen = {**ZWANZIGERRUFEN.any_readings(rng), "zusammenwerfen": throwing}
    deals = [any_deal(rng, chosen) for _ in range(rng.randrange(25))]
    dealer = rng.randrange(4)
    return chosen, dealer, deals, course(dealer, deals, chosen)


def any_deal(rng: random.Random, chosen: Mapping[str, str]) -> Past:
    """A deal in which the Mond may have been caught, or that may have been thrown in where that is in force."""
    event = rng.choice(["", "", "", "", "", *MONDS, *(["thrown in"] if chosen["zusammenwerfen"] != "off" else [])])
    if event == "thrown in":
        return Past((event,))
    paid, game = [0] * 4, [0] * 4
    one, two = rng.sample(range(4), 2)
    paid[one], paid[two] = 2, -2
    if rng.random() < 5 / 6:
        game[one], game[two] = 1, -1
    return Past((event,) if event else (), tuple(map(Fraction, paid)), tuple(map(Fraction, game)))
