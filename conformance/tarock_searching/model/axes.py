"""What a model of a kind of question is made of: axes with values, a function from rows to questions, its inverse."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from tarock_protocol.messages.questions import Question

Row = Mapping[str, str]
"""A value for each axis of a model."""

ABSENT: Final = "–"
"""The value of an axis that does not exist beside the other values of a row."""
NO: Final = "no"
YES: Final = "yes"


class Axis(NamedTuple):
    """Something that can vary: its values, the plain one first, and beside which values of earlier axes it exists.

    A sparse row has the plain value of all but a few of the axes that are ``rare``.
    """

    name: str
    values: tuple[str, ...]
    exists: Callable[[Row], bool] = lambda _: True
    rare: bool = False


class Model(NamedTuple):
    """The model of a ``kind`` of question in a source, or of a part of it; the ``name`` says which, for people.

    ``build`` makes a question of a row, or none if there is no room for all its values; chance decides what the row
    leaves open. ``read`` gives the row of a question, or none if the model does not describe such a question. A row
    that was read may differ from the one that was built from, but building it again gives a row that reads the same.
    Drawing a row begins with one of the ``beginnings``. If only some axes are ``given``, or none, a row is a wish for
    all others, and its question is what can be had of it.
    """

    source: str
    kind: str
    name: str
    axes: tuple[Axis, ...]
    build: Callable[[Row, random.Random], Question | None]
    read: Callable[[Question], Row | None]
    beginnings: tuple[Row, ...] = ({},)
    given: frozenset[str] | None = None

    def completed(self, values: Row) -> Row:
        """The row with these values: other axes are plain, and those that do not exist beside them are absent."""
        row: dict[str, str] = {}
        for axis in self.axes:
            value = values.get(axis.name, axis.values[0])
            row[axis.name] = (value if value in axis.values else axis.values[0]) if axis.exists(row) else ABSENT
        return row


def yes_or_no(is_so: object) -> str:
    """The value of an axis that has no others than yes and no."""
    return YES if is_so else NO
