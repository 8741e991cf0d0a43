"""The ledger of a mutation run: how many small changes to each module were noticed, and which were not."""

from __future__ import annotations

from typing import Final

import msgspec

from tarock_reports.ledger.jsonlines import FORMAT, Footer, Form, Line


class Header(Line, frozen=True, tag="mutation", kw_only=True):
    """The first line; ``asked`` says what the changed engine was put before."""

    format: int = FORMAT
    suite: str
    asked: list[str]


class Module(Line, frozen=True, tag="module", kw_only=True):
    """A module of the engine: how many changes were tried and noticed, and ``by`` what how many of them first.

    The clock notices too.
    """

    name: str
    tried: int
    noticed: int
    by: dict[str, int] = msgspec.field(default_factory=dict)


class Survivor(Line, frozen=True, tag="survivor", kw_only=True):
    """A change that nothing noticed: its place, ``within`` a function or class, and its line before and after."""

    module: str
    line: int
    within: str
    before: str
    after: str


FORM: Final = Form(Header, (Module, Survivor), Footer, "a module, a survivor or the footer")
