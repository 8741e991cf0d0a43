"""Reads ``features/withdrawn.toml``: scenarios whose expectation was wrong, with clause, version and reason.

A withdrawn scenario counts in no verdict, whatever the version. If it still exists, it is asked and reported apart.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from tarock_steps.catalogue.entries import CatalogueEntry, no_blank, no_double, refuse_entry
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import read_entries

FILE: Final = "withdrawn.toml"
NAME: Final = f"features/{FILE}"
"""The name of the file in errors."""
_VERSION: Final = re.compile(r"[0-9]+\.[0-9]+")


class Withdrawn(CatalogueEntry, frozen=True, kw_only=True):
    """Scenarios that were wrong about a ``clause``, the first ``version`` that does not demand them, and the reason."""

    scenarios: tuple[str, ...]
    version: str
    clause: str
    en: str
    de: str


class WithdrawnFile(CatalogueEntry, frozen=True, kw_only=True):
    """The content of the file."""

    withdrawn: tuple[Withdrawn, ...] = ()


def withdrawn(root: Path | None = None) -> Mapping[str, Withdrawn]:
    """The withdrawn entries by scenario; CatalogueError for an invalid entry.

    Reading a source checks that the scenarios were released and that the clause exists.
    """
    return _read(root or features_root())


@cache
def _read(root: Path) -> Mapping[str, Withdrawn]:
    """The same as ``withdrawn``, but read once, so that a program under test cannot change it."""
    path = root / FILE
    if not path.exists():
        return {}
    entries = read_entries(path, WithdrawnFile).withdrawn
    no_double((scenario for entry in entries for scenario in entry.scenarios), "scenario", NAME)
    for number, entry in enumerate(entries, 1):
        place = f"[[withdrawn]] number {number}"
        no_blank({"en": entry.en, "de": entry.de}, NAME, place)
        if not entry.scenarios:
            refuse_entry("names no scenario", NAME, place)
        if not _VERSION.fullmatch(entry.version):
            refuse_entry(f"{entry.version!r} is no version; expected two numbers, such as 0.2", NAME, place)
        for scenario in entry.scenarios:
            source = scenario.partition("/")[0]
            if not (root / source / "source.toml").exists():
                refuse_entry(f"there is no source {source!r}", NAME, scenario)
    return {scenario: entry for entry in entries for scenario in entry.scenarios}
