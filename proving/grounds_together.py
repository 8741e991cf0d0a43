"""``python -m proving.grounds_together [SOURCE …]``: count which pairs of clauses decide an answer together.

Two clauses do so where one answer rests on both. A pair is feasible if a scenario, a question of the pack or a drawn
row has it, and met if a scenario has it. The situations of a pair are counted too: questions with the same row of a
model are one situation. Returns 1 if a feasible pair is not met.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from proving import cli
from proving.small_questions import size_of
from proving.triples import drawn_rows
from tarock_checking.playing.by_default import vectors_by_default
from tarock_protocol.codec import unnumbered
from tarock_protocol.messages.questions import Question
from tarock_reference import respond
from tarock_searching.ask.duel import grounds_of
from tarock_searching.fuzz.packing import BLOCKS, made_blocks
from tarock_searching.make.combining import possible_models
from tarock_searching.make.material import Material, material_of
from tarock_searching.model.axes import Model

_SEED: Final = 1
_SHOWN: Final = 10
"""How many pairs that no vector meets are shown, unless all are wanted."""

ClausePair = tuple[str, str]
"""Two clauses, in order."""


class GroundedQuestion(NamedTuple):
    """A question, and the clauses on which its right answer rests."""

    question: Question
    grounds: frozenset[str]


class Together:
    """The situations in which pairs of clauses decide an answer together, and the smallest question of each pair."""

    def __init__(self, models: Sequence[Model]) -> None:
        self._models = models
        self._numbers: dict[object, int] = {}
        self._situations: dict[ClausePair, set[int]] = {}
        self.smallest: dict[ClausePair, Question] = {}
        self._sizes: dict[ClausePair, tuple[int, bytes]] = {}

    def add(self, asked: Iterable[GroundedQuestion]) -> None:
        """Add the pairs of the answers to these questions."""
        for question, grounds in asked:
            number = self._numbers.setdefault(self._situation(question), len(self._numbers))
            size = size_of(unnumbered(question))
            for pair in combinations(sorted(grounds), 2):
                self._situations.setdefault(pair, set()).add(number)
                if pair not in self._sizes or size < self._sizes[pair]:
                    self._sizes[pair], self.smallest[pair] = size, question

    @property
    def pairs(self) -> Mapping[ClausePair, int]:
        """In how many situations each pair was met."""
        return {pair: len(situations) for pair, situations in self._situations.items()}

    def _situation(self, question: Question) -> object:
        rows = ((model.name, model.read(question)) for model in self._models)
        return next(((name, *row.items()) for name, row in rows if row is not None), unnumbered(question))


def main(arguments: Sequence[str] | None = None) -> int:
    """Count the pairs of each source; those that no vector meets are wrong."""
    parser = cli.parser_of("proving.grounds_together", __doc__)
    cli.add_sources(parser)
    parser.add_argument("--blocks", type=cli.positive, default=BLOCKS, help=f"blocks of the pack (default: {BLOCKS})")
    parser.add_argument("--rows", type=cli.positive, default=500, help="rows drawn of each model (default: 500)")
    parser.add_argument("--all", action="store_true", help="show all pairs that no vector meets")
    return cli.run_each(parser, _count, arguments)


def _count(source: str, asked: argparse.Namespace) -> int:
    material = material_of(source, _SEED, respond)
    models = possible_models(material)
    met, found = Together(models), Together(models)
    met.add(of_vectors(source))
    found.add(of_pack(source, asked.blocks))
    found.add(of_rows(material, asked.rows))
    missing = sorted(found.pairs.keys() - met.pairs.keys())
    clauses = {clause for pair in (*met.pairs, *found.pairs) for clause in pair}
    feasible, seldom = len(met.pairs) + len(missing), sum(number == 1 for number in met.pairs.values())
    cli.tell(
        f"{source}: {len(clauses)} clauses, {feasible:,} feasible pairs, {len(met.pairs):,} met in vectors, "
        f"{seldom:,} of them in one situation, {len(missing):,} missing"
    )
    for pair in missing if asked.all else missing[:_SHOWN]:
        cli.tell(f"  {' '.join(pair)}: {unnumbered(found.smallest[pair]).decode().strip()}")
    return len(missing)


def of_vectors(source: str, left_out: Collection[str] = ()) -> Iterator[GroundedQuestion]:
    """The questions of all vectors of a source, by its default readings and those that scenarios name.

    ``left_out`` are the ids of vectors that are ignored.
    """
    vectors = vectors_by_default(source)
    for vector in (*vectors.scenarios.values(), *vectors.counterparts.values()):
        for filled in () if vector.id in left_out else vector.asked:
            yield GroundedQuestion(filled.decoded(), grounds_of(bytes(filled.right)))


def of_pack(source: str, blocks: int) -> Iterator[GroundedQuestion]:
    """The questions of so many blocks of the pack."""
    for block in made_blocks(source, blocks):
        for made in block:
            if made.asked is not None:
                yield GroundedQuestion(made.asked.question, grounds_of(made.asked.right))


def of_rows(material: Material, rows: int) -> Iterator[GroundedQuestion]:
    """The questions of so many rows of each model."""
    for model in possible_models(material):
        for drawn in drawn_rows(model, material.is_question, rows):
            yield GroundedQuestion(drawn.question, grounds_of(material.reference.ask(drawn.question)))


if __name__ == "__main__":
    sys.exit(main())
