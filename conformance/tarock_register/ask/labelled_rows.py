"""Prints labels with their values on the terminal: beside each other, or label above value where it is narrow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console

Row = tuple[str | Text, Text]

_NARROW: Final = 60
"""In a terminal with fewer columns, labels are above their values."""
_GAP: Final = 2


def tell_rows(rows: Iterable[Row], console: Console, indent: int = 0) -> None:
    """Print labels with their values, indented by ``indent`` blanks; labels without a style are dim.

    Beside its value a label is never broken.
    """
    told = [(Text(label, style="dim") if isinstance(label, str) else label, value) for label, value in rows]
    widest = max((label.cell_len for label, _ in told), default=0)
    gap = _GAP if widest else 0
    room = console.width - indent - widest - gap
    beside = console.width >= _NARROW and room >= widest
    for line in _beside(told, console, widest + gap, room) if beside else _above(told, console, console.width - indent):
        console.print(Text(" " * indent) + line, soft_wrap=True)


def _beside(told: Sequence[tuple[Text, Text]], console: Console, left: int, room: int) -> Iterator[Text]:
    for label, value in told:
        for number, line in enumerate(_lines(value, console, room)):
            mark = Text() if number else label
            yield mark + Text(" " * (left - mark.cell_len)) + line


def _above(told: Sequence[tuple[Text, Text]], console: Console, width: int) -> Iterator[Text]:
    for label, value in told:
        yield from _lines(label, console, width) if label.plain else ()
        yield from (Text(" " * _GAP) + line for line in _lines(value, console, width - _GAP))


def _lines(text: Text, console: Console, width: int) -> Iterator[Text]:
    for line in text.wrap(console, width):
        line.rstrip()
        yield line
