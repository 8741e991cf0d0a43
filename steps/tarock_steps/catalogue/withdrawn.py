"""Reads ``features/withdrawn.toml``: wrong expectations, with clause, version and reason.

A withdrawn scenario is demanded of nobody any more, by no version. It may still be there, and is then asked and told
apart; as a rule it is not.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from tarock_steps.catalogue.entries import CatalogueEntry, no_blank, no_double, refuse
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import read_entries

FILE: Final = "withdrawn.toml"
NAME: Final = f"features/{FILE}"
"""What the file is called in errors."""
_VERSION: Final = re.compile(r"[0-9]+\.[0-9]+")


class Withdrawn(CatalogueEntry, frozen=True, kw_only=True):
    """Scenarios that were wrong about a ``clause``: the first ``version`` that does not demand them, and the reason."""

    scenarios: tuple[str, ...]
    version: str
    clause: str
    en: str
    de: str


class WithdrawnFile(CatalogueEntry, frozen=True, kw_only=True):
    """What the file holds."""

    withdrawn: tuple[Withdrawn, ...] = ()


def withdrawn(root: Path | None = None) -> Mapping[str, Withdrawn]:
    """What was withdrawn, by scenario; CatalogueError where an entry cannot be.

    Whether its scenarios were released and its clause is there is found where a source is read.
    """
    return _read(root or features_root())


@cache
def _read(root: Path) -> Mapping[str, Withdrawn]:
    """The same, read once, so that nothing is looked at that a program under test writes."""
    path = root / FILE
    if not path.exists():
        return {}
    entries = read_entries(path, WithdrawnFile).withdrawn
    no_double((each for one in entries for each in one.scenarios), "scenario", NAME)
    for number, one in enumerate(entries, 1):
        place = f"[[withdrawn]] number {number}"
        no_blank({"en": one.en, "de": one.de}, NAME, place)
        if not one.scenarios:
            refuse("names no scenario", NAME, place)
        if not _VERSION.fullmatch(one.version):
            refuse(f"{one.version!r} is no version; expected two numbers, such as 0.2", NAME, place)
        for each in one.scenarios:
            source = each.partition("/")[0]
            if not (root / source / "source.toml").exists():
                refuse(f"there is no source {source!r}", NAME, each)
    return {each: one for one in entries for each in one.scenarios}
