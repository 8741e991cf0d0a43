"""Tests whether any scenario reads a part of an answer: it is changed in all of them, and one must notice."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tarock_steps.catalogue.plan import plan
from tarock_steps.protocol.cards import is_card
from tarock_steps.protocol.codec import kind
from tarock_steps.protocol.drivers import InProcess
from tarock_steps.protocol.wrapping import Wrapper
from tarock_steps.suite.said import said_in
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.without_auction import as_it_was_asked
from tarock_steps.table.readings import NOTHING_FIXED

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tarock_conformance.fuzz.duel import Find
    from tarock_steps.protocol.drivers import Driver
    from tarock_steps.protocol.messages.answers import Answer, HelloAnswer
    from tarock_steps.protocol.messages.questions import Question

_OTHER_SIDE: Final = {"declarer": "foes", "foes": "declarer"}
_CARDS: Final = ("V", "VI")
_WORDS: Final = ("Spiel", "Trull")


class UnnamedParts:
    """The parts of answers at which no scenario of a source looks that is asked as this ``hello`` wants it."""

    def __init__(self, source: str, hello: HelloAnswer | None, respond: Callable[[bytes], bytes]) -> None:
        self._source = source
        self._hello = hello
        self._respond = respond
        self._known: dict[tuple[str, str], bool] = {}

    def holds(self, find: Find) -> bool:
        """Whether a find is about such a part; a law, a breach and a whole answer are no part."""
        asked, field = find.way
        if find.law or find.broke or not find.difference.field:
            return False
        if (asked, field) not in self._known:
            self._known[asked, field] = not self.is_looked_at(asked, field, find.difference.given)
        return self._known[asked, field]

    def is_looked_at(self, asked: str, field: str, given: object = None) -> bool:
        """Whether a scenario notices another value in a field of the answers to a kind of question.

        A field that says nothing says ``given`` instead. Where there is no answer that can say anything else there,
        nobody can tell, and it is not held that nobody looks.
        """
        planned = list(plan(self._source))
        random.Random(0).shuffle(planned)
        reference = InProcess(self._respond)
        is_said = False
        for script in map(Script.of, planned):
            other = _Otherwise(reference, asked, field.split("."), given)
            said = self._said(script, other, reference)
            if other.changed and said != self._said(script, reference, reference):
                return True
            is_said = is_said or other.changed > 0
        return not is_said

    def _said(self, script: Script, driver: Driver, reference: Driver) -> tuple[object, ...]:
        """What is read of the answers in a scenario, and how it ends, asked as the program is."""
        said = said_in(script, as_it_was_asked(driver, self._hello, reference), NOTHING_FIXED)
        return said.parts, said.ending


class _Otherwise(Wrapper):
    """Says something else in one field of its answers to one kind of question; ``changed`` counts these answers."""

    def __init__(self, driver: Driver, asked: str, names: Sequence[str], given: object) -> None:
        super().__init__(driver)
        self._asked = asked
        self._names = names
        self._given = given
        self.changed = 0

    def ask(self, question: Question) -> Answer:
        """The answer of the driver, changed; see there."""
        answer = self._driver.ask(question)
        if kind(question) != self._asked:
            return answer
        told = msgspec.to_builtins(answer)
        other = _within(told, self._names, self._given)
        if other == told:
            return answer
        try:
            changed = msgspec.convert(other, type(answer))
        except msgspec.ValidationError:
            return answer
        self.changed += 1
        return changed


def _within(part: Any, names: Sequence[str], given: object) -> Any:
    """A part of an answer with another value in every field that these names lead to."""
    if names and isinstance(part, list):
        return [_within(one, names, given) for one in part]
    if names and isinstance(part, dict):
        first, *rest = names
        return {name: _within(one, rest, given) if name == first else one for name, one in part.items()}
    return part if names else _other(part, given)


def _other(value: Any, given: object) -> Any:
    """Another value of the same form; what cannot be another stays as it is."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value - 1 if value > 0 else value + 1
    if isinstance(value, str):
        others = (_OTHER_SIDE.get(value), given, *_CARDS, *_WORDS)
        return next(one for one in others if isinstance(one, str) and one != value and is_card(one) is is_card(value))
    if isinstance(value, dict):
        return {name: _other(one, given) for name, one in value.items()}
    if isinstance(value, list):
        inner = next((place for place, one in enumerate(value) if isinstance(one, list) and one), None)
        return value[1:] if inner is None else [*value[:inner], value[inner][1:], *value[inner + 1 :]]
    return given
