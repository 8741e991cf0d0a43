"""The rulings on bidding, call and Talon in Lungauer Königrufen.

Only values are here, each with the id of its clause in ``features/lungau/clauses.toml`` (without ``LUN-``). What a
field means stands beside it in ``lungau/rules.py`` or ``areas.py``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine import bidding as shared_bidding
from tarock_engine import calling, discarding
from tarock_engine.cards import FOUR_KOENIGE, TRUMPS, CardSet
from tarock_engine.lungau import bidding, trischaken
from tarock_engine.lungau.rules import BiddingRules, CallingRules, TalonRules
from tarock_engine.lungau.rulings.clauses import reading, ruling
from tarock_engine.lungau.rulings.counting import TRULL_CARDS

BIDDING: Final = BiddingRules(
    find_declaring_bid=ruling(bidding.by_level, "BIDDING-001"),
    opens=ruling(0, "BIDDING-002"),
    in_turn=ruling(1, "BIDDING-004"),
    checks=(
        ruling(bidding.opening, "BIDDING-003"),
        ruling(shared_bidding.in_use, "BIDDING-015"),
        ruling(bidding.needs_no_bird, "BIDDING-016"),
        ruling(bidding.reserved, "BIDDING-008"),
        reading(
            "vogel-held-when",
            "BIDDING-012",
            {"at-bid": bidding.bird_in_hand, "after-exchange": bidding.bird_may_come},
        ),
        ruling(bidding.higher, "BIDDING-006"),
        ruling(bidding.king_with_bid, "CALLING-007"),
        ruling(bidding.somebody_to_call, "CALLING-008"),
    ),
    begin_without_declarer=ruling(trischaken.begin, "BIDDING-007"),
    one_turn_each=reading("auction-second-turn", "BIDDING-005", {"once": True, "until-passed": False}),
    ends_despite_solo=reading(
        "auction-end-with-solo",
        "BIDDING-019",
        {
            "sechserdreier": frozenset({"Sechserdreier"}),
            "both": frozenset({"Sechserdreier", "Dreier"}),
            "neither": frozenset[str](),
        },
    ),
)

CALLING: Final = CallingRules(
    callable=FOUR_KOENIGE,
    find_partner=ruling(calling.holder_of, "CALLING-002"),
    partner_is_secret=ruling(True, "CALLING-003"),
    called_before_talon=reading("king-named-when", "CALLING-007", {"after-auction": True, "with-bid": False}),
    own_koenig_callable=reading("own-king-call", "CALLING-008", {"allowed": True, "forbidden": False}),
    alone_if_in_talon=ruling(True, "CALLING-009"),
    schleifen_allowed=ruling(True, "CALLING-010"),
)

TALON: Final = TalonRules(
    turned_face_up=ruling(True, "TALON-003"),
    discards_of_whole=ruling(6, "TALON-002"),
    discards_of_half=ruling(3, "TALON-005"),
    lone_takes_either_half=ruling(True, "TALON-007"),
    must_take_bird=reading("vogel-held-when", "BIDDING-012", {"at-bid": False, "after-exchange": True}),
    must_take=reading("talon-must-be-taken", "TALON-006", {"must": True, "may-leave": False}),
    no_schleifen_after_half=reading("schleifen-moment", "TALON-008", {"before-half": True, "before-discard": False}),
    never_laid_away=(ruling(CardSet(TRULL_CARDS | FOUR_KOENIGE), "TALON-009"),),
    last_resort=ruling(CardSet(TRUMPS & ~TRULL_CARDS), "TALON-010"),
    last_resort_choice=reading(
        "forced-trump-discard",
        "TALON-011",
        {"as-few": discarding.as_few, "bid-uhu-last": discarding.bid_uhu_last, "any-number": discarding.any_number},
    ),
    face_up=ruling(TRUMPS, "TALON-012"),
    left_half_turned_over=ruling(True, "TALON-013"),
    turned_for_all=reading("turned-talon-visibility", "TALON-014", {"all": True, "declarer": False}),
    hidden_in_solo=ruling(True, "TALON-015"),
    unseen_in_fahren=ruling(True, "TALON-016"),
    dealer_takes_talon=ruling(True, "TALON-017"),
    dealer_sees_before_kontras=reading(
        "fahren-five-dealer", "TRISCHAKEN-010", {"full": True, "unseen": False, "unpaid": True}
    ),
)
