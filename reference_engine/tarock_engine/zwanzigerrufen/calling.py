"""Calling a Tarock in Zwanzigerrufen: which may be called, and who holds it and is the partner."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_engine.actions import Call
from tarock_engine.cards import NAMES, Card, Mask, mask_of
from tarock_engine.certain import there
from tarock_engine.contracts import Contract
from tarock_engine.memory import remembered
from tarock_engine.refusals import Finding
from tarock_engine.ruling import Grounds, Objection, in_words
from tarock_engine.seating import Seat
from tarock_engine.state import Calling, Choice, Dealt, Exchange, Game, State
from tarock_engine.zwanzigerrufen.names import NORMALSPIEL
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_language.message import message


@in_words("Only the highest that is in another hand")
def highest_missing(hand: Mask, downwards: tuple[Card, ...]) -> Mask:
    return next((1 << card for card in downwards if not hand >> card & 1), 0)


@in_words("That one, or a higher one of the own hand, which is any where nothing is missing")
def own_too(hand: Mask, downwards: tuple[Card, ...]) -> Mask:
    highest = highest_missing(hand, downwards)
    return highest | mask_of([card for card in downwards if 1 << card > highest])


@in_words("Any that is in another hand")
def any_missing(hand: Mask, downwards: tuple[Card, ...]) -> Mask:
    return mask_of(downwards) & ~hand


def has_all_callable(hand: Mask, rules: ZwanzigerrufenRules) -> bool:
    """Whether a hand has all Tarocks that can be called."""
    every = mask_of(rules.ladder)
    return hand & every == every


def choices(state: Calling, rules: ZwanzigerrufenRules) -> tuple[Choice, ...]:
    """The Tarocks that Vorhand may call."""
    return (_choice(state.declarer, state.hand & mask_of(rules.ladder), rules),)


@remembered(1 << 10)
def _choice(seat: Seat, hand: Mask, rules: ZwanzigerrufenRules) -> Choice:
    found = [(Call(seat, card), examine_call(card, hand, rules)) for card in rules.ladder]
    allowed = tuple(call for call, finding in found if not finding.against)
    return Choice(seat, "call", allowed, [turn_grounds(rules), *(finding.grounds for _, finding in found)])


def refused(state: Calling, rules: ZwanzigerrufenRules) -> Iterator[tuple[Call, Objection]]:
    """The Tarocks that may not be called."""
    for card in rules.ladder:
        found = examine_call(card, state.hand, rules).objection
        if found is not None:
            yield Call(state.declarer, card), found


def objection(state: Calling, call: Call, rules: ZwanzigerrufenRules) -> Objection | None:
    """The reason why ``call`` is not allowed; None if it is."""
    if call.seat != state.declarer:
        return Objection(message("seat {seat} has to call a Tarock", seat=state.declarer), turn_grounds(rules))
    return examine_call(call.king, state.hand, rules).objection


def after(state: Calling, call: Call, rules: ZwanzigerrufenRules) -> State:
    """The round of announcements after the call. ValueError for a call without a card."""
    game = called(state.dealt, state.contract, call.seat, there(call.king, "called Tarock"), rules)
    return rules.procedure.announce(game, Exchange(), state.dealt.hands, rules)


def examine_call(card: Card | None, hand: Mask, rules: ZwanzigerrufenRules) -> Finding:
    """Whether a Tarock may be called by the holder of ``hand``."""
    rulings, downwards = rules.calling, rules.ladder
    calls = rules.by_name[NORMALSPIEL].calls
    if not calls.value:
        return Finding(message("nobody is called"), (calls.clause,))
    if card is None or card not in downwards:
        name = "an unnamed card" if card is None else NAMES[card]
        return Finding(message("{name} cannot be called", name=name), (rulings.highest.clause, rulings.lowest.clause))
    if has_all_callable(hand, rules) and rules.bidding.no_normal_with_all.value:
        return Finding(message("all that can be called is in the own hand"), (rules.bidding.no_normal_with_all.clause,))
    grounds = (*_step(hand, rules), rulings.callable_of_hand.clause)
    allowed = rulings.callable_of_hand.value(hand, downwards)
    return Finding(None if allowed >> card & 1 else message("{card} is not the one to call", card=NAMES[card]), grounds)


def _step(hand: Mask, rules: ZwanzigerrufenRules) -> Grounds:
    """The clause on the Tarock that this hand may call: the first, the second, or a lower one."""
    rulings, first = rules.calling, highest_missing(hand, rules.ladder)
    by_card = {1 << rulings.highest.value: rulings.highest.clause, 1 << rulings.second.value: rulings.second.clause}
    return (by_card.get(first, rulings.lowest.clause),)


def called(dealt: Dealt, contract: Contract, seat: Seat, card: Card, rules: ZwanzigerrufenRules) -> Game:
    """The game with the holder of ``card`` as partner; without a partner if the caller holds it."""
    partner = rules.calling.find_partner.value(dealt.hands, card)
    return Game(
        dealt=dealt, contract=contract, declarer=seat, called=card, partner=None if partner == seat else partner
    )


def solo(dealt: Dealt, contract: Contract, declarer: Seat, rules: ZwanzigerrufenRules) -> Game:
    """A solo game; it has no partner, unless the ruling of the game lets the declarer call."""
    highest = highest_missing(dealt.hands[declarer], rules.ladder)
    if contract.calls.value and highest:
        return called(dealt, contract, declarer, Card(highest.bit_length() - 1), rules)
    return Game(dealt, contract, declarer)


def turn_grounds(rules: ZwanzigerrufenRules) -> Grounds:
    """The clauses that let a Tarock be called now."""
    rulings, normal = rules.bidding, rules.by_name[NORMALSPIEL]
    only = [contract.vorhand_only.clause for contract in rules.contracts if contract.vorhand_only is not None]
    reserved = tuple(dict.fromkeys(only))
    return (rulings.opens.clause, normal.calls.clause, rulings.no_normal_with_all.clause, *reserved)


def partner_grounds(game: Game, rules: ZwanzigerrufenRules) -> Grounds:
    """The clauses that say who plays with the declarer."""
    calls = game.contract.calls.clause
    if game.called is None:
        return (calls,)
    rulings = rules.calling
    return (
        calls,
        rulings.find_partner.clause,
        rulings.callable_of_hand.clause,
        *_step(game.dealt.hands[game.declarer], rules),
    )
