"""Sets of triples for ``proving.triples``: any three values that stand in one row, of three axes of a model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from itertools import combinations
from typing import Final

from tarock_searching.model.axes import ABSENT, Model, Row

_OFTEN: Final = 250
"""How often two values are tried together before they are held to exclude each other."""
_CORNERS: Final = 3


class Triples:
    """A set of triples of a model. Values are numbered; each pair has a mask of the values that stand beside it."""

    def __init__(self, model: Model) -> None:
        values = [(axis.name, value) for axis in model.axes for value in axis.values]
        self._numbers = {value: number for number, value in enumerate(values)}
        self._beside: dict[tuple[int, int], int] = {}

    def add(self, row: Row, axes: Collection[str] | None = None) -> None:
        """Add the triples of a row, or those of some of its axes."""
        numbers = self.numbers_in(row, axes)
        whole = _mask(numbers)
        for first, second in combinations(numbers, 2):
            others = whole & ~(1 << first | 1 << second)
            if others:
                self._beside[first, second] = self._beside.get((first, second), 0) | others

    def numbers_in(self, row: Row, axes: Collection[str] | None = None) -> list[int]:
        """The numbers of the values of a row, in order."""
        return [
            self._numbers[name, value]
            for name, value in row.items()
            if value != ABSENT and (axes is None or name in axes)
        ]

    def beside(self, one: int, other: int) -> int:
        """The values that stand beside two values."""
        return self._beside.get((min(one, other), max(one, other)), 0)

    def __len__(self) -> int:
        """How many triples there are; each is known from three pairs."""
        return sum(mask.bit_count() for mask in self._beside.values()) // _CORNERS

    def common(self, others: Triples) -> int:
        """How many triples two sets of the same model have in common."""
        masks = ((mask, others._beside.get(pair, 0)) for pair, mask in self._beside.items())
        return sum((mine & other).bit_count() for mine, other in masks) // _CORNERS


class Tried:
    """What was found out about values: the triples that questions have, and the pairs that exclude each other.

    Two values are held to exclude each other if they were often tried together and no question has both.
    """

    def __init__(self, model: Model) -> None:
        self.possible = Triples(model)
        self._failed: Counter[tuple[int, int]] = Counter()

    def may_have_new(self, row: Row, axis: str) -> bool:
        """Whether the row may have a triple with its value on this axis that no question has so far."""
        new = self.possible.numbers_in(row, (axis,))
        if not new:
            return False
        (number,) = new
        others = [
            other for other in self.possible.numbers_in(row) if other != number and not self._is_excluded(number, other)
        ]
        whole = _mask(others)
        return any(whole & ~(1 << other) & ~self.possible.beside(number, other) for other in others)

    def may_have_pair_of(self, asked: Triples, row: Row, axis: str) -> bool:
        """Whether the row has a pair with its value on this axis that is in ``asked``, but in no question so far."""
        new, numbers = self.possible.numbers_in(row, (axis,)), self.possible.numbers_in(row)
        pairs = ((number, other) for number in new for other in numbers)
        return any(asked.beside(*pair) and not self.possible.beside(*pair) for pair in pairs)

    def note(self, row: Row, axis: str, *, is_question: bool) -> None:
        """Note what came of trying a row for its value on an axis."""
        if is_question:
            self.possible.add(row)
            return
        (number,) = self.possible.numbers_in(row, (axis,))
        self._failed.update((number, other) for other in self.possible.numbers_in(row) if other != number)

    def has_contradiction(self, row: Row) -> bool:
        """Whether a row has two values that are held to exclude each other."""
        pairs = combinations(self.possible.numbers_in(row), 2)
        return any(self._is_excluded(number, other) or self._is_excluded(other, number) for number, other in pairs)

    def _is_excluded(self, number: int, other: int) -> bool:
        return self._failed[number, other] >= _OFTEN and not self.possible.beside(number, other)


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
