"""Computes blocks of the shipped figures of ``tarock weigh`` again, and says whether they agree."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_searching.weigh.plan import Plan, edition, weighing_plan
from tarock_searching.weigh.recomputed_blocks import weighed_again
from tarock_searching.weigh.record import in_worlds_of
from tarock_searching.weigh.stored import StoredBlock, StoredFigures


def outdated(stored: StoredFigures) -> str:
    """Why figures are not of this version; empty if they are."""
    source, known = stored.header.rules, stored.header.edition
    now = edition(source)
    if known == now:
        return ""
    return f"{source}: the stored figures are of edition {known}, but rules, readings or players are of edition {now}"


def recomputed(stored: StoredFigures, blocks: list[StoredBlock]) -> Iterator[str]:
    """How each block differs, in words; empty if it is the same."""
    return weighed_again(stored_plan(stored), blocks)


def stored_plan(stored: StoredFigures) -> Plan:
    """The plan with which figures were weighed."""
    head = stored.header
    return in_worlds_of(head, weighing_plan(head.rules, head.seed, block=head.block))
