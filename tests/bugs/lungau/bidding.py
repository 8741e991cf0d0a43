"""Mistakes in the auction."""

from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.actions import ERSTER, PASS
from tarock_engine.cards import NAMES, names_in
from tarock_engine.lungau import bidding
from tarock_engine.refusals import Finding
from tarock_engine.ruleset import RuleSet


@bug(BugKind.SEATS, "bidding")
def vorhand_sits_in_the_first_seat(engine: WrongEngine) -> None:
    """At a table of four Vorhand is taken to sit in the first seat, whoever deals."""
    engine.asked("may_bid", lambda question: question | {"dealer": 3} if question["players"] == 4 else question)


@bug(BugKind.PAIRS, "bidding")
def the_vogerl_is_found_within_other_numerals(engine: WrongEngine) -> None:
    """The card of a Vogerlrufer is looked for in the written hand, so that a VII holds a II and a IV an I."""

    def bird_in_hand(right: Any, so_far: Any, bid: Any, clause: Any, rules: Any) -> Any:
        found = right(so_far, bid, clause, rules)
        if found is None:
            return None
        name = NAMES[rules.by_name[bid.name].bird.value]
        return Finding(None, found.grounds) if name in " ".join(names_in(so_far.hand)) else found

    engine.instead(bidding.bird_in_hand, bird_in_hand)
    engine.instead(RuleSet.bidding_hand, lambda _, __, hand: hand)


@bug(BugKind.LATE, "bidding")
def erster_is_a_pass_among_three(engine: WrongEngine) -> None:
    """After Erster and two passes it is Fahren, and the last player is not asked."""

    def is_over(right: Any, seating: Any, bids: Any, rules: Any) -> Any:
        passes = [bid for bid in bids if bid.name in {ERSTER, PASS}]
        return right(seating, bids, rules) or len(passes) == len(bids) == 3

    engine.instead(bidding.is_over, is_over)
