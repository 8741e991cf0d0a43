"""Loads the mistakes of a folder: functions marked ``@bug`` in ``tests/bugs/<rule set>/*.py``."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING

from tarock_running.process.exits import UsageFaultError
from tarock_searching.bugs.frame import RealisticBug, WrongEngine
from tarock_steps.catalogue.features_path import features_root, is_in_checkout

if TYPE_CHECKING:
    from collections.abc import Iterator


def bugs_folder() -> Path:
    """Where the mistakes are; UsageFaultError where only the wheel is installed, which has none."""
    if not is_in_checkout():
        message = "--bugs: the mistakes are in tests/bugs of a checkout, and this is not one"
        raise UsageFaultError(message)
    return features_root().parent / "tests" / "bugs"


def bugs_of(rules: str, folder: Path) -> tuple[RealisticBug, ...]:
    """The mistakes about a rule set, in the order of their files; UsageFaultError where two have one name."""
    found = [one for path in sorted((folder / rules).glob("*.py")) for one in _in_file(path)]
    names = [one.name for one in found]
    if twice := next((name for name in names if names.count(name) > 1), None):
        message = f"{folder / rules}: two mistakes are called {twice}; expected a name for each"
        raise UsageFaultError(message)
    return tuple(found)


def wrong_engine(rules: str, name: str) -> WrongEngine:
    """The engine that makes a mistake; from now on this process does."""
    engine = WrongEngine()
    next(one for one in bugs_of(rules, bugs_folder()) if one.name == name).makes(engine)
    return engine


def _in_file(path: Path) -> Iterator[RealisticBug]:
    spec = importlib.util.spec_from_file_location(f"bugs_{path.parent.name}_{path.stem}", path)
    if spec is None or spec.loader is None:
        message = f"{path} cannot be read as Python"
        raise UsageFaultError(message)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield from (one for one in vars(module).values() if isinstance(one, RealisticBug))
