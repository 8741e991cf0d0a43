"""The rule set of Tarock-Königrufen: all its rulings and its procedure, put together in one object."""

from __future__ import annotations

from typing import Final

from tarock_engine.koenigrufen.procedure import PROCEDURE
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.rulings import announcing, bidding, contracts, counting, play, scoring
from tarock_engine.ruleset import Requirement

_WITH_KAISERSTICH: Final = ("kaiserstich", ("on",))

KOENIGRUFEN: Final = KoenigrufenRules(
    name="koenigrufen",
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
    requirements=(
        Requirement("farbensolo-kaiserstich", (_WITH_KAISERSTICH,)),
        Requirement("trischaken-pagat-and-kaiserstich", (_WITH_KAISERSTICH,)),
        Requirement("mondfang-by-what", (_WITH_KAISERSTICH,)),
        Requirement("koenig-ultimo-beside-won", (("koenig-ultimo-by-opponents", ("winnable",)),)),
        Requirement("game-at-mordkontra", (("kontra-steps", ("mordkontra",)),)),
    ),
)
