"""Finds the engine whose courses are counted: the reference engine, or any other by its name ``module:object``."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import NamedTuple, cast

from proving.perft.perft import Engine
from proving.perft.stored import Deal
from tarock_engine import engine
from tarock_engine.actions import Action
from tarock_engine.cards import named
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import Seating
from tarock_engine.state import Dealt, State


class Moment(NamedTuple):
    """A state of the reference engine, with the rules of the deal."""

    rules: RuleSet
    state: State


class Reference:
    """The reference engine."""

    def begin(self, deal: Deal, rules: str, options: Mapping[str, str]) -> Moment:
        """The deal before its first bid."""
        chosen = RULE_SETS[rules].choose(options)
        seating = Seating.at(len(deal.hands), deal.dealer, chosen.sessions.players_in_play.value)
        first, second = (named(*half.split()) for half in deal.talon)
        dealt = Dealt(seating, tuple(named(*hand.split()) for hand in deal.hands), (first, second))
        return Moment(chosen, engine.begin(dealt, chosen))

    def legal(self, state: Moment) -> dict[str, Action]:
        """All legal acts, by their words."""
        found = engine.choices(state.state, state.rules)
        return {f"{act.seat} {act.words}": act for choice in found for act in choice.actions}

    def apply(self, state: Moment, act: Action) -> Moment:
        """The state after an act."""
        return Moment(state.rules, engine.advance(state.state, act, state.rules))


REFERENCE = Reference()


class UnknownEngineError(ValueError):
    """There is no engine of that name."""


def find(name: str) -> Engine:
    """The engine called ``reference``, or another as ``module:object``. Raises UnknownEngineError for another name."""
    if name == "reference":
        return REFERENCE
    module, _, attribute = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as fault:
        message = f"there is no engine '{name}' ({fault}); give 'reference' or 'module:object'"
        raise UnknownEngineError(message) from fault
    missing = [method for method in ("begin", "legal", "apply") if not callable(getattr(found, method, None))]
    if missing:
        message = f"engine '{name}' has no {', '.join(missing)}"
        raise UnknownEngineError(message)
    return cast("Engine", found)
