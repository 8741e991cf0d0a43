"""The lines of a check's ledger: a header, then verdicts and faults of the suite, then a footer."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import msgspec

from tarock_reports.ledger.jsonlines import FORMAT, LedgerLine
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.verdicts import Basis, Outcome


class AskedEngine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who was asked; ``command`` is empty for the embedded reference engine.

    ``questions`` are those that it answers, none in ledgers that do not tell, and ``fields`` as in ``hello``.
    """

    name: str
    version: str
    language: str = ""
    homepage: str = ""
    command: str = ""
    questions: list[str] = []
    fields: dict[str, list[str]] = {}


class PlannedScenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario that the run set out to ask."""

    id: str
    area: str
    name: str
    clauses: list[str]
    feature: str
    line: int
    dispute: str | None = None
    reading: str | None = None
    steps: list[str] = []

    @classmethod
    def of(cls, planned: Planned) -> PlannedScenario:
        """What a ledger keeps of a planned scenario."""
        return cls(
            id=planned.id,
            area=planned.area,
            name=planned.name,
            clauses=list(planned.clauses),
            feature=planned.feature,
            line=planned.line,
            dispute=planned.dispute,
            reading=planned.reading,
            steps=list(planned.steps),
        )


def plan_of(planned: Sequence[PlannedScenario]) -> str:
    """SHA-256 of what is planned, but not the lines that it happens to stand on."""
    unplaced = [msgspec.structs.replace(scenario, line=0) for scenario in planned]
    return hashlib.sha256(msgspec.json.encode(unplaced, order="sorted")).hexdigest()


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the run was narrowed to, nothing at all means the whole source, and how it is to be judged.

    ``only_offered`` leaves out what the program says in ``hello`` that it does not answer; ``strict`` finds a kind of
    question inconclusive that is declined in part. ``by_the_book`` asks by no reading that ``hello`` declares.
    Where scenarios of ``files`` were asked in the place of the suite's, these are their paths as they were named.
    ``excluded`` are patterns of what was left out; ``as_of`` is the version by which was judged, empty for today's.
    """

    clauses: list[str] = []
    areas: list[str] = []
    scenarios: list[str] = []
    only_offered: bool = False
    strict: bool = False
    by_the_book: bool = False
    files: list[str] = []
    excluded: list[str] = []
    as_of: str = ""


class NotScoredAs(StrEnum):
    """Why no verdict depends on a scenario: somebody excluded it, it came later, or it was wrong."""

    EXCLUDED = "excluded"
    LATER = "added later"
    WITHDRAWN = "withdrawn"


