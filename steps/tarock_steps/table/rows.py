"""Reads tables in scenarios: a header row, then one row for each thing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tarock_language.message import Message, Word, message
from tarock_protocol.errors import TableError


def read_rows(
    table: Sequence[Sequence[object]], needed: tuple[str, ...], optional: tuple[str, ...] = ()
) -> list[dict[str, str]]:
    """The rows of a table, each a mapping by column; TableError if its columns are wrong."""
    header = [str(cell) for cell in table[0]]
    wrong = set(header) - {*needed, *optional} | set(needed) - set(header)
    if wrong or len(set(header)) != len(header):
        fault = message(
            "a table with the columns {columns:|}: expected {known:|}",
            columns=_heads(header),
            known=_heads((*needed, *optional)),
        )
        raise TableError(fault)
    return [dict(zip(header, map(str, row), strict=True)) for row in table[1:]]


def _heads(columns: Iterable[str]) -> list[Message]:
    return [message("{column:head}", column=Word(column)) for column in columns]
