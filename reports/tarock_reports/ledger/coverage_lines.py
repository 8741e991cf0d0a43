"""The types of the lines of the coverage ledger: the engine's branches that are reached, by what, and all others."""

from __future__ import annotations

from typing import Final

from tarock_language.message import message
from tarock_reports.ledger.jsonlines import FORMAT, Form, LedgerLine, SealLine


class CoverageHeader(LedgerLine, frozen=True, tag="coverage", kw_only=True):
    """The first line: what was measured; ``rules`` is empty if all rule sets were measured."""

    format: int = FORMAT
    suite: str
    rules: str = ""
    by: list[str]


class CoveredModule(LedgerLine, frozen=True, tag="module", kw_only=True):
    """A module of the engine, and how many of its branches each of ``by`` reached."""

    name: str
    branches: int
    lines: int
    reached: dict[str, int]


class Missed(LedgerLine, frozen=True, tag="missed", kw_only=True):
    """A branch that ``by`` does not reach, and the reason; an empty reason means a gap."""

    module: str
    line: int
    to: int
    by: str
    reason: str = ""


class Reached(LedgerLine, frozen=True, tag="reached", kw_only=True):
    """How many branches the scenarios of a clause reach."""

    clause: str
    branches: int


FORM: Final = Form(
    CoverageHeader,
    (CoveredModule, Missed, Reached),
    SealLine,
    message("a module, a missed branch, a clause or the footer"),
)
