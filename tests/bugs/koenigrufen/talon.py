"""Mistakes at the Talon."""

from collections.abc import Callable
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import discarding
from tarock_engine.cards import TRUMPS, Mask
from tarock_engine.ruleset import RuleSet, WithTalon
from tarock_engine.state import Dealt, Discarding, GivenUp, State
from tarock_reference import deals


@bug(BugKind.LATE, "talon")
def koenige_stand_in_the_way_of_trumps(engine: WrongEngine) -> None:
    """No trump may be laid away as long as there are cards of suits enough in the hand, and be they Könige."""

    def wrong(right: Callable[..., Mask], state: Discarding, left: Mask, rules: WithTalon) -> Mask:
        suits = state.hand & ~TRUMPS
        return left & ~TRUMPS if suits.bit_count() >= state.missing else right(state, left, rules)

    engine.instead(discarding.as_few, wrong)


@bug(BugKind.UNSEEN, "talon")
def the_hand_of_whoever_gives_up_is_told_as_dealt(engine: WrongEngine) -> None:
    """When a deal is given up, the declarer's hand is told as it was dealt, without the set that he has taken."""

    def wrong(right: Callable[..., Any], state: State, dealt: Dealt, rules: RuleSet) -> tuple[Mask, ...]:
        found: tuple[Mask, ...] = right(state, dealt, rules)
        return dealt.hands if isinstance(state, GivenUp) else found

    engine.instead(deals.hands_left, wrong)
