"""The ledger of a proof: a header, a line for each impostor and for each perturbed scenario, a footer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Final

import msgspec

from tarock_reports.ledger.jsonlines import FORMAT, Form, LedgerLine, Writer
from tarock_reports.ledger.whole_files import Place


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


CAUGHT: Final = frozenset({Fate.CAUGHT, Fate.REFUSED})
PROVED: Final = CAUGHT | {Fate.EQUIVALENT}


class ProofHeader(LedgerLine, frozen=True, tag="proof", kw_only=True):
    """The first line: what is to be proved of which suite; ``clauses`` are those it was narrowed to."""

    format: int = FORMAT
    suite: str
    rules: str
    plan: str
    scenarios: int
    impostors: int
    clauses: list[str] = msgspec.field(default_factory=list)


class ImpostorLine(LedgerLine, frozen=True, tag="impostor", kw_only=True):
    """A row of the detection matrix.

    ``by`` are the scenarios that caught it, in the order asked, and ``asked`` is how many were.
    ``trouble`` tells of a crash, with the scenario; ``argument`` is that of ``equivalent.toml``.
    """

    id: str
    clause: str
    wrong: str
    fate: Fate
    by: list[str] = msgspec.field(default_factory=list)
    asked: int = 0
    trouble: str = ""
    argument: str = ""


class Green(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A changed expectation that was met all the same, or that went wrong in ``trouble``."""

    step: str
    changed: str
    trouble: str = ""


class PerturbedLine(LedgerLine, frozen=True, tag="perturbed", kw_only=True):
    """A scenario with its clauses, how many expectations were changed, and those changes it did not notice."""

    scenario: str
    clauses: list[str] = msgspec.field(default_factory=list)
    changed: int
    green: list[Green] = msgspec.field(default_factory=list)


class ProofFooter(LedgerLine, frozen=True, tag="footer", kw_only=True):
    """The last line: the figures, and a SHA-256 of the lines between."""

    impostors: dict[str, int]
    changed: int
    green: int
    digest: str


FORM: Final = Form(
    ProofHeader, (ImpostorLine, PerturbedLine), ProofFooter, "an impostor, a perturbed scenario or the footer"
)


class ProofWriter(Writer):
    """Writes the ledger of a proof and keeps its lines for the figures."""

    def __init__(self, place: Path | Place, header: ProofHeader) -> None:
        super().__init__(place, header)
        self.impostors: list[ImpostorLine] = []
        self.perturbed: list[PerturbedLine] = []

    def impostor(self, line: ImpostorLine) -> None:
        """Write what became of an impostor."""
        self.impostors.append(line)
        self.line(line)

    def scenario(self, line: PerturbedLine) -> None:
        """Write what became of a scenario's changed expectations."""
        self.perturbed.append(line)
        self.line(line)

    def footer(self, digest: str) -> ProofFooter:
        """The last line."""
        return footer_of([*self.impostors, *self.perturbed], digest)


def footer_of(lines: Iterable[ImpostorLine | PerturbedLine], digest: str) -> ProofFooter:
    """The footer that these lines should have."""
    told = list(lines)
    perturbed = [one for one in told if isinstance(one, PerturbedLine)]
    counted = fates([one for one in told if isinstance(one, ImpostorLine)])
    return ProofFooter(
        impostors={fate.value: number for fate, number in counted.items() if number},
        changed=sum(one.changed for one in perturbed),
        green=sum(len(one.green) for one in perturbed),
        digest=digest,
    )


def fates(impostors: list[ImpostorLine]) -> dict[Fate, int]:
    """How many impostors had which fate."""
    counted = Counter(one.fate for one in impostors)
    return {fate: counted[fate] for fate in Fate}
