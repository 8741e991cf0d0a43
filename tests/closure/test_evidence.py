"""What decisions rest on: values, and never the clauses that another decision gave as its grounds."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.closure.syntax import tree

from tarock_engine import engine as course
from tarock_steps.catalogue.loading import load_catalogue, sources

ENGINE = Path(course.__file__).parents[1]
EVIDENCE = frozenset({"grounds", "clause", "why", "parts"})
"""Under these names a value has the clauses that it rests on."""


def looked_at(tree: ast.AST) -> Iterator[int]:
    """The lines where clauses are compared, or looked for among others."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            compared = [node.left, *node.comparators]
            if any(isinstance(operand, ast.Attribute) and operand.attr in EVIDENCE for operand in compared):
                yield node.lineno


def modules() -> list[Path]:
    return sorted(
        path for package in ("tarock_engine", "tarock_reference") for path in (ENGINE / package).rglob("*.py")
    )


def test_no_decision_looks_at_the_evidence_of_another() -> None:
    found = {path.relative_to(ENGINE).as_posix(): list(looked_at(tree(path))) for path in modules()}

    assert len(found) > 100
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "told", ["if rule.clause in first.grounds: pass", "found = one.clause == other", "[a for a in b if a.clause in C]"]
)
def test_a_look_at_evidence_is_seen(told: str) -> None:
    assert list(looked_at(ast.parse(told))) == [1]


def quoted(text: str) -> list[str]:
    """What stands in quotation marks as an id does."""
    return re.findall(r'(?<=")[A-Z]+(?:-[A-Z0-9]+)+(?=")', text)


def test_every_id_of_a_clause_is_seen_where_it_is_quoted() -> None:
    for source in sources():
        ids = [*load_catalogue(source).clauses]
        assert quoted(" ".join(f'"{scenario}"' for scenario in ids)) == ids


@pytest.mark.parametrize("source", sources())
def test_a_clause_is_named_by_its_id_on_the_page_of_data_only(source: str) -> None:
    ids = {*load_catalogue(source).clauses}
    beside = [path for path in modules() if "rulings" not in path.parts]
    found = {
        path.relative_to(ENGINE).as_posix(): ids.intersection(quoted(path.read_text(encoding="utf-8")))
        for path in beside
    }

    assert {name: named for name, named in found.items() if named} == {}
