"""The games of Karls Tarockrunde and what each costs: every value with the clause that gives it."""

from __future__ import annotations

from typing import Final

from tarock_engine.contracts import Contract, Goal, Side, TalonUse
from tarock_engine.karl.rulings.clauses import reading, ruling
from tarock_engine.karl.rulings.counting import WON
from tarock_engine.karl.terms import FAHREN, FARBENSOLO, NEGATIVE, POSITIVE, Terms

_WON = Goal(least_augen=WON)
_NO_CALL = ruling(False, "CALLING-008")
_NO_CALL_SOLO = ruling(False, "CALLING-009")
_NO_CALL_NEGATIVE = ruling(False, "CALLING-010")
_UNSEEN = ruling(TalonUse.HIDDEN, "TALON-015")
_CALLS = ruling(True, "CALLING-001")
_TURNED = ruling(TalonUse.HALF, "TALON-002")
_TALON_TO = {"opponents": Side.FOES, "nobody": None, "kings-half": Side.FOES, "all-with-king": Side.FOES}
_OUVERT = ruling(True, "PLAY-020")
_VALAT_IN_SOLO = {"doubled": 2, "single": 1}
_BONI_IN_FARBENSOLO = {"doubled": 2, "single": 1}

FAHREN_GAME: Final = Contract(
    name=FAHREN,
    vorhand_only=ruling(True, "BIDDING-027"),
    calls=ruling(False, "TRISCHAKEN-002"),
    talon=ruling(TalonUse.UNTOUCHED, "TRISCHAKEN-011"),
    terms=Terms(manner=FAHREN, goal=Goal(), price=ruling(5, "SETTLING-001")),
)
RUFER: Final = Contract(
    name="Rufer",
    vorhand_only=ruling(True, "BIDDING-025"),
    calls=_CALLS,
    talon=_TURNED,
    alone_if_in_talon=ruling(True, "CALLING-012"),
    terms=Terms(
        manner=POSITIVE,
        goal=_WON,
        price=ruling(5, "SETTLING-002"),
        bird_is_owed=ruling(False, "ANNOUNCING-015"),
        may_pay=ruling(True, "CALLING-011"),
        may_turn_to_fahren=ruling(True, "CALLING-013"),
        unplayed_in_silence=ruling(True, "ANNOUNCING-016"),
    ),
)
PICCOLO: Final = Contract(
    name="Piccolo",
    level=ruling(5, "BIDDING-017"),
    calls=_NO_CALL_NEGATIVE,
    talon=_UNSEEN,
    terms=Terms(
        manner=NEGATIVE,
        goal=Goal(exact_tricks=ruling(1, "PLAY-022")),
        price=ruling(10, "SETTLING-003"),
    ),
)
ZWICCOLO: Final = Contract(
    name="Zwiccolo",
    level=ruling(5, "BIDDING-017"),
    calls=_NO_CALL_NEGATIVE,
    talon=_UNSEEN,
    terms=Terms(
        manner=NEGATIVE,
        goal=Goal(exact_tricks=ruling(2, "PLAY-023")),
        price=ruling(10, "SETTLING-004"),
    ),
)
SOLO_RUFER: Final = Contract(
    name="Solo-Rufer",
    level=ruling(6, "BIDDING-009"),
    calls=_CALLS,
    talon=ruling(TalonUse.HIDDEN, "TALON-012"),
    alone_if_in_talon=ruling(True, "CALLING-017"),
    terms=Terms(
        manner=POSITIVE,
        goal=_WON,
        price=ruling(10, "SETTLING-005"),
        boni_times=ruling(2, "SETTLING-033"),
        silent_boni_times=ruling(2, "SETTLING-034"),
        valat_times=ruling(1, "SETTLING-035"),
        talon_to=reading("talon-owner-in-solo-games", "COUNTING-015", _TALON_TO),
    ),
)
BETTLER: Final = Contract(
    name="Bettler",
    level=ruling(7, "BIDDING-010"),
    calls=_NO_CALL_NEGATIVE,
    talon=_UNSEEN,
    terms=Terms(
        manner=NEGATIVE,
        goal=Goal(exact_tricks=ruling(0, "PLAY-024")),
        price=ruling(15, "SETTLING-006"),
    ),
)
AUCH_RUFER: Final = Contract(
    name="Auch-Rufer",
    level=ruling(8, "BIDDING-011"),
    calls=_CALLS,
    talon=_TURNED,
    alone_if_in_talon=ruling(True, "CALLING-015"),
    terms=Terms(
        manner=POSITIVE,
        goal=_WON,
        price=ruling(5, "SETTLING-007"),
        bird_is_owed=ruling(True, "ANNOUNCING-013"),
        may_pay=ruling(True, "CALLING-014"),
        may_turn_to_fahren=reading(
            "auch-rufer-king-in-talon",
            "CALLING-016",
            {"announced-rate": False, "silent-rate": False, "fahren-too": True},
        ),
    ),
)
DREIER: Final = Contract(
    name="Dreier",
    level=ruling(9, "BIDDING-012"),
    calls=_NO_CALL,
    talon=_TURNED,
    terms=Terms(manner=POSITIVE, goal=_WON, price=ruling(20, "SETTLING-008")),
)
SECHSER_DREIER: Final = Contract(
    name="Sechser-Dreier",
    vorhand_only=ruling(True, "BIDDING-020"),
    calls=_NO_CALL,
    talon=ruling(TalonUse.WHOLE, "TALON-004"),
    terms=Terms(
        manner=POSITIVE,
        goal=_WON,
        price=ruling(20, "SETTLING-009"),
        price_lost=ruling(40, "SETTLING-030"),
    ),
)
FARBENSOLO_GAME: Final = Contract(
    name="Farbensolo",
    level=ruling(10, "BIDDING-013"),
    calls=_NO_CALL_SOLO,
    talon=ruling(TalonUse.HIDDEN, "TALON-013"),
    terms=Terms(
        manner=FARBENSOLO,
        goal=_WON,
        price=ruling(25, "SETTLING-010"),
        boni_times=reading("farbensolo-bonuses-doubled", "SETTLING-038", _BONI_IN_FARBENSOLO),
        silent_boni_times=reading("farbensolo-bonuses-doubled", "SETTLING-038", _BONI_IN_FARBENSOLO),
        valat_times=reading("valat-doubled-in-solo-games", "SETTLING-039", _VALAT_IN_SOLO),
        talon_to=ruling(Side.FOES, "COUNTING-014"),
    ),
)
PICCOLO_OUVERT: Final = Contract(
    name="Piccolo-Ouvert",
    level=ruling(11, "BIDDING-014"),
    calls=_NO_CALL_NEGATIVE,
    talon=_UNSEEN,
    terms=Terms(
        manner=NEGATIVE,
        goal=Goal(exact_tricks=ruling(1, "PLAY-025")),
        price=ruling(30, "SETTLING-011"),
        is_ouvert=_OUVERT,
    ),
)
ZWICCOLO_OUVERT: Final = Contract(
    name="Zwiccolo-Ouvert",
    level=ruling(11, "BIDDING-018"),
    calls=_NO_CALL_NEGATIVE,
    talon=_UNSEEN,
    terms=Terms(
        manner=NEGATIVE,
        goal=Goal(exact_tricks=ruling(2, "PLAY-026")),
        price=ruling(30, "SETTLING-012"),
        is_ouvert=_OUVERT,
    ),
)
BETTEL_OUVERT: Final = Contract(
    name="Bettel-Ouvert",
    level=ruling(12, "BIDDING-015"),
    calls=_NO_CALL_NEGATIVE,
    talon=_UNSEEN,
    terms=Terms(
        manner=NEGATIVE,
        goal=Goal(exact_tricks=ruling(0, "PLAY-027")),
        price=ruling(35, "SETTLING-013"),
        is_ouvert=_OUVERT,
    ),
)
SOLO_DREIER: Final = Contract(
    name="Solo-Dreier",
    level=ruling(13, "BIDDING-016"),
    calls=_NO_CALL_SOLO,
    talon=ruling(TalonUse.HIDDEN, "TALON-014"),
    terms=Terms(
        manner=POSITIVE,
        goal=_WON,
        price=ruling(40, "SETTLING-014"),
        boni_times=ruling(2, "SETTLING-036"),
        silent_boni_times=ruling(2, "SETTLING-037"),
        valat_times=reading("valat-doubled-in-solo-games", "SETTLING-039", _VALAT_IN_SOLO),
        talon_to=reading("talon-owner-in-solo-games", "COUNTING-016", _TALON_TO),
    ),
)

CONTRACTS: Final = (
    RUFER,
    FAHREN_GAME,
    PICCOLO,
    ZWICCOLO,
    SOLO_RUFER,
    BETTLER,
    AUCH_RUFER,
    DREIER,
    SECHSER_DREIER,
    FARBENSOLO_GAME,
    PICCOLO_OUVERT,
    ZWICCOLO_OUVERT,
    BETTEL_OUVERT,
    SOLO_DREIER,
)
"""All games, from the lowest row of the price table."""
