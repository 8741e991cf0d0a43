"""A deal of ``tarock weigh`` with all decisions of its players, from the cards to the payments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from tarock_engine import dealing, engine
from tarock_engine.actions import Action
from tarock_engine.cards import Card, Mask, cards_in
from tarock_engine.ruleset import RuleSet
from tarock_engine.scoring import Score, Settlement
from tarock_engine.state import Choice, Dealt, State
from tarock_reference.weighing.chance import key_of, mixed, rolled, shuffled


class Decision(NamedTuple):
    """What a player decides by: the deal, its state, the choices, and a random ``roll`` of 64 bits."""

    dealt: Dealt
    state: State
    choices: Sequence[Choice]
    rules: RuleSet
    roll: int

    @property
    def actions(self) -> Sequence[Action]:
        """All acts that are allowed, whoever may do them."""
        if len(self.choices) == 1:
            return self.choices[0].actions
        return [action for choice in self.choices for action in choice.actions]

    @property
    def hand(self) -> Mask:
        """The dealt cards of the player who may act first."""
        return self.dealt.hands[self.choices[0].seat]


Player = Callable[[Decision], Action]
"""A function that chooses one of the allowed acts."""

FIFTH: Final = 5
"""Every fifth deal has another player, if the rules allow it."""

DEEDS: Final = ("bid", "call", "talon", "discard", "say", "play")
_APART: Final = 1 << 12


class WeighedDeal(NamedTuple):
    """A complete deal: for each step the state before it, the choices, and the act."""

    dealt: Dealt
    states: Sequence[State]
    choices: Sequence[tuple[Choice, ...]]
    actions: Sequence[Action]
    end: State
    score: Score
    settlement: Settlement


class PlayedBy(NamedTuple):
    """A player, and the key of his random numbers."""

    player: Player
    key: int

    def acts(self, dealt: Dealt, state: State, due: Sequence[Choice], rules: RuleSet, done: Counter[str]) -> Action:
        """The next act; ``done`` counts the earlier deeds of each kind, on which the random number depends."""
        deed = due[0].deed
        roll = mixed(self.key, _APART * DEEDS.index(deed) + done[deed])
        return self.player(Decision(dealt=dealt, state=state, choices=due, rules=rules, roll=roll))


def deeds_of(choices: Iterable[Sequence[Choice]]) -> Counter[str]:
    """The number of deeds of each kind."""
    return Counter(due[0].deed for due in choices)


def dealt_by(seed: int, number: int, rules: RuleSet) -> Dealt:
    """The cards of a deal, which do not depend on the players."""
    key = key_of(seed, number)
    table = rules.sessions
    players = table.players_in_play.value + (table.five_may_sit.value and number % FIFTH == 0)
    seating = dealing.seat_table(players, rolled(mixed(key, -1), players), rules)
    return dealing.deal_out([Card(card) for card in shuffled(key, cards_in(rules.pack))], seating, rules)


def play_deal(dealt: Dealt, playing: PlayedBy, rules: RuleSet) -> WeighedDeal:
    """Play a deal to its end."""
    states, choices, actions, done = list[State](), list[tuple[Choice, ...]](), list[Action](), Counter[str]()
    state = engine.begin(dealt, rules)
    while not engine.is_over(state):
        due = engine.choices(state, rules)
        action = playing.acts(dealt, state, due, rules, done)
        done[due[0].deed] += 1
        states.append(state)
        choices.append(due)
        actions.append(action)
        state = engine.advance(state, action, rules)
    return WeighedDeal(
        dealt=dealt,
        states=states,
        choices=choices,
        actions=actions,
        end=state,
        score=engine.score(state, rules),
        settlement=engine.settlement(state, rules),
    )


def play_on(dealt: Dealt, state: State, playing: PlayedBy, rules: RuleSet, done: Counter[str]) -> State:
    """Play on from a state to the end."""
    done = Counter(done)
    while not engine.is_over(state):
        due = engine.choices(state, rules)
        action = playing.acts(dealt, state, due, rules, done)
        done[due[0].deed] += 1
        state = engine.advance(state, action, rules)
    return state
