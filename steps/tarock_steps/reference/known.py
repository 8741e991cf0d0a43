"""What a position lets be known of a deal."""

from __future__ import annotations

from collections.abc import Iterable

from tarock_engine.actions import Action
from tarock_engine.cards import Mask
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Objection
from tarock_engine.seating import Seating
from tarock_engine.state import Dealt
from tarock_steps.reference import convert


def only(table: Seating, seat: int, hand: Mask) -> Dealt:
    """A deal of which one hand is known."""
    return Dealt(table, tuple(hand if one == seat else 0 for one in range(table.players)), (0, 0))


def four(rules: RuleSet) -> Seating:
    """A table at which everybody is active."""
    return convert.seating(rules.sessions.active.value, rules.sessions.active.value - 1, rules)


def why(refused: Iterable[tuple[Action, Objection]]) -> dict[str, list[str]]:
    """For each act that is not allowed the clauses that forbid it."""
    return {action.words: list(found.grounds) for action, found in refused}
