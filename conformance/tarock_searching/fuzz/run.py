"""Runs ``tarock fuzz``: reads the settings, runs the campaign, reports, and returns the exit code."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from random import SystemRandom
from typing import Final, NamedTuple

from rich.text import Text

from tarock_checking.playing.declared import declared_readings
from tarock_language.message import Language, message
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import Conversation, InProcess, OurOwn
from tarock_protocol.messages.questions import Question
from tarock_protocol.strangers_text import visible
from tarock_reference import respond
from tarock_reports.terminal.sentences import tell
from tarock_reports.verdict.reproduce import shell_line
from tarock_running.inputs.connecting import another_copy, connected
from tarock_running.inputs.engine import EngineChoice
from tarock_running.inputs.greeting import plays_none
from tarock_running.inputs.profile import refuse_other_rules
from tarock_running.inputs.rule_sets import catalogues_named
from tarock_running.outputs.output_folder import claimed_alone
from tarock_running.outputs.places import FOLDER, unwritten
from tarock_running.process.about import suite_version
from tarock_running.process.clock import Clock
from tarock_running.process.console import console
from tarock_running.process.exits import (
    AdapterBrokenError,
    ExitCode,
    InterruptedRunError,
    SuiteBrokenError,
    UsageFaultError,
)
from tarock_running.process.progress import progress
from tarock_running.process.signals import ending_is_interruption
from tarock_searching.ask.duel import Duel
from tarock_searching.ask.question_blocks import BLOCK, OF_LAWS, SAID_OF_END, Block, Ended
from tarock_searching.ask.sharing import FuzzAccess, Playing, blocks_shared
from tarock_searching.fuzz.campaign import CampaignState, FuzzResult, FuzzTerms, fuzz
from tarock_searching.fuzz.causes import NOTHING, Causes, RulesAsked, causes_of
from tarock_searching.fuzz.corpus import read_corpus, write_corpus
from tarock_searching.fuzz.entries import entries_of, explained_too
from tarock_searching.fuzz.feature_file import BothAsked, write_scenarios
from tarock_searching.fuzz.pack import Pack, pack_for
from tarock_searching.fuzz.record import FORMAT, CampaignRecord, RecordHeader, RecordLeft
from tarock_searching.fuzz.shown_question import QuestionsShown
from tarock_searching.fuzz.terminal import told_result
from tarock_searching.fuzz.unread_parts import UnreadParts
from tarock_searching.make.combining import all_combinations
from tarock_searching.make.disagreeing import OURS_PART, DisagreedError
from tarock_searching.make.material import Material, material_of
from tarock_steps.catalogue.loading import load_catalogue

_WORST = (ExitCode.CONFORM, ExitCode.ADAPTER_BROKEN, ExitCode.NOT_CONFORM, ExitCode.INTERRUPTED)
_COPIED: Final = re.compile(r" [{\[]|tarock |(profile|Profil): ")
"""Found in lines that users copy: a question, an answer, a command, a line of a profile."""
_TO_MAKE_SMALL: Final = 0.2
"""Share of the time that is reserved for reducing finds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FuzzRun:
    """A run of ``tarock fuzz``: the program to ask, the rule sets, and how many questions; ``minutes`` limits the time.

    With ``each`` a campaign ends when every clause came up so often. With ``laws_only`` answers are checked by the laws
    and not compared with the right ones. ``jobs`` is the number of processes, ``cluster`` the address of a scheduler
    whose workers play instead. ``resumes`` continues unfinished campaigns; their records are in ``folder``. ``say`` is
    the language of what people read.
    """

    engine: EngineChoice
    rules: tuple[str, ...]
    clock: Clock
    seed: int = 1
    questions: int = 3_000
    minutes: float | None = None
    each: int = 0
    laws_only: bool = False
    jobs: int = 1
    corpus: Path | None = None
    scenarios: Path | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    cluster: str | None = None
    resumes: bool = False
    folder: Path = FOLDER
    say: Language

    def run(self) -> ExitCode:
        """Run the campaigns, print their results, and return the exit code: 1 for wrong answers, 4 for breaks only."""
        house = self.engine.house
        if house is not None:
            refuse_other_rules(house, self.rules)
        named = [catalogue.source for catalogue in catalogues_named((house.based_on,) if house else self.rules)]
        before = {source: self._before(source) for source in named}
        budget = Budget(clock=lambda: self.clock.milliseconds() / 1000)
        worst = ExitCode.CONFORM
        with ending_is_interruption(), connected(self.engine, budget, named) as driver:
            played = self._played(named, driver)
            if self.resumes and not any(before[source].left for source in played):
                nothing = message(
                    "--resume: there is no campaign to resume; expected {path}, or no --resume",
                    path=str(self._record(played[0]).path),
                )
                raise UsageFaultError(nothing)
            seconds = None if self.minutes is None else self.minutes * 60 / len(played)
            for source in played:
                campaign = RuleSetCampaign(
                    run=self, source=source, driver=driver, budget=budget, seconds=seconds, before=before[source]
                )
                worst = max(worst, campaign.fuzzed(), key=_WORST.index)
                if worst is ExitCode.INTERRUPTED:
                    break
        return worst

    def _played(self, named: Sequence[str], driver: Conversation) -> Sequence[str]:
        offered = driver.hello.rules
        if self.engine.is_reference:
            return named
        if self.rules:
            return self._offered(named, offered)
        if told := plays_none(self.engine.words, offered):
            raise AdapterBrokenError(told)
        return [source for source in named if source in offered]

    def _offered(self, named: Sequence[str], offered: Collection[str]) -> Sequence[str]:
        """The named rule sets that the program plays. Raises AdapterBrokenError if it plays none of them."""
        lacking = [source for source in named if source not in offered]
        if not lacking:
            return named
        told = message(
            "{program} does not play {lacking:both}; it plays {offered}",
            program=self.engine.words,
            lacking=lacking,
            offered=sorted(offered) or message("nothing"),
        )
        if lacking == named:
            raise AdapterBrokenError(told)
        sys.stderr.write(f"tarock: {visible(self.say.sentence(told))}\n")
        return [source for source in named if source in offered]

    @property
    def respond(self) -> Callable[[bytes], bytes]:
        """The reference engine; by the rules of the house if there is one."""
        return respond if self.engine.house is None else self.engine.house.respond

    def _before(self, source: str) -> _Before:
        """Read the files of a rule set before the program is started, because the program could change them."""
        reference = None if self.laws_only else OurOwn(self.respond)
        of_house = self.engine.house is not None
        return _Before(
            left=self._record(source).left() if self.resumes else None,
            corpus=[] if self.corpus is None else read_corpus(self.corpus, source, reference),
            pack=None if self.laws_only else pack_for(source, self.seed, self.respond, of_house=of_house),
        )

    def _record(self, source: str) -> CampaignRecord:
        return CampaignRecord(self.folder, source, self.say)


