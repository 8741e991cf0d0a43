"""Compares the parts of an answer that a Then step reads with what is expected, or records them without judging."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from types import MappingProxyType
from typing import Final, NamedTuple, NoReturn

from tarock_language.message import Argument, Message, in_english, message
from tarock_steps.errors import Mismatch


class Elements(NamedTuple):
    """The elements of a list or an object, ``expected`` and ``given``: texts, or messages with a ``name`` and a detail.

    ``grounds`` has the clauses that the answer names for an element, by its words or its name: why a given element is
    there, or why another is not. Elements without an entry rest on ``rest``, or on the whole check where that is empty.
    A value that is no list has no elements, and rests on ``rest``.
    """

    expected: Sequence[Argument] = ()
    given: Sequence[Argument] = ()
    grounds: Mapping[str, Iterable[str]] = MappingProxyType({})
    rest: Iterable[str] = ()

    @property
    def lacking(self) -> list[Argument]:
        """The elements that are expected but not given."""
        return _beyond(self.expected, self.given)

    @property
    def too_much(self) -> list[Argument]:
        """The elements that are given but not expected."""
        return _beyond(self.given, self.expected)

    def grounds_of(self, element: Argument) -> Iterable[str]:
        """The clauses why an element is there or is not; ``rest`` where the answer names none for it."""
        name = element.arguments.get("name") if isinstance(element, Message) else None
        of_name = self.grounds.get(str(name), self.rest)
        return self.grounds.get(in_english(element), of_name)


def in_a_row(values: Iterable[Argument]) -> Message:
    """Several values one after another."""
    return message("{parts:;}", parts=[*values])


def _beyond(these: Iterable[Argument], those: Iterable[Argument]) -> list[Argument]:
    words = {in_english(element): element for element in these}
    return [words[told] for told in (Counter(map(in_english, these)) - Counter(map(in_english, those))).elements()]


class Comparison(ABC):
    """Receives each part that a check reads, with its expected and its given value in words."""

    @abstractmethod
    def same(
        self,
        what: Argument,
        expected: Argument,
        given: Argument,
        told: Argument | None = None,
        elements: Elements | None = None,
    ) -> None:
        """The two values should be equal; ``told`` is a longer form of the given value for the reader.

        ``elements`` are the elements of both values if they are lists.
        """

    @abstractmethod
    def differ(self, what: Argument, expected: Argument, given: Argument) -> NoReturn:
        """The two values differ, and the check cannot continue."""


class _AsWritten(Comparison):
    """Compares with the values written in the scenario."""

    def same(
        self,
        what: Argument,
        expected: Argument,
        given: Argument,
        told: Argument | None = None,
        elements: Elements | None = None,
    ) -> None:
        """Raise Mismatch where the two differ."""
        if in_english(expected) != in_english(given):
            raise _mismatch(what, expected, given if told is None else told, elements)

    def differ(self, what: Argument, expected: Argument, given: Argument) -> NoReturn:
        """Raise Mismatch always."""
        raise Mismatch(what, expected, given)


def _mismatch(what: Argument, expected: Argument, given: Argument, elements: Elements | None) -> Mismatch:
    return Mismatch(what, expected, given, *((elements.lacking, elements.too_much) if elements else ()))


AS_WRITTEN: Final[Comparison] = _AsWritten()


class Part(NamedTuple):
    """One part of an answer: its name ``what``, its value in English, and its form for the reader.

    ``is_as_written`` says whether the value is the ``expected`` one, which the scenario has; ``elements`` are the
    elements of a list.
    """

    what: Argument
    given: str
    told: Argument
    is_as_written: bool
    elements: Elements | None = None
    expected: str = ""


NOT_ALLOWED: Final = message("refused")


class EndOfReadingError(Exception):
    """A check cannot continue; the parts that it read before are valid."""


class PartsRead(Comparison):
    """Records the given values and compares nothing."""

    def __init__(self) -> None:
        self._parts: list[Part] = []

    def same(
        self,
        what: Argument,
        expected: Argument,
        given: Argument,
        told: Argument | None = None,
        elements: Elements | None = None,
    ) -> None:
        """Record the given value; of a refusal without its reason, which everybody has in words of his own."""
        words, wanted = in_english(given), in_english(expected)
        shown = given if told is None or given is NOT_ALLOWED else told
        self._parts.append(Part(what, words, shown, wanted == words, elements, wanted))

    def differ(self, what: Argument, expected: Argument, given: Argument) -> NoReturn:
        """Record the given value, and end the check with EndOfReadingError."""
        self._parts.append(Part(what, in_english(given), given, is_as_written=False, expected=in_english(expected)))
        raise EndOfReadingError

    def taken(self) -> list[Part]:
        """The parts recorded since the last call."""
        parts, self._parts = self._parts, []
        return parts


_NOTHING: Final = message("nothing")


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
        self,
        what: Argument,
        expected: Argument,
        given: Argument,
        told: Argument | None = None,
        elements: Elements | None = None,
    ) -> None:
        """Raise Mismatch where the right answer has another value in this part, or no such part."""
        del expected
        right, shown = next(self._right, None), given if told is None else told
        if right is None:
            raise Mismatch(what, _NOTHING, shown)
        if right.what != what:
            raise Mismatch(right.what, right.told, message("{place}: {fault}", place=what, fault=shown))
        if right.given != in_english(given):
            both = elements and right.elements and elements._replace(expected=right.elements.given)
            raise _mismatch(what, right.told, shown, both or None)

    def differ(self, what: Argument, expected: Argument, given: Argument) -> NoReturn:
        """As ``same``, and end the check with EndOfReadingError."""
        self.same(what, expected, given)
        raise EndOfReadingError
