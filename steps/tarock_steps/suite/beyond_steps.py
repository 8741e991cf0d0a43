"""Finds what is wrong in the answers of a scenario beyond the parts that its steps look at.

The whole answer is compared with the right one as strictly as an answer to a lock. Not compared are fields that the
program does not offer, reasons, orders without a meaning, and what the reference plays in place of the program.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from tarock_language.data import as_data
from tarock_language.message import message
from tarock_protocol import codec
from tarock_protocol.errors import bounded
from tarock_protocol.meaning import meaning, reasoned
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question
from tarock_protocol.offered_fields import ByTheBook
from tarock_steps.expect.comparing import Elements
from tarock_steps.suite.differences import Difference, differences, is_judged_alike, judged_alone
from tarock_steps.suite.first_difference import first_difference, turn_difference
from tarock_steps.suite.part_grounds import clauses_by_part, clauses_of
from tarock_steps.suite.verdicts import Basis, Outcome, Verdict
from tarock_steps.table.inquiry import HeardAnswer
from tarock_steps.words.table import Table

_SHORT: Final = 200
"""How many characters of a place, or of an element of a list, are told."""


class WrongBeyondSteps(NamedTuple):
    """The first answer that is wrong beyond the steps: as it was ``heard``, the ``right`` one, and the first part.

    ``table`` is the one with the right answers.
    """

    heard: HeardAnswer
    right: Answer
    first: Difference
    table: Table

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses on which the differing part of the right answer rests; all of the answer where none is named."""
        given, right = self.heard.answer, self.right
        upstream = first_difference(given, right)
        found = turn_difference(given, right) if upstream is None else upstream.grounds
        if upstream is not None and upstream.of_values:
            found |= self.table.grounds_of_values()
        rests = clauses_by_part(reasoned(self.heard.question, right))
        return tuple(sorted(found or clauses_of(rests, self.first) or {*right.grounds}))

    def verdict(self, passed: Verdict) -> Verdict:
        """The verdict on a scenario that would have passed."""
        asked, place = codec.kind(self.heard.question), bounded(self.first.place.replace("/", ", "), _SHORT)
        elements = _elements(self.first)
        said = message(
            "no step reads it, but in the answer to {asked} this is wrong: {place}", asked=asked, place=place
        )
        number = self.heard.exchanges
        return replace(
            passed,
            outcome=Outcome.BEYOND,
            basis=Basis.DERIVED,
            step="",
            message=str(said),
            fault=as_data(said),
            expected=bounded(_told(self.first.expected)),
            given=bounded(_told(self.first.given)),
            lacking=[*elements.lacking],
            too_much=[*elements.too_much],
            charged=[*self.clauses],
            exchanges=passed.exchanges[:number],
            after=passed.exchanges[number:],
        )


def first_beyond_steps(table: Table, right: Table) -> WrongBeyondSteps | None:
    """The first wrong part of an answer at a table, beside one with the right answers to the same questions."""
    for heard, known in zip(table.heard, right.heard, strict=False):
        if replace(heard.question, id=0) != replace(known.question, id=0):
            return None
        if isinstance(heard.answer, ByTheBook):
            continue
        given, wanted = (_said(table, heard.question, answer) for answer in (heard.answer, known.answer))
        if found := differences(wanted, given):
            return WrongBeyondSteps(heard, known.answer, found[0], right)
    return None


_OF_ANSWER: Final = " of answer "


def is_part_judged_alike(what: str, right: str, given: str) -> bool:
    """Whether a part of an answer, as ``parts_of_answers`` returns it, is judged as if it had another, right value."""
    if right == given:
        return True
    field, _, number = what.partition(_OF_ANSWER)
    return number.isdigit() and is_judged_alike(field, msgspec.json.decode(right), msgspec.json.decode(given))


def parts_of_answers(table: Table, first: int) -> Iterator[tuple[str, str]]:
    """The fields of the answers at a table from a number on, each with a name of its own and its value."""
    for number, heard in enumerate(table.heard[first:], start=first):
        if not isinstance(heard.answer, ByTheBook):
            for field, value in judged_alone(_said(table, heard.question, heard.answer)).items():
                yield f"{field}{_OF_ANSWER}{number}", msgspec.json.encode(value).decode()


def _said(table: Table, question: Question, answer: Answer) -> Mapping[str, object]:
    """The meaning of an answer, as far as the program offers its fields."""
    fields = table.fields_of(question)
    return {name: value for name, value in meaning(question, answer).items() if fields is None or name in fields}


def _told(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _elements(one: Difference) -> Elements:
    """The elements of both values if they are lists."""
    if not (isinstance(one.expected, list) and isinstance(one.given, list)):
        return Elements()
    wanted, found = ([bounded(_told(element), _SHORT) for element in value] for value in (one.expected, one.given))
    return Elements(wanted, found)
