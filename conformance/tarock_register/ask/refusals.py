"""Translates the reasons of our engine, which are English text, into German, phrase by phrase."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from tarock_register.ask.names import typed_name
from tarock_register.ask.phrases import PHRASES

if TYPE_CHECKING:
    from tarock_language.message import Language

_HOLE: Final = "{}"
_FORBIDDEN: Final = re.compile(
    r"(?P<wanted>(?:what may be \w+ there|cards that may be laid away), got (?:'[^']*'|[^()]*?)) \([^()]*\)"
)
"""A forbidden act with the engine's own reason in brackets; in German only the clauses give the reason."""
_NAMED: Final = re.compile(r"(?:(?<=^)|(?<=: )|(?<=; )|(?<=\]\.))[a-z_]+(?=(?:\[\d+\])?[.:])|(?<=\]\.)[a-z_]+")
"""The names of fields at the beginning of a reason, and in the place of a value."""


def refusal_in_german(sentence: str, say: Language) -> str:
    """A sentence such as ``contract: expected …, got …`` with German phrases and the German names of its fields.

    Cards, games, files and the user's own text are not translated, and neither is a phrase without German.
    """
    told = _FORBIDDEN.sub(lambda found: found["wanted"], sentence)
    told = _NAMED.sub(lambda found: typed_name(found[0], say), told)
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
