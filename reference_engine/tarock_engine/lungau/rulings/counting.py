"""The rulings of Lungauer Königrufen up to the hands: pack, Augen, sessions and dealing.

Only values are here, each with the id of its clause in ``features/lungau/clauses.toml`` (without ``LUN-``). What a
field means stands beside it in ``lungau/rules.py`` or ``areas.py``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine import counting, sessions
from tarock_engine.amounts import WholeAugen
from tarock_engine.areas import CardRules, DealingRules, SessionRules, Worth
from tarock_engine.cards import NAMES, PACK_54, SUITS, named
from tarock_engine.contracts import Side
from tarock_engine.lungau.rules import CountingRules
from tarock_engine.lungau.rulings.clauses import reading, ruling


def _rank(rank: str) -> int:
    return named(*(rank + suit for suit in SUITS))


TRULL_CARDS: Final = named("I", "XXI", "Sküs")

_PICTURES: Final = _rank("K") | _rank("D") | _rank("C") | _rank("B")

_NOTHING: Final = PACK_54 & ~TRULL_CARDS & ~_PICTURES

CARD_RULES: Final = CardRules(
    pack=ruling(PACK_54, "CARDS-001"),
    trumps=ruling(tuple(reversed(NAMES[:22])), "CARDS-002"),
    names={"Sküs": "Sküs", "Mond": "XXI", "Uhu": "II", "Spatz": "I", "Pagat": "I"},
    trull=ruling(TRULL_CARDS, "CARDS-003"),
    pictures=ruling(("K", "D", "C", "B"), "CARDS-004"),
    black=ruling(("10", "9", "8", "7"), "CARDS-005"),
    red=ruling(("A", "2", "3", "4"), "CARDS-006"),
)

COUNTING: Final = CountingRules(
    worths=(
        ruling(Worth(TRULL_CARDS | _rank("K"), WholeAugen(5)), "COUNTING-001"),
        ruling(Worth(_rank("D"), WholeAugen(4)), "COUNTING-002"),
        ruling(Worth(_rank("C"), WholeAugen(3)), "COUNTING-003"),
        ruling(Worth(_rank("B"), WholeAugen(2)), "COUNTING-004"),
        ruling(Worth(_NOTHING, WholeAugen(0)), "COUNTING-005"),
    ),
    method=ruling(counting.one_by_one, "COUNTING-006"),
    who_needs=ruling(counting.declarers_side, "COUNTING-008"),
    total=ruling(WholeAugen(71), "COUNTING-007"),
    to_win=ruling(WholeAugen(36), "COUNTING-008"),
    partners_together=ruling(counting.pooled_with_partner, "COUNTING-009"),
    six_discards=ruling(Side.DECLARER, "COUNTING-010"),
    three_discards=reading("discards-belong-to", "COUNTING-011", {"declarer": Side.DECLARER, "nobody": None}),
    left_half=ruling(Side.FOES, "COUNTING-012"),
    hidden_talon=ruling(Side.FOES, "COUNTING-013"),
    half_with_koenig=ruling(Side.DECLARER, "COUNTING-014"),
    talon_in_fahren=ruling(
        counting.nobody, "COUNTING-015", also=(counting.last_winner, counting.first_winner, counting.winner_of_each)
    ),
    own_tricks_in_fahren=ruling(counting.winner_of, "COUNTING-016"),
)

SESSIONS: Final = SessionRules(
    players_in_play=ruling(4, "SESSIONS-001"),
    five_may_sit=ruling(True, "SESSIONS-002"),
    first_dealer=ruling(sessions.lot_itself, "SESSIONS-003"),
    rotation=ruling(1, "SESSIONS-004"),
    passes_on_given_up=reading(
        "schleifen-as-a-deal",
        "SESSIONS-005",
        {"passes-on": True, "same-dealer": False, "dealer-paid": True},
    ),
)

DEALING: Final = DealingRules(
    direction=ruling("counter-clockwise", "DEALING-001"),
    cutter=ruling(-1, "DEALING-003"),
    packets=ruling((6, 6), "DEALING-004"),
    talon_packets=ruling((3, 3), "DEALING-005"),
    starts=reading("deal-first-packet", "DEALING-006", {"vorhand": 0, "any": None}),
    halves_as_dealt=reading("talon-halves", "DEALING-007", {"packets": True, "pile": False}),
)
