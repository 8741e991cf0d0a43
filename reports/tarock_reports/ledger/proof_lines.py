"""The lines of the proof ledger: one for each impostor and for each perturbed scenario."""

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
    was caught although ``equivalent.toml`` says that it cannot be. ``idle`` is one under another reading by which no
    right answer rests on the clause, and ``not playable`` one that is caught by what that reading does not allow alone;
    ``listed`` is one that no scenario tells by it, with the reason in ``equivalent.toml``.
    """

    CAUGHT = "caught"
    REFUSED = "refused"
    EQUIVALENT = "equivalent"
    ELSEWHERE = "caught elsewhere"
    NOT_CAUGHT = "not caught"
    CRASHED = "crashed"
    STALE = "stale entry"
    IDLE = "idle"
    UNPLAYED = "not playable"
    LISTED = "listed"


CAUGHT: Final = frozenset({Fate.CAUGHT, Fate.REFUSED})
PROVED: Final = CAUGHT | {Fate.EQUIVALENT}
OF_READING: Final = PROVED | {Fate.ELSEWHERE, Fate.IDLE, Fate.UNPLAYED, Fate.LISTED}
"""What proves it under another reading than the default, by which a scenario of the very clause has to catch it."""


class ProofHeader(LedgerLine, frozen=True, tag="proof", kw_only=True):
    """The first line: what is to be proved of which suite; ``clauses`` are those it was narrowed to.

    ``house`` is the house by whose rules it is proved, where there is one.
    """

    format: int = FORMAT
    suite: str
    rules: str
    plan: str
    scenarios: int
    impostors: int
    readings: int = 0
    house: str = ""
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


class Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An impostor under a reading, and what became of it; ``because`` is the argument, or what went wrong."""

    id: str
    clause: str
    wrong: str
    fate: Fate
    because: str = ""

    def with_fate(self, fate: Fate, because: str = "") -> Pair:
        """The same, of which something else became."""
        return msgspec.structs.replace(self, fate=fate, because=because)


class TriedReadingLine(LedgerLine, frozen=True, tag="reading", kw_only=True):
    """What became of the impostors that a reading touches.

    ``options`` are all that was chosen, those included without which the reading means nothing. Of so many
    ``scenarios`` the right answers to ``derived`` are others than what is written. ``clauses`` counts those touched,
    ``fates`` says how many impostors had which, and ``told`` are those that were not caught.
    """

    option: str
    reading: str
    options: dict[str, str]
    scenarios: int
    derived: int
    clauses: int
    fates: dict[str, int] = msgspec.field(default_factory=dict)
    told: list[Pair] = msgspec.field(default_factory=list)


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
    readings: dict[str, int] = msgspec.field(default_factory=dict)
    changed: int
    green: int
    digest: str


FORM: Final = Form(
    ProofHeader,
    (ImpostorLine, TriedReadingLine, PerturbedLine),
    ProofFooter,
    "an impostor, a reading, a perturbed scenario or the footer",
)


class ProofWriter(Writer):
    """Writes the ledger of a proof and keeps its lines for the figures."""

    def __init__(self, place: Path | Place, header: ProofHeader) -> None:
        super().__init__(place, header)
        self.impostors: list[ImpostorLine] = []
        self.readings: list[TriedReadingLine] = []
        self.perturbed: list[PerturbedLine] = []

    def impostor(self, line: ImpostorLine) -> None:
        """Write what became of an impostor."""
        self.impostors.append(line)
        self.line(line)

    def reading(self, line: TriedReadingLine) -> None:
        """Write what became of the impostors under a reading."""
        self.readings.append(line)
        self.line(line)

    def scenario(self, line: PerturbedLine) -> None:
        """Write what became of a scenario's changed expectations."""
        self.perturbed.append(line)
        self.line(line)

    def footer(self, digest: str) -> ProofFooter:
        """The last line."""
        return footer_of([*self.impostors, *self.readings, *self.perturbed], digest)


def footer_of(lines: Iterable[ImpostorLine | TriedReadingLine | PerturbedLine], digest: str) -> ProofFooter:
    """The footer that these lines should have."""
    told = list(lines)
    perturbed = [one for one in told if isinstance(one, PerturbedLine)]
    counted = fates([one for one in told if isinstance(one, ImpostorLine)])
    return ProofFooter(
        impostors={fate.value: number for fate, number in counted.items() if number},
        readings=fates_of_pairs([one for one in told if isinstance(one, TriedReadingLine)]),
        changed=sum(one.changed for one in perturbed),
        green=sum(len(one.green) for one in perturbed),
        digest=digest,
    )


def fates(impostors: list[ImpostorLine]) -> dict[Fate, int]:
    """How many impostors had which fate."""
    counted = Counter(one.fate for one in impostors)
    return {fate: counted[fate] for fate in Fate}


def fates_of_pairs(readings: Iterable[TriedReadingLine]) -> dict[str, int]:
    """How many impostors had which fate under all these readings together."""
    counted = sum((Counter(one.fates) for one in readings), Counter[str]())
    return {fate.value: counted[fate.value] for fate in Fate if counted[fate.value]}
