"""The games of Zwanzigerrufen: what they ask for and what they count, each value with its clause."""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import MONDFANG, PAGAT, TRULL
from tarock_engine.amounts import WholeAugen
from tarock_engine.contracts import Contract, TalonUse
from tarock_engine.ruling import Ruling
from tarock_engine.zwanzigerrufen.names import FARBENSOLO, NORMALSPIEL, SOLO
from tarock_engine.zwanzigerrufen.rulings.clauses import implied, reading, ruling
from tarock_engine.zwanzigerrufen.terms import Terms, ValatWorth


def _valat(clause: str, points: int) -> Ruling[ValatWorth]:
    """What a Valat counts in each reading."""
    return reading(
        "valat-tariff",
        clause,
        {
            "points": ValatWorth(points, of_game=False, doubled=True, with_kontra=False),
            "multiple": ValatWorth(points, of_game=True, doubled=False, with_kontra=False),
            "multiple-doubled": ValatWorth(points, of_game=True, doubled=True, with_kontra=False),
            "multiple-kontra": ValatWorth(points, of_game=True, doubled=False, with_kontra=True),
        },
    )


_NO_TALON: Final = implied(TalonUse.NONE, "DEALING-006")

CONTRACTS: Final = (
    Contract(
        name=NORMALSPIEL,
        calls=ruling(True, "CALLING-006"),
        talon=_NO_TALON,
        terms=Terms(
            manner=NORMALSPIEL,
            least_augen=ruling(WholeAugen(45), "COUNTING-011"),
            points=ruling(1, "SETTLING-001"),
            valat=(_valat("SETTLING-009", 6), _valat("SETTLING-010", 12)),
        ),
    ),
    Contract(
        name=FARBENSOLO,
        vorhand_only=ruling(False, "BIDDING-003"),
        calls=ruling(False, "CALLING-009"),
        talon=_NO_TALON,
        terms=Terms(
            manner=FARBENSOLO,
            least_augen=ruling(WholeAugen(45), "COUNTING-012"),
            points=ruling(4, "SETTLING-002"),
            valat=(_valat("SETTLING-011", 6), _valat("SETTLING-011", 12)),
            bonus_times=ruling(1, "SETTLING-018"),
            least_suit_cards=ruling(5, "BIDDING-005"),
            is_scored={
                PAGAT: ruling(False, "BONUSES-014"),
                TRULL: ruling(False, "BONUSES-029"),
                MONDFANG: ruling(False, "BONUSES-030"),
            },
        ),
    ),
    Contract(
        name=SOLO,
        vorhand_only=ruling(False, "BIDDING-003"),
        calls=ruling(False, "CALLING-010"),
        talon=_NO_TALON,
        terms=Terms(
            manner=SOLO,
            least_augen=ruling(WholeAugen(45), "COUNTING-013"),
            points=reading("solo-value", "SETTLING-003", {"four": 4, "five": 5}),
            valat=(_valat("SETTLING-012", 6), _valat("SETTLING-012", 12)),
            bonus_times=ruling(2, "SETTLING-017"),
            least_suit_cards=ruling(0, "BIDDING-006"),
        ),
    ),
)
