"""The rulings of Karls Tarockrunde up to the hands: pack, Augen, sessions and dealing.

Only values are here, each with the id of its clause in ``features/karl/clauses.toml`` (without ``KAR-``). What a field
means stands beside it in ``karl/rules.py`` or ``areas.py``.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_engine import birds, counting, sessions
from tarock_engine.amounts import Augen, AugenInThirds, WholeAugen
from tarock_engine.areas import SessionRules, Worth
from tarock_engine.cards import FOUR_KOENIGE, NAMES, PACK_54, SUITS, named
from tarock_engine.contracts import Side
from tarock_engine.karl.rules import CardRules, CountingRules, DealingRules
from tarock_engine.karl.rulings.birds import BIRDS
from tarock_engine.karl.rulings.clauses import reading, ruling
from tarock_engine.karl.terms import LoneTalon
from tarock_engine.rounds import DoubledRounds, RoundLength
from tarock_engine.ruling import Ruling

_METHOD = "counting-method"
_TRULL = named("I", "XXI", "Sküs")


def _rank(rank: str) -> int:
    return named(*(rank + suit for suit in SUITS))


_REST = PACK_54 & ~(_TRULL | FOUR_KOENIGE | _rank("D") | _rank("C") | _rank("B"))

WON: Final[Ruling[Augen]] = ruling(AugenInThirds(Fraction(107, 3)), "COUNTING-009")
"""What the declarer's side needs in a positive game; where only whole points are counted, 36 of them."""

CARD_RULES: Final = CardRules(
    pack=ruling(PACK_54, "CARDS-001"),
    trumps=ruling(tuple(reversed(NAMES[:22])), "CARDS-002"),
    names={"Sküs": "Sküs", "Mond": "XXI", "Pagat": "I"},
    trull=ruling(_TRULL, "CARDS-003"),
    bird_names=birds.names(BIRDS),
    birds_named=ruling(birds.names(BIRDS), "CARDS-004"),
    birds=ruling(birds.bird_cards(BIRDS), "CARDS-008"),
    pictures=ruling(("K", "D", "C", "B"), "CARDS-005"),
    black=ruling(("10", "9", "8", "7"), "CARDS-006"),
    red=ruling(("A", "2", "3", "4"), "CARDS-007"),
)

COUNTING: Final = CountingRules(
    worths=(
        ruling(Worth(_TRULL | FOUR_KOENIGE, WholeAugen(5)), "COUNTING-001"),
        ruling(Worth(_rank("D"), WholeAugen(4)), "COUNTING-002"),
        ruling(Worth(_rank("C"), WholeAugen(3)), "COUNTING-003"),
        ruling(Worth(_rank("B"), WholeAugen(2)), "COUNTING-004"),
        reading(
            _METHOD,
            "COUNTING-005",
            {
                "thirds": Worth(_REST, WholeAugen(1)),
                "groups": Worth(_REST, WholeAugen(1)),
                "plain": Worth(_REST, WholeAugen(0)),
            },
        ),
    ),
    method=reading(
        _METHOD,
        "COUNTING-006",
        {"thirds": counting.in_thirds, "groups": counting.in_groups, "plain": counting.one_by_one},
    ),
    blatt_worth=ruling(Fraction(1, 3), "COUNTING-007"),
    who_needs=ruling(counting.declarers_side, "COUNTING-009", also=(counting.last_doubler,)),
    total=reading(
        _METHOD, "COUNTING-008", {"thirds": WholeAugen(70), "groups": WholeAugen(70), "plain": WholeAugen(71)}
    ),
    partners_together=ruling(counting.pooled_with_partner, "COUNTING-010"),
    three_discards=ruling(Side.DECLARER, "COUNTING-011"),
    six_discards=ruling(Side.DECLARER, "COUNTING-012"),
    left_half=reading(
        "talon-exchange",
        "COUNTING-013",
        {"either-half": Side.FOES, "kings-half": Side.FOES, "left-half-nobodys": None},
    ),
    talon_with_koenig=reading(
        "talon-owner-in-solo-games",
        "COUNTING-017",
        {
            "opponents": LoneTalon(Side.FOES, Side.FOES),
            "nobody": LoneTalon(None, None),
            "kings-half": LoneTalon(other=Side.FOES, kings=Side.DECLARER),
            "all-with-king": LoneTalon(Side.DECLARER, Side.DECLARER),
        },
    ),
    own_tricks_in_fahren=ruling(counting.winner_of, "COUNTING-018"),
)

