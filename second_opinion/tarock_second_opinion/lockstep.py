"""Plays a deal in the engine and in the second opinion at once, and compares them at every act.

A case describes a deal completely: the table, the pack, choices while dealing, the readings, and a list of wishes,
which are acts that players prefer. At every step the first wish that is allowed is done, or else the plainest act. So a
case with fewer wishes is a simpler deal.
"""

from __future__ import annotations

import dataclasses
import functools
import random
from collections.abc import Sequence
from typing import Final

import tarock_engine.dealing as engine_dealing
from tarock_engine import engine
from tarock_engine.actions import Action
from tarock_engine.cards import CARDS, NAMES, names_in
from tarock_engine.ruleset import RuleSet
from tarock_engine.state import Dealt, State, TakenTrick, is_contested
from tarock_second_opinion.source import PACK, Act, Case, Chooser, Memory, Source, Telling, Wish

QUIET: Final = ("Erster", "Weiter", "Gut!", "Mein Spiel", "Trischaken", "Fahren")
"""The quietest words; if several are allowed, the first of these."""


@dataclasses.dataclass(frozen=True)
class Difference:
    """A difference: what differs, at which place, and both values."""

    what: str
    place: str
    ours: object
    engines: object


class DifferError(Exception):
    """The second opinion and the engine differ."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(difference.what)
        self.difference = difference


@dataclasses.dataclass
class Outcome:
    """The result of a case: the acts that were done, the second opinion's deal, and the difference, if there is one."""

    acts: list[Wish]
    telling: Telling | None = None
    difference: Difference | None = None

    @property
    def asked(self) -> set[str]:
        """The options that the second opinion read."""
        return self.telling.asked if self.telling else set()

    @property
    def contract(self) -> str:
        """The contract."""
        return (self.telling.contract if self.telling else "") or "not yet known"


@dataclasses.dataclass
class Pair:
    """The deal in the second opinion and in the engine, always at the same place."""

    source: Source
    rules: RuleSet
    telling: Telling
    state: State
    place: str = "the deal"
    tricks: int = 0
    slips: Memory = ()
    beside: dict[Act, tuple[State, Memory]] = dataclasses.field(default_factory=dict)

    def compare(self, what: str, ours: object, engines: object) -> None:
        """Raise DifferError if two values differ."""
        if ours != engines:
            raise DifferError(Difference(what, self.place, ours, engines))

    def allowed(self) -> dict[Act, Action]:
        """The acts that both offer at this place, with the engine's actions."""
        ours = self.telling.acts()
        actions = {
            Act(choice.seat, choice.deed, action.words): action
            for choice in engine.choices(self.state, self.rules)
            for action in choice.actions
        }
        self.compare("an act that is listed twice", len(ours), len(set(ours)))
        mine, theirs = set(ours), actions.keys()
        self.compare("allowed acts, on one side only", sorted(mine - theirs), sorted(theirs - mine))
        return actions

    def overlooked(self) -> list[Act]:
        """The acts that both accept at this place although no player is offered them."""
        self.beside = {}
        if self.source.beside is None:
            return []
        for act in self.telling.beside():
            after = self.source.beside(self.state, self.slips, act, self.rules)
            if after is not None:
                self.beside[act] = after
        mine, theirs = set(self.telling.accepted()), self.beside.keys()
        self.compare("acts offered to nobody, accepted on one side only", sorted(mine - theirs), sorted(theirs - mine))
        return list(self.beside)

    def do(self, act: Act, action: Action | None) -> None:
        """Do an act in both deals."""
        self.telling.act(act)
        if action is None:
            self.state, self.slips = self.beside[act]
        else:
            self.state = engine.apply(self.state, action, self.rules)
        self.compare("whether the deal is over", self.telling.is_over(), engine.is_over(self.state))
        if len(self._tricks()) != self.tricks or engine.is_over(self.state):
            self.compare_tricks()

    def _tricks(self) -> tuple[TakenTrick, ...]:
        return self.state.tricks if is_contested(self.state) else ()

    def compare_tricks(self) -> None:
        """Compare the tricks so far."""
        tricks = self._tricks()
        told = [(trick.leader, [NAMES[card] for card in trick.cards], trick.winner) for trick in tricks]
        self.compare("tricks", self.telling.tricks(), told)
        self.tricks = len(tricks)

    def compare_end(self) -> None:
        """Compare everything that the source gives about the end."""
        self.place = "the end"
        ours, engines = self.telling.end(), self.source.engines_end(self.state, self.rules)
        self.compare("what there is to compare", list(ours), list(engines))
        for what, fact in ours.items():
            self.compare(what, fact, engines[what])


@functools.lru_cache(maxsize=1 << 10)
def _chosen(source: Source, options: tuple[tuple[str, str], ...]) -> RuleSet:
    return source.rules.choose(dict(options))


