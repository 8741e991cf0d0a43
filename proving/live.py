"""``python -m proving.live [SOURCE …]``: choose the rows of models that a pack asks, by what they can show.

Of the rows that may be drawn for a place, that is chosen which shows most that none before it shows: pairs of values
beside a wrong ruling, and triples. Models have the more places the more that is new a further row of theirs shows.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from math import isqrt
from typing import Final, NamedTuple

import msgspec

from proving import frame
from tarock_protocol.filled_question import FilledQuestion
from tarock_reference import respond
from tarock_reference.impostors import impostors
from tarock_searching.ask.question_blocks import chance_at
from tarock_searching.fuzz.pack import SEED
from tarock_searching.make.combination_tables import EACH, Combinations, TablePlace, table_places
from tarock_searching.make.combining import possible_models, rows_at
from tarock_searching.make.draws import BLOCKS, draws_path
from tarock_searching.make.material import Material, material_of
from tarock_searching.model.axes import Model
from tarock_searching.model.drawing import Drawing, DrawnRow
from tarock_searching.model.live import LiveCombinations, Showing

_IMPOSTORS: Final = 16
"""How many impostors are asked about a row, at most."""
_TRIED: Final = 60
"""How many rows of each model are drawn to see how much is new. Models share the room by the roots of that."""
_EACH: Final = 160
"""How many rows a block has."""
_FEWEST: Final = 3
"""How many of them a model has, at least."""
_LATELY: Final = 20
_ENOUGH: Final = 2 / 3
"""A row that adds this share of what so many rows before it did on average is good enough."""


class BestRow(NamedTuple):
    """The row that adds most at a place, by the number of its draw; ``gain`` is what it adds to those before it."""

    number: int = 0
    gain: int = 0
    drawn: DrawnRow | None = None
    shown: Sequence[str] = ()


def main(arguments: Sequence[str] | None = None) -> int:
    """Choose the rows of each source, show what they can show, and keep their numbers."""
    parser = frame.parser_of("proving.live", __doc__)
    frame.add_sources(parser)
    return frame.run_each(parser, _choose, arguments)


def _choose(source: str, _: argparse.Namespace) -> int:
    """Choose the rows of a source, and show what each model came to; nothing of it is wrong."""
    choosing = ChoosingRows(source, material_of(source, SEED, respond), Showing(impostors(source), _IMPOSTORS))
    models = possible_models(choosing.material)
    news = {model.name: isqrt(choosing.new_in_further_rows(model)) for model in models}
    chosen: dict[str, str] = {}
    for model in models:
        each = max(_FEWEST, _EACH * news[model.name] // sum(news.values()))
        live = LiveCombinations(model)
        chosen[model.name] = choosing.numbers(model, each, live)
        told = f"{live.pairs:,} pairs are live for a ruling, {len(live.triples):,} triples for any"
        frame.tell(f"{source}, {model.name}: {len(chosen[model.name]):,} rows, {told}")
    path = draws_path(source)
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(chosen), indent=1) + b"\n")
    frame.tell(f"stored: {path.name}")
    return 0


class ChoosingRows(NamedTuple):
    """Chooses the rows of a source."""

    source: str
    material: Material
    showing: Showing

    def new_in_further_rows(self, model: Model) -> int:
        """How much of what the second half of some rows shows the first half does not."""
        live, halves = LiveCombinations(model), [0, 0]
        for number in range(_TRIED):
            drawing = Drawing(model, self.material.is_question, f"{model.source} share {number}")
            drawn = drawing.drawn(is_sparse=bool(number % 2))
            shown = () if drawn is None else self._shown(drawn)
            if drawn is not None:
                halves[2 * number // _TRIED] += live.new(drawn.row, shown)
                live.keep(drawn.row, shown)
        return halves[1]

    def numbers(self, model: Model, each: int, live: LiveCombinations) -> str:
        """The number of the draw that is asked first at each place, of which a block has ``each``; a digit for each."""
        numbers = dict[int, int]()
        gains = deque[int](maxlen=_LATELY)
        for place, chance in places_of(model.name, each, self.source):
            enough = _ENOUGH * sum(gains) / max(len(gains), 1)
            best = self.best(rows_at(place.number, model, self.material, chance), live, enough)
            if best.drawn is not None:
                live.keep(best.drawn.row, best.shown)
            numbers[place.number] = best.number
            gains.append(best.gain)
        return "".join(str(numbers[place]) for place in range(BLOCKS * each))

    def best(self, rows: Iterable[tuple[int, DrawnRow]], live: LiveCombinations, enough: float) -> BestRow:
        """The row that adds most; the first that adds ``enough`` is taken."""
        best = BestRow()
        for number, drawn in rows:
            shown = self._shown(drawn)
            gain = live.new(drawn.row, shown)
            best = BestRow(number, gain, drawn, shown) if gain > best.gain else best
            if best.gain > enough:
                break
        return best

    def _shown(self, drawn: DrawnRow) -> Sequence[str]:
        return self.showing.shown(FilledQuestion.of(drawn.question, self.material.reference.ask(drawn.question)))


def places_of(name: str, each: int, source: str) -> Iterator[tuple[TablePlace, random.Random]]:
    """The places of a table of rows in the order in which a pack asks them, with the chance of each."""
    table = Combinations(name, BLOCKS * each, lambda _number, _chance: iter(()), each)
    for block in range(BLOCKS):
        for place in table_places([table], f"{source} {SEED}", block * EACH, EACH):
            yield place, chance_at(place, source, SEED, block)


if __name__ == "__main__":
    sys.exit(main())
