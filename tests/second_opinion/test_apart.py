"""The second opinion shares no code with the engine."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
MEETS_THE_ENGINE: Final = "lockstep.py"
OURS: Final = "tests.second_opinion"
FOREIGN: Final = {"__future__", "dataclasses", "typing", "collections.abc"}


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=module, level=level, names=names):
                assert level == 0, f"{path.name}: a relative import"
                assert module is not None
                yield from (f"{module}.{name.name}" for name in names) if module == OURS else (module,)
            case _:
                pass


def rule_files() -> list[Path]:
    """The files that tell the rules."""
    apart = (MEETS_THE_ENGINE, "__main__.py")
    return sorted(path for path in HERE.glob("*.py") if path.name not in apart and not path.name.startswith("test_"))


@pytest.mark.parametrize("path", rule_files(), ids=lambda path: path.stem)
def test_a_file_with_rules_imports_only_its_like_and_a_little_of_python(path: Path) -> None:
    found = set(imported(path))

    ours = {f"{OURS}.{one.stem}" for one in rule_files()}
    assert found - FOREIGN <= ours


def test_only_the_lockstep_meets_the_engine() -> None:
    meeting = {path.name for path in HERE.glob("*.py") if any(one.startswith("tarock_") for one in imported(path))}

    assert meeting == {MEETS_THE_ENGINE}


def test_nothing_is_imported_by_name_at_run_time() -> None:
    for path in rule_files():
        words = {
            node.id for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Name)
        }

        assert not words & {"__import__", "importlib", "exec", "eval"}, path.name


def test_the_engine_imports_nothing_from_here() -> None:
    engine = HERE.parents[1] / "reference_engine" / "tarock_engine"
    files = list(engine.rglob("*.py"))

    assert files
    assert not any(one.startswith("tests") for path in files for one in imported_loosely(path))


def imported_loosely(path: Path) -> Iterator[str]:
    """Every absolute import of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module)):
                yield module
            case _:
                pass
