"""What a check of a Then step does with a part of an answer: compare it with the expected value, or record it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from types import MappingProxyType
from typing import Final, NamedTuple, NoReturn

from tarock_steps.errors import Mismatch


class Elements(NamedTuple):
    """The elements of a list or an object, in words (``name`` or ``name: detail``), ``expected`` and ``given``.

    ``grounds`` has the clauses that the answer names for an element, by its words or its name: why a given element is
    there, or why another is not. Elements without an entry rest on ``rest``, or on the whole check where that is empty.
    A value that is no list has no elements, and rests on ``rest``.
    """

    expected: Sequence[str] = ()
    given: Sequence[str] = ()
    grounds: Mapping[str, Iterable[str]] = MappingProxyType({})
    rest: Iterable[str] = ()

    @property
    def lacking(self) -> tuple[str, ...]:
        """The elements that are expected but not given."""
        return _beyond(self.expected, self.given)

    @property
    def too_much(self) -> tuple[str, ...]:
        """The elements that are given but not expected."""
        return _beyond(self.given, self.expected)

    def grounds_of(self, element: str) -> Iterable[str]:
        """The clauses why an element is there or is not; ``rest`` where the answer names none for it."""
        for name in (element, element.partition(": ")[0]):
            if name in self.grounds:
                return self.grounds[name]
        return self.rest


def _beyond(these: Iterable[str], those: Iterable[str]) -> tuple[str, ...]:
    return tuple((Counter(these) - Counter(those)).elements())


class Comparison(ABC):
    """Receives each part that a check reads, with its expected and its given value in words."""

    @abstractmethod
    def same(
        self, what: str, expected: object, given: object, told: object = None, elements: Elements | None = None
    ) -> None:
        """The two values should be equal; ``told`` is a longer form of the given value for the reader.

        ``elements`` are the elements of both values if they are lists.
        """

    @abstractmethod
    def differ(self, what: str, expected: object, given: object, told: object = None) -> NoReturn:
        """The two values differ, and the check cannot continue."""


class _AsWritten(Comparison):
    """Compares with the values written in the scenario."""

    def same(
        self, what: str, expected: object, given: object, told: object = None, elements: Elements | None = None
    ) -> None:
        """Raise Mismatch where the two differ."""
        if expected != given:
            raise _mismatch(what, str(expected), str(given if told is None else told), elements)

    def differ(self, what: str, expected: object, given: object, told: object = None) -> NoReturn:
        """Raise Mismatch always."""
        raise _mismatch(what, str(expected), str(given if told is None else told), None)


def _mismatch(what: str, expected: str, given: str, elements: Elements | None) -> Mismatch:
    if elements is None:
        return Mismatch(what, expected, given)
    return Mismatch(what, expected, given, lacking=elements.lacking, too_much=elements.too_much)


AS_WRITTEN: Final[Comparison] = _AsWritten()


class Part(NamedTuple):
    """One part of an answer: its name ``what``, its value in words, and its form for the reader.

    ``is_as_written`` says whether the value is the ``expected`` one, which the scenario has; ``elements`` are the
    elements of a list.
    """

    what: str
    given: str
    told: str
    is_as_written: bool
    elements: Elements | None = None
    expected: str = ""


NOT_ALLOWED: Final = "refused"


class EndOfReadingError(Exception):
    """A check cannot continue; the parts that it read before are valid."""


class PartsRead(Comparison):
    """Records the given values and compares nothing."""

    def __init__(self) -> None:
        self._parts: list[Part] = []

    def same(
        self, what: str, expected: object, given: object, told: object = None, elements: Elements | None = None
    ) -> None:
        """Record the given value; of a refusal without its reason, which everybody has in words of his own."""
        words = str(given if told is None or given == NOT_ALLOWED else told)
        self._parts.append(Part(what, str(given), words, expected == given, elements, str(expected)))

    def differ(self, what: str, expected: object, given: object, told: object = None) -> NoReturn:
        """Record the given value, and end the check with EndOfReadingError."""
        words = str(given if told is None else told)
        self._parts.append(Part(what, str(given), words, is_as_written=False, expected=str(expected)))
        raise EndOfReadingError

    def taken(self) -> list[Part]:
        """The parts recorded since the last call."""
        parts, self._parts = self._parts, []
        return parts


_NOTHING: Final = "nothing"


class AsIsRight(Comparison):
    """Compares with the same part of the right answer, and not with the values written in the scenario."""

    def __init__(self) -> None:
        self._right: Iterator[Part] = iter(())

    @contextmanager
    def held_against(self, right: Sequence[Part]) -> Iterator[None]:
        """Compare all parts read inside the block with these; Mismatch where a part differs or is missing."""
        self._right = iter(right)
        with suppress(EndOfReadingError):
            yield
        lacking = next(self._right, None)
        if lacking is not None:
            raise Mismatch(lacking.what, lacking.told, _NOTHING)

    def same(
        self, what: str, expected: object, given: object, told: object = None, elements: Elements | None = None
    ) -> None:
        """Raise Mismatch where the right answer has another value in this part, or no such part."""
        del expected
        right = next(self._right, None)
        if right is None:
            raise Mismatch(what, _NOTHING, str(given if told is None else told))
        if right.what != what:
            raise Mismatch(right.what, right.told, f"{what}: {given if told is None else told}")
        if right.given != str(given):
            both = elements and right.elements and elements._replace(expected=right.elements.given)
            raise _mismatch(what, right.told, str(given if told is None else told), both or None)

    def differ(self, what: str, expected: object, given: object, told: object = None) -> NoReturn:
        """As ``same``, and end the check with EndOfReadingError."""
        self.same(what, expected, given, told)
        raise EndOfReadingError
