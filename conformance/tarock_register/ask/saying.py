"""How an answer is put into a language: words of the table in a text, texts of the catalogues, refusals."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol, TypeVar

from tarock_running.process.exits import UsageFaultError
from tarock_steps.words.translation import field_said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tarock_language.message import Language


T_co = TypeVar("T_co", covariant=True)


class InBoth(Protocol[T_co]):
    """What a catalogue of the rules has in English and in German."""

    @property
    def en(self) -> T_co:
        """The English text."""

    @property
    def de(self) -> T_co:
        """The German text."""


def told_in(text: InBoth[T_co], say: Language) -> T_co:
    """A text of a catalogue in one of its languages; English in any other."""
    return text.de if say.code == "de" else text.en


def in_words(text: str, say: Language) -> str:
    """A text with words of the table in it, such as the names of seats, in a language."""
    return field_said("words", text, say)


@contextmanager
def refusals_told(say: Language) -> Iterator[None]:
    """A context in which refusals are raised again as sentences of a language."""
    try:
        yield
    except UsageFaultError as fault:
        raise UsageFaultError(say.sentence(fault.said)) from fault
