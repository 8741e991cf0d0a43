"""The engine and the second opinion in lockstep: the only module here that knows the engine.

A case is a deal told completely: the table, the pack, the readings and a list of wishes. At every step the first wish
that is allowed is done; where none is, the quietest act. Fewer wishes make a simpler deal, so a case with a difference
shrinks by losing wishes, readings and disorder of the pack as long as the same difference stays.
"""

from __future__ import annotations

import dataclasses
import random
import time
from collections.abc import Iterator, Sequence
from typing import Final

from tests.second_opinion import dealing, scoring
from tests.second_opinion.cards import HERZ, KINGS, PACK, PIK, TRUMPS, count
from tests.second_opinion.deal import Course
from tests.second_opinion.game import Game

import tarock_engine.dealing as engine_dealing
from tarock_engine import bonuses, counting, engine
from tarock_engine.actions import Action
from tarock_engine.cards import CARDS, NAMES, names_in
from tarock_engine.ruleset import RuleSet, Side
from tarock_engine.rulesets import RULE_SETS
from tarock_engine.state import GivenUp, Played, State

LUNGAU: Final = RULE_SETS["lungau"]
READINGS: Final = LUNGAU.options()
DEFAULTS: Final = {option: readings[0] for option, readings in READINGS.items()}
CONTRACTS: Final = ("Fahren", "Spatzrufer", "Uhurufer", "Dreier", "Sechserdreier", "Solorufer", "Solodreier")
AT_HOME: Final = {
    "Fahren": ("fahren-kontra-scope", "fahren-who-pays", "fahren-five-dealer"),
    "Spatzrufer": ("bound-card-priority", "bound-card-forced-early", "schleifen-as-a-deal", "lone-caller-level"),
    "Uhurufer": ("forced-trump-discard", "bound-card-priority", "bound-uhu-in-trick-eleven"),
    "Sechserdreier": ("lost-sechserdreier-scope",),
}
"""Readings that say something in hardly any other game."""
RARE_HANDS: Final = {
    2: TRUMPS[:11],
    3: TRUMPS[11:],
    4: [*KINGS, *TRUMPS[9:17]],
    5: ["I", "II", "K♥", "K♠"],
    8: [*KINGS, *TRUMPS[9:17]],
    # Only bound cards are left to choose from as soon as another suit is led.
    6: ["I", "II", *HERZ, *PIK[:2]],
    7: ["I", "II", *HERZ, *PIK[:2]],
}
"""Hands that chance hardly deals, for some of its throws."""
NOTHING: Final[dict[str, tuple[str, ...]]] = {}
NEEDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "Solorufer": {"solorufer": ("below", "above", "vorhand-only")},
    "Solodreier": {"solodreier": ("on",)},
}

Wish = tuple[int, str]
"""A seat and its words."""
Sight = tuple[object, ...]
"""Something that a deal showed: the game at a table, an item with its outcome, a reading."""


@dataclasses.dataclass(frozen=True)
class Case:
    """Everything that a deal follows from."""

    players: int
    dealer: int
    pack: tuple[str, ...]
    cut: int
    first_packet: int
    pile: tuple[int, ...]
    options: tuple[tuple[str, str], ...]
    wishes: tuple[Wish, ...]

    @property
    def readings(self) -> dict[str, str]:
        """All readings, the defaults included."""
        return {**DEFAULTS, **dict(self.options)}


@dataclasses.dataclass(frozen=True)
class Difference:
    """Where the two part."""

    what: str
    place: str
    ours: object
    engines: object


@dataclasses.dataclass
class Outcome:
    """What became of a case: the acts that were done, the contract, and the difference, if there is one."""

    acts: list[Wish]
    game: Game | None = None
    difference: Difference | None = None

    @property
    def contract(self) -> str:
        """What was played."""
        return (self.game.contract if self.game else "") or "not yet known"

    def sights(self, case: Case) -> set[Sight]:
        """What the deal showed."""
        game = self.game
        assert game is not None
        seen: set[Sight] = {("reading", *chosen) for chosen in case.readings.items()}
        seen |= {("game", game.contract, game.players, game.partner is not None, game.king_in_talon)}
        if game.given_up:
            return seen | {("Schleifen", game.players)}
        if game.contract == "Fahren":
            return seen | {("Fahren", word) for word, _, _ in game.kontras}
        for item in scoring.items(game):
            seen.add(("item", item.name, item.side, item.won, item.announced))
            seen.add(("steps", item.name == "Spiel", len(item.doubled), scoring.steps(game, item)))
        return seen


