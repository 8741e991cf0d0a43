"""``tarock check --lock``: asks a program the questions of a lock, and compares each answer with the right one.

A lock is a file, written by ``tarock lock``, of few questions that test every ruling of a variant.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import compress
from pathlib import Path

import msgspec

from tarock_checking.check.asked_lock import AskedLock
from tarock_checking.check.lock_question import LockedQuestion, LockRun, ask_locked, broken_after, not_lasting, passed
from tarock_checking.check.lock_report import report
from tarock_checking.check.spare_process import Ahead
from tarock_checking.check.terms import ENDED_EARLY, AskingTerms
from tarock_checking.check.voice import Voice
from tarock_checking.lock.confirmed_answers import answers_before, keep_answers
from tarock_checking.lock.lock_file import locked_question, read_lock, refuse_other_suite
from tarock_checking.lock.lock_lines import Lock
from tarock_checking.lock.profiles import profile_of, refuse_changed_rules, variant_of_lock
from tarock_checking.playing.repeated_questions import Changed, Kept, Remembering, asked_again, changed, is_of_share
from tarock_language.message import message
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import Conversation, Driver, NumberedLine, not_offered
from tarock_protocol.errors import BudgetSpentError
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.program import Program
from tarock_protocol.strangers_text import shown
from tarock_running.inputs.connecting import connected
from tarock_running.inputs.engine import EngineChoice
from tarock_running.inputs.greeting import told_unplayed
from tarock_running.process.clock import Clock
from tarock_running.process.exits import AdapterBrokenError, CutOffError, ExitCode, UsageFaultError
from tarock_running.process.memory import keep_large_things_apart
from tarock_running.process.progress import progress
from tarock_running.process.signals import ending_is_interruption
from tarock_steps.suite.verdicts import Outcome

_NAME = 40
"""How many characters of a program's name the progress line shows."""

_Begun = tuple[Program | None, Program | None]
"""The processes of our own engine that have begun already: the one that is asked, and the one that is asked again."""


