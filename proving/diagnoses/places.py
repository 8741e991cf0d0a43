"""Draws the condition under which a mistake is made: a test of one or two fields of a question."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import combinations
from typing import Final

from tarock_protocol import codec
from tarock_protocol.messages.questions import Question
from tarock_reference.deviation_conditions import Condition, Where, of_kinds, places_of_question

_MOST: Final = 200
"""Questions that show a mistake among which conditions are looked for, at most."""
_LEAST: Final = 5
"""Questions that show a mistake where its conditions hold, at least."""


class Form(StrEnum):
    """The form of a condition, or that there are two of them."""

    VALUE = "value"
    LENGTH = "length"
    LIMIT = "limit"
    WORD = "word"
    TWO = "two fields"


def drawn_place(shown: Sequence[bytes], chance: random.Random) -> Where | None:
    """Conditions that some, not all, of the questions meet which show a mistake; None if there are none.

    The form is drawn first, each with the same chance, and then one of the conditions of this form.
    """
    drawn = chance.sample(shown, min(len(shown), _MOST))
    questions = [codec.sound_question(line) for line in drawn]
    met = {condition: _bits(condition, questions) for condition in _conditions(questions)}
    forms = _by_form({condition: bits for condition, bits in met.items() if _is_some(bits, len(questions))})
    return chance.choice(forms[chance.choice(sorted(forms))]) if forms else None


def _conditions(questions: Sequence[Question]) -> dict[Condition, None]:
    """The conditions that any of these questions meets."""
    return dict.fromkeys(condition for question in questions for condition in _met_by(question))


def _met_by(question: Question) -> Iterator[Condition]:
    yield of_kinds(frozenset((codec.kind(question),)))
    for place in places_of_question(question):
        for value in place.values(question):
            yield Condition(place, (value,))
            if type(value) is int:
                yield Condition(place, least=value)
                yield Condition(place, most=value)


def _bits(condition: Condition, questions: Sequence[Question]) -> int:
    """A number with a bit for each question that meets a condition."""
    return sum(1 << place for place, question in enumerate(questions) if condition.is_met_by(question))


def _is_some(bits: int, among: int) -> bool:
    """Whether enough, but not all questions meet a condition."""
    return _LEAST <= bits.bit_count() < among


def _by_form(met: Mapping[Condition, int]) -> Mapping[Form, list[Where]]:
    found: defaultdict[Form, list[Where]] = defaultdict(list)
    for condition in met:
        found[_form(condition)].append(Where((condition,)))
    for pair in combinations(met, 2):
        alone = [met[condition] for condition in pair]
        both = alone[0] & alone[1]
        fields = {condition.place.field for condition in pair}
        if len(fields) > 1 and both not in alone and both.bit_count() >= _LEAST:
            found[Form.TWO].append(Where(pair))
    return found


def _form(condition: Condition) -> Form:
    if condition.place.word:
        return Form.WORD
    if not condition.values:
        return Form.LIMIT
    return Form.LENGTH if condition.place.is_list else Form.VALUE