@dataclasses.dataclass(frozen=True)
class Open:
    """Where the two are known to part: readings kept out of chance until it is decided, and a smallest deal."""

    readings: dict[str, str]
    reason: str
    case: Case


PLAIN: Final = Case(4, 3, tuple(PACK), 0, 0, tuple(range(6)), (), ())
"""The canonical pack at a table of four, everybody quiet."""


def exchanged(*pairs: tuple[str, str]) -> tuple[str, ...]:
    """The canonical pack with the two cards of each pair exchanged."""
    pack = list(PACK)
    for one, two in pairs:
        here, there = pack.index(one), pack.index(two)
        pack[here], pack[there] = two, one
    return tuple(pack)


OPEN: Final[tuple[Open, ...]] = ()

# -------------------------------------------------------------------------------------------------------- running


@dataclasses.dataclass
class Pair:
    """Both tellings of one deal, always at the same place."""

    course: Course
    state: State
    rules: RuleSet
    place: str = "the deal"

    def compare(self, what: str, ours: object, engines: object) -> None:
        """Stop at a difference."""
        if ours != engines:
            raise DifferError(Difference(what, self.place, ours, engines))

    def compare_tricks(self) -> None:
        """The same tricks so far."""
        tricks = getattr(self.state, "tricks", ())
        self.compare(
            "tricks",
            [(trick.seats[0], trick.cards, trick.winner) for trick in self.course.game.tricks],
            [(trick.leader, [NAMES[card] for card in trick.cards], trick.winner) for trick in tricks],
        )

    def compare_end(self) -> None:
        """The same Augen, items, lines and payments."""
        game = self.course.game
        self.place = "the end"
        self.compare("end", self.course.phase == "over", engine.is_over(self.state))
        settlement = engine.settlement(self.state, self.rules)
        if isinstance(self.state, GivenUp):
            self.compare("given up", game.given_up, True)  # noqa: FBT003 -- a value to compare
        elif isinstance(self.state, Played):
            self.compare_tricks()
            self.compare_score(self.state)
        if not game.given_up and game.contract != "Fahren":
            found = scoring.items(game)
            ours = [(item.name, item.side, scoring.cents(game, item, found)) for item in found]
            lines = [(line.name, line.side.value, line.cents) for line in settlement.lines]
            self.compare("cents", sorted(ours), sorted(lines))
        self.compare("payments", scoring.settle(game), list(settlement.payments))

    def compare_score(self, state: Played) -> None:
        """The same Augen and items."""
        mine, theirs = self.course.game, state.contest.game
        self.compare("Fahren", mine.contract == "Fahren", theirs is None)
        if theirs is None:
            augen = counting.augen_by_seat(state.contest, state.tricks, self.rules)
            self.compare("Augen", scoring.fahren_augen(mine), list(augen))
            return
        self.compare("contract", (mine.contract, mine.declarer), (theirs.contract.name, theirs.declarer))
        self.compare("partner", mine.partner, theirs.partner)
        piles = counting.piles(theirs, state.contest.exchange, state.tricks, self.rules)
        for side in Side:
            ours = scoring.pile(mine, side.value)
            self.compare(f"pile of the {side.value}", sorted(ours), sorted(names_in(piles[side])))
            self.compare("Augen", count(ours), counting.count(piles[side], self.rules.counting))
        items = bonuses.items(bonuses.ending_of(theirs, state, self.rules), self.rules)
        self.compare(
            "items",
            sorted((one.name, one.side, one.won, one.announced, one.doubled) for one in scoring.items(mine)),
            sorted((one.name, one.side.value, one.won, one.announced, one.doubled) for one in items),
        )