class LockCheck(msgspec.Struct, frozen=True, kw_only=True):
    """Which lock to ask which engine, from the command line; ``numbers`` choose some of its questions."""

    engine: EngineChoice
    path: Path
    numbers: tuple[int, ...]
    clock: Clock
    terms: AskingTerms
    voice: Voice

    def run(self, program: Program | None = None, spare: Program | None = None) -> ExitCode:
        """Ask the questions of the lock, print the report, and return the exit code.

        ``program`` and ``spare`` are processes of our own engine by no house that have begun already: the one that is
        asked, and the one that is asked again.
        """
        keep_large_things_apart()
        lock = read_lock(self.path)
        refuse_other_suite(self.path, lock)
        profile = profile_of(self.path, lock)
        if profile and self.engine.is_reference:
            return self._report(lock, profile, replace(self.engine, variant=profile), (None, None))
        return self._report(lock, profile, self.engine, (program, spare))

    def _report(self, lock: Lock, profile: Path | None, engine: EngineChoice, begun_ones: _Begun) -> ExitCode:
        """Ask the questions of a lock that was read, print the report, and return the exit code."""
        asked = self._chosen(lock, self._right(lock, profile))
        budget = Budget(self.terms.budget, clock=lambda: self.clock.milliseconds() / 1000)
        since = self.clock.milliseconds()
        with ending_is_interruption():
            try:
                found = self._run(engine, asked, budget, begun_ones)
            except BudgetSpentError as spent:
                raise CutOffError(spent.said) from spent
        found.milliseconds = self.clock.milliseconds() - since
        return report(AskedLock(self.path, lock, self.engine, self.terms.only_offered, self.voice), found)

    def _right(self, lock: Lock, profile: Path | None) -> Sequence[bytes]:
        """The right answers to the questions of the lock; empty ones if the profile of its house is missing.

        Refuses a lock whose answers differ from our own engine's, and a lock without all questions that it should have.
        """
        if lock.header.profile and profile is None:
            self._believe(lock)
            return [b""] * len(lock.questions)
        right = answers_before(lock, profile)
        if right is None:
            right = _right_by_engine(self.path, lock)
            keep_answers(lock, profile, right)
        return right

    def _believe(self, lock: Lock) -> None:
        """Warn that a lock is believed because the profile of its house is missing; our own engine is refused."""
        if self.engine.is_reference:
            lacking = message(
                "{path}: our own engine needs {profile} beside it; expected that, or --engine",
                path=str(self.path),
                profile=lock.header.profile,
            )
            raise UsageFaultError(lacking)
        told = self.voice.say(
            "{profile} is not there, so the answers of the lock are believed without being held against our own engine",
            profile=str(self.path.parent / lock.header.profile),
        )
        sys.stderr.write(f"tarock: {told}\n")

    def _chosen(self, lock: Lock, right: Sequence[bytes]) -> tuple[LockedQuestion, ...]:
        """The questions to ask; refuses a number that no question has, and a question that cannot be asked."""
        for number in self.numbers:
            if not 1 <= number <= len(lock.questions):
                unknown = message(
                    "--question: there is no question {number} in {path}; expected 1 to {last}",
                    number=number,
                    path=str(self.path),
                    last=len(lock.questions),
                )
                raise UsageFaultError(unknown)
        return tuple(
            LockedQuestion(locked, locked_question(self.path, locked), answer)
            for locked, answer in zip(lock.questions, right, strict=True)
            if not self.numbers or locked.number in self.numbers
        )

    def _run(
        self, engine: EngineChoice, asked: Sequence[LockedQuestion], budget: Budget, begun_ones: _Begun
    ) -> LockRun:
        """Ask the questions, then a share of them again; the fresh process for that is started meanwhile."""
        program, spare = begun_ones
        if not any(is_of_share(asking.question, self.terms.again) for asking in asked):
            return self._asked(engine, asked, budget, program)[0]
        with Ahead(engine, budget, _rules(asked), spare) as ahead:
            found, kept = self._asked(engine, asked, budget, program)
            if kept and not found.cut and not found.interrupted:
                self._ask_again(found, kept, ahead)
        return found

    def _asked(
        self, engine: EngineChoice, asked: Sequence[LockedQuestion], budget: Budget, program: Program | None
    ) -> tuple[LockRun, list[tuple[int, Kept]]]:
        """The results until the end of the run, or until it was cut off, and the questions to ask again."""
        kept: list[tuple[int, Kept]] = []
        rules = _rules(asked)
        with connected(engine, budget, rules, program) as whom:
            if rules.keys().isdisjoint(whom.hello.rules):
                raise AdapterBrokenError(told_unplayed(engine.words, rules, whom.hello.rules))
            found = LockRun(hello=whom.hello, asked=len(asked))
            driver = Remembering(whom, self.terms.again)
            name = shown(whom.hello.name, _NAME)
            words = self.voice.say("checking {name} by {rules}", name=name, rules=self.path.name)
            with progress(words, len(asked), quiet=self.voice.quiet, say=self.voice.say) as step:
                try:
                    lines = [NumberedLine.of(asking.question) for asking in asked]
                    offered = (not not_offered(whom.hello, asking.question) for asking in asked)
                    whom.fetch(compress(lines, offered))
                    for asking, line in zip(asked, lines, strict=True):
                        came = found.held[asking.locked.number] = passed(asking, line, whom, driver) or ask_locked(
                            asking, driver
                        )
                        kept += [(asking.locked.number, kept_question) for kept_question in driver.taken()]
                        declined = came.outcome is Outcome.DECLINED
                        step(came.outcome is not Outcome.PASSED and not declined, declined=declined)
                        if self.terms.fail_fast and came.outcome in (Outcome.FAILED, Outcome.ERRORED):
                            found.cut = ENDED_EARLY
                            break
                    _hear_out(
                        found,
                        whom,
                        {line.line: asking.locked.number for asking, line in zip(asked, lines, strict=True)},
                    )
                except KeyboardInterrupt:
                    found.interrupted = True
                except BudgetSpentError as spent:
                    found.cut = spent.said
        return found, kept

    def _ask_again(self, found: LockRun, kept: Sequence[tuple[int, Kept]], ahead: Ahead) -> None:
        """Ask a fresh process the questions that were kept; if it does not start, all of them count as changed."""
        try:
            fresh = ahead.driver()
            for number, kept_question in sorted(kept, key=lambda pair: pair[1].digest):
                self._again(found, number, _again(found.hello, kept_question, fresh))
            _hear_out(found, fresh, {kept_question.asked.line: number for number, kept_question in kept})
        except AdapterBrokenError as fault:
            for number, kept_question in kept:
                self._again(found, number, changed(kept_question, f"error: {fault.message}"))
        except KeyboardInterrupt:
            found.interrupted = True
        except BudgetSpentError as spent:
            found.cut = spent.said

    def _again(self, found: LockRun, number: int, change: Changed | None) -> None:
        found.again += 1
        if change is not None:
            found.held[number] = not_lasting(found.held[number], change)


def _hear_out(found: LockRun, driver: Conversation, numbers: Mapping[bytes, int]) -> None:
    """Charge the question that was put last, by its line, with what the program says after its last answer."""
    if not found.cut and (number := numbers.get(driver.latest)) is not None:
        found.held[number] = broken_after(found.held[number], driver)


def _rules(asked: Sequence[LockedQuestion]) -> dict[str, None]:
    """The rule sets of the questions, each once."""
    return dict.fromkeys(asking.question.rules for asking in asked)


def _right_by_engine(path: Path, lock: Lock) -> tuple[bytes, ...]:
    """The right answers to the questions of a lock by our own engine; refuses a lock that does not agree with it."""
    from tarock_checking.lock.against_engine import (  # noqa: PLC0415 - loads the engine
        refuse_missing_questions,
        right_answers,
    )

    variant = variant_of_lock(path, lock)
    refuse_changed_rules(path, lock, variant)
    right = right_answers(path, lock, variant)
    refuse_missing_questions(path, lock, variant)
    return right


def _again(hello: HelloAnswer, kept: Kept, fresh: Driver) -> Changed | None:
    """Ask a fresh process a question again, and return what changed; another ``hello`` is a change too."""
    if fresh.hello != hello:
        return changed(kept, "error: after a restart its hello is different")
    return asked_again(kept, fresh)
