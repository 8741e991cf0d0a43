"""Sessions in the second opinion on Zwanzigerrufen: who deals next, and which deals count more."""

from __future__ import annotations

import dataclasses
from fractions import Fraction
from typing import Final

from tarock_second_opinion.notebook import Row

ROUND: Final = 4
"""The deals of a doppelte Runde."""
CATCHES: Final = {
    "scored": ["mond", "mond partner"],
    "farbensolo-too": ["mond", "mond partner", "mond farbensolo"],
    "foe-only": ["mond"],
}
"""The events that bring a doppelte Runde, by reading."""


@dataclasses.dataclass(frozen=True)
class Past:
    """A past deal: its events, its payments counted once, and the part of the game in them."""

    events: tuple[str, ...]
    payments: tuple[Fraction, ...] = ()
    game: tuple[Fraction, ...] = ()


@dataclasses.dataclass
class Session:
    """The rows, also that of the next deal, the deals left in each round that has begun, and the totals."""

    rows: list[Row]
    rounds: list[int]
    totals: list[Fraction]

    @property
    def due(self) -> int:
        """The number of doubled deals that are still to come."""
        return max(self.rounds, default=0)


def course(dealer: int, deals: list[Past], options: dict[str, str]) -> Session:
    """A session from its first dealer on."""
    session = Session([row_of(dealer, [])], [], [Fraction(0)] * 4)
    for past in deals:
        thrown_in = "thrown in" in past.events
        add(session, past, options)
        if not thrown_in or options["doppelte-runde-what-counts"] == "every-deal":
            session.rounds = [left - 1 for left in session.rounds if left > 1]
        if any(event in CATCHES[options["doppelte-runde-trigger"]] for event in past.events):
            begin_round(session, options)
        if not thrown_in:
            dealer = (dealer + (1 if options["dealer-rotation"] == "clockwise" else -1)) % 4
        session.rows.append(row_of(dealer, session.rounds))
    return session


def row_of(dealer: int, rounds: list[int]) -> Row:
    """The row of the next deal."""
    return Row(dealer, (dealer + 1) % 4, rounds != [])


def add(session: Session, past: Past, options: dict[str, str]) -> None:
    """Add a deal to the totals."""
    factor = 1 << len(session.rounds)
    alone = options["doppelte-runde-what-counts"] == "game-only"
    for seat, amount in enumerate(past.payments):
        game = past.game[seat] if past.game and alone else amount
        session.totals[seat] += amount + game * (factor - 1)


def begin_round(session: Session, options: dict[str, str]) -> None:
    """Let a doppelte Runde begin with the next deal."""
    reading = options["doppelte-runde-overlap"]
    if reading == "multiply":
        session.rounds.append(ROUND)
    else:
        session.rounds = [ROUND + (session.due if reading == "append" else 0)]
