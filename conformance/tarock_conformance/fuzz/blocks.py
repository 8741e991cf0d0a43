"""Blocks of generated questions. A block depends only on the seed, its number, and the coverage before its round.

So a campaign asks the same and finds the same, whoever plays which block.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, Protocol, TypeVar

from msgspec.structs import replace

from tarock_conformance.fuzz.combining import all_combinations, is_asked_of, is_in_vain
from tarock_conformance.fuzz.courses import fuzz_deal, questions_on_the_way
from tarock_conformance.fuzz.duel import grounds_of
from tarock_conformance.fuzz.laws.playing import LawBlock
from tarock_conformance.fuzz.mutating import mutated
from tarock_conformance.fuzz.spreading import Shares, TablePlace, TableSpot, add_shares, table_places
from tarock_steps.protocol.drivers import Conversation
from tarock_steps.protocol.errors import BudgetSpentError
from tarock_steps.protocol.messages.answers import Answer
from tarock_steps.protocol.messages.questions import Deal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tarock_conformance.fuzz.duel import Duel, Find, Judged, Sort
    from tarock_conformance.fuzz.material import Material
    from tarock_steps.protocol.messages.answers import HelloAnswer
    from tarock_steps.protocol.messages.questions import Question

Right = TypeVar("Right", Answer, bytes)
"""A right answer, or one that was packed."""

BLOCK: Final = 250
"""How many questions a block has."""
ROUND: Final = 8
"""How many blocks are played before it is looked at what came up least."""
OF_LAWS: Final = 4
"""One in so many blocks is held to the laws alone."""
_DEALS: Final = 0.08
"""How often a whole deal is played."""
_OF_A_DEAL: Final = 12
"""How many questions are put about it at most."""
_COMBINED: Final = 15
"""How many places of each table of combinations a whole block takes, before all else."""
_PATIENCE: Final = 40
"""How many times as often something is made of what there is as questions are put, at most."""


class Ended(StrEnum):
    """Why no more questions are put."""

    WHOLE = "whole"
    CUT = "the time is over"
    INTERRUPTED = "interrupted"
    GIVEN_UP = "the program broke too often"


class Block(NamedTuple):
    """A block to be played: how many questions of it, by which readings, and how often clauses came up before.

    One ``of_laws`` asks what is held to the laws alone, whatever the reference answers, and has a number among these;
    its ``place`` is that among all blocks of a campaign.
    """

    number: int
    questions: int
    options: Mapping[str, str]
    come_up: Mapping[str, int]
    of_laws: bool = False
    place: int = 0


class BlockResult(NamedTuple):
    """What came of a block: the first find of each sort, how often each came, and how often each clause came up.

    ``shares`` are what was taken of each table of combinations, ``place`` is that of the block, ``breaks`` is how often
    the program was ended for what it did; ``ended`` says whether all of the block was put. ``made`` is how often each
    clause came up in what was made first, whether it was put or not: what is made next depends on that alone.
    """

    finds: dict[Sort, Find]
    often: Counter[Sort]
    asked: int
    come_up: Counter[str]
    made: Counter[str]
    shares: Shares
    place: int = 0
    breaks: int = 0
    ended: Ended = Ended.WHOLE

    @staticmethod
    def empty(place: int = 0, ended: Ended = Ended.WHOLE) -> BlockResult:
        """What has come of nothing yet, or of a block for which there was no time at all."""
        return BlockResult({}, Counter(), 0, Counter(), Counter(), {}, place, ended=ended)


class MadeQuestion(NamedTuple, Generic[Right]):
    """A question that a block has for a program that offers everything, with its right answer.

    At a ``spot`` of a table there may be none.
    """

    spot: TableSpot | None
    asked: tuple[Question, Right] | None


class Packed(Protocol):
    """Blocks that were made before."""

    def made(self, block: Block) -> Sequence[MadeQuestion[bytes]] | None:
        """What a block has; none where it was not made before."""


def made(material: Material, seed: int, block: Block, duel: Duel) -> Iterator[MadeQuestion[Answer]]:
    """What a block has for a program that offers everything, as the ``duel`` of the reference with itself knows it."""
    number = 0
    for place, questions in _combinations(material, seed, block, duel.hello):
        known = _first_known(questions, duel)
        number += known is not None
        yield MadeQuestion(place.spot, known)
    further = block_questions(material, seed, block, duel)
    for one in itertools.islice(further, max(block.questions - number, 0)):
        yield MadeQuestion(None, one)


def _first_known(questions: Iterator[Question], duel: Duel) -> tuple[Question, Answer] | None:
    """The first question that a program offers and to which there is a right answer."""
    offered = (one for one in questions if duel.offers(one))
    return next(((one, right) for one in offered if (right := duel.right(one)) is not None), None)


def block_questions(
    material: Material, seed: int, block: Block, duel: Duel, what: str = ""
) -> Iterator[tuple[Question, Answer]]:
    """The questions of a block with their right answers, those that a program offers, until it is tried long enough.

    ``what`` else they are called, so that they are others.
    """
    chance = random.Random(f"{material.source} {seed} {block.number}{what}")
    come_up = Counter(block.come_up)
    for _ in range(_PATIENCE * BLOCK):
        for question in _next(material, chance, block, come_up, duel):
            answer = duel.right(question) if duel.offers(question) else None
            if answer is not None:
                come_up.update(set(answer.grounds))
                yield question, answer


def _combinations(
    material: Material, seed: int, block: Block, hello: HelloAnswer
) -> Iterator[tuple[TablePlace, Iterator[Question]]]:
    """The places of the tables that a block takes, and what may be asked at each, made as far as anybody looks."""
    order, each = f"{material.source} {seed}", places_of_each(block)
    for place in table_places(all_combinations(material, hello), order, block.number * _COMBINED, each):
        yield place, _at_place(place, material, seed, block)


def places_of_each(block: Block) -> int:
    """How many places of each table a block takes."""
    return block.questions * _COMBINED // BLOCK


def _at_place(place: TablePlace, material: Material, seed: int, block: Block) -> Iterator[Question]:
    """What may be asked at a place; each has a chance of its own, so that it does not matter how far anybody looks."""
    chance = random.Random(f"{material.source} {seed} {block.number} {place.table.name} {place.number}")
    return (_by_readings(one, block) for one in place.table.questions(place.number, chance))


def questions_for_all(shares: Shares) -> int:
    """With how many questions a campaign asks each place of these tables, the blocks held to laws counted too."""
    places = max((share.size for share in shares.values()), default=0)
    blocks = -(-places // _COMBINED)
    return (blocks + (blocks - 1) // (OF_LAWS - 1)) * BLOCK if blocks else 0


def _next(
    material: Material,
    chance: random.Random,
    block: Block,
    come_up: Counter[str],
    duel: Duel,
) -> Iterator[Question]:
    sort = chance.random()
    if sort < _DEALS:
        deal = fuzz_deal(material.source, chance, duel.right, block.options)
        each = [] if deal is None else [*questions_on_the_way(deal, chance)]
        each += [cards for one in each if isinstance(one, Deal) and (cards := duel.cards_of(one)) is not None]
        yield from (*each[:1], *chance.sample(each[1:], min(_OF_A_DEAL, len(each[1:]))))
        return
    changed = mutated(material.question(chance, come_up), material, chance)
    if changed is None:
        return
    asked = _by_readings(changed, block)
    if isinstance(asked, Deal) and not duel.offers(asked):
        cards = duel.cards_of(asked)
        yield from () if cards is None else (cards,)
    else:
        yield asked


def _by_readings(question: Question, block: Block) -> Question:
    return replace(question, options={**question.options, **block.options}) if block.options else question


def play_block(material: Material, seed: int, block: Block, duel: Duel, *, packed: Packed | None = None) -> BlockResult:
    """Put the questions of a block to a program; what it is not put, since it does not offer it, does not count."""
    first, result = duel.asked, BlockResult.empty(block.place)
    for _ in _Putting(material, seed, block, duel, result, packed).each():
        pass
    return result._replace(asked=duel.asked - first)


def play_as_far_as_possible(  # noqa: PLR0913 - what is asked of whom
    material: Material, seed: int, block: Block, duel: Duel, program: Conversation, *, packed: Packed | None = None
) -> BlockResult:
    """The same of a program that may break; where the time is up or somebody interrupts it, ``ended`` says so.

    In each block it may break as often as at the beginning, so that it does not matter who plays which.
    """
    program.renew()
    first, result, ended = duel.asked, BlockResult.empty(block.place), Ended.WHOLE
    try:
        for _ in _Putting(material, seed, block, duel, result, packed).each():
            if program.is_given_up:
                break
    except BudgetSpentError:
        ended = Ended.CUT
    except KeyboardInterrupt:
        ended = Ended.INTERRUPTED
    return result._replace(asked=duel.asked - first, breaks=program.breaks, ended=ended)


@dataclass(slots=True)
class _Putting:
    """The questions of a block as they are put: ``put`` is how many of them are, in the ``result`` what comes of them.

    What is made does not depend on who is asked, so that it can be made before. Where a program does not offer it,
    something else is made that it offers: at the spots that are ``left``, then for as many questions as are missing.
    """

    material: Material
    seed: int
    block: Block
    duel: Duel
    result: BlockResult
    packed: Packed | None
    put: int = 0
    left: list[TableSpot] = field(default_factory=list)

    def each(self) -> Iterator[None]:
        """Put them, with a stop after each."""
        if self.block.of_laws:
            yield from _held_to_laws(self.material, self.seed, self.block, self.duel, self.result)
            return
        for judged in itertools.chain(self._first(), self.duel.finds(self._missing())):
            _note_judged(judged, self.result)
            yield

    def _first(self) -> Iterator[Judged]:
        """What comes of the questions that any program is put that offers them."""
        packed = None if self.packed is None else self.packed.made(self.block)
        if packed is not None and isinstance(self.duel.program, Conversation):
            yield from self.duel.compared(self.duel.program, self._offered(packed))
            return
        fresh = made(self.material, self.seed, self.block, self.duel.of_reference())
        yield from self.duel.finds(self._offered(fresh))

    def _offered(self, each: Iterable[MadeQuestion[Right]]) -> Iterator[tuple[Question, Right]]:
        for spot, asked in each:
            if asked is not None:
                self.result.made.update(grounds_of(asked[1]))
            is_offered = asked is not None and self.duel.offers(asked[0])
            if spot is not None and is_asked_of(spot.table, self.duel.hello):
                add_shares(self.result.shares, spot.share(was_asked=is_offered))
                may_be_left = asked is not None and not is_offered
                if may_be_left and not is_in_vain(spot.table, self.material.source, self.duel.hello):
                    self.left.append(spot)
            if asked is not None and is_offered:
                self.put += 1
                yield asked

    def _missing(self) -> Iterator[tuple[Question, Answer]]:
        material, seed, block, duel = self.material, self.seed, self.block, self.duel
        tables = {one.name: one for one in all_combinations(material, duel.hello)} if self.left else {}
        for spot in self.left:
            known = _first_known(_at_place(TablePlace(tables[spot.table], spot.number), material, seed, block), duel)
            if known is not None:
                self.put += 1
                add_shares(self.result.shares, spot.share(was_asked=True))
                yield known
        further = block_questions(material, seed, block, duel, " more")
        yield from itertools.islice(further, max(block.questions - self.put, 0))


def put_question(question: Question, right: Answer, duel: Duel, result: BlockResult) -> None:
    """Put a question to a program, and note what comes of it."""
    for judged in duel.finds([(question, right)]):
        _note_judged(judged, result)


def _note_judged(judged: Judged, result: BlockResult) -> None:
    result.come_up.update(judged.grounds)
    if judged.find is not None:
        note(judged.find, result)


def _held_to_laws(material: Material, seed: int, block: Block, duel: Duel, result: BlockResult) -> Iterator[None]:
    chance = random.Random(f"{material.source} {seed} {block.number} laws")
    finds = LawBlock(material, chance, block.options, duel).finds(block.questions)
    for find in itertools.islice(finds, _PATIENCE * BLOCK):
        if find is not None:
            note(find, result)
        yield


def note(find: Find, result: BlockResult) -> None:
    """Keep the first find of each sort, and how often each came."""
    result.often[find.sort] += 1
    result.finds.setdefault(find.sort, find)
