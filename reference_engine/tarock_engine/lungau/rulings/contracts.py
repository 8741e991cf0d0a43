"""The games of Lungauer Königrufen: their rank, their Talon, and by what they multiply, each value with its clause."""

from __future__ import annotations

from typing import Final

from tarock_engine.cards import TRUMP_I, TRUMP_II
from tarock_engine.contracts import Contract, TalonUse
from tarock_engine.lungau.rulings.clauses import reading, ruling
from tarock_engine.lungau.terms import Factors

_SOLORUFER_IN_USE: Final = reading(
    "solorufer", "BIDDING-015", {"off": False, "below": True, "above": True, "vorhand-only": True}
)

_SOLODREIER_IN_USE: Final = reading("solodreier", "BIDDING-015", {"off": False, "on": True})

_SOLO_TALON: Final = ruling(TalonUse.HIDDEN, "TALON-015")

_HALF: Final = ruling(TalonUse.HALF, "TALON-004")

_SPATZRUFER: Final = Contract(
    name="Spatzrufer",
    level=ruling(20, "BIDDING-014"),
    bird=ruling(TRUMP_I, "BIDDING-010"),
    calls=ruling(True, "CALLING-001"),
    talon=_HALF,
)

_UHURUFER: Final = Contract(
    name="Uhurufer",
    level=ruling(30, "BIDDING-014"),
    bird=ruling(TRUMP_II, "BIDDING-011"),
    calls=ruling(True, "CALLING-001"),
    talon=_HALF,
)

_SOLORUFER: Final = Contract(
    name="Solorufer",
    available=_SOLORUFER_IN_USE,
    level=reading("solorufer", "BIDDING-017", {"off": 10, "below": 10, "above": 35, "vorhand-only": 10}),
    vorhand_only=reading(
        "solorufer",
        "BIDDING-017",
        {"off": False, "below": False, "above": False, "vorhand-only": True},
    ),
    calls=ruling(True, "CALLING-005"),
    talon=_SOLO_TALON,
    alone_if_in_talon=ruling(True, "CALLING-011"),
    terms=Factors(
        price_won=ruling(2, "SETTLING-014"),
        price_lost=ruling(2, "SETTLING-014"),
        praemien_won=reading("solo-doubling-scope", "SETTLING-016", {"all": 2, "augen": 1}),
        praemien_lost=reading("solo-doubling-scope", "SETTLING-016", {"all": 2, "augen": 1}),
        valat_won=reading("solo-doubling-scope", "SETTLING-016", {"all": 2, "augen": 1}),
        valat_lost=reading("solo-doubling-scope", "SETTLING-016", {"all": 2, "augen": 1}),
    ),
)

_DREIER: Final = Contract(
    name="Dreier",
    level=ruling(40, "BIDDING-014"),
    calls=ruling(False, "CALLING-004"),
    talon=_HALF,
    ends_auction=ruling(True, "BIDDING-013"),
    terms=Factors(
        price_won=ruling(2, "SETTLING-010"),
        price_lost=ruling(2, "SETTLING-010"),
        praemien_won=ruling(2, "SETTLING-010"),
        praemien_lost=ruling(2, "SETTLING-010"),
        valat_won=ruling(2, "SETTLING-019"),
        valat_lost=ruling(2, "SETTLING-019"),
    ),
)

_SECHSERDREIER: Final = Contract(
    name="Sechserdreier",
    level=reading("sechserdreier-rank", "BIDDING-020", {"as-dreier": 40, "above-dreier": 45, "below-dreier": 38}),
    vorhand_only=ruling(True, "BIDDING-008"),
    calls=ruling(False, "CALLING-012"),
    talon=ruling(TalonUse.WHOLE, "TALON-001"),
    ends_auction=ruling(True, "BIDDING-009"),
    terms=Factors(
        price_won=ruling(2, "SETTLING-011"),
        price_lost=ruling(4, "SETTLING-012"),
        praemien_won=ruling(2, "SETTLING-011"),
        praemien_lost=reading("lost-sechserdreier-scope", "SETTLING-013", {"all": 4, "augen": 2}),
        valat_won=ruling(2, "SETTLING-019"),
        valat_lost=ruling(4, "SETTLING-020"),
    ),
)

_SOLODREIER: Final = Contract(
    name="Solodreier",
    available=_SOLODREIER_IN_USE,
    level=ruling(50, "BIDDING-018"),
    calls=ruling(False, "CALLING-006"),
    talon=_SOLO_TALON,
    ends_auction=ruling(True, "BIDDING-018"),
    terms=Factors(
        price_won=ruling(4, "SETTLING-015"),
        price_lost=ruling(4, "SETTLING-015"),
        praemien_won=reading("solo-doubling-scope", "SETTLING-016", {"all": 4, "augen": 2}),
        praemien_lost=reading("solo-doubling-scope", "SETTLING-016", {"all": 4, "augen": 2}),
        valat_won=reading("solo-doubling-scope", "SETTLING-016", {"all": 4, "augen": 2}),
        valat_lost=reading("solo-doubling-scope", "SETTLING-016", {"all": 4, "augen": 2}),
    ),
)

CONTRACTS: Final = (_SOLORUFER, _SPATZRUFER, _UHURUFER, _DREIER, _SECHSERDREIER, _SOLODREIER)
