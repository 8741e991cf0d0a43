"""The games of Tarock-Königrufen and what each costs: every value with the clause that gives it."""

from __future__ import annotations

from typing import Final

from tarock_engine.amounts import WholeAugen
from tarock_engine.contracts import Contract, Goal, Side, TalonUse
from tarock_engine.koenigrufen import play
from tarock_engine.koenigrufen.rulings.clauses import reading, ruling
from tarock_engine.koenigrufen.terms import FARBENSOLO, Terms

_OPEN = ruling(False, "BIDDING-014")
_NO_CALL_NEGATIVE = ruling(False, "CALLING-020")
_UNTOUCHED = ruling(TalonUse.HIDDEN, "TALON-010")
_36 = ruling(WholeAugen(36), "COUNTING-013")

_RUFER = Contract(
    name="Rufer",
    vorhand_only=ruling(True, "BIDDING-010"),
    calls=ruling(True, "CALLING-001"),
    talon=ruling(TalonUse.HALF, "TALON-001"),
    terms=Terms(
        manner=play.POSITIVE,
        goal=Goal(least_augen=_36),
        price_won=ruling(1, "SETTLING-001"),
        may_give_up=reading("rufer-king-in-stock-give-up", "TALON-027", {"no": False, "game-value": True}),
    ),
)
_TRISCHAKEN_GAME = Contract(
    name="Trischaken",
    vorhand_only=ruling(True, "BIDDING-011"),
    calls=ruling(False, "TRISCHAKEN-001"),
    talon=ruling(TalonUse.UNTOUCHED, "TALON-011"),
    terms=Terms(manner="Trischaken", goal=Goal(), price_won=ruling(1, "SETTLING-058")),
)
_SECHSERDREIER = Contract(
    name="Sechserdreier",
    vorhand_only=ruling(True, "BIDDING-012"),
    calls=ruling(False, "CALLING-015"),
    talon=ruling(TalonUse.WHOLE, "TALON-005"),
    terms=Terms(
        manner=play.POSITIVE,
        goal=Goal(least_augen=_36),
        price_won=ruling(2, "SETTLING-013"),
        price_lost=ruling(4, "SETTLING-014"),
    ),
)
_PICCOLO = Contract(
    name="Piccolo",
    level=ruling(10, "BIDDING-015"),
    vorhand_only=_OPEN,
    calls=_NO_CALL_NEGATIVE,
    talon=_UNTOUCHED,
    terms=Terms(
        manner=play.NEGATIVE, goal=Goal(exact_tricks=ruling(1, "COUNTING-015")), price_won=ruling(2, "SETTLING-002")
    ),
)
_ZWICCOLO = Contract(
    name="Zwiccolo",
    available=reading("zwiccolo", "BIDDING-027", {"on": True, "off": False}),
    level=ruling(20, "BIDDING-016"),
    vorhand_only=_OPEN,
    calls=_NO_CALL_NEGATIVE,
    talon=_UNTOUCHED,
    terms=Terms(
        manner=play.NEGATIVE, goal=Goal(exact_tricks=ruling(2, "COUNTING-016")), price_won=ruling(2, "SETTLING-003")
    ),
)
_SOLO = Contract(
    name="Solo",
    level=ruling(30, "BIDDING-017"),
    vorhand_only=_OPEN,
    calls=ruling(True, "CALLING-002"),
    talon=ruling(TalonUse.HIDDEN, "TALON-007"),
    alone_if_in_talon=ruling(True, "CALLING-009"),
    terms=Terms(
        manner=play.POSITIVE,
        goal=Goal(least_augen=_36),
        price_won=ruling(2, "SETTLING-004"),
        boni_times=ruling(2, "SETTLING-036"),
        talon_to=ruling(Side.FOES, "COUNTING-023"),
    ),
)
_BETTEL = Contract(
    name="Bettel",
    level=ruling(40, "BIDDING-018"),
    vorhand_only=_OPEN,
    calls=_NO_CALL_NEGATIVE,
    talon=_UNTOUCHED,
    terms=Terms(
        manner=play.NEGATIVE, goal=Goal(exact_tricks=ruling(0, "COUNTING-017")), price_won=ruling(3, "SETTLING-005")
    ),
)
_BESSER_RUFER = Contract(
    name="Besser Rufer",
    level=ruling(50, "BIDDING-019"),
    vorhand_only=_OPEN,
    calls=ruling(True, "CALLING-003"),
    talon=ruling(TalonUse.HALF, "TALON-002"),
    alone_if_in_talon=ruling(True, "TALON-024"),
    terms=Terms(
        manner=play.POSITIVE,
        goal=Goal(least_augen=_36),
        price_won=ruling(2, "SETTLING-006"),
        bird_is_owed=ruling(True, "ANNOUNCING-017"),
        may_give_up=ruling(True, "TALON-025"),
    ),
)
_DREIER = Contract(
    name="Dreier",
    level=ruling(60, "BIDDING-020"),
    vorhand_only=_OPEN,
    calls=ruling(False, "CALLING-016"),
    talon=ruling(TalonUse.HALF, "TALON-003"),
    terms=Terms(manner=play.POSITIVE, goal=Goal(least_augen=_36), price_won=ruling(4, "SETTLING-007")),
)
_PICCOLO_OUVERT = Contract(
    name="Piccolo Ouvert",
    level=ruling(70, "BIDDING-021"),
    vorhand_only=_OPEN,
    calls=_NO_CALL_NEGATIVE,
    talon=_UNTOUCHED,
    terms=Terms(
        manner=play.NEGATIVE,
        goal=Goal(exact_tricks=ruling(1, "COUNTING-018")),
        price_won=ruling(5, "SETTLING-008"),
        is_ouvert=ruling(True, "PLAY-022"),
    ),
)
_FARBENSOLO = Contract(
    name="Farbensolo",
    level=ruling(80, "BIDDING-022"),
    vorhand_only=_OPEN,
    calls=ruling(False, "CALLING-019"),
    talon=ruling(TalonUse.HIDDEN, "TALON-009"),
    terms=Terms(
        manner=FARBENSOLO,
        goal=Goal(least_augen=ruling(WholeAugen(36), "COUNTING-014")),
        price_won=ruling(6, "SETTLING-009"),
        boni_times=reading("farbensolo-valat", "BONUSES-042", {"plain": 1, "doubled": 2, "none": 1}),
        talon_to=ruling(Side.FOES, "COUNTING-027"),
    ),
)
_BETTEL_OUVERT = Contract(
    name="Bettel Ouvert",
    level=ruling(90, "BIDDING-023"),
    vorhand_only=_OPEN,
    calls=_NO_CALL_NEGATIVE,
    talon=_UNTOUCHED,
    terms=Terms(
        manner=play.NEGATIVE,
        goal=Goal(exact_tricks=ruling(0, "COUNTING-019")),
        price_won=ruling(6, "SETTLING-010"),
        is_ouvert=ruling(True, "PLAY-021"),
    ),
)
_BESSER_DREIER = Contract(
    name="Besser Dreier",
    level=ruling(100, "BIDDING-024"),
    vorhand_only=_OPEN,
    calls=ruling(False, "CALLING-017"),
    talon=ruling(TalonUse.HALF, "TALON-004"),
    terms=Terms(
        manner=play.POSITIVE,
        goal=Goal(least_augen=_36),
        price_won=ruling(4, "SETTLING-011"),
        bird_is_owed=ruling(True, "ANNOUNCING-018"),
    ),
)
_SOLO_DREIER = Contract(
    name="Solo Dreier",
    level=ruling(110, "BIDDING-025"),
    vorhand_only=_OPEN,
    calls=ruling(False, "CALLING-018"),
    talon=ruling(TalonUse.HIDDEN, "TALON-008"),
    terms=Terms(
        manner=play.POSITIVE,
        goal=Goal(least_augen=_36),
        price_won=ruling(8, "SETTLING-012"),
        boni_times=ruling(2, "SETTLING-037"),
        talon_to=ruling(Side.FOES, "COUNTING-026"),
    ),
)

CONTRACTS: Final = (
    _RUFER,
    _TRISCHAKEN_GAME,
    _SECHSERDREIER,
    _PICCOLO,
    _ZWICCOLO,
    _SOLO,
    _BETTEL,
    _BESSER_RUFER,
    _DREIER,
    _PICCOLO_OUVERT,
    _FARBENSOLO,
    _BETTEL_OUVERT,
    _BESSER_DREIER,
    _SOLO_DREIER,
)
