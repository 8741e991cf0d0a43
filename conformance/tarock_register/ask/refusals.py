"""The reason of a refusal in the language of whoever asks: that of a message, or text translated phrase by phrase."""

from __future__ import annotations

import re
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Final

from tarock_language.catalogue import language_of
from tarock_register.ask.names import in_german_names, with_german_fields
from tarock_register.ask.phrases import PHRASES
from tarock_running.process.exits import UsageFaultError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tarock_language.message import Message

_HOLE: Final = "{}"
_LIST: Final = re.compile(r"(?<=Expected one of: )[\w, ]+|(?<=Did you mean )[\w ]+(?=\? Expected one of: )")
_WORD: Final = re.compile(r"\w+")
_NAME: Final = re.compile(
    r"(?<=\]\.)[a-z_]+|\b[a-z_]+(?==)|(?<=An example: )\w+|(?<=')\w+(?=' needs this field)|(?<=field of ')\w+"
)
"""The names of fields and questions in an example or a message."""


@contextmanager
def refusals_told(*, german: bool) -> Iterator[None]:
    """A context in which refusals are raised again in German if ``german`` is true."""
    try:
        yield
    except UsageFaultError as fault:
        if not german:
            raise
        raise UsageFaultError(told(fault.said, german=german)) from fault


def told(reason: Message | str, *, german: bool) -> str:
    """A reason as a sentence; in German also with the German names of its fields."""
    return refusal_in_german(language_of("de").sentence(reason)) if german else str(reason)


def refusal_in_german(sentence: str) -> str:
    """A sentence such as ``contract: expected …, got …`` with German phrases and the German names of its fields.

    Cards, games, files and the user's own text are not translated, and neither is a phrase without German.
    """
    told = with_german_fields(sentence)
    told = _LIST.sub(lambda found: _WORD.sub(lambda name: in_german_names(name[0]), found[0]), told)
    told = _NAME.sub(lambda found: in_german_names(found[0]), told)
    for pattern, german in _patterns():
        told = pattern.sub(german, told)
    return told


@cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    """The phrases as patterns, the longest first, each with its replacement."""
    return [(_pattern(english), _replacement(PHRASES[english])) for english in sorted(PHRASES, key=len, reverse=True)]


def _pattern(english: str) -> re.Pattern[str]:
    begins = r"(?<!\w)" if english[0].isalnum() else ""
    ends = r"(?!\w)" if english[-1].isalnum() else ""
    return re.compile(begins + r"(.+?)".join(map(re.escape, english.split(_HOLE))) + ends)


def _replacement(german: str) -> str:
    first, *others = german.replace("\\", r"\\").split(_HOLE)
    return first + "".join(rf"\g<{number}>{part}" for number, part in enumerate(others, start=1))
