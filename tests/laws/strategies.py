"""Deals, courses of deals and readings for the laws; everything follows from integers or bytes that are drawn.

One drawn seed stands for a block of deals, because drawing costs more than dealing. Chance inside a block comes from
``random.Random`` over the seed, so every deal can be had again.
"""

from __future__ import annotations

import dataclasses
import enum
import functools
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from hypothesis import strategies as st
from tests.laws import plain

from tarock_engine import bonuses, counting, dealing, engine
from tarock_engine.actions import ERSTER, PASS, Action, Bid, Call, Discard, Double, Play, Say, Take
from tarock_engine.bonuses import Ending, Item
from tarock_engine.cards import CARDS, KOENIGE, NAMES, Card, Mask, cards_in, mask_of
from tarock_engine.ruleset import RuleSet, Side
from tarock_engine.rulesets import RULE_SETS
from tarock_engine.ruling import ClauseId
from tarock_engine.settling import Settlement
from tarock_engine.state import Choice, Contest, Dealt, Game, GivenUp, Played, State

LUNGAU: Final = RULE_SETS["lungau"]
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = LUNGAU.options()
DEFAULTS: Final[Mapping[str, str]] = {option: readings[0] for option, readings in OPTIONS.items()}


def seeds() -> st.SearchStrategy[int]:
    """A seed for a block of deals."""
    return st.integers(0, 2**64 - 1)


def packs() -> st.SearchStrategy[list[Card]]:
    """A shuffled pack."""
    return seeds().map(lambda seed: shuffled(random.Random(seed)))


def shuffled(rng: random.Random) -> list[Card]:
    """All 54 cards in the order that ``rng`` gives them."""
    pack = [Card(number) for number in range(len(NAMES))]
    rng.shuffle(pack)
    return pack


# -------------------------------------------------------------------------------------------------------- names


def names(cards: Mask) -> set[str]:
    """The names of a set of cards."""
    return {NAMES[card] for card in cards_in(cards)}


def listed(cards: Sequence[Card]) -> list[str]:
    """The names of cards in their order."""
    return [NAMES[card] for card in cards]


def cards(wanted: Sequence[str] | set[str] | frozenset[str]) -> list[Card]:
    """The cards of these names."""
    return [CARDS[name] for name in wanted]


# ----------------------------------------------------------------------------------------------------- readings


def with_needs(chosen: Mapping[str, str]) -> dict[str, str]:
    """The readings, and others without which some of them say nothing."""
    whole = {**DEFAULTS, **chosen}
    for one in LUNGAU.requirements:
        idle = not any(whole[option] in readings for option, readings in one.needs)
        if whole[one.option] != DEFAULTS[one.option] and idle:
            option, readings = one.needs[0]
            whole[option] = readings[0]
    return whole


def single_readings() -> list[dict[str, str]]:
    """Every reading of every option, with what it needs and else the defaults."""
    return [with_needs({option: reading}) for option, readings in OPTIONS.items() for reading in readings]


SINGLE: Final = single_readings()


def any_readings(rng: random.Random) -> dict[str, str]:
    """The defaults, a single reading, or a free mixture of all."""
    way = rng.randrange(4)
    if way == 0:
        return dict(DEFAULTS)
    if way == 1:
        return rng.choice(SINGLE)
    share = rng.choice((0.2, 0.5, 1.0))
    mixed = {one: rng.choice(readings) for one, readings in OPTIONS.items() if rng.random() < share}
    return with_needs(mixed)


def rules_for(chosen: Mapping[str, str]) -> RuleSet:
    """The rules under these readings."""
    return _rules(tuple(sorted((option, name) for option, name in chosen.items() if name != DEFAULTS[option])))


@functools.lru_cache(maxsize=4096)
def _rules(chosen: tuple[tuple[str, str], ...]) -> RuleSet:
    return LUNGAU.choose(dict(chosen))


@functools.cache
def clauses_of(option: str) -> frozenset[ClauseId]:
    """The clauses that an option hangs on."""
    return frozenset(one.clause for _, one in LUNGAU.rulings() if one.option == option)


# -------------------------------------------------------------------------------------------------------- deals


