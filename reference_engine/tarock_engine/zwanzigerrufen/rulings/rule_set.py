"""Zwanzigerrufen, put together: play, bonuses and settling stand here, the rest beside it."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_engine import counting, following, winning
from tarock_engine import play as cardplay
from tarock_engine.actions import KOENIGE, MONDFANG, PAGAT, TRULL, VALAT
from tarock_engine.cards import KOENIGE as FOUR_KOENIGE
from tarock_engine.zwanzigerrufen import bonuses, play, settling
from tarock_engine.zwanzigerrufen.procedure import PROCEDURE
from tarock_engine.zwanzigerrufen.rules import (
    BonusRules,
    PlayRules,
    SettlingRules,
    SilentPagat,
    ZwanzigerrufenRules,
)
from tarock_engine.zwanzigerrufen.rulings.clauses import reading, ruling
from tarock_engine.zwanzigerrufen.rulings.pack import CARD_RULES, COUNTING, DEALING, SESSIONS
from tarock_engine.zwanzigerrufen.rulings.pack import TRULL as THE_TRULL
from tarock_engine.zwanzigerrufen.rulings.talk import ANNOUNCING, BIDDING, CALLING, CONTRACTS
from tarock_engine.zwanzigerrufen.words import ABSOLUT, ITEMS

_FAILED: Final = "valat-failed"
_MATERIAL: Final = "announceable-bonuses"

_PLAY: Final = PlayRules(
    leads=ruling(play.vorhand, "PLAY-001"),
    farbensolo_leads=reading("first-lead", "PLAY-002", {"vorhand": play.vorhand, "soloist": play.declarer}),
    in_turn=ruling(1, "PLAY-003"),
    winner_leads=ruling(counting.winner_of, "PLAY-004"),
    solo_winner_leads=ruling(counting.winner_of, "PLAY-027"),
    follow=(
        ruling(following.follow_suit, "PLAY-005"),
        ruling(following.follow_trump, "PLAY-006"),
        ruling(following.trump_when_void, "PLAY-007"),
        ruling(play.anything_without_both, "PLAY-008"),
        ruling(play.suits_without_tarock, "PLAY-009"),
    ),
    overtaking=ruling(False, "PLAY-010"),
    any_lead=ruling(True, "PLAY-011"),
    farbensolo_lead=ruling(play.suit_cards_first, "PLAY-012"),
    farbensolo_suit=ruling(following.follow_suit, "PLAY-013"),
    farbensolo_void=reading(
        "farbensolo-void-follower",
        "PLAY-014",
        {"tarock": following.trump_when_void, "suit-card": play.other_suits, "either": play.all_cards},
    ),
    trump_wins=ruling(winning.highest_trump, "PLAY-015"),
    solo_trump_wins=ruling(winning.highest_trump, "PLAY-016"),
    suit_wins=ruling(winning.highest_of_suit, "PLAY-017"),
    farbensolo_suit_wins=ruling(winning.highest_of_suit, "PLAY-018"),
    farbensolo_trump_wins=ruling(winning.trump_led_and_highest, "PLAY-019"),
    whole_trull=ruling(cardplay.spatz_takes_all, "PLAY-020"),
    farbensolo_trull=ruling(play.trull_on_trump, "PLAY-021"),
    farbensolo_suit_trull=reading(
        "farbensolo-maerchenstich",
        "PLAY-022",
        {"tarock-led": cardplay.skues_takes_all, "always": play.trull_on_suit},
    ),
    bonds={PAGAT: reading("pagat-hold-back", "PLAY-023", {"free": 0, "bound": 10})},
    length=ruling(10, "PLAY-024"),
    stops=reading(_FAILED, "PLAY-025", {"all": False, "valat-only": True}),
    refused=ruling(True, "PLAY-026"),
)

_BONUSES: Final = BonusRules(
    absolut=ruling(32, "BONUSES-001"),
    absolut_of=reading(
        "absolut-whose-bonus",
        "BONUSES-002",
        {"opponents": bonuses.of_other_side, "low-side": bonuses.of_itself},
    ),
    absolut_silent=ruling(True, "BONUSES-003"),
    absolut_lost=ruling(True, "BONUSES-004"),
    collapse_alone=reading("absolut-announcers-collapse", "BONUSES-005", {"announced-only": True, "both": False}),
    pagat=ruling(10, "BONUSES-006"),
    pagat_silent=ruling(True, "BONUSES-007"),
    pagat_lost_to_foe=ruling(True, "BONUSES-008"),
    pagat_lost_to_partner=ruling(True, "BONUSES-009"),
    pagat_lost_early=ruling(True, "BONUSES-010"),
    silent_lost_to_foe=ruling(True, "BONUSES-011"),
    silent_lost=reading(
        "pagat-silent-lost",
        "BONUSES-012",
        {
            "beaten": SilentPagat(to_partner=True, early=False),
            "beaten-by-foe": SilentPagat(to_partner=False, early=False),
            "early-too": SilentPagat(to_partner=True, early=True),
        },
    ),
    maerchenstich=reading("pagat-by-maerchenstich", "BONUSES-013", {"made": True, "not-made": False}),
    valat=ruling(True, "BONUSES-015"),
    valat_lost=ruling(True, "BONUSES-016"),
    valat_collapse_alone=reading("valat-announcers-collapse", "BONUSES-035", {"both": False, "announced-only": True}),
    valat_beside=reading("valat-cancels", "BONUSES-017", {"nothing": ITEMS, "bonuses": ITEMS[:1], "all": ()}),
    failed_beside=reading(_FAILED, "BONUSES-018", {"all": True, "valat-only": False}),
    cancels_beside_failed=reading("valat-cancels-beside-failed", "BONUSES-036", {"nothing": False, "as-ever": True}),
    trull=ruling(THE_TRULL, "BONUSES-019"),
    koenige=ruling(FOUR_KOENIGE, "BONUSES-020"),
    koenige_together=reading("four-kings-holder", "BONUSES-021", {"one-hand": False, "one-side": True}),
    as_dealt=ruling(True, "BONUSES-022"),
    claimed=reading("material-claim", "BONUSES-023", {"automatic": False, "claimed": True}),
    mondfang=ruling(True, "BONUSES-024"),
    mond_against=ruling(bonuses.of_other_side, "BONUSES-025"),
    mond_by_partner=ruling(True, "BONUSES-026"),
    mond_in_maerchenstich=ruling(False, "BONUSES-027"),
    farbensolo_scores=ruling((VALAT, ABSOLUT, KOENIGE), "BONUSES-028"),
    silent_free=ruling(True, "BONUSES-031"),
    each=reading("same-praemie-announced-twice", "BONUSES-032", {"per-side": False, "each": True}),
    which=ruling(bonuses.first, "BONUSES-033"),
)

_SETTLING: Final = SettlingRules(
    silent={
        ABSOLUT: ruling(1, "SETTLING-004"),
        PAGAT: ruling(1, "SETTLING-006"),
        TRULL: ruling(1, "SETTLING-013"),
        KOENIGE: ruling(2, "SETTLING-014"),
        MONDFANG: ruling(1, "SETTLING-015"),
    },
    announced={
        ABSOLUT: ruling(2, "SETTLING-005"),
        PAGAT: ruling(2, "SETTLING-007"),
        TRULL: reading(_MATERIAL, "ANNOUNCING-008", {"three": 2, "all-five": 2}),
        KOENIGE: reading(_MATERIAL, "ANNOUNCING-008", {"three": 4, "all-five": 4}),
    },
    lost_in_silence=ruling(1, "SETTLING-031"),
    announced_times=reading("announced-value-once", "SETTLING-008", {"contained": 1, "doubled": 2}),
    to_other_side=ruling(True, "SETTLING-016"),
    game_kontra=ruling(2, "SETTLING-019"),
    bonus_kontra=ruling(2, "SETTLING-020"),
    further=reading("kontra-factors", "SETTLING-021", {"doubling": settling.doubling, "adding": settling.adding}),
    apart=ruling(True, "SETTLING-022"),
    two_against_two=ruling(1, "SETTLING-023"),
    with_each=ruling(True, "SETTLING-024"),
    bonuses_with_each=reading(
        "solo-pay-includes-bonuses", "SETTLING-025", {"all-items": Fraction(1), "game-only": Fraction(1, 3)}
    ),
    alike=ruling(True, "SETTLING-026"),
    solo_kontra=ruling(True, "SETTLING-027"),
    farbensolo_kontra=reading("kontra-in-solo-games", "SETTLING-028", {"both": True, "solo-only": False}),
    thrown_in=ruling(0, "SETTLING-030"),
)

ZWANZIGERRUFEN: Final = ZwanzigerrufenRules(
    name="zwanzigerrufen",
    procedure=PROCEDURE,
    cards=CARD_RULES,
    counting=COUNTING,
    sessions=SESSIONS,
    dealing=DEALING,
    contracts=CONTRACTS,
    bidding=BIDDING,
    calling=CALLING,
    announcing=ANNOUNCING,
    play=_PLAY,
    bonuses=_BONUSES,
    settling=_SETTLING,
)
