"""Generates the questions of a campaign in blocks, and asks a program those of a block.

A block depends only on the seed, its number, and the coverage before its round. So a campaign asks the same questions
and finds the same, whichever process plays which block.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from msgspec.structs import replace

from tarock_language.message import message
from tarock_protocol.drivers import Conversation
from tarock_protocol.errors import BudgetSpentError
from tarock_protocol.messages.answers import Answer, HelloAnswer
from tarock_protocol.messages.questions import Deal, Question
from tarock_searching.ask.duel import Duel, Find, Judged, Sort, grounds_of
from tarock_searching.ask.laws.playing import LawBlock
from tarock_searching.make.combination_tables import EACH, Shares, TablePlace, TableSpot, add_shares, table_places
from tarock_searching.make.combining import all_combinations, is_asked_of, is_in_vain
from tarock_searching.make.courses import fuzz_deal, questions_on_the_way
from tarock_searching.make.material import Material
from tarock_searching.make.mutating import mutated

Right = TypeVar("Right", Answer, bytes)
"""A right answer, as an object or as the JSON of a pack."""

BLOCK: Final = 250
"""Questions in a block."""
ROUND: Final = 8
"""Blocks in a round; after each round the coverage is looked at again."""
OF_LAWS: Final = 4
"""One of this many blocks is checked by the laws alone."""
_DEALS: Final = 0.08
"""Share of the tries in which a whole deal is played."""
_OF_A_DEAL: Final = 4
"""Questions about parts of such a deal, at most."""
_PATIENCE: Final = 40
"""Tries to generate a question, at most, as a multiple of the questions of a block."""


class Ended(StrEnum):
    """Why a campaign or a block ended."""

    WHOLE = "whole"
    CUT = "the time is over"
    INTERRUPTED = "interrupted"
    GIVEN_UP = "the program broke too often"


SAID_OF_END: Final = {
    Ended.CUT: message("the time is over"),
    Ended.INTERRUPTED: message("interrupted"),
    Ended.GIVEN_UP: message("the program broke too often"),
}
"""What is said of each end but the usual one."""


class Block(NamedTuple):
    """A block to be played: how many questions, by which readings, and how often each clause came up before.

    A block ``of_laws`` is checked by the laws alone, without the reference; such blocks have a ``number`` count of
    their own. ``place`` counts all blocks of a campaign.
    """

    number: int
    questions: int
    options: Mapping[str, str]
    come_up: Mapping[str, int]
    of_laws: bool = False
    place: int = 0


class BlockResult(NamedTuple):
    """The result of a block: the first find of each sort, how often each sort came, and how often each clause came up.

    ``shares`` says how much of each table of combinations was asked, ``place`` is the place of the block, ``breaks``
    counts how often the program was ended for a fault, ``ended`` says whether the whole block was asked. ``made``
    counts the clauses of all first-choice questions, asked or not: the next round depends on these counts alone.
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
        """A result without any questions, to begin with or for a block that there was no time for."""
        return BlockResult({}, Counter(), 0, Counter(), Counter(), {}, place, ended=ended)


class KnownQuestion(NamedTuple, Generic[Right]):
    """A question with its right answer."""

    question: Question
    right: Right


class MadeQuestion(NamedTuple, Generic[Right]):
    """What was generated for a program that offers everything: a question with its right answer.

    A question that belongs to a place of a table of combinations has a ``spot``; a place may have no question.
    """

    spot: TableSpot | None
    asked: KnownQuestion[Right] | None


class Packed(Protocol):
    """Blocks that were generated earlier."""

    def made(self, block: Block) -> Sequence[MadeQuestion[bytes]] | None:
        """The questions of a block; None if it was not generated earlier."""


def made_questions(material: Material, seed: int, block: Block, duel: Duel) -> Iterator[MadeQuestion[Answer]]:
    """Generate a block's questions for a program that offers everything; ``duel`` is the reference against itself."""
    number = 0
    for place, questions in _combinations(material, seed, block, duel.hello):
        known = _first_known(questions, duel)
        number += known is not None
        yield MadeQuestion(place.spot, known)
    further = block_questions(material, seed, block, duel)
    for asked in itertools.islice(further, max(block.questions - number, 0)):
        yield MadeQuestion(None, asked)


def _first_known(questions: Iterator[Question], duel: Duel) -> KnownQuestion[Answer] | None:
    """The first question that the program offers and that has a right answer, with that answer."""
    offered = (question for question in questions if duel.is_offered(question))
    answered = (KnownQuestion(question, right) for question in offered if (right := duel.right(question)) is not None)
    return next(answered, None)


def block_questions(
    material: Material, seed: int, block: Block, duel: Duel, what: str = ""
) -> Iterator[KnownQuestion[Answer]]:
    """Generate the questions of a block that a program offers, with their right answers, for a limited number of tries.

    ``what`` is added to the random seed, so that the same block gives other questions.
    """
    chance = random.Random(f"{material.source} {seed} {block.number}{what}")
    come_up = Counter(block.come_up)
    for _ in range(_PATIENCE * BLOCK):
        for question in _next(material, chance, block, come_up, duel):
            answer = duel.right(question) if duel.is_offered(question) else None
            if answer is not None:
                come_up.update(set(answer.grounds))
                yield KnownQuestion(question, answer)


