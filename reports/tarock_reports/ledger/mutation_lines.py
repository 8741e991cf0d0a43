"""The types of the lines of the mutation ledger: how many small changes to each module were noticed."""

from __future__ import annotations

from typing import Final

import msgspec

from tarock_language.message import message
from tarock_reports.ledger.jsonlines import FORMAT, Form, LedgerLine, SealLine


class MutationHeader(LedgerLine, frozen=True, tag="mutation", kw_only=True):
    """The first line; ``asked`` names the tests that the changed engine had to face."""

    format: int = FORMAT
    suite: str
    asked: list[str]


class MutatedModule(LedgerLine, frozen=True, tag="module", kw_only=True):
    """A module of the engine: how many changes were tried and noticed; ``by`` counts what noticed them first.

    A timeout counts as noticing too.
    """

    name: str
    tried: int
    noticed: int
    by: dict[str, int] = msgspec.field(default_factory=dict)


class Survivor(LedgerLine, frozen=True, tag="survivor", kw_only=True):
    """A change that nothing noticed: its place, the function or class around it, and the line before and after."""

    module: str
    line: int
    within: str
    before: str
    after: str


FORM: Final = Form(MutationHeader, (MutatedModule, Survivor), SealLine, message("a module, a survivor or the footer"))
