"""The ledger of a proof: a header, a line for each impostor and for each perturbed scenario, a footer."""

from __future__ import annotations

import hashlib
from collections import Counter
from enum import StrEnum
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import msgspec

FORMAT = 1
"""Raised by any change after which an older reader would misread the ledger of a proof."""


class Fate(StrEnum):
    """What became of an impostor.

    ``refused`` is caught too: it answers a scenario of the broken clause with an error instead of an answer.
    ``crashed`` is no catch: an engine that breaks down is not wrong in one ruling. ``stale`` is an impostor that
    was caught although ``equivalent.toml`` says that it cannot be.
    """

    CAUGHT = "caught"
    REFUSED = "refused"
    EQUIVALENT = "equivalent"
    ELSEWHERE = "caught elsewhere"
    NOT_CAUGHT = "not caught"
    CRASHED = "crashed"
    STALE = "stale entry"


PROVED = frozenset({Fate.CAUGHT, Fate.REFUSED, Fate.EQUIVALENT})


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True):
    """A line of the ledger."""


class Header(Line, frozen=True, tag="proof", kw_only=True):
    """The first line: what is to be proved of which suite; ``clauses`` are those it was narrowed to."""

    format: int = FORMAT
    suite: str
    rules: str
    plan: str
    scenarios: int
    impostors: int
    clauses: list[str] = []


class Impostor(Line, frozen=True, tag="impostor", kw_only=True):
    """A row of the detection matrix.

    ``by`` are the scenarios that caught it, in the order asked, and ``asked`` is how many were.
    ``trouble`` tells of a crash, with the scenario; ``argument`` is that of ``equivalent.toml``.
    """

    id: str
    clause: str
    wrong: str
    fate: Fate
    by: list[str] = []
    asked: int = 0
    trouble: str = ""
    argument: str = ""


class Green(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A changed expectation that was met all the same, or that went wrong in ``trouble``."""

    step: str
    changed: str
    trouble: str = ""


class Perturbed(Line, frozen=True, tag="perturbed", kw_only=True):
    """A scenario, how many of its expectations were changed, and those changes that it did not notice."""

    scenario: str
    changed: int
    green: list[Green] = []


class Footer(Line, frozen=True, tag="footer", kw_only=True):
    """The last line: the figures, and a SHA-256 of the lines between."""

    impostors: dict[str, int]
    changed: int
    green: int
    digest: str


class ProofWriter:
    """Writes the ledger of a proof line by line; leaving it without an exception writes the footer."""

    def __init__(self, path: Path, header: Header) -> None:
        self.path = path
        self.impostors: list[Impostor] = []
        self.perturbed: list[Perturbed] = []
        self._header = header
        self._digest = hashlib.sha256()
        self._file: BinaryIO | None = None

    def __enter__(self) -> Self:
        """Open the file and write the header."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._file = self.path.open("wb")
        self._write(self._header)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Write the footer, unless the proof was broken off, and close the file."""
        try:
            if kind is None:
                self._write(self._footer())
        finally:
            if self._file is not None:
                self._file.close()

    def impostor(self, line: Impostor) -> None:
        """Write what became of an impostor."""
        self.impostors.append(line)
        self._digest.update(self._write(line))

    def scenario(self, line: Perturbed) -> None:
        """Write what became of a scenario's changed expectations."""
        self.perturbed.append(line)
        self._digest.update(self._write(line))

    def _footer(self) -> Footer:
        return Footer(
            impostors={fate.value: number for fate, number in fates(self.impostors).items() if number},
            changed=sum(one.changed for one in self.perturbed),
            green=sum(len(one.green) for one in self.perturbed),
            digest=self._digest.hexdigest(),
        )

    def _write(self, line: Line) -> bytes:
        if self._file is None:
            message = "the ledger of a proof is written inside a `with` block"
            raise ValueError(message)
        data = msgspec.json.encode(line) + b"\n"
        self._file.write(data)
        self._file.flush()
        return data


def fates(impostors: list[Impostor]) -> dict[Fate, int]:
    """How many impostors had which fate."""
    counted = Counter(one.fate for one in impostors)
    return {fate: counted[fate] for fate in Fate}
