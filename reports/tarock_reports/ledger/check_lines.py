"""The types of the lines of a check's ledger: a header, then verdicts and faults of the suite, then a footer."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final

import msgspec

from tarock_language.data import message_from, refuse_other
from tarock_language.message import Argument, Message
from tarock_reports.ledger.jsonlines import FORMAT, LedgerLine
from tarock_steps.catalogue.planned import FURTHER, Planned
from tarock_steps.suite.verdicts import Basis, Outcome


class AskedEngine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The program that was asked; ``command`` is empty for the embedded reference engine.

    ``questions`` are the kinds that it answers (empty if the ledger does not say); ``fields`` is as in ``hello``.
    """

    name: str
    version: str
    language: str = ""
    homepage: str = ""
    command: str = ""
    questions: list[str] = []
    fields: dict[str, list[str]] = {}


class PlannedScenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A scenario that the run plans to ask."""

    id: str
    area: str
    name: str
    clauses: tuple[str, ...]
    """The ids of the clauses that it cites."""
    feature: str
    """The path of its feature file."""
    line: int
    dispute: str | None = None
    """The option that it is about, if it is about one."""
    reading: str | None = None
    """The reading that it is for."""
    steps: tuple[str, ...] = ()
    """Its steps as written."""

    @property
    def is_further(self) -> bool:
        """Whether it is a question that is asked after the scenarios, and no step reads its answer."""
        return self.area == FURTHER

    @classmethod
    def of(cls, planned: Planned) -> PlannedScenario:
        """The planned scenario in the form that a ledger keeps."""
        return cls(
            id=planned.id,
            area=planned.area,
            name=planned.name,
            clauses=planned.clauses,
            feature=planned.feature,
            line=planned.line,
            dispute=planned.dispute,
            reading=planned.reading,
            steps=planned.steps,
        )


def plan_of(planned: Sequence[PlannedScenario]) -> str:
    """The SHA-256 of the plan, without the line numbers of its scenarios."""
    unplaced = [msgspec.structs.replace(scenario, line=0) for scenario in planned]
    return hashlib.sha256(msgspec.json.encode(unplaced, order="sorted")).hexdigest()


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the run was narrowed to (if to nothing, it asks the whole source), and how it is judged.

    ``only_offered`` leaves out what ``hello`` does not offer. ``strict`` makes the run inconclusive if the program
    declines a question of a kind that it offers. ``by_the_book`` ignores the readings that ``hello`` declares.
    ``files`` are the paths, as the user gave them, of scenarios asked instead of the suite's. ``excluded`` are the
    patterns of excluded scenarios; ``as_of`` is the version of the suite that the run is judged by, empty for today's.
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
    """Why no verdict depends on a scenario: somebody excluded it, it came later, or it was wrong.

    Of a scenario that counts by its steps, a later kind of test may be what does not count.
    """

    EXCLUDED = "excluded"
    LATER = "added later"
    WITHDRAWN = "withdrawn"
    LATER_KIND = "later kind of test"


class NotScored(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Scenarios that do not count, for one reason; all but the excluded ones are still asked if they exist.

    ``by`` is the pattern that excludes them, the version that added them (empty if no version has them yet), or the
    version that withdrew them. ``clauses`` are those that they cite, or that they were wrong about; in the second case
    ``en`` and ``de`` say why.
    """

    kind: NotScoredAs
    by: str
    scenarios: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    en: str = ""
    de: str = ""


