"""The types of the checks of a bid: what a check is given, what it returns, and how a hand may be thrown in."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any, NamedTuple

from tarock_engine.actions import Bid
from tarock_engine.cards import Mask
from tarock_engine.refusals import Finding
from tarock_engine.ruling import ClauseId, Rules_contra
from tarock_engine.seating import Seating


class BiddingSoFar(NamedTuple):
    """The bidding as a check sees it: the table, the bids so far, and the hand of the player in turn."""

    seating: Seating
    bids: tuple[Bid, ...]
    hand: Mask


class Throwing(enum.Enum):
    """Whether a bad hand is thrown in."""

    NO = "not thrown in"
    MAY = "may be thrown in"
    MUST = "has to be thrown in"


BidCheck = Callable[[Any, Bid, ClauseId, Rules_contra], Finding | None]
"""A check of one bid by its own clause and those of the game; it returns None where it does not apply.

Its first argument is what the source's ``survey`` returns: a ``BiddingSoFar``, or a type of the source. Hence ``Any``.
"""


def as_it_is(seating: Seating, bids: tuple[Bid, ...], hand: Mask, rules: object) -> BiddingSoFar:
    """The ``survey`` of a source without its own: the bidding as it is."""
    del rules
    return BiddingSoFar(seating, bids, hand)


def all_bids(bids: tuple[Bid, ...], rules: object) -> tuple[Bid, ...]:
    """The ``essence`` of a source without its own: all bids."""
    del rules
    return bids