class DifferError(Exception):
    """The two parted."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(difference.what)
        self.difference = difference


class Chooser:
    """What decides on each act."""

    def choose(self, course: Course, allowed: Sequence[Wish]) -> Wish:
        """One of the acts that are allowed."""
        raise NotImplementedError


class Wishes(Chooser):
    """The first wish that is allowed, else the quietest act."""

    def __init__(self, wishes: Sequence[Wish]) -> None:
        self.wishes = list(wishes)

    def choose(self, course: Course, allowed: Sequence[Wish]) -> Wish:
        """One of the acts that are allowed."""
        for wish in self.wishes:
            if wish in allowed:
                self.wishes.remove(wish)
                return wish
        return quietest(course, allowed)


def quietest(course: Course, allowed: Sequence[Wish]) -> Wish:
    """The act that adds least; of cards the lowest."""
    if course.phase in ("bid", "say"):
        return next(act for act in allowed if act[1] in ("Erster", "Weiter", "Gut!"))
    cards = [act for act in allowed if act[1] in PACK]
    return max(cards, key=lambda act: PACK.index(act[1])) if cards else allowed[0]


def dealt_by_hand(case: Case) -> Game:
    """The second opinion's deal."""
    return dealing.deal(
        list(case.pack),
        players=case.players,
        dealer=case.dealer,
        cut=case.cut,
        first_packet=case.first_packet,
        pile=list(case.pile),
        options=case.readings,
    )


def begin(case: Case) -> Pair:
    """Both tellings of the deal before its first bid."""
    game = dealt_by_hand(case)
    rules = LUNGAU.choose(dict(case.options))
    seating = engine_dealing.seat_table(case.players, case.dealer, rules)
    starts = (
        (case.dealer + 1 + case.first_packet) % case.players if case.readings["deal-first-packet"] == "any" else None
    )
    cards = [*case.pack[case.cut :], *case.pack[: case.cut]]
    table = [*cards[:3], *cards[27:30]]
    pile = [CARDS[table[place]] for place in case.pile] if case.readings["talon-halves"] == "pile" else None
    dealt = engine_dealing.deal(
        [CARDS[card] for card in case.pack], seating, rules, cut=case.cut, starts=starts, pile=pile
    )
    pair = Pair(Course(game), engine.begin(dealt, rules), rules)
    pair.compare("hands", [sorted(hand) for hand in game.hands], [sorted(names_in(hand)) for hand in dealt.hands])
    pair.compare("Talon", [sorted(half) for half in game.halves], [sorted(names_in(half)) for half in dealt.halves])
    return pair


def run(case: Case, chooser: Chooser | None = None) -> Outcome:
    """Play a case in lockstep until it ends or the two part."""
    deciding = chooser or Wishes(case.wishes)
    acts: list[Wish] = []
    outcome = Outcome(acts)
    try:
        pair = begin(case)
        outcome.game = pair.course.game
        while not engine.is_over(pair.state) or pair.course.phase != "over":
            assert len(acts) < 1000, "a deal has to end"
            pair.place = f"act {len(acts) + 1}, to {pair.course.phase}"
            allowed, actions = both_allow(pair)
            act = deciding.choose(pair.course, allowed)
            acts.append(act)
            pair.course.act(*act)
            pair.state = engine.apply(pair.state, actions[act], pair.rules)
            if pair.course.phase == "play":
                pair.compare_tricks()
        pair.compare_end()
    except DifferError as parted:
        outcome.difference = parted.difference
    return outcome


def both_allow(pair: Pair) -> tuple[list[Wish], dict[Wish, Action]]:
    """What both allow at this place."""
    choices = engine.choices(pair.state, pair.rules)
    actions = {(choice.seat, action.words): action for choice in choices for action in choice.actions}
    deeds = {choice.deed for choice in choices}
    allowed = pair.course.allowed()
    phase = pair.course.phase
    pair.compare(
        "what is due", phase if phase != "over" else None, phase if phase in deeds else min(deeds, default=None)
    )
    ours, engines = set(allowed), set(actions)
    pair.compare("allowed acts, on one side only", sorted(ours - engines), sorted(engines - ours))
    return sorted(ours), actions


# --------------------------------------------------------------------------------------------------------- chance