class Directed(enum.Enum):
    """What a deal puts into one hand, or into the Talon."""

    NOTHING = ()
    TRULL = ("Sküs", "XXI", "I")
    KOENIGE = ("K♥", "K♦", "K♠", "K♣")
    BIRDS = ("I", "II")
    BIRD_AND_KOENIG = ("II", "K♠")
    TOP_TRUMPS = tuple(plain.TRUMPS[:12])
    TRUMPS_AND_KOENIGE = ("K♥", "K♦", "K♠", "K♣", "II", *plain.TRUMPS[3:10])
    TRUMPS_FROM_BELOW = tuple(plain.TRUMPS[10:])
    NO_TRUMP = ("D♥", "4♥", "3♥", "2♥", "4♦", "3♦", "2♦", "7♠", "8♠", "9♠", "7♣", "8♣")
    NO_HEARTS = ("K♦", "D♦", "K♠", "D♠", "K♣", "D♣", "VII", "VI", "V", "10♠", "10♣", "A♦")


_ROUNDS: Final = (range(27), range(27, 54))


def places(hand: int) -> list[int]:
    """Where in the pack, from the top, the cards of the ``hand``-th player from Vorhand lie; -1 is the Talon."""
    if hand < 0:
        return [lap[place] for lap in _ROUNDS for place in range(3)]
    return [lap[3 + 6 * hand + place] for lap in _ROUNDS for place in range(6)]


def directed_pack(rng: random.Random, wanted: Directed, hand: int) -> list[Card]:
    """A pack that deals the ``wanted`` cards to a hand, or as many as fit into the Talon."""
    pack = shuffled(rng)
    free = places(hand)
    rng.shuffle(free)
    for name, place in zip(wanted.value, free, strict=False):
        now = pack.index(CARDS[name])
        pack[now], pack[place] = pack[place], pack[now]
    return pack


def any_pack(rng: random.Random) -> list[Card]:
    """A shuffled pack, or one that is directed to something rare."""
    if rng.random() < 0.4:
        return shuffled(rng)
    return directed_pack(rng, rng.choice(list(Directed)), rng.randrange(-1, 4))


# ------------------------------------------------------------------------------------------------------- moods


class Mood(NamedTuple):
    """How the players of a deal choose among what is allowed.

    ``bidder`` bids a game, ``wanted`` if that is allowed; the others overbid with the chance ``overbids``. ``talks`` is
    the chance that something is said before Gut!, ``dares`` whether that may be a Valat, ``calls`` the König that is
    preferred, and ``saves`` whether the I, the II and Könige are kept for the end.
    """

    bidder: int | None
    wanted: str
    overbids: float
    talks: float
    dares: bool
    calls: Card | None
    saves: bool


def any_mood(rng: random.Random, dealt: Dealt, *, declarer: bool | None) -> Mood:
    """A mood; ``declarer`` says whether anybody has to bid a game, or must not."""
    bids = rng.random() < 0.8 if declarer is None else declarer
    lying = cards_in(dealt.talon & KOENIGE)
    wanted = rng.choice(sorted(plain.CALLING) if lying and rng.random() < 0.5 else plain.BIDS)
    bidder = dealt.seating.vorhand if wanted == "Sechserdreier" else rng.choice(dealt.seating.active)
    if wanted in plain.BIRD and rng.random() < 0.9:
        bird = CARDS[plain.BIRD[wanted]]
        bidder = next((seat for seat, hand in enumerate(dealt.hands) if hand >> bird & 1), bidder)
    return Mood(
        bidder=bidder if bids else None,
        wanted=wanted,
        overbids=rng.choice((0.0, 0.0, 0.3)) if bids else 0.0,
        talks=rng.choice((0.0, 0.2, 0.5, 0.7)),
        dares=rng.random() < 0.2,
        calls=rng.choice(lying) if lying and rng.random() < 0.7 else None,
        saves=rng.random() < 0.5,
    )


_KEPT: Final = mask_of(cards(("I", "II", *plain.KOENIGE)))


