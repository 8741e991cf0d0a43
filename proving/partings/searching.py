"""The smallest question and the smallest deal on which readings part, of what scenarios ask and what is played."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

import msgspec

from proving.partings.apart import Apart, apart
from proving.partings.candidates import Candidate, Pair, about, asked_by_scenarios, candidate, options_under
from proving.partings.confirming import confirmed
from proving.partings.endings import endings
from proving.partings.excused import because, beyond_deals, games_apart
from proving.partings.on_the_way import smaller_than
from proving.partings.recording import recorded_deal, recorded_question
from proving.partings.shrinking import cut, made_small, right, size_of
from tarock_conformance.fuzz.courses import fuzz_deal
from tarock_steps.catalogue.partings import PartedDeal, ReadingParting
from tarock_steps.protocol.messages.answers import DealAnswer
from tarock_steps.protocol.messages.questions import Deal, Question

_LOOKED_AT: Final = 8
"""How many of the smallest candidates that show it are cut to where the readings part."""
_SHRUNK: Final = 2
"""How many of these, the smallest, are made smaller."""
_PLAYED: Final = 50
"""How many deals are played under each of two readings before it is looked whether one shows where they part."""
_ROUNDS: Final = 10
"""How often that is done where none does."""
_GUIDED: Final = 40
"""How often then of deals for the games of smaller questions that tell the two apart."""
_PLAINER: Final = 4
"""How often where one does, and only beside readings of others that may not be needed."""


def parting_of(pair: Pair, seed: int) -> ReadingParting:
    """The parting of two readings, with why there is none where there is none."""
    deal = smallest_deal(pair, seed)
    question = smallest_question(pair)
    return ReadingParting(
        option=pair.option,
        readings=pair.readings,
        question=None if question is None else recorded_question(question, confirmed(question)),
        deal=None if deal is None else _recorded(deal),
        because=because(pair) if deal is None else "",
        seed=seed,
    )


def _recorded(deal: Apart) -> PartedDeal:
    ends = endings(deal)
    return recorded_deal(deal, confirmed(deal, ends), ends)


def smallest_question(pair: Pair) -> Apart | None:
    """The smallest question found that is no deal; none where nothing but a deal shows it."""
    among = about(pair, asked_by_scenarios(pair.source), deals=False)
    return _smallest(pair, (*among, *_on_the_way(pair)))


def smallest_deal(pair: Pair, seed: int) -> Apart | None:
    """The smallest deal found, only as long as it takes; none where none shows it."""
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
        found = min((one for one in (found, more) if one is not None), key=size_of, default=None)
    return found


def played(pair: Pair, seed: str, games: Sequence[str] = ()) -> Iterator[Deal]:
    """Deals that the second opinion's players play beside the engine under each of the readings; so by seed.

    They are dealt for one of the ``games`` where any are named.
    """
    for reading, options in zip(pair.readings, options_under(pair, {}) or (), strict=False):
        chance = random.Random(f"{seed} {pair} {reading}")
        each = (chance.choice(games) if games else "" for _ in range(_PLAYED))
        found = (fuzz_deal(pair.source, chance, right, options, game) for game in each)
        yield from (one.question for one in found if one is not None)


def _on_the_way(pair: Pair) -> Iterator[Candidate]:
    """The smaller questions on the way of the smallest deals of scenarios over which the readings part."""
    among = about(pair, asked_by_scenarios(pair.source), deals=True)
    for found in islice(_showing(pair, among), _LOOKED_AT):
        for one in (found, cut(pair, found)):
            deal = one.question
            assert isinstance(deal, Deal)
            for answer in one.answers:
                assert isinstance(answer, DealAnswer)
                yield from _candidates(smaller_than(deal, answer))


def _candidates(questions: Iterable[Question]) -> Iterator[Candidate]:
    found = (candidate(msgspec.structs.replace(one, id=0)) for one in questions)
    return (one for one in found if one is not None)


def _smallest(pair: Pair, among: Iterable[Candidate]) -> Apart | None:
    """The smallest that comes of the first few that show it."""
    small = sorted((cut(pair, one) for one in islice(_showing(pair, among), _LOOKED_AT)), key=size_of)
    return min((made_small(pair, one) for one in small[:_SHRUNK]), key=size_of, default=None)


def _showing(pair: Pair, among: Iterable[Candidate]) -> Iterator[Apart]:
    """What two readings part over of some candidates, the smallest first."""
    ranked = sorted(among, key=lambda one: (_others(pair, one.question), *one.size[1:]))
    return (found for one in ranked if (found := apart(pair, one.question)) is not None)


def _others(pair: Pair, question: Question) -> int:
    return len(question.options.keys() - {pair.option})
