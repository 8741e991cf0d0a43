"""Mistakes in counting Augen."""

from collections.abc import Callable
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import counting, play
from tarock_engine.actions import Play
from tarock_engine.areas import CountingRules
from tarock_engine.cards import CARDS, Mask
from tarock_engine.ruleset import RuleSet
from tarock_engine.state import Played, Playing, State


@bug(BugKind.PAIRS, "counting")
def the_bube_of_karo_counts_as_a_pip(engine: WrongEngine) -> None:
    """The B♦ counts 1 instead of 2."""

    def wrong(right: Callable[..., int], cards: Mask, rules: CountingRules) -> int:
        return right(cards, rules) - (cards >> CARDS["B♦"] & 1)

    engine.instead(counting.one_by_one, wrong)


@bug(BugKind.LATE, "counting")
def the_last_trick_counts_for_its_leader(engine: WrongEngine) -> None:
    """The twelfth trick lies with whoever led to it, because the deal is over before anybody looks who took it."""

    def wrong(right: Callable[..., State], state: Playing, action: Play, rules: RuleSet) -> Any:
        found = right(state, action, rules)
        if not isinstance(found, Played):
            return found
        *before, last = found.tricks
        return Played(found.contest, (*before, last._replace(winner=last.leader)))

    engine.instead(play.after, wrong)
