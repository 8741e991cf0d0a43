"""Conditions that limit a deviation to some questions, such as ``declarer=0``; the id of a cause ends with them."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final, NamedTuple

import msgspec

from tarock_language.message import Message, message
from tarock_protocol import codec
from tarock_protocol.cards import is_card
from tarock_protocol.messages.questions import Question
from tarock_reference.question_facts import facts_about
from tarock_reference.where_in_words import (
    Value,
    limit_in_words,
    named_anywhere,
    question_kinds_in_words,
    values_in_words,
    word_in_words,
)

AT: Final = " @ "
"""Separates the id of a deviation from where it is played."""
_HELD: Final = 1 << 10
"""How many words are remembered to be cards or none."""
AND: Final = " & "
OR: Final = "|"
"""Separate conditions, and the values of one."""
NOT_VARIED: Final = frozenset({"id", "rules", "options"})
"""Fields of a question that say nothing about the table."""
KIND: Final = "ask"
"""What stands in place of a field for the kind of a question."""
NAMES: Final = "names"
"""What stands in place of a field for all words of a question, whatever field they are in."""


class PlaceInQuestion(NamedTuple):
    """A part of a question: its kind, a field, the length of a list, whether a ``word`` is in a list, or anywhere.

    Where a question lacks the field, it is a fact about the question that the right answer says.
    Of words to be anywhere there may be several, with ``OR`` between them; then one of them is enough.
    The name of a field that is true of an entry counts as a word of the list, as ``announced`` of an item.
    """

    field: str
    is_list: bool = False
    word: str = ""

    def values(self, question: Question) -> tuple[Value, ...]:
        """What a question has there, alone in a tuple; an empty tuple if it has no such field or fact."""
        if self.field == NAMES:
            return (not _words_of(question).keys().isdisjoint(self.word.split(OR)),)
        held = codec.kind(question) if self.field == KIND else getattr(question, self.field, ...)
        held = facts_about(question).get(self.field, ...) if held is ... else held
        if self.is_list:
            if not isinstance(held, list):
                return ()
            return (self.word in {**_words(held), **_flags(held)} if self.word else len(held),)
        return (held,) if held is None or isinstance(held, str | int) else ()


class Condition(NamedTuple):
    """The values that a place has, or the ``least`` or the ``most`` that its number is."""

    place: PlaceInQuestion
    values: tuple[Value, ...] = ()
    least: int | None = None
    most: int | None = None

    def is_met_by(self, question: Question) -> bool:
        """Whether a question has such a value there."""
        for value in self.place.values(question):
            if self.values:
                return value in self.values
            return isinstance(value, int) and self._is_between(value)
        return False

    def _is_between(self, number: int) -> bool:
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)

    @property
    def id(self) -> str:
        """The condition as it ends an id: ``declarer=0|1``, ``hand#<=4``, ``said[Kontra]=true``."""
        field, is_list, word = self.place
        name = f"{field}{f'[{word}]' if word else '#' * is_list}"
        if self.least is not None:
            return f"{name}>={self.least}"
        if self.most is not None:
            return f"{name}<={self.most}"
        return f"{name}={OR.join(map(_written, self.values))}"

    @property
    def said(self) -> Message:
        """The condition in words."""
        field, _, word = self.place
        if word:
            is_there = True in self.values
            if field == NAMES:
                return named_anywhere(word.split(OR), is_there=is_there)
            return word_in_words(field, word, is_there=is_there)
        if self.values:
            return question_kinds_in_words(self.values) if field == KIND else values_in_words(field, self.values)
        return limit_in_words(field, self.least, self.most)


class Where(NamedTuple):
    """Conditions that all hold where a deviation is played."""

    conditions: tuple[Condition, ...]

    def is_met_by(self, question: Question) -> bool:
        """Whether a deviation is played in the answer to a question."""
        return all(condition.is_met_by(question) for condition in self.conditions)

    @property
    def is_about_kinds_alone(self) -> bool:
        """Whether only the kind of a question matters, and nothing that lies on the table."""
        return all(condition.place.field == KIND for condition in self.conditions)

    @property
    def is_of_two(self) -> bool:
        """Whether two conditions besides the kind of a question have to hold."""
        return sum(condition.place.field != KIND for condition in self.conditions) > 1

    @property
    def id(self) -> str:
        """The conditions as they end an id."""
        return AND.join(condition.id for condition in self.conditions)

    @property
    def said(self) -> Message:
        """The conditions in words."""
        first, *others = (condition.said for condition in self.conditions)
        return message("{parts:and}", parts=[first, *others]) if others else first


def joined(wheres: Iterable[Where]) -> Where | None:
    """One condition for several places: the values of one part of a question together; None for any other places."""
    parts = [where.conditions for where in wheres]
    first = parts[0][0]
    if any(len(part) > 1 or part[0].place != first.place or not part[0].values for part in parts):
        return None
    values = dict.fromkeys(chain.from_iterable(part[0].values for part in parts))
    return Where((first._replace(values=tuple(sorted(values, key=str))),))


def _written(value: Value) -> str:
    return msgspec.json.encode(value).decode()


def varied_fields(question: Question) -> dict[str, object]:
    """The fields of a question that say something about the table, with their values."""
    return {name: getattr(question, name) for name in question.__struct_fields__ if name not in NOT_VARIED}


def of_kinds(kinds: frozenset[str]) -> Condition:
    """The condition that a question is of one of these kinds."""
    return Condition(PlaceInQuestion(KIND), tuple(sorted(kinds)))


def places_of_question(question: Question) -> Iterator[PlaceInQuestion]:
    """The parts of a question that a condition can be about."""
    for name, value in {**varied_fields(question), **facts_about(question)}.items():
        if value is None or isinstance(value, str | int):
            yield PlaceInQuestion(name)
        elif isinstance(value, list):
            yield PlaceInQuestion(name, is_list=True)
            yield from (PlaceInQuestion(name, is_list=True, word=word) for word in _words(value) if not _is_card(word))
            yield from (PlaceInQuestion(name, is_list=True, word=flag) for flag in _flags(value))
    yield from (PlaceInQuestion(NAMES, is_list=True, word=word) for word in _words_of(question) if not _is_card(word))


def _words_of(question: Question) -> dict[str, None]:
    """The words in all fields of a question."""
    fields = varied_fields(question).values()
    return _words(chain.from_iterable(field if isinstance(field, list) else (field,) for field in fields))


def _words(entries: Iterable[object]) -> dict[str, None]:
    """The words in a list: its entries, and those in the fields of an action or an item."""
    parts = chain.from_iterable(_parts_of(entry) for entry in entries)
    return dict.fromkeys(part for part in parts if isinstance(part, str))


def _flags(entries: Iterable[object]) -> dict[str, None]:
    """The fields of an action or an item in a list that are true there."""
    parts = (entry for entry in entries if isinstance(entry, msgspec.Struct))
    return dict.fromkeys(
        name for part in parts for name, value in msgspec.structs.asdict(part).items() if value is True
    )


def _parts_of(entry: object) -> Iterable[object]:
    return msgspec.structs.astuple(entry) if isinstance(entry, msgspec.Struct) else (entry,)


@functools.lru_cache(_HELD)
def _is_card(word: str) -> bool:
    return is_card(word)