class AskedHouse(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The house whose rules a run used: its name, in how many points it differs, and the digest of its meaning.

    ``decided`` are the options for which it has a reading. ``profile`` is the path of its file as the user gave it,
    empty if the program declares the house in ``hello``.
    """

    name: str
    differences: int
    digest: str
    decided: list[str] = []
    profile: str = ""


class CheckHeader(LedgerLine, frozen=True, tag="header", kw_only=True):
    """The first line: which program is asked, and what it is asked.

    ``plan`` is the digest of ``planned``.
    ``rules`` is the rule set's name for the engine; ``source`` is the catalogue that the answers are compared with.
    ``options`` are the readings used for every scenario, even one that names another: ``declared`` are the options set
    by ``hello``, ``usual`` those whose reading is the default.
    ``other_rows`` counts rows of disputes that are not planned because they are about other readings;
    ``left_out`` lists scenarios that do not count.
    ``suite`` is the suite's version; it ran on ``python`` and ``platform``, and ``started`` in UTC. ``suite_digest`` is
    the SHA-256 of the code that decides questions and right answers, ``vectors`` the ``digest`` of a file of vectors by
    these rules; both are empty in older ledgers.
    """

    format: int = FORMAT
    suite: str
    suite_digest: str = ""
    vectors: str = ""
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
        """The readings of the run that are not defaults, sorted by option."""
        return {name: self.options[name] for name in sorted(self.options) if name not in self.usual}

    def readings_of(self, scenario: PlannedScenario) -> dict[str, str]:
        """The readings that a scenario was asked by: its own, overridden by those of the run."""
        own = {} if scenario.dispute is None or scenario.reading is None else {scenario.dispute: scenario.reading}
        return {**own, **self.options}

    @property
    def beside_house(self) -> dict[str, str]:
        """The readings of the run that are neither defaults nor decided by the house."""
        decided = () if self.house is None else self.house.decided
        return {name: reading for name, reading in self.other_than_usual.items() if name not in decided}


KIND_ASKED: Final = re.compile(r'"ask":"(\w+)"')
"""Finds the kind in the line of a question."""


class ExchangeLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One question and its answer (or what came instead), as they were sent.

    If the answer was cut, ``cut_from`` has the length and the digest of the whole answer; else it is empty. Ledgers
    call it ``whole``. ``stderr`` is the program's error output during this exchange.
    """

    question: str
    answer: str = ""
    cut_from: str = msgspec.field(default="", name="whole")
    stderr: str = ""


class WithMessage:
    """A line with a ``message`` that ``fault`` is as data, so that any language can say it. Older ledgers lack that."""

    __slots__ = ()
    message: str
    fault: dict[str, Any] | msgspec.UnsetType

    def __post_init__(self) -> None:
        """Raise ValueError if ``fault`` is no message, or does not say what ``message`` says."""
        if isinstance(self.fault, dict):
            refuse_other(self.said, self.message)

    @property
    def said(self) -> Message | str:
        """What went wrong, as a message if there is one, else the text."""
        return message_from(self.fault) if isinstance(self.fault, dict) else self.message

    def told(self, field: str) -> Argument:
        """What this field says, such as ``expected``; its text where there is no message."""
        said, text = self.said, getattr(self, field)
        return said.arguments.get(field, text) if text and isinstance(said, Message) else text


class UnmetLine(WithMessage, msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A further check of a scenario that was not met, in the form that a ledger keeps; see ``Unmet``."""

    step: str
    message: str
    expected: str = ""
    given: str = ""
    lacking: list[str] = []
    too_much: list[str] = []
    charged: list[str] = []
    fault: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class VerdictLine(WithMessage, LedgerLine, frozen=True, tag="verdict", kw_only=True, omit_defaults=True, gc=False):
    """The outcome of one scenario, and how long it took.

    ``basis`` says whether the answer was compared with the written one or with one derived from the rules asked for.
    ``idle`` are cited clauses that nothing in the scenario rests on under these rules. If the rules do not allow the
    scenario, ``step`` and ``message`` say what they forbid, and ``grounds`` are the clauses that forbid it.
    ``charged`` are the clauses that a failure is about, empty if unknown; ``lacking`` and ``too_much`` are the
    differing part of a list; ``also`` are further checks that were not met, and ``after`` the exchanges for them.
    If the scenario was not reached, ``action`` is what the program refuses, in ``step``.
    ``option`` and ``reading`` are another reading that explains it; a line as written has neither.
    If it was declined, ``question`` is the kind of question, and ``offered`` says whether the program offers that kind
    at all. ``unsaid`` is a question and the field of its answer that ``hello`` does not offer; its checks were skipped.
    ``symmetry`` is set if the original scenario passed and this is the verdict of its relabelled copy.
    ``fault`` is ``message`` as data, with the texts of what differs as arguments; older ledgers do not have it.
    If it passed or is unplayable, there are no ``exchanges``; ``asked`` counts its questions by kind.
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
    fault: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class AgainLine(LedgerLine, frozen=True, tag="again", kw_only=True):
    """A question of a scenario with a different answer when a fresh process was asked again later."""

    scenario: str
    question: str
    first: str
    second: str


class CounterpartLine(LedgerLine, frozen=True, tag="counterpart", kw_only=True):
    """The verdict of a relabelled copy that did not pass, although the original scenario passed.

    One without a symmetry replaces the verdict of the scenario, because the program said more after its last answer.
    """

    verdict: VerdictLine


class UnscoredLine(LedgerLine, frozen=True, tag="unscored", kw_only=True):
    """The verdict of a scenario that is left out of the plan; nothing depends on it."""

    verdict: VerdictLine


class ReadingLine(LedgerLine, frozen=True, tag="reading", kw_only=True):
    """Another reading that the program plays: it explains these failed scenarios, which are all that it changes.

    ``offered`` says whether the program can be asked by this reading; if not, its ``hello`` must declare it first.
    """

    option: str
    reading: str
    scenarios: list[str]
    offered: bool = True


class FaultLine(LedgerLine, frozen=True, tag="fault", kw_only=True):
    """A fault of the suite itself."""

    message: str
    scenario: str = ""


class CheckFooter(LedgerLine, frozen=True, tag="footer", kw_only=True):
    """The last line: the run is complete, or ``cut`` says why it ended early, and ``message`` says it as data.

    ``again`` is how many questions were asked twice; ``counterparts`` is how many relabelled copies were asked, by
    symmetry. The run took ``milliseconds``.

    ``counts`` is the number of verdicts by outcome; ``digest`` is the SHA-256 of all lines before the footer, with the
    header and all line ends.
    """

    verdicts: int
    counts: dict[str, int]
    again: int = 0
    counterparts: dict[str, int] = msgspec.field(default_factory=dict)
    milliseconds: int = 0
    cut: str = ""
    message: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    digest: str

    def __post_init__(self) -> None:
        """Raise ValueError if the message is none, or does not say what ``cut`` says."""
        refuse_other(self.said, self.cut)

    @property
    def said(self) -> Message | str:
        """Why the run ended early, as a message; for a ledger of an older version the sentence."""
        return message_from(self.message) if isinstance(self.message, dict) else self.cut
