"""The ledger of a mutation run: how many mutants of each module were killed, and which survived."""

from __future__ import annotations

from typing import Final

import msgspec

from tarock_reports.jsonlines import FORMAT, Footer, Form, Line


class Header(Line, frozen=True, tag="mutation", kw_only=True):
    """The first line: which tool changed the engine."""

    format: int = FORMAT
    suite: str
    tool: str
    version: str


class Module(Line, frozen=True, tag="module", kw_only=True):
    """A module of the engine and what became of its mutants; ``by`` says how many each of their killers got first.

    The clock is a killer too.
    """

    name: str
    mutants: int
    killed: int
    survived: int
    by: dict[str, int] = msgspec.field(default_factory=dict)


class Survivor(Line, frozen=True, tag="survivor", kw_only=True):
    """A mutant that nobody noticed, and the reason; none is a hole."""

    module: str
    line: int
    before: str
    after: str
    reason: str = ""


FORM: Final = Form(Header, (Module, Survivor), Footer, "a module, a survivor or the footer")