class _Before(NamedTuple):
    """The inputs of a campaign: the record of an earlier one, the questions of a corpus to ask first, and a pack."""

    left: RecordLeft | None
    corpus: Sequence[Question]
    pack: Pack | None


class _Begun(NamedTuple):
    """The header of a campaign, its state so far if it is resumed, and the blocks that were played."""

    header: RecordHeader
    state: CampaignState | None
    played: Sequence[Block]


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSetCampaign:
    """The campaign of a ``run`` about one rule set; ``seconds`` limits its time, None means no limit."""

    run: FuzzRun
    source: str
    driver: Conversation
    budget: Budget
    seconds: float | None
    before: _Before

    def fuzzed(self) -> ExitCode:
        """Run the campaign, print what it found, and return the exit code: 1 for wrong answers, 4 for breaks only."""
        run, source = self.run, self.source
        record = CampaignRecord(run.folder, source, run.say)
        with ExitStack() as held:
            self._claim(record, held)
            begun = self._begun(record)
            material = self._material(record)
            result = self._found(record, material, begun)
            if result.ended not in (Ended.CUT, Ended.INTERRUPTED):
                record.finish()
        causes = self._causes(result, material)
        self._tell(result, causes, None if record.trouble else record.questions)
        if result.ended is not Ended.WHOLE:
            why = SAID_OF_END[result.ended]
            if not record.trouble and record.path.exists():
                why = message("{why}; --resume continues from {path}", why=why, path=str(record.path))
            sys.stderr.write(f"tarock: {source}: {run.say.sentence(why)}\n")
        if run.corpus is not None and result.finds:
            write_corpus(run.corpus, result.finds, run.say)
        if run.scenarios is not None and result.finds:
            entries = entries_of(result, causes)
            each = [*entries, *explained_too(result, causes, entries)]
            asked = BothAsked(InProcess(self._respond), self.driver, run.engine)
            write_scenarios(run.scenarios, source, each, asked, run.say)
        if result.ours:
            raise SuiteBrokenError(message("{place}: {fault}", place=OURS_PART, fault="; ".join(result.ours)))
        if result.ended is Ended.INTERRUPTED:
            return ExitCode.INTERRUPTED
        return _verdict(result)

    def _tell(self, result: FuzzResult, causes: Causes, questions: Path | None) -> None:
        """Print what was found; questions that are too long to be shown are written to the file ``questions``."""
        engine = self.run.engine.command
        again = shell_line(["tarock", "ask", *(["--engine", engine] if engine else [])])
        say = self.run.say
        asked = QuestionsShown(questions, again, say=say)
        unread = UnreadParts(self.source, self.driver.hello, self._respond)
        told = told_result(self.source, result, self.run.seed, causes, unread.is_unread, asked)
        out = console()
        for line in told:
            tell(Text(line, no_wrap=_COPIED.search(line) is not None), out)
        if result.finds and engine:
            tell(Text(say("to repeat a question: {command} 'QUESTION'", command=again), no_wrap=True), out)
        try:
            asked.put()
        except OSError as fault:
            sys.stderr.write(f"tarock: {say.sentence(unwritten(questions or Path(), fault))}\n")

    def _claim(self, record: CampaignRecord, held: ExitStack) -> None:
        """Claim the file of the record for this run, or keep no record."""
        try:
            if not held.enter_context(claimed_alone(record.path)):
                record.give_up(message("another run is still writing to {path}", path=str(record.path)))
        except UsageFaultError as fault:
            record.give_up(fault.said)

    def _causes(self, result: FuzzResult, material: Material) -> Causes:
        """Search for causes, as far as there is time; NOTHING if the user interrupts."""
        rules = RulesAsked(material, self._options(), self.run.engine.house)
        duel = Duel(self.driver, InProcess(self._respond))
        if result.ended is Ended.INTERRUPTED:
            return NOTHING
        try:
            return causes_of(result, duel, rules, lambda: not self.budget.is_spent)
        except KeyboardInterrupt:
            return NOTHING

    def _begun(self, record: CampaignRecord) -> _Begun:
        """Begin the record, from an earlier one if there is one; refuses a record that cannot be continued."""
        header, left = self._header(), self.before.left
        state: CampaignState | None = None
        played: Sequence[Block] = ()
        if left is not None:
            left.refuse_another(header)
            if left.corpus is not None:
                state, played = left.state(self._terms(header))
        record.begin(header, state)
        return _Begun(header, state, played)

    def _material(self, record: CampaignRecord) -> Material:
        """Prepare the material for questions. Raises InterruptedRunError if the user interrupts."""
        try:
            material = material_of(self.source, self.run.seed, self._respond, self.run.engine.house)
            if self.before.pack is None or self.run.questions > BLOCK * (OF_LAWS - 1):
                material.prepare()  # once, before processes are forked
            if self.before.pack is None and not self.run.laws_only:
                all_combinations(material, self.driver.hello)
        except KeyboardInterrupt as fault:
            told = message("interrupted before the first question was made")
            if not record.trouble:
                told = message("{why}; --resume continues from {path}", why=told, path=str(record.path))
            raise InterruptedRunError(message("{place}: {fault}", place=self.source, fault=told)) from fault
        return material

    def _found(self, record: CampaignRecord, material: Material, begun: _Begun) -> FuzzResult:
        """Run the campaign, and return its result. Raises SuiteBrokenError if our own two engines disagree."""
        run, source, driver = self.run, self.source, self.driver
        header, state, played = begun
        asked = FuzzAccess(run.engine, self.budget, driver.hello, material, run.seed, self._respond, self.before.pack)
        self._allow(1 - _TO_MAKE_SMALL)
        words = run.say("{source}: questions that no scenario asks", source=source)
        left = run.questions - (state.tally.asked if state else 0)
        try:
            with progress(words, max(left, 1), say=run.say) as step, self._players(asked) as play:
                self._refuse_other_answers(play, played)
                duel = Duel(driver, OurOwn(self._respond))
                terms, corpus = self._terms(header), self.before.corpus
                return fuzz(terms, play, duel, corpus, step, state=state, keep=record.keep)
        except DisagreedError as fault:
            raise SuiteBrokenError(fault.said) from fault

    def _refuse_other_answers(self, play: Playing, played: Sequence[Block]) -> None:
        """Repeat a random block of the record to resume, and refuse the record if the result is different."""
        if self.before.left is not None and played:
            for again in play([SystemRandom().choice(played)]):
                if again.ended is Ended.INTERRUPTED:
                    told = message("{source}: interrupted before anything new was asked", source=self.source)
                    raise InterruptedRunError(told)
                self.before.left.refuse_other_answers(again)

    def _players(self, asked: FuzzAccess) -> AbstractContextManager[Playing]:
        if self.run.cluster is None:
            return blocks_shared(asked, self.driver, self.run.jobs, self.run.say)
        from tarock_searching.fuzz.cluster import blocks_on_cluster  # noqa: PLC0415 - of an extra

        return blocks_on_cluster(asked, self.driver, self.run.cluster, self.run.say)

    def _header(self) -> RecordHeader:
        run = self.run
        return RecordHeader(
            format=FORMAT,
            suite=suite_version(),
            rules=self.source,
            seed=run.seed,
            questions=run.questions,
            each=run.each,
            laws_only=run.laws_only,
            options=dict(self._options()),
            variant="" if run.engine.house is None else run.engine.house.digest,
            hello=self.driver.hello,
            program=str(run.engine.words),
        )

    def _terms(self, header: RecordHeader) -> FuzzTerms:
        return FuzzTerms(
            questions=header.questions,
            options=header.options,
            goes_on=lambda: not self.budget.is_spent,
            each=header.each,
            clauses=_to_come_up(self.source),
            laws_only=header.laws_only,
            of_house=self.run.engine.house is not None,
            restarts=self.run.engine.restarts,
            in_the_end=self._in_the_end,
            fresh=self._fresh,
        )

    def _in_the_end(self) -> None:
        """Allow the program to be restarted again, and allow the time for reducing finds."""
        self.driver.renew()
        self._allow(_TO_MAKE_SMALL)

    def _fresh(self) -> AbstractContextManager[Conversation | None]:
        """Another process of the program, None if it does not start, or for our own engine, which remembers nothing."""
        engine = self.run.engine
        try:
            return nullcontext() if engine.is_reference else another_copy(engine, self.budget, self.driver.hello)
        except AdapterBrokenError:
            return nullcontext()

    def _allow(self, share: float) -> None:
        self.budget.allow(None if self.seconds is None else self.seconds * share)

    @property
    def _respond(self) -> Callable[[bytes], bytes]:
        return self.run.respond

    def _options(self) -> Mapping[str, str]:
        """The readings to ask by: those named by the user, else those that ``hello`` offers as the only ones."""
        run = self.run
        if run.engine.is_reference:
            return run.options
        offered = self.driver.hello.rules.get(self.source, {})
        return {**declared_readings(self.source, offered, dict(run.options)).readings, **run.options}


def _verdict(result: FuzzResult) -> ExitCode:
    """The exit code: 1 if there are wrong answers, 4 if the program only broke, else 0."""
    if any(find.how is None for find in result.finds):
        return ExitCode.NOT_CONFORM
    return ExitCode.ADAPTER_BROKEN if result.finds else ExitCode.CONFORM


def _to_come_up(source: str) -> frozenset[str]:
    """The clauses of a source that can come up: those that are testable."""
    clauses = load_catalogue(source).clauses.values()
    return frozenset(clause.id for clause in clauses if clause.untestable_en is None)
