"""Finds out whether any scenario looks at a part of an answer, so that a find there can be marked as untested so far.

The part is changed in all answers of the reference; if no scenario fails, none looks at it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from tarock_protocol.cards import is_card
from tarock_protocol.codec import kind
from tarock_protocol.drivers import Driver, InProcess
from tarock_protocol.messages.answers import Answer, HelloAnswer
from tarock_protocol.messages.questions import Question
from tarock_protocol.wrapping import Wrapper
from tarock_searching.ask.duel import Find
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.parts_read import said_in
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.without_bidding import as_it_was_asked
from tarock_steps.table.readings import NOTHING_FIXED

_OTHER_SIDE: Final = {"declarer": "foes", "foes": "declarer"}
_CARDS: Final = ("V", "VI")
_WORDS: Final = ("Spiel", "Trull")


class UnreadParts:
    """Finds out which parts of answers no scenario of a source looks at; scenarios are asked as ``hello`` allows."""

    def __init__(self, source: str, hello: HelloAnswer | None, respond: Callable[[bytes], bytes]) -> None:
        self._source = source
        self._hello = hello
        self._respond = respond
        self._known: dict[tuple[str, str], bool] = {}

    def is_unread(self, find: Find) -> bool:
        """Whether a find is about such a part; False for laws, breaches and whole answers."""
        asked, field = find.way
        if find.law or find.broke or not find.difference.field:
            return False
        if (asked, field) not in self._known:
            self._known[asked, field] = not self.is_looked_at(asked, field, find.difference.given)
        return self._known[asked, field]

    def is_looked_at(self, asked: str, field: str, given: object = None) -> bool:
        """Whether a scenario notices another value in a field of the answers to a kind of question.

        ``given`` is the new value of a field that is None, and of most words if it is another word (of a card, a card).
        True if the field could not be changed in any answer: then it is unknown whether a scenario looks at it.
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
        """The parts of answers that a scenario reads, and its ending, when it is asked in the program's way."""
        said = said_in(script, as_it_was_asked(driver, self._hello, reference), NOTHING_FIXED)
        return said.parts, said.ending


class _Otherwise(Wrapper):
    """Changes one field in all answers to a kind of question; ``changed`` counts the changed answers."""

    def __init__(self, driver: Driver, asked: str, names: Sequence[str], given: object) -> None:
        super().__init__(driver)
        self._asked = asked
        self._names = names
        self._given = given
        self.changed = 0

    def ask(self, question: Question) -> Answer:
        """The driver's answer; with the field changed, if it is an answer to that kind and the change is valid."""
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


def _within(part: object, names: Sequence[str], given: object) -> object:
    """A part of an answer with another value in each field that the path ``names`` leads to."""
    if names and isinstance(part, list):
        return [_within(item, names, given) for item in part]
    if names and isinstance(part, dict):
        first, *rest = names
        return {name: _within(held, rest, given) if name == first else held for name, held in part.items()}
    return part if names else _other(part, given)


def _other(value: object, given: object) -> object:
    """Another value of the same form; ``given`` in place of None, and an empty list stays empty."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value - 1 if value > 0 else value + 1
    if isinstance(value, str):
        others = (_OTHER_SIDE.get(value), given, *_CARDS, *_WORDS)
        return next(
            other for other in others if isinstance(other, str) and other != value and is_card(other) is is_card(value)
        )
    if isinstance(value, dict):
        return {name: _other(held, given) for name, held in value.items()}
    if isinstance(value, list):
        inner = next((place for place, held in enumerate(value) if isinstance(held, list) and held), None)
        return value[1:] if inner is None else [*value[:inner], value[inner][1:], *value[inner + 1 :]]
    return given
