"""The rule set of Karls Tarockrunde: all its rulings and its procedure, put together in one object."""

from __future__ import annotations

from typing import Final

from tarock_engine.karl.procedure import PROCEDURE
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.rulings import announcing, bidding, contracts, counting, play, scoring

KARL: Final = KarlRules(
    name="karl",
    procedure=PROCEDURE,
    cards=counting.CARD_RULES,
    counting=counting.COUNTING,
    sessions=counting.SESSIONS,
    dealing=counting.DEALING,
    contracts=contracts.CONTRACTS,
    bidding=bidding.BIDDING,
    calling=bidding.CALLING,
    talon=bidding.TALON,
    announcing=announcing.ANNOUNCING,
    play=play.PLAY,
    trischaken=play.TRISCHAKEN,
    bonuses=scoring.BONUSES,
    settling=scoring.SETTLING,
    renonce=scoring.RENONCE,
)
