"""Tries a mutant on the impostors: the scenarios have to catch again each impostor that they catch in the right engine.

A mutant is the engine with one small change; an impostor is the engine with one wrong ruling. Some code runs only where
a ruling has a value that no reading gives, so no scenario reaches it while the rulings are right; a mutant of it shows
only together with an impostor.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from proving.mutation import loading
from proving.mutation.forks import bound, forked
from proving.mutation.mutants import Mutant
from proving.mutation.reach import Reach, caches, marked_engine, together
from proving.mutation.trial import ALIVE, IMPOSTORS, LOADING, TIME, Fate, Hear, UnhealthyError, is_exchanged
from tarock_checking.prove.trials import try_impostor
from tarock_protocol.drivers import InProcess
from tarock_reference.impostors import Impostor
from tarock_reports.ledger import proof_lines
from tarock_steps.suite.scripts import Script, play_script, scripts
from tarock_steps.suite.verdicts import AMISS

T = TypeVar("T")

_SECONDS: Final = 20.0
"""Seconds of processor time for one impostor before the scenarios."""
_MAPPING: Final = 600.0


class _Case(NamedTuple):
    """An impostor that was caught: its id, its rule set, and the number of the scenario that caught it."""

    id: str
    rules: str
    script: int


def try_all(
    mutants: Sequence[Mutant], sources: Sequence[str], modules: Mapping[str, Path], workers: int, hear: Hear
) -> None:
    """Pass the fate of each mutant to ``hear``. Raises UnhealthyError if the impostors do not come to an end."""
    impostor_trial = ImpostorTrial(sources, modules, workers)
    for mutant, fate in forked(mutants, impostor_trial.trial, workers=workers, seconds=_SECONDS):
        hear(mutant, Fate(TIME, "no end, or the process broke down") if fate is None else fate)


class ImpostorTrial:
    """The impostors that the scenarios of some sources catch, and which of them run which statement until then."""

    def __init__(self, sources: Sequence[str], modules: Mapping[str, Path], workers: int) -> None:
        self._scripts = {source: scripts(source) for source in sources}
        self._functions = loading.functions()
        found = _of_each(sources, lambda source: _caught(source, self._scripts[source]), workers)
        self._cases = [case for source in sources for case in found[source]]
        reached = _of_each(sources, lambda source: _reach(modules, found[source], self._scripts[source]), workers)
        first = accumulate((len(found[source]) for source in sources), initial=0)
        self.reached = together(zip(first, (reached[source] for source in sources), strict=False))

    def trial(self, mutant: Mutant) -> Fate:
        """The fate of a mutant: the first impostor that is no longer caught. For a separate process."""
        statement = mutant.make()
        try:
            if not is_exchanged(mutant, statement, self._functions, self.reached):
                loading.load_anew(lambda name: mutant.spot.tree if name == mutant.module else None)
            every = {source: suspects(source) for source in self._scripts}
        except Exception as fault:  # noqa: BLE001 - whatever it is, the mutant cannot be loaded
            return Fate(LOADING, f"{type(fault).__name__}: {fault}")
        for case in self._asked(mutant):
            bound(_SECONDS)
            if not self._is_caught(case, every[case.rules][case.id]):
                return Fate(IMPOSTORS, f"{case.rules} {case.id}")
        return ALIVE

    def _asked(self, mutant: Mutant) -> Iterator[_Case]:
        """The impostors that run the statement; all of them where it runs when the engine is loaded."""
        place = mutant.statement
        if place is None or place in self.reached.loading:
            return iter(self._cases)
        return (self._cases[number] for number in self.reached.by.get(place, ()))

    def _is_caught(self, case: _Case, impostor: Impostor) -> bool:
        every = self._scripts[case.rules]
        if play_script(every[case.script], InProcess(impostor.respond())).outcome in AMISS:
            return True
        return try_impostor(impostor, every, whole=False).fate is proof_lines.Fate.CAUGHT


def suspects(source: str) -> dict[str, Impostor]:
    """The impostors of the engine that is loaded now."""
    made: Sequence[Impostor] = import_module("tarock_reference.impostors").impostors(source)
    return {impostor.id: impostor for impostor in made}


def _of_each(sources: Sequence[str], work: Callable[[str], T], workers: int) -> dict[str, T]:
    """The result of ``work`` for each source, in separate processes. Raises UnhealthyError if one does not end."""
    found: dict[str, T] = {}
    for source, result in forked(sources, work, workers=workers, seconds=_MAPPING):
        if result is None:
            message = f"the engine as it is does not pass: the impostors of {source} came to no end"
            raise UnhealthyError(message)
        found[source] = result
    return found


def _caught(source: str, every: Sequence[Script]) -> list[_Case]:
    """The impostors that are caught."""
    number = {script.planned.id: place for place, script in enumerate(every)}
    trials = ((impostor, try_impostor(impostor, every, whole=False)) for impostor in suspects(source).values())
    caught = ((impostor, trial) for impostor, trial in trials if trial.fate is proof_lines.Fate.CAUGHT)
    return [_Case(impostor.id, source, number[trial.by[0]]) for impostor, trial in caught]


def _reach(modules: Mapping[str, Path], cases: Sequence[_Case], every: Sequence[Script]) -> Reach:
    """What each impostor runs until it is caught, in a marked engine."""
    marking = marked_engine(modules)
    loaded = frozenset(marking.places[number] for number in marking.taken())
    by = [array("I") for _ in marking.places]
    weight = []
    known = {source: suspects(source) for source in {case.rules for case in cases}}
    remembering = caches()
    marking.taken()
    for number, case in enumerate(cases):
        for function in remembering:
            function.cache_clear()
        play_script(every[case.script], InProcess(known[case.rules][case.id].respond()))
        taken = marking.taken()
        for place in taken:
            by[place].append(number)
        weight.append(len(taken))
    return Reach(dict(zip(marking.places, by, strict=True)), loaded, weight)
