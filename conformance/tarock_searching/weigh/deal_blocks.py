"""Plays one block of deals for ``tarock weigh``, and counts for each reading the deals in which it matters.

A strand is the deals of one policy (kind of players) in one world (set of rules), whose counts are added up.
"""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import NamedTuple

import msgspec

from tarock_reference.weighing.weighed import Counts, Deals, weighed_deals
from tarock_searching.weigh.plan import Plan, Strand

Told = int | str
"""An exact number in JSON: an integer, or a fraction as ``1/3``."""


class BlockLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a block; ``counts`` leaves out readings that could not matter in any of its deals."""

    world: int
    policy: str
    block: int
    counts: dict[str, list[Told]]

    @property
    def strand(self) -> Strand:
        """The strand to which the block belongs."""
        return Strand(self.world, self.policy)

    @property
    def digest(self) -> str:
        """A digest of twelve characters; the same for the same counts."""
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()[:12]


class Job(NamedTuple):
    """A block to be played."""

    plan: Plan
    strand: Strand
    number: int


def weigh_block(job: Job) -> BlockLine:
    """Play a block and count; the result depends only on the job's plan, strand and number."""
    plan, strand, number = job
    gc.disable()
    try:
        deals = Deals(plan.seed, strand.policy, number * plan.block, plan.block)
        found = weighed_deals(plan.worlds[strand.world], deals, plan.every[strand])
    finally:
        gc.enable()
    return BlockLine(strand.world, strand.policy, number, told_counts(found))


def told_counts(found: Mapping[tuple[str, str], Counts]) -> dict[str, list[Told]]:
    """Counts in their written form, without readings that could not matter."""
    named = sorted((f"{option}={reading}", counts) for (option, reading), counts in found.items() if counts.named)
    return {name: told_numbers(counts) for name, counts in named}


def told_numbers(counts: Counts) -> list[Told]:
    """The numbers of counts in their written form."""
    return [number if isinstance(number, int) else str(number) for number in counts]


def read_counts(told: Iterable[Told]) -> Counts:
    """Counts from their written form."""
    named, otherwise, paid, *rest = told
    amounts = (amount if isinstance(amount, int) else Fraction(amount) for amount in rest)
    return Counts(int(named), int(otherwise), int(paid), *amounts)
