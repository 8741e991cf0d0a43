"""The phase in which the declarer calls a König; and who holds it and is the partner."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

from tarock_engine.actions import Call
from tarock_engine.cards import FOUR_DAMEN, NAMES, Card, Mask, cards_in
from tarock_engine.contracts import Contract, TalonUse
from tarock_engine.refusals import Finding, merged
from tarock_engine.ruleset import WithTalon
from tarock_engine.ruling import Grounds, Objection, Ruling, in_words
from tarock_engine.seating import Seat, Seating, seated
from tarock_engine.state import Calling, Choice, Dealt, Game
from tarock_language.message import message


def candidates(rules: WithTalon) -> tuple[Card | None, ...]:
    """Everything that can be called: the cards, and None for the fourth König unnamed, if the source knows that."""
    fourth = () if rules.calling.fourth is None else (None,)
    return (*cards_in(rules.calling.ever_callable), *fourth)


def choices(state: Calling, rules: WithTalon) -> tuple[Choice, ...]:
    """The Könige that the declarer may call."""
    return (choice(state.declarer, state.hand, state.contract, rules),)


def choice(declarer: Seat, hand: Mask, contract: Contract, rules: WithTalon) -> Choice:
    """What the holder of ``hand`` may call."""
    found = {king: examine_call(king, hand, contract, rules) for king in candidates(rules)}
    allowed = tuple(Call(declarer, king) for king, finding in found.items() if not finding.against)
    parts = [turn_grounds(contract, rules), *(finding.grounds for finding in found.values())]
    return Choice(declarer, "call", allowed, parts)


def refused(state: Calling, rules: WithTalon) -> Iterator[tuple[Call, Objection]]:
    """The Könige that may not be called."""
    for king in candidates(rules):
        call = Call(state.declarer, king)
        found = objection(state, call, rules)
        if found is not None:
            yield call, found


def objection(state: Calling, call: Call, rules: WithTalon) -> Objection | None:
    """The reason why ``call`` is not allowed; None if it is."""
    if call.seat != state.declarer:
        return Objection(
            message("seat {seat} has to call a König", seat=state.declarer), turn_grounds(state.contract, rules)
        )
    return examine_call(call.king, state.hand, state.contract, rules).objection


def called(game: Game, call: Call, hand: Mask, rules: WithTalon) -> Game:
    """The game with the König that the holder of ``hand`` called."""
    king = missing(hand, rules) if call.king is None else call.king
    found = with_partner(game.dealt, game.contract, game.declarer, king, rules)
    return dataclasses.replace(found, unnamed=True) if call.king is None else found


def missing(hand: Mask, rules: WithTalon) -> Card | None:
    """The lowest card that can be called and is not in the hand; the lowest of all if the hand has them all."""
    return next(iter(cards_in(rules.calling.callable & ~hand or rules.calling.callable)), None)


def examine_call(king: Card | None, hand: Mask, contract: Contract, rules: WithTalon) -> Finding:
    """Whether the holder of ``hand`` may call a König; None is the fourth one unnamed."""
    calling = rules.calling
    if king is None:
        return _examine_fourth(hand, contract, rules)
    if calling.dame_with_all is not None and FOUR_DAMEN >> king & 1:
        return _examine_dame(king, hand, calling.dame_with_all, rules)
    if not calling.callable >> king & 1:
        return Finding(message("{card} is no König that can be called", card=NAMES[king]), (contract.calls.clause,))
    named = () if calling.fourth is None else (calling.fourth.koenige_held.clause,)
    if not hand >> king & 1:
        return Finding(None, named)
    all_four = calling.holder_of_all_calls
    if all_four is not None and hand & calling.callable == calling.callable:
        against = None if all_four.value else message("the holder of all Könige cannot call one")
        return Finding(against, (all_four.clause, calling.own_koenig_callable.clause))
    own = calling.own_koenig_callable
    return Finding(
        None if own.value else message("{card} is in the declarer's own hand", card=NAMES[king]),
        merged([(own.clause, *named)]),
    )


def left_to_call(hand: Mask, rules: WithTalon) -> Mask:
    """The cards that a hand lacks and may call: Könige, or in a house Damen where it has all of these."""
    calling = rules.calling
    return calling.callable & ~hand or calling.ever_callable & ~hand


def _examine_dame(dame: Card, hand: Mask, ruled: Ruling[bool], rules: WithTalon) -> Finding:
    """Whether the holder of ``hand`` may call a Dame, in a house that rules on it."""
    is_holder = hand & rules.calling.callable == rules.calling.callable
    if not (ruled.value and is_holder):
        return Finding(message("a Dame is called by the holder of all Könige only"), (ruled.clause,))
    own = message("{card} is in the declarer's own hand", card=NAMES[dame]) if hand >> dame & 1 else None
    return Finding(own, (ruled.clause,))


def _examine_fourth(hand: Mask, contract: Contract, rules: WithTalon) -> Finding:
    fourth = rules.calling.fourth
    if fourth is None:
        return Finding(message("every König is called by its name"), (contract.calls.clause,))
    held, number = (hand & rules.calling.callable).bit_count(), rules.calling.callable.bit_count()
    if held == number:
        against = (
            None if fourth.allowed_with_all.value else message("the fourth König is not called by whoever holds it")
        )
        return Finding(against, (fourth.allowed_with_all.clause,))
    if held < fourth.koenige_held.value:
        against = message(
            "the fourth König is called by the holder of {number} others", number=fourth.koenige_held.value
        )
        return Finding(against, (fourth.koenige_held.clause,))
    return Finding(
        None if fourth.allowed.value else message("every König is named"),
        (fourth.allowed.clause, fourth.koenige_held.clause),
    )


@in_words("The holder of the called König")
def holder_of(hands: Sequence[Mask], king: Card) -> Seat | None:
    return next((seat for seat, hand in seated(hands) if hand >> king & 1), None)


def with_partner(dealt: Dealt, contract: Contract, declarer: Seat, king: Card | None, rules: WithTalon) -> Game:
    """The game with the holder of ``king`` as partner; without one if the Talon has the card.

    For a declarer who holds it himself, ``partner_of_own_caller`` decides; without that ruling he has no partner.
    """
    if king is None:
        return Game(dealt, contract, declarer)
    partner = rules.calling.find_partner.value(dealt.hands, king)
    from_talon = bool(dealt.talon >> king & 1)
    own = rules.calling.partner_of_own_caller
    if partner == declarer:
        partner = None if own is None else own.value(declarer, dealt.seating)
    return Game(dealt=dealt, contract=contract, declarer=declarer, called=king, partner=partner, from_talon=from_talon)


@in_words("Nobody plays with a declarer who called himself")
def nobody_plays_with(declarer: Seat, seating: Seating) -> None:
    del declarer, seating


def partner_grounds(game: Game, rules: WithTalon) -> Grounds:
    """The clauses that say who plays with the declarer."""
    calls = game.contract.calls.clause
    if game.called is None:
        return (calls,)
    how = (calls, rules.calling.called_before_talon.clause, *_fourth_grounds(game, rules))
    if game.from_talon:
        alone = rules.procedure.talon.goes_on_alone(game, rules).clause
        return (*how, alone, *_alone_grounds(game.contract, rules))
    if game.dealt.hands[game.declarer] >> game.called & 1:
        own = rules.calling.partner_of_own_caller
        return (*how, rules.calling.own_koenig_callable.clause, *(() if own is None else (own.clause,)))
    return (*how, rules.calling.find_partner.clause)


def _alone_grounds(contract: Contract, rules: WithTalon) -> Grounds:
    """The clause about a caller whose card lies in the turned Talon, where one clause rules for all such games."""
    alone = rules.calling.alone_if_in_talon
    return () if alone is None or contract.talon.value is not TalonUse.HALF else (alone.clause,)


def _fourth_grounds(game: Game, rules: WithTalon) -> Grounds:
    return (rules.calling.fourth.allowed.clause,) if game.unnamed and rules.calling.fourth is not None else ()


def turn_grounds(contract: Contract, rules: WithTalon) -> Grounds:
    """The clauses that let a König be called now."""
    return (contract.calls.clause, rules.calling.called_before_talon.clause)
