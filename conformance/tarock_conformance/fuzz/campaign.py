"""Questions round by round, until there were so many or the time is up; what goes wrong is kept by its sort."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from tarock_conformance.fuzz.blocks import BLOCK, ROUND, Block, BlockResult, Sort
from tarock_conformance.fuzz.reducing import reduced

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from tarock_conformance.fuzz.duel import Duel, Find
    from tarock_steps.protocol.messages.questions import Question


class FuzzResult(NamedTuple):
    """What a campaign found: one small find of each sort, how often each came, and how often each clause came up."""

    finds: tuple[Find, ...]
    often: Counter[Sort]
    asked: int
    come_up: Counter[str]


class FuzzTerms(NamedTuple):
    """By which readings questions are put, and how many; ``goes_on`` says whether there is time.

    Where ``each`` is given the campaign ends when every one of the ``clauses`` has come up so often.
    """

    questions: int
    options: Mapping[str, str]
    goes_on: Callable[[], bool]
    each: int = 0
    clauses: frozenset[str] = frozenset()


def fuzz(
    terms: FuzzTerms,
    play: Callable[[Sequence[Block]], Iterable[BlockResult]],
    duel: Duel,
    corpus: Sequence[Question],
    step: Callable[[bool], None],
) -> FuzzResult:
    """Put the questions of a corpus, then new ones; what goes wrong is made small once for each sort."""
    first = BlockResult({}, Counter(), 0, Counter())
    _put_corpus(corpus, duel, first)
    finds, often, come_up, asked = first.finds, first.often, first.come_up, duel.asked
    for blocks in _rounds(terms, asked, come_up):
        for result in play(blocks):
            wrong = result.often.total()
            for place in range(result.asked):
                step(place < wrong)
            for sort, find in result.finds.items():
                finds.setdefault(sort, find)
            often.update(result.often)
            come_up.update(result.come_up)
            asked += result.asked
    small = (reduced(find, duel) for find in finds.values())
    return FuzzResult(tuple(_rarest_first(find, come_up) for find in small), often, asked, come_up)


def _rarest_first(find: Find, come_up: Counter[str]) -> Find:
    """A find with its clauses in another order: the fewer answers rest on one, the more it has to do with this one."""
    return find._replace(clauses=tuple(sorted(find.clauses, key=lambda clause: (come_up[clause], clause))))


def _rounds(terms: FuzzTerms, asked: int, come_up: Counter[str]) -> Iterable[list[Block]]:
    """The blocks of each round, as long as there is something to ask; the counts are looked at between rounds."""
    number = 0
    left = terms.questions - asked
    while left > 0 and terms.goes_on() and not _is_enough(terms, come_up):
        before = dict(come_up)
        sizes = [min(BLOCK, left - BLOCK * place) for place in range(ROUND) if left > BLOCK * place]
        yield [Block(number + place, size, dict(terms.options), before) for place, size in enumerate(sizes)]
        number += len(sizes)
        left -= sum(sizes)


def _is_enough(terms: FuzzTerms, come_up: Counter[str]) -> bool:
    return terms.each > 0 and all(come_up[clause] >= terms.each for clause in terms.clauses)


def _put_corpus(corpus: Sequence[Question], duel: Duel, result: BlockResult) -> None:
    for question in corpus:
        right = duel.right(question)
        find = None if right is None else duel.find(question, right)
        if right is not None:
            result.come_up.update(set(right.grounds))
        if find is not None:
            result.often[find.sort] += 1
            result.finds.setdefault(find.sort, find)
