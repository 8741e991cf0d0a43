"""How deals of Karls Tarockrunde are drawn for its laws."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tests.laws import strategies
from tests.laws.karl import plain
from tests.laws.karl.moments import ALPHABET, named
from tests.laws.moods import OVERBIDS, PACKETS, WISHES, any_mood
from tests.laws.source import Source
from tests.laws.strategies import Mood, Stop, cards, listed, names, packs, seeds

from tarock_engine.actions import Action, Bid, Say
from tarock_engine.cards import FOUR_KOENIGE, cards_in, mask_of
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.rulings import rule_set as karl
from tarock_engine.karl.state import Announcing, RenonceEnd
from tarock_engine.state import Bidding, Choice, Dealt, Game, GivenUp, Played, State, ThrownIn, Unplayed

__all__ = ["cards", "listed", "names", "packs", "seeds"]

QUIET: Final = frozenset({"Gut!", "Mein Spiel", "Vorhand"})
HAND_ON: Final = "gebe die Vorhand weiter"
THROW_IN: Final = "zusammenwerfen"


class Course(strategies.Course[KarlRules]):
    """A deal of Karls Tarockrunde."""

    @property
    def game(self) -> Game | None:
        """The game with a declarer; none in Fahren and in a deal that was thrown in."""
        match self.end:
            case GivenUp() | Unplayed() | RenonceEnd():
                return self.end.game
            case ThrownIn():
                return None
            case _:
                return self.played.contest.game

    @property
    def contract(self) -> str:
        """What was played."""
        return "Fahren" if self.game is None else self.game.contract.name

    @property
    def is_thrown_in(self) -> bool:
        """Whether the deal was thrown in."""
        return isinstance(self.end, ThrownIn)

    @property
    def is_unplayed(self) -> bool:
        """Whether the game was paid because nobody said anything."""
        return isinstance(self.end, Unplayed)

    @property
    def is_given_up(self) -> bool:
        """Whether the declarer paid for it."""
        return isinstance(self.end, GivenUp)

    @property
    def announced_games(self) -> list[tuple[int, str]]:
        """Who said that he plays, and what."""
        bids = [(bid.seat, game_of(bid)) for bid in self.bids]
        return [bid for bid in bids if bid[1] in self.rules.by_name]

    @property
    def talk(self) -> list[tuple[Stop, Announcing, Say]]:
        """Every moment of the round of announcements."""
        return self.told_in(Announcing)

    @property
    def has_handed_on(self) -> bool:
        """Whether Vorhand gave her right away."""
        return any(bid.name == HAND_ON for bid in self.bids)

    @property
    def order(self) -> tuple[int, ...]:
        """The players from the Vorhand of this deal on, whoever was given it."""
        seats = self.dealt.seating.active
        return (*seats[1:], seats[0]) if self.has_handed_on else seats

    @property
    def burdened(self) -> int:
        """Who leads first as Vorhand and pays double in Fahren."""
        return (self.dealt.seating.active if self.chosen["handover-status"] == "rights-only" else self.order)[0]


# -------------------------------------------------------------------------------------------------------- deals


def _mood(rng: random.Random, dealt: Dealt, chosen: Mapping[str, str], alone: bool) -> Mood:  # noqa: FBT001
    del chosen
    wanted = "Fahren" if alone or rng.random() < 0.08 else rng.choice(_GAMES)
    seats = [seat for seat in dealt.seating.active if wanted != "Auch-Rufer" or dealt.hands[seat] & _BIRDS]
    bidder = dealt.seating.vorhand if wanted in plain.HERS else rng.choice(seats or dealt.seating.active)
    lying = cards_in(dealt.talon & FOUR_KOENIGE)
    return any_mood(
        rng,
        (bidder, wanted),
        overbids=() if wanted in plain.HERS else OVERBIDS,
        calls=lambda rng: rng.choice(lying) if lying and rng.random() < 0.6 else None,
        yields=(0.0, 0.6),
    )


_GAMES: Final = (*("Rufer",) * 5, *("Auch-Rufer",) * 3, "Solo-Rufer", *("Sechser-Dreier",) * 2, *plain.LADDER)
_BIRDS: Final = mask_of(cards(tuple(plain.BIRDS.values())))


def _bid(rng: random.Random, bids: Sequence[Bid], mood: Mood) -> Action:
    rare = [bid for bid in bids if bid.name in (HAND_ON, THROW_IN)]
    if rare and rng.random() < (0.5 if rare[0].name == HAND_ON else 0.03):
        return rare[0]
    quiet = [bid for bid in bids if bid.name in QUIET]
    games = [bid for bid in bids if bid not in quiet and bid not in rare]
    wanted = [game for game in games if game_of(game) == mood.wanted]
    mine = bids[0].seat == mood.bidder
    if wanted and (mine or not quiet):
        return rng.choice(wanted)
    if games and rng.random() < mood.overbids:
        return rng.choice(games[:4])
    return rng.choice(quiet or [game for game in games if game.name != "Fahren"] or games or rare)


def game_of(bid: Bid) -> str:
    """The game that a bid is about."""
    return bid.name.split(" ")[0].replace("Besser", "Auch")


KARL: Final = Source[KarlRules, Course](
    rules=karl.KARL,
    course=Course,
    packets=PACKETS,
    wishes=WISHES,
    mood=_mood,
    bid=_bid,
    alphabet=ALPHABET,
    named=named,
    announcing=Announcing,
    tables=(4,),
    tariff=False,
    cuts=False,
    lines=False,
)
DEFAULTS: Final = KARL.defaults
OPTIONS: Final = KARL.options
courses = KARL.courses
games = KARL.games
rules_for = KARL.rules_for


def fahren(seed: int, count: int) -> Iterator[Course]:
    """Deals of a block in which everybody plays for himself."""
    for course in KARL.without_declarer(seed, count):
        if isinstance(course.end, Played):
            yield course


# ---------------------------------------------------------------------------------------------- deals of one kind


def over_koenige(seed: int, count: int) -> Iterator[Course]:
    """Deals with Könige in the Talon, in which a game with a call is wanted; paid, turned into Fahren, or played."""
    yield from map(strategies.looked_at, _several_over_koenige(seed, count))


@functools.lru_cache(maxsize=1 << 9)
def _several_over_koenige(seed: int, count: int) -> Sequence[Course]:
    rng = random.Random(f"Talon {seed}")
    return [_over_koenige(rng) for _ in range(count)]


def _over_koenige(rng: random.Random) -> Course:
    chosen = KARL.any_readings(rng)
    pack = KARL.directed_pack(rng, rng.choice(("Könige", "three Könige")), -1)
    dealt = KARL.seated(rng, chosen, pack)
    mood = KARL.mood(rng, dealt, chosen, False)  # noqa: FBT003
    wanted = rng.choice(("Rufer", "Auch-Rufer"))
    seats = [seat for seat in dealt.seating.active if dealt.hands[seat] & _BIRDS]
    bidder = dealt.seating.vorhand if wanted == "Rufer" else rng.choice(seats)
    called = rng.choice(cards_in(dealt.talon & FOUR_KOENIGE))
    mood = mood._replace(bidder=bidder, wanted=wanted, overbids=0.0, calls=called, yields=rng.choice((0.2, 1.0)))
    return KARL.play_out(dealt, chosen, pack, lambda state, choices: KARL.decide(rng, state, choices, mood))


def bidding(rng: random.Random) -> Course:
    """A deal with an auction in which everybody says whatever comes to his mind, often with Könige in one hand."""
    chosen, wish = KARL.any_readings(rng), rng.choice(("Könige", "Könige", "three Könige", "birds", "nothing"))
    pack = KARL.directed_pack(rng, wish, 0)
    talks = rng.choice((0.1, 0.3, 0.6))

    def choose(state: State, choices: tuple[Choice, ...]) -> Action:
        actions = choices[0].actions
        quiet = [action for action in actions if isinstance(action, Bid) and action.name in QUIET]
        bids = [action for action in actions if action not in quiet]
        if isinstance(state, Bidding) and bids and rng.random() < 0.3:
            return rng.choice(bids[:2])
        if quiet and rng.random() >= talks:
            return rng.choice(quiet)
        return rng.choice(bids if isinstance(state, Bidding) and bids else actions)

    return KARL.play_out(KARL.seated(rng, chosen, pack), chosen, pack, choose)
