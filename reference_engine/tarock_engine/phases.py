"""The phases that a deal has in every source that knows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_engine import bidding, calling, discarding, play, talon
from tarock_engine.actions import Bid, Call, Discard, Play, Take
from tarock_engine.procedure import Phase
from tarock_engine.state import AtTalon, Bidding, Calling, Discarding, Playing

COMMON: Final[Mapping[type, Phase]] = {
    Bidding: Phase("a bid", (Bid,), bidding.choices, bidding.refused, bidding.objection, bidding.after),
    Calling: Phase("a call", (Call,), calling.choices, calling.refused, calling.objection, calling.after),
    AtTalon: Phase("a decision on the Talon", (Take, Call), talon.choices, talon.refused, talon.objection, talon.after),
    Discarding: Phase(
        "a discard",
        (Discard, Take),
        discarding.choices,
        discarding.refused,
        discarding.objection,
        discarding.after,
    ),
    Playing: Phase("a card", (Play,), play.choices, play.refused, play.objection, play.after),
}
"""Auction, call, Talon, laying away and the cards; each source adds its round of announcements."""
