"""Recomputes some blocks of shipped figures with today's engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarock_conformance.weigh.blocks import Job, weigh_block
from tarock_conformance.weigh.plan import Plan, Strand
from tarock_conformance.weigh.stored import StoredBlock, StoredFigures

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def some_blocks(stored: StoredFigures, most: int) -> list[StoredBlock]:
    """So many blocks of each policy by the usual rules, and the first of each policy by others."""
    found = list[StoredBlock]()
    often: dict[Strand, int] = {}
    for one in stored.blocks:
        strand = Strand(one.world, one.policy)
        often[strand] = often.get(strand, 0) + 1
        if often[strand] <= (1 if one.world else most):
            found.append(one)
    return found


def weighed_again(plan: Plan, blocks: Iterable[StoredBlock]) -> Iterator[str]:
    """Of each block in words how it differs; nothing where it is the same."""
    for one in blocks:
        line = weigh_block(Job(plan, Strand(one.world, one.policy), one.block))
        told = f"{plan.source}, world {one.world}, {one.policy}, block {one.block}"
        yield "" if line.digest == one.digest else f"{told}: stored {one.digest}, now {line.digest}"
