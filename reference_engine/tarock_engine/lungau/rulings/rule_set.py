"""The rule set of Lungauer Königrufen: all its rulings and its procedure, put together in one object."""

from __future__ import annotations

from typing import Final

from tarock_engine.lungau.procedure import PROCEDURE
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.rulings import announcing, bidding, contracts, counting, play, scoring
from tarock_engine.ruleset import Requirement

_WITH_SOLORUFER: Final = ("solorufer", ("below", "above", "vorhand-only"))
_WITH_SOLODREIER: Final = ("solodreier", ("on",))
_NEITHER_ENDS: Final = ("auction-end-with-solo", ("neither",))

LUNGAU: Final = LungauRules(
    name="lungau",
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
        Requirement("sechserdreier-rank", (_NEITHER_ENDS, ("auction-second-turn", ("until-passed",)))),
        Requirement("sechserdreier-rank", (_WITH_SOLODREIER,)),
        Requirement("koenig-ultimo-by-own-caller", (("own-king-call", ("allowed",)),)),
        Requirement("auction-end-with-solo", (_WITH_SOLODREIER,)),
        Requirement("solo-doubling-scope", (_WITH_SOLORUFER, _WITH_SOLODREIER)),
        Requirement("superkontra-by-own-side", (("ladder-next-speaker", ("announcer-then-others",)),)),
    ),
)
