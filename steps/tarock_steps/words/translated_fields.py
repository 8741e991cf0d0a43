"""Translates the fields and tables of steps from English into another language, and back.

A field is a part of a step that varies, such as the player in ``{player} plays "{card}"``. The rest of a step is the
business of its phrase. Functions with ``said`` in their names go from English into the other language; those with
``read`` go back.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from tarock_language.message import Language, Word
from tarock_protocol.deeds import FOURTH
from tarock_steps.words.values import COLUMNS, FIELDS, HEADS, LISTS, NAMES, SEATS, Value

Rows = Sequence[Sequence[str]]
Translations = Mapping[str, str]
"""Words of one language, each with its translation into another one."""

_LIST: Final = ", "


def field_said(field: str, text: str, say: Language) -> str:
    """Translate the English text of a field of this name; words that are not known stay as they are."""
    return text if field in NAMES else _told(text, said_in_field(field, say), said_of_seats(say))


def field_read(field: str, text: str, say: Language) -> str:
    """The English for the text of a field in another language."""
    return text if field in NAMES else _told(text, turned(said_in_field(field, say)), turned(said_of_seats(say)))


def rows_said(rows: Rows, say: Language) -> tuple[tuple[str, ...], ...]:
    """Translate the English table below a step; the heading of a column decides which words its cells have."""
    if not rows:
        return ()
    columns = [said_in_column(head, say) for head in rows[0]]
    return _table(rows, said_of_heads(say), columns, said_of_seats(say))


def rows_read(rows: Rows, say: Language) -> tuple[tuple[str, ...], ...]:
    """The English for a table in another language."""
    if not rows:
        return ()
    heads = turned(said_of_heads(say))
    columns = [turned(said_in_column(heads.get(head, head), say)) for head in rows[0]]
    return _table(rows, heads, columns, turned(said_of_seats(say)))


def _table(
    rows: Rows, heads: Translations, columns: Sequence[Translations], seats: Translations
) -> tuple[tuple[str, ...], ...]:
    cells = (tuple(_told(cell, known, seats) for cell, known in zip(row, columns, strict=False)) for row in rows[1:])
    return (tuple(heads.get(head, head) for head in rows[0]), *cells)


@cache
def said_in_field(field: str, say: Language) -> Translations:
    """The translations of the words that a field of this name may hold."""
    return each_said(FIELDS.get(field) or LISTS.get(field, ()), f"field {field}", say)


@cache
def said_of_seats(say: Language) -> Translations:
    """The translations of the players' names, alone and as in ``Kontra Trull of Vorhand``.

    The fourth König is among them as itself, so that it is not taken for the German name of the fourth player.
    """
    of_seats = ((f"of {seat}", say("of {player}", player=seat)) for seat in SEATS)
    return {FOURTH: FOURTH, **each_said((*SEATS, Word("nobody")), "", say), **dict(of_seats)}


@cache
def said_in_column(head: str, say: Language) -> Translations:
    """The translations of the words in the column below an English heading."""
    return each_said(COLUMNS.get(head, ()), f"column {head}", say)


@cache
def said_of_heads(say: Language) -> Translations:
    """The translations of the headings of tables."""
    return each_said(HEADS, "head", say)


def each_said(values: Iterable[Value], place: str, say: Language) -> Translations:
    """The translations of these words, as they stand in such a place (``field side``, ``head``) of the catalogue."""
    return {str(value): say.format_field(value, place) for value in values}


def turned(said: Translations) -> Translations:
    """The translations with keys and values exchanged."""
    return {there: here for here, there in said.items()}


def _told(text: str, known: Translations, seats: Translations) -> str:
    """Translate a text that is one known word, a list of them, or has names of players in it; all else stays."""
    if text in known:
        return known[text]
    return _LIST.join(known.get(part) or _with_seats(part, seats) for part in text.split(_LIST))


def _with_seats(text: str, seats: Translations) -> str:
    return _pattern(tuple(seats)).sub(lambda found: seats[found[0]], text)


@cache
def _pattern(seats: tuple[str, ...]) -> re.Pattern[str]:
    """A name of a seat; the fourth König, whose German name begins like one, stands at the end of a text."""
    longest_first = sorted(seats, key=len, reverse=True)
    names = (re.escape(name) + (r"(?=\W*$)" if name == FOURTH else r"(?!\w)") for name in longest_first)
    return re.compile(rf"(?<!\w)(?:{'|'.join(names)})")
