"""Translates the fields and tables of steps from English into another language, and back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from tarock_language.message import Language, Word
from tarock_protocol.deeds import FOURTH
from tarock_steps.words.values import COLUMNS, FIELDS, HEADS, LISTS, NAMES, SEATS, Value

Rows = Sequence[Sequence[str]]
Said = Mapping[str, str]
"""Words of one language, each with the same in another one."""

_LIST: Final = ", "


def field_said(field: str, text: str, say: Language) -> str:
    """The text of a field of this name in another language."""
    return text if field in NAMES else _told(text, said_in_field(field, say), said_of_seats(say))


def field_read(field: str, text: str, say: Language) -> str:
    """The English of a field's text in another language."""
    return text if field in NAMES else _told(text, turned(said_in_field(field, say)), turned(said_of_seats(say)))


def rows_said(rows: Rows, say: Language) -> tuple[tuple[str, ...], ...]:
    """The table below a step in another language; the heading of a column decides which words its cells have."""
    if not rows:
        return ()
    columns = [said_in_column(head, say) for head in rows[0]]
    return _table(rows, said_of_heads(say), columns, said_of_seats(say))


def rows_read(rows: Rows, say: Language) -> tuple[tuple[str, ...], ...]:
    """The English of a table in another language."""
    if not rows:
        return ()
    heads = turned(said_of_heads(say))
    columns = [turned(said_in_column(heads.get(head, head), say)) for head in rows[0]]
    return _table(rows, heads, columns, turned(said_of_seats(say)))


def _table(rows: Rows, heads: Said, columns: Sequence[Said], seats: Said) -> tuple[tuple[str, ...], ...]:
    cells = (tuple(_told(cell, known, seats) for cell, known in zip(row, columns, strict=False)) for row in rows[1:])
    return (tuple(heads.get(head, head) for head in rows[0]), *cells)


@cache
def said_in_field(field: str, say: Language) -> Said:
    """The words of a field: in English, and each in another language."""
    return each_said(FIELDS.get(field) or LISTS.get(field, ()), f"field {field}", say)


@cache
def said_of_seats(say: Language) -> Said:
    """The names of the seats, alone and behind the announcement that another one goes against."""
    of_seats = ((f"of {seat}", say("of {player}", player=seat)) for seat in SEATS)
    return {FOURTH: FOURTH, **each_said((*SEATS, Word("nobody")), "", say), **dict(of_seats)}


@cache
def said_in_column(head: str, say: Language) -> Said:
    """The words of the cells below a heading: in English, and each in another language."""
    return each_said(COLUMNS.get(head, ()), f"column {head}", say)


@cache
def said_of_heads(say: Language) -> Said:
    """The headings: in English, and each in another language."""
    return each_said(HEADS, "head", say)


def each_said(values: Iterable[Value], place: str, say: Language) -> Said:
    """Words by their English, each as it stands in such a place in another language."""
    return {str(value): say.format_field(value, place) for value in values}


def turned(said: Said) -> Said:
    """The same words by those of the other language."""
    return {there: here for here, there in said.items()}


def _told(text: str, known: Said, seats: Said) -> str:
    """A text of known words, alone or in a list, or with names of seats; all others stay as they are."""
    if text in known:
        return known[text]
    return _LIST.join(known.get(part) or _with_seats(part, seats) for part in text.split(_LIST))


def _with_seats(text: str, seats: Said) -> str:
    return _pattern(tuple(seats)).sub(lambda found: seats[found[0]], text)


@cache
def _pattern(seats: tuple[str, ...]) -> re.Pattern[str]:
    """A name of a seat; the fourth König, whose German name begins like one, stands at the end of a text."""
    longest_first = sorted(seats, key=len, reverse=True)
    names = (re.escape(name) + (r"(?=\W*$)" if name == FOURTH else r"(?!\w)") for name in longest_first)
    return re.compile(rf"(?<!\w)(?:{'|'.join(names)})")
