"""Reads scenario files from outside the suite, in the form of the features of a source."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tarock_language.message import message
from tarock_protocol.user_files import reason_of
from tarock_steps.catalogue.feature_places import FeaturePlace, Names
from tarock_steps.catalogue.gherkin_tree import feature_text
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.catalogue.plan import FeatureFile, refuse_equal_ids, slug
from tarock_steps.catalogue.planned import Planned
from tarock_steps.errors import CatalogueError

_CLAUSE: Final = re.compile(r"@clause:(?P<id>\S+)")


class WrittenScenario(NamedTuple):
    """A scenario of a file from outside the suite, and the line number of each of its steps."""

    planned: Planned
    file: str
    steps_at: tuple[int, ...]


def scenarios_in(files: Sequence[Path]) -> tuple[WrittenScenario, ...]:
    """All scenarios of some files, in order; CatalogueError names file and line.

    A file belongs to the source whose clause it cites first. Its scenarios have the path as given, and their ids
    have the file's name instead of a rule area.
    """
    names: dict[str, Names] = {}
    found = [scenario for file in files for scenario in _scenarios_of(file, names)]
    refuse_equal_ids([scenario.planned for scenario in found])
    return tuple(found)


def _scenarios_of(file: Path, names: dict[str, Names]) -> Iterator[WrittenScenario]:
    source = _source_of(file)
    place = FeaturePlace(file, str(file), str(file), slug(file.stem) or "scenarios")
    feature = FeatureFile(place, load_catalogue(source), names.setdefault(source, {}))
    for scenario in [*feature.planned()]:
        yield WrittenScenario(scenario, str(file), feature.steps_at[scenario.id])


def _source_of(file: Path) -> str:
    """The source whose clause a file cites first."""
    try:
        lines = feature_text(file).splitlines()
    except OSError as fault:
        raise CatalogueError(message("cannot be read: {reason}", reason=reason_of(fault)), file=str(file)) from fault
    cited = ((number, found["id"]) for number, line in enumerate(lines, start=1) if (found := _CLAUSE.search(line)))
    number, clause = next(cited, (1, ""))
    source = next((known for known in sources() if clause in load_catalogue(known).clauses), None)
    if source is None:
        missing = message("no tag @clause:<id> says what it is about")
        reason = message(
            "{missing}; expected one that `tarock clauses` shows, such as @clause:LUN-PLAY-003",
            missing=message("there is no clause {clause}", clause=repr(clause)) if clause else missing,
        )
        raise CatalogueError(reason, file=str(file), place=message("line {number}", number=number))
    return source