def _combinations(
    material: Material, seed: int, block: Block, hello: HelloAnswer
) -> Iterator[tuple[TablePlace, Iterator[Question]]]:
    """The places of the tables that belong to a block, each with an iterator over the questions possible there."""
    order, each = f"{material.source} {seed}", places_of_each(block)
    for place in table_places(all_combinations(material, hello), order, block.number * EACH, each):
        yield place, _at_place(place, material, seed, block)


def places_of_each(block: Block) -> int:
    """How many places of each table belong to a block."""
    return block.questions * EACH // BLOCK


def _at_place(place: TablePlace, material: Material, seed: int, block: Block) -> Iterator[Question]:
    """The questions possible at a place. Each place has its own random generator, so none depends on another."""
    chance = random.Random(f"{material.source} {seed} {block.number} {place.table.name} {place.number}")
    return (_by_readings(question, block) for question in place.table.questions(place.number, chance))


def questions_for_all(shares: Shares) -> int:
    """How many questions a campaign needs to ask each place of these tables; blocks of laws count too."""
    places = max((share.size for share in shares.values()), default=0)
    blocks = -(-places // EACH)
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
        each += [cards for asked in each if isinstance(asked, Deal) and (cards := duel.cards_of(asked)) is not None]
        yield from (*each[:1], *chance.sample(each[1:], min(_OF_A_DEAL, len(each[1:]))))
        return
    changed = mutated(material.question(chance, come_up), material, chance)
    if changed is None:
        return
    asked = _by_readings(changed, block)
    if isinstance(asked, Deal) and not duel.is_offered(asked):
        cards = duel.cards_of(asked)
        yield from () if cards is None else (cards,)
    else:
        yield asked


def _by_readings(question: Question, block: Block) -> Question:
    return replace(question, options={**question.options, **block.options}) if block.options else question


def play_block(material: Material, seed: int, block: Block, duel: Duel, *, packed: Packed | None = None) -> BlockResult:
    """Ask a program the questions of a block; questions that it does not offer are skipped and not counted."""
    first, result = duel.asked, BlockResult.empty(block.place)
    for _ in _Putting(material, seed, block, duel, result, packed).each():
        pass
    return result._replace(asked=duel.asked - first)


def play_as_far_as_possible(  # noqa: PLR0913 - the questions, and the engines
    material: Material, seed: int, block: Block, duel: Duel, program: Conversation, *, packed: Packed | None = None
) -> BlockResult:
    """Like ``play_block``, for a program that may break; ``ended`` says if the time ran out or the user interrupted.

    The allowance of restarts begins anew with each block, so that it does not matter which process plays which block.
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
    """Asks the questions of a block; ``put`` counts the questions asked, ``result`` collects what comes of them.

    The first questions do not depend on the program, so they can be generated in advance. Questions that the program
    does not offer are replaced by others: first at the spots that are ``left``, then as many as are still missing.
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
        """Ask the questions, and yield after each."""
        if self.block.of_laws:
            yield from _held_to_laws(self.material, self.seed, self.block, self.duel, self.result)
            return
        for judged in itertools.chain(self._first(), self.duel.finds(self._missing())):
            _note_judged(judged, self.result)
            yield

    def _first(self) -> Iterator[Judged]:
        """Ask the first-choice questions, packed or generated now, as far as the program offers them."""
        packed = None if self.packed is None else self.packed.made(self.block)
        if packed is not None and isinstance(self.duel.program, Conversation):
            yield from self.duel.compared(self.duel.program, self._offered(packed))
            return
        fresh = made_questions(self.material, self.seed, self.block, self.duel.of_reference())
        yield from self.duel.finds(self._offered(fresh))

    def _offered(self, each: Iterable[MadeQuestion[Right]]) -> Iterator[KnownQuestion[Right]]:
        for spot, asked in each:
            if asked is not None:
                self.result.made.update(grounds_of(asked.right))
            is_offered = asked is not None and self.duel.is_offered(asked.question)
            if spot is not None and is_asked_of(spot.table, self.material, self.duel.hello):
                add_shares(self.result.shares, spot.share(was_asked=is_offered))
                may_be_left = asked is not None and not is_offered
                if may_be_left and not is_in_vain(spot.table, self.material.source, self.duel.hello):
                    self.left.append(spot)
            if asked is not None and is_offered:
                self.put += 1
                yield asked

    def _missing(self) -> Iterator[KnownQuestion[Answer]]:
        material, seed, block, duel = self.material, self.seed, self.block, self.duel
        tables = {table.name: table for table in all_combinations(material, duel.hello)} if self.left else {}
        for spot in self.left:
            known = _first_known(_at_place(TablePlace(tables[spot.table], spot.number), material, seed, block), duel)
            if known is not None:
                self.put += 1
                add_shares(self.result.shares, spot.share(was_asked=True))
                yield known
        further = block_questions(material, seed, block, duel, " more")
        yield from itertools.islice(further, max(block.questions - self.put, 0))


def put_question(question: Question, right: Answer, duel: Duel, result: BlockResult) -> None:
    """Ask a program a question, and add what comes of it to the result."""
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
    """Add a find to a result: keep the first of each sort, and count all."""
    result.often[find.sort] += 1
    result.finds.setdefault(find.sort, find)
