"""Compares a value of an answer with the expected one, or records it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from types import MappingProxyType
from typing import Final, NamedTuple, NoReturn

from tarock_steps.errors import Mismatch


class Elements(NamedTuple):
    """The elements of a list or an object, in words (``name`` or ``name: what of it``), ``expected`` and ``given``.

    ``grounds`` are the clauses that the answer names for an element, by its words or by its name: of one that is given
    why it is there, of any other why it is not. The others rest on ``rest``, on all of the check where that is empty.
    What is no list has no elements, and all of it rests on ``rest``.
    """

    expected: Sequence[str] = ()
    given: Sequence[str] = ()
    grounds: Mapping[str, Iterable[str]] = MappingProxyType({})
    rest: Iterable[str] = ()

    @property
    def lacking(self) -> tuple[str, ...]:
        """What is expected and not given."""
        return _beyond(self.expected, self.given)

    @property
    def too_much(self) -> tuple[str, ...]:
        """What is given and not expected."""
        return _beyond(self.given, self.expected)

    def grounds_of(self, element: str) -> Iterable[str]:
        """The clauses on which it rests that an element is there, or is not; none where none are named."""
        for name in (element, element.partition(": ")[0]):
            if name in self.grounds:
                return self.grounds[name]
        return self.rest


def _beyond(these: Iterable[str], those: Iterable[str]) -> tuple[str, ...]:
    return tuple((Counter(these) - Counter(those)).elements())


class Comparison(ABC):
    """Hears of every part that a check reads, with what the scenario expects there and what is given, in words."""

    @abstractmethod
    def same(
        self, what: str, expected: object, given: object, told: object = None, elements: Elements | None = None
    ) -> None:
        """The two should be the same; ``told`` is what a reader is told was given, where that is more.

        Where they are lists, ``elements`` are theirs.
        """

    @abstractmethod
    def differ(self, what: str, expected: object, given: object, told: object = None) -> NoReturn:
        """The two are not the same, and there is nothing to go on with."""


class _AsWritten(Comparison):
    """What is written in the scenario is what must be so."""

    def same(
        self, what: str, expected: object, given: object, told: object = None, elements: Elements | None = None
    ) -> None:
        """Mismatch where they are not the same."""
        if expected != given:
            raise _mismatch(what, str(expected), str(given if told is None else told), elements)

    def differ(self, what: str, expected: object, given: object, told: object = None) -> NoReturn:
        """Mismatch, always."""
        raise _mismatch(what, str(expected), str(given if told is None else told), None)


def _mismatch(what: str, expected: str, given: str, elements: Elements | None) -> Mismatch:
    if elements is None:
        return Mismatch(what, expected, given)
    return Mismatch(what, expected, given, lacking=elements.lacking, too_much=elements.too_much)


AS_WRITTEN: Final[Comparison] = _AsWritten()


class Part(NamedTuple):
    """What an answer says in one part, in words, what a reader is told of it, and whether that is as it is written.

    ``elements`` are those of a list.
    """

    what: str
    given: str
    told: str
    is_as_written: bool
    elements: Elements | None = None


class EndOfReadingError(Exception):
    """A check found nothing to go on with; what it had read stands."""


class PartsRead(Comparison):
    """Keeps what is given, whatever is expected."""

    def __init__(self) -> None:
        self._parts: list[Part] = []

    def same(
        self, what: str, expected: object, given: object, told: object = None, elements: Elements | None = None
    ) -> None:
        """Keep what is given."""
        words = str(given if told is None else told)
        self._parts.append(Part(what, str(given), words, expected == given, elements))

    def differ(self, what: str, expected: object, given: object, told: object = None) -> NoReturn:
        """Keep what is given, and end the check."""
        del expected
        self._parts.append(Part(what, str(given), str(given if told is None else told), is_as_written=False))
        raise EndOfReadingError

    def taken(self) -> list[Part]:
        """What was read since the last time."""
        parts, self._parts = self._parts, []
        return parts


_NOTHING: Final = "nothing"


class AsIsRight(Comparison):
    """What the right answer says in the same part is what must be so, whatever is written."""

    def __init__(self) -> None:
        self._right: Iterator[Part] = iter(())

    @contextmanager
    def held_against(self, right: Sequence[Part]) -> Iterator[None]:
        """Mismatch where a check reads anything else than these parts, or less."""
        self._right = iter(right)
        with suppress(EndOfReadingError):
            yield
        lacking = next(self._right, None)
        if lacking is not None:
            raise Mismatch(lacking.what, lacking.told, _NOTHING)

    def same(
        self, what: str, expected: object, given: object, told: object = None, elements: Elements | None = None
    ) -> None:
        """Mismatch where the right answer says something else in this part, or has no such part."""
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
        """As ``same``, and the check ends with it."""
        self.same(what, expected, given, told)
        raise EndOfReadingError
