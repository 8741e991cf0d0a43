"""Tries a mutant (the engine with one small change) on the laws and the unit tests of the engine, with few examples.

The tests are loaded once. Then a process is forked for each mutant, which runs the tests of the changed statement.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import hypothesis
import pytest

from proving.mutation import loading
from proving.mutation.forks import forked
from proving.mutation.mutants import Mutant
from proving.mutation.reach import Marking, Reach, caches, marked_engine
from proving.mutation.trial import ALIVE, LAWS, LOADING, TIME, Fate, Hear, UnhealthyError, is_exchanged

TESTS: Final = Path(__file__).parents[2] / "tests"
UNITS: Final = ("test_engine_errors.py", "test_valat_side.py", "test_bad_questions*.py")
EXAMPLES: Final = 20
"""How many examples each law tries."""

_OURS: Final = ("tests.", "proving.")
_KEPT: Final = "proving.mutation"
_SECONDS: Final = 120.0
_MAPPING: Final = 1800.0
_QUIET: Final = ("-p", "no:terminal", "-W", "ignore::pytest.PytestAssertRewriteWarning", "--capture=no")


def files() -> list[str]:
    """The files of the tests that are asked."""
    units = [str(file) for name in UNITS for file in sorted((TESTS / "unit").glob(name))]
    return [str(TESTS / "laws"), *units]


def try_all(mutants: Sequence[Mutant], modules: Mapping[str, Path], workers: int, hear: Hear) -> None:
    """Pass the fate of each mutant to ``hear``. Raises UnhealthyError if the tests fail on the unchanged engine."""
    (_, found), *_ = forked([None], lambda _: _reach(modules), workers=1, seconds=_MAPPING)
    if found is None or found.failed:
        told = "the laws, which came to no end" if found is None else ", ".join(found.failed[:5])
        message = f"the engine as it is does not pass: {told}"
        raise UnhealthyError(message)
    loaded = [mutant for mutant in mutants if mutant.statement is None or mutant.statement in found.loading]
    for mutant, fate in forked(loaded, _before_everything, workers=workers, seconds=_SECONDS):
        hear(mutant, _told(fate))
    session = _Session([mutant for mutant in mutants if mutant not in loaded], found, workers, hear)
    _run(session)


def _run(*plugins: object, options: Sequence[str] = ()) -> int:
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
    return pytest.main(["--noconftest", "--assert=plain", *_QUIET, *options, *files()], plugins=list(plugins))


class _Failed:
    """Stores the names of failed tests."""

    def __init__(self) -> None:
        self.failed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


# ------------------------------------------------------------------------------------------- which run which statement


def _reach(modules: Mapping[str, Path]) -> Reach:
    marker = _Marker(marked_engine(modules))
    _run(marker)
    return marker.reach()


class _Marker(_Failed):
    """Reads the marks of the engine after each test."""

    def __init__(self, marking: Marking) -> None:
        super().__init__()
        self._marking = marking
        self._by = [array("I") for _ in marking.places]
        self._loading: list[int] = []
        self._weight: list[int] = []

    def pytest_collection_finish(self) -> None:
        self._loading = self._marking.taken()
        self._caches = caches()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Iterator[None]:
        for function in self._caches:
            function.cache_clear()
        done = yield
        taken = self._marking.taken()
        for place in taken:
            self._by[place].append(len(self._weight))
        self._weight.append(len(taken))
        return done

    def reach(self) -> Reach:
        """Which tests ran which statements."""
        places = self._marking.places
        by = dict(zip(places, self._by, strict=True))
        return Reach(by, frozenset(places[number] for number in self._loading), self._weight, tuple(self.failed))


# ---------------------------------------------------------------------------------------------------------- the trials


def _before_everything(mutant: Mutant) -> Fate:
    """Run all tests with an engine loaded anew, until one fails."""
    mutant.make()
    for name in [name for name in sys.modules if name.startswith(_OURS) and not name.startswith(_KEPT)]:
        del sys.modules[name]  # it may know the engine as it was
    try:
        loading.load_anew(lambda name: mutant.spot.tree if name == mutant.module else None)
    except Exception as fault:  # noqa: BLE001 - whatever it is, the mutant cannot be loaded
        return Fate(LOADING, f"{type(fault).__name__}: {fault}")
    first = _Failed()
    _run(first, options=["-x"])
    return Fate(LAWS, first.failed[0]) if first.failed else ALIVE


class _Session(_Failed):
    """The tests, loaded once; each mutant is tried with them in a fork of this process."""

    def __init__(self, mutants: Sequence[Mutant], reached: Reach, workers: int, hear: Hear) -> None:
        super().__init__()
        self._mutants, self._reach, self._workers, self._hear = mutants, reached, workers, hear

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        functions = loading.functions()
        remembering = caches()

        def trial(mutant: Mutant) -> Fate:
            for function in remembering:
                function.cache_clear()
            if not is_exchanged(mutant, mutant.make(), functions, self._reach):
                return _before_everything(mutant)
            return self._until_one_fails(mutant, session.items)

        for mutant, fate in forked(self._mutants, trial, workers=self._workers, seconds=_SECONDS):
            self._hear(mutant, _told(fate))
        return True

    def _until_one_fails(self, mutant: Mutant, items: Sequence[pytest.Item]) -> Fate:
        running = self._reach.by.get(mutant.statement, ()) if mutant.statement else ()
        for number in sorted(running, key=lambda place: (self._reach.weight[place], place)):
            item = items[number]
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            if self.failed:
                return Fate(LAWS, self.failed[0])
        return ALIVE


def _told(fate: Fate | None) -> Fate:
    return Fate(TIME, "no end, or the process broke down") if fate is None else fate
