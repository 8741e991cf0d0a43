"""Converts vectors (questions with right answers) to the bytes of a cache file, and reads them again.

Questions are compressed in blocks, so that a process unpacks only those that it asks. With a vector go its
counterparts: the same scenario with other seats, suits or halves of the Talon.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from tarock_protocol.filled_question import FilledQuestion
from tarock_steps.suite.vectors import NO_VECTORS, IndexedVector, Key, Vector, Vectors

_BLOCK: Final = 64
"""How many vectors are packed together: as many as are sent to a program together."""
_OPEN: Final = 2
"""How many blocks stay unpacked, since what is sent together may lie in two."""
_LARGEST: Final = 64_000_000
"""The most bytes that a part is unpacked to; ours have some hundred thousand, the index has a million."""
_BARE: Final = -zlib.MAX_WBITS
"""What is packed has no checksum of its own, which takes a third of the time to unpack it: the file has a seal."""
_DAMAGED: Final = (zlib.error, msgspec.MsgspecError, ValueError, IndexError, RecursionError)

Asked = tuple[FilledQuestion, ...]


class _PackedFile(msgspec.Struct, array_like=True):
    """All vectors without their questions, and the questions in blocks; each part is packed by itself."""

    index: bytes
    blocks: list[bytes]


_index: Final = msgspec.json.Decoder(list[IndexedVector])
_block: Final = msgspec.json.Decoder(list[Asked])


def packed_vectors(vectors: Vectors) -> bytes:
    """The vectors as a file for the cache; the same vectors always give the same bytes."""
    each = [*vectors.scenarios.values(), *vectors.counterparts.values()]
    blocks = [[vector.asked for vector in each[begin : begin + _BLOCK]] for begin in range(0, len(each), _BLOCK)]
    return msgspec.msgpack.encode(_PackedFile(_packed([*map(IndexedVector.of, each)]), [*map(_packed, blocks)]))


def unpacked_vectors(data: bytes) -> Vectors:
    """The vectors in such a file; NO_VECTORS where it is none.

    Questions are unpacked when their vector is looked up; one whose block is damaged is as good as missing.
    """
    try:
        file = msgspec.msgpack.decode(data, type=_PackedFile)
        index = _index.decode(_unpacked(file.index))
    except _DAMAGED:
        return NO_VECTORS
    blocks = _Blocks(file.blocks)
    judged = {vector.id: vector for vector in index if not vector.symmetry}
    scenarios = {vector.id: place for place, vector in enumerate(index) if not vector.symmetry}
    counterparts = {(vector.id, vector.symmetry): place for place, vector in enumerate(index) if vector.symmetry}
    return Vectors(_PackedVectors(scenarios, index, blocks), _PackedVectors(counterparts, index, blocks), judged)


class _Blocks:
    """The questions of all vectors in blocks, the latest of which stay unpacked."""

    def __init__(self, packed: Sequence[bytes]) -> None:
        self._packed = packed
        self._open: dict[int, Sequence[Asked]] = {}

    def asked(self, place: int) -> Asked | None:
        """The questions of the vector in this place; None if its block is damaged."""
        number, within = divmod(place, _BLOCK)
        found = self._open.get(number)
        if found is None:
            for oldest in [*self._open][: len(self._open) + 1 - _OPEN]:
                del self._open[oldest]
            found = self._open[number] = self._unpacked(number)
        return found[within] if within < len(found) else None

    def _unpacked(self, number: int) -> Sequence[Asked]:
        try:
            return _block.decode(_unpacked(self._packed[number]))
        except _DAMAGED:
            return ()


class _PackedVectors(Mapping[Key, Vector]):
    """Vectors by their keys, each with its place in the index and the blocks."""

    def __init__(self, places: Mapping[Key, int], index: Sequence[IndexedVector], blocks: _Blocks) -> None:
        self._places = places
        self._index = index
        self._blocks = blocks

    def __getitem__(self, key: Key) -> Vector:
        """The vector with its questions; KeyError if it is missing."""
        place = self._places[key]
        judged, asked = self._index[place], self._blocks.asked(place)
        if asked is None:
            raise KeyError(key)
        return Vector(
            id=judged.id,
            asked=asked,
            grounds=judged.grounds,
            basis=judged.basis,
            idle=judged.idle,
            otherwise=judged.otherwise,
            symmetry=judged.symmetry,
        )

    def __iter__(self) -> Iterator[Key]:
        """The keys in the order of the plan."""
        return iter(self._places)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._places)


def _packed(part: object) -> bytes:
    return zlib.compress(msgspec.json.encode(part), 6, _BARE)


def _unpacked(data: bytes) -> bytes:
    """The content of a part; ValueError or zlib.error where it is damaged, cut off or far too large."""
    unpacking = zlib.decompressobj(_BARE)
    content = unpacking.decompress(data, _LARGEST)
    if not unpacking.eof:
        raise ValueError(len(content))
    return content
