"""Runs a campaign: rounds of blocks of questions until their number or the time is reached; groups what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tarock_protocol.drivers import Conversation
from tarock_protocol.errors import BudgetSpentError
from tarock_protocol.messages.questions import Question
from tarock_searching.ask.duel import Duel, Find, Sort
from tarock_searching.ask.laws.book import finds_by_law
from tarock_searching.ask.question_blocks import BLOCK, OF_LAWS, ROUND, Block, BlockResult, Ended, note, put_question
from tarock_searching.ask.second_opinion import arbitrated
from tarock_searching.make.combination_tables import Shares, add_shares
from tarock_searching.shrink.fresh_check import shown_to_fresh_process
from tarock_searching.shrink.reducing import few_of_each_way, one_of_each_way, reduced

RESTARTS: Final = 10
"""How often a program that broke is started again, by default."""


class FuzzResult(NamedTuple):
    """The result of a campaign: a reduced find of each way to go wrong, the count of each, and of each clause.

    ``shares`` says how much of each table of combinations was asked, ``ended`` why no more questions were asked.
    ``ours`` describes the finds over which our own two engines disagree. ``as_found`` are the finds before they were
    reduced; empty if there are any ``ours``. ``confirmed`` are the ways of finds whose right answer the second opinion
    confirms.
    """

    finds: tuple[Find, ...]
    often: Counter[Sort]
    asked: int
    come_up: Counter[str]
    shares: Shares
    ended: Ended = Ended.WHOLE
    ours: tuple[str, ...] = ()
    as_found: tuple[Find, ...] = ()
    confirmed: frozenset[Sort] = frozenset()


class FuzzTerms(NamedTuple):
    """How many questions are asked, by which readings, and when to stop; ``goes_on`` says whether there is time left.

    If ``each`` is positive, the campaign ends when each of the ``clauses`` has come up so often. With ``laws_only`` no
    answer is compared with the right one. A program that broke more often than ``restarts`` is not asked any more.
    ``in_the_end`` is called before finds are reduced. ``fresh`` opens a fresh process of the program, if it can, and
    finds are asked there before they are reported. ``of_house`` says that the rules are those of a house.
    """

    questions: int
    options: Mapping[str, str]
    goes_on: Callable[[], bool]
    each: int = 0
    clauses: frozenset[str] = frozenset()
    laws_only: bool = False
    restarts: int = RESTARTS
    in_the_end: Callable[[], object] = lambda: None
    fresh: Callable[[], AbstractContextManager[Conversation | None]] = nullcontext
    of_house: bool = False


@dataclass(slots=True)
class CampaignState:
    """How far a campaign is: the ``tally`` of its blocks so far; the place of the tally is that of the next block.

    Everything follows from the results of the ``corpus`` and of the finished blocks, which are ``there``, so a record
    cannot claim more. For the current round, ``first`` is the place of its first block, ``before`` the counts of
    clauses before it, and ``left`` the number of questions that were left. ``waiting`` are the results of blocks that
    were finished before an earlier block.
    """

    tally: BlockResult
    left: int
    first: int = 0
    before: Mapping[str, int] = field(default_factory=dict)
    waiting: dict[int, BlockResult] = field(default_factory=dict)
    corpus: BlockResult = field(default_factory=BlockResult.empty)
    there: dict[int, BlockResult] = field(default_factory=dict)

    @classmethod
    def begun(cls, terms: FuzzTerms, corpus: BlockResult) -> CampaignState:
        """A campaign before its first block."""
        return cls(corpus, terms.questions - corpus.asked, corpus=corpus)

    def go_on(self, results: Mapping[int, BlockResult], terms: FuzzTerms) -> list[Block]:
        """Add the results of blocks that were played earlier, and return these blocks.

        Raises ValueError if there is a block that cannot have been played yet.
        """
        left = dict(results)
        played: list[Block] = []
        while left and not self.is_over(terms) and self.tally.breaks <= terms.restarts:
            for block in self.blocks(terms):
                if block.place in left:
                    played.append(block)
                    self.take(left.pop(block.place), terms.restarts)
            if self.blocks(terms):
                break
            self.next_round()
        if left:
            message = f"block {min(left)} is not one that comes next"
            raise ValueError(message)
        return played

    def blocks(self, terms: FuzzTerms) -> list[Block]:
        """The blocks of the current round that are still to be played."""
        left = self.left
        sizes = [min(BLOCK, left - BLOCK * place) for place in range(ROUND) if left > BLOCK * place]
        blocks = [_block(terms, self.first + place, size, self.before) for place, size in enumerate(sizes)]
        return [block for block in blocks if block.place >= self.tally.place and block.place not in self.waiting]

    def take(self, result: BlockResult, restarts: int) -> None:
        """Add the result of a block, once all earlier ones are there, as long as the program may still be asked."""
        self.waiting[result.place] = self.there[result.place] = result
        while self.tally.breaks <= restarts and (following := self.waiting.pop(self.tally.place, None)) is not None:
            self.tally = _with(self.tally, following)._replace(place=following.place + 1)

    def next_round(self) -> None:
        """Begin the next round, with the counts of clauses so far; all blocks of this round must be there."""
        self.left = max(0, self.left - BLOCK * ROUND)
        self.first, self.before = self.tally.place, dict(self.tally.made)

    def is_over(self, terms: FuzzTerms) -> bool:
        """Whether all questions were asked, or all clauses came up often enough."""
        return self.left <= 0 or _is_enough(terms, self.tally.come_up)


def fuzz(  # noqa: PLR0913 - the questions, the engines, and the callbacks
    terms: FuzzTerms,
    play: Callable[[Sequence[Block]], Iterable[BlockResult]],
    duel: Duel,
    corpus: Sequence[Question],
    step: Callable[[bool], None],
    *,
    state: CampaignState | None = None,
    keep: Callable[[CampaignState], None] = lambda _: None,
) -> FuzzResult:
    """Run a campaign: ask the questions of a corpus, then generated ones, and reduce a few finds of each way.

    ``play`` yields the results of blocks, in any order. ``keep`` is called with the state whenever it has grown; pass
    such a ``state`` to continue a campaign. If the user interrupts the campaign, the finds so far are returned.
    The second opinion is asked about each find before it is returned.
    """
    under_way: list[BlockResult] = []
    ended = Ended.WHOLE
    if state is None:
        first = _of_corpus(corpus, duel, terms)
        state, ended = CampaignState.begun(terms, first), first.ended
    try:
        if ended is Ended.WHOLE:
            keep(state)
            ended = _round_by_round(terms, state, play, step=step, keep=keep, under_way=under_way)
    except KeyboardInterrupt:
        ended = Ended.INTERRUPTED
    found = state.tally
    if ended is not Ended.GIVEN_UP:  # if it is, blocks count only in their order, up to the break that was too much
        for result in (*state.waiting.values(), *under_way):
            found = _with(found, result)
    small, ended = _made_small(found, duel, terms, ended)
    often = found.often.copy()
    alone = _alone(one_of_each_way(small, found.finds, often), found, duel, terms, ended)
    hanging = {find.way for find in alone if find.needs_earlier}
    finds = (_rarest_first(find, found.come_up) for find in alone)
    stands = arbitrated(finds, duel, of_house=terms.of_house)
    as_found = () if stands.ours else tuple(find for find in found.finds.values() if find.way not in hanging)
    return FuzzResult(
        stands.finds,
        often,
        found.asked,
        found.come_up,
        found.shares,
        ended,
        ours=stands.ours,
        as_found=as_found,
        confirmed=stands.confirmed,
    )


def _round_by_round(  # noqa: PLR0913 - as above
    terms: FuzzTerms,
    state: CampaignState,
    play: Callable[[Sequence[Block]], Iterable[BlockResult]],
    *,
    step: Callable[[bool], None],
    keep: Callable[[CampaignState], None],
    under_way: list[BlockResult],
) -> Ended:
    """Play rounds until the campaign is over; the results of unfinished blocks are appended to ``under_way``."""
    while not state.is_over(terms):
        if state.tally.breaks > terms.restarts:
            return Ended.GIVEN_UP
        if not terms.goes_on():
            return Ended.CUT
        for result in play(state.blocks(terms)):
            _tell(result, step)
            if result.ended is not Ended.WHOLE:
                under_way.append(result)
                continue
            state.take(result, terms.restarts)
            keep(state)
            if state.tally.breaks > terms.restarts:
                return Ended.GIVEN_UP
        if under_way:
            return under_way[0].ended
        state.next_round()
        keep(state)
    return Ended.WHOLE


def _tell(result: BlockResult, step: Callable[[bool], None]) -> None:
    wrong = result.often.total()
    for place in range(result.asked):
        step(place < wrong)


def _with(tally: BlockResult, more: BlockResult) -> BlockResult:
    """The result of some blocks together with another result; the finds of the latter come last."""
    shares: Shares = {}
    for result in (tally, more):
        add_shares(shares, result.shares)
    return tally._replace(
        finds={**tally.finds, **{sort: find for sort, find in more.finds.items() if sort not in tally.finds}},
        often=tally.often + more.often,
        asked=tally.asked + more.asked,
        come_up=tally.come_up + more.come_up,
        made=tally.made + more.made,
        shares=shares,
        breaks=tally.breaks + more.breaks,
    )


def _made_small(found: BlockResult, duel: Duel, terms: FuzzTerms, ended: Ended) -> tuple[dict[Sort, Find], Ended]:
    """A few finds of each way, reduced as long as there is time; the rest stays as it was found."""
    small = few_of_each_way(found.finds)
    if ended is Ended.INTERRUPTED:
        return small, ended
    terms.in_the_end()
    try:
        for sort, find in tuple(small.items()):
            small[sort] = reduced(find, duel)
    except BudgetSpentError:
        return small, Ended.CUT
    except KeyboardInterrupt:
        return small, Ended.INTERRUPTED
    return small, ended


def _alone(finds: Sequence[Find], found: BlockResult, duel: Duel, terms: FuzzTerms, ended: Ended) -> tuple[Find, ...]:
    """The finds as a fresh process shows them; unchanged if there is no such process, or no time."""
    if not finds or ended in (Ended.INTERRUPTED, Ended.CUT):
        return tuple(finds)
    try:
        with terms.fresh() as fresh:
            if fresh is None:
                return tuple(finds)
            return tuple(shown_to_fresh_process(finds, [*found.finds.values()], duel.of(fresh), fresh))
    except (BudgetSpentError, KeyboardInterrupt):
        return tuple(finds)


def _rarest_first(find: Find, come_up: Counter[str]) -> Find:
    """Sort the clauses of a find, the rarest first: the fewer answers rest on a clause, the more likely it matters."""
    return find._replace(clauses=tuple(sorted(find.clauses, key=lambda clause: (come_up[clause], clause))))


def _block(terms: FuzzTerms, place: int, size: int, come_up: Mapping[str, int]) -> Block:
    """The block at a place; blocks of laws have numbers of their own."""
    number, (laws, left) = place, divmod(place, OF_LAWS)
    of_laws = left == OF_LAWS - 1
    if not terms.laws_only:
        number = laws if of_laws else place - laws
    return Block(number, size, dict(terms.options), come_up, terms.laws_only or of_laws, place)


def _is_enough(terms: FuzzTerms, come_up: Counter[str]) -> bool:
    return terms.each > 0 and all(come_up[clause] >= terms.each for clause in terms.clauses)


def _of_corpus(corpus: Sequence[Question], duel: Duel, terms: FuzzTerms) -> BlockResult:
    """Ask the questions of a corpus, and return the result."""
    result, ended = BlockResult.empty(), Ended.WHOLE
    try:
        for question in corpus:
            _put_again(question, duel, result, laws_only=terms.laws_only)
    except BudgetSpentError:
        ended = Ended.CUT
    except KeyboardInterrupt:
        ended = Ended.INTERRUPTED
    return result._replace(asked=duel.asked, ended=ended)


def _put_again(question: Question, duel: Duel, result: BlockResult, *, laws_only: bool) -> None:
    """Ask a question of a corpus; if the answer is right, or was not compared, check it by the laws."""
    before = result.often.total()
    right = None if laws_only else duel.right(question)
    if right is not None:
        put_question(question, right, duel, result)
    if result.often.total() == before:
        for find in finds_by_law(question, duel):
            note(find, result)
