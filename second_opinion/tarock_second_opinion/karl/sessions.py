"""Sessions in the second opinion on Karls Tarockrunde: who deals next, and which deals count more."""

from __future__ import annotations

import dataclasses
from fractions import Fraction
from typing import Final

from tarock_second_opinion.notebook import Row

ROUND: Final = 4
"""The deals of a doubled round, one by each dealer."""


@dataclasses.dataclass(frozen=True)
class Past:
    """A past deal: its contract, its events, and its payments counted once."""

    contract: str
    events: tuple[str, ...] = ()
    payments: tuple[Fraction, ...] = ()


@dataclasses.dataclass
class Session:
    """The rows, also that of the next deal, the doubled deals that are due, the totals, and the rounds begun."""

    rows: list[Row]
    due: int
    totals: list[Fraction]
    rounds: int = 0


def course(dealer: int, deals: list[Past], last_hour: int | None, options: dict[str, str]) -> Session:
    """A session from its first dealer on; ``last_hour`` is the first deal that begins in the last hour."""
    session = Session([], 0, [Fraction(0)] * 4)
    bring(session, 1, options)
    for number, past in enumerate([*deals, None]):
        every = last_hour is not None and options["double-round-last-hour"] == "every-deal" and number >= last_hour
        if number == last_hour and options["double-round-last-hour"] == "one-round":
            bring(session, 1, options)
        doubled = session.due > 0 or every
        handed_on = past is not None and "handed on" in past.events
        session.rows.append(Row(dealer, (dealer + (2 if handed_on else 1)) % 4, doubled))
        if past is None:
            session.due = max(session.due, 1) if every else session.due
            return session
        for seat, amount in enumerate(past.payments):
            session.totals[seat] += amount * (2 if doubled else 1)
        if "thrown in" in past.events:
            continue
        session.due = max(session.due - 1, 0)
        bring(session, occasions(past, options), options)
        again = "paid" in past.events and options["paid-deal"] == "same-dealer"
        dealer = dealer if again else (dealer + 1) % 4
    return session


def bring(session: Session, rounds: int, options: dict[str, str]) -> None:
    """Let doubled rounds fall due, at most as many as the session still has."""
    reading = options["double-round-length"]
    if reading == "four-rounds-a-session":
        rounds = min(rounds, 4 - session.rounds)
    session.rounds += rounds
    session.due += rounds * ROUND * (4 if reading == "four-rounds-each" else 1)


def occasions(past: Past, options: dict[str, str]) -> int:
    """The number of occasions for a doubled round in a deal."""
    valats = ["valat"]
    if options["valat-double-round"] == "failed-too":
        valats.append("valat failed")
    retours = {"any": ["retour game", "retour announcement"], "game-only": ["retour game"], "none": []}
    found = [
        past.contract == "Fahren" and is_fahren_an_occasion(past, options["double-round-fahren"]),
        any(event in valats for event in past.events),
        "twelve tricks" in past.events and options["valat-double-round"] == "fahren-too",
        any(event in retours[options["retour-meaning"]] for event in past.events),
    ]
    return found.count(True)


def is_fahren_an_occasion(past: Past, reading: str) -> bool:
    """Whether a Fahren is an occasion for a doubled round in this reading."""
    if reading == "named-only":
        return "from a Rufer" not in past.events
    return reading == "every-fahren" or "renonce" not in past.events
