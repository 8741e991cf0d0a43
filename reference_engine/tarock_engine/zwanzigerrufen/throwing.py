"""Throwing the cards of Zwanzigerrufen in before the deal is played: who may, and when."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_engine import house_bidding
from tarock_engine.actions import ZUSAMMENWERFEN, Bid
from tarock_engine.bid_checks import Throwing
from tarock_engine.cards import Mask
from tarock_engine.refusals import Finding
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.seating import Seat
from tarock_engine.state import Choice, Dealt
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_language.message import message


def is_throwing_in(act: object) -> bool:
    """Whether an act throws the cards in."""
    return isinstance(act, Bid) and act.name == ZUSAMMENWERFEN


def examine_throwing_in(hand: Mask, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the holder of ``hand`` may throw the cards in."""
    rulings = rules.dealing
    if not is_agreed(rules):
        return Finding(message("throwing in has not been agreed on"), (rulings.throwing_in.clause,))
    if _has_to_throw(hand, rules):
        return Finding(None, (rulings.throwing_in.clause, rulings.tarocks_to_have_to_throw.clause))
    tarocks, own = hand & rules.ranking.trumps, house_bidding.throwing(hand, rules)[0]
    sole = tarocks.bit_count() == 1 and bool(tarocks & rulings.sole_tarocks_to_throw.value)
    alone = (sole and rulings.throwing_in.value) or own is Throwing.MAY
    grounds = (
        rulings.throwing_in.clause,
        rulings.sole_tarocks_to_throw.clause,
        *(() if alone else (rulings.tarocks_to_have_to_throw.clause,)),
    )
    return Finding(None if alone else message("this hand cannot be thrown in"), grounds)


def is_agreed(rules: ZwanzigerrufenRules) -> bool:
    """Whether deals are thrown in, by the source or by a house."""
    own = rules.dealing.thrown_in
    return rules.dealing.throwing_in.value or (own is not None and own.has_any_thrown)


def _has_to_throw(hand: Mask, rules: ZwanzigerrufenRules) -> bool:
    if house_bidding.throwing(hand, rules)[0] is Throwing.MUST:
        return True
    few = (hand & rules.ranking.trumps).bit_count() <= rules.dealing.tarocks_to_have_to_throw.value
    return few and rules.dealing.throwing_in.value


def throwers(dealt: Dealt, rules: ZwanzigerrufenRules) -> tuple[Seat, ...]:
    """The seats that have to throw the cards in, from Vorhand on; a seat with an unknown hand does not have to."""
    hands, seats = dealt.hands, dealt.seating.active if is_agreed(rules) else ()
    return tuple([seat for seat in seats if hands[seat] and _has_to_throw(hands[seat], rules)])


def nobody_has_to(rules: ZwanzigerrufenRules) -> Grounds:
    """The clauses that say why nobody has to throw in this deal."""
    rulings = rules.dealing
    when = (rulings.tarocks_to_have_to_throw.clause, rulings.sole_tarocks_to_throw.clause) if is_agreed(rules) else ()
    return (rulings.throwing_in.clause, *when)


def offers(dealt: Dealt, rules: ZwanzigerrufenRules) -> Iterator[Choice]:
    """The choice of throwing in, for each player who may do so."""
    seats = dealt.seating.active if is_agreed(rules) else ()
    for seat in seats:
        found = examine_throwing_in(dealt.hands[seat], rules)
        if dealt.hands[seat] and not found.against:
            yield Choice(seat, "bid", (Bid(seat, ZUSAMMENWERFEN),), (found.grounds,))


def late(dealt: Dealt, rules: ZwanzigerrufenRules) -> tuple[Choice, ...]:
    """The choices of throwing in after Vorhand has announced; none if the rules do not allow it then."""
    until = rules.dealing.throwing_in_until_play
    if not until.value:
        return ()
    return tuple([choice._replace(parts=(*choice.parts, (until.clause,))) for choice in offers(dealt, rules)])


def late_throwing_objection(dealt: Dealt, bid: Bid, rules: ZwanzigerrufenRules) -> Objection | None:
    """The reason why the cards cannot be thrown in after Vorhand has announced; None if they can."""
    rulings = rules.dealing
    if not is_throwing_in(bid):
        return Objection(message("solo games are said in the round of announcements"), (rules.bidding.opens.clause,))
    if is_agreed(rules) and not rulings.throwing_in_until_play.value:
        return Objection(message("Vorhand has announced"), (rulings.throwing_in_until_play.clause,))
    return examine_throwing_in(dealt.hands[bid.seat], rules).objection
