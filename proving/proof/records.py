"""The last record of each part that ran to its end, one JSON object a line, to resume and plan a proof."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

import msgspec

from proving.proof.running import Verdict


class PartRecord(msgspec.Struct, frozen=True):
    """The result of a part."""

    part: str
    command: str
    tree: str
    """The digest of the tree that it ran on; empty if that changed while it ran, or is unknown."""
    verdict: Verdict
    seconds: float


class Records:
    """A file with the last record of each command."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._last = {record.command: record for record in _read(path)}

    def add(self, record: PartRecord) -> None:
        """Write the result of a part."""
        self._last[record.command] = record
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(b"".join(msgspec.json.encode(record) + b"\n" for record in self._last.values()))

    def passed_on(self, tree: str) -> Collection[str]:
        """The commands that passed on this tree."""
        return {
            record.command
            for record in self._last.values()
            if tree and record.tree == tree and not record.verdict.is_bad
        }

    def seconds(self) -> Mapping[str, float]:
        """How long each command took, if it passed."""
        return {record.command: record.seconds for record in self._last.values() if record.verdict is Verdict.PASSED}


def _read(path: Path) -> Iterator[PartRecord]:
    """The stored records; an incomplete line, or one of another version, is ignored."""
    decoder = msgspec.json.Decoder(PartRecord)
    for line in path.read_bytes().splitlines() if path.exists() else ():
        try:
            yield decoder.decode(line)
        except msgspec.MsgspecError:
            continue
