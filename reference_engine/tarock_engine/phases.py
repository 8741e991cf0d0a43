"""The phases of a deal that several sources share, each with the module that decides in it."""

from __future__ import annotations

from typing import Any, Final

from tarock_engine import bidding, calling, declaring, discarding, play, talon
from tarock_engine.actions import Bid, Call, Discard, Play, Take
from tarock_engine.procedure import Phase, phase_of
from tarock_engine.ruleset import WithTalon
from tarock_engine.state import AtTalon, Bidding, Calling, Discarding, Playing
from tarock_language.message import message

COMMON: Final[tuple[Phase[Any, WithTalon], ...]] = (
    phase_of(Bidding, message("a bid"), (Bid,), bidding),
    Phase(
        state=Calling,
        due=message("a call"),
        actions=(Call,),
        choices=calling.choices,
        refused=calling.refused,
        objection=calling.objection,
        after=declaring.after_calling,
    ),
    phase_of(AtTalon, message("a decision on the Talon"), (Take, Call), talon),
    phase_of(Discarding, message("a discard"), (Discard, Take), discarding),
    phase_of(Playing, message("a card"), (Play,), play),
)
"""Auction, call, Talon, laying away and play; each source adds its round of announcements.

A source with its own rules for one of these phases lists it again after them: the last phase for a state counts.
``karl`` does so for the auction and the call.
"""
