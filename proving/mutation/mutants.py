"""The mutants: every small change to a module of the engine, with the place where it is made."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from proving.mutation import operators

_UNTOUCHED: Final = frozenset({"annotation", "returns", "decorator_list", "exc", "msg", "pattern", "bases", "keywords"})
"""Fields of nodes that are not changed, except for the arguments of calls."""


class Place(NamedTuple):
    """The place of a statement: its module, line and column."""

    module: str
    line: int
    column: int


@dataclass(frozen=True, slots=True, eq=False)
class Mutant:
    """One change. It is made to the module's tree only in the process that tries it.

    ``module`` is named with its package: ``play``, ``lungau.play``. ``statement`` is the innermost statement around the
    change that runs with a function, or None where the changed code runs when the module is loaded. ``top`` is the
    number of the module's statement that contains the change. ``before`` and ``after`` are the changed lines.
    """

    module: str
    line: int
    within: str
    before: str
    after: str
    statement: Place | None
    top: int
    spot: _Spot
    new: ast.AST | None

    def make(self) -> ast.stmt:
        """Change the tree, and return the module's statement that contains the change."""
        self.spot.put(self.new)
        made = self.spot.tree.body[self.top]
        ast.fix_missing_locations(made)
        return made


class _Spot(NamedTuple):
    """A field of a node, or a place in a field that is a list."""

    tree: ast.Module
    parent: ast.AST
    field: str
    place: int | None
    node: ast.AST

    def put(self, new: ast.AST | None) -> None:
        """Put another node there; ``pass`` replaces a statement that is left out."""
        new = ast.copy_location(ast.Pass() if new is None else new, self.node)
        if self.place is None:
            setattr(self.parent, self.field, new)
        else:
            getattr(self.parent, self.field)[self.place] = new


class _Here(NamedTuple):
    """The surroundings of a node."""

    top: int
    names: tuple[str, ...] = ()
    runs: bool = False
    statement: Place | None = None


def mutants(module: str, path: Path) -> Iterator[Mutant]:
    """Every mutant of a module, from the top."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    lines = source.splitlines()
    for top, node in enumerate(tree.body):
        spot = _Spot(tree, tree, "body", top, node)
        for changed, new, here in _changes(module, spot, _Here(top)):
            yield _mutant(module, changed, new, here, lines)


def _changes(module: str, spot: _Spot, here: _Here) -> Iterator[tuple[_Spot, ast.AST | None, _Here]]:
    node = spot.node
    if isinstance(node, ast.stmt):
        here = _entered(module, node, here)
    decided = (
        operators.condition(node, loops=_is_in_while(spot))
        if isinstance(node, ast.expr) and _is_condition(spot)
        else ()
    )
    for new in (*decided, *operators.changes(node)):
        yield spot, new, here
    for inner in _inside(spot):
        # What is within a function runs with it; its defaults do not.
        runs = here.runs or (isinstance(node, ast.FunctionDef) and inner.field == "body")
        yield from _changes(module, inner, here._replace(runs=runs))


def _entered(module: str, node: ast.stmt, here: _Here) -> _Here:
    statement = Place(module, node.lineno, node.col_offset) if here.runs else None
    names = (*here.names, node.name) if isinstance(node, ast.FunctionDef | ast.ClassDef) else here.names
    return here._replace(statement=statement, names=names)


def _inside(spot: _Spot) -> Iterator[_Spot]:
    node = spot.node
    for field, value in ast.iter_fields(node):
        if field in _UNTOUCHED and not isinstance(node, ast.Call):
            continue
        if isinstance(value, ast.AST):
            yield _Spot(spot.tree, node, field, None, value)
        elif isinstance(value, list):
            members = ((place, member) for place, member in enumerate(value) if not _is_guard(member))
            yield from (
                _Spot(spot.tree, node, field, place, member) for place, member in members if isinstance(member, ast.AST)
            )


def _is_guard(node: object) -> bool:
    """Whether an argument is only ``strict``, which asks for sequences of one length."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def _is_condition(spot: _Spot) -> bool:
    test = spot.field == "test" and isinstance(spot.parent, ast.If | ast.IfExp | ast.While)
    return test or (spot.field == "ifs" and isinstance(spot.parent, ast.comprehension))


def _is_in_while(spot: _Spot) -> bool:
    return isinstance(spot.parent, ast.While)


def _mutant(module: str, spot: _Spot, new: ast.AST | None, here: _Here, lines: list[str]) -> Mutant:
    node = spot.node
    assert isinstance(node, ast.expr | ast.stmt)
    first, last = node.lineno, node.end_lineno or node.lineno
    text = "\n".join(lines[first - 1 : last]).encode()
    ends = len(text) - len(lines[last - 1].encode()) + (node.end_col_offset or 0)
    start, end = text[: node.col_offset].decode(), text[ends:].decode()
    after = f"{start}{_told(new, spot)}{end}"
    within = ".".join(here.names)
    return Mutant(module, first, within, _joined(text.decode()), _joined(after), here.statement, here.top, spot, new)


def _told(new: ast.AST | None, spot: _Spot) -> str:
    """The new node as source; in brackets where it is part of an expression and might be misread."""
    if new is None:
        return "pass"
    text = ast.unparse(new)
    brackets = isinstance(new, ast.BoolOp | ast.IfExp) and isinstance(spot.parent, ast.expr)
    return f"({text})" if brackets else text


def _joined(text: str) -> str:
    return " ".join(text.split())
