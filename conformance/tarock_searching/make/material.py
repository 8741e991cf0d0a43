"""Plays some scenarios of a source, and gathers their questions and values, of which other questions are made."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from tarock_protocol.codec import encode, kind
from tarock_protocol.drivers import Driver, InProcess, OurOwn, not_offered
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Deal, Question
from tarock_protocol.wrapping import Wrapper
from tarock_reference.houses.house import House
from tarock_reference.variants import variant_of_house, variant_of_source
from tarock_running.inputs.by_analogy import scenarios_by_analogy
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.scripts import Script, play_script

_OF_AN_AREA: Final = 60
"""How many scenarios of each rule area are played; which ones depends on the seed."""
_LOOKED_AT: Final = 4
"""How many scenarios are drawn, to choose the one whose clauses came up least."""
_OF_ANY_KIND: Final = 0.5
_BESIDE: Final = {"tariff": (5, 20), "doubled": (True,), "given_up": (True,)}
"""Further values for fields that most questions leave out."""


class Material:
    """Some scenarios of a source, from which questions are generated; the same seed gives the same scenarios.

    For a ``house`` with games of its own also scenarios about these. They are played when first needed.
    """

    def __init__(self, source: str, seed: int, respond: Callable[[bytes], bytes], house: House | None = None) -> None:
        self.source = source
        self.variant = variant_of_source(source, {}) if house is None else variant_of_house(house)
        self.disputes = load_catalogue(source).disputes
        self.reference = OurOwn(respond)
        self._respond = respond
        self.seed = seed

    def prepare(self) -> None:
        """Play the scenarios now, and not when they are needed first."""
        _ = self._values

    @functools.cached_property
    def _asked(self) -> list[tuple[tuple[str, ...], tuple[Question, ...]]]:
        """The questions of some scenarios, with the clauses of each scenario."""
        own = () if self.variant.house is None else scenarios_by_analogy(self.variant.house)
        scenarios = (*plan(self.source), *own)
        chosen = _some_of_each_area(scenarios, random.Random(f"{self.source} {self.seed}"))
        hello = self.reference.hello
        played = (
            (planned.clauses, all_asked(Script.of(planned), InProcess(self._respond, hello=hello)))
            for planned in chosen
        )
        return [(clauses, questions) for clauses, questions in played if questions]

    @functools.cached_property
    def _of_clause(self) -> dict[str, list[Sequence[Question]]]:
        of_clause: dict[str, list[Sequence[Question]]] = {}
        for clauses, questions in self._asked:
            for clause in clauses:
                of_clause.setdefault(clause, []).append(questions)
        return of_clause

    @functools.cached_property
    def _each(self) -> list[Question]:
        """All questions, without duplicates."""
        each = {
            encode(msgspec.structs.replace(question, id=1)): question for _, asked in self._asked for question in asked
        }
        return [*each.values()]

    @functools.cached_property
    def _of_kind(self) -> dict[str, list[Question]]:
        of_kind: dict[str, list[Question]] = {}
        for question in self._each:
            of_kind.setdefault(kind(question), []).append(question)
        return of_kind

    @functools.cached_property
    def _values(self) -> dict[tuple[str, str], list[object]]:
        """The values of each field, by the form that holds the field and its name, without duplicates."""
        values: dict[tuple[str, str], list[object]] = {}
        known: set[tuple[str, str, bytes]] = set()
        for question in self._each:
            _note(msgspec.to_builtins(question), type(question).__name__, known, values)
        return values

    def is_question(self, question: Question) -> bool:
        """Whether the reference has an answer to it."""
        if not_offered(self.reference.hello, question):
            return False
        try:
            self.reference.ask(question)
        except ProtocolError:
            return False
        return True

    def question(self, chance: random.Random, come_up: Mapping[str, int]) -> Question:
        """A question of a scenario whose clauses came up seldom; half of the time a random one of a random kind."""
        if chance.random() < _OF_ANY_KIND:
            return chance.choice(self._of_kind[chance.choice(list(self._of_kind))])
        some = [chance.choice(self._asked) for _ in range(_LOOKED_AT)]
        _, questions = min(some, key=lambda asked: min(come_up.get(clause, 0) for clause in asked[0]))
        return chance.choice(questions)

    def deal(self, chance: random.Random) -> Deal | None:
        """A deal of a scenario, as far as it goes there; None if no scenario has one."""
        asked = [deal for deal in self._of_kind.get(kind(Deal), ()) if isinstance(deal, Deal)]
        return chance.choice(asked) if asked else None

    def value(self, chance: random.Random, form: str, field: str) -> Any:
        """A random value of this field from the questions; None if there is none."""
        seen = self._values.get((form, field))
        return chance.choice(seen) if seen else None

    def values(self, form: str, field: str) -> list[Any]:
        """The values that this field has in the questions, in order."""
        return sorted(self._values.get((form, field), ()))

    def about(self, clauses: Sequence[str], chance: random.Random) -> Iterator[Question]:
        """Some questions of scenarios about these clauses."""
        asked = [questions for clause in clauses for questions in self._of_clause.get(clause, ())]
        return (chance.choice(some) for some in chance.sample(asked, min(len(asked), _LOOKED_AT)))


def _note(
    part: object, form: str, known: set[tuple[str, str, bytes]], values: dict[tuple[str, str], list[object]]
) -> None:
    """Collect the values of each field, by the form that holds the field and its name, without duplicates."""
    if isinstance(part, dict):
        for name, value in part.items():
            told = (form, name, msgspec.json.encode(value))
            if told not in known:
                known.add(told)
                values.setdefault((form, name), [*_BESIDE.get(name, ())]).append(value)
            _note(value, name, known, values)
    elif isinstance(part, list):
        for value in part:
            _note(value, form, known, values)


def _some_of_each_area(scenarios: Sequence[Planned], chance: random.Random) -> list[Planned]:
    areas: dict[str, list[Planned]] = {}
    for planned in scenarios:
        areas.setdefault(planned.area, []).append(planned)
    some = [chosen for area in areas.values() for chosen in chance.sample(area, min(_OF_AN_AREA, len(area)))]
    return [*some, *_of_other_clauses(scenarios, some, chance)]


def _of_other_clauses(
    scenarios: Sequence[Planned], some: Sequence[Planned], chance: random.Random
) -> Iterator[Planned]:
    """A scenario about each clause that none of ``some`` is about."""
    about = {clause for known in some for clause in known.clauses}
    others: dict[str, list[Planned]] = {}
    for planned in scenarios:
        for clause in set(planned.clauses) - about:
            others.setdefault(clause, []).append(planned)
    for clause in sorted(others):
        yield chance.choice(others[clause])


class _Listening(Wrapper):
    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self.heard: list[Question] = []

    def ask(self, question: Question) -> Answer:
        """Record the question, and return the driver's answer."""
        self.heard.append(question)
        return self._driver.ask(question)


def all_asked(script: Script, driver: Driver) -> tuple[Question, ...]:
    """All questions that a scenario asks a driver, as far as it gets."""
    listening = _Listening(driver)
    play_script(script, listening)
    return tuple(listening.heard)


@functools.cache
def material_of(source: str, seed: int, respond: Callable[[bytes], bytes], house: House | None = None) -> Material:
    """The material of a source or a house for a seed; cached, because it never changes."""
    return Material(source, seed, respond, house)
