"""What becomes of a mutant before the impostors: each that the scenarios caught has to be caught still.

Some code runs only where a ruling is another one than any reading gives. No scenario reaches it while the rulings are
right; what it does shows when one of them is wrong.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from proving.mutation import loading
from proving.mutation.forks import bound, forked
from proving.mutation.mutants import Mutant
from proving.mutation.reach import Reach, caches, marked_engine, together
from proving.mutation.trial import ALIVE, IMPOSTORS, LOADING, TIME, Fate, Hear, UnhealthyError, exchanged
from tarock_conformance.prove.trials import try_impostor
from tarock_reference.impostors import Impostor
from tarock_reports.ledger import proof_lines
from tarock_steps.protocol.drivers import InProcess
from tarock_steps.suite.scripts import Script, play, scripts
from tarock_steps.suite.verdicts import Outcome

_SECONDS: Final = 20.0
"""Of the processor's time for one impostor before the scenarios."""
_MAPPING: Final = 600.0


class _Case(NamedTuple):
    """An impostor that was caught: its id, its rule set, and the number of the scenario that caught it."""

    id: str
    rules: str
    script: int


class _Found(NamedTuple):
    cases: Sequence[_Case]
    reached: Reach


def try_all(
    mutants: Sequence[Mutant], sources: Sequence[str], modules: Mapping[str, Path], workers: int, hear: Hear
) -> None:
    """Tell ``hear`` what became of each mutant. UnhealthyError where the impostors do not come to an end."""
    bench = Bench(sources, modules, workers)
    for mutant, fate in forked(mutants, bench.trial, workers=workers, seconds=_SECONDS):
        hear(mutant, Fate(TIME, "no end, or the process broke down") if fate is None else fate)


class Bench:
    """The impostors of some sources that the scenarios catch, and which of them run which statement until then."""

    def __init__(self, sources: Sequence[str], modules: Mapping[str, Path], workers: int) -> None:
        self._scripts = {source: scripts(source) for source in sources}
        self._functions = loading.functions()
        self._cases: list[_Case] = []
        parts = []
        work = forked(
            sources, lambda source: _caught(modules, source, self._scripts[source]), workers=workers, seconds=_MAPPING
        )
        known = dict(work)
        for source in sources:
            found = known[source]
            if found is None:
                message = f"the engine as it is does not pass: the impostors of {source} came to no end"
                raise UnhealthyError(message)
            parts.append((len(self._cases), found.reached))
            self._cases.extend(found.cases)
        self.reached = together(parts)

    def trial(self, mutant: Mutant) -> Fate:
        """The first impostor that is not caught any more; in a process of its own."""
        statement = mutant.make()
        try:
            if not exchanged(mutant, statement, self._functions, self.reached):
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
        if play(every[case.script], InProcess(impostor.respond())).outcome is Outcome.FAILED:
            return True
        return try_impostor(impostor, every, whole=False).fate is proof_lines.Fate.CAUGHT


def suspects(source: str) -> dict[str, Impostor]:
    """The impostors of the engine as it is loaded by now."""
    made: Sequence[Impostor] = import_module("tarock_reference.impostors").impostors(source)
    return {one.id: one for one in made}


def _caught(modules: Mapping[str, Path], source: str, every: Sequence[Script]) -> _Found:
    """Which impostors are caught, and what they run meanwhile; in a process of its own."""
    marking = marked_engine(modules)
    loaded = frozenset(marking.places[number] for number in marking.taken())
    number = {script.planned.id: place for place, script in enumerate(every)}
    by = [array("I") for _ in marking.places]
    remembering = caches()
    cases: list[_Case] = []
    weight = []
    for impostor in suspects(source).values():
        trial = try_impostor(impostor, every, whole=False)
        if trial.fate is not proof_lines.Fate.CAUGHT:
            continue
        case = _Case(impostor.id, source, number[trial.by[0]])
        for one in remembering:
            one.cache_clear()
        marking.taken()
        play(every[case.script], InProcess(impostor.respond()))
        taken = marking.taken()
        for place in taken:
            by[place].append(len(cases))
        cases.append(case)
        weight.append(len(taken))
    return _Found(cases, Reach(dict(zip(marking.places, by, strict=True)), loaded, weight))
