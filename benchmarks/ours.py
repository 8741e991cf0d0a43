"""The reference engine: complete deals at a table of four, auction to payments, every answer with grounds."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterable

from benchmarks.contender import Contender, one_of
from tarock_engine import dealing, engine
from tarock_engine.cards import cards_in
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_engine.state import State
from tarock_running.process.about import suite_version

PLAYERS = 4


def name_of(source: str) -> str:
    """The name of the engine where it plays the rules of a source."""
    return f"ours, {source}"


def contenders(sources: Iterable[str]) -> list[Contender]:
    """For each source: one that plays the listed actions, and one that also checks every action against the rules."""
    version = suite_version()
    found = []
    for source in sources:
        name, rules = name_of(source), RULE_SETS[source]
        found.append(Contender(name, version, functools.partial(play, rules)))
        found.append(Contender(f"{name}, verified", version, functools.partial(play_verified, rules)))
    return found


def play(rules: RuleSet, rng: random.Random) -> int:
    """Play one deal of actions that the engine listed."""
    state, decisions = _dealt(rules, rng), 0
    while not engine.is_over(state):
        choice = one_of(engine.choices(state, rules), rng)
        state = engine.advance(state, one_of(choice.actions, rng), rules)
        decisions += 1
    engine.settlement(state, rules)
    return decisions


def play_verified(rules: RuleSet, rng: random.Random) -> int:
    """Play one deal in which every action is checked."""
    state, decisions = _dealt(rules, rng), 0
    while not engine.is_over(state):
        choice = one_of(engine.choices(state, rules), rng)
        state = engine.apply(state, one_of(choice.actions, rng), rules)
        decisions += 1
    engine.settlement(state, rules)
    return decisions


def _dealt(rules: RuleSet, rng: random.Random) -> State:
    pack = cards_in(rules.pack)
    rng.shuffle(pack)
    seating = dealing.seat_table(PLAYERS, rng.randrange(PLAYERS), rules)
    return engine.begin(dealing.deal_out(pack, seating, rules), rules)
