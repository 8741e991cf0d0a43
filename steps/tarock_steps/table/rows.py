"""Reads tables in scenarios: a header row, then one row for each thing."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_protocol.errors import TableError


def read_rows(
    table: Sequence[Sequence[object]], needed: tuple[str, ...], optional: tuple[str, ...] = ()
) -> list[dict[str, str]]:
    """The rows of a table, each a mapping by column; TableError where its columns are wrong."""
    header = [str(cell) for cell in table[0]]
    wrong = set(header) - {*needed, *optional} | set(needed) - set(header)
    if wrong or len(set(header)) != len(header):
        columns = " | ".join((*needed, *optional))
        message = f"a table with the columns {' | '.join(header)}: expected {columns}"
        raise TableError(message)
    return [dict(zip(header, map(str, row), strict=True)) for row in table[1:]]
