"""How deals of Lungauer Königrufen are drawn for its laws."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tests.laws import plain, strategies
from tests.laws.lungau.moments import ALPHABET, BIDS, named
from tests.laws.source import Source
from tests.laws.strategies import Mood, Stop, listed, names, packs, seeds

from tarock_engine import counting
from tarock_engine.actions import ERSTER, PASS, Action, Bid
from tarock_engine.cards import CARDS, FOUR_KOENIGE, Mask, cards_in
from tarock_engine.contracts import Side
from tarock_engine.lungau import bonuses
from tarock_engine.lungau.ending import Ending, ending_of
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.rulings import rule_set as lungau
from tarock_engine.lungau.state import Announcing
from tarock_engine.scoring import ScoredItem
from tarock_engine.seating import seated
from tarock_engine.state import Dealt
from tarock_second_opinion.lungau.bidding import CALLING, VOGERL

__all__ = ["Stop", "listed", "names", "packs", "seeds"]


class Course(strategies.Course[LungauRules]):
    """A deal of Lungauer Königrufen."""

    @property
    def piles(self) -> Mapping[Side, Mask]:
        """The cards that count for each side."""
        together = self.rules.counting.partners_together.value
        return counting.piles(self.declared, self.contest.exchange, self.played.tricks, together, self.rules)

    @property
    def ending(self) -> Ending:
        """What lies on the table after a game with a declarer."""
        return ending_of(self.declared, self.played, self.rules)

    @property
    def items(self) -> tuple[ScoredItem, ...]:
        """All that is scored."""
        return bonuses.scored_items(self.ending, self.rules)


# -------------------------------------------------------------------------------------------------------- deals

_WISHES: Final = {
    "nothing": (),
    "Trull": ("Sküs", "XXI", "I"),
    "Könige": ("K♥", "K♦", "K♠", "K♣"),
    "birds": ("I", "II"),
    "bird and König": ("II", "K♠"),
    "top trumps": tuple(plain.TRUMPS[:12]),
    "trumps and Könige": ("K♥", "K♦", "K♠", "K♣", "II", *plain.TRUMPS[3:10]),
    "trumps from below": tuple(plain.TRUMPS[10:]),
    "no trump": ("D♥", "4♥", "3♥", "2♥", "4♦", "3♦", "2♦", "7♠", "8♠", "9♠", "7♣", "8♣"),
    "no hearts": ("K♦", "D♦", "K♠", "D♠", "K♣", "D♣", "VII", "VI", "V", "10♠", "10♣", "A♦"),
}

# Three to the table, then six to each, and all of it again.
_PACKETS: Final = {
    -1: (range(3), range(27, 30)),
    **{hand: (range(3 + 6 * hand, 9 + 6 * hand), range(30 + 6 * hand, 36 + 6 * hand)) for hand in range(4)},
}


def _mood(rng: random.Random, dealt: Dealt, chosen: Mapping[str, str], alone: bool) -> Mood:  # noqa: FBT001
    del chosen
    bids = not alone and rng.random() < 0.85
    lying = cards_in(dealt.talon & FOUR_KOENIGE)
    wanted = rng.choice(sorted(CALLING) if lying and rng.random() < 0.5 else BIDS)
    bidder = dealt.seating.vorhand if wanted == "Sechserdreier" else rng.choice(dealt.seating.active)
    if wanted in VOGERL and rng.random() < 0.9:
        bird = CARDS[VOGERL[wanted]]
        bidder = next((seat for seat, hand in seated(dealt.hands) if hand >> bird & 1), bidder)
    return Mood(
        bidder=bidder if bids else None,
        wanted=wanted,
        overbids=rng.choice((0.0, 0.0, 0.3)) if bids else 0.0,
        talks=rng.choice((0.0, 0.2, 0.5, 0.7)),
        dares=rng.random() < 0.2,
        calls=rng.choice(lying) if lying and rng.random() < 0.7 else None,
        saves=rng.random() < 0.5,
        yields=0.5,
        gathers=rng.random() < 0.3,
    )


def _bid(rng: random.Random, bids: Sequence[Bid], mood: Mood) -> Action:
    games = [bid for bid in bids if bid.name not in (PASS, ERSTER)]
    if not games or (bids[0].seat != mood.bidder and rng.random() >= mood.overbids):
        return bids[0]
    return rng.choice([game for game in games if game.name == mood.wanted] or games)


def _is_spent(course: Course) -> bool:
    """A fifth player takes up the Talon of Fahren."""
    return course.game is None and course.dealt.seating.players == 5


def _is_always(_: Mapping[str, str]) -> bool:
    return True


LUNGAU: Final = Source[LungauRules, Course](
    rules=lungau.LUNGAU,
    course=Course,
    packets=_PACKETS,
    wishes=_WISHES,
    mood=_mood,
    bid=_bid,
    alphabet=ALPHABET,
    named=named,
    announcing=Announcing,
    spends=_is_spent,
    fifth=_is_always,
)
DEFAULTS: Final = LUNGAU.defaults
OPTIONS: Final = LUNGAU.options
courses = LUNGAU.courses
games = LUNGAU.games
rules_for = LUNGAU.rules_for


def fahren(
    seed: int, count: int, *, players: int | None = None, chosen: Mapping[str, str] | None = None
) -> Iterator[Course]:
    """A block of deals that nobody wanted to play."""
    yield from LUNGAU.without_declarer(seed, count, players=players, chosen=chosen)
