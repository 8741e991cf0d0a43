"""How the deals of a rule set are played for its laws: readings, packs, moods, and blocks of courses."""

from __future__ import annotations

import dataclasses
import functools
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic

from tests.laws import plain
from tests.laws.strategies import C, Mood, R, Stop, blocks, cards, looked_at, shuffled

from tarock_engine import dealing, engine
from tarock_engine.actions import Action, Bid, Call, Double, Play, Say, Take
from tarock_engine.cards import CARDS, Card, mask_of
from tarock_engine.ruling import ClauseId
from tarock_engine.state import Choice, Dealt, Playing, State


class _Block(Generic[C]):
    """Deals of which no more are played than somebody looks at."""

    def __init__(self, rest: Iterator[C]) -> None:
        self._played: list[C] = []
        self._rest = rest

    def first(self, count: int) -> Iterator[C]:
        """The first deals."""
        for place in range(count):
            if place == len(self._played):
                self._played.append(next(self._rest))
            yield self._played[place]


TRULL: Final = mask_of(cards(("Sküs", "XXI", "I")))
KEPT: Final = mask_of(cards(("I", "II", "III", "IV", "K♥", "K♦", "K♠", "K♣")))


def _is_never(_: object) -> bool:
    return False


def _whole_pack(_: Mapping[str, str]) -> Sequence[str]:
    return plain.PACK


def _can_beat(card: str, other: str, _: Mapping[str, str]) -> bool:
    return plain.can_beat(card, other)


