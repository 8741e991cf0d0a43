"""Replays the scenarios of a run with reference engines that have deviations, for the search for causes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Final, NamedTuple

from tarock_checking.diagnose.comparable_reply import as_far_as_offered, as_recorded, meant, replied
from tarock_checking.diagnose.known_courses import Answering, KnownCourses, ScenarioCourse
from tarock_checking.diagnose.known_replies import KnownReplies
from tarock_checking.diagnose.search_limits import EnoughError, SearchLimits, SearchTime
from tarock_checking.diagnose.told_scenarios import ToldScenarios
from tarock_protocol import codec
from tarock_protocol.drivers import Driver, InProcess, WireExchange
from tarock_protocol.messages.questions import Question
from tarock_reference.deviant import Deviant, PassingOver, kept, tidy_engines
from tarock_reference.deviations import Deviation
from tarock_reference.variants import Variant
from tarock_steps.suite.adapting import Rewording, RewordingDriver
from tarock_steps.suite.deriving import Barred, right
from tarock_steps.suite.parts_read import Recorded, Said, said_in
from tarock_steps.suite.run import OtherRules
from tarock_steps.suite.without_bidding import as_it_was_asked

_KEPT: Final = 256
"""Engines that are cached, the latest ones."""
_TIDIED: Final = 64
"""Scenarios that are played between two checks whether the engine's memory has grown too much."""


class TwoAnswers(NamedTuple):
    """A question to which two engines reply differently, and what each says, as far as the program says it."""

    question: Question
    said: Mapping[str, object]
    otherwise: Mapping[str, object]


