"""Giving up a Rufer whose called König lies in the Talon."""

from __future__ import annotations

from tarock_engine.findings import Finding
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Ruling
from tarock_engine.state import Game


def alone(game: Game, rules: RuleSet) -> Ruling[bool]:
    """Whether a caller whose König lies in the Talon goes on alone."""
    return game.contract.alone or rules.calling.alone


def weigh(game: Game, rules: RuleSet) -> Finding:
    """Whether the declarer may give up instead of taking from the Talon."""
    give_up = rules.calling.schleifen
    if not game.from_talon:
        return Finding("only a caller whose König lies in the Talon may give up", (give_up.clause,))
    if not give_up.value:
        return Finding("giving up is not allowed", (give_up.clause,))
    return Finding("", (give_up.clause, rules.calling.alone.clause, rules.talon.schleifen_until_half.clause))


def weigh_late(game: Game, rules: RuleSet) -> Finding:
    """Whether the declarer may still give up although he has taken a half."""
    found = weigh(game, rules)
    if found.against or not rules.talon.schleifen_until_half.value:
        return found
    return Finding("a half has been taken", found.grounds)
