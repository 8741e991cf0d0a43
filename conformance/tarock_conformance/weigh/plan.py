"""The plan of a weighing: the rules of the deals, the readings to compare, and the number of deals."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from tarock_conformance.prove.readings import reading_choices
from tarock_reference import option_readings, requirements, rulings
from tarock_reference.weighing.players import PLAYERS
from tarock_reference.weighing.readings import World, world_of
from tarock_reference.weighing.weighed import Deals, shares_named

BLOCK: Final = 500
"""So many deals are one piece of work."""

PILOT: Final = 60
"""So many deals say how often each reading can matter, before it is weighed."""

THINNED: Final = ((2, 32), (8, 8), (32, 2))
"""Where a reading can matter in more than one deal in so many, it is held against one in so many."""

MANY: Final = 30_000
"""From so many deals on; of fewer each is held against every reading."""

BESIDE: Final = 16
"""Rules other than the first are played in one block of so many: without them some readings mean nothing."""

EDITION: Final = 1
"""To be raised when the players, the chance or what is counted change."""


class Strand(NamedTuple):
    """Deals of one policy by one of the worlds: what is counted of them adds up."""

    world: int
    policy: str

    @property
    def step(self) -> int:
        """One block in so many is weighed."""
        return BESIDE if self.world else 1


class Plan(NamedTuple):
    """What is weighed of a source, and with which seed."""

    source: str
    seed: int
    worlds: tuple[World, ...]
    every: Mapping[Strand, Mapping[tuple[str, str], int]]
    block: int = BLOCK

    @property
    def strands(self) -> list[Strand]:
        """All of them, the usual world first."""
        return [Strand(world, policy) for world in range(len(self.worlds)) for policy in PLAYERS]


def worlds_of(source: str, option: str | None = None) -> tuple[World, ...]:
    """The rules by which deals of a source are played, the defaults first, with the readings of all options or one."""
    found: dict[tuple[tuple[str, str], ...], list[tuple[str, str]]] = {(): []}
    for choice in reading_choices(source):
        if option in (None, choice.option):
            beside = tuple(sorted((one, name) for one, name in choice.options.items() if one != choice.option))
            found.setdefault(beside, []).append((choice.option, choice.reading))
    worlds = (world_of(source, dict(beside), wanted) for beside, wanted in found.items())
    return tuple(one for one in worlds if one.readings)


def weighing_plan(source: str, seed: int, option: str | None = None, block: int = BLOCK) -> Plan:
    """What is weighed of a source, everything in every deal."""
    worlds = worlds_of(source, option)
    every = {Strand(number, name): dict[tuple[str, str], int]() for number in range(len(worlds)) for name in PLAYERS}
    return Plan(source, seed, worlds, every, block)


def thinned(plan: Plan) -> Plan:
    """The same with readings that can matter often held against fewer deals; a first look at a few says how often."""
    every = {}
    for strand in plan.every:
        named = shares_named(plan.worlds[strand.world], Deals(plan.seed, strand.policy, 0, PILOT))
        every[strand] = {key: _thinned(often) for key, often in named.items()}
    return plan._replace(every=every)


def _thinned(often: int) -> int:
    """One in how many deals a reading is held against that can matter in so many of the pilot."""
    return next((one_in for share, one_in in THINNED if often * share > PILOT), 1)


def edition(source: str) -> str:
    """A digest of all that figures depend on and that can be told: rulings, readings, and this way to weigh."""
    told = [EDITION, BESIDE, rulings(source), option_readings(source), requirements(source)]
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:16]


def blocks_of(plan: Plan, deals: int, policies: Sequence[str]) -> list[tuple[Strand, int]]:
    """The pieces of work of so many ``deals`` in all by the first rules, shared out evenly among the policies."""
    each = -(-deals // (plan.block * len(policies)))
    strands = [one for one in plan.strands if one.policy in policies]
    return [(one, number) for number in range(each) for one in strands if number % one.step == 0]
