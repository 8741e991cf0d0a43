"""Throwing the cards in before the deal is played."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_engine.actions import Bid
from tarock_engine.cards import Mask
from tarock_engine.findings import Finding
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.state import Choice, Dealt
from tarock_engine.zwanzigerrufen.names import ZUSAMMENWERFEN
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules


def is_it(act: object) -> bool:
    """Whether an act throws the cards in."""
    return isinstance(act, Bid) and act.name == ZUSAMMENWERFEN


def weigh_throwing_in(hand: Mask, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the holder of ``hand`` may throw the cards in."""
    of = rules.dealing
    if not of.throwing_in.value:
        return Finding("throwing in has not been agreed on", (of.throwing_in.clause,))
    if _must_throw(hand, rules):
        return Finding("", (of.throwing_in.clause, of.tarocks_to_have_to_throw.clause))
    tarocks = hand & rules.ranking.trumps
    alone = tarocks.bit_count() == 1 and bool(tarocks & of.sole_tarocks_to_throw.value)
    grounds = (
        of.throwing_in.clause,
        of.sole_tarocks_to_throw.clause,
        *(() if alone else (of.tarocks_to_have_to_throw.clause,)),
    )
    return Finding("" if alone else "this hand cannot be thrown in", grounds)


def _must_throw(hand: Mask, rules: ZwanzigerrufenRules) -> bool:
    return (hand & rules.ranking.trumps).bit_count() <= rules.dealing.tarocks_to_have_to_throw.value


def throwers(dealt: Dealt, rules: ZwanzigerrufenRules) -> tuple[int, ...]:
    """Everybody who has to throw the cards in, from Vorhand on; an unknown hand holds nobody to anything."""
    hands, seats = dealt.hands, dealt.seating.active if rules.dealing.throwing_in.value else ()
    return tuple([seat for seat in seats if hands[seat] and _must_throw(hands[seat], rules)])


def nobody_has_to(rules: ZwanzigerrufenRules) -> Grounds:
    """The clauses by which a deal is played that nobody has to throw in."""
    of = rules.dealing
    when = (of.tarocks_to_have_to_throw.clause, of.sole_tarocks_to_throw.clause) if of.throwing_in.value else ()
    return (of.throwing_in.clause, *when)


def offers(dealt: Dealt, rules: ZwanzigerrufenRules) -> Iterator[Choice]:
    """Throwing in, for each who may do it."""
    seats = dealt.seating.active if rules.dealing.throwing_in.value else ()
    for seat in seats:
        found = weigh_throwing_in(dealt.hands[seat], rules)
        if dealt.hands[seat] and not found.against:
            yield Choice(seat, "bid", (Bid(seat, ZUSAMMENWERFEN),), (found.grounds,))


def late(dealt: Dealt, rules: ZwanzigerrufenRules) -> tuple[Choice, ...]:
    """Throwing in after Vorhand has announced, for each who may."""
    until = rules.dealing.throwing_in_until_play
    if not until.value:
        return ()
    return tuple([one._replace(parts=(*one.parts, (until.clause,))) for one in offers(dealt, rules)])


def late_throwing_objection(dealt: Dealt, bid: Bid, rules: ZwanzigerrufenRules) -> Objection | None:
    """Say why the cards cannot be thrown in after Vorhand has announced."""
    of = rules.dealing
    if not is_it(bid):
        return Objection("solo games are said in the round of announcements", (rules.bidding.opens.clause,))
    if of.throwing_in.value and not of.throwing_in_until_play.value:
        return Objection("Vorhand has announced", (of.throwing_in_until_play.clause,))
    return weigh_throwing_in(dealt.hands[bid.seat], rules).objection
