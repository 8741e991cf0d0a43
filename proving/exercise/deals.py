"""Plays random deals of a rule set with the reference engine, from cards to payments, and counts all grounds."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final

from proving.exercise.grounds import Counts, Watched, watched
from tarock_engine import dealing, engine, play, sessions
from tarock_engine.actions import Action, Bid
from tarock_engine.cards import Card, Mask, cards_in, mask_of
from tarock_engine.dealing import Chance
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import OptionError
from tarock_engine.seating import Seating
from tarock_engine.state import Choice, Dealt, Played, State

DEALS: Final = 2000
SEED: Final = 1
_TRIES: Final = 100


def played(source: str, counts: Counts, number: int = DEALS, seed: int = SEED) -> Iterator[int]:
    """Play ``number`` deals, yielding after each of them how many are done."""
    table = _Table(counts)
    for done in range(number):
        rng = random.Random(f"{source} {seed} {done}")
        table.play(_rules(rng, source), rng)
        yield done + 1


class _Table:
    """The engine as players use it."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._engine, self._dealing = Watched(engine, counts), Watched(dealing, counts)
        self._play, self._sessions = Watched(play, counts), Watched(sessions, counts)

    def play(self, rules: RuleSet, rng: random.Random) -> None:
        """Deal, play at random to the end, and settle; in some deals players bid or speak more."""
        players, dealer = _seats(rng, rules)
        self._sessions.dealer_after(players, rules, previous=dealer, given_up=rng.random() < 0.1)
        self._sessions.dealer_after(players, rules, lot=dealer)
        dealt = self._dealt(rng, rules, players, dealer)
        looks, talks, bids = rng.randrange(60), rng.random(), rng.random()
        state, said = self._engine.begin(dealt, rules), list[Bid]()
        while not engine.is_over(state):
            choices: tuple[Choice, ...] = self._engine.choices(state, rules)
            action = _decide(rng, choices, {"say": talks, "bid": bids})
            said += [action] if isinstance(action, Bid) else []
            if looks == 0:
                self._look_around(state, dealt, tuple(said), rules)
            looks -= 1
            state = engine.advance(state, action, rules)
        self._look_around(state, dealt, tuple(said), rules)
        self._draw_up(state, rules)

    def _dealt(self, rng: random.Random, rules: RuleSet, players: int, dealer: int) -> Dealt:
        pack = [Card(number) for number in cards_in(rules.pack)]
        rng.shuffle(pack)
        self._count(rules.pack, rules)
        seating = dealing.seat_table(players, dealer, rules)
        chance = _chance(rng, rules, seating)
        self._dealing.dealing_grounds(rules, knocked=chance.chosen is not None, five=seating.sits_out is not None)
        dealt: Dealt = self._dealing.deal_out(pack, seating, rules, chance)
        return dealt

    def _look_around(self, state: State, dealt: Dealt, said: tuple[Bid, ...], rules: RuleSet) -> None:
        for _ in self._engine.refused(state, rules):
            pass
        for seat in range(dealt.seating.players):
            self._engine.seen(state, dealt, seat, rules)
        self._engine.course_grounds(state, said, dealt, rules)

    def _draw_up(self, state: State, rules: RuleSet) -> None:
        self._engine.score(state, rules)
        self._engine.settlement(state, rules)
        if isinstance(state, Played):
            for number, trick in enumerate(state.tricks, start=1):
                self._play.trick_grounds(state.contest, number, trick, rules)
                self._count(mask_of(trick.cards), rules)

    def _count(self, pile: Mask, rules: RuleSet) -> None:
        watched(rules.procedure.counted, self._counts)(pile, rules)


def _rules(rng: random.Random, source: str) -> RuleSet:
    """The default rules, or random readings of some options that can be combined."""
    rules = RULE_SETS[source]
    offered: Mapping[str, tuple[str, ...]] = rules.options()
    for _ in range(_TRIES):
        share = rng.choice((0.0, 0.1, 0.5))
        chosen = {option: rng.choice(readings) for option, readings in offered.items() if rng.random() < share}
        try:
            return rules.choose(chosen)
        except OptionError:
            continue
    return rules


def _seats(rng: random.Random, rules: RuleSet) -> tuple[int, int]:
    """How many sit at the table, and which seat deals."""
    active = rules.sessions.players_in_play.value
    players = rng.choice((active, active + 1)) if rules.sessions.five_may_sit.value else active
    return players, rng.randrange(players)


def _chance(rng: random.Random, rules: RuleSet, seating: Seating) -> Chance:
    """A pack that is cut, or one that is knocked on where the rules allow it."""
    klopfen = rules.dealing.klopfen
    if klopfen is None or not klopfen.allowed.value or rng.random() < 0.5:
        return Chance(cut=rng.randrange(1, rules.pack.bit_count() - 4), starts=rng.choice(seating.active))
    out = klopfen.dealer_out is None or klopfen.dealer_out.value
    packets = len(seating.active if out else seating.everybody)
    return Chance(chosen=rng.sample(range(packets), packets))


def _decide(rng: random.Random, choices: tuple[Choice, ...], chance: Mapping[str, float]) -> Action:
    """A random legal action; in some deals more is bid or said than in others."""
    choice = rng.choice(choices)
    if rng.random() >= chance.get(choice.deed, 1.0):
        return choice.actions[0]
    return rng.choice(choice.actions)
