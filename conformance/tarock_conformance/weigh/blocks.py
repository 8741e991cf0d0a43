"""One block of deals, and the counts of each reading that could matter in them."""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import NamedTuple

import msgspec

from tarock_conformance.weigh.plan import Plan, Strand
from tarock_reference.weighing.weighed import Counts, Deals, weighed_deals

Told = int | str
"""An exact number in JSON: an integer, or a fraction as ``1/3``."""


class BlockLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a block; of a reading that is not there nothing could matter in it."""

    world: int
    policy: str
    block: int
    counts: dict[str, list[Told]]

    @property
    def strand(self) -> Strand:
        """Which deals it adds to."""
        return Strand(self.world, self.policy)

    @property
    def digest(self) -> str:
        """Twelve characters by which the same figures are known again."""
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()[:12]


class Job(NamedTuple):
    """A block to be played."""

    plan: Plan
    strand: Strand
    number: int


def weigh_block(job: Job) -> BlockLine:
    """Play a block; what it counts depends on nothing but its numbers."""
    plan, strand, number = job
    gc.disable()
    try:
        deals = Deals(plan.seed, strand.policy, number * plan.block, plan.block)
        found = weighed_deals(plan.worlds[strand.world], deals, plan.every[strand])
    finally:
        gc.enable()
    return BlockLine(strand.world, strand.policy, number, told_counts(found))


def told_counts(found: Mapping[tuple[str, str], Counts]) -> dict[str, list[Told]]:
    """Counts as they are written, without those of readings that could not matter."""
    named = sorted((f"{option}={reading}", counts) for (option, reading), counts in found.items() if counts.named)
    return {name: told_numbers(counts) for name, counts in named}


def told_numbers(counts: Counts) -> list[Told]:
    """The numbers of counts as they are written."""
    return [one if isinstance(one, int) else str(one) for one in counts]


def read_counts(told: Iterable[Told]) -> Counts:
    """Counts as they were written."""
    named, otherwise, paid, *rest = told
    amounts = (one if isinstance(one, int) else Fraction(one) for one in rest)
    return Counts(int(named), int(otherwise), int(paid), *amounts)
