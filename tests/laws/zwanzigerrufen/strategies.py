"""How deals of Zwanzigerrufen are drawn for its laws."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tests.laws import strategies
from tests.laws.moods import any_mood
from tests.laws.retold import begun
from tests.laws.source import Source
from tests.laws.strategies import Mood, Stop, cards, listed, names, seeds
from tests.laws.zwanzigerrufen.moments import ALPHABET, SOLO_GAMES, THROW_IN, named

from tarock_engine import engine
from tarock_engine.actions import Action, Bid, Call, Say
from tarock_engine.cards import CARDS
from tarock_engine.state import Choice, Dealt, Game, Played, State, ThrownIn
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.rulings import rule_set as zwanzigerrufen
from tarock_engine.zwanzigerrufen.state import Announcing, Claiming
from tarock_second_opinion.source import Act
from tarock_second_opinion.zwanzigerrufen.cards import PLAIN, RANKS, TO_CALL, TRUMPS, pack_of
from tarock_second_opinion.zwanzigerrufen.game import LAST, NORMAL
from tarock_second_opinion.zwanzigerrufen.game import Game as Notebook
from tarock_second_opinion.zwanzigerrufen.play import winning_card

__all__ = ["Stop", "cards", "listed", "names", "seeds"]


class Course(strategies.Course[ZwanzigerrufenRules]):
    """A deal of Zwanzigerrufen."""

    @property
    def game(self) -> Game | None:
        """The game; none in a deal that was thrown in."""
        return self.played.contest.game if isinstance(self.end, Played) else None

    @property
    def contract(self) -> str:
        """What was played."""
        return self.declared.contract.name

    @property
    def is_thrown_in(self) -> bool:
        """Whether the deal was thrown in."""
        return isinstance(self.end, ThrownIn)

    @property
    def announced_games(self) -> list[tuple[int, str]]:
        """Who said that he plays, and what: by calling, at first, or in the round of announcements."""
        return [
            (action.seat, "Normalspiel" if isinstance(action, Call) else action.words)
            for action in self.actions
            if isinstance(action, Call) or action.words in SOLO_GAMES
        ]

    @property
    def talk(self) -> list[tuple[Stop, Announcing, Say]]:
        """Every moment of the round of announcements in which somebody says something."""
        return self.told_in(Announcing)

    @property
    def claiming(self) -> list[tuple[Stop, Claiming, Say]]:
        """Every moment of the round of claims."""
        return self.told_in(Claiming)

    def hand(self, seat: int) -> set[str]:
        """The cards that were dealt to a seat."""
        return names(self.dealt.hands[seat])


# -------------------------------------------------------------------------------------------------------- deals

PICTURES: Final = [card for card in PLAIN if card[0] in RANKS]
_WISHES: Final = {
    "nothing": (),
    "Trull": ("Sküs", "XXI", "I"),
    "Könige": ("K♥", "K♦", "K♠", "K♣"),
    "Trull and Könige": ("Sküs", "XXI", "I", "K♥", "K♦", "K♠", "K♣"),
    "nothing to call": TO_CALL,
    "nothing to call and suits": (*TO_CALL, *PICTURES[:5]),
    "two to call": ("XX", "XIX", "XVIII"),
    "top Tarocks": TRUMPS[:10],
    "Pagat that can be made": ("I", *TRUMPS[:9]),
    "Pagat and low Tarocks": ("I", *TRUMPS[10:18]),
    "no Tarock": PICTURES[:10],
    "lone Pagat": ("I", *PICTURES[3:12]),
    "lone Mond": ("XXI", *PICTURES[5:14]),
    "lone Sküs": ("Sküs", *PICTURES[6:15]),
    "suits": tuple(card for card in PICTURES if card[0] in "KD"),
    "one suit": (*PICTURES[:4], "Sküs", "XXI", "XX", "XIX"),
}

# Five to each, and five to each again.
_PACKETS: Final = {hand: (range(5 * hand, 5 * hand + 5), range(20 + 5 * hand, 25 + 5 * hand)) for hand in range(4)}


def _mood(rng: random.Random, dealt: Dealt, chosen: Mapping[str, str], alone: bool) -> Mood:  # noqa: FBT001
    """A mood in which somebody may want a solo game; where nobody is to declare he throws the cards in if he may."""
    del chosen
    wanted = THROW_IN if alone else rng.choice(_GAMES)
    seats = dealt.seating.active if wanted != "Normalspiel" else (dealt.seating.vorhand,)
    return any_mood(
        rng,
        (rng.choice(seats), wanted),
        overbids=(0.0, 0.1),
        calls=lambda rng: CARDS[rng.choice(TO_CALL)],
        yields=(0.0,),
    )


_GAMES: Final = (*("Normalspiel",) * 4, *("Farbensolo",) * 4, "Solo", THROW_IN)


def _bid(rng: random.Random, bids: Sequence[Bid], mood: Mood) -> Action:
    return rng.choice([bid for bid in bids if bid.name == mood.wanted] or bids)


class ZwaSource(Source[ZwanzigerrufenRules, Course]):
    """Zwanzigerrufen, where games are announced in the same round as everything else."""

    def decide(self, rng: random.Random, state: State, choices: tuple[Choice, ...], mood: Mood) -> Action:
        """One of the acts that are allowed, a game only where it is wanted."""
        offered = [action for choice in choices for action in choice.actions]
        wanted = [action for action in offered if action.words == mood.wanted and mood.bidder in (action.seat, None)]
        games = [action for action in offered if action.words in (*SOLO_GAMES, THROW_IN)]
        if wanted and rng.random() < 0.7:
            return rng.choice(wanted)
        if games and rng.random() < mood.overbids:
            return rng.choice(games)
        kept = [_without(games, choice) for choice in choices]
        return super().decide(rng, state, tuple(choice for choice in kept if choice.actions) or choices, mood)


def _without(games: Sequence[Action], choice: Choice) -> Choice:
    return choice._replace(actions=tuple(action for action in choice.actions if action not in games))


def can_beat(card: str, other: str, chosen: Mapping[str, str]) -> bool:
    """Whether a card takes a trick from another that was led or is a Tarock."""
    game = Notebook(dict(chosen), 0, hands=[], dealt=[], contract=NORMAL)
    return card != other and winning_card(game, [other, card]) == card


ZWANZIGERRUFEN: Final = ZwaSource(
    rules=zwanzigerrufen.ZWANZIGERRUFEN,
    course=Course,
    packets=_PACKETS,
    wishes=_WISHES,
    mood=_mood,
    bid=_bid,
    alphabet=ALPHABET,
    named=named,
    announcing=Announcing,
    tables=(4,),
    tariff=False,
    pack=lambda chosen: pack_of(dict(chosen)),
    can_beat=can_beat,
    tricks=LAST,
    halves=(0, 0),
    callable=frozenset(TO_CALL),
    alone=False,
    out_of_turn=frozenset({THROW_IN}),
)
DEFAULTS: Final = ZWANZIGERRUFEN.defaults
OPTIONS: Final = ZWANZIGERRUFEN.options
courses = ZWANZIGERRUFEN.courses
games = ZWANZIGERRUFEN.games
rules_for = ZWANZIGERRUFEN.rules_for


def directed(
    rng: random.Random,
    chosen: Mapping[str, str],
    wish: str,
    hand: int,
    wanted: str = "Normalspiel",
) -> Course:
    """A deal in which some hand gets certain cards, counted from Vorhand, and its holder is in the mood for a game."""
    pack = ZWANZIGERRUFEN.directed_pack(rng, wish, hand, chosen)
    dealt = ZWANZIGERRUFEN.seated(rng, chosen, pack)
    mood = ZWANZIGERRUFEN.mood(rng, dealt, chosen, False)  # noqa: FBT003
    mood = mood._replace(wanted=wanted, bidder=dealt.seating.active[hand])

    def choose(state: State, choices: tuple[Choice, ...]) -> Action:
        return ZWANZIGERRUFEN.decide(rng, state, choices, mood)

    return ZWANZIGERRUFEN.play_out(dealt, chosen, pack, choose)


def opening(rng: random.Random, chosen: Mapping[str, str], wish: str) -> tuple[set[str], set[Act], set[Act]]:
    """Vorhand's hand, with certain cards, and what can be done first: by the engine, and by the second opinion."""
    pack, rules = ZWANZIGERRUFEN.directed_pack(rng, wish, 0, chosen), rules_for(chosen)
    dealt = ZWANZIGERRUFEN.seated(rng, chosen, pack)
    choices = engine.choices(engine.begin(dealt, rules), rules)
    found = {Act(choice.seat, choice.deed, action.words) for choice in choices for action in choice.actions}
    return names(dealt.hands[dealt.seating.vorhand]), found, set(begun(dealt, rules.name, chosen).acts())


def thrown(seed: int, count: int) -> Iterator[Course]:
    """Deals in which somebody is dealt next to no Tarock, where that may be thrown in."""
    yield from map(strategies.looked_at, _several_thrown(seed)[:count])


@functools.lru_cache(maxsize=1 << 9)
def _several_thrown(seed: int) -> Sequence[Course]:
    rng, found = random.Random(f"thrown {seed}"), []
    for _ in range(3):
        reading = rng.choice(OPTIONS["zusammenwerfen"])
        wish = rng.choice(("no Tarock", "lone Pagat", "lone Mond", "lone Sküs"))
        chosen = {**ZWANZIGERRUFEN.any_readings(rng), "zusammenwerfen": reading}
        found.append(directed(rng, chosen, wish, rng.randrange(4), wanted=rng.choice((THROW_IN, "Normalspiel"))))
    return found
