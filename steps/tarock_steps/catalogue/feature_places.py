"""Finds the feature files of a source, and the rule area that each is about."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from tarock_language.message import message
from tarock_steps.catalogue.areas import AREAS
from tarock_steps.errors import CatalogueError

WHOLE_DEALS: Final = "whole_deals"
"""The area of the features ``whole_deals_<contract>``, which do not belong to one rule area."""
WHOLE_SESSIONS: Final = "whole_sessions"
"""The area of the feature of that name."""

Names: TypeAlias = dict[tuple[str, str], tuple[str, int]]
"""The file and the line where each name of a scenario stands first, by the name of its file in ids and its own."""


class FeaturePlace(NamedTuple):
    """Where a file of scenarios is, and its names.

    ``feature`` is its name in planned scenarios, ``where`` its name in errors, ``stem`` its name in ids. All scenarios
    have the ``area``; without one, each has the area of the first clause that it cites.
    """

    file: Path
    feature: str
    where: str
    stem: str
    area: str | None = None


def place_below(folder: Path, file: Path) -> FeaturePlace:
    """The place of a file below the folder of a source; the file or its folder has the name of a rule area."""
    feature = file.relative_to(folder).as_posix()
    where, stem = f"{folder.name}/{feature}", feature.removesuffix(".feature").partition("/")[0]
    return FeaturePlace(file, feature, where, stem, _area(stem, where))


def _area(stem: str, file: str) -> str:
    """The area of the features in the file or folder ``stem``; CatalogueError if that is not the name of one."""
    if stem in AREAS:
        return stem
    if stem.startswith(f"{WHOLE_DEALS}_"):
        return WHOLE_DEALS
    if stem == WHOLE_SESSIONS:
        return WHOLE_SESSIONS
    expected = (*AREAS, f"{WHOLE_DEALS}_<contract>", WHOLE_SESSIONS)
    reason = message(
        "neither the file nor its folder is named after a rule area; expected one of: {names}", names=expected
    )
    raise CatalogueError(reason, file=file)
