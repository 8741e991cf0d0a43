"""Tarock-Königrufen, put together; the clauses stand in ``features/koenigrufen``."""

from __future__ import annotations

from typing import Final

from tarock_engine.koenigrufen.procedure import PROCEDURE
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.rulings.announcing import ANNOUNCING
from tarock_engine.koenigrufen.rulings.auction import BIDDING, CALLING, TALON
from tarock_engine.koenigrufen.rulings.contracts import CONTRACTS
from tarock_engine.koenigrufen.rulings.counting import CARD_RULES, COUNTING, DEALING, SESSIONS
from tarock_engine.koenigrufen.rulings.play import PLAY, TRISCHAKEN
from tarock_engine.koenigrufen.rulings.scoring import BONUSES, SETTLING
from tarock_engine.ruleset import Requirement

_WITH_KAISERSTICH: Final = ("kaiserstich", ("on",))

KOENIGRUFEN: Final = KoenigrufenRules(
    name="koenigrufen",
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
    requirements=(
        Requirement("farbensolo-kaiserstich", (_WITH_KAISERSTICH,)),
        Requirement("trischaken-pagat-and-kaiserstich", (_WITH_KAISERSTICH,)),
        Requirement("mondfang-by-what", (_WITH_KAISERSTICH,)),
        Requirement("koenig-ultimo-beside-won", (("koenig-ultimo-by-opponents", ("winnable",)),)),
        Requirement("game-at-mordkontra", (("kontra-steps", ("mordkontra",)),)),
    ),
)
