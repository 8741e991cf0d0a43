"""Asks one rule set of a campaign, and records the results in memory and in a ledger."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from msgspec.structs import replace

from tarock_checking.check.terms import ENDED_EARLY, RecordingTerms
from tarock_checking.check.worker_pool import Crew
from tarock_checking.diagnose.search_limits import SearchLimits, unbroken
from tarock_checking.playing.counterparts import PassedScenario, counterparts_of
from tarock_checking.playing.player import TOGETHER, Asking, Player
from tarock_checking.playing.repeated_questions import Changed, Kept, asked_again, changed, is_repeated
from tarock_checking.playing.verdicts_read import declined_question, kinds_asked, verdict_in_the_end
from tarock_language.message import Message, message
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import Conversation
from tarock_protocol.errors import BudgetSpentError
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_protocol.user_files import reason_of
from tarock_reports.ledger.check_lines import AgainLine, CheckHeader, CounterpartLine, PlannedScenario, ReadingLine
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.known_lines import KnownState
from tarock_reports.ledger.verdict_lines import verdict_line
from tarock_reports.verdict.cases import Case
from tarock_running.inputs.engine_values import SymmetryShare
from tarock_running.outputs.places import Prepared
from tarock_running.process.clock import Clock
from tarock_running.process.exits import CutOffError
from tarock_running.process.progress import looking_for_causes
from tarock_steps.suite.run_so_far import RunSoFar, is_reported
from tarock_steps.suite.vectors import NO_VECTORS, Vectors
from tarock_steps.suite.verdicts import AMISS, Outcome, Verdict, as_by_steps

if TYPE_CHECKING:
    from tarock_checking.check.known_failures import FoundKnown, KnownDeviations
    from tarock_checking.diagnose.asking_on import Connect
    from tarock_reference.houses.house import House

_TITLE = 40
"""How many characters of a program's name the progress line shows."""

_NOT_MISSED: Final = frozenset({Outcome.PASSED, Outcome.DECLINED, Outcome.UNPLAYABLE})
"""Outcomes that the progress does not count as not passed: of what cannot be played, nothing was asked."""
_ENDING: Final = AMISS | {Outcome.ERRORED, Outcome.SUITE_FAULT}


