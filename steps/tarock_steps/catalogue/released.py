"""Reads `released.txt`: all scenario ids ever released, by version; none of them may disappear.

``released.txt`` of a source has a part for each version, headed by its number and a digest of the lines below. A line
is a clause, a kind of test, or a scenario with the labels of its rows behind tabs. Nothing is written into it with a
new scenario: ``python -m proving.released VERSION`` adds what is new.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from itertools import groupby, pairwise
from pathlib import Path
from typing import Final, NoReturn

from tarock_steps.catalogue import withdrawn
from tarock_steps.catalogue.entries import refuse_entry
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import Catalogue, sources

FILE: Final = "released.txt"
BEYOND_THE_STEPS: Final = "beyond-the-steps"
"""The kind of test by which whole answers are compared; it came in a version, as scenarios do."""
KINDS_OF_TEST: Final = frozenset({BEYOND_THE_STEPS})
_TITLE: Final = (
    "# Ids by the version in which they came, none of which may go; `python -m proving.released` adds new ones."
)
_HEADING: Final = re.compile(r"\[([0-9]+\.[0-9]+)\] ([0-9a-f]{16})")


def refuse_missing_ids(catalogue: Catalogue, scenarios: Collection[str], folder: Path) -> None:
    """CatalogueError if a released id is missing and not withdrawn, or a withdrawal is wrong.

    Every withdrawn id of this source was released, and its entry names a clause of this source.
    """
    there = {*catalogue.clauses, *scenarios, *KINDS_OF_TEST}
    before = since(folder)
    wrong = withdrawn.withdrawn(folder.parent)
    for id_, entry in wrong.items():
        if id_.startswith(f"{catalogue.source}/") and id_ not in before:
            refuse_entry("this is withdrawn, and was never released", withdrawn.NAME, id_)
        if id_.startswith(f"{catalogue.source}/") and entry.clause not in catalogue.clauses:
            refuse_entry(f"there is no clause {entry.clause!r}", withdrawn.NAME, id_)
    missing = sorted(before.keys() - there - wrong.keys())
    if missing:
        nearest = get_close_matches(missing[0], there, n=1, cutoff=0.0)
        reason = (
            f"this was released and is not there, one of {len(missing)} that are missing; the nearest that is there is "
            f"{nearest[0]}. Is a file missing, or a name changed? What was wrong goes to {withdrawn.NAME}"
        )
        _refuse(folder, missing[0], reason)


def since_of(source: str) -> Mapping[str, str]:
    """The version in which each id of one of our sources was released; ids that are missing here are not released."""
    return _own_since(features_root() / source)


@cache
def _own_since(folder: Path) -> Mapping[str, str]:
    return _since(folder, own_text(folder))


@cache
def own_text(folder: Path) -> str:
    """The file of one of our sources, read once, so that a program under test cannot change it; empty without one."""
    return _text(folder)


def versions() -> tuple[str, ...]:
    """All released versions, in order."""
    return tuple(sorted({version for source in sources() for version in since_of(source).values()}, key=version_order))


def version_order(version: str) -> tuple[int, ...]:
    """The numbers of a version, for comparing."""
    return tuple(map(int, version.split(".")))


def since(folder: Path) -> dict[str, str]:
    """The released ids of the source in ``folder`` with their versions; empty if it was never released.

    CatalogueError if a line was changed, versions are not in order, or two versions have the same id.
    """
    return _since(folder, _text(folder))


def _since(folder: Path, text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for version, digest, lines in _parts(folder, text):
        if digest != _digest(lines):
            _refuse(folder, version, "its lines are not those of its digest; ids are only ever added by command")
        if found and version_order(version) <= version_order(next(reversed(found.values()))):
            _refuse(folder, version, "expected a later version than the one before it")
        for id_ in (released for line in lines for released in _in_line(line, folder.name)):
            if found.setdefault(id_, version) != version:
                _refuse(folder, id_, f"it came in {found[id_]} and again in {version}")
    return found


def _text(folder: Path) -> str:
    path = folder / FILE
    return path.read_text(encoding="utf-8") if path.exists() else ""


def _parts(folder: Path, text: str) -> Iterator[tuple[str, str, list[str]]]:
    """The version, the digest and the lines of each part."""
    lines = text.splitlines()[1:]
    heads = [place for place, line in enumerate(lines) if line.startswith("[")]
    if lines and heads[:1] != [0]:
        _refuse(folder, "line 2", "expected a version")
    for begin, end in pairwise([*heads, len(lines)]):
        heading = _HEADING.fullmatch(lines[begin])
        if heading is None:
            _refuse(folder, lines[begin], "expected a version with a digest, such as [0.1] 0123456789abcdef")
        yield heading[1], heading[2], lines[begin + 1 : end]


def _in_line(line: str, source: str) -> Iterator[str]:
    name, *labels = line.split("\t")
    stem = f"{source}/{name}" if "/" in name else name
    yield from (f"{stem}[{label}]" if label else stem for label in labels or [""])


def with_new_ids(folder: Path, version: str, ids: Collection[str]) -> str:
    """The text of ``released.txt`` with the new ids among ``ids`` added to ``version``, the last version or a new one.

    CatalogueError if there is a later version.
    """
    known = since(folder)
    parts = {name: lines for name, _, lines in _parts(folder, _text(folder))}
    if any(version_order(name) > version_order(version) for name in parts):
        _refuse(folder, version, f"expected a version after {max(parts, key=version_order)}, or that one")
    parts[version] = sorted([*parts.get(version, ()), *_lines(set(ids) - known.keys())])
    told = (line for name, lines in parts.items() for line in (f"[{name}] {_digest(lines)}", *lines))
    return "".join(f"{line}\n" for line in (_TITLE, *told))


def _lines(ids: Collection[str]) -> Iterator[str]:
    """Ids as lines; the rows of a scenario are on one line."""
    named = (id_.partition("/")[2] or id_ for id_ in ids)
    pairs = sorted((stem, label.removesuffix("]")) for stem, _, label in (name.partition("[") for name in named))
    for stem, rows in groupby(pairs, key=lambda pair: pair[0]):
        labels = [label for _, label in rows]
        yield "\t".join((stem, *(labels if any(labels) else ())))


def _digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _refuse(folder: Path, place: str, reason: str) -> NoReturn:
    refuse_entry(reason, f"{folder.name}/{FILE}", place)