class Engines:
    """Plays scenarios with engines of ours, which are asked what the program was asked in the run ``told``.

    ``rules`` are those that the run asked for, and the ``variant`` plays by them.
    Methods raise EnoughError if ``limits`` are reached.
    """

    def __init__(self, told: ToldScenarios, rules: OtherRules, variant: Variant, limits: SearchLimits) -> None:
        self.played = 0
        self._limits = limits
        self._is_telling = False
        self._moment: SearchTime | None = None
        self._scripts = told.scripts
        self._hello = told.hello
        self._beyond = told.beyond
        self._rules = rules
        self._base = kept(variant.rules_for)
        self._reworded: dict[str, Mapping[bytes, Rewording]] = {}
        self._courses: dict[str, KnownCourses] = {}
        self._right: dict[str, ScenarioCourse] = {}
        self._known: dict[tuple[object, ...], ScenarioCourse] = {}
        self._engines: dict[tuple[Deviation, ...], Deviant] = {}
        self._said: dict[tuple[bytes, bytes], Mapping[str, object]] = {}
        asked = chain.from_iterable(scenario.asked for scenario in told.vectors.scenarios.values())
        self._replies = KnownReplies(self._base, {filled.unnumbered: bytes(filled.right) for filled in asked})

    def tell(self, *, at_once: bool) -> None:
        """Start to report: scenarios are not limited any more, and the time is only a moment if ``at_once``."""
        self._is_telling = True
        if at_once and self._moment is None:
            self._moment = self._limits.moment()

    def renew_moment(self) -> None:
        """Start the moment for a report anew, if the search has no more time."""
        if self._moment is not None or not self._limits.may_go_on():
            self._moment = self._limits.moment()

    def search_on(self, limits: SearchLimits) -> None:
        """Go on with a search after a report, with new limits."""
        self._limits, self._moment, self._is_telling = limits, None, False

    @property
    def has_time(self) -> bool:
        """Whether the search, or the report of it, may go on."""
        return self._limits.may_go_on() if self._moment is None else not self._moment.is_spent

    def course(self, scenario: str, deviations: tuple[Deviation, ...]) -> ScenarioCourse:
        """The course of a scenario with an engine that has these deviations.

        Engines that have the same rules in the scenario share one course.
        """
        known = self._right.get(scenario)
        if known is None:
            known = self._right[scenario] = self._played(scenario, Deviant(self._base, ()))
        if not deviations:
            return known
        engine = self._engine(deviations)
        rules = deviations if engine.is_scoped else map(engine.rules_for, known.asked)
        effect = (scenario, known.fields.intersection(engine.unread), *rules)
        found = self._known.get(effect)
        if found is None:
            found = self._known[effect] = self._played(scenario, engine)
        return found

    def parting(
        self, lines: Iterable[bytes], deviations: tuple[Deviation, ...], others: tuple[Deviation, ...]
    ) -> Iterator[TwoAnswers]:
        """The questions to which two engines give different answers."""
        one, other = self._engine(deviations), self._engine(others)
        for line in lines:
            self.keep_to_time()
            if self._replies.digest(one, line) != self._replies.digest(other, line):
                yield TwoAnswers(codec.sound_question(line), self._as_read(one, line), self._as_read(other, line))

    def right_lines(self, scenario: str) -> Iterable[bytes]:
        """The questions of a scenario to which every answer is right."""
        self.course(scenario, ())
        return self._courses_of(scenario).lines(partial(self._replies.digest, self._engine(())))

    def as_recorded(self, exchange: WireExchange) -> Mapping[str, object]:
        """What a program said in an exchange that was recorded whole."""
        return as_recorded(exchange, codec.decode_question(exchange.question.encode()), self._hello)

    def said(self, deviations: tuple[Deviation, ...], question: Question) -> Mapping[str, object]:
        """What an engine with these deviations says to a question, as far as the program says it."""
        self.keep_to_time()
        return self._as_read(self._engine(deviations), codec.encode(question))

    def _as_read(self, engine: Deviant, line: bytes) -> Mapping[str, object]:
        """What an engine says to a line, as far as the program says it; equal replies are read once."""
        asked = line, self._replies.digest(engine, line)
        if asked not in self._said:
            question = codec.sound_question(line)
            said = meant(question, lambda: codec.decode_reply(self._replies.reply(engine, line), question))
            self._said[asked] = said if self._hello is None else as_far_as_offered(self._hello, question, said)
        return self._said[asked]

    def passing_over(self, scenario: str, deviations: tuple[Deviation, ...]) -> ScenarioCourse:
        """The course with an engine that also ignores announcements which it does not know."""
        self.keep_to_time()
        self.played += 1
        return self._courses_of(scenario).of(partial(replied, PassingOver(self._base, deviations)))

    def has_same_rules(self, scenario: str, deviations: tuple[Deviation, ...], others: tuple[Deviation, ...]) -> bool:
        """Whether two engines answer the questions of a scenario by the same rules; the names may differ."""
        one, other = self._engine(deviations), self._engine(others)
        asked = self.course(scenario, ()).asked
        return one.unread == other.unread and all(
            one.rules_for(question) is other.rules_for(question) for question in asked
        )

    def recorded(self, scenario: str, exchanges: Sequence[WireExchange]) -> Said:
        """What a program said in a scenario, as far as it was recorded."""
        return self._read(scenario, Recorded(self._hello or self._rules.reference.hello, exchanges))

    def keep_to_time(self) -> None:
        """Raise EnoughError if the search has lasted long enough, also where only cached results are compared."""
        if not self.has_time:
            raise EnoughError

    def _played(self, scenario: str, engine: Deviant) -> ScenarioCourse:
        self.keep_to_time()
        if self.played >= self._limits.most and not self._is_telling:
            raise EnoughError
        self.played += 1
        if self.played % _TIDIED == 0:
            tidy_engines()
        replies = self._replies
        return self._courses_of(scenario).of(partial(replies.reply, engine), partial(replies.digest, engine))

    def _courses_of(self, scenario: str) -> KnownCourses:
        if scenario not in self._courses:

            def play(answer: Answering) -> Said:
                return self._read(scenario, InProcess(answer, hello=self._rules.written.hello))

            self._courses[scenario] = KnownCourses(play)
        return self._courses[scenario]

    def _engine(self, deviations: tuple[Deviation, ...]) -> Deviant:
        engine = self._engines.pop(deviations, None) or Deviant(self._base, deviations)
        self._engines[deviations] = engine
        if len(self._engines) > _KEPT:
            del self._engines[next(iter(self._engines))]
        return engine

    def _read(self, scenario: str, driver: Driver) -> Said:
        """What is said in a scenario; an engine of ours offers what the program offers, whatever its deviations."""
        script = self._scripts[scenario]
        if scenario not in self._reworded:
            found = right(script, self._rules)
            self._reworded[scenario] = {} if isinstance(found, Barred) else found.reworded
        asked = as_it_was_asked(driver, self._hello, self._rules.reference)
        driver = RewordingDriver.of(asked, self._reworded[scenario])
        return said_in(script, driver, self._rules.readings, whole=scenario in self._beyond)
