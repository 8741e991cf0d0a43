"""The end of a game put into the words of the second telling."""

from __future__ import annotations

from tests.laws.karl import scoring
from tests.laws.karl.strategies import Course, names
from tests.laws.karl.told import things, tricks_of

from tarock_engine.cards import NAMES


def facts_of(course: Course) -> scoring.Facts:
    """What the end of a game is, for the second telling of its score."""
    game, exchange = course.declared, course.contest.exchange
    return scoring.Facts(
        chosen=course.chosen,
        contract=course.contract,
        declarer=game.declarer,
        partner=game.partner,
        called=None if game.called is None else NAMES[game.called],
        halves=[frozenset(names(half)) for half in course.dealt.halves],
        taken=frozenset(names(exchange.taken)),
        laid=frozenset(names(exchange.laid)),
        hands=[frozenset(names(hand)) for hand in course.dealt.hands],
        tricks=tricks_of(course),
        spoken=things(course),
    )
