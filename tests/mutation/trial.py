"""Trials: what becomes of one mutant before the scenarios, and before the laws and unit tests of the engine.

Each trial is a process of its own, forked where all is loaded but the engine.
"""

from __future__ import annotations

import gc
import importlib.util
import math
import multiprocessing
import os
import resource
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final, Generic, NamedTuple, TypeVar

import hypothesis
import pytest
from tests.mutation.mutants import Mutant

from tarock_steps.drivers import InProcess
from tarock_steps.scripts import Script
from tarock_steps.table import Table

PACKAGE: Final = "tarock_engine"
_REFERENCE: Final = "tarock_steps.reference"
EXAMPLES: Final = 20
"""How many examples each law looks at."""

_MEMORY: Final = 2 << 30
_WALL: Final = 20.0
"""How many times its share of the processor's time a trial may take by the clock, on a machine that is busy."""


class Fate(NamedTuple):
    """What became of a mutant: what killed it (nothing, where it lived), and how."""

    by: str = ""
    how: str = ""


LOADING: Final = "loading"
FEATURES: Final = "features"
LAWS: Final = "laws"
UNITS: Final = "unit tests"
TIME: Final = "time limit"
KILLERS: Final = (LOADING, FEATURES, LAWS, UNITS, TIME)
ALIVE: Final = Fate()
_LATE: Final = Fate(TIME, "no end, or the process broke down")


# ---------------------------------------------------------------------------------------------- inside a trial


class _Changed(MetaPathFinder, Loader):
    """Puts a mutant in the place of its module."""

    def __init__(self, name: str, code: CodeType) -> None:
        self._name, self._code = name, code

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The mutant, where it is asked for."""
        del path, target
        return importlib.util.spec_from_loader(fullname, self) if fullname == self._name else None

    def exec_module(self, module: ModuleType) -> None:
        """Run it."""
        exec(self._code, module.__dict__)  # noqa: S102 - this is what a mutation run does


def _install(mutant: Mutant | None) -> Fate | None:
    """Load the engine with the mutant in it; what killed it, if it cannot be loaded."""
    for name in [one for one in sys.modules if one.startswith((PACKAGE, _REFERENCE))]:
        del sys.modules[name]
    if mutant is not None:
        sys.meta_path.insert(0, _Changed(f"{PACKAGE}.{mutant.module}", mutant.code()))
    try:
        importlib.import_module(_REFERENCE)
    except Exception as fault:  # noqa: BLE001 - whatever it is, the mutant cannot be loaded
        return Fate(LOADING, f"{type(fault).__name__}: {fault}")
    return None


def before_features(mutant: Mutant | None, scripts: Sequence[Script]) -> Fate:
    """Play the scenarios until one does not pass or claims a clause that the answer does not rest on."""
    if (fate := _install(mutant)) is not None:
        return fate
    from tarock_steps.reference import respond  # noqa: PLC0415 - the engine is loaded only now

    try:
        driver = InProcess(respond)
    except Exception as fault:  # noqa: BLE001
        return Fate(LOADING, f"{type(fault).__name__}: {fault}")
    for script in scripts:
        table = Table(driver)
        try:
            for deed in script.deeds:
                deed(table)
        except Exception:  # noqa: BLE001 - whatever it is, the scenario has not passed
            return Fate(FEATURES, script.planned.id)
        if not table.grounds.issuperset(script.planned.clauses):
            return Fate(FEATURES, script.planned.id)
    return ALIVE


class _First:
    """Remembers the first test that failed."""

    def __init__(self) -> None:
        self.failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid


def before_tests(mutant: Mutant | None, units: Sequence[str], laws: Sequence[str]) -> Fate:
    """Run unit tests, then laws with few examples, until one fails. Both are told in the words of pytest."""
    if (fate := _install(mutant)) is not None:
        return fate
    few = hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
    )
    hypothesis.settings.register_profile("mutation", few)
    hypothesis.settings.load_profile("mutation")
    for name, files in ((UNITS, units), (LAWS, laws)):
        first = _First()
        if pytest.main(["-x", "-q", "--tb=no", "--noconftest", "--assert=plain", *files], plugins=[first]):
            return Fate(name, first.failed)
    return ALIVE


# ------------------------------------------------------------------------------------------------ around a trial


Subject = TypeVar("Subject", bound="Mutant | None")
"""A mutant, or with None the engine as it is."""


class _Running(NamedTuple, Generic[Subject]):
    process: ForkProcess
    mutant: Subject
    until: float


def trials(
    mutants: Iterable[Subject],
    trial: Callable[[Subject], Fate],
    *,
    workers: int,
    seconds: float,
) -> Iterator[tuple[Subject, Fate]]:
    """What became of each mutant, as they end. Each has ``seconds`` of processor time."""
    gc.freeze()
    fork = multiprocessing.get_context("fork")
    waiting, running = iter(mutants), dict[Connection, _Running[Subject]]()
    while True:
        while len(running) < workers:
            try:
                mutant = next(waiting)
            except StopIteration:
                break
            ours, theirs = fork.Pipe(duplex=False)
            process = fork.Process(target=_child, args=(theirs, trial, mutant, math.ceil(seconds)))
            process.start()
            theirs.close()
            running[ours] = _Running(process, mutant, time.monotonic() + seconds * _WALL)
        if not running:
            return
        patience = max(0.0, min(one.until for one in running.values()) - time.monotonic())
        ready = wait(list(running), timeout=patience)
        late = [one for one, about in running.items() if about.until <= time.monotonic() and one not in ready]
        for ended in [one for one in running if one in ready or one in late]:
            about = running.pop(ended)
            yield about.mutant, _LATE if ended in late else _told(ended)
            about.process.kill()
            about.process.join()
            ended.close()


def _told(ended: Connection) -> Fate:
    try:
        return Fate(*ended.recv())
    except EOFError:
        return _LATE


def _child(answer: Connection, trial: Callable[[Subject], Fate], mutant: Subject, seconds: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        fate = trial(mutant)
    answer.send(tuple(fate))
    os._exit(0)
