"""Records of many fields are built by keyword, so that nobody has to know the order of their fields."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from tests.closure.syntax import tree

from tarock_steps.catalogue.loading import sources

ENGINE = Path(__file__).parents[2] / "reference_engine"
ROOMS = ("tarock_engine", "tarock_reference")
MOST = 3
"""How many values a record of more fields may be given by their places."""
SOURCES = sources()
AT_EVERY_ACT = frozenset({"Bonds", "Choice", "Playing"})
"""Made anew at every act, some fifty to seventy of them in a deal, which takes 5 % longer by keyword."""
AT_EVERY_WORD = frozenset(
    {
        "karl/announcing.py",
        "koenigrufen/announcing.py",
        "koenigrufen/announcement_rights.py",
        "lungau/announcing.py",
        "lungau/announcement_rights.py",
        "zwanzigerrufen/announcing.py",
        "zwanzigerrufen/state.py",
    }
)
"""Where a round of announcements is made anew at every utterance, which takes 4 to 10 % of a deal by keyword."""


def source_of(path: Path) -> str:
    return next((source for source in SOURCES if source in path.parts), "")


@cache
def modules() -> Mapping[Path, ast.Module]:
    paths = sorted(path for room in ROOMS for path in (ENGINE / room).rglob("*.py"))
    return {path: tree(path) for path in paths}


@cache
def records() -> Mapping[tuple[str, str], tuple[str, ...]]:
    """The fields of every record, by its source and its name."""
    classes = {
        (source_of(path), node.name): node
        for path, module in modules().items()
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef) and is_record(node)
    }
    return {key: tuple(dict.fromkeys(fields(key, classes))) for key in classes}


def is_record(node: ast.ClassDef) -> bool:
    return "NamedTuple" in bases(node) or any(
        "dataclass" in ast.unparse(decorator) for decorator in node.decorator_list
    )


def bases(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in node.bases]


def fields(key: tuple[str, str], classes: Mapping[tuple[str, str], ast.ClassDef]) -> Iterator[str]:
    """Its fields, those of the records that it extends first; a source extends a shared one of the same name."""
    source, name = key
    for base in bases(classes[key]):
        above = (source, base) if base != name and (source, base) in classes else ("", base)
        if above in classes and above != key:
            yield from fields(above, classes)
    for statement in classes[key].body:
        if isinstance(statement, ast.AnnAssign):
            yield ast.unparse(statement.target)


def built_by_place(path: Path, module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and len(node.args) > MOST:
            name = ast.unparse(node.func).rpartition(".")[2]
            known = records().get((source_of(path), name)) or records().get(("", name), ())
            if len(known) > MOST and name not in AT_EVERY_ACT:
                yield f"{path.relative_to(ENGINE)}:{node.lineno} {name}"


def test_records_of_many_fields_are_built_by_keyword() -> None:
    found = [
        place
        for path, module in modules().items()
        if not path.as_posix().endswith(tuple(AT_EVERY_WORD))
        for place in built_by_place(path, module)
    ]

    assert found == []


def test_every_exception_is_still_made_by_place() -> None:
    by_place = {path for path, module in modules().items() if any(built_by_place(path, module))}

    assert {"/".join(path.parts[-2:]) for path in by_place} == AT_EVERY_WORD
    assert {("", name) for name in AT_EVERY_ACT} <= records().keys()


@pytest.mark.parametrize("call", ["Game(dealt, contract, 0, None)", "state.Game(dealt, contract, 0, None)"])
def test_a_record_built_by_place_would_be_found(call: str) -> None:
    assert list(built_by_place(ENGINE / "tarock_engine/state.py", ast.parse(call)))
