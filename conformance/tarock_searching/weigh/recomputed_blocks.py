"""Computes some blocks of the shipped figures of ``tarock weigh`` again with today's engine.

A strand is the deals of one policy (kind of players) in one world (set of rules), whose counts are added up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tarock_searching.weigh.deal_blocks import Job, weigh_block
from tarock_searching.weigh.plan import Plan, Strand
from tarock_searching.weigh.stored import StoredBlock, StoredFigures


def some_blocks(stored: StoredFigures, most: int) -> list[StoredBlock]:
    """The first ``most`` blocks of each policy by the usual rules, and the first of each policy by other rules."""
    found = list[StoredBlock]()
    often: dict[Strand, int] = {}
    for block in stored.blocks:
        strand = Strand(block.world, block.policy)
        often[strand] = often.get(strand, 0) + 1
        if often[strand] <= (1 if block.world else most):
            found.append(block)
    return found


def weighed_again(plan: Plan, blocks: Iterable[StoredBlock]) -> Iterator[str]:
    """Weigh blocks again, and yield for each in words how it differs; empty if it does not."""
    for block in blocks:
        line = weigh_block(Job(plan, Strand(block.world, block.policy), block.block))
        told = f"{plan.source}, world {block.world}, {block.policy}, block {block.block}"
        yield "" if line.digest == block.digest else f"{told}: stored {block.digest}, now {line.digest}"
