"""Which cards a lead demands, by the duty to follow suit and to play trumps, as a lookup table for each lead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tarock_engine.cards import NAMES, PACK_54, Card, Mask
from tarock_engine.memory import remembered
from tarock_engine.ranking import Ranking
from tarock_engine.ruling import ClauseId, Grounds, Ruling, in_words

Follow = Callable[[Ranking, Card], Mask]
"""The cards that a lead asks for: whoever holds some of them has to play one; 0 if the duty does not apply to it."""

Followings = tuple[tuple[tuple[Mask, Grounds], ...], ...]
"""For each lead its duties in order; the first one that matches a card in the hand decides."""


@in_words("A suit that was led has to be followed")
def follow_suit(ranking: Ranking, led: Card) -> Mask:
    return 0 if ranking.trumps >> led & 1 else ranking.suit_of[led]


@in_words("A trump that was led has to be followed")
def follow_trump(ranking: Ranking, led: Card) -> Mask:
    return ranking.trumps if ranking.trumps >> led & 1 else 0


@in_words("Without the suit led, a trump has to be played")
def trump_when_void(ranking: Ranking, led: Card) -> Mask:
    return 0 if ranking.trumps >> led & 1 else ranking.trumps


@in_words("Without the suit led and without a trump, anything goes")
def anything_when_void(ranking: Ranking, led: Card) -> Mask:
    del ranking, led
    return PACK_54


def following_table(duties: Sequence[Ruling[Follow]], ranking: Ranking) -> Followings:
    """The lookup table of these ``duties``."""
    return _table(tuple((duty.value, duty.clause) for duty in duties), ranking)


@remembered(1 << 8)
def _table(duties: tuple[tuple[Follow, ClauseId], ...], ranking: Ranking) -> Followings:
    return tuple(
        tuple([(mask, (clause,)) for duty, clause in duties if (mask := duty(ranking, Card(led)))])
        for led in range(len(NAMES))
    )
