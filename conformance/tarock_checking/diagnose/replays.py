"""Replays a run: what the program said in each scenario, and what an engine with some deviations says there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import Final, NamedTuple

from tarock_checking.diagnose.comparable_reply import ERROR
from tarock_checking.diagnose.engines import Engines
from tarock_checking.diagnose.known_courses import ScenarioCourse
from tarock_checking.diagnose.search_limits import UNHURRIED, SearchLimits
from tarock_checking.diagnose.told_scenarios import ToldScenarios
from tarock_protocol import codec
from tarock_protocol.drivers import WireExchange
from tarock_protocol.messages.questions import Question
from tarock_reference.deviations import Deviation
from tarock_reference.variants import Variant
from tarock_steps.suite.differences import is_different
from tarock_steps.suite.parts_read import Said
from tarock_steps.suite.run import OtherRules

_PROBED: Final = 16
"""About how many failed scenarios, and how many that passed, are tried for the effect of a deviation.

These are scenarios that do not name a clause of the deviation.
"""

Together = tuple["Deviation", ...]
"""Deviations that an engine has at the same time, in the order of their ids."""


def together(deviations: Iterable[Deviation]) -> Together:
    """The deviations, sorted by their ids."""
    return tuple(sorted(deviations, key=lambda deviation: deviation.id))


class Replay(NamedTuple):
    """How far an engine with some deviations agrees with the program in a scenario.

    ``is_same`` says whether they agree as far as the program was recorded, ``agreed`` how many parts agree from the
    first on. A deviation can normally change something only if its clauses are among those ``named`` by the answers,
    or, if it is about an ignored field, only if the questions use the field, which is then in ``fields``.
    ``is_evidence`` is false if a reading or an order makes a question invalid; ``is_same`` then shows nothing.
    ``digest`` stands for all answers of the engine.
    """

    is_same: bool
    agreed: int
    named: frozenset[str]
    digest: int
    fields: frozenset[str] = frozenset()
    is_evidence: bool = True

    def is_touched_by(self, deviation: Deviation) -> bool:
        """Whether a deviation is about a clause that is named here, or about a field that is used here."""
        return not deviation.clauses.isdisjoint(self.fields if deviation.unread else self.named)


class Replays:
    """The scenarios of a run, replayed with engines of ours.

    ``rules`` are those that the run asked for, and the ``variant`` plays by them. ``amiss`` are the scenarios that
    ``failed`` and those that ended in an error; ``counted`` are those that ``passed`` and whose copies passed too.
    Methods that play raise EnoughError if ``limits`` are reached.
    """

    def __init__(
        self, heard: ToldScenarios, rules: OtherRules, variant: Variant, limits: SearchLimits = UNHURRIED
    ) -> None:
        self.rules = variant.rules
        self.failed = tuple(heard.failed)
        self.errored = tuple(heard.errored)
        self.amiss = (*self.failed, *self.errored)
        self.passed = tuple(heard.passed)
        self.counted = frozenset(heard.passed).difference(heard.uneven)
        self.everything = (*self.amiss, *self.passed)
        self._asks = {name: (script.planned.dispute, script.planned.reading) for name, script in heard.scripts.items()}
        self._cited = {name: frozenset(script.planned.clauses) for name, script in heard.scripts.items()}
        self._judged = heard.vectors.judged
        self._engines = Engines(heard, rules, variant, limits)
        self._exchanges = {**heard.failed, **heard.errored}
        self._said: dict[str, Said] = {}
        self._unnamed: dict[str, bool] = {}
        self._place = {scenario: place for place, scenario in enumerate(self.everything)}
        self._places: dict[Together, defaultdict[str, list[int]]] = {}
        self._seen_unnamed: defaultdict[Deviation, set[int]] = defaultdict(set)
        self._replays: dict[tuple[str, Together], Replay] = {}
        self._mattering: dict[tuple[str, Together], Together] = {}
        self._of_courses: dict[ScenarioCourse, Replay] = {}

    @property
    def played(self) -> int:
        """How many times scenarios were played with engines of ours."""
        return self._engines.played

    def replay(self, scenario: str, deviations: Iterable[Deviation]) -> Replay:
        """What an engine with these deviations says in a scenario; those that do not matter there are left out."""
        return self.replay_of_all(scenario, self._those_that_matter(scenario, tuple(deviations)))

    def _those_that_matter(self, scenario: str, given: Together) -> Together:
        """Those deviations that can matter in a scenario, also because another one leads there."""
        if (scenario, given) not in self._mattering:
            mattering: Together = ()
            before: Together | None = None
            while mattering != before:
                before, found = mattering, self.replay_of_all(scenario, mattering)
                mattering = tuple(
                    deviation
                    for deviation in given
                    if deviation in before or self._can_matter(deviation, scenario, found)
                )
            self._mattering[scenario, given] = mattering
        return self._mattering[scenario, given]

    def tell(self, *, at_once: bool) -> None:
        """Start the report. It may play any number of scenarios; if ``at_once``, it has only a moment."""
        self._engines.tell(at_once=at_once)

    def renew_moment(self) -> None:
        """Give the report a new moment if the search has used up its time."""
        self._engines.renew_moment()

    def search_on(self, limits: SearchLimits) -> None:
        """Go on with a search after a report, with new limits."""
        self._engines.search_on(limits)

    @property
    def has_time(self) -> bool:
        """Whether the search, or the report of it, may go on."""
        return self._engines.has_time

    def asking_for(self, reading: Deviation) -> Sequence[str]:
        """The scenarios that passed and ask for a reading."""
        return [scenario for scenario in self.passed if self._asks[scenario] == (reading.option, reading.reading)]

    def is_about(self, scenario: str, deviation: Deviation) -> bool:
        """Whether a scenario cites a clause of a deviation; such a scenario would probably refute it."""
        return not deviation.clauses.isdisjoint(self._cited[scenario])

    def rests_on(self, scenario: str) -> frozenset[str]:
        """The clauses on which the right answers of a scenario rest."""
        self._engines.keep_to_time()
        known = self._judged.get(scenario)
        return self._engines.course(scenario, ()).said.grounds if known is None else frozenset(known.rests_on)

    @cached_property
    def cut(self) -> Sequence[str]:
        """The failures in which all that was recorded is right: the wrong answer was too long to be kept."""
        long = [name for name in self.failed if any(exchange.cut_from for exchange in self._exchanges[name] or ())]
        return [scenario for scenario in long if self.replay_of_all(scenario, ()).is_same]

    def is_changed(self, scenario: str, deviations: Together, others: Together) -> bool:
        """Whether engines with two sets of deviations give different answers in a scenario."""
        return self.replay(scenario, deviations).digest != self.replay(scenario, others).digest

    def touched(self, some: Collection[Deviation], deviations: Together) -> Sequence[str]:
        """The scenarios in which one of some more deviations can change an answer of an engine with these."""
        if any(not other.unread and self._is_unnamed(other) for other in some):
            return self.everything
        clauses = frozenset[str]().union(*(other.clauses for other in some))
        seen = (self._seen_unnamed.get(other, ()) for other in some)
        named = (self._naming(deviations).get(clause, ()) for clause in clauses)
        places = set(chain.from_iterable((*named, *seen)))
        return [self.everything[place] for place in sorted(places)]

    def _naming(self, deviations: Together) -> Mapping[str, Collection[int]]:
        """For each clause or field, the places of the scenarios where an engine with these deviations names it."""
        if deviations not in self._places:
            places = self._places[deviations] = defaultdict(list)
            for place, scenario in enumerate(self.everything):
                found = self.replay(scenario, deviations)
                for name in found.named | found.fields:
                    places[name].append(place)
        return self._places[deviations]

    def agreeing(self, scenario: str, deviations: Together, others: Together) -> Iterator[tuple[Question, bool]]:
        """The questions of a scenario that two engines answer differently, if the program answers like one of them.

        Each with whether the program says what the engine with the first deviations says. A question of a scenario that
        passed is skipped if it is invalid by a reading or an order.
        """
        exchanges = self._exchanges.get(scenario)
        recorded = {_unnumbered(exchange): exchange for exchange in exchanges or () if not exchange.cut_from}
        lines = self._engines.right_lines(scenario) if exchanges is None else recorded
        is_way = any(deviation.is_way_to_play for deviation in deviations)
        matter, matter_less = (self._those_that_matter(scenario, some) for some in (deviations, others))
        for question, said, otherwise in self._engines.parting(lines, matter, matter_less):
            if said == ERROR and exchanges is None and is_way:
                continue
            if exchanges is None:
                given = self._engines.said((), question)
            else:
                given = self._engines.as_recorded(recorded[codec.unnumbered(question)])
            is_said = not is_different(said, given)
            if is_said != (not is_different(otherwise, given)):
                yield question, is_said

    def kinds_asked(self, scenario: str) -> frozenset[str]:
        """The kinds of questions that a scenario asks a program that answers everything rightly."""
        return frozenset(map(codec.kind, self._engines.course(scenario, ()).asked))

    def recorded(self, scenario: str) -> Iterator[tuple[Question, Mapping[str, object]]]:
        """The questions of a failed scenario whose answers were recorded, each with what the program said."""
        for exchange in self._exchanges.get(scenario, ()):
            if not exchange.cut_from:
                yield codec.decode_question(exchange.question.encode()), self._engines.as_recorded(exchange)

    def said(self, deviations: Together, question: Question) -> Mapping[str, object]:
        """What an engine with these deviations says to a question."""
        return self._engines.said(deviations, question)

    def has_learned(self, deviations: Together) -> bool:
        """Play some deviations in all scenarios, and record where they change answers that do not name their clauses.

        Returns whether that was new.
        """
        known = sum(map(len, self._seen_unnamed.values()))
        for place, scenario in enumerate(self.everything):
            if self.replay_of_all(scenario, deviations).digest != self.replay(scenario, deviations).digest:
                for deviation in deviations:
                    self._seen_unnamed[deviation].add(place)
        self._mattering.clear()
        self._places.clear()
        return sum(map(len, self._seen_unnamed.values())) > known

    def _can_matter(self, deviation: Deviation, scenario: str, found: Replay) -> bool:
        if found.is_touched_by(deviation) or self._place[scenario] in self._seen_unnamed.get(deviation, ()):
            return True
        return not deviation.unread and self._is_unnamed(deviation)

    def _is_unnamed(self, deviation: Deviation) -> bool:
        """Whether a deviation changes answers that do not name its clauses, as an order of cards does, or who is next.

        It is found out once for all deviations that decide the same point. Only some scenarios are tried. What they
        miss shows in the end, when all deviations are played everywhere.
        """
        if deviation.point in self._unnamed:
            return self._unnamed[deviation.point]
        played = (deviation.everywhere or deviation,)
        tried = (*self._unnaming(deviation, self.amiss), *self._unnaming(deviation, self.passed))
        found = self._unnamed[deviation.point] = any(
            self.replay_of_all(scenario, played).digest != self.replay_of_all(scenario, ()).digest for scenario in tried
        )
        return found

    def _unnaming(self, deviation: Deviation, scenarios: Sequence[str]) -> Sequence[str]:
        """Some of the scenarios whose answers do not name the clauses of a deviation."""
        others = [name for name in scenarios if deviation.clauses.isdisjoint(self.replay_of_all(name, ()).named)]
        return others[:: max(1, len(others) // _PROBED)]

    def has_same_rules(self, scenario: str, deviations: Together, others: Together) -> bool:
        """Whether engines with two sets of deviations play by the same rules in a scenario."""
        return self._engines.has_same_rules(scenario, deviations, others)

    def replay_of_all(self, scenario: str, deviations: Together) -> Replay:
        """What an engine with all these deviations says in a scenario."""
        self._engines.keep_to_time()
        known = self._replays.get((scenario, deviations))
        if known is None:
            known = self._of(scenario, self._engines.course(scenario, deviations))
            if known.is_same and self._is_only_refused(scenario, deviations):
                known = known._replace(is_same=False)
            elif not known.is_same and self._is_passed_over(scenario, deviations):
                known = known._replace(is_same=True)
            elif not known.is_same and self._is_unaskable(scenario, deviations, known):
                known = known._replace(is_same=True, is_evidence=False)
            self._replays[scenario, deviations] = known
        return known

    def _is_only_refused(self, scenario: str, deviations: Together) -> bool:
        """Whether a program refuses an action in what cannot be asked with deviations that know every word.

        Nor does an error show a reading or an order by which the question is invalid.
        """
        if scenario in self.errored and any(self._is_refused_with(scenario, deviation) for deviation in deviations):
            return True
        has_all_words = not any(deviation.left_out for deviation in deviations)
        return has_all_words and self._own(scenario).is_refused and self.is_invalid_by(scenario, deviations)

    def _is_passed_over(self, scenario: str, deviations: Together) -> bool:
        """Whether a program may have passed because it ignores an announcement that it does not know.

        No rule says what a program does with such an announcement, so nothing it does there is wrong.
        """
        if scenario in self._exchanges or not any(
            deviation.left_out and not deviation.understood for deviation in deviations
        ):
            return False
        return self._own(scenario).is_said_by(self._engines.passing_over(scenario, deviations).said)

    def _is_unaskable(self, scenario: str, deviations: Together, known: Replay) -> bool:
        """Whether a passed scenario asks what cannot be asked by some readings or orders, and the others agree with it.

        No rule says what a program with such a reading answers, so its answer says nothing about the reading.
        Any other value of a ruling that makes questions invalid is contradicted by answers to them.
        """
        said = self._engines.course(scenario, deviations).said
        if scenario in self._exchanges or not said.is_refused_as_invalid or known.agreed < len(said.parts):
            return False
        askable = tuple(deviation for deviation in deviations if not self._is_refused_with(scenario, deviation))
        return len(askable) < len(deviations) and self.replay_of_all(scenario, askable).is_same

    def is_invalid_by(self, scenario: str, deviations: Together) -> bool:
        """Whether an engine with these deviations finds that a scenario asks what cannot be asked."""
        return self._engines.course(scenario, deviations).said.is_refused_as_invalid

    def _is_refused_with(self, scenario: str, deviation: Deviation) -> bool:
        """Whether a deviation is a reading or an order by which a question is invalid."""
        return deviation.is_way_to_play and self.is_invalid_by(scenario, (deviation,))

    def _of(self, scenario: str, course: ScenarioCourse) -> Replay:
        """A course of a scenario, compared with what the program said."""
        if course not in self._of_courses:
            own, said = self._own(scenario), course.said
            agreed = next(
                (n for n, (a, b) in enumerate(zip(own.parts, said.parts, strict=False)) if a != b), len(own.parts)
            )
            digest = hash((said.parts, said.ending))
            self._of_courses[course] = Replay(own.is_said_by(said), agreed, course.named, digest, course.fields)
        return self._of_courses[course]

    def _own(self, scenario: str) -> Said:
        """What the program said: as it was recorded, or for a passed scenario as an engine of ours says it."""
        if scenario not in self._said:
            told = self._exchanges.get(scenario)
            own = self._engines.course(scenario, ()).said if told is None else self._engines.recorded(scenario, told)
            self._said[scenario] = own
        return self._said[scenario]


def _unnumbered(exchange: WireExchange) -> bytes:
    return codec.unnumbered(codec.decode_question(exchange.question.encode()))
