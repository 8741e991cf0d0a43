"""The pages of the rulings: for each rule set every value in it, and the clause that says so."""

from __future__ import annotations

import ast
import dataclasses
import functools
import inspect
import itertools
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from proving.pages import markdown
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Ruling
from tarock_reference import rulings_in_words
from tarock_steps.catalogue.clauses import area_title
from tarock_steps.catalogue.loading import Catalogue, load_catalogue, sources

FOLDER: Final = markdown.ROOT / "docs" / "rulings"
_HEAD: Final = ("ruling", "what it holds", "value", "clause")
_INTRODUCTION: Final = """\
Each line is one ruling of the reference engine: its name, what it holds, its value, and the clause that says so.
Values of other readings stand below the default, each with its option.
A number of places is counted in the direction of play, and `_` in a name stands for a space.
This page is made by `python -m proving.pages`.
"""


class Entry(NamedTuple):
    """A ruling for the page, with the ``section`` that it belongs to."""

    section: str
    path: str
    holds: str
    ruling: Ruling[Any]


def pages() -> dict[Path, str]:
    """The pages by path."""
    return {FOLDER / f"{source}.md": page(load_catalogue(source)) for source in sources()}


def page(catalogue: Catalogue) -> str:
    """All rulings of a rule set, by rule area and by game."""
    parts = [f"# Rulings of `{catalogue.source}`: {catalogue.title}\n\n{_INTRODUCTION}"]
    sections = itertools.groupby(entries_of(RULE_SETS[catalogue.source]), key=lambda entry: entry.section)
    for section, found in sections:
        rows = [_row(catalogue, entry) for entry in found]
        parts.append(f"## {section}\n\n{markdown.table(_HEAD, rows)}")
    return "\n".join(parts)


def entries_of(rules: RuleSet) -> Iterator[Entry]:
    """Every ruling of a rule set in its order."""
    for path, ruling in rules.rulings():
        area, name, *_ = path.split(".")
        section = f"Contracts: {name}" if area == "contracts" else area_title(area)
        yield Entry(section, path, line_of(rules, path), ruling)


def _row(catalogue: Catalogue, entry: Entry) -> tuple[str, ...]:
    _, _, name = entry.path.partition(".")
    clause = catalogue.clauses[entry.ruling.clause]
    values = "<br>".join(_values(catalogue.source, entry))
    return (f"`{name}`", entry.holds, values, f"{clause.id}: {clause.en}")


def _values(source: str, entry: Entry) -> Iterator[str]:
    """The value in words, then the value of each reading that has another one."""
    one = entry.ruling
    yield rulings_in_words.in_short(RULE_SETS[source], entry.path, one.value)
    for reading, value in one.offers.items():
        if value != one.value:
            option = f"[`{one.option}={reading}`](../options/{source}.md#{one.option})"
            yield f"{option}: {rulings_in_words.in_short(RULE_SETS[source], entry.path, value)}"


# --------------------------------------------------------------------------------------------- what a field holds


def line_of(rules: Any, path: str) -> str:
    """The description of the innermost field on the path to a ruling. Raises KeyError where there is none."""
    holder, line = rules, ""
    for name in path.split("."):
        if dataclasses.is_dataclass(holder):
            line = lines_of(type(holder)).get(name, line)
            holder = getattr(holder, name)
        elif isinstance(holder, Mapping):
            holder = next(part for key, part in holder.items() if str(key) == name)
        else:
            holder = next(part for place, part in enumerate(holder) if str(getattr(part, "name", place)) == name)
    return line


def lines_of(group: type) -> dict[str, str]:
    """The description of each field of a group: the string below the field."""
    found: dict[str, str] = {}
    for kind in reversed([parent for parent in group.__mro__ if dataclasses.is_dataclass(parent)]):
        found |= _lines_in(kind.__module__)[kind.__name__]
    return found


@functools.cache
def _lines_in(module: str) -> Mapping[str, dict[str, str]]:
    """The descriptions in all classes of a module, by the name of the class."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: dict(_told(node)) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def _told(group: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, below in itertools.pairwise(group.body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(line))):
                yield name, line
            case _:
                pass
