"""Plays a deal to its end under each of two readings that differ in it, and returns both courses with their payments.

First comes an act that only one of the readings allows, then the plainest acts. The acts are stored with the deal; a
later check only needs the payments.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, islice
from typing import Final

import msgspec
from msgspec.structs import replace

from proving.partings.compared_answers import DifferingAnswers
from proving.partings.shrinking import right
from tarock_protocol import codec
from tarock_protocol.cards import PACK
from tarock_protocol.messages.answers import Answer, DealAnswer
from tarock_protocol.messages.parts import Action
from tarock_protocol.messages.questions import Deal
from tarock_searching.shrink.repairing import plainest_act
from tarock_steps.catalogue.partings import DealEnding

Endings = tuple[DealEnding, DealEnding]


_MOST: Final = 200
"""More acts than any deal has when everybody does what is plainest."""


_TRIED: Final = 500
"""How many sets of cards to lay away are tried."""


class EndlessError(Exception):
    """A deal that could not be played to its end."""


def endings(found: DifferingAnswers) -> Endings:
    """How a deal ends under each of two readings. Raises EndlessError if it does not end."""
    one, other = map(_deal_answer, found.answers)
    return _ending(_begun(found, 0), _own_act(one, other)), _ending(_begun(found, 1), _own_act(other, one))


def paid_again(found: DifferingAnswers, ends: Endings) -> Endings:
    """The same courses with the payments of now; a course has none where an act in it is not allowed."""
    one, other = (replace(end, payments=_payments(deal)) for end, deal in zip(ends, courses(found, ends), strict=True))
    return one, other


def courses(found: DifferingAnswers, ends: Endings) -> tuple[Deal, Deal]:
    """The deal under each reading, with all acts to its end."""
    one, other = (_with(_begun(found, place), msgspec.convert(ends[place].actions, list[Action])) for place in (0, 1))
    return one, other


def _begun(found: DifferingAnswers, place: int) -> Deal:
    """The deal under one reading, without an act that it refuses."""
    deal = found.asked[place]
    assert isinstance(deal, Deal)
    return replace(deal, actions=deal.actions[: _deal_answer(found.answers[place]).accepted])


def _ending(deal: Deal, own: Action | None) -> DealEnding:
    done: list[Action] = []
    while len(done) < _MOST:
        now = _deal_answer(right(_with(deal, done)))
        if now.over:
            return DealEnding(actions=msgspec.to_builtins(done), payments=list(now.payments))
        act = own if own is not None and not done else plainest_act(now, deal)
        if act is None:
            break
        done.append(_laid_away(_with(deal, done), act) if act.do == "discard" else act)
    raise EndlessError(codec.encode(_with(deal, done)).decode())


def _laid_away(deal: Deal, act: Action) -> Action:
    """The plainest cards that may be laid away together; one may have to be a trump. Raises EndlessError for none."""
    turn = _deal_answer(right(deal)).next[0]
    plain, number = act.what.split(), len(act.what.split())
    rest = sorted((card for card in turn.legal if card not in plain), key=PACK.index, reverse=True)
    for cards in islice(combinations([*plain, *rest], number), _TRIED):
        found = replace(act, what=" ".join(cards))
        if _deal_answer(right(_with(deal, [found]))).refused is None:
            return found
    raise EndlessError(codec.encode(deal).decode())


def _with(deal: Deal, acts: Sequence[Action]) -> Deal:
    return replace(deal, actions=[*deal.actions, *acts])


def _payments(deal: Deal) -> list[int | str]:
    answer = right(deal)
    return list(answer.payments) if isinstance(answer, DealAnswer) and answer.over and answer.refused is None else []


def _deal_answer(answer: Answer | None) -> DealAnswer:
    assert isinstance(answer, DealAnswer)
    return answer


def _own_act(mine: DealAnswer, other: DealAnswer) -> Action | None:
    """An act that one answer allows and the other does not; None for laying away cards, or without such an act."""
    theirs = {(turn.seat, turn.do, what) for turn in other.next for what in turn.legal}
    own = ((turn, what) for turn in mine.next for what in turn.legal if (turn.seat, turn.do, what) not in theirs)
    return next((Action(seat=turn.seat, do=turn.do, what=what) for turn, what in own if turn.do != "discard"), None)
