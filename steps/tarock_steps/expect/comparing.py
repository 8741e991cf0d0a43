"""What becomes of what a check reads out of an answer: held against what is written or what is right, or kept."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final, NamedTuple, NoReturn

from tarock_steps.errors import Mismatch


class Comparison(ABC):
    """Hears of every part that a check reads, with what the scenario expects there and what is given, in words."""

    @abstractmethod
    def same(self, what: str, expected: object, given: object, told: object = None) -> None:
        """The two should be the same; ``told`` is what a reader is told was given, where that is more."""

    @abstractmethod
    def differ(self, what: str, expected: object, given: object, told: object = None) -> NoReturn:
        """The two are not the same, and there is nothing to go on with."""


class _AsWritten(Comparison):
    """What is written in the scenario is what must be so."""

    def same(self, what: str, expected: object, given: object, told: object = None) -> None:
        """Mismatch where they are not the same."""
        if expected != given:
            self.differ(what, expected, given, told)

    def differ(self, what: str, expected: object, given: object, told: object = None) -> NoReturn:
        """Mismatch, always."""
        raise Mismatch(what, str(expected), str(given if told is None else told))


AS_WRITTEN: Final[Comparison] = _AsWritten()


class Part(NamedTuple):
    """What an answer says in one part, in words, what a reader is told of it, and whether that is as it is written."""

    what: str
    given: str
    told: str
    is_as_written: bool


class EndOfReadingError(Exception):
    """A check found nothing to go on with; what it had read stands."""


class PartsRead(Comparison):
    """Keeps what is given, whatever is expected."""

    def __init__(self) -> None:
        self._parts: list[Part] = []

    def same(self, what: str, expected: object, given: object, told: object = None) -> None:
        """Keep what is given."""
        self._parts.append(Part(what, str(given), str(given if told is None else told), expected == given))

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

    def same(self, what: str, expected: object, given: object, told: object = None) -> None:
        """Mismatch where the right answer says something else in this part, or has no such part."""
        del expected
        right = next(self._right, None)
        if right is None:
            raise Mismatch(what, _NOTHING, str(given if told is None else told))
        if right.what != what:
            raise Mismatch(right.what, right.told, f"{what}: {given if told is None else told}")
        if right.given != str(given):
            raise Mismatch(what, right.told, str(given if told is None else told))

    def differ(self, what: str, expected: object, given: object, told: object = None) -> NoReturn:
        """As ``same``, and the check ends with it."""
        self.same(what, expected, given, told)
        raise EndOfReadingError