def decide(rng: random.Random, choices: tuple[Choice, ...], mood: Mood) -> Action:
    """One of the acts that are allowed."""
    choice = choices[0] if len(choices) == 1 or rng.random() < 0.5 else rng.choice(choices)
    match choice.deed:
        case "bid":
            return _bid(rng, choice.actions, mood)
        case "say":
            return _say(rng, choice.actions, mood)
        case "call":
            wanted = [one for one in choice.actions if isinstance(one, Call) and one.king == mood.calls]
            return rng.choice(wanted or choice.actions)
        case "play" if mood.saves:
            other = [one for one in choice.actions if isinstance(one, Play) and not _KEPT >> one.card & 1]
            return rng.choice(other or choice.actions)
        case _:
            return rng.choice(choice.actions)


def _say(rng: random.Random, actions: tuple[Action, ...], mood: Mood) -> Action:
    silent = next(one for one in actions if isinstance(one, Say | Double) and one.step is None)
    if rng.random() >= mood.talks:
        return silent
    return rng.choice([one for one in actions if one.words != "Valat" or mood.dares])


def _bid(rng: random.Random, actions: tuple[Action, ...], mood: Mood) -> Action:
    games = [one for one in actions if isinstance(one, Bid) and one.name not in (PASS, ERSTER)]
    if not games or (actions[0].seat != mood.bidder and rng.random() >= mood.overbids):
        return actions[0]
    return rng.choice([one for one in games if one.name == mood.wanted] or games)


# ------------------------------------------------------------------------------------------------------ courses


class Stop(NamedTuple):
    """A moment of a deal: where it stands, what may be done, what is done."""

    state: State
    choices: tuple[Choice, ...]
    action: Action


@dataclasses.dataclass(frozen=True)
class Course:
    """A deal from the first bid to its end."""

    rules: RuleSet
    chosen: Mapping[str, str]
    pack: Sequence[Card]
    dealt: Dealt
    stops: tuple[Stop, ...]
    end: State

    @property
    def actions(self) -> list[Action]:
        """All acts in order."""
        return [stop.action for stop in self.stops]

    @property
    def game(self) -> Game | None:
        """The game with a declarer, none in Fahren."""
        assert isinstance(self.end, GivenUp | Played)
        return self.end.game if isinstance(self.end, GivenUp) else self.end.contest.game

    @property
    def played(self) -> Played:
        """The end, where cards were played."""
        assert isinstance(self.end, Played)
        return self.end

    @property
    def contest(self) -> Contest:
        """What stood fixed while cards were played."""
        return self.played.contest

    @property
    def declared(self) -> Game:
        """The game with a declarer, where there is one."""
        assert self.game is not None
        return self.game

    @property
    def piles(self) -> Mapping[Side, Mask]:
        """The cards that count for each side."""
        return counting.piles(self.declared, self.contest.exchange, self.played.tricks, self.rules)

    @property
    def ending(self) -> Ending:
        """What lies on the table after a game with a declarer."""
        return bonuses.ending_of(self.declared, self.played, self.rules)

    @property
    def items(self) -> tuple[Item, ...]:
        """All that is scored."""
        return bonuses.items(self.ending, self.rules)

    def settlement(self, tariff: int | None = None) -> Settlement:
        """The payments."""
        return engine.settlement(self.end, self.rules, tariff)

    def story(self) -> str:
        """The deal in words, enough to play it again."""
        readings = [f"{one}={name}" for one, name in self.chosen.items() if name != DEFAULTS[one]]
        seating = self.dealt.seating
        hands = [f"  {seat}: {' '.join(sorted(names(hand)))}" for seat, hand in enumerate(self.dealt.hands)]
        return "\n".join(
            [
                f"{seating.players} players, dealer {seating.dealer}, readings: {' '.join(readings) or 'defaults'}",
                f"pack: {' '.join(listed(self.pack))}",
                *hands,
                f"  Talon: {' | '.join(' '.join(sorted(names(half))) for half in self.dealt.halves)}",
                "acts: " + ", ".join(f"{one.seat} {one.words}" for one in self.actions),
            ]
        )


_latest: list[Course] = []


def latest_story() -> str | None:
    """The deal that a law looked at last."""
    return _latest[-1].story() if _latest else None


