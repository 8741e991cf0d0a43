"""The figures that ship: whether they are of this version, and whether blocks of them come out again."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_conformance.weigh.blocks import Job, weigh_block
from tarock_conformance.weigh.plan import Plan, Strand, edition, weighing_plan
from tarock_conformance.weigh.record import with_thinning
from tarock_conformance.weigh.stored import StoredBlock, StoredFigures


def outdated(stored: StoredFigures) -> str:
    """Why figures are not of this version; nothing where they are."""
    source, known = stored.header.rules, stored.header.edition
    now = edition(source)
    if known == now:
        return ""
    return f"{source}: the stored figures are of edition {known}, but rules, readings or players are of edition {now}"


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


def recomputed(stored: StoredFigures, blocks: list[StoredBlock]) -> Iterator[str]:
    """Of each block in words how it differs; nothing where it is the same."""
    plan = stored_plan(stored)
    for one in blocks:
        line = weigh_block(Job(plan, Strand(one.world, one.policy), one.block))
        told = f"{plan.source}, world {one.world}, {one.policy}, block {one.block}"
        yield "" if line.digest == one.digest else f"{told}: stored {one.digest}, now {line.digest}"


def stored_plan(stored: StoredFigures) -> Plan:
    """The plan by which figures were weighed."""
    head = stored.header
    return with_thinning(weighing_plan(head.rules, head.seed, block=head.block), head)
