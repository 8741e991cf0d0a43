"""Replays a run: what the program said in each scenario, and what an engine with some deviations says there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_conformance.diagnose.engines import Engines
from tarock_conformance.diagnose.looking import UNHURRIED, Look

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from tarock_conformance.diagnose.passages import Passage
    from tarock_conformance.diagnose.told_scenarios import ToldScenarios
    from tarock_reference.deviations import Deviation
    from tarock_reference.variants import Variant
    from tarock_steps.suite.run import OtherRules
    from tarock_steps.suite.said import Said

_PROBED: Final = 16
"""In how many scenarios that went wrong and do not name its clause it is tried whether a deviation changes anything.

It is tried in as many that passed.
"""

Together = tuple["Deviation", ...]
"""Deviations that are played together, in the order of their ids."""


def together(deviations: Iterable[Deviation]) -> Together:
    """Deviations in one order only."""
    return tuple(sorted(deviations, key=lambda one: one.id))


class Replay(NamedTuple):
    """What an engine with some deviations says in a scenario, beside what the program said.

    ``is_same`` says whether that is the same as far as it was recorded, ``agreed`` in how many parts from the first on.
    ``named`` are the clauses that any of its answers names: no deviation about others changes anything. So it is with
    the ``fields`` that are said in the questions, where a deviation is about one.
    """

    is_same: bool
    agreed: int
    named: frozenset[str]
    digest: int
    fields: frozenset[str] = frozenset()

    def touches(self, deviation: Deviation) -> bool:
        """Whether it is about something in this passage by what is said there."""
        return not deviation.clauses.isdisjoint(self.fields if deviation.unread else self.named)


class Replays:
    """What a run tells, replayed before engines of ours.

    ``rules`` are those asked for, which the ``variant`` plays. EnoughError where the ``look`` has lasted long enough.
    """

    def __init__(self, heard: ToldScenarios, rules: OtherRules, variant: Variant, look: Look = UNHURRIED) -> None:
        self.rules = variant.rules
        self.failed = tuple(heard.failed)
        self.errored = tuple(heard.errored)
        self.amiss = (*self.failed, *self.errored)
        self.passed = tuple(heard.passed)
        self.counted = frozenset(heard.passed).difference(heard.uneven)
        self.everything = (*self.amiss, *self.passed)
        self._asks = {one: (script.planned.dispute, script.planned.reading) for one, script in heard.scripts.items()}
        self._cited = {one: frozenset(script.planned.clauses) for one, script in heard.scripts.items()}
        self._engines = Engines(heard, rules, variant, look)
        self._exchanges = {**heard.failed, **heard.errored}
        self._said: dict[str, Said] = {}
        self._unnamed: dict[Deviation, bool] = {}
        self._seen_unnamed: set[tuple[Deviation, str]] = set()
        self._replays: dict[tuple[str, Together], Replay] = {}
        self._of_mattering: dict[tuple[str, Together], Replay] = {}
        self._of_passages: dict[Passage, Replay] = {}

    @property
    def played(self) -> int:
        """How many times scenarios were played before engines of ours."""
        return self._engines.played

    def replay(self, scenario: str, deviations: Iterable[Deviation]) -> Replay:
        """What an engine with these deviations says in a scenario; those that do not matter there are left aside."""
        self._engines.keep_to_time()
        given = tuple(deviations)
        known = self._of_mattering.get((scenario, given))
        if known is None:
            known = self._of_mattering[scenario, given] = self._of_those_that_matter(scenario, given)
        return known

    def _of_those_that_matter(self, scenario: str, given: Together) -> Replay:
        found = self.replay_of_all(scenario, ())
        mattering: Together = ()
        while True:
            more = together([one for one in given if one in mattering or self._matters(one, scenario, found)])
            if more == mattering:
                return found
            mattering, found = more, self.replay_of_all(scenario, more)

    def tell(self, *, at_once: bool) -> None:
        """From now on what was found is told, however much was played; ``at_once`` leaves a moment for all of that."""
        self._engines.tell(at_once=at_once)

    @property
    def has_time(self) -> bool:
        """Whether the look, or what is left to tell of it, may go on."""
        return self._engines.has_time

    def asking_for(self, reading: Deviation) -> Sequence[str]:
        """The scenarios that passed and ask for a reading."""
        return [one for one in self.passed if self._asks[one] == (reading.option, reading.reading)]

    def cites(self, scenario: str, deviation: Deviation) -> bool:
        """Whether a scenario is about a clause of a deviation, so that it would most likely contradict it."""
        return not deviation.clauses.isdisjoint(self._cited[scenario])

    def rests_on(self, scenario: str) -> frozenset[str]:
        """The clauses on which what is read in a scenario rests where it is right."""
        return self._engines.passage(scenario, ()).said.grounds

    def any_can_matter(self, some: Collection[Deviation], scenario: str, deviations: Iterable[Deviation]) -> bool:
        """Whether one of some deviations can change anything in a scenario as these others have it."""
        found = self.replay(scenario, deviations)
        return any(self._matters(one, scenario, found) for one in some)

    def learns(self, deviations: Together) -> bool:
        """Play some deviations everywhere, and remember where they matter unnamed; false where that was all known."""
        known = len(self._seen_unnamed)
        for one in self.everything:
            if self.replay_of_all(one, deviations).digest != self.replay(one, deviations).digest:
                self._seen_unnamed |= {(each, one) for each in deviations}
        self._of_mattering.clear()
        return len(self._seen_unnamed) > known

    def _matters(self, deviation: Deviation, scenario: str, found: Replay) -> bool:
        known = self._unnamed.get(deviation)
        if known or found.touches(deviation) or (deviation, scenario) in self._seen_unnamed:
            return True
        return known is None and not deviation.unread and self._works_unnamed(deviation)

    def _works_unnamed(self, deviation: Deviation) -> bool:
        """Whether a deviation changes answers that do not name its clauses, as an order of cards does, or who is next.

        That is tried in some scenarios; what is missed shows where in the end all is played without leaving any aside.
        """
        tried = (*self._unnaming(deviation, self.amiss), *self._unnaming(deviation, self.passed))
        found = self._unnamed[deviation] = any(
            self.replay_of_all(one, (deviation,)).digest != self.replay_of_all(one, ()).digest for one in tried
        )
        return found

    def _unnaming(self, deviation: Deviation, scenarios: Sequence[str]) -> Sequence[str]:
        """Some of the scenarios whose answers do not name the clauses of a deviation."""
        others = [one for one in scenarios if deviation.clauses.isdisjoint(self.replay_of_all(one, ()).named)]
        return others[:: max(1, len(others) // _PROBED)]

    def have_same_rules(self, scenario: str, deviations: Together, others: Together) -> bool:
        """Whether engines with these and with those deviations play by the same rules in a scenario."""
        return self._engines.have_same_rules(scenario, deviations, others)

    def replay_of_all(self, scenario: str, deviations: Together) -> Replay:
        """What an engine with these deviations says in a scenario, none left aside."""
        self._engines.keep_to_time()
        known = self._replays.get((scenario, deviations))
        if known is None:
            known = self._of(scenario, self._engines.passage(scenario, deviations))
            if not known.is_same and self._is_passed_over(scenario, deviations):
                known = known._replace(is_same=True)
            self._replays[scenario, deviations] = known
        return known

    def _is_passed_over(self, scenario: str, deviations: Together) -> bool:
        """Whether a program may have passed by passing over an announcement that it does not know.

        What it does with such a word is its own affair, and no rule says it: nothing can be held against it.
        """
        if scenario in self._exchanges or not any(one.left_out and not one.understood for one in deviations):
            return False
        return self._own(scenario).says(self._engines.passing_over(scenario, deviations).said)

    def _of(self, scenario: str, passage: Passage) -> Replay:
        """A passage of a scenario beside what the program said."""
        if passage not in self._of_passages:
            own, said = self._own(scenario), passage.said
            agreed = next(
                (n for n, (a, b) in enumerate(zip(own.parts, said.parts, strict=False)) if a != b), len(own.parts)
            )
            digest = hash((said.parts, said.ending))
            self._of_passages[passage] = Replay(own.says(said), agreed, passage.named, digest, passage.fields)
        return self._of_passages[passage]

    def _own(self, scenario: str) -> Said:
        """What the program said: as it was recorded, or where that was right, as an engine of ours says it."""
        if scenario not in self._said:
            told = self._exchanges.get(scenario)
            own = self._engines.passage(scenario, ()).said if told is None else self._engines.recorded(scenario, told)
            self._said[scenario] = own
        return self._said[scenario]
