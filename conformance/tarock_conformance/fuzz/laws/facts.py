"""Reads ``features/laws.toml``: the text of each law in both languages, and its clauses."""

from __future__ import annotations

import functools
import tomllib
from typing import TYPE_CHECKING, Final

import msgspec

from tarock_steps.catalogue.features_path import features_root
from tarock_steps.errors import CatalogueError

if TYPE_CHECKING:
    from collections.abc import Mapping

_FILE: Final = "laws.toml"


class LawExempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a law does not hold, and why: in a source, where all of these readings are asked for."""

    reason: str
    source: str
    options: dict[str, str]


class LawFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A law by its name: its sentence in both languages, by source the clauses that say so too, and its exceptions."""

    name: str
    en: str
    de: str
    clauses: dict[str, tuple[str, ...]] = {}
    holds_not: list[LawExempt] = []

    def holds(self, source: str, options: Mapping[str, str]) -> bool:
        """Whether it holds in a source that is asked by these options."""
        return not any(one.source == source and one.options.items() <= options.items() for one in self.holds_not)


class _LawsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    law: list[LawFacts]


@functools.cache
def law_facts() -> dict[str, LawFacts]:
    """Every law by its name, with what is said of it; CatalogueError where the file is not as it should be."""
    try:
        read = msgspec.convert(tomllib.loads((features_root() / _FILE).read_text(encoding="utf-8")), _LawsFile)
    except (OSError, ValueError) as fault:
        raise CatalogueError(str(fault), file=_FILE) from fault
    return {one.name: one for one in read.law}
