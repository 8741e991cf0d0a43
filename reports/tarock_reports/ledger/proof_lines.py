"""The types of the lines of a proof's ledger: one for each wrong engine, and for each scenario with changes.

An impostor is the reference engine with one wrong ruling.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import msgspec

from tarock_language.data import as_data, message_from, refuse_other
from tarock_language.message import Message, message
from tarock_reports.ledger.jsonlines import FORMAT, Form, LedgerLine, Writer
from tarock_reports.ledger.whole_files import Place


class Fate(StrEnum):
    """What became of an impostor.

    ``refused`` counts as caught: it answers a scenario of the broken clause with an error instead of an answer.
    ``crashed`` does not: an engine that crashes is not wrong in one ruling only. ``stale entry`` is an impostor that
    was caught although ``equivalent.toml`` says that it cannot be. The others are about another reading than the
    default: ``idle`` if no right answer rests on the clause, ``not playable`` if only scenarios that the reading does
    not allow catch it, and ``listed`` if no scenario catches it and ``equivalent.toml`` has the reason.
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
"""The fates that count as proof under another reading than the default."""


class ProofHeader(LedgerLine, frozen=True, tag="proof", kw_only=True):
    """The first line: the suite, the rules and what is to be proved; ``clauses`` are those it was narrowed to.

    ``house`` is the house whose rules are used, empty if there is none.
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


Data = dict[str, Any] | msgspec.UnsetType
"""A message as data, from which any language says what stands beside it in English; older ledgers have none."""


def data_of(said: Message | str) -> Data:
    """A message as data; nothing for a text, or for a message that says nothing."""
    return as_data(said) if isinstance(said, Message) and str(said) else msgspec.UNSET


def _said(sentence: str, data: Data) -> Message | str:
    """The message of a sentence; the sentence if there is none. ValueError if the message says something else."""
    said = message_from(data) if isinstance(data, dict) else sentence
    refuse_other(said, sentence)
    return said


class _Explained(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something with a reason, which ``fault`` says as data."""

    fault: Data = msgspec.UNSET

    def __post_init__(self) -> None:
        """Raise ValueError if a message is none, or does not say what stands beside it."""
        _ = self.why

    @property
    def reason(self) -> str:
        """What went wrong, or the argument why nothing can show it, in English; empty if there is none."""
        raise NotImplementedError

    @property
    def why(self) -> Message | str:
        """The reason, as a message if there is one."""
        return _said(self.reason, self.fault)


class _Tried(_Explained, frozen=True, kw_only=True):
    """An impostor that was tried, and its fate; ``message`` says as data what ``wrong`` says."""

    id: str
    clause: str
    wrong: str
    fate: Fate
    message: Data = msgspec.UNSET

    def __post_init__(self) -> None:
        """Raise ValueError if a message is none, or does not say what stands beside it."""
        _ = self.said, self.why

    @property
    def said(self) -> Message | str:
        """What is wrong."""
        return _said(self.wrong, self.message)


class ImpostorLine(LedgerLine, _Tried, frozen=True, tag="impostor", kw_only=True):
    """A row of the detection matrix.

    ``by`` are the scenarios that caught it, in the order asked, and ``asked`` is how many were asked.
    ``trouble`` describes a crash, with the scenario; ``argument`` is the one of ``equivalent.toml``.
    """

    by: list[str] = msgspec.field(default_factory=list)
    asked: int = 0
    trouble: str = ""
    argument: str = ""

    @property
    def reason(self) -> str:
        """What went wrong, or the argument."""
        return self.trouble or self.argument


class Pair(_Tried, frozen=True, kw_only=True):
    """An impostor under a reading; ``because`` is the argument, or what went wrong."""

    because: str = ""

    @property
    def reason(self) -> str:
        """The argument, or what went wrong."""
        return self.because

    def with_fate(self, fate: Fate, because: Message | str = "") -> Pair:
        """The same pair with another fate."""
        return msgspec.structs.replace(self, fate=fate, because=str(because), fault=data_of(because))


class TriedReadingLine(LedgerLine, frozen=True, tag="reading", kw_only=True):
    """What became of the impostors that a reading affects.

    ``options`` are all options that were set, including those that the reading depends on. ``scenarios`` is how many
    were asked; for ``derived`` of them the right answers differ from the written ones. ``clauses`` counts the affected
    clauses, ``fates`` counts impostors by fate, and ``told`` are those that were not caught.
    """

    option: str
    reading: str
    options: dict[str, str]
    scenarios: int
    derived: int
    clauses: int
    fates: dict[str, int] = msgspec.field(default_factory=dict)
    told: list[Pair] = msgspec.field(default_factory=list)


class Green(_Explained, frozen=True, kw_only=True):
    """A changed expectation that was met anyway, or that could not be tried because of ``trouble``.

    ``step`` and ``changed`` are steps in English.
    """

    step: str
    changed: str
    trouble: str = ""

    @property
    def reason(self) -> str:
        """Why it could not be tried."""
        return self.trouble


class PerturbedLine(LedgerLine, frozen=True, tag="perturbed", kw_only=True):
    """A scenario, its clauses, how many expectations were changed, and the changes that it did not notice."""

    scenario: str
    clauses: list[str] = msgspec.field(default_factory=list)
    changed: int
    green: list[Green] = msgspec.field(default_factory=list)


class ProofFooter(LedgerLine, frozen=True, tag="footer", kw_only=True):
    """The last line: the figures, and the SHA-256 of all lines before it."""

    impostors: dict[str, int]
    readings: dict[str, int] = msgspec.field(default_factory=dict)
    changed: int
    green: int
    digest: str


FORM: Final = Form(
    ProofHeader,
    (ImpostorLine, TriedReadingLine, PerturbedLine),
    ProofFooter,
    message("an impostor, a reading, a perturbed scenario or the footer"),
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
    perturbed = [line for line in told if isinstance(line, PerturbedLine)]
    counted = fates([line for line in told if isinstance(line, ImpostorLine)])
    return ProofFooter(
        impostors={fate.value: number for fate, number in counted.items() if number},
        readings=fates_of_pairs([line for line in told if isinstance(line, TriedReadingLine)]),
        changed=sum(line.changed for line in perturbed),
        green=sum(len(line.green) for line in perturbed),
        digest=digest,
    )


def fates(impostors: list[ImpostorLine]) -> dict[Fate, int]:
    """How many impostors had which fate."""
    counted = Counter(line.fate for line in impostors)
    return {fate: counted[fate] for fate in Fate}


def fates_of_pairs(readings: Iterable[TriedReadingLine]) -> dict[str, int]:
    """How many impostors had which fate under all these readings together."""
    counted = sum((Counter(line.fates) for line in readings), Counter[str]())
    return {fate.value: counted[fate.value] for fate in Fate if counted[fate.value]}
