"""The rulings on playing the cards in Karls Tarockrunde, Fahren included.

Only values are here, each with the id of its clause in ``features/karl/clauses.toml`` (without ``KAR-``). What a field
means stands beside it in ``karl/play_rules.py``.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_engine import counting, following, winning
from tarock_engine import play as cardplay
from tarock_engine.amounts import AugenInThirds, WholeAugen
from tarock_engine.karl import fahren_duties, play, stichzwang, trischaken
from tarock_engine.karl.play_rules import Opening, Order, PlayRules, TrischakenRules
from tarock_engine.karl.rulings.clauses import reading, ruling

PLAY: Final = PlayRules(
    bound_until={},
    breach_is_refused=ruling(True, "RENONCE-001"),
    leads=reading("first-leader", "PLAY-001", {"vorhand": play.bearer, "declarer": play.declarer}),
    farbensolo_leads=ruling(play.bearer, "PLAY-002", also=(play.declarer,)),
    negative_leads=ruling(play.declarer, "PLAY-003", also=(play.bearer,)),
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
    negative_trull=ruling(play.trull_always, "PLAY-013", also=(cardplay.skues_takes_all,)),
    farbensolo_trull=ruling(play.farbensolo_trull, "PLAY-014"),
    farbensolo_trull_on_trump=reading(
        "maerchenstich-farbensolo-plain-lead", "PLAY-015", {"trump-led": True, "any-lead": False}
    ),
    overtake=ruling(stichzwang.must_take, "PLAY-016", also=(cardplay.overtake,)),
    pagat_last=ruling(cardplay.pagat_waits, "PLAY-017"),
    pagat_takes=ruling(stichzwang.pagat_takes, "PLAY-018", also=(stichzwang.pagat_is_free,)),
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
        {"leads": play.suit_cards_led, "every-play": play.suit_cards_in_every_play},
    ),
    farbensolo_void=ruling(following.trump_when_void, "PLAY-030"),
    farbensolo_anything=ruling(following.anything_when_void, "PLAY-031"),
    farbensolo_overtaking=ruling(False, "PLAY-032"),
    giving_up_order=reading(
        "giving-up-order-scope",
        "PLAY-033",
        {
            "hand": Order(whole_side=False, koenig=False),
            "side": Order(whole_side=True, koenig=False),
            "koenig-too": Order(whole_side=False, koenig=True),
        },
    ),
    early_bird_is_renonce=reading("announced-bird-played-early", "PLAY-034", {"lost-only": False, "renonce": True}),
)

TRISCHAKEN: Final = TrischakenRules(
    kontra_is_barred=ruling(True, "TRISCHAKEN-001"),
    nothing_said=ruling(True, "TRISCHAKEN-002"),
    leads=ruling(0, "TRISCHAKEN-003"),
    follow_suit=ruling(following.follow_suit, "TRISCHAKEN-004"),
    overtake=ruling(fahren_duties.overtake_in_fahren, "TRISCHAKEN-005", also=(cardplay.no_duty,)),
    trumps_are_drawn=ruling(False, "TRISCHAKEN-006"),
    void=reading(
        "void-must-play-tarock",
        "TRISCHAKEN-007",
        {
            "everywhere": following.trump_when_void,
            "not-in-fahren": following.anything_when_void,
            "farbensolo-only": following.anything_when_void,
        },
    ),
    void_overtakes=ruling(True, "TRISCHAKEN-023"),
    pagat_last=ruling(cardplay.pagat_waits, "TRISCHAKEN-008", also=(cardplay.no_duty,)),
    pagat_takes=ruling(fahren_duties.pagat_takes_in_fahren, "TRISCHAKEN-009", also=(stichzwang.pagat_is_free,)),
    trull=ruling(play.trull_always, "TRISCHAKEN-010", also=(cardplay.skues_takes_all,)),
    talon_goes_to=ruling(counting.last_winner, "TRISCHAKEN-011", also=(counting.first_winner, counting.winner_of_each)),
    talon_counts=reading(
        "trischaken-talon", "TRISCHAKEN-012", {"counts": True, "nobody": False, "not-after-rufer": True}
    ),
    talon_after_rufer=reading(
        "trischaken-talon", "TRISCHAKEN-013", {"counts": True, "nobody": True, "not-after-rufer": False}
    ),
    most_lose=ruling(True, "TRISCHAKEN-014"),
    settle_ties=reading(
        "trischaken-tie-for-most",
        "TRISCHAKEN-015",
        {"each-pays": trischaken.each_pays, "shared": trischaken.shared, "seat": trischaken.first_pays},
        also=(trischaken.vorhand_pays_alone,),
    ),
    pays_each=ruling(True, "TRISCHAKEN-016"),
    limit_points=reading(
        "counting-method",
        "TRISCHAKEN-017",
        {"thirds": AugenInThirds(Fraction(107, 3)), "groups": WholeAugen(36), "plain": WholeAugen(36)},
    ),
    limit_times=ruling(2, "TRISCHAKEN-017"),
    vorhand_times=ruling(2, "TRISCHAKEN-018"),
    factors_multiply=reading("trischaken-doublings-stack", "TRISCHAKEN-019", {"multiply": True, "once": False}),
    jungfrau_takes_all=reading(
        "trischaken-jungfrau-takes-what", "TRISCHAKEN-020", {"all-payments": True, "from-each": False}
    ),
    losers_settle_apart=reading("trischaken-tie-with-jungfrau", "TRISCHAKEN-024", {"losers": True, "jungfrau": False}),
    jungfrauen_share=ruling(True, "TRISCHAKEN-021"),
    share_of=reading(
        "trischaken-several-jungfrauen",
        "TRISCHAKEN-022",
        {"exact": trischaken.exact_share, "rounded": trischaken.rounded_up},
        also=(trischaken.three_prices_each,),
    ),
)