class NotScored(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Scenarios on which no verdict depends for one reason; all but the excluded ones are asked if they are there.

    ``by`` is the pattern that excludes them, the version in which they came (empty where none has them yet), or in
    which they were withdrawn. ``clauses`` are those that they cite, or that they were wrong about; then ``en`` and
    ``de`` say why.
    """

    kind: NotScoredAs
    by: str
    scenarios: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    en: str = ""
    de: str = ""


class AskedHouse(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The house by whose rules a run asked: its name, in how many points it differs, and the digest of what it means.

    ``decided`` are the options that it has readings of, and ``profile`` is the file as it was named, none
    where the program says so itself in ``hello``.
    """

    name: str
    differences: int
    digest: str
    decided: list[str] = []
    profile: str = ""


class CheckHeader(LedgerLine, frozen=True, tag="header", kw_only=True):
    """The first line: who is asked what.

    ``plan`` is the digest of all that is ``planned``.
    ``rules`` is the rule set's name for the engine and ``source`` the catalogue it is held against.
    ``options`` are the readings that every scenario was asked by, whatever it says itself: those ``declared`` because
    ``hello`` says so, and those ``usual`` are what holds where nothing is said.
    ``other_rows`` counts the rows of disputes that are not planned because they are about other readings, and
    ``left_out`` has what no verdict depends on.
    ``suite`` is its version, and with it ``python`` and ``platform`` tell who asked; ``started`` is when, in UTC.
    """

    format: int = FORMAT
    suite: str
    python: str = ""
    platform: str = ""
    started: str = ""
    protocol: int
    source: str
    rules: str
    options: dict[str, str] = msgspec.field(default_factory=dict)
    declared: list[str] = msgspec.field(default_factory=list)
    usual: list[str] = msgspec.field(default_factory=list)
    house: AskedHouse | None = None
    engine: AskedEngine
    plan: str
    planned: list[PlannedScenario]
    other_rows: int = 0
    asked: Asked = Asked()
    left_out: list[NotScored] = msgspec.field(default_factory=list)

    @property
    def other_than_usual(self) -> dict[str, str]:
        """The readings that it was asked by and that do not hold where nothing is said, in order."""
        return {name: self.options[name] for name in sorted(self.options) if name not in self.usual}

    def readings_of(self, scenario: PlannedScenario) -> dict[str, str]:
        """The readings that a scenario was asked by: its own, and before them those of the run."""
        own = {} if scenario.dispute is None or scenario.reading is None else {scenario.dispute: scenario.reading}
        return {**own, **self.options}

    @property
    def beside_house(self) -> dict[str, str]:
        """Those of them that the house has not decided, where there is one."""
        decided = () if self.house is None else self.house.decided
        return {name: reading for name, reading in self.other_than_usual.items() if name not in decided}


KIND_ASKED: Final = re.compile(r'"ask":"(\w+)"')
"""Where the line of a question has its kind."""


class ExchangeLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One question and its answer (or what came instead), as they went over the wire.

    ``whole`` tells of an answer that was cut how long it was, with its digest; ``stderr`` is what came there meanwhile.
    """

    question: str
    answer: str = ""
    whole: str = ""
    stderr: str = ""


class UnmetLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A further check of a scenario that was not met, with what a ledger keeps of it; see ``Unmet``."""

    step: str
    message: str
    expected: str = ""
    given: str = ""
    lacking: list[str] = []
    too_much: list[str] = []
    charged: list[str] = []


class VerdictLine(LedgerLine, frozen=True, tag="verdict", kw_only=True):
    """What came of one scenario, and how long it took.

    ``basis`` says whether it was held against what is written or against what is right by the rules asked for, and
    ``idle`` are the clauses cited that nothing in it rests on by these rules. A scenario that they do not allow is not
    playable: ``step`` and ``message`` say what they refuse, ``grounds`` by which clauses.
    ``charged`` are the clauses that what went wrong is about, none where it is not known; ``lacking`` and ``too_much``
    the part of a list that differs; ``also`` further checks that were not met, for which ``after`` was exchanged.
    ``action`` is what the program refuses in a scenario that was not reached, ``step`` then the step that does it.
    ``option`` and ``reading`` are the other reading that explains it; the lines of verdicts say nothing of that.
    Where it was declined ``question`` is the kind of question that was, and ``offered`` says whether the program
    answers that kind at all, so that it was this very question that it declined. ``unsaid`` is a question and
    the field of its answer that is not offered, so that what reads it was not checked.
    ``symmetry`` is what it was put again with: it passed as it stands, and this came of its counterpart.
    Of what passed there are no ``exchanges``; ``asked`` is how many questions of each kind were put in it.
    """

    scenario: str
    outcome: Outcome
    message: str = ""
    step: str = ""
    action: str = ""
    expected: str = ""
    given: str = ""
    lacking: list[str] = msgspec.field(default_factory=list)
    too_much: list[str] = msgspec.field(default_factory=list)
    charged: list[str] = msgspec.field(default_factory=list)
    also: list[UnmetLine] = msgspec.field(default_factory=list)
    option: str = ""
    reading: str = ""
    asked: dict[str, int] = msgspec.field(default_factory=dict)
    exchanges: list[ExchangeLine] = msgspec.field(default_factory=list)
    after: list[ExchangeLine] = msgspec.field(default_factory=list)
    grounds: list[str] = msgspec.field(default_factory=list)
    basis: Basis = Basis.TRANSCRIBED
    idle: list[str] = msgspec.field(default_factory=list)
    question: str = ""
    offered: bool = True
    unsaid: str = ""
    symmetry: str = ""
    milliseconds: int = 0


class AgainLine(LedgerLine, frozen=True, tag="again", kw_only=True):
    """A question of a scenario that was answered otherwise when it was asked again, later and of a fresh process."""

    scenario: str
    question: str
    first: str
    second: str


class CounterpartLine(LedgerLine, frozen=True, tag="counterpart", kw_only=True):
    """What came of a scenario that passed when it was put again with other labels, where that did not pass."""

    verdict: VerdictLine


class UnscoredLine(LedgerLine, frozen=True, tag="unscored", kw_only=True):
    """What came of a scenario that is not planned but left out; nothing depends on it."""

    verdict: VerdictLine


class ReadingLine(LedgerLine, frozen=True, tag="reading", kw_only=True):
    """Another reading that the program plays: it explains these scenarios that failed, all that it touches.

    ``offered`` says whether it can be asked by it; else its ``hello`` has to say so first.
    """

    option: str
    reading: str
    scenarios: list[str]
    offered: bool = True


class FaultLine(LedgerLine, frozen=True, tag="fault", kw_only=True):
    """Something that the suite itself did wrong."""

    message: str
    scenario: str = ""


class CheckFooter(LedgerLine, frozen=True, tag="footer", kw_only=True):
    """The last line: the run came to its end, or ``cut`` says why it was ended before.

    ``again`` is how many questions were asked twice, and the run took ``milliseconds``. ``counterparts`` says how many
    scenarios were put again with other labels, by symmetry.

    ``counts`` is the number of verdicts by outcome, and ``digest`` the SHA-256 of all lines before the footer, the
    header too, each with its line end.
    """

    verdicts: int
    counts: dict[str, int]
    again: int = 0
    counterparts: dict[str, int] = msgspec.field(default_factory=dict)
    milliseconds: int = 0
    cut: str = ""
    digest: str
