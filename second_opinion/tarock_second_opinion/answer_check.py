"""Says of any question whether the second opinion agrees with the reference engine's answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

from tarock_protocol.messages import answers as told
from tarock_protocol.messages.questions import Count, Deal, MayBid, MayPlay, Question, Result, Settle, Trick
from tarock_second_opinion import confirming, deals, positions
from tarock_second_opinion.ends import ended_otherwise
from tarock_second_opinion.sheets import settled_otherwise
from tarock_second_opinion.sources import SOURCES

_PARTIES: Final = ("contract", "declarer", "partner", "called")
"""The fields about the contract and the parties."""


def disagreement(question: Question, answer: told.Answer) -> str | None:
    """The difference from the answer to a question; empty if there is none, none if it cannot be answered here."""
    says = _SAYS.get(type(question))
    return None if says is None else says(question, answer)


def _deal(question: Deal, answer: told.DealAnswer) -> str | None:
    if not deals.is_whole(question) or not deals.can_be_told(question):
        return None
    return confirming.difference_in_deal(SOURCES[question.rules], confirming.Told(question, answer, "")) or _lies(
        question, answer
    )


def _lies(question: Deal, answer: told.DealAnswer) -> str:
    """The difference in the parties, in the places of the cards, or in the Augen; empty if there is none."""
    ours = deals.told(question)
    assert ours is not None
    hands = [[sorted(cards) for cards in (*telling.hands, telling.discards)] for telling in (ours, answer)]
    found = [_compared(field, getattr(ours, field), getattr(answer, field)) for field in (*_PARTIES, "augen")]
    return next(filter(None, [*found, _compared("hands and discards", *hands)]), "")


def _count(question: Count, answer: told.CountAnswer) -> str:
    return _compared("augen", positions.counted(question), Fraction(answer.augen))


def _trick(question: Trick, answer: told.TrickAnswer) -> str:
    return _compared("winner", positions.winner(question), answer.winner)


def _may_play(question: MayPlay, answer: told.LegalAnswer) -> str | None:
    found = positions.playable(question)
    return None if found is None else _compared("legal", sorted(found), sorted(answer.legal))


def _may_bid(question: MayBid, answer: told.TurnAnswer) -> str | None:
    """The difference in the bids that are legal next; the players before may have held any cards."""
    telling = None if answer.seat is None else positions.after_bids(question, answer.seat)
    if telling is None:
        return None
    found = sorted((act.seat, act.words) for act in telling.acts() if act.deed == "bid")
    return _compared("legal", found, sorted((answer.seat, what) for what in answer.legal))


_SAYS: Final[Mapping[type[Question], Callable[[Any, Any], str | None]]] = {
    Count: _count,
    Deal: _deal,
    MayBid: _may_bid,
    MayPlay: _may_play,
    Result: ended_otherwise,
    Settle: settled_otherwise,
    Trick: _trick,
}


def _compared(field: str, ours: object, engines: object) -> str:
    return "" if ours == engines else f"{field}: {ours} told once more, {engines} answered"
