"""The record of parts that came to their end, one JSON object a line, so that a proof can be resumed and planned."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

import msgspec

from proving.proof.running import Verdict


class PartRecord(msgspec.Struct, frozen=True):
    """How a part ended."""

    part: str
    command: str
    tree: str
    """The digest of the tree that it ran on; empty if that changed while it ran, or is unknown."""
    verdict: Verdict
    seconds: float


class Records:
    """A file of records."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._each = [*_read(path)]

    def add(self, record: PartRecord) -> None:
        """Write down how a part ended."""
        self._each.append(record)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(record) + b"\n")

    def passed_on(self, tree: str) -> Collection[str]:
        """The commands that passed on this very tree."""
        return {record.command for record in self._each if tree and record.tree == tree and not record.verdict.is_bad}

    def seconds(self) -> Mapping[str, float]:
        """How long each command took when it passed the last time."""
        return {record.command: record.seconds for record in self._each if record.verdict is Verdict.PASSED}


def _read(path: Path) -> Iterator[PartRecord]:
    """What is recorded; a line that was cut off, or is of another version, counts for nothing."""
    decoder = msgspec.json.Decoder(PartRecord)
    for line in path.read_bytes().splitlines() if path.exists() else ():
        try:
            yield decoder.decode(line)
        except msgspec.MsgspecError:
            continue
