"""The second opinion shares no code with the engine, and that of one source no rule with that of another."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tarock_second_opinion.sources import SOURCES

TREE: Final = Path(__file__).parents[2]
HERE: Final = TREE / "second_opinion" / "tarock_second_opinion"
OURS: Final = "tarock_second_opinion"
SHARED: Final = {f"{OURS}.notebook", f"{OURS}.cards"}
"""What the notebooks have in common, without any rule, and the pack of 54 cards."""
FOREIGN: Final = {"__future__", "dataclasses", "typing", "collections.abc", "fractions"}
GLUE: Final = {"__init__.py", "glue.py", "chance.py", "scenes.py"}
"""What stands beside the rules of a source to play them in lockstep."""
HOLDS_AGAINST: Final = {"confirming.py", "ends.py", "sheets.py", "answer_check.py"}
"""These put what the second opinion says beside an answer of the engine; they tell no rule."""
SPEAKS: Final = {"__main__.py", "deals.py", "positions.py", "impossible_questions.py", "program.py"}
"""These put what the second opinion says into the words of the protocol; they ask no engine."""
TELLS: Final = {"conserved.py"}
"""What is wrong with a deal is a message."""
MEETS_THE_ENGINE: Final = {
    *("lockstep.py", "more_deals.py", "source.py", "shared_glue.py", "engine_answers.py"),
    *HOLDS_AGAINST,
    *SPEAKS,
    *TELLS,
    *(f"{name}/glue.py" for name in SOURCES),
}
RULE_FILES: Final = {
    name: sorted(path for path in (HERE / name).glob("*.py") if path.name not in GLUE) for name in SOURCES
}
"""The files that tell the rules."""
EVERY_RULE_FILE: Final = [(name, path) for name, paths in RULE_FILES.items() for path in paths]


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in it."""
    folders = {OURS, *(f"{OURS}.{name}" for name in SOURCES)}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=module, level=level, names=names):
                assert level == 0, f"{path.name}: a relative import"
                assert module is not None
                yield from (f"{module}.{name.name}" for name in names) if module in folders else (module,)
            case _:
                pass


def test_every_source_has_files_with_rules() -> None:
    assert {path.name for path in HERE.iterdir() if path.is_dir() and path.name != "__pycache__"} == set(SOURCES)
    assert all(RULE_FILES.values())


@pytest.mark.parametrize(("name", "path"), EVERY_RULE_FILE, ids=lambda part: getattr(part, "stem", part))
def test_a_file_with_rules_imports_only_its_like_and_a_little_of_python(name: str, path: Path) -> None:
    ours = {f"{OURS}.{name}.{path.stem}" for path in RULE_FILES[name]}

    assert set(imported(path)) - FOREIGN <= {*ours, *SHARED}


def test_what_the_sources_have_in_common_imports_only_a_little_of_python() -> None:
    assert set(imported(HERE / "notebook.py")) | set(imported(HERE / "cards.py")) <= FOREIGN


def test_only_the_lockstep_and_its_glue_meet_the_engine() -> None:
    meeting = {
        path.relative_to(HERE).as_posix()
        for path in HERE.rglob("*.py")
        if any(module.startswith("tarock_") and module.partition(".")[0] != OURS for module in imported(path))
    }

    assert meeting == MEETS_THE_ENGINE


@pytest.mark.parametrize("name", sorted(SPEAKS))
def test_the_program_knows_the_protocol_and_nothing_of_the_engine(name: str) -> None:
    met = {
        module for module in imported(HERE / name) if module.startswith("tarock_") and not module.startswith(f"{OURS}.")
    }

    assert all(module.partition(".")[0] == "tarock_protocol" for module in met)


@pytest.mark.parametrize(("name", "path"), EVERY_RULE_FILE, ids=lambda part: getattr(part, "stem", part))
def test_nothing_is_imported_by_name_at_run_time(name: str, path: Path) -> None:
    words = {node.id for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Name)}

    assert not words & {"__import__", "importlib", "exec", "eval"}, name


def test_engine_and_desk_import_nothing_from_here() -> None:
    folder = TREE / "reference_engine"
    files = [path for room in ("tarock_engine", "tarock_reference") for path in (folder / room).rglob("*.py")]

    assert files
    assert not any(module.startswith(("tests", "proving", OURS)) for path in files for module in imported_loosely(path))


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
