"""The plan of a weighing: the rules of the deals, the readings to compare, and the number of deals.

A weighing plays deals of simple players and compares each reading with the default of its option: in how many deals it
changes what a player chooses or is paid, and by how much. A strand is the deals of one policy (kind of players) in one
world (set of rules), whose counts are added up.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from tarock_checking.prove.readings import reading_choices
from tarock_reference import option_readings, requirements, rulings
from tarock_reference.weighing.players import PLAYERS
from tarock_reference.weighing.readings import World, world_of
from tarock_reference.weighing.weighed import Deals, shares_named

BLOCK: Final = 500
"""Deals in a block, the unit of work."""

PILOT: Final = 60
"""Deals of the pilot, which estimates how often each reading can matter before it is weighed."""

THINNED: Final = ((2, 32), (8, 8), (32, 2))
"""Pairs (a, b): a reading that can matter in more than one of ``a`` deals is compared in one of ``b`` deals only."""

MANY: Final = 30_000
"""The number of deals from which readings are thinned; if there are fewer, every reading is compared in each deal."""

OTHER_WORLDS_STEP: Final = 16
"""In the worlds beside the default rules only one of so many blocks is weighed.

They are for readings that mean nothing by the default rules.
"""

EDITION: Final = 1
"""Raise it when the players, the random choices or the counts change."""


class Strand(NamedTuple):
    """The deals of one policy in one world; their counts are added up."""

    world: int
    policy: str

    @property
    def step(self) -> int:
        """One of so many blocks is weighed; 1 for every block."""
        return OTHER_WORLDS_STEP if self.world else 1


class Plan(NamedTuple):
    """What is weighed of a source, and with which seed; ``block`` is the number of deals in a block.

    ``every`` has, for each strand, a number for an option and its reading: it is compared in one of so many deals. A
    reading that is not in it is compared in each deal.
    """

    source: str
    seed: int
    worlds: tuple[World, ...]
    every: Mapping[Strand, Mapping[tuple[str, str], int]]
    block: int = BLOCK

    @property
    def strands(self) -> list[Strand]:
        """All strands, those of the usual world first."""
        return [Strand(world, policy) for world in range(len(self.worlds)) for policy in PLAYERS]


def worlds_of(source: str, option: str | None = None) -> tuple[World, ...]:
    """The worlds of a source, the default rules first, with the readings of all options or only of ``option``."""
    found: dict[tuple[tuple[str, str], ...], list[tuple[str, str]]] = {(): []}
    for choice in reading_choices(source):
        if option in (None, choice.option):
            beside = tuple(sorted((other, name) for other, name in choice.options.items() if other != choice.option))
            found.setdefault(beside, []).append((choice.option, choice.reading))
    worlds = (world_of(source, dict(beside), wanted) for beside, wanted in found.items())
    return tuple(world for world in worlds if world.readings)


def weighing_plan(source: str, seed: int, option: str | None = None, block: int = BLOCK) -> Plan:
    """The plan for a source that compares every reading in every deal."""
    worlds = worlds_of(source, option)
    every = {Strand(number, name): dict[tuple[str, str], int]() for number in range(len(worlds)) for name in PLAYERS}
    return Plan(source, seed, worlds, every, block)


def thinned(plan: Plan) -> Plan:
    """The plan with readings that often matter compared in fewer deals; the pilot shows how often they matter."""
    every = {}
    for strand in plan.every:
        named = shares_named(plan.worlds[strand.world], Deals(plan.seed, strand.policy, 0, PILOT))
        every[strand] = {key: _one_in(often) for key, often in named.items()}
    return plan._replace(every=every)


def _one_in(often: int) -> int:
    """One of how many deals a reading is compared in, if it can matter in ``often`` deals of the pilot."""
    return next((one_in for share, one_in in THINNED if often * share > PILOT), 1)


def edition(source: str) -> str:
    """A digest of what the figures depend on: rulings, readings, and the way of weighing.

    Stored figures keep theirs; where it is another one now, they are out of date.
    """
    told = [EDITION, OTHER_WORLDS_STEP, rulings(source), option_readings(source), requirements(source)]
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:16]


def blocks_of(plan: Plan, deals: int, policies: Sequence[str]) -> list[tuple[Strand, int]]:
    """The blocks for so many ``deals`` by the first rules, divided evenly among the policies."""
    each = -(-deals // (plan.block * len(policies)))
    strands = [strand for strand in plan.strands if strand.policy in policies]
    return [(strand, number) for number in range(each) for strand in strands if number % strand.step == 0]
