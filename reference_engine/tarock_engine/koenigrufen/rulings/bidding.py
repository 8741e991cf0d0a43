"""The rulings on bidding, call and Talon in Tarock-Königrufen.

Only values are here, each with the id of its clause in ``features/koenigrufen/clauses.toml`` (without ``KOE-``). What a
field means stands beside it in ``koenigrufen/rules.py`` or ``areas.py``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine import bidding as shared_bidding
from tarock_engine import calling, discarding
from tarock_engine.areas import Fourth
from tarock_engine.cards import FOUR_KOENIGE, PACK_54, TRUMPS, CardSet
from tarock_engine.koenigrufen import bidding
from tarock_engine.koenigrufen.rules import BiddingRules, CallingRules, ContractClasses, TalonRules
from tarock_engine.koenigrufen.rulings.clauses import reading, ruling
from tarock_engine.koenigrufen.rulings.counting import TRULL_CARDS

_BY_VALUE = ContractClasses(
    (
        ("Piccolo", "Zwiccolo", "Solo"),
        ("Bettel",),
        ("Besser Rufer",),
        ("Dreier",),
        ("Piccolo Ouvert",),
        ("Farbensolo", "Bettel Ouvert"),
        ("Besser Dreier",),
        ("Solo Dreier",),
    )
)
_BY_VALUE_WITH_BIRD = ContractClasses(
    (
        ("Piccolo", "Zwiccolo", "Solo"),
        ("Bettel",),
        ("Besser Rufer", "Dreier"),
        ("Piccolo Ouvert",),
        ("Farbensolo", "Bettel Ouvert", "Besser Dreier"),
        ("Solo Dreier",),
    )
)
_RANKS = {"list-order": ContractClasses(()), "value-class": _BY_VALUE, "value-with-bird": _BY_VALUE_WITH_BIRD}

BIDDING: Final = BiddingRules(
    opens=ruling(0, "BIDDING-001"),
    in_turn=ruling(1, "BIDDING-004"),
    checks=(
        ruling(bidding.keeps_her_game, "BIDDING-002"),
        reading(
            "vorhand-first-call",
            "BIDDING-003",
            {"no-pass": bidding.opens_without_passing, "pass-too": bidding.may_open_with_a_pass},
            also=(bidding.opens_with_mein_spiel,),
        ),
        ruling(bidding.has_to_name_one, "BIDDING-009"),
        ruling(shared_bidding.in_use, "BIDDING-027"),
        ruling(bidding.reserved, "BIDDING-014"),
        reading(
            "vorhand-choice-after-three-passes",
            "BIDDING-013",
            {"all": bidding.any_contract, "first-three": bidding.her_own_three},
        ),
        ruling(bidding.higher, "BIDDING-026"),
    ),
    passing_is_final=ruling(True, "BIDDING-005"),
    outbid_may_return=ruling(True, "BIDDING-006"),
    ends_with_three_out=reading("auction-end", "BIDDING-007", {"three-passed": True, "three-in-a-row": False}),
    find_declaring_bid=ruling(bidding.last_game_bid, "BIDDING-008"),
    equal_rank=reading("bid-rank-equal-values", "BIDDING-026", _RANKS),
    priority=ruling(1, "BIDDING-028"),
    priority_at_five=ruling(0, "BIDDING-029"),
    higher_over_priority=ruling(True, "BIDDING-030"),
    equal_with_priority=ruling(True, "BIDDING-031"),
)

CALLING: Final = CallingRules(
    callable=FOUR_KOENIGE,
    find_partner=ruling(calling.holder_of, "CALLING-004"),
    partner_is_secret=ruling(True, "CALLING-005"),
    own_koenig_callable=ruling(True, "CALLING-006"),
    partner_of_own_caller=ruling(calling.nobody_plays_with, "CALLING-007"),
    alone_if_in_talon=ruling(True, "CALLING-008"),
    fourth=Fourth(
        allowed=ruling(True, "CALLING-010"),
        koenige_held=ruling(3, "CALLING-011"),
        allowed_with_all=ruling(False, "CALLING-013"),
    ),
    holder_of_all_calls=ruling(True, "CALLING-012"),
    called_before_talon=reading("king-named-when", "CALLING-014", {"after-auction": True, "before-discard": False}),
)

TALON: Final = TalonRules(
    whole_unseen=ruling(True, "TALON-006"),
    whole_taken_whole=reading("sechserdreier-takes", "TALON-028", {"all-six": True, "any-number": False}),
    untouched_shown_to_all=reading("stock-after-solo", "TALON-029", {"everybody": True, "its-side": False}),
    unseen_in_trischaken=ruling(True, "TALON-011"),
    turned_face_up=ruling(True, "TALON-012"),
    either_half=ruling(True, "TALON-013"),
    must_take=reading("talon-must-be-taken", "TALON-014", {"must": True, "may-leave": False}),
    discards_of_half=ruling(3, "TALON-015"),
    discards_of_whole=ruling(6, "TALON-016"),
    face_down=ruling(CardSet(PACK_54 & ~TRUMPS), "TALON-017"),
    never_laid_away=(ruling(FOUR_KOENIGE, "TALON-018"), ruling(TRULL_CARDS, "TALON-019")),
    last_resort=ruling(CardSet(TRUMPS & ~TRULL_CARDS), "TALON-020"),
    last_resort_choice=reading(
        "forced-trump-discard", "TALON-021", {"as-few": discarding.as_few, "any-number": discarding.any_number}
    ),
    face_up=ruling(TRUMPS, "TALON-022"),
    whole_limited_too=reading("sechserdreier-discard-limits", "TALON-023", {"bound": True, "free": False}),
    giving_up_after_set=reading(
        "aufgeben-moment", "TALON-026", {"before-discard": True, "before-set": False, "before-announcing": True}
    ),
)
