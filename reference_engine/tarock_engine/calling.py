"""The called König and the partner it makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tarock_engine import schleifen, talon
from tarock_engine.actions import Call
from tarock_engine.cards import NAMES, Card, Mask, cards_in
from tarock_engine.findings import Finding
from tarock_engine.ruleset import Contract, RuleSet
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.state import Calling, Choice, Dealt, Game, State


def begin(dealt: Dealt, contract: Contract, declarer: int, king: Card | None, rules: RuleSet) -> State:
    """After the auction: the call where one is due and was not made with the bid, else the Talon."""
    if contract.calls.value and king is None:
        return Calling(dealt, contract, declarer)
    return talon.begin(with_partner(dealt, contract, declarer, king, rules), rules)


def choices(state: Calling, rules: RuleSet) -> tuple[Choice, ...]:
    """The Könige that the declarer may call."""
    hand = state.dealt.hands[state.declarer]
    found = {king: weigh(king, hand, state.contract, rules) for king in cards_in(rules.calling.callable)}
    allowed = tuple(Call(state.declarer, king) for king, finding in found.items() if not finding.against)
    parts = [_turn_grounds(state, rules), *(finding.grounds for finding in found.values())]
    return (Choice(state.declarer, "call", allowed, parts),)


def refused(state: Calling, rules: RuleSet) -> Iterator[tuple[Call, Objection]]:
    """The Könige that may not be called."""
    for king in cards_in(rules.calling.callable):
        call = Call(state.declarer, king)
        found = objection(state, call, rules)
        if found is not None:
            yield call, found


def objection(state: Calling, call: Call, rules: RuleSet) -> Objection | None:
    """Say why ``call`` is not allowed, or nothing."""
    if call.seat != state.declarer:
        return Objection(f"seat {state.declarer} has to call a König", _turn_grounds(state, rules))
    return weigh(call.king, state.dealt.hands[state.declarer], state.contract, rules).objection


def after(state: Calling, call: Call, rules: RuleSet) -> State:
    """The game with its partner."""
    return talon.begin(with_partner(state.dealt, state.contract, state.declarer, call.king, rules), rules)


def weigh(king: Card, hand: Mask, contract: Contract, rules: RuleSet) -> Finding:
    """Whether a König may be called by the holder of ``hand``."""
    own = rules.calling.own
    if not rules.calling.callable >> king & 1:
        return Finding(f"{NAMES[king]} is no König that can be called", (contract.calls.clause,))
    if not hand >> king & 1:
        return Finding("", ())
    return Finding("" if own.value else f"{NAMES[king]} is in the declarer's own hand", (own.clause,))


def holder_of(hands: Sequence[Mask], king: Card) -> int | None:
    """The holder of the called König."""
    return next((seat for seat, hand in enumerate(hands) if hand >> king & 1), None)


def with_partner(dealt: Dealt, contract: Contract, declarer: int, king: Card | None, rules: RuleSet) -> Game:
    """The game with the holder of ``king`` as partner; nobody is where the declarer or the Talon has it."""
    if king is None:
        return Game(dealt, contract, declarer)
    partner = rules.calling.partner.value(dealt.hands, king)
    from_talon = bool(dealt.talon >> king & 1)
    return Game(dealt, contract, declarer, king, None if partner == declarer else partner, from_talon)


def partner_grounds(game: Game, rules: RuleSet) -> Grounds:
    """The clauses that say who plays with the declarer."""
    calls = game.contract.calls.clause
    if game.called is None:
        return (calls,)
    when = rules.calling.before_talon.clause
    if game.from_talon:
        return (calls, when, schleifen.alone(game, rules).clause)
    if game.partner is None:
        return (calls, when, rules.calling.own.clause)
    return (calls, when, rules.calling.partner.clause)


def _turn_grounds(state: Calling, rules: RuleSet) -> Grounds:
    return (state.contract.calls.clause, rules.calling.before_talon.clause)
