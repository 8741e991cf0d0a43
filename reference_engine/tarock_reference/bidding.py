"""Answers the questions about the bidding and the call after it: what may be bid and called, and who plays what."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tarock_engine import bidding, engine
from tarock_engine.actions import Bid
from tarock_engine.cards import Mask
from tarock_engine.house_bidding import course_of, standing_bids
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Objection
from tarock_engine.seating import Seating
from tarock_engine.state import Bidding, Calling
from tarock_language.message import message
from tarock_protocol.messages import answers, parts, questions
from tarock_reference import convert
from tarock_reference.bad_questions import refuse_question
from tarock_reference.partial_deals import one_hand_known, table_of_active
from tarock_reference.source_answers import answers_of


def may_bid(question: questions.MayBid, rules: RuleSet) -> answers.TurnAnswer:
    """The bids that the player in turn may make, or how the auction ended.

    After the end of the auction only the cards of the hand are checked.
    """
    table = convert.seating(question.players, question.dealer, rules)
    bids = _bids(question.bids, table, rules)
    course = course_of(rules)
    if course.is_over(table, bids, rules):
        convert.cards(question.hand, "hand", rules)
        contract, declarer = course.ends_in(bids, rules)
        beside = [parts.Action(seat=bid.seat, do="bid", what=bid.name) for bid in standing_bids(bids, rules)[1:]]
        return answers.TurnAnswer(
            seat=None,
            legal=[],
            contract=contract,
            declarer=declarer,
            beside=beside or msgspec.UNSET,
            grounds=list(course.course_grounds(table, bids, rules)),
        )
    turn = course.next_seat(table, bids, rules)
    hand = convert.hand(question.hand, "hand", rules, (rules.tricks,))
    state = Bidding(one_hand_known(table, turn, hand), bids, turn)
    _refuse_impossible(question.bids, state, rules)
    due = (choice for choice in engine.choices(state, rules) if (choice.seat, choice.deed) == (turn, "bid"))
    found = next(due, None)
    if found is None:
        refuse_question("hand", message("a hand with something to bid"), " ".join(question.hand))
    return answers.TurnAnswer(
        seat=turn,
        legal=[action.words for action in found.actions],
        grounds=list(found.grounds),
        why=convert.clauses_by_act(
            (act, against) for act, against in engine.refused(state, rules) if isinstance(act, Bid)
        ),
    )


def _bids(given: Sequence[parts.Action], table: Seating, rules: RuleSet) -> tuple[Bid, ...]:
    bids: tuple[Bid, ...] = ()
    course, known = course_of(rules), bidding.bidding_words(rules)
    for index, action in enumerate(given):
        place = f"bids[{index}]"
        if action.do != "bid":
            refuse_question(f"{place}.do", "bid", action.do)
        if course.is_over(table, bids, rules):
            refuse_question(place, message("no bid, because the auction is over"), action.what)
        turn = course.next_seat(table, bids, rules)
        if action.seat != turn:
            refuse_question(f"{place}.seat", str(turn), action.seat)
        one = convert.bid(turn, action.what, f"{place}.what", rules)
        state = Bidding(one_hand_known(table, turn, 0), bids, turn)
        if one.name not in known or (one.king is not None and not course.names_koenig):
            refuse_question(f"{place}.what", message("one of {known}", known=_open(state, rules)), repr(action.what))
        breaches = answers_of(rules).breaches
        if action.unnoticed and (breaches is None or breaches.exposed is None):
            convert.refuse_unnoticed(action, place, rules)
        _refuse_unlawful(state, one, f"{place}.what", _any_hand(rules), rules)
        bids = (*bids, one)
    return bids


def _any_hand(rules: RuleSet) -> tuple[Mask, ...]:
    """Hands of which at least one fits any possible bid: all cards, all that cannot be called, none, and one Tarock.

    A source in which a bid depends on something else in the hand needs another hand here.
    """
    trull = rules.cards.trull.value
    return (rules.pack, rules.pack & ~rules.calling.callable, 0, trull & -trull)


def _open(state: Bidding, rules: RuleSet) -> list[str]:
    """The names of the bids that are allowed there with some hand."""
    bids = course_of(rules).candidates(state.turn, rules)
    found = [bid.name for bid in bids if _objection(state, bid, _any_hand(rules), rules) is None]
    return list(dict.fromkeys(found))


def _objection(state: Bidding, bid: Bid, hands: Sequence[Mask], rules: RuleSet) -> Objection | None:
    """The reason why a bid is forbidden with each of ``hands``; none if one of them allows it."""
    found: Objection | None = None
    for hand in hands:
        dealt = one_hand_known(state.dealt.seating, state.turn, hand)
        found = bidding.objection(Bidding(dealt, state.bids, state.turn), bid, rules)
        if found is None:
            return None
    return found


def _refuse_unlawful(state: Bidding, bid: Bid, place: str, hands: Sequence[Mask], rules: RuleSet) -> None:
    """Refuse a bid that is forbidden with each of ``hands``."""
    found = _objection(state, bid, hands, rules)
    if found is not None:
        refuse_question(
            place,
            message("what may be bid there"),
            message("{words} ({reason})", words=repr(bid.words), reason=found.reason),
        )


def _refuse_impossible(given: Sequence[parts.Action], state: Bidding, rules: RuleSet) -> None:
    """Refuse earlier bids of the player in turn that his hand does not allow, unless they are marked as unnoticed."""
    for index, bid in enumerate(state.bids):
        if bid.seat == state.turn and not given[index].unnoticed:
            before = Bidding(state.dealt, state.bids[:index], state.turn)
            _refuse_unlawful(before, bid, f"bids[{index}].what", (state.dealt.hands[state.turn],), rules)


def may_call(question: questions.MayCall, rules: RuleSet) -> answers.LegalAnswer:
    """The cards that may be called."""
    contract = convert.contract(question.contract, rules)
    hand = convert.hand(question.hand, "hand", rules, (rules.tricks,))
    if not contract.calls.value:
        return answers.LegalAnswer(legal=[], grounds=[contract.calls.clause])
    table = table_of_active(rules)
    state = Calling(one_hand_known(table, table.vorhand, hand), contract, table.vorhand)
    found = engine.choices(state, rules)[0]
    legal = convert.in_order([action.words for action in found.actions])
    return answers.LegalAnswer(
        legal=legal, grounds=list(found.grounds), why=convert.clauses_by_act(engine.refused(state, rules))
    )
