"""The types of a result: what somebody publishes about a program, made from ledgers by ``tarock report``.

A result is a stranger's file, so each type bounds what a reader has to show; ``result_file`` reads one.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tarock_reports.machine.check_shape import ToldCounts, ToldDeclined, ToldHouse, ToldNarrowing
from tarock_reports.verdict.summary import Conformity

RESULT_FORMAT: Final = 1
"""The version of the form; a change that an older reader would misread increases it."""

Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)", description="a SHA-256 in hexadecimal")]
Day = Annotated[str, Meta(pattern=r"^20[0-9]{2}-[0-9]{2}-[0-9]{2}$(?!\n)", description="a date, such as 2026-11-29")]
Address = Annotated[
    str, Meta(pattern=r"^https?://[!#-;=?-~]+$(?!\n)", max_length=500, description="an address on the web")
]
ShortText = Annotated[str, Meta(max_length=200)]
SomeText = Annotated[str, Meta(min_length=1, max_length=200)]
SomeLongText = Annotated[str, Meta(min_length=1, max_length=2_000)]
LongText = Annotated[str, Meta(max_length=2_000)]


class Relation(StrEnum):
    """Who ran the program: its authors, others, or others with authors who had not seen the scenarios (blind)."""

    AUTHORS = "authors"
    OTHERS = "others"
    BLIND = "blind"


class Unknown(StrEnum):
    """A fact that may be null in a result, for which ``nulls`` then has the reason."""

    BY = "by"
    RELATION = "relation"
    LINK = "link"
    PROGRAM = "program"
    SUITE = "suite"
    VECTORS = "vectors"
    DATE = "date"


class ResultSuite(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The suite that asked: ``digest`` is of the code that decides what is asked and what is right."""

    version: ShortText
    digest: Digest | None


class ResultProgram(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The program as its ``hello`` says, and the digest of the file that was run."""

    name: ShortText
    version: ShortText
    language: ShortText
    digest: Digest | None


class ResultRun(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The figures of one rule set, by which rules and readings, and the command that makes them again (``reproduce``).

    ``vectors`` is the ``digest`` in the header of the file of vectors by these rules, ``ledger`` the one in the footer
    of the ledger. ``date`` is the day of the run. ``failed`` are the clauses with a failure.
    """

    rules: ShortText
    source: ShortText
    options: dict[ShortText, ShortText]
    house: ToldHouse | UnsetType = UNSET
    narrowed: ToldNarrowing
    only_offered: bool
    as_of: ShortText
    vectors: Digest | None
    date: Day | None
    ledger: Digest
    verdict: Conformity
    counts: ToldCounts
    areas: dict[ShortText, ToldCounts]
    failed: list[ShortText]
    declined: list[ToldDeclined]
    reproduce: LongText


class ResultContest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody contests: a clause, a scenario, or the whole result where ``about`` is empty."""

    about: ShortText
    by: SomeText
    why: SomeLongText
    date: Day
    link: Address | UnsetType = UNSET


class ResultObject(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody publishes about a program; ``nulls`` has the reason of each fact that is null, and of no other."""

    kind: Literal["result"] = "result"
    format: int = RESULT_FORMAT
    suite: ResultSuite
    program: ResultProgram
    by: SomeText | None
    relation: Relation | None
    link: Address | None
    nulls: dict[Unknown, LongText]
    runs: Annotated[list[ResultRun], Meta(min_length=1, max_length=50)]
    contested: Annotated[list[ResultContest], Meta(max_length=200)] = []
