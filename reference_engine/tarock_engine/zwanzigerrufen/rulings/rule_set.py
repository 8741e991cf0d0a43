"""The rule set of Zwanzigerrufen: all its rulings and its procedure, put together in one object."""

from __future__ import annotations

from typing import Final

from tarock_engine.zwanzigerrufen.procedure import PROCEDURE
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.rulings import announcing, bidding, contracts, counting, play, scoring

ZWANZIGERRUFEN: Final = ZwanzigerrufenRules(
    name="zwanzigerrufen",
    procedure=PROCEDURE,
    cards=counting.CARD_RULES,
    counting=counting.COUNTING,
    sessions=counting.SESSIONS,
    dealing=counting.DEALING,
    contracts=contracts.CONTRACTS,
    bidding=bidding.BIDDING,
    calling=bidding.CALLING,
    announcing=announcing.ANNOUNCING,
    play=play.PLAY,
    bonuses=scoring.BONUSES,
    settling=scoring.SETTLING,
)
