"""Translates German steps into the English of the features; the reverse of ``german``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from tarock_protocol.seating import PLAYERS
from tarock_steps.words.german import CELLS, FIELDS, HEADS, NAMES, WORDS
from tarock_steps.words.phrase import SHAPES, Phrase

_NAMES: Final = "|".join(WORDS.get(player, player) for player in PLAYERS)
_PLAYERS: Final = {WORDS.get(player, player): player for player in PLAYERS}
_ENGLISH: Final = {said: word for word, said in WORDS.items() if word != said}
_WORD: Final = re.compile(rf"\((?P<of>{_NAMES})\)|\b(?!Vierter König\b(?! ultimo))(?:{'|'.join(_ENGLISH)})\b")
"""A German word of ours, or in brackets the player whose announcement another one goes against; not Vierter König."""
_QUOTED: Final = '[^"]*'
_MORE_SHAPES: Final = {
    "player": _NAMES,
    "offender": _NAMES,
    "owner": f"(?:{_NAMES}) {WORDS['took']}",
    "which_trick": rf"{WORDS['trick']} \d+",
}
"""The regular expressions of further German texts of fields, beside the words in ``FIELDS``."""
_TOKEN: Final = re.compile(r"\{(?P<field>\w+)\}|(?P<open>\[)|(?P<close>\])|(?P<text>[^\[\]{}]+)")
_OPTIONAL: Final = re.compile(r"\[([^\[\]]*)\]")
_FIELD: Final = re.compile(r"\{(\w+)\}")
_HEADS: Final = {said: head for head, said in HEADS.items()}
_EVENTS: Final = {said: cell for cell, said in CELLS.items()}
_ITEM: Final = ("declarer", "opponents", "won", "lost", "yes", "no", *FIELDS["counts"])
_OF_ITEM: Final = {CELLS[cell]: cell for cell in _ITEM}
_OF_EVENTS: Final = "events"
"""The column that has the words of past deals; an item of a sheet may have the same name as one of them."""


def in_english(phrase: Phrase, text: str) -> str | None:
    """A German step of a phrase in English; None where it does not match the phrase."""
    match = _pattern_of(phrase).fullmatch(text)
    return None if match is None else _said(phrase.name, match.groupdict())


def rows_in_english(rows: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """The table below a step in English; the heading of a column decides which words its cells have."""
    heads = tuple(_HEADS.get(head, head) for head in rows[0]) if rows else ()
    told = (tuple(_cell(cell, head) for cell, head in zip(row, heads, strict=False)) for row in rows[1:])
    return (heads, *told) if rows else ()


def _cell(text: str, head: str) -> str:
    known = _EVENTS if head == _OF_EVENTS else _OF_ITEM
    return ", ".join(known.get(part) or words_in_english(part) for part in text.split(", "))


def words_in_english(text: str) -> str:
    """A text in English; only our words are translated, cards, numbers and table words stay."""
    return _WORD.sub(lambda match: f"of {_PLAYERS[match['of']]}" if match["of"] else _ENGLISH[match[0]], text)


def _said(wording: str, fields: Mapping[str, str | None]) -> str:
    """An English wording with its fields filled in; a part in square brackets is left out where a field is missing."""

    def optional(match: re.Match[str]) -> str:
        named = _FIELD.findall(match[1])
        return match[1] if named and all(fields.get(field) is not None for field in named) else ""

    return _FIELD.sub(lambda match: _in_field(match[1], fields[match[1]] or ""), _OPTIONAL.sub(optional, wording))


def _in_field(field: str, text: str) -> str:
    own = {said: word for word, said in FIELDS.get(field, {}).items()}
    return text if field in NAMES else own.get(text) or words_in_english(text)


@cache
def _pattern_of(phrase: Phrase) -> re.Pattern[str]:
    seen: set[str] = set()
    return re.compile("".join(_pattern(token, seen) for token in _TOKEN.finditer(phrase.de)))


def _pattern(token: re.Match[str], seen: set[str]) -> str:
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
    return f"(?P<{field}>{_shape(field)})"


def _shape(field: str) -> str:
    own = [*map(re.escape, FIELDS.get(field, {}).values())]
    if field in _MORE_SHAPES:
        return "|".join((*own, _MORE_SHAPES[field]))
    return "|".join((*own, SHAPES[field])) if field in SHAPES else _QUOTED
