"""Draws rows of a model that can be turned into questions; the reference decides which can.

A row starts with plain values and changes one axis after the other; a change that leads to no question is taken back.
So nobody has to write down which values exclude each other.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, NamedTuple

from tarock_protocol.messages.questions import Question
from tarock_searching.model.axes import ABSENT, Axis, Model, Row

IsQuestion = Callable[["Question"], bool]
"""Whether the reference has an answer to a question."""
_FEW: Final = 3
"""How many rare axes a sparse row changes at most."""
_TRIES: Final = 8
"""How many rows are drawn to see whether a model has any, if all of a row is a wish."""
_SHARES: Final = (1, 2, 4)
"""All wishes of a row are tried first, then half and then a quarter of them."""


class DrawnRow(NamedTuple):
    """A row, and the question that was built from it."""

    row: Row
    question: Question


def possible_model(model: Model, is_question: IsQuestion) -> Model | None:
    """The model with those of its beginnings that are questions; none if there are none."""
    drawing = Drawing(model, is_question, model.source)
    if model.given is not None and not model.given:
        tried = (drawing._replace(seed=f"{model.source} {number}").drawn(is_sparse=True) for number in range(_TRIES))
        return model if any(drawn is not None for drawn in tried) else None
    beginnings = tuple(row for row in model.beginnings if drawing.question_of(row) is not None)
    return model._replace(beginnings=beginnings) if beginnings else None


class Drawing(NamedTuple):
    """Draws rows of a model; ``seed`` decides all that is random, so the same row has the same question."""

    model: Model
    is_question: IsQuestion
    seed: str

    def question_of(self, values: Row) -> DrawnRow | None:
        """The question of the row with these values, if there is one and it has all of them."""
        found = self._had_of(values)
        return found if found is not None and found.row == self.model.completed(values) else None

    def _had_of(self, values: Row) -> DrawnRow | None:
        """The question that is built from these values, with the row that it has."""
        question = self.model.build(self.model.completed(values), random.Random(self.seed))
        if question is None or not self.is_question(question):
            return None
        row = self.model.read(question)
        return None if row is None else DrawnRow(row, question)

    def drawn(self, *, is_sparse: bool) -> DrawnRow | None:
        """A row with random values; None if no beginning of the model becomes a question."""
        chance = random.Random(f"{self.seed} row")
        if self.model.given is not None and not self.model.given:
            return self._wished({}, self._changed(chance, is_sparse=is_sparse), chance)
        beginnings = chance.sample(self.model.beginnings, len(self.model.beginnings))
        begun = next(((row, one) for row in beginnings if (one := self.question_of(row)) is not None), None)
        if begun is None:
            return None
        first, found = begun
        axes = [axis for axis in self._changed(chance, is_sparse=is_sparse) if axis.name not in first]
        if self.model.given is not None:
            return self._played_out(found, self.model.given, axes, chance)
        late: list[Axis] = []
        for axis in axes:
            if found.row[axis.name] == ABSENT:
                late.append(axis)
            else:
                found = self._with(found, axis, chance)
        for axis in late:
            if found.row[axis.name] != ABSENT:
                found = self._with(found, axis, chance)
        return found

    def _played_out(self, found: DrawnRow, given: frozenset[str], axes: list[Axis], chance: random.Random) -> DrawnRow:
        """A row whose given axes were changed one by one, with what can be had of wishes for all others."""
        for axis in axes:
            if axis.name in given and found.row[axis.name] != ABSENT:
                found = self._with(found, axis, chance)
        had = self._wished(found.row, [axis for axis in axes if axis.name not in given], chance)
        return found if had is None else had

    def _wished(self, row: Row, axes: list[Axis], chance: random.Random) -> DrawnRow | None:
        """What can be had of random values on these axes: of all of them, or of some."""
        wishes = [(axis.name, chance.choice(axis.values)) for axis in axes]
        some = (wishes[: len(wishes) // share] for share in _SHARES)
        had = (self._had_of({**row, **dict(part)}) for part in some)
        return next((row for row in had if row is not None), None)

    def _with(self, found: DrawnRow, axis: Axis, chance: random.Random) -> DrawnRow:
        """The row with a random value of an axis, of those that are a question."""
        for value in chance.sample(axis.values, len(axis.values)):
            if value == found.row[axis.name]:
                break
            changed = self.question_of({**found.row, axis.name: value})
            if changed is not None:
                return changed
        return found

    def _changed(self, chance: random.Random, *, is_sparse: bool) -> list[Axis]:
        """The axes to change, in a random order: a few of the rare ones, and all others."""
        axes = self.model.axes
        rare = [axis for axis in axes if axis.rare]
        number = min(chance.randint(1, _FEW), len(rare)) if is_sparse else len(rare)
        some = {axis.name for axis in chance.sample(rare, number)}
        chosen = [axis for axis in axes if not axis.rare or axis.name in some]
        chance.shuffle(chosen)
        return chosen
