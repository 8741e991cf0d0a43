"""Karls Tarockrunde, put together; the clauses stand in ``features/karl``."""

from __future__ import annotations

from typing import Final

from tarock_engine.karl.procedure import PROCEDURE
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.rulings.auction import BIDDING, CALLING, TALON
from tarock_engine.karl.rulings.contracts import CONTRACTS
from tarock_engine.karl.rulings.counting import CARD_RULES, COUNTING, DEALING, SESSIONS
from tarock_engine.karl.rulings.scoring import ANNOUNCING, BONUSES, PLAY, RENONCE, SETTLING, TRISCHAKEN

KARL: Final = KarlRules(
    name="karl",
    procedure=PROCEDURE,
    cards=CARD_RULES,
    counting=COUNTING,
    sessions=SESSIONS,
    dealing=DEALING,
    contracts=CONTRACTS,
    bidding=BIDDING,
    calling=CALLING,
    talon=TALON,
    announcing=ANNOUNCING,
    play=PLAY,
    trischaken=TRISCHAKEN,
    bonuses=BONUSES,
    settling=SETTLING,
    renonce=RENONCE,
)
