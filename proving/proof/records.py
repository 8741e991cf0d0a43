"""The last record of each part that came to its end, one JSON object a line, to resume and plan a proof."""

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
    """A file with the last record of each command."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._last = {record.command: record for record in _read(path)}

    def add(self, record: PartRecord) -> None:
        """Write down how a part ended."""
        self._last[record.command] = record
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in self._last.values()))

    def passed_on(self, tree: str) -> Collection[str]:
        """The commands that passed on this very tree."""
        return {each.command for each in self._last.values() if tree and each.tree == tree and not each.verdict.is_bad}

    def seconds(self) -> Mapping[str, float]:
        """How long each command took, if it passed."""
        return {each.command: each.seconds for each in self._last.values() if each.verdict is Verdict.PASSED}


def _read(path: Path) -> Iterator[PartRecord]:
    """What is recorded; a line that was cut off, or is of another version, counts for nothing."""
    decoder = msgspec.json.Decoder(PartRecord)
    for line in path.read_bytes().splitlines() if path.exists() else ():
        try:
            yield decoder.decode(line)
        except msgspec.MsgspecError:
            continue
