"""Sessions of Karls Tarockrunde as laws draw them, and as the second opinion tells them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from tests.laws.karl import plain
from tests.laws.karl.strategies import KARL

from tarock_second_opinion.karl import sessions


class Deal(NamedTuple):
    """A deal that is over: its game, what happened, and what each seat received."""

    contract: str
    events: frozenset[str]
    payments: tuple[int, ...]


class Evening(NamedTuple):
    """A session: the first dealer, its deals, the first deal in the last hour, and the readings."""

    dealer: int
    deals: Sequence[Deal]
    last_hour: int | None
    chosen: Mapping[str, str]


def any_evening(rng: random.Random) -> Evening:
    """A session of up to 39 deals."""
    chosen = KARL.any_readings(rng)
    deals = [any_deal(rng, chosen) for _ in range(rng.randrange(40))]
    hour = rng.choice((None, rng.randrange(len(deals) + 1)))
    return Evening(rng.randrange(4), deals, hour, chosen)


def any_deal(rng: random.Random, chosen: Mapping[str, str]) -> Deal:
    """A deal in which anything may have happened that can."""
    contract = rng.choice(plain.GAMES)
    if contract in ("Rufer", "Auch-Rufer") and rng.random() < 0.3:
        possible = ["paid"]
    elif contract == "Fahren":
        possible = [rng.choice(("twelve tricks", "renonce")), "from a Rufer"]
    else:
        possible = ["retour game", "retour announcement", rng.choice(("valat", "valat failed"))]
    events = {event for event in possible if rng.random() < 0.15} | {event for event in possible if event == "paid"}
    if rng.random() < 0.1:
        events.add("handed on")
    if chosen["no-throw-in"] == "others-may" and rng.random() < 0.15:
        events = {"thrown in"}
    one, two = rng.sample(range(4), 2)
    paid = [0] * 4
    if "thrown in" not in events:
        paid[one], paid[two] = 5, -5
    return Deal(contract, frozenset(events), tuple(paid))


def told(evening: Evening) -> sessions.Session:
    """The course of a session."""
    past = [
        sessions.Past(deal.contract, tuple(sorted(deal.events)), tuple(map(Fraction, deal.payments)))
        for deal in evening.deals
    ]
    return sessions.course(evening.dealer, past, evening.last_hour, dict(evening.chosen))
