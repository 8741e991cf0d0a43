"""Forbidden cards in Tarock-Königrufen that nobody notices: refused like others, or by one reading left to lie."""

from __future__ import annotations

from typing import NamedTuple

from tarock_engine import engine
from tarock_engine.actions import Action, Play
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.ruling import Grounds, IllegalActionError, Objection
from tarock_engine.state import Playing, State
from tarock_language.message import message


class ForbiddenCard(NamedTuple):
    """A forbidden card that stays on the table: the clauses that it broke."""

    grounds: Grounds


def left_lying(state: State, action: Action, rules: KoenigrufenRules) -> tuple[State, ForbiddenCard]:
    """The state after a forbidden card that nobody noticed. IllegalActionError if it is allowed, or cannot stand."""
    stands, found = rules.play.unnoticed_stands, engine.objection(state, action, rules)
    if found is None:
        raise IllegalActionError(action, Objection(message("this is allowed"), (stands.clause,)))
    grounds = (*found.grounds, stands.clause)
    if not (stands.value and isinstance(state, Playing) and isinstance(action, Play) and _is_in_turn(state, action)):
        raise IllegalActionError(action, Objection(found.reason, grounds))
    return engine.advance(state, action, rules), ForbiddenCard(grounds)


def _is_in_turn(state: Playing, action: Play) -> bool:
    """Whether the card is in the hand of the player in turn."""
    return action.seat == state.turn and bool(state.hands[state.turn] >> action.card & 1)
