"""What several sources draw alike for their laws: how packs are directed and moods are made."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from tests.laws import plain
from tests.laws.strategies import Mood

from tarock_engine.cards import Card

_LOW: Final = ("4♥", "3♥", "2♥", "4♦", "3♦", "2♦", "7♠", "8♠", "9♠", "7♣", "8♣", "9♣")
WISHES: Final = {
    "nothing": (),
    "Trull": ("Sküs", "XXI", "I"),
    "Könige": ("K♥", "K♦", "K♠", "K♣"),
    "three Könige": ("K♥", "K♦", "K♠"),
    "birds": ("I", "II", "III", "IV"),
    "birds that can be made": ("I", "II", "III", "IV", *plain.TRUMPS[:8]),
    "Uhu and König": ("II", "K♠"),
    "top trumps": tuple(plain.TRUMPS[:12]),
    "trumps and Könige": ("K♥", "K♦", "K♠", "K♣", "II", *plain.TRUMPS[3:10]),
    "trumps from below": tuple(plain.TRUMPS[10:]),
    "nothing that wins": _LOW,
    "no hearts": ("K♦", "D♦", "K♠", "D♠", "K♣", "D♣", "VII", "VI", "V", "10♠", "10♣", "A♦"),
    "all black": (*plain.line("♠"), *plain.line("♣")[:4]),
}
"""What packs of 54 cards are directed to."""

PACKETS: Final = {
    -1: (range(24, 30),),
    **{hand: (range(6 * hand, 6 * hand + 6), range(30 + 6 * hand, 36 + 6 * hand)) for hand in range(4)},
}
"""Six to each, six to the table, and six to each again."""


def any_mood(
    rng: random.Random,
    declares: tuple[int, str],
    *,
    overbids: Sequence[float],
    calls: Callable[[random.Random], Card | None],
    yields: Sequence[float],
) -> Mood:
    """A mood in which some seat wants a game; ``calls`` draws the card that is to be called."""
    return Mood(
        bidder=declares[0],
        wanted=declares[1],
        overbids=rng.choice(overbids) if overbids else 0.0,
        talks=rng.choice((0.0, 0.2, 0.5, 0.7)),
        dares=rng.random() < 0.2,
        calls=calls(rng),
        saves=rng.random() < 0.6,
        yields=rng.choice(yields),
        gathers=rng.random() < 0.3,
    )


OVERBIDS: Final = (0.0, 0.0, 0.0, 0.2, 0.4)
"""The chances that somebody else bids higher, of which one is drawn."""
