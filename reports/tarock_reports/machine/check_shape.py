"""The types of ``tarock check --format json``: one object for the run, with one for each rule set.

Texts that come from the program asked are as the ledger has them; whoever shows them takes care of what is in them.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tarock_reports.ledger.check_lines import NotScoredAs
from tarock_reports.ledger.known_lines import KnownState

FORMAT: Final = 1
"""The version of the format; a change that an older reader would misread increases it."""


class ToldEngine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who was asked, as its ``hello`` says; ``command`` is empty for our own engine in this process."""

    name: str
    version: str
    language: str
    command: str


class ToldHouse(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The house by whose rules was asked; ``profile`` is empty where the program says so itself."""

    name: str
    differences: int
    digest: str
    profile: str


class ToldNarrowing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the run was narrowed to, and the patterns of what was excluded; empty lists mean the whole source."""

    clauses: list[str]
    areas: list[str]
    scenarios: list[str]
    excluded: list[str]


class ToldCounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many scenarios were planned, and what came of them.

    ``evaluated`` are those that passed, failed, or are explained by another reading; among them are those
    ``beyond_the_steps``, with an answer that is wrong in a part that no step reads. ``not_asked`` have no verdict,
    because the run ended before.
    """

    planned: int
    evaluated: int
    passed: int
    failed: int
    beyond_the_steps: int
    other_reading: int
    not_reached: int
    errored: int
    declined: int
    not_playable: int
    suite_fault: int
    not_asked: int


class ToldFailure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario that went wrong; ``again`` is the command line that shows it again, ``clauses`` what it is about.

    ``known`` names the known deviation by which it did, empty where none is; ``symmetry`` what it was put again with,
    where it passed as it stands.
    """

    scenario: str
    outcome: str
    area: str
    clauses: list[str]
    step: str
    expected: str
    given: str
    message: str
    again: str
    known: str
    symmetry: str


class ToldKnown(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A known deviation: where it is written down, why, and what became of it.

    It is known by its ``clause``, by its ``cause``, or as a single check, a ``step`` of a ``scenario``.
    """

    clause: str
    cause: str
    scenario: str
    step: str
    reason: str
    link: str
    place: str
    state: KnownState
    scenarios: list[str]


class ToldCause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the program plays otherwise; ``explains`` are scenarios, ``profile`` the lines of a profile that say so.

    What it is in several games or of several items is one cause, whose ``id`` has their names in braces.
    """

    id: str
    sentence: str
    clauses: list[str]
    explains: list[str]
    agrees: int
    profile: str


class ToldDeclined(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """So many ``scenarios`` ended at a question that the program declines, for one reason."""

    question: str
    reason: str
    scenarios: int
    offered: bool


class ToldNotScored(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Scenarios that nothing depends on, each with its outcome, null where it was not asked.

    ``by`` is the pattern that excludes them, the version in which they came (empty: not released yet), or the version
    in which they were withdrawn; ``reason`` says why they were.
    """

    kind: NotScoredAs
    by: str
    clauses: list[str]
    reason: str
    scenarios: dict[str, str | None]


class ToldFiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The paths of the run's files as they were given; empty if there is none."""

    ledger: str
    page: str
    junit: str


class RulesRun(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The results of one rule set; ``program`` is the name of the program if several are asked.

    ``verdict`` is one of the words of ``Conformity``, ``words`` the sentence on the terminal. ``cut`` says why the run
    was not completed. ``clauses`` has the state of each clause. ``causes`` is null if they were not searched. ``as_of``
    is the version whose scenarios decide, empty for today's; ``left_out`` are scenarios that do not count.
    ``counterparts`` is how many passed scenarios were repeated with other labels.
    """

    program: str
    rules: str
    engine: ToldEngine
    options: dict[str, str]
    house: ToldHouse | None
    narrowed: ToldNarrowing
    as_of: str
    started: str
    milliseconds: int
    verdict: str
    words: str
    cut: str
    counts: ToldCounts
    counterparts: int
    areas: dict[str, ToldCounts]
    clauses: dict[str, str]
    failures: list[ToldFailure]
    causes: list[ToldCause] | None
    unexplained: list[str]
    declined: list[ToldDeclined]
    plays: dict[str, str]
    known: list[ToldKnown]
    left_out: list[ToldNotScored]
    files: ToldFiles


class CheckObject(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The results of a check.

    ``verdict`` is the worst of all rule sets, null if nothing had to be asked, and ``exit_code`` that of the command.
    ``not_asked`` are rule sets that the run did not reach. If several programs are asked, ``broken`` says why some of
    them could not be.
    """

    kind: Literal["check"] = "check"
    format: int = FORMAT
    suite: str
    verdict: str | None
    exit_code: int
    runs: list[RulesRun]
    not_asked: list[str] = []
    broken: dict[str, str] = {}


class LockCounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many questions of a lock were to be asked, and their results."""

    planned: int
    passed: int
    failed: int
    errored: int
    declined: int
    not_asked: int


class ToldQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A question of a lock that went wrong: its number, and where the answer differs from the right one."""

    number: int
    outcome: str
    clauses: list[str]
    places: list[str]
    message: str
    again: str


class LockObject(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The results of the questions of a lock.

    ``not_held`` has the rulings that the run did not test, by clause: all their questions were declined.
    """

    kind: Literal["lock"] = "lock"
    format: int = FORMAT
    suite: str
    verdict: str
    words: str
    exit_code: int
    lock: str
    rules: str
    options: dict[str, str]
    engine: ToldEngine
    milliseconds: int
    counts: LockCounts
    not_held: dict[str, list[str]] = {}
    failures: list[ToldQuestion]
