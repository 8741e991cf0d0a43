"""The shipped figures: small, sorted, and with everything needed to recompute a block."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final

import msgspec

from tarock_conformance.weigh.blocks import Told, read_counts, told_numbers
from tarock_conformance.weigh.figures import Weight, weights
from tarock_conformance.weigh.plan import Strand
from tarock_conformance.weigh.record import WeighHeader
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.errors import CatalogueError
from tarock_steps.protocol.decoding_faults import fault_and_place

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from tarock_conformance.weigh.blocks import BlockLine

FILE: Final = "weights.json"

FIRST: Final = 2
"""Of so many blocks of each strand, the first of all, the digest is kept."""

ONE_IN: Final = 100
"""And of one in so many."""


class StoredWeight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a reading by one policy: in how many deals, against how many it was held, and the counts."""

    reading: str
    policy: str
    deals: int
    weighed: int
    counts: list[Told]


class StoredBlock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By which a block is known again."""

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
        """How many blocks of each strand are in the figures: always its first ones."""
        worlds = {name: number for number, world in enumerate(self.header.worlds) for name in world.readings}
        return {Strand(worlds[one.reading], one.policy): one.deals // self.header.block for one in self.weights}

    @property
    def told(self) -> list[Weight]:
        """The figures as they are told."""
        found, beside = [], self._beside
        for one in self.weights:
            option, _, reading = one.reading.partition("=")
            counts, others = read_counts(one.counts), beside[one.reading]
            found.append(Weight(option, reading, one.policy, one.deals, one.weighed, counts, others))
        return found

    @property
    def _beside(self) -> dict[str, str]:
        """Of each reading those that its deals were played by, where they are not the defaults."""
        told = [", ".join(f"{option}={name}" for option, name in world.options.items()) for world in self.header.worlds]
        worlds = zip(self.header.worlds, told, strict=True)
        return {reading: others for world, others in worlds for reading in world.readings}


@functools.cache
def stored_figures(source: str, root: Path | None = None) -> StoredFigures | None:
    """The figures of a source that ship; none where there are none. CatalogueError where the file is no such file."""
    path = (root or features_root()) / source / FILE
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=StoredFigures)
    except msgspec.DecodeError as fault:
        message = f"{path}: {fault_and_place(fault)}; expected figures that `tarock weigh --output` has written"
        raise CatalogueError(message) from fault


def is_kept(block: int) -> bool:
    """Whether the digest of a block is kept."""
    return block < FIRST or block % ONE_IN == 0


def figures_of(header: WeighHeader, lines: Iterable[BlockLine], base: StoredFigures | None = None) -> StoredFigures:
    """The figures of a record, added to those of a ``base`` of the same header where there is one.

    They are of the first blocks of each strand, so that whoever has nothing but them can go on: a block that is in the
    base already, or behind one that is not weighed yet, is left out.
    """
    base = base or StoredFigures(header, [], [])
    new = list(_next_ones(lines, base.weighed))
    before = {(one.reading, one.policy): one for one in base.weights}
    stored = [_stored(one, before.get((one.name, one.policy))) for one in weights(header, new)]
    kept = [StoredBlock(one.world, one.policy, one.block, one.digest) for one in new if is_kept(one.block)]
    blocks = sorted([*base.blocks, *kept], key=lambda one: (one.world, one.policy, one.block))
    return StoredFigures(header, stored, blocks)


def _next_ones(lines: Iterable[BlockLine], weighed: Mapping[Strand, int]) -> Iterator[BlockLine]:
    """The lines of the blocks that follow those that are weighed, up to the first that is missing."""
    by_strand: dict[Strand, dict[int, BlockLine]] = {}
    for line in lines:
        by_strand.setdefault(line.strand, {})[line.block] = line
    for strand, known in by_strand.items():
        number = weighed.get(strand, 0) * strand.step
        while number in known:
            yield known[number]
            number += strand.step


def _stored(one: Weight, before: StoredWeight | None) -> StoredWeight:
    """A figure with what was weighed of it before."""
    if before is None:
        return StoredWeight(one.name, one.policy, one.deals, one.weighed, told_numbers(one.counts))
    counts = told_numbers(read_counts(before.counts).plus(one.counts))
    return StoredWeight(one.name, one.policy, before.deals + one.deals, before.weighed + one.weighed, counts)


def figures_text(figures: StoredFigures) -> str:
    """The text of the file: a line for each figure and each block, so that changes are seen."""
    parts = (("weights", figures.weights), ("blocks", figures.blocks))
    head = msgspec.json.format(msgspec.json.encode(figures.header), indent=1).decode().replace("\n", "\n ")
    lists = (f' "{name}": [\n' + ",\n".join(f"  {_line(one)}" for one in each) + "\n ]" for name, each in parts)
    return "{\n" + ",\n".join([f' "header": {head}', *lists]) + "\n}\n"


def _line(one: msgspec.Struct) -> str:
    return msgspec.json.encode(one).decode()
