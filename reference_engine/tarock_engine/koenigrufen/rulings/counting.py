"""The rulings of Tarock-Königrufen up to the hands: pack, Augen, sessions and dealing.

Only values are here, each with the id of its clause in ``features/koenigrufen/clauses.toml`` (without ``KOE-``). What a
field means stands beside it in ``koenigrufen/rules.py`` or ``areas.py``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine import birds, counting, sessions
from tarock_engine.amounts import WholeAugen
from tarock_engine.areas import BirdCards, DealingRules, Knocking, SessionRules, Worth
from tarock_engine.cards import NAMES, PACK_54, SUITS, named
from tarock_engine.contracts import Side
from tarock_engine.koenigrufen import counting as own_counting
from tarock_engine.koenigrufen.rules import CountingRules
from tarock_engine.koenigrufen.rulings.birds import BIRDS
from tarock_engine.koenigrufen.rulings.clauses import reading, ruling


def _rank(rank: str) -> int:
    return named(*(rank + suit for suit in SUITS))


TRULL_CARDS: Final = named("I", "XXI", "Sküs")
_PICTURES = _rank("K") | _rank("D") | _rank("C") | _rank("B")
_REST = PACK_54 & ~TRULL_CARDS & ~_PICTURES

CARD_RULES: Final = BirdCards(
    pack=ruling(PACK_54, "CARDS-001"),
    trumps=ruling(tuple(reversed(NAMES[:22])), "CARDS-002"),
    names={"Sküs": "Sküs", "Mond": "XXI", "Pagat": "I"},
    trull=ruling(TRULL_CARDS, "CARDS-003"),
    pictures=ruling(("K", "D", "C", "B"), "CARDS-004"),
    black=ruling(("10", "9", "8", "7"), "CARDS-005"),
    red=ruling(("A", "2", "3", "4"), "CARDS-006"),
    bird_names=birds.names(BIRDS),
    birds=ruling(birds.bird_cards(BIRDS), "CARDS-007"),
)

COUNTING: Final = CountingRules(
    worths=(
        ruling(Worth(_rank("K"), WholeAugen(5)), "COUNTING-001"),
        ruling(Worth(TRULL_CARDS, WholeAugen(5)), "COUNTING-002"),
        ruling(Worth(_rank("D"), WholeAugen(4)), "COUNTING-003"),
        ruling(Worth(_rank("C"), WholeAugen(3)), "COUNTING-004"),
        ruling(Worth(_rank("B"), WholeAugen(2)), "COUNTING-005"),
        ruling(Worth(_REST, WholeAugen(1)), "COUNTING-006"),
    ),
    off_three=ruling(2, "COUNTING-007"),
    off_one_left=ruling(1, "COUNTING-008"),
    off_two_left=ruling(1, "COUNTING-009"),
    who_needs=ruling(counting.declarers_side, "COUNTING-013", also=(counting.last_doubler,)),
    total=ruling(WholeAugen(70), "COUNTING-010"),
    method=reading(
        "count-which-piles",
        "COUNTING-011",
        {
            "side-groups": own_counting.in_threes,
            "thirds": own_counting.exact_thirds,
            "partners-apart": own_counting.in_threes,
        },
    ),
    partners_count_apart=reading(
        "count-which-piles", "COUNTING-011", {"side-groups": False, "thirds": False, "partners-apart": True}
    ),
    trischaken_method=reading(
        "count-which-piles",
        "COUNTING-012",
        {
            "side-groups": own_counting.in_threes,
            "thirds": own_counting.exact_thirds,
            "partners-apart": own_counting.in_threes,
        },
    ),
    three_discards=ruling(Side.DECLARER, "COUNTING-020"),
    six_discards=ruling(Side.DECLARER, "COUNTING-021"),
    left_half=ruling(Side.FOES, "COUNTING-022"),
    talon_with_koenig=ruling(Side.DECLARER, "COUNTING-024"),
    talon_with_unnamed=reading(
        "solo-unnamed-king-in-stock", "COUNTING-025", {"to-declarer": Side.DECLARER, "to-opponents": Side.FOES}
    ),
    talon_in_trischaken=ruling(
        counting.nobody, "COUNTING-028", also=(counting.last_winner, counting.first_winner, counting.winner_of_each)
    ),
    negative_counts_tricks=ruling(True, "COUNTING-029"),
)

SESSIONS: Final = SessionRules(
    players_in_play=ruling(4, "SESSIONS-001"),
    five_may_sit=ruling(True, "SESSIONS-002"),
    first_dealer=ruling(sessions.lot_itself, "SESSIONS-003"),
    rotation=ruling(1, "SESSIONS-004"),
    passes_on_given_up=reading("given-up-deal", "SESSIONS-005", {"passes-on": True, "same-dealer": False}),
)

DEALING: Final = DealingRules(
    direction=ruling("counter-clockwise", "DEALING-001"),
    cutter=ruling(-1, "DEALING-003"),
    packets=ruling((6, 6), "DEALING-004"),
    starts=ruling(0, "DEALING-005"),
    talon_packets=ruling((0, 6), "DEALING-006"),
    halves_as_dealt=reading("talon-halves", "DEALING-014", {"as-dealt": True, "free": False}),
    dealer_out=ruling(True, "DEALING-007"),
    klopfen=Knocking(
        allowed=ruling(True, "DEALING-008"),
        talon_cards=ruling(6, "DEALING-009"),
        packet_cards=ruling(12, "DEALING-010"),
        chooses=ruling(0, "DEALING-011"),
        dealer_out=ruling(True, "DEALING-012"),
    ),
)
