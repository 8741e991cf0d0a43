"""Decides which phase comes after the auction and after the call: the call, the Talon, or the announcements."""

from __future__ import annotations

from tarock_engine import calling, talon
from tarock_engine.actions import Bid, Call
from tarock_engine.cards import Card
from tarock_engine.contracts import Contract, TalonUse
from tarock_engine.ruleset import WithTalon
from tarock_engine.seating import Seat
from tarock_engine.state import Calling, Dealt, Game, Played, Playing, State


def declared(dealt: Dealt, highest: Bid, rules: WithTalon) -> State:
    """The phase after an auction in which somebody bid a game."""
    return after_bidding(dealt, rules.by_name[highest.name], highest.seat, highest.king, rules)


def after_bidding(dealt: Dealt, contract: Contract, declarer: Seat, king: Card | None, rules: WithTalon) -> State:
    """The phase after the auction: the call, if one is due and was not made with the bid; else the Talon.

    The Talon comes before the call in a reading that says so, if the game takes a half.
    """
    if contract.calls.value and king is None:
        if not rules.calling.called_before_talon.value and contract.talon.value is TalonUse.HALF:
            return talon.begin(Game(dealt, contract, declarer), rules)
        return Calling(dealt, contract, declarer)
    return talon.begin(calling.with_partner(dealt, contract, declarer, king, rules), rules)


def after_calling(state: Calling, call: Call, rules: WithTalon) -> State:
    """The phase after the call, with the partner in the game."""
    game = calling.called(Game(state.dealt, state.contract, state.declarer), call, state.hand, rules)
    if state.exchange is None:
        return talon.begin(game, rules)
    return talon.exchanged(game, state.exchange, rules)


def contract_of(state: State, alone: str) -> Contract | str | None:
    """The contract of the game; ``alone`` in a game without a declarer; None if it is not known yet."""
    if isinstance(state, Calling):
        return state.contract
    if isinstance(state, Playing | Played) and state.game is None:
        return alone
    return None if state.game is None else state.game.contract
