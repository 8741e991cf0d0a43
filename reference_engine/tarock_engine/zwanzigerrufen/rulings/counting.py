"""The rulings of Zwanzigerrufen up to the hands: pack, Augen, sessions and dealing.

Only values are here, each with the id of its clause in ``features/zwanzigerrufen/clauses.toml`` (without ``ZWA-``).
What a field means stands beside it in ``zwanzigerrufen/rules.py`` or ``areas.py``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine import counting, sessions
from tarock_engine.amounts import WholeAugen
from tarock_engine.areas import Knocking, SessionRules, Worth
from tarock_engine.cards import NAMES, SUITS, TRUMPS, CardSet, Mask, named
from tarock_engine.zwanzigerrufen import rounds, skues_place
from tarock_engine.zwanzigerrufen.rules import CardRules, CountingRules, DealingRules, DoppelteRunde
from tarock_engine.zwanzigerrufen.rulings.clauses import implied, reading, ruling

_GLATZE: Final = "glatze-cards"

_WHAT_COUNTS: Final = "doppelte-runde-what-counts"

_THROWING: Final = "zusammenwerfen"


def _rank(rank: str) -> Mask:
    return named(*(rank + suit for suit in SUITS))


TRULL_CARDS: Final = named("I", "XXI", "Sküs")

_LEFT_OUT: Final = named("II", "III")

_PICTURES: Final = _rank("K") | _rank("D") | _rank("C") | _rank("B")

_ACES: Final = named("10♠", "10♣", "A♥", "A♦")

_FOURS: Final = named("10♠", "10♣", "4♥", "4♦")

CARD_RULES: Final = CardRules(
    pack=reading(
        _GLATZE, "CARDS-001", {"ace": CardSet(TRUMPS | _PICTURES | _ACES), "four": CardSet(TRUMPS | _PICTURES | _FOURS)}
    ),
    left_out=ruling(_LEFT_OUT, "CARDS-002"),
    trumps=ruling(tuple(reversed(NAMES[:21])), "CARDS-003"),
    with_skues=reading(
        "card-ranking", "CARDS-004", {"top": skues_place.skues_on_top, "unranked": skues_place.skues_below}
    ),
    trull=ruling(TRULL_CARDS, "CARDS-005"),
    pictures=ruling(("K", "D", "C", "B"), "CARDS-006"),
    black=ruling(("10",), "CARDS-007"),
    red=reading(_GLATZE, "CARDS-008", {"ace": ("A",), "four": ("4",)}),
    names={"Sküs": "Sküs", "Mond": "XXI", "Pagat": "I"},
)

COUNTING: Final = CountingRules(
    worths=(
        ruling(Worth(TRULL_CARDS, WholeAugen(5)), "COUNTING-001"),
        ruling(Worth(TRUMPS & ~(TRULL_CARDS | _LEFT_OUT), WholeAugen(1)), "COUNTING-002"),
        ruling(Worth(_rank("K"), WholeAugen(5)), "COUNTING-003"),
        ruling(Worth(_rank("D"), WholeAugen(4)), "COUNTING-004"),
        ruling(Worth(_rank("C"), WholeAugen(3)), "COUNTING-005"),
        ruling(Worth(_rank("B"), WholeAugen(2)), "COUNTING-006"),
        reading(_GLATZE, "COUNTING-007", {"ace": Worth(_ACES, WholeAugen(0)), "four": Worth(_FOURS, WholeAugen(0))}),
    ),
    method=ruling(counting.one_by_one, "COUNTING-008"),
    total=ruling(WholeAugen(88), "COUNTING-009"),
    who_needs=ruling(counting.declarers_side, "COUNTING-013", also=(counting.last_doubler,)),
    partners_together=ruling(counting.pooled_with_partner, "COUNTING-010"),
    tie_is_lost=reading("tie-at-44", "COUNTING-014", {"nobody": False, "declarer-loses": True}),
)

SESSIONS: Final = SessionRules(
    players_in_play=ruling(4, "SESSIONS-001"),
    five_may_sit=implied(False, "SESSIONS-001"),
    first_dealer=ruling(sessions.lot_itself, "SESSIONS-002"),
    rotation=reading("dealer-rotation", "SESSIONS-003", {"clockwise": 1, "anticlockwise": -1}),
    places_after_throwing_in=ruling(0, "SESSIONS-004"),
    doubled=DoppelteRunde(
        stake=ruling(2, "SETTLING-029"),
        whole_settlement=reading(
            _WHAT_COUNTS, "SETTLING-029", {"scored-deals": True, "every-deal": True, "game-only": False}
        ),
        length=ruling(4, "SESSIONS-005"),
        triggers=reading(
            "doppelte-runde-trigger",
            "SESSIONS-006",
            {
                "scored": frozenset({rounds.MOND, rounds.MOND_PARTNER}),
                "farbensolo-too": frozenset({rounds.MOND, rounds.MOND_PARTNER, rounds.MOND_FARBENSOLO}),
                "foe-only": frozenset({rounds.MOND}),
            },
        ),
        begin_during_another=reading(
            "doppelte-runde-overlap",
            "SESSIONS-007",
            {"restart": rounds.restart, "append": rounds.append, "multiply": rounds.multiply},
        ),
        thrown_in_uses_up=reading(
            _WHAT_COUNTS, "SESSIONS-008", {"scored-deals": False, "every-deal": True, "game-only": False}
        ),
        drawn_uses_up=ruling(True, "SESSIONS-009"),
    ),
)

DEALING: Final = DealingRules(
    direction=ruling("clockwise", "DEALING-001"),
    cutter=ruling(-1, "DEALING-003"),
    packets=ruling((5, 5), "DEALING-004"),
    starts=ruling(0, "DEALING-005"),
    talon_packets=ruling((0, 0), "DEALING-006"),
    klopfen=Knocking(
        allowed=ruling(True, "DEALING-007"),
        talon_cards=None,
        packet_cards=ruling(10, "DEALING-008"),
        chooses=ruling(0, "DEALING-009"),
        dealer_out=None,
        any_order=reading("klopfen-piles", "DEALING-010", {"consecutive": False, "any": True}),
        in_turn=ruling(1, "DEALING-011"),
    ),
    throwing_in=reading(
        _THROWING,
        "DEALING-012",
        {"off": False, "until-announcement": True, "until-first-card": True},
    ),
    throwing_in_until_play=reading(
        _THROWING,
        "DEALING-012",
        {"off": False, "until-announcement": False, "until-first-card": True},
    ),
    tarocks_to_have_to_throw=ruling(0, "DEALING-013"),
    sole_tarocks_to_throw=ruling(TRULL_CARDS, "DEALING-014"),
)
