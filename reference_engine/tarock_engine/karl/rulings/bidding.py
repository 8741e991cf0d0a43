"""The rulings on bidding, call and Talon in Karls Tarockrunde.

Only values are here, each with the id of its clause in ``features/karl/clauses.toml`` (without ``KAR-``). What a field
means stands beside it in ``karl/rules.py`` or ``areas.py``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine import bidding as shared_bidding
from tarock_engine import calling
from tarock_engine.areas import Fourth, TalonCalling
from tarock_engine.cards import FOUR_KOENIGE, PACK_54, TRUMPS, CardSet
from tarock_engine.karl import bid_ranks, bidding, talon, vorhand
from tarock_engine.karl.rules import BiddingRules, TalonRules
from tarock_engine.karl.rulings.clauses import reading, ruling

_HOLD = "hold-scope"
_HANDOVER = "handover-status"
_AT_ONCE = "vorhand-opening-rufer-or-fahren"

BIDDING: Final = BiddingRules(
    opens=ruling(0, "BIDDING-001"),
    in_turn=ruling(1, "BIDDING-005"),
    checks=(
        ruling(vorhand.opens, "BIDDING-002"),
        ruling(vorhand.names_at_once, "BIDDING-003"),
        ruling(vorhand.keeps_open, "BIDDING-004"),
        ruling(vorhand.only_vorhand_keeps, "BIDDING-006"),
        ruling(vorhand.throws_in, "DEALING-007"),
        ruling(bidding.can_call, "CALLING-003"),
        ruling(vorhand.may_hand_on, "BIDDING-037", also=(vorhand.nobody_hands_on,)),
        reading(
            "four-kings-handover-duty",
            "BIDDING-039",
            {
                "own-choice": vorhand.as_first_call,
                "always": vorhand.always_with_four,
                "also-later": vorhand.also_later,
            },
        ),
        ruling(vorhand.needs_four_koenige, "BIDDING-038"),
        ruling(vorhand.has_to_name_with_four, "BIDDING-029"),
        ruling(vorhand.has_to_name, "BIDDING-045"),
        ruling(vorhand.any_game, "BIDDING-028"),
        ruling(vorhand.sechser_of_taker, "BIDDING-041"),
        ruling(vorhand.vorhands_own, "BIDDING-020"),
        ruling(vorhand.sechser_at_once, "BIDDING-021"),
        ruling(vorhand.no_sechser_then, "BIDDING-022"),
        reading(_AT_ONCE, "BIDDING-026", {"after-gut": vorhand.rufer_after_gut, "at-once": vorhand.rufer_at_once}),
        reading(_AT_ONCE, "BIDDING-027", {"after-gut": vorhand.fahren_after_gut, "at-once": vorhand.fahren_at_once}),
        reading(
            "four-kings-fahren-as-game",
            "BIDDING-030",
            {"allowed": vorhand.fahren_with_four, "refused": vorhand.no_fahren_with_four},
        ),
        ruling(bidding.holds, "BIDDING-031"),
        ruling(bidding.higher, "BIDDING-007"),
        reading(
            "auch-rufer-bird-naming",
            "ANNOUNCING-014",
            {"any-bird": bidding.without_bird, "held-bird": bidding.without_bird, "with-bid": bidding.with_bird},
        ),
        ruling(bidding.needs_a_bird, "BIDDING-044"),
    ),
    other_name=ruling(("Besser-Rufer", "Auch-Rufer"), "BIDDING-019"),
    rank=reading(
        "auction-rank-order",
        "BIDDING-008",
        {
            "by-row": bid_ranks.by_row,
            "by-price": bid_ranks.by_price,
            "by-price-with-bird": bid_ranks.by_price_with_bird,
            "by-row-and-list": bid_ranks.by_row_and_list,
        },
    ),
    outbid_sechser=ruling(("Piccolo-Ouvert", "Bettel-Ouvert", "Farbensolo", "Solo-Dreier"), "BIDDING-023"),
    outbid_sechser_too=reading(
        "sechser-dreier-overbid-list", "BIDDING-024", {"zwiccolo-too": ("Zwiccolo-Ouvert",), "as-listed": ()}
    ),
    holding_allowed=ruling(True, "BIDDING-031"),
    hold_after_naming=reading("hold-after-naming", "BIDDING-046", {"may-hold": True, "reserved-only": False}),
    may_hold=reading(
        _HOLD,
        "BIDDING-032",
        {
            "vorhand-same-game": shared_bidding.vorhand_alone,
            "earlier-seats": shared_bidding.earlier_seats,
            "equal-games": shared_bidding.vorhand_alone,
            "ends-auction": shared_bidding.vorhand_alone,
            "gut-not-final": shared_bidding.vorhand_alone,
        },
    ),
    equal_game_holds=reading(
        _HOLD,
        "BIDDING-033",
        {
            "vorhand-same-game": False,
            "earlier-seats": False,
            "equal-games": True,
            "ends-auction": False,
            "gut-not-final": False,
        },
    ),
    goes_on_after_holding=reading(
        _HOLD,
        "BIDDING-034",
        {
            "vorhand-same-game": True,
            "earlier-seats": True,
            "equal-games": True,
            "ends-auction": False,
            "gut-not-final": True,
        },
    ),
    gut_is_final=reading(
        _HOLD,
        "BIDDING-035",
        {
            "vorhand-same-game": True,
            "earlier-seats": True,
            "equal-games": True,
            "ends-auction": True,
            "gut-not-final": False,
        },
    ),
    ends_with_one_left=ruling(True, "BIDDING-036"),
    rights_go_to=ruling(1, "BIDDING-040"),
    bearer_of_burdens=reading(
        _HANDOVER,
        "BIDDING-042",
        {
            "burdens-move": vorhand.whoever_has_it,
            "rights-only": vorhand.whoever_gave_it,
            "giver-out": vorhand.whoever_has_it,
        },
    ),
    giver_stays=reading(_HANDOVER, "BIDDING-043", {"burdens-move": True, "rights-only": True, "giver-out": False}),
)

CALLING: Final = TalonCalling(
    callable=FOUR_KOENIGE,
    find_partner=ruling(calling.holder_of, "CALLING-006"),
    partner_is_secret=None,
    own_koenig_callable=ruling(False, "CALLING-002"),
    partner_of_own_caller=None,
    alone_if_in_talon=None,
    holder_of_all_calls=ruling(False, "CALLING-003"),
    fourth=Fourth(
        allowed=ruling(True, "CALLING-004"),
        koenige_held=ruling(3, "CALLING-005"),
        allowed_with_all=ruling(False, "CALLING-003"),
    ),
    called_before_talon=reading("king-named-when", "CALLING-007", {"after-auction": True, "before-discard": False}),
)

_LIMITS = "discard-limits"

TALON: Final = TalonRules(
    turned_face_up=reading("talon-shown", "TALON-001", {"everybody": True, "declarer-only": False}),
    must_take=reading("both-halves-left", "TALON-017", {"must-take": True, "may-leave": False}),
    either_half=reading(
        "talon-exchange", "TALON-002", {"either-half": True, "kings-half": False, "left-half-nobodys": True}
    ),
    koenig_choice_while_open=reading(
        "koenig-choice-when", "CALLING-018", {"talon-open": True, "until-laid-away": False}
    ),
    discards_of_half=ruling(3, "TALON-003"),
    whole_unseen=ruling(True, "TALON-005"),
    untouched_shown_to_all=reading("talon-after-the-deal", "TALON-016", {"everybody": True, "its-side": False}),
    discards_of_whole=ruling(6, "TALON-006"),
    never_laid_away=(ruling(FOUR_KOENIGE, "TALON-007"),),
    last_resort=None,
    last_resort_choice=None,
    limit=reading(
        _LIMITS,
        "TALON-008",
        {
            "all-but-kings": talon.any_card,
            "no-trull": talon.no_trull,
            "trumps-last": talon.trumps_last,
            "sechser-hidden": talon.any_card,
        },
    ),
    a_trump_goes=reading("no-throw-in", "DEALING-007", {"never": False, "others-may": False, "discard": True}),
    face_up=ruling(TRUMPS, "TALON-009"),
    face_down=ruling(CardSet(PACK_54 & ~TRUMPS), "TALON-010"),
    whole_face_up_too=reading(
        _LIMITS,
        "TALON-011",
        {"all-but-kings": True, "no-trull": True, "trumps-last": True, "sechser-hidden": False},
    ),
)
