"""A phrase: the text of a step with typed fields, which matches steps and reads the values in them.

Modules of phrases register functions with ``given``, ``when`` and ``then``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Final, Literal, NamedTuple, TypeVar

from tarock_language.message import Language
from tarock_steps.table.course import BIRDS
from tarock_steps.table.turns import AMOUNT, amount
from tarock_steps.words.translated_fields import field_read, field_said, said_in_field
from tarock_steps.words.values import FIELDS

GERMAN: Final = "de"
"""The language that phrases have a wording of their own in, beside English."""
_QUOTED: Final = '[^"]*'
_NUMBER: Final = r"[+-]?\d+"
_READERS: Final[dict[str, Callable[[str], object]]] = {
    **dict.fromkeys(("players", "seat", "cents", "number", "tricks"), int),
    **dict.fromkeys(("augen", "mine", "theirs"), amount),
}
"""The fields that are no text, and their readers."""
SHAPES: Final[dict[str, str]] = {
    **{field: _NUMBER if reader is int else AMOUNT for field, reader in _READERS.items()},
    **{field: "|".join(re.escape(str(value)) for value in values) for field, values in FIELDS.items()},
    "contract": r"\w+(?:[ -](?:Rufer|Dreier|Ouvert))?",
    "king": r"[^\s\"]+",
    "clause": r"[A-Z]{3}-[A-Z]+-\d{3}",
    "open_contract": "Fahren|Trischaken",
    "bird": "|".join(BIRDS),
    "amount": AMOUNT,
    "closing": "Gut!|Weiter",
    "callable": "König|Tarock",
}
"""The regular expressions of fields; those of the others are any text without quotes."""
_TOKEN: Final = re.compile(r"\{(?P<field>\w+)\}|(?P<open>\[)|(?P<close>\])|(?P<text>[^\[\]{}]+)")
_OPTIONAL: Final = re.compile(r"\[([^\[\]]*)\]")
_FIELD: Final = re.compile(r"\{(\w+)\}")


class Phrase:
    """A phrase such as ``{player} holds "{cards}"``; parts in square brackets are optional.

    The name of a field decides what it matches: its entry in ``SHAPES``, or else any text without quotes. ``de`` is the
    phrase in German, with the same fields in any order. A language without a wording of its own has the English one.
    """

    def __init__(self, name: str, *, de: str) -> None:
        self.name: Final = name
        self.de: Final = de
        self._pattern = _pattern_of(name, SHAPES)

    def is_matching(self, name: str) -> bool:
        """Whether the text of a step matches the phrase."""
        return self._pattern.fullmatch(name) is not None

    def parse_arguments(self, name: str) -> dict[str, object] | None:
        """The fields with their values, None for an optional one left out; None if the text does not match."""
        match = self._pattern.fullmatch(name)
        if match is None:
            return None
        return {field: _READERS.get(field, _as_written)(text) for field, text in match.groupdict().items()}

    def said(self, name: str, say: Language) -> str | None:
        """A step in another language; None if it does not match the phrase."""
        match = self._pattern.fullmatch(name)
        if match is None:
            return None
        told = partial(field_said, say=say)
        return _filled(self.de, match, told) if say.code == GERMAN else _refilled(match, told)

    def read(self, told: str, say: Language) -> str | None:
        """The English of a step in another language; None if it does not match the phrase."""
        has_wording = say.code == GERMAN
        match = _pattern_in(self.de if has_wording else self.name, say).fullmatch(told)
        if match is None:
            return None
        english = partial(field_read, say=say)
        return _filled(self.name, match, english) if has_wording else _refilled(match, english)


def _as_written(text: str | None) -> str | None:
    return text


def _filled(wording: str, match: re.Match[str], field_told: Callable[[str, str], str]) -> str:
    """A wording with the fields of a match; a part in square brackets is left out where a field is missing."""

    def optional(part: re.Match[str]) -> str:
        fields = _FIELD.findall(part[1])
        return part[1] if fields and all(match[field] is not None for field in fields) else ""

    return _FIELD.sub(lambda field: field_told(field[1], match[field[1]]), _OPTIONAL.sub(optional, wording))


def _refilled(match: re.Match[str], field_told: Callable[[str, str], str]) -> str:
    """The text of a match with other words in its fields."""
    told, end = "", 0
    for field, text in match.groupdict().items():
        if text is not None:
            told += match.string[end : match.start(field)] + field_told(field, text)
            end = match.end(field)
    return told + match.string[end:]


@cache
def _pattern_in(wording: str, say: Language) -> re.Pattern[str]:
    """The regular expression of a wording in another language."""
    own = {field: "|".join(map(re.escape, said_in_field(field, say).values())) for field in FIELDS}
    return _pattern_of(wording, {**SHAPES, **own})


def _pattern_of(wording: str, shapes: Mapping[str, str]) -> re.Pattern[str]:
    """The regular expression of a wording; a field that stands in it twice has the same text both times."""
    seen: set[str] = set()
    return re.compile("".join(_pattern(token, shapes, seen) for token in _TOKEN.finditer(wording)))


def _pattern(token: re.Match[str], shapes: Mapping[str, str], seen: set[str]) -> str:
    if token["open"]:
        return "(?:"
    if token["close"]:
        return ")?"
    if token["text"]:
        return re.escape(token["text"])
    field = token["field"]
    if field in seen:
        return f"(?P={field})"
    seen.add(field)
    return f"(?P<{field}>{shapes.get(field, _QUOTED)})"


# ---------------------------------------------------------------------------------------- what a phrase does

Keyword = Literal["given", "when", "then"]
F = TypeVar("F", bound=Callable[..., object])


class Definition(NamedTuple):
    """A keyword, a phrase, and its function, which takes the table and the fields of the phrase."""

    keyword: Keyword
    phrase: Phrase
    function: Callable[..., object]


DEFINITIONS: Final[list[Definition]] = []
"""The definitions of the modules of words, in the order of their import."""


def given(phrase: Phrase) -> Callable[[F], F]:
    """Define a phrase that sets something up."""
    return _defining("given", phrase)


def when(phrase: Phrase) -> Callable[[F], F]:
    """Define a phrase for an act or a question."""
    return _defining("when", phrase)


def then(phrase: Phrase) -> Callable[[F], F]:
    """Define a phrase that expects something."""
    return _defining("then", phrase)


def _defining(keyword: Keyword, phrase: Phrase) -> Callable[[F], F]:
    def define(function: F) -> F:
        DEFINITIONS.append(Definition(keyword, phrase, function))
        return function

    return define
