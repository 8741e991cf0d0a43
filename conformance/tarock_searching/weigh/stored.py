"""Reads and writes the shipped figures of ``tarock weigh``: small, sorted, and enough to compute a block again.

A strand is the deals of one policy (kind of players) in one world (set of rules), whose counts are added up.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from tarock_language.message import message
from tarock_protocol.decoding_faults import fault_and_place
from tarock_searching.weigh.deal_blocks import BlockLine, Told, read_counts, told_numbers
from tarock_searching.weigh.figures import Weight, weights
from tarock_searching.weigh.plan import Strand
from tarock_searching.weigh.record import WeighHeader
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.errors import CatalogueError

FILE: Final = "weights.json"

FIRST: Final = 2
"""The digests of so many blocks are stored, the first of each strand."""

ONE_IN: Final = 100
"""Besides, the digest of one block of so many is stored."""


class StoredWeight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of a reading by one policy: the deals played, the deals in which it was compared, and the counts."""

    reading: str
    policy: str
    deals: int
    weighed: int
    counts: list[Told]


class StoredBlock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A block with the digest that it must have when it is weighed again."""

    world: int
    policy: str
    block: int
    digest: str


class StoredFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of a source."""

    header: WeighHeader
    weights: list[StoredWeight]
    blocks: list[StoredBlock]

    @property
    def weighed(self) -> dict[Strand, int]:
        """How many blocks of each strand are in the figures; they are always its first blocks."""
        worlds = {name: number for number, world in enumerate(self.header.worlds) for name in world.readings}
        return {
            Strand(worlds[weight.reading], weight.policy): weight.deals // self.header.block for weight in self.weights
        }

    @property
    def told(self) -> list[Weight]:
        """The figures as they are shown."""
        found, beside = [], self._beside
        for weight in self.weights:
            option, _, reading = weight.reading.partition("=")
            counts, others = read_counts(weight.counts), beside[weight.reading]
            found.append(Weight(option, reading, weight.policy, weight.deals, weight.weighed, counts, others))
        return found

    @property
    def _beside(self) -> dict[str, str]:
        """For each reading, the other readings by which its deals were played, if they are not the defaults."""
        told = [", ".join(f"{option}={name}" for option, name in world.options.items()) for world in self.header.worlds]
        worlds = zip(self.header.worlds, told, strict=True)
        return {reading: others for world, others in worlds for reading in world.readings}


@functools.cache
def stored_figures(source: str, root: Path | None = None) -> StoredFigures | None:
    """The shipped figures of a source; None if there are none. Raises CatalogueError if the file is invalid."""
    path = (root or features_root()) / source / FILE
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=StoredFigures)
    except msgspec.DecodeError as fault:
        raise CatalogueError(
            message(
                "{path}: {fault}; expected figures that `tarock weigh --output` has written",
                path=str(path),
                fault=fault_and_place(fault),
            )
        ) from fault


def is_kept(block: int) -> bool:
    """Whether the digest of a block is stored."""
    return block < FIRST or block % ONE_IN == 0


def figures_of(header: WeighHeader, lines: Iterable[BlockLine], base: StoredFigures | None = None) -> StoredFigures:
    """The figures of a record, added to those of a ``base`` with the same header, if there is one.

    Only the first blocks of each strand count, so that others can continue from the figures alone: a block is ignored
    if it is already in the base, or comes after a block that was not weighed yet.
    """
    base = base or StoredFigures(header, [], [])
    new = list(_next_ones(lines, base.weighed))
    before = {(weight.reading, weight.policy): weight for weight in base.weights}
    stored = [_stored(weight, before.get((weight.name, weight.policy))) for weight in weights(header, new)]
    kept = [StoredBlock(line.world, line.policy, line.block, line.digest) for line in new if is_kept(line.block)]
    blocks = sorted([*base.blocks, *kept], key=lambda block: (block.world, block.policy, block.block))
    return StoredFigures(header, stored, blocks)


def _next_ones(lines: Iterable[BlockLine], weighed: Mapping[Strand, int]) -> Iterator[BlockLine]:
    """The lines of the blocks after those already weighed, in each strand up to the first missing block."""
    by_strand: dict[Strand, dict[int, BlockLine]] = {}
    for line in lines:
        by_strand.setdefault(line.strand, {})[line.block] = line
    for strand, known in by_strand.items():
        number = weighed.get(strand, 0) * strand.step
        while number in known:
            yield known[number]
            number += strand.step


def _stored(one: Weight, before: StoredWeight | None) -> StoredWeight:
    """A figure in its stored form, added to the stored figure ``before``, if any."""
    if before is None:
        return StoredWeight(one.name, one.policy, one.deals, one.weighed, told_numbers(one.counts))
    counts = told_numbers(read_counts(before.counts).plus(one.counts))
    return StoredWeight(one.name, one.policy, before.deals + one.deals, before.weighed + one.weighed, counts)


def figures_text(figures: StoredFigures) -> str:
    """The text of the file; each figure and each block has a line of its own, so that a diff shows what changed."""
    parts = (("weights", figures.weights), ("blocks", figures.blocks))
    head = msgspec.json.format(msgspec.json.encode(figures.header), indent=1).decode().replace("\n", "\n ")
    lists = (f' "{name}": [\n' + ",\n".join(f"  {_line(entry)}" for entry in part) + "\n ]" for name, part in parts)
    return "{\n" + ",\n".join([f' "header": {head}', *lists]) + "\n}\n"


def _line(one: msgspec.Struct) -> str:
    return msgspec.json.encode(one).decode()
