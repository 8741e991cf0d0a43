"""The reference engine: complete deals at a table of four, auction to payments, every answer with grounds."""

from __future__ import annotations

import random

from benchmarks.contender import OURS, Contender, one_of
from tarock_conformance.about import suite_version
from tarock_engine import dealing, engine
from tarock_engine.cards import NAMES, Card
from tarock_engine.rulesets import RULE_SETS
from tarock_engine.state import State

RULES = RULE_SETS["lungau"]
PACK = [Card(number) for number in range(len(NAMES))]
PLAYERS = 4


def contenders() -> list[Contender]:
    """Playing what the engine listed; and the same with each action held against the rules once more."""
    version = suite_version()
    return [Contender(OURS, version, play), Contender(f"{OURS}, verified", version, play_verified)]


def play(rng: random.Random) -> int:
    """Play one deal of actions that the engine listed."""
    state, decisions = _dealt(rng), 0
    while not engine.is_over(state):
        choice = one_of(engine.choices(state, RULES), rng)
        state = engine.advance(state, one_of(choice.actions, rng), RULES)
        decisions += 1
    engine.settlement(state, RULES)
    return decisions


def play_verified(rng: random.Random) -> int:
    """Play one deal in which no action is taken on trust."""
    state, decisions = _dealt(rng), 0
    while not engine.is_over(state):
        choice = one_of(engine.choices(state, RULES), rng)
        state = engine.apply(state, one_of(choice.actions, rng), RULES)
        decisions += 1
    engine.settlement(state, RULES)
    return decisions


def _dealt(rng: random.Random) -> State:
    pack = PACK.copy()
    rng.shuffle(pack)
    seating = dealing.seat_table(PLAYERS, rng.randrange(PLAYERS), RULES)
    return engine.begin(dealing.deal(pack, seating, RULES), RULES)
