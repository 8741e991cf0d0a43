"""The end of a deal put into the words of the second telling."""

from __future__ import annotations

from tests.laws.koenigrufen import plain, scoring
from tests.laws.koenigrufen.strategies import Course, names

from tarock_engine.actions import Play
from tarock_engine.cards import NAMES


def facts_of(course: Course) -> scoring.Facts:
    """What the end of a deal is, for the second telling of its score."""
    game, contest, exchange = course.declared, course.contest, course.contest.exchange
    held = set[str]().union(*(names(hand) for hand in course.dealt.hands)) | names(exchange.taken)
    tricks = tricks_of(course)
    played = {one.card for trick in tricks for one in trick.cards}
    return scoring.Facts(
        chosen=course.chosen,
        contract=game.contract.name,
        declarer=game.declarer,
        partner=game.partner,
        active=course.dealt.seating.active,
        dealer=course.dealt.seating.dealer,
        called=None if game.called is None else NAMES[game.called],
        unnamed=any(one.words == "Vierter König" for one in course.actions),
        talon=frozenset(names(course.dealt.talon)),
        left=frozenset(names(exchange.left) or (names(course.dealt.talon) if _left_all(course) else ())),
        laid=frozenset(names(exchange.laid)),
        tricks=tricks,
        in_hand=frozenset(held - names(exchange.laid) - played),
        spoken=[scoring.Said(chain.item, chain.of, chain.doubled) for chain in contest.chains],
    )


def _left_all(course: Course) -> bool:
    """Whether the declarer left all six cards to his opponents."""
    return course.contract in plain.EXCHANGING and not course.contest.exchange.taken


def tricks_of(course: Course) -> list[scoring.Trick]:
    """The tricks, told."""
    stops = [(stop, stop.action) for stop in course.stops if isinstance(stop.action, Play)]
    found = []
    for number, trick in enumerate(course.played.tricks):
        shown = [
            scoring.Shown(play.seat, NAMES[play.card], place == 0 or len(stop.allowed) > 1)
            for place, (stop, play) in enumerate(stops[4 * number : 4 * number + 4])
        ]
        found.append(scoring.Trick(tuple(shown), trick.winner))
    return found
