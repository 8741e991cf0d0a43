"""``python -m proving.triples [SOURCE …]``: count which triples of values the questions of the suite ask.

A model describes questions of one kind by axes with values; a question is a row of it, with one value for each axis. A
triple is three values of three axes. It counts as possible if some question has it: one of a scenario, of a campaign of
``tarock fuzz``, of a row drawn at random, or of a row that differs from one of these in one value. It is live if some
impostor (the reference engine with one wrong ruling) answers a question that has it wrongly. Pairs of values are
counted too, once for each impostor for which they are live.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from proving import cli
from proving.showing import LiveCombinations, Showing
from proving.triple_sets import Tried, Triples
from tarock_protocol.codec import encode
from tarock_protocol.drivers import InProcess
from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.messages.questions import Question
from tarock_reference import respond
from tarock_reference.impostors import impostors
from tarock_searching.fuzz.packing import made_blocks
from tarock_searching.make.combining import possible_models
from tarock_searching.make.material import Material, all_asked, material_of
from tarock_searching.model.axes import ABSENT, Model, Row
from tarock_searching.model.drawing import Drawing, DrawnRow
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.scripts import Script

_SEED: Final = 1
"""The seed of all that is drawn."""
_FURTHER: Final = 2
"""How many rows are drawn for each question of a model whose rows are wishes: its questions may have other values."""
_IMPOSTORS: Final = 16
"""How many impostors are asked about a row, at most."""


class Asked(NamedTuple):
    """Questions from one origin that a model describes, with their rows."""

    origin: str
    drawn: Sequence[DrawnRow]


class Counted(NamedTuple):
    """What the rows of an origin cover.

    The numbers of rows, of different triples in them, of those that are live, and of live pairs, for each impostor.
    """

    origin: str
    rows: int
    covered: int
    live: int
    pairs: int


def main(arguments: Sequence[str] | None = None) -> int:
    """Count the triples of each model, and show how many of them are asked."""
    parser = cli.parser_of("proving.triples", __doc__)
    cli.add_sources(parser)
    parser.add_argument("--rows", type=cli.positive, default=1_000, help="rows drawn of each model (default: 1,000)")
    parser.add_argument(
        "--blocks", type=cli.positive, default=12, help="blocks of 250 questions of a campaign (default: 12)"
    )
    parser.add_argument("--model", action="append", help="only this model; may be repeated")
    return cli.run_each(parser, _show, arguments)


def _show(source: str, asked: argparse.Namespace) -> int:
    """Show the counts of a source. Returns 0, as no count is a fault."""
    material = material_of(source, _SEED, respond)
    scenarios, campaign = [*scenario_questions(source)], [*_of_campaign(source, asked.blocks)]
    for model in possible_models(material):
        if asked.model and model.name not in asked.model:
            continue
        drawn = [*drawn_rows(model, material.is_question, asked.rows)]
        each = [
            Asked("scenarios", described_by(model, scenarios)),
            Asked("campaign", described_by(model, campaign)),
            Asked("rows", drawn),
        ]
        rows = [found.row for origin in each for found in origin.drawn]
        possible = possible_triples(model, material.is_question, rows)
        cli.tell(f"{source}, {model.name}: {len(model.axes)} axes, {len(possible):,} triples are possible")
        for origin in each:
            found = counted(origin, model, material, Showing(impostors(source), _IMPOSTORS))
            percent = 100 * found.covered / max(len(possible), 1)
            told = (
                f"{found.covered:,} triples ({percent:.1f} %), {found.live:,} of them live; {found.pairs:,} live pairs"
            )
            cli.tell(f"  {found.origin}: {found.rows:,} rows, {told}")
    return 0


def scenario_questions(source: str) -> Iterator[Question]:
    """The questions of all scenarios, each once."""
    known: set[bytes] = set()
    for planned in plan(source):
        for question in all_asked(Script.of(planned), InProcess(respond)):
            line = encode(replace(question, id=1))
            if line not in known:
                known.add(line)
                yield question


def _of_campaign(source: str, blocks: int) -> Iterator[Question]:
    for block in made_blocks(source, blocks):
        yield from (made.asked.question for made in block if made.asked is not None)


def described_by(model: Model, questions: Iterable[Question]) -> list[DrawnRow]:
    """Those questions that a model describes, with their rows."""
    return [DrawnRow(row, question) for question in questions if (row := model.read(question)) is not None]


def drawn_rows(
    model: Model, is_question: Callable[[Question], bool], number: int, first: int = 0
) -> Iterator[DrawnRow]:
    """So many drawn rows, every second one sparse."""
    for place in range(first, first + number):
        drawing = Drawing(model, is_question, f"{model.source} {model.name} {place}")
        drawn = drawing.drawn(is_sparse=bool(place % 2))
        if drawn is not None:
            yield drawn


def possible_triples(model: Model, is_question: Callable[[Question], bool], rows: Sequence[Row]) -> Triples:
    """The triples of these rows and of other rows, which differ in one value, or are drawn if rows are wishes."""
    if model.given is None:
        return tried_triples(model, is_question, rows).possible
    found = Triples(model)
    for row in rows:
        found.add(row)
    for drawn in drawn_rows(model, is_question, _FURTHER * len(rows), len(rows)):
        found.add(drawn.row)
    return found


def tried_triples(
    model: Model, is_question: Callable[[Question], bool], rows: Sequence[Row], asked: Triples | None = None
) -> Tried:
    """What is found out from rows and from those that differ from one of them in one value.

    A value is changed only for triples that no row has yet, and if it matters whether ``asked`` is possible, only for
    pairs of these.
    """
    tried = Tried(model)
    for row in rows:
        tried.possible.add(row)
    drawing = Drawing(model, is_question, f"{model.source} {model.name}")
    for row in rows:
        for axis in model.axes:
            for value in axis.values if row[axis.name] != ABSENT else ():
                changed = {**row, axis.name: value}
                if value == row[axis.name] or not (asked is None or tried.may_have_pair_of(asked, changed, axis.name)):
                    continue
                if tried.may_have_new(changed, axis.name):
                    found = drawing.question_of(changed)
                    tried.note(changed if found is None else found.row, axis.name, is_question=found is not None)
    return tried


def counted(asked: Asked, model: Model, material: Material, showing: Showing) -> Counted:
    """Count the triples of the rows of an origin, and what of them is live in one of these rows."""
    covered, live = Triples(model), LiveCombinations(model)
    for row, question in asked.drawn:
        covered.add(row)
        live.keep(row, showing.shown(FilledQuestion.of(question, material.reference.ask(question))))
    return Counted(asked.origin, len(asked.drawn), len(covered), len(live.triples), live.pairs)


if __name__ == "__main__":
    sys.exit(main())