def seated(rng: random.Random, chosen: Mapping[str, str], pack: Sequence[Card], players: int | None = None) -> Dealt:
    """The pack dealt at some table."""
    rules = rules_for(chosen)
    number = players or rng.choice((4, 5))
    return dealing.deal(pack, dealing.seat_table(number, rng.randrange(number), rules), rules)


def play_out(
    dealt: Dealt,
    chosen: Mapping[str, str],
    pack: Sequence[Card],
    choose: Callable[[tuple[Choice, ...]], Action],
) -> Course:
    """Play a deal to its end by what ``choose`` takes from the allowed acts."""
    rules = rules_for(chosen)
    state = engine.begin(dealt, rules)
    stops: list[Stop] = []
    while not engine.is_over(state):
        choices = engine.choices(state, rules)
        action = choose(choices)
        stops.append(Stop(state, choices, action))
        state = engine.advance(state, action, rules)
        assert len(stops) < 700, "a deal has to end"
    course = Course(rules, chosen, pack, dealt, tuple(stops), state)
    _latest[:] = [course]
    return course


def courses(
    seed: int,
    count: int,
    *,
    declarer: bool | None = None,
    players: int | None = None,
    chosen: Mapping[str, str] | None = None,
) -> Iterator[Course]:
    """A block of deals under one choice of readings, played to their ends."""
    rng = random.Random(seed)
    readings = any_readings(rng) if chosen is None else chosen
    for _ in range(count):
        pack = any_pack(rng)
        dealt = seated(rng, readings, pack, players)
        mood = any_mood(rng, dealt, declarer=declarer)
        yield play_out(dealt, readings, pack, lambda choices: decide(rng, choices, mood))  # noqa: B023 -- used at once


def games(
    seed: int, count: int, *, players: int | None = None, chosen: Mapping[str, str] | None = None
) -> Iterator[Course]:
    """The deals of a block that were played out with a declarer."""
    for course in courses(seed, count, declarer=True, players=players, chosen=chosen):
        if course.game is not None and isinstance(course.end, Played):
            yield course


def fahren(
    seed: int, count: int, *, players: int | None = None, chosen: Mapping[str, str] | None = None
) -> Iterator[Course]:
    """A block of deals that nobody wanted to play."""
    for course in courses(seed, count, declarer=False, players=players, chosen=chosen):
        assert course.game is None
        yield course


def steered(seed: int, steering: bytes) -> Course:
    """A deal whose acts are chosen by bytes, the first allowed act where they run out."""
    rng = random.Random(seed)
    chosen, left = any_readings(rng), iter(steering)

    def choose(choices: tuple[Choice, ...]) -> Action:
        allowed = [action for choice in choices for action in choice.actions]
        return allowed[next(left, 0) % len(allowed)]

    pack = any_pack(rng)
    return play_out(seated(rng, chosen, pack), chosen, pack, choose)


# ----------------------------------------------------------------------------------------------------- renaming


def turned(action: Action, seats: int, by: int) -> Action:
    """The same act with everybody sitting ``by`` seats further round."""

    def move(seat: int | None) -> int | None:
        return None if seat is None else (seat + by) % seats

    seat = (action.seat + by) % seats
    match action:
        case Say():
            return dataclasses.replace(action, seat=seat, of=move(action.of))
        case Double():
            return dataclasses.replace(action, seat=seat, to=move(action.to))
        case _:
            return dataclasses.replace(action, seat=seat)


_SWAP: Final = str.maketrans("♥♦♠♣", "♦♥♣♠")


def recoloured(card: Card) -> Card:
    """The same card with the two red suits exchanged, and the two black ones."""
    return CARDS[NAMES[card].translate(_SWAP)]


def recoloured_act(action: Action) -> Action:
    """The same act with the suits exchanged within their colours."""
    match action:
        case Play() | Discard():
            return dataclasses.replace(action, card=recoloured(action.card))
        case Bid(king=king) if king is not None:
            return dataclasses.replace(action, king=recoloured(king))
        case Bid() | Say() | Double() | Take():
            return action
        case _:
            return dataclasses.replace(action, king=recoloured(action.king))