class Mood(Chooser):
    """How the players of one random deal choose."""

    def __init__(self, rng: random.Random, contract: str, bidder: int) -> None:
        self.rng = rng
        self.contract = contract
        self.bidder = bidder
        self.overbids = rng.choice((0.0, 0.0, 0.3)) if contract != "Fahren" else 0.0
        self.talks = rng.choice((0.0, 0.2, 0.5, 0.7))
        self.dares = rng.random() < 0.25
        self.keeps = rng.random() < 0.5
        self.wins = rng.random() < 0.3
        self.calls_talon = rng.random() < 0.4

    def choose(self, course: Course, allowed: Sequence[Wish]) -> Wish:
        """One of the acts that are allowed."""
        return self.rng.choice(self.preferred(course, allowed) or allowed)

    def preferred(self, course: Course, allowed: Sequence[Wish]) -> Sequence[Wish]:
        """The acts among which chance decides."""
        if course.phase == "bid":
            return self.bids(allowed)
        if course.phase == "call" and self.calls_talon:
            return [act for act in allowed if act[1] in course.game.talon()]
        if course.phase == "say":
            if self.rng.random() >= self.talks:
                return [act for act in allowed if act[1] == "Gut!"]
            return [act for act in allowed if act[1] != "Valat" or self.dares]
        if course.phase == "play":
            return self.cards(course, allowed)
        return allowed

    def bids(self, allowed: Sequence[Wish]) -> Sequence[Wish]:
        """The bid that is wanted, or the least."""
        wanted = [act for act in allowed if act[1].startswith(self.contract) and act[0] == self.bidder]
        if wanted:
            return wanted
        least = [act for act in allowed if act[1] in ("Weiter", "Erster")]
        return allowed if self.rng.random() < self.overbids else least

    def cards(self, course: Course, allowed: Sequence[Wish]) -> Sequence[Wish]:
        """Cards without those that are kept for the end; for somebody who wants a Valat the highest."""
        if self.wins and course.game.is_ours(allowed[0][0]):
            return sorted(allowed, key=lambda act: PACK.index(act[1]))[:1]
        if self.keeps:
            return [act for act in allowed if act[1] not in ("I", "II", *KINGS)]
        return allowed


def any_options(rng: random.Random, contract: str) -> dict[str, str]:
    """The defaults, one reading, or a mixture, with what a solo game needs."""
    share = rng.choice((0.0, 0.05, 0.3, 1.0))
    chosen = {option: rng.choice(readings) for option, readings in READINGS.items() if rng.random() < share}
    if share and rng.random() < 0.5:
        chosen |= {option: rng.choice(READINGS[option]) for option in AT_HOME.get(contract, ())}
    for option, readings in NEEDS.get(contract, NOTHING).items():
        if chosen.get(option, DEFAULTS[option]) not in readings:
            chosen[option] = rng.choice(readings)
    return without_idle(chosen)


def without_idle(chosen: dict[str, str]) -> dict[str, str]:
    """The readings without the defaults, and without those that say nothing here."""
    found = {option: reading for option, reading in chosen.items() if reading != DEFAULTS[option]}
    for apart in OPEN:
        if all({**DEFAULTS, **found}[option] == reading for option, reading in apart.readings.items()):
            found.pop(next(iter(apart.readings)))
    for _ in range(3):
        for one in LUNGAU.requirements:
            whole = {**DEFAULTS, **found}
            if not any(whole[option] in readings for option, readings in one.needs):
                found.pop(one.option, None)
    return found


def any_pack(rng: random.Random, place: int, contract: str) -> tuple[str, ...]:
    """A shuffled pack that suits the bidder, ``place`` seats after Vorhand, and now and then is a rare one."""
    pack = list(PACK)
    rng.shuffle(pack)
    bird = {"Spatzrufer": ["I"], "Uhurufer": ["II"]}.get(contract, [])
    wanted, spots = bird if rng.random() < 0.9 else [], spots_of(place)
    way = rng.randrange(12)
    if way in RARE_HANDS:
        wanted = wanted + RARE_HANDS[way]
    elif way == 0:
        wanted, spots = TRUMPS[:12], spots_of((place + 1) % 4)
    elif way == 1:
        wanted, spots = wanted + rng.sample(["I", "II", "Sküs", "XXI", *KINGS], 5), [0, 1, 2, 27, 28, 29]
    rng.shuffle(spots)
    for card, spot in zip(wanted, spots, strict=False):
        now = pack.index(card)
        pack[now], pack[spot] = pack[spot], pack[now]
    return tuple(pack)


def spots_of(place: int) -> list[int]:
    """Where in the pack the twelve cards lie of the player ``place`` seats after Vorhand."""
    return [27 * lap + 3 + 6 * place + one for lap in (0, 1) for one in range(6)]


