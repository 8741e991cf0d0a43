"""Searches scenarios and played deals for the smallest question and the smallest deal on which two readings differ."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

import msgspec

from proving.partings.candidates import Candidate, Pair, about, asked_by_scenarios, candidate, options_under
from proving.partings.compared_answers import DifferingAnswers, differing_answers
from proving.partings.confirming import confirmed
from proving.partings.endings import endings
from proving.partings.excused import beyond_deals, games_apart, reason_without_deal
from proving.partings.recording import recorded_deal, recorded_question
from proving.partings.shrinking import cut, made_small, right, size_of
from proving.partings.smaller_questions import smaller_than
from tarock_protocol.messages.answers import DealAnswer
from tarock_protocol.messages.questions import Deal, Question
from tarock_searching.make.courses import fuzz_deal
from tarock_steps.catalogue.partings import PartedDeal, ReadingParting

_LOOKED_AT: Final = 8
"""How many of the smallest candidates that show it are cut to the place where the readings differ."""
_SHRUNK: Final = 2
"""How many of these, the smallest, are shrunk."""
_PLAYED: Final = 50
"""How many deals are played under each of two readings before they are searched for a difference."""
_ROUNDS: Final = 10
"""How often that is repeated while no deal is found."""
_GUIDED: Final = 40
"""How often it is then repeated with deals for the games of smaller questions that show a difference."""
_PLAINER: Final = 4
"""How often it is repeated if a deal is found, but only beside readings of others that may not be needed."""


def parting_of(pair: Pair, seed: int) -> ReadingParting:
    """The smallest question and deal on which two readings differ, or the reason why no deal shows it."""
    deal = smallest_deal(pair, seed)
    question = smallest_question(pair)
    return ReadingParting(
        option=pair.option,
        readings=pair.readings,
        question=None if question is None else recorded_question(question, confirmed(question)),
        deal=None if deal is None else _recorded(deal),
        because=reason_without_deal(pair) if deal is None else "",
        seed=seed,
    )


def _recorded(deal: DifferingAnswers) -> PartedDeal:
    ends = endings(deal)
    return recorded_deal(deal, confirmed(deal, ends), ends)


def smallest_question(pair: Pair) -> DifferingAnswers | None:
    """The smallest question found that is no deal; None if only a deal shows the difference."""
    among = about(pair, asked_by_scenarios(pair.source), deals=False)
    return _smallest(pair, (*among, *_on_the_way(pair)))


def smallest_deal(pair: Pair, seed: int) -> DifferingAnswers | None:
    """The smallest deal found; no more deals are played than needed. None if no deal shows the difference."""
    found = _smallest(pair, about(pair, asked_by_scenarios(pair.source), deals=True))
    if found is None and beyond_deals(pair):
        return None
    needed = min(map(len, options_under(pair, {}) or ({},))) - 1
    games = () if found else games_apart(pair)
    for number in range(_PLAINER if found else _ROUNDS + _GUIDED * bool(games)):
        if found is not None and len(found.question.options) <= needed:
            break
        of = games if number >= _ROUNDS else ()
        more = _smallest(pair, _candidates(played(pair, f"{seed} {number}", of)))
        found = min((deal for deal in (found, more) if deal is not None), key=size_of, default=None)
    return found


def played(pair: Pair, seed: str, games: Sequence[str] = ()) -> Iterator[Deal]:
    """Deals that the second opinion's players play with the engine under each of the readings; fixed by the seed.

    They are dealt for one of the ``games``, if any are given.
    """
    for reading, options in zip(pair.readings, options_under(pair, {}) or (), strict=False):
        chance = random.Random(f"{seed} {pair} {reading}")
        each = (chance.choice(games) if games else "" for _ in range(_PLAYED))
        found = (fuzz_deal(pair.source, chance, right, options, game) for game in each)
        yield from (deal.question for deal in found if deal is not None)


def _on_the_way(pair: Pair) -> Iterator[Candidate]:
    """The smaller questions in the smallest deals of scenarios on which the readings differ."""
    among = about(pair, asked_by_scenarios(pair.source), deals=True)
    for found in islice(_showing(pair, among), _LOOKED_AT):
        for shown in (found, cut(pair, found)):
            deal = shown.question
            assert isinstance(deal, Deal)
            for answer in shown.answers:
                assert isinstance(answer, DealAnswer)
                yield from _candidates(smaller_than(deal, answer))


def _candidates(questions: Iterable[Question]) -> Iterator[Candidate]:
    found = (candidate(msgspec.structs.replace(question, id=0)) for question in questions)
    return (entry for entry in found if entry is not None)


def _smallest(pair: Pair, among: Iterable[Candidate]) -> DifferingAnswers | None:
    """The smallest result of the first few candidates that show the difference."""
    small = sorted((cut(pair, shown) for shown in islice(_showing(pair, among), _LOOKED_AT)), key=size_of)
    return min((made_small(pair, shown) for shown in small[:_SHRUNK]), key=size_of, default=None)


def _showing(pair: Pair, among: Iterable[Candidate]) -> Iterator[DifferingAnswers]:
    """The candidates on which two readings differ, the smallest first."""
    ranked = sorted(among, key=lambda entry: (_others(pair, entry.question), *entry.size[1:]))
    return (found for entry in ranked if (found := differing_answers(pair, entry.question)) is not None)


def _others(pair: Pair, question: Question) -> int:
    return len(question.options.keys() - {pair.option})
