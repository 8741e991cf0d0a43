"""Which of the rows drawn for a place is asked first, as it was chosen for the first seed.

For each place of a table some rows are drawn. ``python -m proving.live`` chooses the one that shows most, and keeps its
number in a file of each source. Any number is possible at any place, so a file that is older than the models, or that
another seed reads, makes no question wrong; its rows show no more than others then.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from tarock_searching.make.combination_tables import EACH

DRAWS: Final = 8
"""How many rows are drawn for a place, at most."""
BLOCKS: Final = 40
"""How many blocks ask all places of a table of draws: those of a pack."""
_ROWS: Final = 2_000
"""How many places the rows of a model have if nothing was chosen for it."""


class TableOfDraws(NamedTuple):
    """The ``numbers`` of the draws that are asked first at the places of a table, a digit for each.

    They are empty if nothing was chosen.
    """

    numbers: str

    @property
    def size(self) -> int:
        """How many places the table has."""
        return len(self.numbers) or _ROWS

    @property
    def each(self) -> int:
        """How many of its places a whole block asks."""
        return len(self.numbers) // BLOCKS or EACH

    def first(self, place: int) -> int:
        """The number of the draw that is asked first at a place."""
        return int(self.numbers[place]) if self.numbers else 0


def table_of_draws(source: str, model: str) -> TableOfDraws:
    """The table for the rows of a model."""
    return TableOfDraws(chosen_draws(source).get(model, ""))


def draws_path(source: str) -> Path:
    """The file of a source."""
    return Path(__file__).with_name("drawn") / f"{source}.json"


def drawn_bytes(source: str) -> bytes:
    """What the file of a source holds; nothing if there is none."""
    path = draws_path(source)
    return path.read_bytes() if path.exists() else b""


@functools.cache
def chosen_draws(source: str) -> dict[str, str]:
    """The digits for each model; none if the source has no file."""
    content = drawn_bytes(source)
    return msgspec.json.decode(content, type=dict[str, str]) if content else {}