class Recording:
    """Asks the scenarios of a rule set; leaving the ``with`` block puts the ledger in its place.

    A ledger that cannot be put there does not change the verdict. An error of the reference is the suite's fault.
    ``ended_early`` is true if ``--fail-fast`` ended the run. ``asked_last`` is the scenario of the last question.
    """

    def __init__(  # noqa: PLR0913 - what a recording is made of
        self,
        places: Prepared,
        header: CheckHeader,
        asking: Asking,
        clock: Clock,
        *,
        house: House | None,
        terms: RecordingTerms,
    ) -> None:
        self.places = places
        self._terms = terms
        self._house = house
        self.asking = asking
        self.unpack: Callable[[], Vectors] = Vectors
        self._vectors = NO_VECTORS
        self.interrupted = self.ended_early = self.is_hurried = False
        self.errored = 0
        self.trouble: Message | str = ""
        self._header = header
        self._clock = clock
        self._since = 0
        self._writer = LedgerWriter(places.ledger, header)
        self._kept: list[tuple[str, Kept]] = []
        self._heard = RunSoFar()
        self._passed: list[PassedScenario] = []
        self._left = len(asking.asked)
        self.asked_last = ""
        self._owes_copies = terms.symmetries is not SymmetryShare.NONE

    def __enter__(self) -> Self:
        """Begin the ledger."""
        try:
            self._writer.__enter__()
        except OSError as fault:
            unopened = message("the ledger cannot be opened, so nothing was asked: {why}", why=reason_of(fault))
            raise CutOffError(unopened) from fault
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Put the ledger in its place, with a footer unless it was interrupted; ``trouble`` says why that failed."""
        try:
            self._writer.__exit__(kind if kind or not self.interrupted else KeyboardInterrupt, error, trace)
        except OSError as fault:
            self.trouble = message("the ledger cannot be moved into place ({why})", why=reason_of(fault))

    @property
    def path(self) -> Path:
        """Where the ledger is."""
        return self._writer.path

    @property
    def undeclared(self) -> tuple[Message, ...]:
        """A sentence for each reading that was asked for although ``hello`` does not offer it."""
        return self._terms.undeclared

    @property
    def is_whole(self) -> bool:
        """Whether the run was completed and its ledger is in place; if not, earlier reports are left alone."""
        return self._writer.is_whole and not self.interrupted and not self.trouble

    @property
    def ledger(self) -> Ledger:
        """The ledger as this run wrote it, even if its file was changed since."""
        return self._writer.remembered()

    @property
    def can_ask_again(self) -> bool:
        """Whether there are questions to ask again."""
        return bool(self._kept) and not self.interrupted and self._writer.is_whole

    def ask(
        self, driver: Conversation, budget: Budget, crew: Crew, before_copies: Callable[[], None] | None = None
    ) -> None:
        """Ask all scenarios or take over what the crew has played, and keep a share of the questions to ask again.

        ``before_copies`` is called before the copies with other labels are asked, which the crew does not play.
        Ctrl-C sets ``interrupted``, or ``is_hurried`` if everything had been asked; the ledger says if time was up.
        """
        self._since = self._clock.milliseconds()
        try:
            self._heard.hello = driver.hello
            self._vectors = self.unpack()
            driver.before_waiting = self._writer.flush
            player = Player(self.asking, driver, budget, self._house, self._vectors)
            self._run(player, crew)
            if self._writer.is_whole:
                if before_copies is not None:
                    before_copies()
                self._put_counterparts(player)
            self.asked_last = player.asked_last
        except KeyboardInterrupt:
            self.is_hurried = not (self._left or self._owes_copies or self._kept)
            self.interrupted = not self.is_hurried
        except BudgetSpentError as spent:
            self._writer.cut = spent.said
        self._vectors = NO_VECTORS
        self._take_time()

    def ask_again(self, driver: Conversation, hello: HelloAnswer) -> None:
        """Repeat the questions that were kept; a program with another ``hello`` than before has changed its answers."""
        if driver.hello != hello:
            self.not_again("after a restart its hello is different")
            return
        self._since = self._clock.milliseconds()
        try:
            in_order = sorted(self._kept, key=lambda pair: pair[1].digest)
            for place, (scenario, kept) in enumerate(in_order):
                if place % TOGETHER == 0:
                    driver.fetch(upcoming.asked for _, upcoming in in_order[place : place + TOGETHER])
                self._again(scenario, None if is_repeated(kept, driver) else asked_again(kept, driver))
            self._kept, self.asked_last = [], in_order[-1][0]
        except KeyboardInterrupt:
            self.interrupted = True
        except BudgetSpentError as spent:
            self._writer.cut = spent.said
        self._take_time()

    def hear_out(self, driver: Conversation) -> None:
        """End the conversation; what the program says besides is charged to the scenario of the last question."""
        try:
            verdict = verdict_in_the_end(driver, self.asked_last)
        except KeyboardInterrupt:
            verdict, self.interrupted = None, True
        except BudgetSpentError as spent:
            verdict, self._writer.cut = None, spent.said
        if verdict is not None:
            self.errored += 1
            self._heard.failed.pop(verdict.scenario, None)
            self._writer.line(CounterpartLine(verdict=verdict_line(self._as_ours(verdict))))

    @property
    def unscored(self) -> Asking:
        """The scenarios that do not count for the verdict."""
        return replace(self.asking, asked=self._terms.unscored, share=0.0)

    def ask_unscored(self, driver: Conversation, budget: Budget, goes_on: Callable[[], bool]) -> None:
        """Ask the unscored scenarios, and write their verdicts to the ledger."""
        asking, self._since = self.unscored, self._clock.milliseconds()
        player, number = Player(asking, driver, budget, self._house, self.unpack()), len(asking.asked)
        with self._terms.progress(
            message("asking what is not scored by {rules}", rules=self._header.rules), number
        ) as step:
            for place in range(number):
                if not goes_on():
                    break
                verdict, _ = player.play(place, range(place, min(place + TOGETHER, number)))
                self._writer.unscored(verdict)
                step(verdict.outcome in _ENDING, declined=verdict.outcome is Outcome.DECLINED)
        self._take_time()

    def find_readings(self, hello: HelloAnswer, goes_on: Callable[[], bool]) -> None:
        """Write to the ledger which other readings explain the failures, and which of them the program offers."""
        if self.interrupted or not (self._heard.failed and self._writer.is_whole):
            return
        from tarock_checking.check.other_readings import (  # noqa: PLC0415 - loads the engine
            can_be_asked_by,
            readings_played,
        )

        self._since = self._clock.milliseconds()
        with unbroken(message("the search for other readings"), self._tell_no_look):
            found = readings_played(self.asking, self._heard, self._house, goes_on)
            for played in found.each:
                offered = can_be_asked_by(hello, self.asking.source, played.option, played.reading)
                self._writer.plays(
                    ReadingLine(
                        option=played.option, reading=played.reading, scenarios=list(played.scenarios), offered=offered
                    )
                )
            if not found.is_all:
                too_much = message("too much failed to try every other reading on what failed")
                no_time = message("there was no time left to try every other reading on what failed")
                self._terms.tell(self._header.rules, too_much if goes_on() else no_time)
        self._take_time()

    def diagnose(self, goes_on: Callable[[], bool], connect: Connect, may_search: Callable[[int], bool]) -> None:
        """Search and write causes while it ``goes_on``; ask back, by ``connect``, when ``may_search`` is false."""
        if not (self._terms.diagnoses and (self._heard.failed or self._heard.errored)) or self.interrupted:
            return
        if self._terms.of_single or not self._writer.is_whole:
            self._terms.tell(self._header.rules, self._terms.why_no_look(self.path))
            return
        from tarock_checking.diagnose.asking_on import asked_anew  # noqa: PLC0415 - loads the engine
        from tarock_checking.diagnose.cause_records import diagnosis_of, variant_asked  # noqa: PLC0415 - loads the engine

        asking, heard, self._since = self.asking, self._heard, self._clock.milliseconds()
        heard.vectors = self.unpack().whole()
        variant = variant_asked(asking.source, asking.options, self._house)
        ask = functools.partial(asked_anew, connect, heard, variant, goes_on)
        with unbroken(message("the look for causes"), self._tell_no_look):
            with looking_for_causes(self._header.rules, quiet=self._terms.quiet, say=self._terms.say) as step:
                limits = SearchLimits(step, goes_on, may_search=may_search)
                found = diagnosis_of(asking.asked, heard, variant, self._house, limits, ask=ask)
            self._writer.diagnosed(found)
        self._take_time()

    def _tell_no_look(self, why: Message) -> None:
        self._terms.tell(self._header.rules, message("{why}; the verdict stands without it", why=why))

    def tell_known(self, goes_on: Callable[[], bool]) -> None:
        """Write the state of each known deviation to the ledger; ``diagnose`` then skips failures that one explains."""
        if not self._terms.known or self.interrupted:
            return
        self._since = self._clock.milliseconds()
        with unbroken(message("the test of known deviations"), self._tell_no_look):
            self._write_known(self._known.found(self.ledger, self._heard, goes_on, whole=self._writer.is_whole))
        self._take_time()

    def _write_known(self, found: FoundKnown) -> None:
        for line in found.lines:
            self._writer.known(line)
            for scenario in line.scenarios:
                self._heard.failed.pop(scenario, None)
                self._heard.errored.pop(scenario, None)
            if line.state is KnownState.MENDED:
                told = self._terms.say(
                    "{place}: known deviation {name} is mended: remove it", place=line.place, name=line.name
                )
                sys.stderr.write(f"tarock: {shown(told, SENTENCE)}\n")
        if not found.is_all:
            self._terms.tell(self._header.rules, message("there was no time to test all known deviations"))

    @functools.cached_property
    def _known(self) -> KnownDeviations:
        from tarock_checking.check.known_failures import KnownDeviations  # noqa: PLC0415 - loads the engine

        return KnownDeviations(each=self._terms.known, asking=self.asking, house=self._house)

    def _is_known(self, place: int, verdict: Verdict) -> bool:
        """Whether a known deviation explains what just went wrong."""
        if not self._terms.known:
            return False
        case = Case(PlannedScenario.of(self.asking.asked[place]), verdict_line(verdict))
        try:
            return self._known.can_explain(case, self._heard)
        except Exception as fault:  # noqa: BLE001 - no answer breaks a run
            why = message("the test of known deviations broke ({fault})", fault=f"{type(fault).__name__}: {fault}")
            self._tell_no_look(why)
            return False

    def not_again(self, reason: str) -> None:
        """Write down for each kept question that it could not be asked again, by the program's fault."""
        for scenario, kept in self._kept:
            self._again(scenario, changed(kept, f"error: {reason}"))
        self._kept = []

    def cut_short(self, why: Message) -> None:
        """Write down why not all questions were asked again."""
        self._writer.cut = why

    def meddling(self) -> Message | None:
        """What others did to the ledger's file during the run; none if nothing."""
        return self._writer.meddled or (None if self.trouble else self._writer.altered())

    def _take_time(self) -> int:
        """Return the milliseconds since the last call, and add them to the time in the ledger."""
        now = self._clock.milliseconds()
        taken, self._since = now - self._since, now
        self._writer.milliseconds += taken
        return taken

    def _run(self, player: Player, crew: Crew) -> None:
        name, number = shown(player.hello.name, _TITLE), len(self.asking.asked)
        words = message("checking {name} by {rules}", name=name, rules=self._header.rules)
        self._writer.waits = True
        with self._terms.progress(words, number) as step:
            for place in range(number):
                ahead = crew.ahead(self.asking.source, place)
                verdict = None if ahead is None else player.take_over(ahead.played)
                if ahead is None or verdict is None:
                    verdict, traces = player.play(place, range(place, min(place + TOGETHER, number)))
                    milliseconds = self._take_time()
                else:
                    self._take_time()
                    traces, milliseconds = ahead.played.traces, ahead.milliseconds
                verdict = self._as_ours(verdict)
                self._kept += [(verdict.scenario, kept) for kept in traces.kept]
                self._keep(place, verdict, player.hello, milliseconds)
                declined = verdict.outcome is Outcome.DECLINED
                step(verdict.outcome not in _NOT_MISSED, declined=declined)
                if self._terms.fail_fast and verdict.outcome in _ENDING and not self._is_known(place, verdict):
                    self.ended_early = True
                    self._writer.cut = ENDED_EARLY if place + 1 < number else ""
                    break
        self._writer.flush()

    def _put_counterparts(self, player: Player) -> None:
        """Repeat scenarios that passed with other labels, and write their verdicts to the ledger."""
        chosen = counterparts_of(self._vectors, self._passed, self._terms.symmetries)
        self._passed = []
        if not chosen:
            self._owes_copies = False
            return
        words = message("the same with other seats and suits by {rules}", rules=self._header.rules)
        with self._terms.progress(words, len(chosen)) as step:
            for number, copy in enumerate(chosen, start=1):
                verdict = self._as_ours(player.play_counterpart(copy, chosen[number - 1 : number - 1 + TOGETHER]))
                self._writer.counterpart(verdict, copy.symmetry.name)
                self.errored += verdict.outcome is Outcome.ERRORED and not is_reported(verdict.exchanges)
                self._heard.uneven.update([verdict.scenario] if verdict.outcome in _ENDING else ())
                self._owes_copies = number < len(chosen)
                step(verdict.outcome in _ENDING)
                if self._terms.fail_fast and verdict.outcome in _ENDING and not self._is_known(copy.place, verdict):
                    self.ended_early = True
                    self._writer.cut = ENDED_EARLY if number < len(chosen) else ""
                    break
        self._take_time()

    def _keep(self, place: int, verdict: Verdict, hello: HelloAnswer, milliseconds: int) -> None:
        self._heard.verdict(verdict)
        self.errored += verdict.outcome is Outcome.ERRORED and not is_reported(verdict.exchanges)
        asked = kinds_asked(verdict, self._vectors) if verdict.outcome is Outcome.PASSED else []
        if asked and self._terms.symmetries is not SymmetryShare.NONE:
            lines = tuple(exchange.question for exchange in verdict.exchanges)
            self._passed.append(PassedScenario(place, self.asking.asked[place], lines))
        question, offered = declined_question(verdict, hello)
        self._writer.add(verdict, asked=asked, question=question, offered=offered, milliseconds=milliseconds)
        self._left -= 1

    def _again(self, scenario: str, change: Changed | None) -> None:
        self._writer.again += 1
        if change is None:
            return
        self._writer.changed(
            AgainLine(scenario=scenario, question=change.question, first=change.first, second=change.second)
        )
        if self.asking.is_reference:
            self._writer.fault("our own engine gives a different answer when asked again", scenario)

    def _as_ours(self, verdict: Verdict) -> Verdict:
        """The verdict as it counts; if the reference is asked, an error becomes a fault of the suite."""
        verdict = as_by_steps(verdict, self._writer.unscored) if self._terms.is_judged_by_steps else verdict
        is_ours = self.asking.is_reference and verdict.outcome is Outcome.ERRORED
        return replace(verdict, outcome=Outcome.SUITE_FAULT) if is_ours else verdict
