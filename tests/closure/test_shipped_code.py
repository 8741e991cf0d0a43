"""What ships is code that is read as it stands: none of it is made, changed or looked up by a computed name."""

import ast
import re
from collections.abc import Iterator

import pytest
from tests.closure.syntax import tree
from tests.closure.test_rooms import ROOT
from tests.gate import ROOTS

FINDS_MODULES = {"import_module", "__import__", "pkgutil"}
FIND_MODULES = {
    "conformance/tarock_running/inputs/preloading.py",  # loads whatever there is, before a program is started
}
MAKES_CODE = {"exec", "eval", "compile", "CodeType", "FunctionType", "__code__"}


def names(of: ast.Module) -> Iterator[str]:
    """Every name that a module mentions by itself or as an attribute of something; not ``re.compile``."""
    for node in ast.walk(of):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute) and not (isinstance(node.value, ast.Name) and node.value.id == "re"):
            yield node.attr
        elif isinstance(node, ast.ImportFrom):
            yield from (alias.name for alias in node.names if node.module != "re")


def mentioned(words: set[str]) -> Iterator[str]:
    """Where modules that ship mention one of these words in their code."""
    pattern = re.compile(rf"\b({'|'.join(words)})\b")
    for path in (path for folder in ROOTS for path in sorted((ROOT / folder).rglob("*.py"))):
        if pattern.search(path.read_text("utf-8")):
            yield from (f"{path.relative_to(ROOT)}: {name}" for name in names(tree(path)) if name in words)


def test_nothing_that_ships_makes_or_changes_code() -> None:
    assert [*mentioned(MAKES_CODE)] == []


def test_no_module_is_found_by_a_computed_name() -> None:
    found = {place.partition(":")[0] for place in mentioned(FINDS_MODULES)}

    assert found == FIND_MODULES


@pytest.mark.parametrize(
    "line",
    [
        "exec('1')",
        "rule.__code__ = other.__code__",
        "types.FunctionType(code, {})",
        "from builtins import eval as told",
    ],
)
def test_what_makes_or_changes_code_would_be_found(line: str) -> None:
    assert {*names(ast.parse(line))} & MAKES_CODE
