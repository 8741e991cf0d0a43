"""What the checks of a bid look at, and the function that such a check is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tarock_engine.actions import Bid
from tarock_engine.cards import Mask
from tarock_engine.findings import Finding
from tarock_engine.ruling import ClauseId, Rules_contra
from tarock_engine.seating import Seating


class AuctionSoFar(NamedTuple):
    """What a check looks at: the table, the bids so far and the hand of the player to speak."""

    seating: Seating
    bids: tuple[Bid, ...]
    hand: Mask


BidCheck = Callable[[Any, Bid, ClauseId, Rules_contra], Finding | None]
"""Weighs a bid by its own clause and those of the game; None where the check does not apply.

It looks at what ``survey`` makes of the auction, which is an ``AuctionSoFar`` where a source has nothing of its own:
there it is ``Any``.
"""


def as_it_is(seating: Seating, bids: tuple[Bid, ...], hand: Mask, rules: object) -> AuctionSoFar:
    """The auction as it is."""
    del rules
    return AuctionSoFar(seating, bids, hand)


def all_bids(bids: tuple[Bid, ...], rules: object) -> tuple[Bid, ...]:
    """Every bid may decide about the next one."""
    del rules
    return bids
