"""Plays trial deals by the rules of a house, to find what the engine cannot do."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from tarock_engine import dealing, engine
from tarock_engine.actions import Action, Bid, Say
from tarock_engine.cards import cards_in
from tarock_engine.ruleset import RuleSet
from tarock_engine.state import Choice, State
from tarock_language.message import Message, SaidError, Word, message
from tarock_reference.source_answers import games_of

_DEALS: Final = 3
"""The number of deals that are played for each way of bidding; of 500 values of rulings none needed a third."""
_LONGEST: Final = 600
"""The largest number of acts in a deal; real ones have up to about two hundred, each slower than the last."""
Bidder = Callable[[Sequence[Action], random.Random], Action]


class StuckError(SaidError):
    """A deal that cannot go on, or does not end."""


def trouble(rules: RuleSet) -> Message | str | None:
    """The first error in a fixed set of trial deals; none if all of them end well."""
    for number, (players, bidder) in enumerate(_ways(rules)):
        for deal in range(_DEALS):
            try:
                play(rules, players, bidder, random.Random(1000 * number + deal))
            except Exception as fault:  # noqa: BLE001 - whatever it is, nobody can play by these rules
                return _told(fault)
    return None


def _told(fault: Exception) -> Message | str:
    return fault.said if isinstance(fault, StuckError) else f"{type(fault).__name__}: {fault}"


def _ways(rules: RuleSet) -> Iterator[tuple[int, Bidder]]:
    """The ways of bidding: each game wherever it may be bid, nothing as long as possible, and any act at all.

    Only in the last one nearly everything is said and doubled that may be.
    """
    tables = (4, 5) if rules.sessions.five_may_sit.value else (4,)
    for players in tables:
        yield players, _anything
        yield players, _modest
    for game in games_of(rules):
        yield tables[0], Wanting(game)


def _anything(actions: Sequence[Action], chance: random.Random) -> Action:
    return chance.choice(actions)


def _modest(actions: Sequence[Action], chance: random.Random) -> Action:
    """Pass if that is allowed, else name the first game that may be named."""
    del chance
    return actions[0] if len(actions) == 1 else min(actions, key=_loudness)


def _loudness(action: Action) -> int:
    return isinstance(action, Bid) and action.name not in ("Weiter", "Gut!")


@dataclasses.dataclass(frozen=True)
class Wanting:
    """A bidder that bids a game wherever it may, and anything else otherwise."""

    game: str

    def __call__(self, actions: Sequence[Action], chance: random.Random) -> Action:
        """What it bids."""
        wanted = self.wanted(actions)
        return wanted[0] if wanted else chance.choice(actions)

    def wanted(self, actions: Sequence[Action]) -> list[Action]:
        """The actions that bid the game."""
        return [
            action
            for action in actions
            if isinstance(action, Bid | Say) and self.game in (getattr(action, "name", ""), action.words)
        ]


def play(rules: RuleSet, players: int, bidder: Bidder, chance: random.Random) -> State:
    """Play a whole deal with its payments. Raises StuckError if somebody has nothing to do, or it does not end."""
    pack = cards_in(rules.pack)
    chance.shuffle(pack)
    seating = dealing.seat_table(players, chance.randrange(players), rules)
    state = engine.begin(dealing.deal_out(pack, seating, rules), rules)
    for _ in range(_LONGEST):
        if engine.is_over(state):
            _settle(state, rules)
            return state
        state = engine.advance(state, _act(_due(engine.choices(state, rules), bidder), bidder, chance), rules)
    raise StuckError(message("a deal has no end after {number} acts", number=_LONGEST))


def _due(choices: Sequence[Choice], bidder: Bidder) -> Choice:
    """The first choice, unless another one has the game that is wanted, such as in place of a call."""
    wanted = (choice for choice in choices if isinstance(bidder, Wanting) and bidder.wanted(choice.actions))
    return next(wanted, choices[0])


def _act(choice: Choice, bidder: Bidder, chance: random.Random) -> Action:
    if not choice.actions:
        deed = Word(choice.deed)
        raise StuckError(message("seat {seat} has nothing that it may {deed}", seat=choice.seat, deed=deed))
    if choice.deed == "bid":
        return bidder(choice.actions, chance)
    if choice.deed == "say" and bidder is not _anything and chance.randrange(2):
        return _modest(choice.actions, chance)
    return chance.choice(choice.actions)


def _settle(state: State, rules: RuleSet) -> None:
    engine.score(state, rules)
    paid = engine.settlement(state, rules).payments
    if sum(paid):
        raise StuckError(message("the payments of a deal come to {sum} and not to 0", sum=str(sum(paid))))
