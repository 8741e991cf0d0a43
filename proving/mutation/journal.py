"""Stores the results of a run of ``python -m proving.mutation`` as they come, so that an interrupted run can go on.

The next run goes on from there if nothing has changed that the results depend on.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from proving.mutation.trial import Fate

TREE: Final = Path(__file__).parents[2]
_ASKED: Final = (
    "protocol",
    "reference_engine",
    "second_opinion",
    "steps",
    "features",
    "proving/mutation",
    "tests/laws",
    "tests/unit",
)
_READ: Final = frozenset({".py", ".feature", ".toml"})


def state(selection: Iterable[str]) -> str:
    """A digest of all that the figures of a run depend on."""
    digest = hashlib.sha256("\n".join(selection).encode())
    for name in _ASKED:
        place = TREE / name
        for file in sorted(place.rglob("*")):
            if file.suffix in _READ:
                digest.update(f"\n{file.relative_to(TREE)}\n".encode() + file.read_bytes())
    return digest.hexdigest()


class _Line(msgspec.Struct, frozen=True, array_like=True):
    stage: str
    mutant: int
    by: str
    how: str


class Journal:
    """A file with a line for each mutant whose fate at a stage is known; its first line is the digest of the state."""

    def __init__(self, path: Path, state_: str) -> None:
        self._path = path
        self._known = _known(path, state_)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"".join((state_.encode() + b"\n", *map(_written, self._known))))

    def known(self, stage: str) -> dict[int, Fate]:
        """The fates at a stage, by the mutant's number."""
        return {line.mutant: Fate(line.by, line.how) for line in self._known if line.stage == stage}

    def note(self, stage: str, mutant: int, fate: Fate) -> None:
        """Store a fate."""
        with self._path.open("ab") as file:
            file.write(_written(_Line(stage, mutant, fate.by, fate.how)))

    def close(self) -> None:
        """Remove the file: the run is over, and its results are in the ledger."""
        self._path.unlink()


def _written(line: _Line) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def _known(path: Path, state_: str) -> list[_Line]:
    if not path.exists():
        return []
    begun, *lines = path.read_bytes().split(b"\n")
    whole = lines[:-1]
    return [msgspec.json.decode(line, type=_Line) for line in whole] if begun.decode(errors="replace") == state_ else []
