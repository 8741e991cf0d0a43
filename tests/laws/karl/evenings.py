"""Which deals of a session count twice, told once more without a look at the engine."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tests.laws.karl import plain


class Deal(NamedTuple):
    """A deal that is over: its game, what happened, and what each seat received."""

    contract: str
    events: frozenset[str]
    payments: tuple[int, ...]


class Told(NamedTuple):
    """For each deal and the next one the dealer, Vorhand and whether it counts twice; how many do; all payments."""

    rows: list[tuple[int, int, bool]]
    due: int
    totals: list[int]


def any_deal(rng: random.Random, chosen: Mapping[str, str]) -> Deal:
    """A deal in which anything may have happened that can."""
    contract = rng.choice(plain.GAMES)
    if contract in ("Rufer", "Auch-Rufer") and rng.random() < 0.3:
        possible = ["paid"]
    elif contract == "Fahren":
        possible = [rng.choice(("twelve tricks", "renonce")), "from a Rufer"]
    else:
        possible = ["retour game", "retour announcement", rng.choice(("valat", "valat failed"))]
    events = {event for event in possible if rng.random() < 0.15} | {one for one in possible if one == "paid"}
    if rng.random() < 0.1:
        events.add("handed on")
    if chosen["no-throw-in"] == "others-may" and rng.random() < 0.15:
        events = {"thrown in"}
    one, two = rng.sample(range(4), 2)
    paid = [0] * 4
    if "thrown in" not in events:
        paid[one], paid[two] = 5, -5
    return Deal(contract, frozenset(events), tuple(paid))


def occasions(deal: Deal, chosen: Mapping[str, str]) -> int:
    """How many doubled rounds a deal brings."""
    which, events = chosen["valat-double-round"], deal.events
    if "thrown in" in events:
        return 0
    retours = {"any": {"retour game", "retour announcement"}, "game-only": {"retour game"}, "none": set[str]()}
    brings_no_round = {"named-only": "from a Rufer", "played-out": "renonce"}
    told = [
        deal.contract == "Fahren" and brings_no_round.get(chosen["double-round-fahren"]) not in events,
        "valat" in events,
        "valat failed" in events and which == "failed-too",
        "twelve tricks" in events and which == "fahren-too",
        bool(retours[chosen["retour-meaning"]] & events),
    ]
    return sum(told)


def told(dealer: int, deals: Sequence[Deal], last_hour: int | None, chosen: Mapping[str, str]) -> Told:
    """The course of a session."""
    length = 16 if chosen["double-round-length"] == "four-rounds-each" else 4
    most = 4 if chosen["double-round-length"] == "four-rounds-a-session" else None
    every = chosen["double-round-last-hour"] == "every-deal"
    rounds, used, brought = 0, 0, 1
    rows, totals = list[tuple[int, int, bool]](), [0] * 4
    for number, deal in enumerate([*deals, None]):
        hour = last_hour is not None and number >= last_hour
        rounds += brought + (number == last_hour and not every)
        rounds = rounds if most is None else min(rounds, most)
        due = rounds * length - used
        doubled = due > 0 or (hour and every)
        vorhand = (dealer + (2 if deal and "handed on" in deal.events else 1)) % 4
        rows.append((dealer, vorhand, doubled))
        if deal is None:
            return Told(rows, max(due, int(doubled)), totals)
        thrown = "thrown in" in deal.events
        totals = [total + (2 if doubled else 1) * paid for total, paid in zip(totals, deal.payments, strict=True)]
        used += due > 0 and not thrown
        brought = occasions(deal, chosen)
        dealer = dealer if thrown else (dealer + 1) % 4
    raise AssertionError
