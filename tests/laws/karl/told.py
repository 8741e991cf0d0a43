"""What was said in a deal, put into the words of the second telling."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from tests.laws.claims import Thing
from tests.laws.karl import plain
from tests.laws.karl.strategies import Course
from tests.laws.karl.utterances import Talk
from tests.laws.strategies import Stop, names
from tests.laws.telling import heard, told

from tarock_engine.actions import Play, Say
from tarock_engine.cards import NAMES


def talk_of(course: Course) -> Talk:
    """The round of announcements before its first word."""
    game = course.declared
    seats = course.dealt.seating.active
    place = seats.index(game.declarer)
    bid = [one.name for one in course.auction if one.name.split(" ")[0] in ("Auch-Rufer", "Besser-Rufer")]
    opening = course.talk[0][1]
    return Talk(
        chosen=course.chosen,
        contract=course.contract,
        declarer=game.declarer,
        partner=game.partner,
        order=seats[place:] + seats[:place],
        called=None if game.called is None else NAMES[game.called],
        hands=[names(hand) for hand in opening.hands],
        dealt=names(course.dealt.hands[game.declarer]),
        taken=names(course.talk[0][1].exchange.taken),
        bird=bid[-1].split(" ")[1] if course.contract == "Auch-Rufer" and " " in bid[-1] else None,
    )


def hear(talk: Talk, say: Say) -> None:
    """Add what is said."""
    if say.step is None:
        talk.hear_gut(say.seat)
    else:
        talk.hear(say.seat, told(say))


def followed(course: Course) -> Iterator[tuple[Stop, Talk, Say]]:
    """Every moment of the round, with what was said before it."""
    if course.talk:
        yield from heard(course.talk, talk_of(course), hear)


def whole_talk(course: Course) -> Talk:
    """The round when it was over."""
    talk = talk_of(course)
    for _, talk, say in followed(course):
        last, said = talk, say
    last.hear_gut(said.seat)
    return last


def things(course: Course) -> list[Thing]:
    """All that was claimed, with its doublings."""
    return [dataclasses.replace(one, steps=list(one.steps)) for one in whole_talk(course).things]


@dataclasses.dataclass(frozen=True)
class Trick:
    """The cards of a trick by seat in the order in which they came, and who took it."""

    cards: tuple[tuple[int, str], ...]
    winner: int

    def by(self, card: str | None) -> int | None:
        """Who played a card, where it is in the trick."""
        return next((seat for seat, one in self.cards if one == card), None)


def tricks_of(course: Course) -> list[Trick]:
    """The tricks, each taken by whoever the second telling says."""
    plays = [(one.seat, NAMES[one.card]) for one in course.actions if isinstance(one, Play)]
    found = []
    for start in range(0, len(plays), 4):
        cards = tuple(plays[start : start + 4])
        place = plain.taken_by([card for _, card in cards], course.contract, course.chosen)
        found.append(Trick(cards, cards[place][0]))
    return found
