"""Reads ``features/laws.toml``: the text of each law in both languages, and its clauses."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from typing import Final

import msgspec

from tarock_steps.catalogue.features_path import features_root
from tarock_steps.errors import CatalogueError

_FILE: Final = "laws.toml"


class LawExempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An exception to a law: a source in which it does not hold if all of these readings are asked for, and why."""

    reason: str
    source: str
    options: dict[str, str]


class LawFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A law: its name, its sentence in both languages, the clauses by source that say the same, and its exceptions."""

    name: str
    en: str
    de: str
    clauses: dict[str, tuple[str, ...]] = {}
    holds_not: list[LawExempt] = []

    def is_valid_in(self, source: str, options: Mapping[str, str]) -> bool:
        """Whether the law holds in a source with these options."""
        return not any(
            exempt.source == source and exempt.options.items() <= options.items() for exempt in self.holds_not
        )


class _LawsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    law: list[LawFacts]


@functools.cache
def law_facts() -> dict[str, LawFacts]:
    """The facts about every law, by its name. Raises CatalogueError if the file cannot be read or is invalid."""
    try:
        read = msgspec.convert(tomllib.loads((features_root() / _FILE).read_text(encoding="utf-8")), _LawsFile)
    except (OSError, ValueError) as fault:
        raise CatalogueError(str(fault), file=_FILE) from fault
    return {law.name: law for law in read.law}