def any_case(seed: int) -> tuple[Case, Mood]:
    """A random deal, and what its players want."""
    rng = random.Random(seed)
    contract = CONTRACTS[seed % len(CONTRACTS)]
    players = rng.choice((4, 5))
    dealer = rng.randrange(players)
    place = rng.randrange(4)
    options = any_options(rng, contract)
    if contract == "Sechserdreier" or (contract, options.get("solorufer")) == ("Solorufer", "vorhand-only"):
        place = 0
    bidder = (dealer + 1 + place) % players
    pack = any_pack(rng, place, contract)
    moved = options.get("deal-first-packet") == "any"
    pile = list(range(6))
    if options.get("talon-halves") == "pile":
        rng.shuffle(pile)
    case = Case(
        players=players,
        dealer=dealer,
        pack=pack,
        cut=rng.choice((0, 0, rng.randrange(54))),
        first_packet=rng.randrange(4) if moved else 0,
        pile=tuple(pile),
        options=tuple(sorted(options.items())),
        wishes=(),
    )
    return case, Mood(rng, contract, bidder)


def random_run(seed: int) -> tuple[Case, Outcome]:
    """A random deal played in lockstep; the case has its acts as wishes."""
    case, mood = any_case(seed)
    outcome = run(case, mood)
    return dataclasses.replace(case, wishes=tuple(outcome.acts)), outcome


# ------------------------------------------------------------------------------------------------------ shrinking


def shrink(case: Case, difference: Difference, seconds: float = 20.0) -> tuple[Case, Difference]:
    """The smallest case found in which the two part over the same thing."""
    until = time.monotonic() + seconds
    found, shown = case, difference
    progress = True
    while progress:
        progress = False
        for smaller in smaller_cases(found):
            if time.monotonic() > until:
                return found, shown
            again = run(smaller).difference
            if again is not None and again.what == difference.what:
                found, shown, progress = smaller, again, True
                break
    return found, shown


def smaller_cases(case: Case) -> Iterator[Case]:
    """Cases a little smaller, the boldest first."""
    for option in case.options:
        fewer = dict(case.options)
        fewer.pop(option[0])
        yield dataclasses.replace(case, options=tuple(sorted(without_idle(fewer).items())))
    size = len(case.wishes)
    while size:
        for start in range(0, len(case.wishes), size):
            yield dataclasses.replace(case, wishes=case.wishes[:start] + case.wishes[start + size :])
        size //= 2
    if case.cut:
        cut = (*case.pack[case.cut :], *case.pack[: case.cut])
        yield dataclasses.replace(case, pack=cut, cut=0)
    if case.first_packet or case.pile != tuple(range(6)):
        yield dataclasses.replace(case, first_packet=0, pile=tuple(range(6)))
    yield from tidier_packs(case)


def tidier_packs(case: Case) -> Iterator[Case]:
    """The pack with two cards exchanged so that one more lies where a new pack has it."""
    for place, card in enumerate(PACK):
        now = case.pack.index(card)
        if now > place:
            pack = list(case.pack)
            pack[now], pack[place] = pack[place], pack[now]
            yield dataclasses.replace(case, pack=tuple(pack))


# -------------------------------------------------------------------------------------------------------- telling


def story(case: Case, difference: Difference) -> str:
    """A difference with the deal that shows it."""
    outcome = run(case)
    game: Game = dealt_by_hand(case)
    order = PACK.index
    hands = [f"  {seat}: {' '.join(sorted(hand, key=order))}" for seat, hand in enumerate(game.hands)]
    return "\n".join(
        [
            f"the two part over {difference.what} at {difference.place}",
            f"  second opinion: {difference.ours}",
            f"  engine:         {difference.engines}",
            f"{case.players} players, dealer {case.dealer}, contract {outcome.contract}",
            "readings: " + (", ".join(f"{option}={reading}" for option, reading in case.options) or "defaults"),
            *hands,
            f"  Talon: {' | '.join(' '.join(half) for half in game.halves)}",
            "acts: " + ", ".join(f"{seat} {words}" for seat, words in outcome.acts),
            "wishes: " + (", ".join(f"{seat} {words}" for seat, words in case.wishes) or "none"),
        ]
    )


def smallest_story(seed: int, seconds: float = 20.0) -> str | None:
    """The smallest deal for a seed's difference, told; nothing where the two agree."""
    case, outcome = random_run(seed)
    if outcome.difference is None:
        return None
    return f"seed {seed}: " + story(*shrink(case, outcome.difference, seconds))
