"""Finds out which scenarios run which statement of the engine, by an engine in which each statement sets a mark."""

from __future__ import annotations

import ast
import functools
import gc
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from proving.mutation.loading import ASKED, PACKAGE, load_anew
from proving.mutation.mutants import Place
from tarock_protocol.drivers import InProcess
from tarock_steps.suite.scripts import Script
from tarock_steps.words.table import Table

_MARKS: Final = "__marks__"


@dataclass(frozen=True)
class Reach:
    """``by`` has the numbers of the scripts that run a statement, ``loading`` the statements that run at loading.

    ``weight`` has the number of statements that each script runs. ``failed`` are the scripts that do not pass.
    """

    by: Mapping[Place, Sequence[int]]
    loading: frozenset[Place]
    weight: Sequence[int]
    failed: tuple[str, ...] = ()


class Marking:
    """Marks statements: before each statement in a function it puts another one that sets its byte."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.marks = bytearray()

    def marked(self, module: str, path: Path) -> ast.Module:
        """A module with its marks."""
        tree = ast.parse(path.read_text(encoding="utf-8"))
        tree.body = self._suite(module, tree.body, runs=False)
        return ast.fix_missing_locations(tree)

    def names(self) -> dict[str, object]:
        """The names that the marks use."""
        return {_MARKS: self.marks}

    def _suite(self, module: str, body: Sequence[ast.stmt], *, runs: bool) -> list[ast.stmt]:
        made: list[ast.stmt] = []
        for statement in body:
            if runs:
                made.append(self._mark(module, statement))
            self._inside(module, statement, runs=runs or isinstance(statement, ast.FunctionDef))
            made.append(statement)
        return made

    def _inside(self, module: str, node: ast.AST, *, runs: bool) -> None:
        for field in ("body", "orelse", "finalbody"):
            suite = getattr(node, field, None)
            if suite and isinstance(suite, list):
                setattr(node, field, self._suite(module, suite, runs=runs))
        for inner in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
            self._inside(module, inner, runs=runs)

    def _mark(self, module: str, one: ast.stmt) -> ast.stmt:
        number = ast.Constant(value=len(self.places))
        byte = ast.Subscript(value=ast.Name(id=_MARKS, ctx=ast.Load()), slice=number, ctx=ast.Store())
        mark = ast.copy_location(ast.Assign(targets=[byte], value=ast.Constant(value=1)), one)
        self.places.append(Place(module, one.lineno, one.col_offset))
        self.marks.append(0)
        return mark

    def taken(self) -> list[int]:
        """The numbers of the statements that ran since the last call."""
        found, place = [], self.marks.find(1)
        while place >= 0:
            found.append(place)
            place = self.marks.find(1, place + 1)
        self.marks[:] = bytes(len(self.marks))
        return found


def marked_engine(modules: Mapping[str, Path]) -> Marking:
    """Load the engine with marks in the ``modules``; its cached properties are not cached."""
    marking = Marking()
    trees = {name: marking.marked(name, path) for name, path in modules.items()}
    keeping = functools.cached_property
    functools.cached_property = property  # type: ignore[assignment,misc]
    try:
        load_anew(trees.get, marking.names())
    finally:
        # Modules that are loaded later are no part of the engine, and would compute the same over and over.
        functools.cached_property = keeping  # type: ignore[misc]
    return marking


def caches() -> list[functools._lru_cache_wrapper[object]]:
    """Every cached function of the engine."""
    gc.unfreeze()
    every = (function for function in gc.get_objects() if isinstance(function, functools._lru_cache_wrapper))  # noqa: SLF001
    return [function for function in every if (function.__module__ or "").startswith((PACKAGE, ASKED))]


def reach(modules: Mapping[str, Path], scripts: Sequence[Script]) -> Reach:
    """Play the scripts before a marked engine; for a separate process."""
    marking = marked_engine(modules)
    loading = frozenset(marking.places[number] for number in marking.taken())
    from tarock_reference import respond  # noqa: PLC0415 - its loading is measured or changed

    by = [array("I") for _ in marking.places]
    weight, failed = [], []
    driver, remembering = InProcess(respond), caches()
    for number, script in enumerate(scripts):
        for function in remembering:
            function.cache_clear()
        if not has_passed(script, driver):
            failed.append(script.planned.id)
        taken = marking.taken()
        weight.append(len(taken))
        for place in taken:
            by[place].append(number)
    return Reach(dict(zip(marking.places, by, strict=True)), loading, weight, tuple(failed))


def has_passed(script: Script, driver: InProcess) -> bool:
    """Whether a scenario passes, and the answers rest on all clauses that it cites."""
    table = Table(driver)
    try:
        for deed in script.deeds:
            deed(table)
    except Exception:  # noqa: BLE001 - whatever it is, the scenario has not passed
        return False
    return table.grounds.issuperset(script.planned.clauses)


def together(parts: Iterable[tuple[int, Reach]]) -> Reach:
    """Join several into one; each comes with the number of its first script, in order."""
    by: dict[Place, array[int]] = {}
    loading: frozenset[Place] = frozenset()
    weight: list[int] = []
    for first, part in parts:
        loading |= part.loading
        weight.extend(part.weight)
        for place, numbers in part.by.items():
            by.setdefault(place, array("I")).extend(first + number for number in numbers)
    return Reach(by, loading, weight)
