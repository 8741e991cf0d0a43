"""What was said and played in a deal, put into the words of the second telling."""

from __future__ import annotations

from collections.abc import Iterator

from tests.laws.strategies import Stop, names
from tests.laws.telling import heard
from tests.laws.zwanzigerrufen import plain, scoring
from tests.laws.zwanzigerrufen.strategies import Course
from tests.laws.zwanzigerrufen.utterances import Talk

from tarock_engine.actions import Play, Say
from tarock_engine.cards import NAMES


def talk_of(course: Course) -> Talk:
    """The round of announcements as it begins, with Vorhand's game."""
    order = course.dealt.seating.active
    _, game = course.announced_games[0]
    hands: dict[int, set[str]] = {seat: names(course.dealt.hands[seat]) for seat in order}
    called = course.actions[0].words
    holder = next(seat for seat in order if called in hands[seat]) if game == "Normalspiel" else None
    return Talk(course.chosen, order, hands, game, order[0], None if holder == order[0] else holder)


def followed(course: Course) -> Iterator[tuple[Stop, Talk, Say]]:
    """Every moment of the round, with what was said before it."""
    if course.talk:
        yield from heard(course.talk, talk_of(course), hear)


def hear(talk: Talk, say: Say) -> None:
    """Add what is said."""
    talk.hear(say.seat, say.words)


def whole_talk(course: Course) -> Talk:
    """The round when it was over."""
    talk = talk_of(course)
    for _, _, say in course.talk:
        hear(talk, say)
    return talk


def tricks_of(course: Course) -> list[scoring.Trick]:
    """The tricks, each taken by whoever the second telling says."""
    plays = [(one.seat, NAMES[one.card]) for one in course.actions if isinstance(one, Play)]
    found = []
    for start in range(0, len(plays), 4):
        cards = tuple(plays[start : start + 4])
        place = plain.taken_by([card for _, card in cards], course.contract, course.chosen)
        found.append(scoring.Trick(cards, cards[place][0]))
    return found


def facts_of(course: Course) -> scoring.Facts:
    """What the end of a deal is, for the second telling of its score."""
    talk = whole_talk(course)
    return scoring.Facts(
        chosen=course.chosen,
        talk=talk,
        tricks=tricks_of(course),
        claimed={say.words for _, _, say in course.claiming if say.step is not None},
    )
