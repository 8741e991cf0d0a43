"""Answers about an auction and the call after it."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_engine import bidding, calling
from tarock_engine.actions import Bid
from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import Seating
from tarock_engine.state import Bidding, Calling
from tarock_steps import messages as m
from tarock_steps.reference import convert
from tarock_steps.reference.convert import refuse
from tarock_steps.reference.known import four, only, why


def may_bid(question: m.MayBid, rules: RuleSet) -> m.TurnAnswer:
    """The bids open to the player in turn, or how the auction ended."""
    table = convert.seating(question.players, question.dealer, rules)
    bids = _bids(question.bids, table, rules)
    course = rules.procedure.auction
    if course.is_over(table, bids, rules):
        contract, declarer = course.ends_in(bids, rules)
        return m.TurnAnswer(
            seat=None,
            legal=[],
            contract=contract,
            declarer=declarer,
            grounds=list(course.course_grounds(table, bids, rules)),
        )
    turn = course.next_seat(table, bids, rules)
    hand = convert.hand(question.hand, "hand", rules, (rules.tricks,))
    state = Bidding(only(table, turn, hand), bids, turn)
    found = bidding.choices(state, rules)[0]
    return m.TurnAnswer(
        seat=turn,
        legal=[action.words for action in found.actions],
        grounds=list(found.grounds),
        why=why(bidding.refused(state, rules)),
    )


def _bids(given: Sequence[m.Action], table: Seating, rules: RuleSet) -> tuple[Bid, ...]:
    bids: tuple[Bid, ...] = ()
    course, known = rules.procedure.auction, bidding.words(rules)
    for index, action in enumerate(given):
        place = f"bids[{index}]"
        if action.do != "bid":
            refuse(f"{place}.do", "bid", action.do)
        if course.is_over(table, bids, rules):
            refuse(place, "no bid, because the auction is over", action.what)
        turn = course.next_seat(table, bids, rules)
        if action.seat != turn:
            refuse(f"{place}.seat", str(turn), action.seat)
        one = convert.bid(action.seat, action.what, f"{place}.what", rules)
        if one.name not in known or (one.king is not None and not course.names_koenig):
            refuse(f"{place}.what", f"one of {', '.join(known)}", repr(action.what))
        bids = (*bids, one)
    return bids


def may_call(question: m.MayCall, rules: RuleSet) -> m.LegalAnswer:
    """The Könige that may be called."""
    contract = convert.contract(question.contract, rules)
    hand = convert.hand(question.hand, "hand", rules, (rules.tricks,))
    if not contract.calls.value:
        return m.LegalAnswer(legal=[], grounds=[contract.calls.clause])
    state = Calling(only(four(rules), 0, hand), contract, 0)
    found = calling.choices(state, rules)[0]
    legal = convert.in_order([action.words for action in found.actions])
    return m.LegalAnswer(legal=legal, grounds=list(found.grounds), why=why(calling.refused(state, rules)))
