"""Which deals of a session count more than once, told once more without a look at the engine."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

MONDS: Final = ("mond", "mond partner", "mond farbensolo")


class Deal(NamedTuple):
    """A deal that is over: what happened in it, what each seat received, and what of that the game alone brought."""

    event: str
    payments: tuple[int, ...]
    of_game: tuple[int, ...]


class Told(NamedTuple):
    """For each deal and the next one the dealer, Vorhand and how often it counts; how many more do; all payments."""

    rows: list[tuple[int, int, int]]
    due: int
    totals: list[int]


def any_deal(rng: random.Random, chosen: Mapping[str, str]) -> Deal:
    """A deal in which the Mond may have been caught, or that may have been thrown in where that is in force."""
    events = ["", "", "", "", "", *MONDS]
    if chosen["zusammenwerfen"] != "off":
        events.append("thrown in")
    event, paid, game = rng.choice(events), [0] * 4, [0] * 4
    one, two = rng.sample(range(4), 2)
    if event != "thrown in":
        paid[one], paid[two] = 2, -2
    if event != "thrown in" and rng.random() < 5 / 6:
        game[one], game[two] = 1, -1
    return Deal(event, tuple(paid), tuple(game))


def told(dealer: int, deals: Sequence[Deal], chosen: Mapping[str, str]) -> Told:
    """The course of a session."""
    starts = {"scored": MONDS[:2], "farbensolo-too": MONDS, "foe-only": MONDS[:1]}[chosen["doppelte-runde-trigger"]]
    turn = -1 if chosen["dealer-rotation"] == "anticlockwise" else 1
    every = chosen["doppelte-runde-what-counts"] == "every-deal"
    rounds: list[int] = []
    rows, totals = [(dealer, (dealer + 1) % 4, 1)], [0] * 4
    for deal in deals:
        thrown = deal.event == "thrown in"
        more = deal.of_game if chosen["doppelte-runde-what-counts"] == "game-only" else deal.payments
        received = zip(totals, deal.payments, more, strict=True)
        totals = [total + paid + (rows[-1][2] - 1) * again for total, paid, again in received]
        if every or not thrown:
            rounds = [left - 1 for left in rounds if left > 1]
        if deal.event in starts:
            rounds = _with_another(rounds, chosen["doppelte-runde-overlap"])
        dealer = dealer if thrown else (dealer + turn) % 4
        rows.append((dealer, (dealer + 1) % 4, 2 ** len(rounds)))
    return Told(rows, max(rounds, default=0), totals)


def _with_another(rounds: list[int], overlap: str) -> list[int]:
    if overlap == "restart":
        return [4]
    return [sum(rounds) + 4] if overlap == "append" else [*rounds, 4]
