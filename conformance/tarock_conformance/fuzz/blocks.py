"""Questions by the block: which ones a block has hangs on the seed, its number, and on what came up before its round.

So a campaign asks the same and finds the same, whoever plays which block.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from tarock_conformance.fuzz.combining import combined
from tarock_conformance.fuzz.courses import fuzz_deal, questions_on_the_way
from tarock_conformance.fuzz.mutating import mutated
from tarock_steps.protocol.messages.questions import Deal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tarock_conformance.fuzz.duel import Duel, Find
    from tarock_conformance.fuzz.material import Material
    from tarock_steps.protocol.messages.answers import Answer
    from tarock_steps.protocol.messages.questions import Question

BLOCK: Final = 250
"""How many questions a block has."""
ROUND: Final = 8
"""How many blocks are played before it is looked at what came up least."""
_DEALS: Final = 0.08
"""How often a whole deal is played."""
_OF_A_DEAL: Final = 12
"""How many questions are put about it at most."""
_COMBINED: Final = 0.3
"""How often a small question is put together of anything."""
_PATIENCE: Final = 40
"""How many times as many questions are made at most as are put, for a program that offers few of them."""

Sort = tuple[str, str]
"""What finds have in common that are told once; see ``Find.sort``."""


class Block(NamedTuple):
    """A block to be played: how many questions of it, by which readings, and how often clauses came up before."""

    number: int
    questions: int
    options: Mapping[str, str]
    come_up: Mapping[str, int]


class BlockResult(NamedTuple):
    """What came of a block: the first find of each sort, how often each came, and how often each clause came up."""

    finds: dict[Sort, Find]
    often: Counter[Sort]
    asked: int
    come_up: Counter[str]


def block_questions(material: Material, seed: int, block: Block, duel: Duel) -> Iterator[tuple[Question, Answer]]:
    """The questions of a block with their right answers, without end."""
    chance = random.Random(f"{material.source} {seed} {block.number}")
    come_up = Counter(block.come_up)
    while True:
        for question in _next(material, chance, block, come_up, duel):
            answer = duel.right(question)
            if answer is not None:
                come_up.update(set(answer.grounds))
                yield question, answer


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
    if sort < _DEALS + _COMBINED:
        changed = combined(material, chance)
    else:
        changed = mutated(material.question(chance, come_up), material, chance)
    if changed is not None:
        yield replace(changed, options={**changed.options, **block.options}) if block.options else changed


def play_block(
    material: Material, seed: int, block: Block, duel: Duel, goes_on: Callable[[], bool] = lambda: True
) -> BlockResult:
    """Put the questions of a block to a program; what it is not put, since it does not offer it, does not count."""
    result = BlockResult({}, Counter(), 0, Counter())
    first = duel.asked
    for tries, (question, right) in enumerate(block_questions(material, seed, block, duel)):
        if duel.asked - first >= block.questions or tries > _PATIENCE * BLOCK or not goes_on():
            break
        before = duel.asked
        find = duel.find(question, right)
        if duel.asked > before:
            result.come_up.update(set(right.grounds))
        if find is not None:
            result.often[find.sort] += 1
            result.finds.setdefault(find.sort, find)
    return result._replace(asked=duel.asked - first)
