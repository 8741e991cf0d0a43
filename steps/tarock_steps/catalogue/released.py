"""The ids that the suite has shown to the world: ``released.txt`` of a source holds them, and none of them may go.

A line is a clause, or a scenario with the labels of its rows behind tabs. The list is of the version before, so
nothing is written into it with a new scenario; ``python -m proving.released`` adds what is new since then.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from difflib import get_close_matches
from itertools import groupby
from pathlib import Path
from typing import Final

from tarock_steps.catalogue.loading import Catalogue
from tarock_steps.errors import CatalogueError

FILE: Final = "released.txt"
_HEADING: Final = "# Ids of the version before, none of which may go; `python -m proving.released` adds the new ones.\n"


def refuse_missing_ids(catalogue: Catalogue, scenarios: Collection[str], folder: Path) -> None:
    """Every released id is there still, or the source says why it is gone; CatalogueError names one that is not."""
    there = {*catalogue.clauses, *scenarios}
    before = set(ids(folder))
    gone = {one.id for one in catalogue.gone}
    for id_ in sorted(gone - (before - there)):
        reason = f"this is said to be gone, and {'is there' if id_ in there else 'was never released'}"
        raise CatalogueError(reason, file=f"{catalogue.source}/source.toml", place=id_)
    missing = sorted(before - there - gone)
    if missing:
        nearest = get_close_matches(missing[0], there, n=1, cutoff=0.0)
        reason = (
            f"this was released and is not there, one of {len(missing)} that are missing; the nearest that is there is "
            f"{nearest[0]}. Is a file missing, or a name changed? What was wrong goes to [[gone]] in source.toml"
        )
        raise CatalogueError(reason, file=f"{catalogue.source}/{FILE}", place=missing[0])


def ids(folder: Path) -> tuple[str, ...]:
    """The released ids of the source in ``folder``; none where it was never released."""
    path = folder / FILE
    if not path.exists():
        return ()
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(one for line in lines if not line.startswith("#") for one in _in_line(line, folder.name))


def _in_line(line: str, source: str) -> Iterator[str]:
    name, *labels = line.split("\t")
    stem = f"{source}/{name}" if "/" in name else name
    yield from (f"{stem}[{label}]" if label else stem for label in labels or [""])


def written(catalogue: Catalogue, scenarios: Collection[str]) -> str:
    """The text of ``released.txt`` with the ids of all clauses and of these scenarios, and of those that are gone."""
    parted = (one.partition("/")[2].partition("[") for one in {*scenarios, *(one.id for one in catalogue.gone)})
    pairs = sorted((stem, label.removesuffix("]")) for stem, _, label in parted)
    rows = {stem: [label for _, label in found] for stem, found in groupby(pairs, key=lambda pair: pair[0])}
    return "".join(
        (_HEADING, *(f"{clause}\n" for clause in sorted(catalogue.clauses)), *map(_line, rows, rows.values()))
    )


def _line(stem: str, labels: Sequence[str]) -> str:
    return "\t".join((stem, *(labels if any(labels) else ()))) + "\n"