# ------------------------------------------------------------------------------------------------- sessions and dealing

_LENGTH = "double-round-length"
_LAST_HOUR = "double-round-last-hour"

SESSIONS: Final = SessionRules(
    players_in_play=ruling(4, "SESSIONS-001"),
    five_may_sit=ruling(False, "SESSIONS-001"),
    first_dealer=ruling(sessions.lot_itself, "SESSIONS-002"),
    rotation=ruling(1, "SESSIONS-003"),
    places_after_handing_on=ruling(0, "SESSIONS-004"),
    passes_on_given_up=reading("paid-deal", "SESSIONS-005", {"passes-on": True, "same-dealer": False}),
    doubled=DoubledRounds(
        stake=ruling(2, "SESSIONS-006"),
        length=reading(
            _LENGTH,
            "SESSIONS-007",
            {
                "four-deals": RoundLength(deals=4, most=None),
                "four-rounds-a-session": RoundLength(deals=4, most=4),
                "four-rounds-each": RoundLength(deals=16, most=None),
            },
        ),
        paid_deal_uses_up=ruling(True, "SESSIONS-008"),
        rounds_at_first=ruling(1, "SESSIONS-009"),
        rounds_of_fahren=ruling(1, "SESSIONS-010"),
        fahren_counts=reading(
            "double-round-fahren",
            "SESSIONS-020",
            {
                "every-fahren": sessions.every_fahren,
                "named-only": sessions.named_fahren,
                "played-out": sessions.fahren_played_out,
            },
        ),
        occasions={
            sessions.VALAT: ruling(1, "SESSIONS-011"),
            sessions.VALAT_FAILED: reading(
                "valat-double-round", "SESSIONS-012", {"made": 0, "failed-too": 1, "fahren-too": 0}
            ),
            sessions.TWELVE_TRICKS: reading(
                "valat-double-round", "SESSIONS-013", {"made": 0, "failed-too": 0, "fahren-too": 1}
            ),
            sessions.RETOUR_GAME: reading("retour-meaning", "SESSIONS-014", {"any": 1, "game-only": 1, "none": 0}),
            sessions.RETOUR_ANNOUNCEMENT: reading(
                "retour-meaning", "SESSIONS-014", {"any": 1, "game-only": 0, "none": 0}
            ),
        },
        rounds_of_last_hour=reading(_LAST_HOUR, "SESSIONS-015", {"one-round": 1, "every-deal": 0}),
        whole_last_hour=reading(_LAST_HOUR, "SESSIONS-015", {"one-round": False, "every-deal": True}),
        deals_until_begin=ruling(1, "SESSIONS-016"),
        rounds_queue_up=ruling(True, "SESSIONS-017"),
        most_at_once=ruling(1, "SESSIONS-018"),
        occasions_add_up=ruling(True, "SESSIONS-019"),
    ),
)

DEALING: Final = DealingRules(
    direction=ruling("counter-clockwise", "DEALING-001"),
    cutter=None,
    talon_packets=ruling((0, 6), "DEALING-002"),
    hand=ruling(12, "DEALING-003"),
    packets=ruling((6, 6), "DEALING-004"),
    starts=ruling(0, "DEALING-005"),
    first_half=ruling(3, "DEALING-006"),
    throwing_in=reading("no-throw-in", "DEALING-007", {"never": False, "others-may": True, "discard": False}),
)
