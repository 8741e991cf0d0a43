"""What Karls Tarockrunde rules about announcing, playing, scoring and paying, every value with its clause."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Final

from tarock_engine import counting, following, winning
from tarock_engine import play as cardplay
from tarock_engine.actions import KAKADU, KOENIG_ULTIMO, KOENIGE, PAGAT, TRULL, UHU, VALAT, WILDSAU
from tarock_engine.cards import KOENIGE as FOUR_KOENIGE
from tarock_engine.cards import named
from tarock_engine.karl import ladder, paying, play, trischaken
from tarock_engine.karl.rulings.clauses import reading, ruling
from tarock_engine.karl.scoring_rules import (
    AnnouncingRules,
    BirdDuty,
    BonusRules,
    LastStep,
    Opening,
    Order,
    Paid,
    PlayRules,
    RenonceRules,
    SettlingRules,
    TrischakenRules,
    ValatBeside,
)

_BIRDS: Final = (PAGAT, UHU, KAKADU, WILDSAU)
_SETS: Final = (TRULL, KOENIGE)
_NOTHING: Final[tuple[str, ...]] = ()

ANNOUNCING: Final = AnnouncingRules(
    steps=ladder.WORDS,
    after_discarding=ruling(True, "ANNOUNCING-001"),
    opens=ruling(0, "ANNOUNCING-001"),
    liege=ruling("ich liege", "ANNOUNCING-001"),
    everywhere=reading(
        "announcement-round",
        "ANNOUNCING-002",
        {"announcement-only": True, "kontra-too": True, "discard-games-only": False},
    ),
    answered=ruling(True, "ANNOUNCING-003"),
    in_turn=ruling(1, "ANNOUNCING-004"),
    again=ruling(True, "ANNOUNCING-005"),
    after_kontra=reading(
        "announcement-round",
        "ANNOUNCING-006",
        {"announcement-only": False, "kontra-too": True, "discard-games-only": False},
    ),
    end=ruling(True, "ANNOUNCING-007"),
    announceable=ruling((TRULL, KOENIGE, KOENIG_ULTIMO, *_BIRDS, VALAT), "ANNOUNCING-008"),
    once=ruling(True, "ANNOUNCING-031"),
    bird_not_held=ruling(True, "ANNOUNCING-009"),
    koenig_not_held=ruling(True, "ANNOUNCING-010"),
    in_negative=reading(
        "negative-games-basics",
        "ANNOUNCING-011",
        {"kontra-only": _NOTHING, "bonuses-too": (*_SETS, *_BIRDS)},
    ),
    in_farbensolo=ruling((KOENIGE, VALAT), "ANNOUNCING-012"),
    bird_duty=reading(
        "auch-rufer-bird-naming",
        "ANNOUNCING-014",
        {
            "any-bird": BirdDuty(held=False, with_bid=False),
            "held-bird": BirdDuty(held=True, with_bid=False),
            "with-bid": BirdDuty(held=True, with_bid=True),
        },
    ),
    foes_force_play=reading("rufer-what-forces-play", "ANNOUNCING-017", {"anyone": True, "own-side": False}),
    unplayed_alone=reading("rufer-alone-unannounced", "ANNOUNCING-018", {"paid": True, "played": False}),
    beside_valat=reading(
        "valat-side-announcements",
        "ANNOUNCING-019",
        {"own-hand": _SETS, "birds-too": (*_SETS, *_BIRDS), "both-sides": _SETS},
    ),
    held=ruling(True, "ANNOUNCING-020"),
    owed_beside=ruling(True, "ANNOUNCING-032"),
    before_stands=reading("valat-after-announcements", "ANNOUNCING-033", {"stands": True, "barred": False}),
    foes_beside_valat=reading(
        "valat-side-announcements", "ANNOUNCING-021", {"own-hand": False, "birds-too": False, "both-sides": True}
    ),
    kontra=ruling(True, "ANNOUNCING-022"),
    other_side=ruling(True, "ANNOUNCING-023"),
    retour=ruling(True, "ANNOUNCING-024"),
    apart=reading("kontra-levels", "ANNOUNCING-025", {"retour": True, "subkontra": True, "one-for-all": False}),
    last_step=reading(
        "kontra-levels",
        "ANNOUNCING-026",
        {"retour": LastStep(2, 4), "subkontra": LastStep(3, 8), "one-for-all": LastStep(2, 4)},
    ),
    binds_side=ruling(True, "ANNOUNCING-027"),
    each_alone=ruling(True, "ANNOUNCING-028"),
    retour_alone=reading(
        "kontra-binding",
        "ANNOUNCING-029",
        {"own-account": True, "farbensolo-too": True, "retour-binds-all": False},
    ),
    farbensolo_alone=reading(
        "kontra-binding",
        "ANNOUNCING-030",
        {"own-account": False, "farbensolo-too": True, "retour-binds-all": False},
    ),
)

# --------------------------------------------------------------------------------------------------------------- play

PLAY: Final = PlayRules(
    bonds={},
    refused=ruling(True, "RENONCE-001"),
    leads=reading("first-leader", "PLAY-001", {"vorhand": play.bearer, "declarer": play.declarer}),
    farbensolo_leads=ruling(play.bearer, "PLAY-002"),
    negative_leads=ruling(play.declarer, "PLAY-003"),
    in_turn=ruling(1, "PLAY-004"),
    follow=(
        ruling(following.follow_suit, "PLAY-005"),
        ruling(following.follow_trump, "PLAY-006"),
        reading(
            "void-must-play-tarock",
            "PLAY-007",
            {
                "everywhere": following.trump_when_void,
                "not-in-fahren": following.trump_when_void,
                "farbensolo-only": following.anything_when_void,
            },
        ),
        ruling(following.anything_when_void, "PLAY-008"),
    ),
    winner=ruling(cardplay.best, "PLAY-009"),
    winner_leads=ruling(counting.winner_of, "PLAY-010"),
    positive_overtaking=ruling(False, "PLAY-011"),
    whole_trull=ruling(cardplay.spatz_takes_all, "PLAY-012"),
    negative_trull=ruling(play.trull_always, "PLAY-013"),
    farbensolo_trull=ruling(play.farbensolo_trull, "PLAY-014"),
    farbensolo_trull_lead=reading(
        "maerchenstich-farbensolo-plain-lead", "PLAY-015", {"trump-led": True, "any-lead": False}
    ),
    overtake=ruling(play.overtake, "PLAY-016"),
    pagat_last=ruling(play.pagat_last, "PLAY-017"),
    pagat_takes=ruling(play.pagat_takes, "PLAY-018"),
    skues_owed=reading("maerchenstich-skues-owed", "PLAY-019", {"not-owed": False, "owed": True}),
    open_from=reading(
        "ouvert-open-and-consult",
        "PLAY-020",
        {
            "all-after-first-trick": Opening(cards=4, declarer=True),
            "all-after-first-card": Opening(cards=1, declarer=True),
            "opponents-only": Opening(cards=4, declarer=False),
            "confer-in-all": Opening(cards=4, declarer=True),
        },
    ),
    confer_when_open=reading(
        "ouvert-open-and-consult",
        "PLAY-021",
        {
            "all-after-first-trick": True,
            "all-after-first-card": True,
            "opponents-only": True,
            "confer-in-all": False,
        },
    ),
    farbensolo_winner=ruling(winning.highest_of_suit, "PLAY-028"),
    farbensolo_trump=reading(
        "farbensolo-tarock-lead-or-play",
        "PLAY-029",
        {"leads": play.suit_cards_led, "every-play": play.suit_cards_first},
    ),
    farbensolo_void=ruling(following.trump_when_void, "PLAY-030"),
    farbensolo_anything=ruling(following.anything_when_void, "PLAY-031"),
    farbensolo_overtaking=ruling(False, "PLAY-032"),
    order=reading(
        "giving-up-order-scope",
        "PLAY-033",
        {
            "hand": Order(whole_side=False, koenig=False),
            "side": Order(whole_side=True, koenig=False),
            "koenig-too": Order(whole_side=False, koenig=True),
        },
    ),
    early=reading("announced-bird-played-early", "PLAY-034", {"lost-only": False, "renonce": True}),
)

TRISCHAKEN: Final = TrischakenRules(
    undoubled=ruling(True, "TRISCHAKEN-001"),
    nothing_said=ruling(True, "TRISCHAKEN-002"),
    leads=ruling(0, "TRISCHAKEN-003"),
    follow_suit=ruling(following.follow_suit, "TRISCHAKEN-004"),
    overtake=ruling(play.overtake_in_fahren, "TRISCHAKEN-005"),
    drawing=ruling(False, "TRISCHAKEN-006"),
    void=reading(
        "void-must-play-tarock",
        "TRISCHAKEN-007",
        {
            "everywhere": following.trump_when_void,
            "not-in-fahren": following.anything_when_void,
            "farbensolo-only": following.anything_when_void,
        },
    ),
    void_overtakes=reading(
        "void-must-play-tarock",
        "TRISCHAKEN-023",
        {"everywhere": True, "not-in-fahren": False, "farbensolo-only": True},
    ),
    pagat_last=ruling(play.pagat_last, "TRISCHAKEN-008"),
    pagat_takes=ruling(play.pagat_takes_in_fahren, "TRISCHAKEN-009"),
    trull=ruling(play.trull_always, "TRISCHAKEN-010"),
    talon=ruling(trischaken.last_winner, "TRISCHAKEN-011"),
    talon_counts=reading(
        "trischaken-talon", "TRISCHAKEN-012", {"counts": True, "nobody": False, "not-after-rufer": True}
    ),
    talon_after_rufer=reading(
        "trischaken-talon", "TRISCHAKEN-013", {"counts": True, "nobody": True, "not-after-rufer": False}
    ),
    most_lose=ruling(True, "TRISCHAKEN-014"),
    ties=reading(
        "trischaken-tie-for-most",
        "TRISCHAKEN-015",
        {"each-pays": trischaken.each_pays, "shared": trischaken.shared, "seat": trischaken.first_pays},
    ),
    to_each=ruling(True, "TRISCHAKEN-016"),
    limit=reading(
        "counting-method", "TRISCHAKEN-017", {"thirds": Fraction(107, 3), "groups": Fraction(36), "plain": Fraction(36)}
    ),
    limit_times=ruling(2, "TRISCHAKEN-017"),
    vorhand_times=ruling(2, "TRISCHAKEN-018"),
    stack=reading("trischaken-doublings-stack", "TRISCHAKEN-019", {"multiply": True, "once": False}),
    jungfrau_takes_all=reading(
        "trischaken-jungfrau-takes-what", "TRISCHAKEN-020", {"all-payments": True, "from-each": False}
    ),
    losers_apart=reading("trischaken-tie-with-jungfrau", "TRISCHAKEN-024", {"losers": True, "jungfrau": False}),
    shared=ruling(True, "TRISCHAKEN-021"),
    share=reading(
        "trischaken-several-jungfrauen",
        "TRISCHAKEN-022",
        {"exact": trischaken.exact_share, "rounded": trischaken.rounded_up},
    ),
)

# ------------------------------------------------------------------------------------------------------------ scoring

_FOES_ANYTHING: Final = (*_SETS, KOENIG_ULTIMO, *_BIRDS, VALAT)
_FOES_NO_VALAT: Final = (*_SETS, KOENIG_ULTIMO, *_BIRDS)

BONUSES: Final = BonusRules(
    trull=ruling(named("I", "XXI", "Sküs"), "BONUSES-001"),
    koenige=ruling(FOUR_KOENIGE, "BONUSES-002"),
    koenig_ultimo=ruling(12, "BONUSES-003"),
    koenig_from_talon=reading(
        "bonus-definitions",
        "BONUSES-004",
        {"card-itself": True, "partner-too": True, "valat-declarer-only": True, "no-koenig-from-talon": False},
    ),
    birds={
        PAGAT: ruling(12, "BONUSES-005"),
        UHU: ruling(11, "BONUSES-006"),
        KAKADU: ruling(10, "BONUSES-007"),
        WILDSAU: ruling(9, "BONUSES-008"),
    },
    card_itself=reading(
        "bonus-definitions",
        "BONUSES-009",
        {"card-itself": True, "partner-too": False, "valat-declarer-only": True, "no-koenig-from-talon": True},
    ),
    valat=ruling(True, "BONUSES-010"),
    either_side=reading(
        "bonus-definitions",
        "BONUSES-011",
        {
            "card-itself": _FOES_ANYTHING,
            "partner-too": _FOES_ANYTHING,
            "valat-declarer-only": _FOES_NO_VALAT,
            "no-koenig-from-talon": _FOES_ANYTHING,
        },
    ),
    silent_lost=reading("silent-ultimo-lost", "BONUSES-012", {"lost": True, "announced-only": False}),
    announced_lost=ruling(True, "BONUSES-013"),
    elsewhere_lost=ruling(True, "BONUSES-014"),
    not_held_stands=reading("bird-held-by-opponents", "BONUSES-015", {"stands": True, "void": False}),
    first_counts=reading("same-bonus-announced-twice", "BONUSES-016", {"once": True, "each": False}),
    lost_only=reading("announced-bonus-made-by-others", "BONUSES-017", {"lost-only": True, "both": False}),
    apart=ruling(True, "BONUSES-018"),
    silent_in_negative=reading(
        "negative-games-basics", "BONUSES-019", {"kontra-only": _NOTHING, "bonuses-too": (*_SETS, *_BIRDS)}
    ),
    silent_in_farbensolo=reading(
        "farbensolo-silent-bonuses", "BONUSES-020", {"none": (KOENIGE, VALAT), "count": (*_SETS, *_BIRDS, VALAT)}
    ),
)

SETTLING: Final = SettlingRules(
    silent={
        KOENIG_ULTIMO: ruling(5, "SETTLING-015"),
        TRULL: ruling(5, "SETTLING-016"),
        KOENIGE: ruling(5, "SETTLING-017"),
        PAGAT: ruling(5, "SETTLING-018"),
        UHU: ruling(10, "SETTLING-019"),
        KAKADU: ruling(15, "SETTLING-020"),
        WILDSAU: ruling(20, "SETTLING-021"),
    },
    silent_valat=ruling(4, "SETTLING-022"),
    announced=ruling(2, "SETTLING-023"),
    announced_valat=ruling(8, "SETTLING-024"),
    valat_beside=reading(
        "valat-replaces-or-adds",
        "SETTLING-025",
        {
            "replaces": ValatBeside(price=False, everything=False),
            "adds": ValatBeside(price=True, everything=False),
            "multiplies-all": ValatBeside(price=True, everything=True),
        },
    ),
    failed_loses_game=reading("valat-announced-and-failed", "SETTLING-026", {"game-lost": True, "beside-game": False}),
    kontra=ruling(2, "SETTLING-027"),
    retour=ruling(4, "SETTLING-028"),
    own_account=ruling(True, "SETTLING-029"),
    boni_of_lost=ruling(1, "SETTLING-031"),
    factors=reading("sechser-dreier-loss-doubling", "SETTLING-032", {"multiply": math.prod, "largest": max}),
    pairing=reading("payment-per-pairing", "SETTLING-040", {"per-pairing": Fraction(1), "once": Fraction(1, 3)}),
    unplayed=ruling(True, "SETTLING-041"),
    shows=ruling(True, "SETTLING-042"),
    pay_rufer=reading(
        "rufer-king-in-talon-payment", "SETTLING-043", {"three": paying.to_each_of_three, "two": paying.as_to_two}
    ),
    pay_bird_announced=reading(
        "auch-rufer-king-in-talon",
        "SETTLING-044",
        {"announced-rate": True, "silent-rate": False, "fahren-too": True},
    ),
    owed_bird=reading(
        "auch-rufer-paid-bird",
        "SETTLING-045",
        {
            "cheapest-held": paying.cheapest_held,
            "dearest-held": paying.dearest_held,
            "pagat": paying.always_a_pagat,
        },
    ),
)

RENONCE: Final = RenonceRules(
    every_breach=reading("renonce-acts", "RENONCE-001", {"every-breach": True, "named-only": False}),
    stands=ruling(True, "RENONCE-002"),
    settles_alone=ruling(True, "RENONCE-020"),
    order=ruling(True, "RENONCE-003"),
    no_bird=ruling(True, "RENONCE-004"),
    no_bird_announced=reading("auch-rufer-no-bird-value", "RENONCE-005", {"announced": True, "silent": False}),
    no_bird_outbid=reading("auch-rufer-no-bird-outbid", "RENONCE-016", {"renonce": True, "when-played": False}),
    no_bird_alone=reading("auch-rufer-no-bird-beside", "RENONCE-017", {"pagat-alone": True, "with-the-rest": False}),
    partners_too=ruling(True, "RENONCE-006"),
    offender_alone=ruling(True, "RENONCE-007"),
    paid=reading(
        "renonce-what-is-paid",
        "RENONCE-008",
        {
            "all-announced": Paid(both_sides=True, doublings=True),
            "own-announced": Paid(both_sides=False, doublings=True),
            "without-kontra": Paid(both_sides=True, doublings=False),
        },
    ),
    fahren_vorhand=ruling(2, "RENONCE-009"),
    own_account=reading("renonce-negative-accounts", "RENONCE-010", {"own-account": True, "declarer-only": False}),
    lone=reading("renonce-defender-against-lone-player", "RENONCE-011", {"once": 1, "three-times": 3}),
    lost_price=reading("renonce-sechser-dreier-rate", "RENONCE-012", {"lost-price": True, "table-price": False}),
    taken_back=ruling(True, "RENONCE-013"),
    number_of_all=reading(
        "wrong-discard-found-late", "RENONCE-014", {"both": True, "number-only": True, "declarer-only": False}
    ),
    fahren_named=ruling(True, "RENONCE-018"),
    number_early=ruling(False, "RENONCE-019"),
    card=reading(
        "wrong-discard-found-late", "RENONCE-015", {"both": True, "number-only": False, "declarer-only": True}
    ),
)
