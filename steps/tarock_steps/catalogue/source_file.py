"""Reads `source.toml`: title, unit, sections, and statements that are no rule."""

from __future__ import annotations

from typing import Literal

import msgspec

from tarock_language.message import Language
from tarock_steps.catalogue.entries import (
    CatalogueEntry,
    check_statements,
    no_blank,
    no_double,
    refuse_entry,
    written_in,
)
from tarock_steps.catalogue.table_facts import TableFacts, fault_of


class NoRule(CatalogueEntry, frozen=True, kw_only=True):
    """A statement of the source that carries no rule."""

    statement: str
    kind: Literal["commentary", "heading", "joke", "history", "advice"]
    reason: str


class Section(CatalogueEntry, frozen=True, kw_only=True):
    """A section of the source: how many statements it has, and a digest of each."""

    title: str
    statements: int
    digests: tuple[str, ...] = ()


class Forms(CatalogueEntry, frozen=True, kw_only=True):
    """A word in the singular and in the plural."""

    one: str
    many: str


class Unit(CatalogueEntry, frozen=True, kw_only=True):
    """The unit in which a source pays, by language."""

    en: Forms
    de: Forms

    def forms(self, say: Language) -> Forms:
        """The forms of the unit in a language."""
        return self.de if written_in(say) == "de" else self.en


class InShort(CatalogueEntry, frozen=True, kw_only=True):
    """What a source is, in a few words by language, for somebody who chooses among the sources."""

    en: str = ""
    de: str = ""


class SourceFile(CatalogueEntry, frozen=True, kw_only=True):
    """The content of `source.toml`; ``called`` are other names by which users mean this source.

    ``in_short`` says what it is; ``own_german`` has the source's own words for some of the neutral German words.
    """

    title: str
    called: tuple[str, ...] = ()
    in_short: InShort = InShort()
    own_german: dict[str, str] = msgspec.field(default_factory=dict)
    prefix: str
    unit: Unit
    table: TableFacts
    section: tuple[Section, ...] = ()
    no_rule: tuple[NoRule, ...] = ()


def check_source(head: SourceFile, file: str) -> None:
    """CatalogueError for an empty text, an impossible table, or a statement that is listed twice as no rule."""
    no_blank({"title": head.title, "prefix": head.prefix}, file, "")
    no_blank({f"called {place}": name for place, name in enumerate(head.called, 1)}, file, "")
    for language, forms in (("en", head.unit.en), ("de", head.unit.de)):
        no_blank({"one": forms.one, "many": forms.many}, file, f"unit, {language}")
    fault = fault_of(head.table)
    if fault:
        refuse_entry(fault, file, "table")
    no_double((entry.statement for entry in head.no_rule), "statement", file)
    for entry in head.no_rule:
        no_blank({"reason": entry.reason}, file, entry.statement)
        check_statements((entry.statement,), file, entry.statement)
