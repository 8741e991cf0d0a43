"""Tries a mutant (the engine with one small change) on the scenarios that run the changed statement.

They are played until one fails. The result is what noticed the mutant, or that nothing did. An impostor is the
reference engine with one wrong ruling.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from proving.mutation import loading
from proving.mutation.forks import bound, forked
from proving.mutation.mutants import Mutant
from proving.mutation.reach import Reach, has_passed, reach, together
from tarock_protocol.drivers import InProcess
from tarock_steps.catalogue.loading import options_to_name, table_of
from tarock_steps.suite.scripts import Script, scripts

LOADING: Final = "loading"
SCENARIOS: Final = "scenarios"
IMPOSTORS: Final = "impostors"
LAWS: Final = "laws and unit tests"
TIME: Final = "time limit"
NOTICED: Final = (LOADING, SCENARIOS, IMPOSTORS, LAWS, TIME)
"""What can notice a mutant: the engine cannot be loaded, a scenario or a test fails, an impostor is no longer caught,
or there is no end."""

_SECONDS: Final = 3.0
"""Seconds of processor time for loading a mutant, and again for each scenario; a thousand of them take about one."""
_MAPPING: Final = 600.0
_REMEMBERED: Final = 16
"""How many of the scenarios that last noticed a mutant of a function are played first for its next mutant."""


class Fate(NamedTuple):
    """What noticed a mutant, empty if it lives, and which scenario, test or fault it was."""

    by: str = ""
    how: str = ""


Hear = Callable[[Mutant, Fate], None]
ALIVE: Final = Fate()
_LATE: Final = Fate(TIME, "no end, or the process broke down")


class UnhealthyError(Exception):
    """The unchanged engine does not pass what its mutants are tried with."""


class ScenarioTrial:
    """The scenarios of some sources, and which of them run which statement."""

    def __init__(self, sources: Sequence[str], modules: Mapping[str, Path], workers: int) -> None:
        of_source = {source: scripts(source) for source in sources}
        for source in sources:  # what the scenarios know of their source is read once, and not in every process
            options_to_name({}, source)
            table_of(source)
        self._scripts = [script for source in sources for script in of_source[source]]
        self._functions = loading.functions()
        self.reached = _reach(of_source, modules, workers)
        self._last: dict[tuple[str, str], list[int]] = defaultdict(list)

    def tried(self, mutants: Iterable[Mutant], workers: int) -> Iterator[tuple[Mutant, Fate]]:
        """The fate of each mutant, as they end."""
        for mutant, fate in forked(mutants, self.trial, workers=workers, seconds=_SECONDS):
            self._learn(mutant, fate)
            yield mutant, _told(fate, self._scripts)

    def trial(self, mutant: Mutant) -> tuple[str, int | str]:
        """What notices the mutant, and the number of the scenario or the fault; for a separate process."""
        statement = mutant.make()
        asked = self._asked(mutant)
        try:
            if not is_exchanged(mutant, statement, self._functions, self.reached):
                asked = self._after_loading(mutant)
            from tarock_reference import respond  # noqa: PLC0415 - its loading is measured or changed

            driver = InProcess(respond)
        except Exception as fault:  # noqa: BLE001 - whatever it is, the mutant cannot be loaded
            return LOADING, f"{type(fault).__name__}: {fault}"
        for number in asked:
            bound(_SECONDS)
            if not has_passed(self._scripts[number], driver):
                return SCENARIOS, number
        return "", ""

    def _asked(self, mutant: Mutant) -> list[int]:
        """The scenarios that run the statement: those that noticed a mutant near it first, then from the smallest."""
        running = self.reached.by.get(mutant.statement, ()) if mutant.statement else range(len(self._scripts))
        last = self._last[mutant.module, mutant.within]
        return sorted(running, key=lambda number: (number not in last, self.reached.weight[number], number))

    def _after_loading(self, mutant: Mutant) -> list[int]:
        loading.load_anew(lambda name: mutant.spot.tree if name == mutant.module else None)
        return self._asked(mutant) if mutant.statement not in self.reached.loading else list(range(len(self._scripts)))

    def _learn(self, mutant: Mutant, fate: tuple[str, int | str] | None) -> None:
        if fate is not None and isinstance(fate[1], int):
            last = self._last[mutant.module, mutant.within]
            last[:] = [fate[1], *(number for number in last if number != fate[1])][:_REMEMBERED]


def is_exchanged(mutant: Mutant, statement: ast.stmt, functions: loading.Functions, reached: Reach) -> bool:
    """Exchange the code of the mutant's functions where that is enough; returns whether it was."""
    if mutant.statement is None or mutant.statement in reached.loading:
        return False
    try:
        loading.exchange(statement, mutant.module, functions)
    except loading.ChangeError:
        return False
    return True


def _reach(of_source: Mapping[str, Sequence[Script]], modules: Mapping[str, Path], workers: int) -> Reach:
    work = forked(of_source, lambda source: reach(modules, of_source[source]), workers=workers, seconds=_MAPPING)
    found = dict(work)
    failed = [fault for source in of_source for fault in _failed(source, found[source])]
    if failed:
        message = f"the engine as it is does not pass: {', '.join(failed[:5])}"
        raise UnhealthyError(message)
    first, parts = 0, []
    for source, some in of_source.items():
        part = found[source]
        assert part is not None
        parts.append((first, part))
        first += len(some)
    return together(parts)


def _failed(source: str, part: Reach | None) -> Sequence[str]:
    return [f"the scenarios of {source}, which came to no end"] if part is None else part.failed


def _told(fate: tuple[str, int | str] | None, every: Sequence[Script]) -> Fate:
    if fate is None:
        return _LATE
    by, how = fate
    return Fate(by, every[how].planned.id if isinstance(how, int) else how)
