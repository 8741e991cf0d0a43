"""The phase of bidding: who may bid what, in the order of the source, until it is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from tarock_engine import house_bidding
from tarock_engine.actions import Bid
from tarock_engine.bid_checks import BiddingSoFar
from tarock_engine.cards import Mask
from tarock_engine.contracts import TalonUse
from tarock_engine.house_bidding import course_of
from tarock_engine.memory import remembered
from tarock_engine.refusals import Finding
from tarock_engine.ruleset import RuleSet, WithTalon
from tarock_engine.ruling import ClauseId, Grounds, Objection, Ruling, in_words
from tarock_engine.seating import SEATS, Seat, Seating
from tarock_engine.state import Bidding, Choice, Dealt, State
from tarock_language.message import message

Refusals = tuple[tuple[Bid, Objection], ...]
"""Bids that are not allowed, with the reason."""


def begin(dealt: Dealt, rules: RuleSet) -> Bidding:
    """The auction before the first bid."""
    return Bidding(dealt, (), opener(dealt.seating, rules))


def opener(seating: Seating, rules: RuleSet) -> Seat:
    """The seat that bids first."""
    return seating.active[rules.bidding.opens.value]


def choices(state: Bidding, rules: RuleSet) -> tuple[Choice, ...]:
    """All that the player in turn may bid."""
    return (_choice(*_asked(state, rules), state.turn, rules),)


def refused(state: Bidding, rules: RuleSet) -> Iterator[tuple[Bid, Objection]]:
    """Everything that can be said in an auction but is not allowed now."""
    yield from _refused(*_asked(state, rules), state.turn, rules)


def _asked(state: Bidding, rules: RuleSet) -> tuple[Seating, tuple[Bid, ...], Mask]:
    """All that the legal bids depend on: the table, and the parts of the bids and of the hand that matter."""
    hand = state.dealt.hands[state.turn]
    relevant = hand if house_bidding.is_ruled(rules) else rules.bidding_hand(hand)
    return state.dealt.seating, course_of(rules).essence(state.bids, rules), relevant


@remembered(1 << 14)
def _choice(seating: Seating, bids: tuple[Bid, ...], hand: Mask, turn: Seat, rules: RuleSet) -> Choice:
    course = course_of(rules)
    so_far = course.survey(seating, bids, hand, rules)
    allowed, grounds = [], [course.turn_grounds(seating, bids, rules)]
    for bid in course.candidates(turn, rules):
        objection, found = examine_bid(so_far, bid, rules)
        grounds.append(found)
        if objection is None:
            allowed.append(bid)
    return Choice(turn, "bid", tuple(allowed), grounds)


@remembered(1 << 10)
def _refused(seating: Seating, bids: tuple[Bid, ...], hand: Mask, turn: Seat, rules: RuleSet) -> Refusals:
    return refusals(course_of(rules).survey(seating, bids, hand, rules), turn, rules)


def refusals(so_far: object, turn: Seat, rules: RuleSet) -> Refusals:
    """Every bid of this seat that is not allowed, with the reason; ``so_far`` is given to the checks."""
    examined = ((bid, examine_bid(so_far, bid, rules)[0]) for bid in course_of(rules).candidates(turn, rules))
    return tuple((bid, found) for bid, found in examined if found is not None)


def objection(state: Bidding, bid: Bid, rules: RuleSet) -> Objection | None:
    """The reason why ``bid`` is not allowed; None if it is."""
    seating, course = state.dealt.seating, course_of(rules)
    if bid.seat != state.turn:
        return Objection(
            message("seat {seat} has to bid", seat=state.turn), course.turn_grounds(seating, state.bids, rules)
        )
    known = bidding_words(rules)
    if bid.king is not None and not course.names_koenig:
        return Objection(message("no König is named with a bid"), course.turn_grounds(seating, state.bids, rules))
    if bid.name not in known:
        reason = message("there is no bid '{bid}'; known are {known}", bid=bid.name, known=known)
        return Objection(reason, course.turn_grounds(seating, state.bids, rules))
    return examine_bid(course.survey(seating, state.bids, state.dealt.hands[state.turn], rules), bid, rules)[0]


@remembered(1 << 8)
def bidding_words(rules: RuleSet) -> tuple[str, ...]:
    """Everything that can be said in an auction."""
    return tuple(dict.fromkeys(bid.name for bid in course_of(rules).candidates(SEATS[0], rules)))


def after(state: Bidding, bid: Bid, rules: RuleSet) -> State:
    """The auction after another bid, or the phase that follows it."""
    bids, seating, course = (*state.bids, bid), state.dealt.seating, course_of(rules)
    if course.is_over(seating, bids, rules):
        return course.outcome(state.dealt, bids, rules.in_game(course.ends_in(bids, rules)[0]))
    return Bidding(state.dealt, bids, course.next_seat(seating, bids, rules))


def examine_bid(so_far: object, bid: Bid, rules: RuleSet) -> tuple[Objection | None, Grounds]:
    """The first objection to a bid, or None, and the clauses of all checks that applied until then."""
    grounds: list[ClauseId] = []
    if isinstance(so_far, house_bidding.Surveyed):
        own, is_final = house_bidding.examine(so_far.plain, bid, rules)
        if is_final:
            return own.objection, own.grounds
        grounds.extend(own.grounds)
        so_far = so_far.inner
    for check in rules.bidding.checks:
        found = check.value(so_far, bid, check.clause, rules)
        if found is None:
            continue
        grounds.extend(found.grounds)
        if found.against:
            return found.objection, tuple(grounds)
    wanted = rules.suit_games.get(bid.name) if isinstance(rules, WithTalon) else None
    if wanted is None:
        return None, tuple(grounds)
    lacking = _suit_cards_lacking(so_far, bid, wanted, rules)
    return lacking, (*grounds, wanted.clause)


def _suit_cards_lacking(so_far: object, bid: Bid, wanted: Ruling[int], rules: RuleSet) -> Objection | None:
    """The objection to a game for which the hand lacks suit cards, even if all that its Talon brings are such."""
    talon = sum(rules.dealing.talon_packets.value)
    use = rules.by_name[bid.name].talon.value
    brought = {TalonUse.HALF: talon // 2, TalonUse.WHOLE: talon}.get(use, 0)
    hand = cast("BiddingSoFar", so_far).hand
    if (hand & ~rules.ranking.trumps).bit_count() + brought >= wanted.value:
        return None
    return Objection(message("{bid} needs {number} suit cards", bid=bid.name, number=wanted.value), (wanted.clause,))


# ------------------------------------------------------------------------------------- checks of several sources


@in_words("Games that a round has to agree on")
def in_use(so_far: BiddingSoFar, bid: Bid, clause: ClauseId, rules: RuleSet) -> Finding | None:
    del so_far
    contract = rules.by_name.get(bid.name)
    if contract is None or contract.available is None:
        return None
    return Finding(
        None if contract.available.value else message("{bid} has not been agreed on", bid=bid.name), (clause,)
    )


@in_words("Nobody holds")
def nobody_holds(order: tuple[Seat, ...], seat: Seat, other: Seat) -> bool:
    del order, seat, other
    return False


@in_words("Nobody but Vorhand holds")
def vorhand_alone(order: tuple[Seat, ...], seat: Seat, other: Seat) -> bool:
    del other
    return seat == order[0]


@in_words("Every earlier seat holds against a later one, counted from Vorhand")
def earlier_seats(order: tuple[Seat, ...], seat: Seat, other: Seat) -> bool:
    return order.index(seat) < order.index(other)
