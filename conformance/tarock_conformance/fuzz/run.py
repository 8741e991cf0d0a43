"""``tarock fuzz`` from the command line to the exit code."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tarock_conformance.check.declared import declared_readings
from tarock_conformance.fuzz.campaign import FuzzResult, FuzzTerms, fuzz
from tarock_conformance.fuzz.courses import DisagreedError
from tarock_conformance.fuzz.duel import Duel
from tarock_conformance.fuzz.material import Material
from tarock_conformance.fuzz.sharing import FuzzAccess, blocks_shared
from tarock_conformance.fuzz.telling import read_corpus, told_result, write_corpus, write_scenarios
from tarock_conformance.inputs.engine import connected
from tarock_conformance.inputs.greeting import plays_none
from tarock_conformance.inputs.rule_sets import catalogues_named
from tarock_conformance.process.exits import AdapterBrokenError, CutOffError, ExitCode, SuiteBrokenError
from tarock_conformance.process.progress import progress
from tarock_conformance.process.signals import ending_is_interruption, until_interrupted
from tarock_reference import respond
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.protocol.budget import Budget
from tarock_steps.protocol.drivers import InProcess
from tarock_steps.protocol.errors import BudgetSpentError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from tarock_conformance.inputs.engine import EngineChoice
    from tarock_conformance.process.clock import Clock
    from tarock_steps.protocol.drivers import Conversation
    from tarock_steps.protocol.messages.questions import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class FuzzRun:
    """Whom to ask how many questions about which rule sets; ``minutes`` ends it before, where that is given.

    With ``each`` it ends when every clause came up so often. ``jobs`` is how many processes share it.
    """

    engine: EngineChoice
    rules: tuple[str, ...]
    clock: Clock
    seed: int = 1
    questions: int = 3_000
    minutes: float | None = None
    each: int = 0
    jobs: int = 1
    corpus: Path | None = None
    scenarios: Path | None = None
    options: Mapping[str, str] = field(default_factory=dict)

    def run(self) -> ExitCode:
        """Ask, tell, and say what it comes to: 1 where something was answered otherwise."""
        named = [one.source for one in catalogues_named(self.rules)]
        seconds = None if self.minutes is None else self.minutes * 60
        budget = Budget(seconds, clock=lambda: self.clock.milliseconds() / 1000)
        with ending_is_interruption(), connected(self.engine, budget) as driver:
            codes = [self._fuzzed(source, driver, budget) for source in self._played(named, driver)]
        return max(codes, key=[ExitCode.CONFORM, ExitCode.NOT_CONFORM, ExitCode.INTERRUPTED].index)

    def _played(self, named: Sequence[str], driver: Conversation) -> Sequence[str]:
        if self.rules or self.engine.is_reference:
            return named
        offered = driver.hello.rules
        if told := plays_none(offered):
            message = f"{self.engine.words} {told}"
            raise AdapterBrokenError(message)
        return [source for source in named if source in offered]

    def _fuzzed(self, source: str, driver: Conversation, budget: Budget) -> ExitCode:
        corpus = [] if self.corpus is None else read_corpus(self.corpus, source)
        engine = respond if self.engine.house is None else self.engine.house.respond
        asked = FuzzAccess(self.engine, budget, driver.hello, Material(source, self.seed, engine), self.seed, engine)
        with until_interrupted() as goes_on:
            terms = FuzzTerms(
                questions=self.questions,
                options=self._options(source, driver),
                goes_on=lambda: goes_on() and not budget.is_spent,
                each=self.each,
                clauses=_to_come_up(source),
            )
            result = self._found(asked, terms, driver, corpus)
            interrupted = not goes_on()
        sys.stdout.write("".join(f"{line}\n" for line in told_result(source, result, self.seed)))
        if self.corpus is not None and result.finds:
            write_corpus(self.corpus, result.finds)
        if self.scenarios is not None and result.finds:
            write_scenarios(self.scenarios, source, result.finds, InProcess(engine))
        if interrupted:
            return ExitCode.INTERRUPTED
        return ExitCode.NOT_CONFORM if result.finds else ExitCode.CONFORM

    def _found(
        self, asked: FuzzAccess, terms: FuzzTerms, driver: Conversation, corpus: Sequence[Question]
    ) -> FuzzResult:
        """What came of a campaign; SuiteBrokenError where our own two tellings part, CutOffError without any time."""
        duel = Duel(driver, InProcess(asked.respond))
        words = f"{asked.material.source}: questions that no scenario asks"
        try:
            with progress(words, terms.questions) as step, blocks_shared(asked, driver, self.jobs) as play:
                return fuzz(terms, play, duel, corpus, step)
        except DisagreedError as fault:
            message = f"our own two tellings of the rules part: {fault}"
            raise SuiteBrokenError(message) from fault
        except BudgetSpentError as spent:
            raise CutOffError(str(spent)) from spent

    def _options(self, source: str, driver: Conversation) -> Mapping[str, str]:
        """The readings that are asked for: those that are named, and before them those that ``hello`` has alone."""
        if self.engine.is_reference:
            return self.options
        offered = driver.hello.rules.get(source, {})
        return {**declared_readings(source, offered, dict(self.options)).readings, **self.options}


def _to_come_up(source: str) -> frozenset[str]:
    """The clauses of a source on which an answer can rest."""
    clauses = load_catalogue(source).clauses.values()
    return frozenset(one.id for one in clauses if one.untestable is None)
