"""Loads the mistakes of a folder: functions marked ``@bug`` in ``tests/bugs/<rule set>/*.py``."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from proving import cli
from proving.bugs.wrong_engine import RealisticBug, WrongEngine

TREE: Final = Path(__file__).resolve().parents[2]
BUGS: Final = TREE / "tests" / "bugs"


def bugs_of(rules: str, folder: Path = BUGS) -> tuple[RealisticBug, ...]:
    """The mistakes about a rule set, in the order of their files. Raises CommandError if two have one name."""
    found = [bug for path in sorted((folder / rules).glob("*.py")) for bug in _in_file(path)]
    names = [bug.name for bug in found]
    if twice := next((name for name in names if names.count(name) > 1), None):
        message = f"{folder / rules}: two mistakes are called {twice}; expected a name for each"
        raise cli.CommandError(message)
    return tuple(found)


def wrong_engine(rules: str, name: str) -> WrongEngine:
    """The engine that makes a mistake; from now on this process does."""
    engine = WrongEngine()
    next(bug for bug in bugs_of(rules) if bug.name == name).makes(engine)
    return engine


def _in_file(path: Path) -> Iterator[RealisticBug]:
    spec = importlib.util.spec_from_file_location(f"bugs_{path.parent.name}_{path.stem}", path)
    if spec is None or spec.loader is None:
        message = f"{path} cannot be read as Python"
        raise cli.CommandError(message)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield from (value for value in vars(module).values() if isinstance(value, RealisticBug))
