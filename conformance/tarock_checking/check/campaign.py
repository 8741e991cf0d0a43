"""Runs a check from the command line to the verdict: validate the arguments, ask, look for causes, report."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from tarock_checking.check.closing import (
    CampaignResult,
    close,
    make_pages_ready,
    tell_copies,
    tell_meddling,
    tell_not_asked,
    tell_undeclared,
    tell_unfinished,
    told_in_the_end,
)
from tarock_checking.check.fresh_process import Fresh
from tarock_checking.check.recording import Recording
from tarock_checking.check.rule_set_check import RuleSetCheck
from tarock_checking.check.terms import LOOKED, READINGS_LOOKED, AskingTerms
from tarock_checking.check.voice import Voice
from tarock_checking.check.worker import EngineAccess
from tarock_checking.check.worker_pool import Crew, crew, workers_for
from tarock_checking.diagnose.search_limits import SearchTime
from tarock_checking.playing.declared import (
    NOTHING_DECLARED,
    Declared,
    declared_readings,
    house_declared,
    told_undeclared,
    undeclared_readings,
)
from tarock_checking.playing.known_vectors import Filled, lesser
from tarock_language.message import Language, message
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import Conversation, Driver
from tarock_protocol.errors import BudgetSpentError
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.program import Program
from tarock_protocol.strangers_text import shown
from tarock_running.inputs import equivalent
from tarock_running.inputs.connecting import connected
from tarock_running.inputs.engine import EngineChoice
from tarock_running.inputs.greeting import plays_none, told_unplayed
from tarock_running.inputs.preloading import load_all
from tarock_running.inputs.profile import refuse_other_rules
from tarock_running.inputs.requirement_set import requirement_set
from tarock_running.inputs.rule_sets import catalogues_named, with_options
from tarock_running.inputs.selection import Wanted, rows_of_other_readings
from tarock_running.inputs.settings import house_options
from tarock_running.outputs.output_folder import claimed
from tarock_running.outputs.places import Outputs, Prepared, WantedFiles
from tarock_running.process.clock import Clock
from tarock_running.process.exits import AdapterBrokenError, CutOffError, ExitCode, UsageFaultError
from tarock_running.process.memory import keep_large_things_apart, loading_for_good
from tarock_running.process.signals import ending_is_interruption, until_interrupted
from tarock_steps.catalogue.loading import Catalogue, load_catalogue


class Campaign(msgspec.Struct, frozen=True, kw_only=True):
    """What to check, from the command line; ``jobs`` is how many processes share it, each with its own copy."""

    engine: EngineChoice
    """The program to ask."""
    rules: tuple[str, ...]
    """The rule sets; empty for those that it offers."""
    pairs: tuple[str, ...]
    """The readings to ask by, as ``option=reading``."""
    wanted: Wanted
    """What the run is narrowed to."""
    wanted_files: WantedFiles
    """The files to write."""
    clock: Clock
    terms: AskingTerms = AskingTerms()
    """How the program is asked and judged."""
    jobs: int = 1
    voice: Voice
    """How the output is written."""

    def run(self, program: Program | None = None) -> ExitCode:
        """Check the engine by each rule set, and return the exit code of the worst verdict."""
        return told_in_the_end(self.result(program), self.voice)

    def result(self, program: Program | None = None) -> CampaignResult:
        """Check the engine by each rule set, and return the results; its process may be running already."""
        keep_large_things_apart()
        with loading_for_good():
            checks = self._checks()
        names = [check.rules for check in checks]
        with ending_is_interruption(), claimed(self.wanted_files, names, self.voice.say) as outputs:
            if self.rules or self.engine.is_reference:
                outputs.check_apart(names)
            places = {name: outputs.of(name).prepare() for name in names}
            recordings, not_asked = self._recorded(checks, outputs, places, program)
            closed = close(recordings, self.voice)
            tell_undeclared(recordings, self.voice.say)
            tell_meddling(recordings, self.voice.say)
        tell_unfinished(recordings, self.voice.say)
        interrupted = any(recording.interrupted for recording in recordings)
        tell_not_asked(not_asked, self.voice.say)
        return CampaignResult(closed, interrupted, not_asked, all(recording.is_whole for recording in recordings))

    def _recorded(
        self,
        checks: Sequence[RuleSetCheck],
        outputs: Outputs,
        places: Mapping[str, Prepared],
        program: Program | None,
    ) -> tuple[list[Recording], list[str]]:
        """The recordings up to the first that was interrupted or ended early, and the names of the rule sets after it.

        No ledger is put in its place before the program has ended.
        """
        budget = Budget(self.terms.budget, clock=lambda: self.clock.milliseconds() / 1000)
        way = EngineAccess(self.engine, budget, self.clock)
        workers = workers_for(self.jobs, sum(len(check.required.scored) for check in checks))
        filled = Filled(self.jobs, None if self.voice.quiet else self.voice.say)
        if self.rules or self.engine.is_reference:
            with loading_for_good():
                filled.fill((check.to_fill() for check in checks), anew=self.engine.is_reference)
                for check in checks:
                    check.make_ready()
        names = [check.rules for check in checks]
        if not self.engine.is_reference:  # before workers begin, which would read it later
            load_all(names)
        known = {scenario.id: scenario for check in checks for scenario in check.required.scored}
        helpers = crew(way, workers, filled, known, self.voice.say)
        with ExitStack() as files, helpers as beside, Fresh(way, beside) as fresh:
            means = _Means(budget, beside, fresh, files, self.voice.say)
            try:
                with connected(self.engine, budget, names, program) as driver:
                    checks = self._played(checks, driver)
                    outputs.check_apart([check.rules for check in checks])
                    recordings = means.asked(self._planned(checks, driver.hello, places, filled), driver)
                    goes_on = means.without_workers(recordings)
            except BudgetSpentError as spent:
                raise CutOffError(spent.said) from spent
            self._finish(recordings, driver.hello, means, goes_on)
        return recordings, [check.rules for check in checks[len(recordings) :]]

    def _planned(
        self, checks: Sequence[RuleSetCheck], hello: HelloAnswer, places: Mapping[str, Prepared], filled: Filled
    ) -> list[Recording]:
        """A recording for each check, with the vectors that it needs."""
        filled.fill(check.to_fill(lesser(hello)) for check in checks)
        return [self._recording(check, hello, places[check.rules], filled) for check in checks]

    def _finish(
        self, recordings: Sequence[Recording], hello: HelloAnswer, means: _Means, goes_on: Callable[[], bool] | None
    ) -> None:
        """Repeat questions, search causes, and ask the unscored scenarios; from ``goes_on`` Ctrl-C ends only this."""
        if not any(recording.interrupted for recording in recordings):
            self._ask_again([recording for recording in recordings if recording.can_ask_again], hello, means.fresh)
        means.fresh.close()
        for recording in recordings:
            if recording.can_ask_again:
                recording.cut_short(message("the run was interrupted before questions were repeated"))
        goes_on = goes_on or means.files.enter_context(until_interrupted())
        self._look(recordings, hello, means.budget, goes_on)
        self._ask_unscored(recordings, means.budget, goes_on)

    def _ask_unscored(self, recordings: Sequence[Recording], budget: Budget, goes_on: Callable[[], bool]) -> None:
        """Ask a process of its own the unscored scenarios, after everything else; its errors are ignored."""
        owing = [recording for recording in recordings if recording.unscored.asked and recording.is_whole]
        if not owing:
            return
        names = [recording.asking.source for recording in owing]
        with suppress(AdapterBrokenError, BudgetSpentError), connected(self.engine, budget, names) as fresh:
            for recording in owing:
                recording.ask_unscored(fresh, budget, goes_on)

    def _look(
        self, recordings: Sequence[Recording], hello: HelloAnswer, budget: Budget, goes_on: Callable[[], bool]
    ) -> None:
        """Search other readings, known deviations and causes behind what went wrong; Ctrl-C ends only the search.

        If the run has no budget, the readings and the causes have budgets of their own, of processor time.
        """
        clock, is_interrupted = self.clock, any(run.interrupted or run.is_hurried for run in recordings)

        def has(time: SearchTime) -> Callable[[], bool]:
            return lambda: goes_on() and not (is_interrupted or budget.is_spent or time.is_spent)

        def of_its_own(seconds: float) -> SearchTime:
            allowed = None if self.terms.budget else seconds
            return SearchTime(allowed, clock=lambda: clock.milliseconds() / 1000)

        readings = of_its_own(READINGS_LOOKED)
        for recording in recordings:
            recording.find_readings(hello, has(readings))
        for recording in recordings:
            recording.tell_known(has(SearchTime(None)))
        causes = of_its_own(LOOKED)
        for recording in recordings:
            connect = partial(connected, self.engine, budget, [recording.asking.source])
            recording.diagnose(has(causes), connect, causes.may_search)
        if causes.is_spent:
            sys.stderr.write(f"tarock: {self.voice.say.sentence(causes.said)}\n")

    def _recording(self, check: RuleSetCheck, hello: HelloAnswer, places: Prepared, filled: Filled) -> Recording:
        recording = check.recording(hello, places, self.terms, self.clock, voice=self.voice)
        recording.unpack = partial(filled.of, recording.asking, check.house, hello)
        return recording

    def _ask_again(self, recordings: Sequence[Recording], hello: HelloAnswer, fresh: Fresh) -> None:
        """Ask a fresh process the kept questions again; if it does not start, all of them count as changed."""
        if not recordings:
            return
        try:
            with fresh.driver() as driver:
                for recording in recordings:
                    recording.ask_again(driver, hello)
                    if recording.interrupted:
                        return
                recordings[-1].hear_out(driver)
        except AdapterBrokenError as fault:
            for recording in recordings:
                recording.not_again(fault.message)
        except KeyboardInterrupt:
            recordings[0].interrupted = True
        except BudgetSpentError as spent:
            for recording in recordings:
                recording.cut_short(spent.said)

    def _checks(self) -> tuple[RuleSetCheck, ...]:
        """A check for each named rule set, or each that named clauses belong to; refuses if no scenario is left."""
        catalogues = with_options(self.wanted.belonging(catalogues_named(self._rules())), self.pairs)
        checks = tuple(check for check in map(self._check, catalogues) if not check.required.is_empty)
        if not checks:
            raise UsageFaultError(message("no scenario fits all of --clause, --area, --scenario and --option together"))
        return checks

    def _rules(self) -> tuple[str, ...]:
        """The rule sets that are named; if there is a house, only the rule set of the house."""
        house = self.engine.house
        if house is None:
            return self.rules
        refuse_other_rules(house, self.rules)
        return (house.based_on,)

    def _check(self, catalogue: Catalogue, declared: Declared = NOTHING_DECLARED) -> RuleSetCheck:
        equivalent.refuse_wrong_entries(catalogue.source, catalogue.clauses)
        wanted = self.wanted.of(catalogue)
        options = {**declared.readings, **house_options(catalogue.source, self.pairs, self.engine.house)}
        return RuleSetCheck(
            engine=self.engine,
            rules=catalogue.source,
            options=options,
            declared=tuple(declared.readings),
            wanted=wanted,
            required=requirement_set(catalogue.source, wanted, options, self.terms.as_of),
            other_rows=rows_of_other_readings(catalogue.source, wanted, options),
            house=self.engine.house,
        )

    def _played(self, checks: Sequence[RuleSetCheck], driver: Driver) -> Sequence[RuleSetCheck]:
        """The checks of the rule sets that the engine plays, each with the readings that it declares.

        Rule sets that were named are kept. Raises AdapterBrokenError if the engine plays none of the rule sets.
        """
        offered = driver.hello.rules
        if not self.rules:
            if told := plays_none(self.engine.words, offered):
                raise AdapterBrokenError(told)
            checks = tuple(check for check in checks if check.rules in offered) or checks
        if not any(check.rules in offered for check in checks):
            raise AdapterBrokenError(told_unplayed(self.engine.words, (check.rules for check in checks), offered))
        if self.engine.is_reference or self.terms.by_the_book:
            return checks
        declared = tuple(self._as_declared(check, driver.hello) for check in checks)
        asked = tuple(check for check in declared if not check.required.is_empty)
        if not asked:
            raise UsageFaultError(
                message("no scenario is about the readings that hello declares; --by-the-book ignores them")
            )
        return asked

    def _as_declared(self, check: RuleSetCheck, hello: HelloAnswer) -> RuleSetCheck:
        """A check with the readings and the house that ``hello`` declares.

        Says on stderr which readings have no effect; readings asked for but not declared are reported at the end.
        """
        said = house_options(check.rules, self.pairs, self.engine.house)
        offered = hello.rules.get(check.rules, {})
        declared = declared_readings(check.rules, offered, said)
        whose = message("--option asks for")
        if self.engine.house is not None:
            whose = message("{house} plays", house=shown(self.engine.house.name))
        undeclared = undeclared_readings(check.rules, offered, said) if check.rules in hello.rules else ()
        declined = tuple(
            message("{place}: {fault}", place=self.engine.words, fault=told_undeclared(check.rules, whose, wish))
            for wish in undeclared
        )
        for told in declared.idle:
            skipped = self.voice.say(
                "{program} says in hello: {rules}: {reading}; this rule set is skipped",
                program=self.engine.words,
                rules=check.rules,
                reading=told,
            )
            sys.stderr.write(f"tarock: {skipped}\n")
        asked = self._check(load_catalogue(check.rules), declared) if declared.readings else check
        own = None if check.house is not None else house_declared(hello, check.rules)
        asked = replace(asked, undeclared=declined) if declined else asked
        return asked if own is None else replace(asked, house=own, by_hello=True)


class _Means(NamedTuple):
    """What a run works with: its time, the workers, a fresh process, and the files that are open."""

    budget: Budget
    beside: Crew
    fresh: Fresh
    files: ExitStack
    say: Language

    def asked(self, planned: Sequence[Recording], driver: Conversation) -> list[Recording]:
        """Ask one recording after the other; returns those up to the first that was interrupted or ended early."""
        self.beside.begin([recording.asking for recording in planned], driver.hello)
        make_pages_ready()
        recordings: list[Recording] = []
        for recording in planned:
            recordings.append(self.files.enter_context(recording))
            is_last = len(recordings) == len(planned)
            at_the_end = partial(self.fresh.begin, recordings) if is_last else None
            recording.ask(driver, self.budget, self.beside, at_the_end)
            if recording.interrupted or recording.is_hurried or recording.ended_early:
                break
        last = next((recording for recording in reversed(recordings) if recording.asked_last), None)
        if last is not None and all(recording.is_whole for recording in recordings):
            last.hear_out(driver)
        return recordings

    def without_workers(self, recordings: Sequence[Recording]) -> Callable[[], bool] | None:
        """End the workers, which have asked everything.

        Returns a function that says whether the search goes on, if nothing is to be asked before it.
        """
        is_asked = not any(recording.can_ask_again or recording.interrupted for recording in recordings)
        goes_on = self.files.enter_context(until_interrupted()) if is_asked else None
        self.beside.dismiss()
        tell_copies(sum(recording.errored for recording in recordings), self.beside.copies, self.say)
        return goes_on