def begin(source: Source, case: Case) -> Pair:
    """Begin the deal in both, before its first bid."""
    telling = source.tell(case)
    rules = _chosen(source, case.options)
    dealt = deal(source.fitted(case), telling, rules)
    pair = Pair(source, rules, telling, engine.begin(dealt, rules))
    pair.compare("hands", [sorted(hand) for hand in telling.hands], [sorted(names_in(hand)) for hand in dealt.hands])
    pair.compare("Talon", told_halves(telling.halves), told_halves([names_in(half) for half in dealt.halves]))
    return pair


def told_halves(halves: Sequence[Sequence[str]]) -> list[list[str]]:
    """The halves of a Talon, sorted; none if there is no Talon."""
    return [sorted(half) for half in halves if half]


def deal(case: Case, telling: Telling, rules: RuleSet) -> Dealt:
    """The engine's deal; if the dealer lays cards out in his own order, they lie as in the second opinion."""
    seating = engine_dealing.seat_table(case.players, case.dealer, rules)
    chance = engine_dealing.Chance(
        cut=case.cut,
        starts=seating.active[case.first_packet],
        pile=[CARDS[card] for card in telling.on_table],
        chosen=case.chosen,
    )
    try:
        dealt = engine_dealing.deal_out([CARDS[card] for card in case.pack], seating, rules, chance)
    except ValueError as fault:
        raise DifferError(Difference("the deal", "the deal", telling.halves, str(fault))) from fault
    return functools.reduce(_with_stray, case.strays, dealt)


def _with_stray(dealt: Dealt, stray: tuple[str, int]) -> Dealt:
    """The deal with a card in a wrong hand; a card of the Talon stays there."""
    card, to = 1 << CARDS[stray[0]], stray[1]
    if card & dealt.talon:
        return dealt
    hands = [hand & ~card | (card if seat == to else 0) for seat, hand in enumerate(dealt.hands)]
    return dataclasses.replace(dealt, hands=tuple(hands))


def run(source: Source, case: Case, chooser: Chooser | None = None) -> Outcome:
    """Play a case in lockstep until it ends or the two differ."""
    deciding = chooser or Wishes(case.wishes)
    outcome = Outcome([])
    try:
        pair = begin(source, case)
        outcome.telling = pair.telling
        while True:
            assert len(outcome.acts) < 1000, "a deal has to end"
            pair.place = f"act {len(outcome.acts) + 1}"
            act, action = next_act(pair, deciding)
            if act is None:
                break
            pair.place += f", {act.deed}"
            outcome.acts.append(act.wish)
            pair.do(act, action)
        pair.compare_end()
    except DifferError as parted:
        outcome.difference = parted.difference
    return outcome


def next_act(pair: Pair, deciding: Chooser) -> tuple[Act | None, Action | None]:
    """The act to do next, with the engine's action if it is an offered one.

    None if the deal is over and nothing is pointed out.
    """
    if engine.is_over(pair.state):
        return deciding.point_out(pair.telling, sorted(pair.overlooked())), None
    actions = pair.allowed()
    act = deciding.choose(pair.telling, sorted([*actions, *pair.overlooked()]))
    return act, actions.get(act)


class Wishes(Chooser):
    """Chooses the first wish that is allowed, else the quietest act."""

    def __init__(self, wishes: Sequence[Wish]) -> None:
        self.wishes = list(wishes)

    def choose(self, telling: Telling, allowed: Sequence[Act]) -> Act:
        """One of the acts that are allowed."""
        found = self.point_out(telling, allowed)
        return quietest([act for act in allowed if act.is_offered]) if found is None else found

    def point_out(self, telling: Telling, allowed: Sequence[Act]) -> Act | None:
        """A wish that can be done, or none."""
        del telling
        known = {act.wish: act for act in allowed}
        for wish in self.wishes:
            if wish in known:
                self.wishes.remove(wish)
                return known[wish]
        return None


def quietest(allowed: Sequence[Act]) -> Act:
    """The act that adds least; among cards the lowest."""
    for word in QUIET:
        for act in allowed:
            if act.words == word:
                return act
    cards = [act for act in allowed if act.words in CARDS]
    return max(cards, key=lambda act: PACK.index(act.words)) if cards else allowed[0]


# --------------------------------------------------------------------------------------------------------- chance


def random_run(source: Source, seed: int) -> tuple[Case, Outcome]:
    """A random deal played in lockstep; the case has its acts as wishes."""
    case, chooser = source.chance(source, random.Random(seed), source.contract_of(seed))
    outcome = run(source, case, chooser)
    return dataclasses.replace(case, wishes=tuple(outcome.acts)), outcome
