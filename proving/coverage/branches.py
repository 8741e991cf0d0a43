"""Reads a file of coverage data: all branches of the reference engine, and which of them were reached."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from coverage import Coverage
from coverage.python import PythonFileReporter

from proving.coverage.features import ENGINE, clauses_in
from proving.coverage.measuring import SETTINGS

EXIT = "exit"
_ALL_ARCS = """
SELECT file.path, context.context, arc.fromno, arc.tono
FROM arc JOIN file ON file.id = arc.file_id JOIN context ON context.id = arc.context_id
"""


class Branch(NamedTuple):
    """A way on from a line. ``function``, ``text`` and ``then`` find it again after lines have moved.

    ``then`` is the text of the line that the way leads to, or ``exit`` where it leaves the function.
    """

    module: str
    line: int
    to: int
    function: str
    text: str
    then: str

    @property
    def name(self) -> tuple[str, str, str, str]:
        """The key of the branch in ``missed.toml``."""
        return self.module, self.function, self.text, self.then


@dataclass(frozen=True)
class Module:
    """A module: its number of statements, its branches, and those that were reached."""

    name: str
    path: str
    lines: int
    branches: frozenset[Branch]
    reached: frozenset[Branch]

    @property
    def missed(self) -> list[Branch]:
        """The branches that were not reached, from the top."""
        return sorted(self.branches - self.reached)


class Measured:
    """The content of a file of coverage data."""

    def __init__(self, data: Path) -> None:
        self._coverage = Coverage(data_file=str(data), config_file=str(SETTINGS))
        self._coverage.load()
        self._data = data

    @cached_property
    def modules(self) -> dict[str, Module]:
        """Every module of the engine, by its name."""
        report = self._data.with_suffix(".json")
        self._coverage.json_report(outfile=str(report))
        files: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))["files"]
        return {module.name: module for module in (_module(path, told) for path, told in sorted(files.items()))}

    def by_clause(self) -> dict[str, int]:
        """How many branches the scenarios of each clause reach."""
        found: dict[str, set[tuple[str, int, int]]] = defaultdict(set)
        for path, arcs in self._arcs().items():
            ways = {(branch.line, branch.to) for branch in self.modules[_name(path)].branches}
            source = PythonFileReporter(path, self._coverage)
            for context, some in arcs.items():
                gone = [(path, *arc) for arc in source.translate_arcs(some) & ways]
                for clause in clauses_in(context):
                    found[clause].update(gone)
        return {clause: len(found[clause]) for clause in sorted(found)}

    def _arcs(self) -> dict[str, dict[str, list[tuple[int, int]]]]:
        """The arcs by file and context, read with one query, which is much faster than one for each file."""
        found: dict[str, dict[str, list[tuple[int, int]]]] = defaultdict(lambda: defaultdict(list))
        with closing(sqlite3.connect(self._data)) as database:
            for path, context, line, to in database.execute(_ALL_ARCS):
                found[path][context].append((line, to))
        return found


def _module(path: str, told: dict[str, Any]) -> Module:
    name = _name(path)
    text = ["", *Path(path).read_text(encoding="utf-8").splitlines()]
    ways = {"executed_branches": set[Branch](), "missing_branches": set[Branch]()}
    for kind, found in ways.items():
        for function, region in told["functions"].items():
            found |= set(_branches(name, function, region[kind], text))
    reached = frozenset(ways["executed_branches"])
    return Module(name, path, told["summary"]["num_statements"], reached | ways["missing_branches"], reached)


def _branches(module: str, function: str, ways: list[tuple[int, int]], text: list[str]) -> Iterator[Branch]:
    for line, to in ways:
        then = text[to].strip() if to > 0 else EXIT
        yield Branch(module, line, to, function, text[line].strip(), then)


def _name(path: str) -> str:
    """The dotted name of a module of the engine."""
    parts = Path(path).with_suffix("").parts
    place = len(parts) - 1 - parts[::-1].index(ENGINE)
    return ".".join(part for part in parts[place:] if part != "__init__")
