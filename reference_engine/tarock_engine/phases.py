"""The phases that a deal has in every source that knows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_engine import bidding, calling, declaring, discarding, play, talon
from tarock_engine.actions import Bid, Call, Discard, Play, Take
from tarock_engine.procedure import Phase
from tarock_engine.state import AtTalon, Bidding, Calling, Discarding, Playing

COMMON: Final[Mapping[type, Phase]] = {
    Bidding: Phase.of("a bid", (Bid,), bidding),
    Calling: Phase("a call", (Call,), calling.choices, calling.refused, calling.objection, declaring.after_calling),
    AtTalon: Phase.of("a decision on the Talon", (Take, Call), talon),
    Discarding: Phase.of("a discard", (Discard, Take), discarding),
    Playing: Phase.of("a card", (Play,), play),
}
"""Auction, call, Talon, laying away and the cards; each source adds its round of announcements."""