@dataclasses.dataclass(frozen=True, eq=False, repr=False)
class Source(Generic[R, C]):
    """A rule set as the laws play it.

    ``packets`` are the places in the pack, from the top, that each hand comes from, counted from Vorhand; -1 is the
    Talon, where there is one. ``wishes`` are cards of which a deal can put as many as fit into one hand. ``mood`` makes
    a mood; its last argument says that nobody is to declare. ``bid`` chooses among bids.
    ``alphabet`` is everything that can be said or done at all in a phase, sensible or not. ``named`` is what the
    player in turn could do by name, allowed or not, in the phases where that can be listed.
    ``announcing`` is the round of announcements, ``spends`` tells whether the Talon is played like a hand, and
    ``fifth`` whether a dealer who sits out never pays. ``tables`` are the numbers of players, ``tariff`` tells whether
    people agree on what a point is worth, and ``cuts`` whether the source speaks of cutting.
    ``pack`` are the cards in the order in which they are laid out, and ``can_beat`` tells whether one takes a trick
    from another that was led or is a trump, both under some readings. ``tricks`` is their number and that of the cards
    in a hand, ``halves`` are the sizes of the Talon's halves, and ``callable`` the cards that make a partner.
    ``alone`` tells whether there is a game in which everybody plays for himself, ``lines`` whether every item has a
    line in the payments, and ``out_of_turn`` are the words that are not bound to a turn.
    """

    rules: R
    course: type[C]
    packets: Mapping[int, Sequence[range]]
    wishes: Mapping[str, Sequence[str]]
    mood: Callable[[random.Random, Dealt, Mapping[str, str], bool], Mood]
    bid: Callable[[random.Random, Sequence[Bid], Mood], Action]
    alphabet: Mapping[type, Sequence[Action]]
    named: Callable[[State], set[str]]
    announcing: type
    spends: Callable[[C], bool] = _is_never
    fifth: Callable[[Mapping[str, str]], bool] = _is_never
    tables: tuple[int, ...] = (4, 5)
    tariff: bool = True
    cuts: bool = True
    pack: Callable[[Mapping[str, str]], Sequence[str]] = _whole_pack
    can_beat: Callable[[str, str, Mapping[str, str]], bool] = _can_beat
    tricks: int = 12
    halves: tuple[int, int] = (3, 3)
    callable: frozenset[str] = plain.KOENIGE
    alone: bool = True
    lines: bool = True
    out_of_turn: frozenset[str] = frozenset()
    _made: dict[tuple[tuple[str, str], ...], R] = dataclasses.field(default_factory=dict)
    _kept: dict[tuple[int, bool], _Block[C]] = dataclasses.field(default_factory=dict)

    def __repr__(self) -> str:
        """Its name, which a failing law shows."""
        return f"<{self.name}>"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:  # noqa: FBT001 -- as Hypothesis calls it
        """Its name, where Hypothesis would tell all of its fields."""
        del cycle
        printer.text(repr(self))

    @property
    def name(self) -> str:
        """Its name."""
        return self.rules.name

    # ------------------------------------------------------------------------------------------------- readings

    @functools.cached_property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The readings of each option, the default first."""
        return self.rules.options()

    @functools.cached_property
    def defaults(self) -> Mapping[str, str]:
        """The first reading of each option."""
        return {option: readings[0] for option, readings in self.options.items()}

    def with_needs(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """The readings, and others without which some of them say nothing."""
        whole = {**self.defaults, **chosen}
        for requirement in self.rules.requirements:
            idle = not any(whole[option] in readings for option, readings in requirement.needs)
            if whole[requirement.option] != self.defaults[requirement.option] and idle:
                option, readings = requirement.needs[0]
                whole[option] = readings[0]
        return whole

    @functools.cached_property
    def single(self) -> Sequence[dict[str, str]]:
        """Every reading of every option, with what it needs and else the defaults."""
        every = ((option, reading) for option, readings in self.options.items() for reading in readings)
        return [self.with_needs({option: reading}) for option, reading in every]

    def any_readings(self, rng: random.Random) -> dict[str, str]:
        """The defaults, a single reading, or a free mixture of all."""
        way = rng.randrange(4)
        if way == 0:
            return dict(self.defaults)
        if way == 1:
            return rng.choice(self.single)
        share = rng.choice((0.2, 0.5, 1.0))
        mixed = {option: rng.choice(readings) for option, readings in self.options.items() if rng.random() < share}
        return self.with_needs(mixed)

    def rules_for(self, chosen: Mapping[str, str]) -> R:
        """The rules under these readings."""
        others = {option: name for option, name in chosen.items() if name != self.defaults[option]}
        key = tuple(sorted(others.items()))
        if key not in self._made:
            self._made[key] = self.rules.choose(others)
        return self._made[key]

    def clauses_of(self, option: str) -> frozenset[ClauseId]:
        """The clauses that an option depends on."""
        return self._by_option[option]

    @functools.cached_property
    def _by_option(self) -> Mapping[str, frozenset[ClauseId]]:
        pairs = [(ruling.option, ruling.clause) for _, ruling in self.rules.rulings()]
        return {option: frozenset(clause for other, clause in pairs if other == option) for option in self.options}

    # ---------------------------------------------------------------------------------------------------- deals

    def own(self, pack: Sequence[Card]) -> list[Card]:
        """The cards of a pack that this source plays with by its first readings."""
        return [card for card in pack if self.rules.pack >> card & 1]

    def shuffled(self, rng: random.Random, chosen: Mapping[str, str]) -> list[Card]:
        """The cards that are played with under these readings, as ``rng`` orders them."""
        return shuffled(rng, mask_of(cards(self.pack(chosen))))

    def directed_pack(
        self, rng: random.Random, wanted: str, hand: int, chosen: Mapping[str, str] | None = None
    ) -> list[Card]:
        """A pack that deals the cards of a wish to a hand, or as many as fit into the Talon."""
        pack = self.shuffled(rng, chosen or self.defaults)
        free = [place for packet in self.packets.get(hand, ()) for place in packet]
        rng.shuffle(free)
        for name, place in zip(self.wishes[wanted], free, strict=False):
            now = pack.index(CARDS[name])
            pack[now], pack[place] = pack[place], pack[now]
        return pack

    def any_pack(self, rng: random.Random, chosen: Mapping[str, str] | None = None) -> list[Card]:
        """A shuffled pack, or one that is directed to something rare."""
        readings = chosen or self.defaults
        if rng.random() < 0.4:
            return self.shuffled(rng, readings)
        return self.directed_pack(rng, rng.choice(list(self.wishes)), rng.choice(sorted(self.packets)), readings)

    def seated(
        self, rng: random.Random, chosen: Mapping[str, str], pack: Sequence[Card], players: int | None = None
    ) -> Dealt:
        """The pack dealt at some table."""
        rules = self.rules_for(chosen)
        number = players or rng.choice(self.tables)
        return dealing.deal_out(pack, dealing.seat_table(number, rng.randrange(number), rules), rules)

    def play_out(
        self,
        dealt: Dealt,
        chosen: Mapping[str, str],
        pack: Sequence[Card],
        choose: Callable[[State, tuple[Choice, ...]], Action],
    ) -> C:
        """Play a deal to its end by what ``choose`` takes from the allowed acts."""
        rules = self.rules_for(chosen)
        state = engine.begin(dealt, rules)
        stops: list[Stop] = []
        while not engine.is_over(state):
            choices = engine.choices(state, rules)
            action = choose(state, choices)
            stops.append(Stop(state, choices, action))
            state = engine.advance(state, action, rules)
            assert len(stops) < 700, "a deal has to end"
        return looked_at(self.course(rules, chosen, pack, dealt, tuple(stops), state))

    def decide(self, rng: random.Random, state: State, choices: tuple[Choice, ...], mood: Mood) -> Action:
        """One of the acts that are allowed."""
        choice = choices[0] if len(choices) == 1 or rng.random() < 0.5 else rng.choice(choices)
        match choice.deed:
            case "bid":
                return self.bid(rng, [action for action in choice.actions if isinstance(action, Bid)], mood)
            case "say":
                return _say(rng, choice.actions, mood)
            case "call":
                wanted = [action for action in choice.actions if isinstance(action, Call) and action.king == mood.calls]
                return rng.choice(wanted or choice.actions)
            case "talon" if rng.random() >= mood.yields:
                giving_up = self.rules.procedure.talon.giving_up
                other = [
                    action for action in choice.actions if isinstance(action, Take) and action.share is not giving_up
                ]
                return rng.choice(other or choice.actions)
            case "play":
                return _play(rng, state, [action for action in choice.actions if isinstance(action, Play)], mood)
            case _:
                return rng.choice(choice.actions)

    def courses(
        self,
        seed: int,
        count: int,
        *,
        declarer: bool | None = None,
        players: int | None = None,
        chosen: Mapping[str, str] | None = None,
    ) -> Iterator[C]:
        """A block of deals under one choice of readings, played to their ends.

        ``declarer``: only those in which somebody declares, or one in which everybody has to play for himself.
        """
        for course in self._block(seed, chosen, players=players, alone=declarer is False).first(count):
            if declarer is None or declarer is (course.game is not None):
                yield looked_at(course)

    def _block(self, seed: int, chosen: Mapping[str, str] | None, *, players: int | None, alone: bool) -> _Block[C]:
        """A block of deals; the usual ones are kept for the next law."""
        if chosen is not None or players is not None or blocks() is None:
            return _Block(self._played(seed, chosen, players=players, alone=alone))
        if (seed, alone) not in self._kept:
            self._kept[seed, alone] = _Block(self._played(seed, None, players=None, alone=alone))
        return self._kept[seed, alone]

    def _played(self, seed: int, chosen: Mapping[str, str] | None, *, players: int | None, alone: bool) -> Iterator[C]:
        """One deal after another."""
        rng = random.Random(seed)
        readings = self.any_readings(rng) if chosen is None else chosen
        while True:
            pack = self.any_pack(rng, readings)
            dealt = self.seated(rng, readings, pack, players)
            mood = self.mood(rng, dealt, readings, alone)
            yield self.play_out(
                dealt,
                readings,
                pack,
                lambda state, choices: self.decide(rng, state, choices, mood),  # noqa: B023 -- used at once
            )

    def games(
        self, seed: int, count: int, *, players: int | None = None, chosen: Mapping[str, str] | None = None
    ) -> Iterator[C]:
        """The deals of a block that were played out with a declarer."""
        for course in self.courses(seed, count, declarer=True, players=players, chosen=chosen):
            if course.game is not None and course.is_played:
                yield course

    def without_declarer(
        self, seed: int, count: int, *, players: int | None = None, chosen: Mapping[str, str] | None = None
    ) -> Iterator[C]:
        """A block of deals in which everybody plays for himself."""
        for course in self.courses(seed, count, declarer=False, players=players, chosen=chosen):
            assert course.game is None
            yield course

    def steered(self, seed: int, steering: bytes) -> C:
        """A deal whose acts are chosen by bytes, the first allowed act where they run out."""
        rng = random.Random(seed)
        chosen, left = self.any_readings(rng), iter(steering)

        def choose(_: State, choices: tuple[Choice, ...]) -> Action:
            allowed = [action for choice in choices for action in choice.actions]
            return allowed[next(left, 0) % len(allowed)]

        pack = self.any_pack(rng, chosen)
        return self.play_out(self.seated(rng, chosen, pack), chosen, pack, choose)


def _play(rng: random.Random, state: State, plays: Sequence[Play], mood: Mood) -> Action:
    if mood.gathers and isinstance(state, Playing) and mask_of(state.table) & TRULL:
        gathered = [play for play in plays if TRULL >> play.card & 1]
        return rng.choice(gathered or plays)
    kept = [play for play in plays if KEPT >> play.card & 1] if mood.saves else []
    return rng.choice([play for play in plays if play not in kept] or plays)


def _say(rng: random.Random, actions: tuple[Action, ...], mood: Mood) -> Action:
    closing = [action for action in actions if isinstance(action, Say | Double) and action.step is None]
    if closing and rng.random() >= mood.talks:
        return closing[0]
    return rng.choice([action for action in actions if not action.words.startswith("Valat") or mood.dares])
