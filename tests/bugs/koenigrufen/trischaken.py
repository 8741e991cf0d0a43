"""Mistakes in Trischaken."""

from collections.abc import Callable
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import play
from tarock_engine.cards import TRUMP_I, Mask
from tarock_engine.koenigrufen import trischaken
from tarock_engine.ruleset import RuleSet
from tarock_engine.scoring import Settlement
from tarock_engine.seating import Seating


@bug(BugKind.SEATS, "trischaken")
def payments_are_listed_from_vorhand_on(engine: WrongEngine) -> None:
    """What the four pay each other in Trischaken is listed in the order of play, from Vorhand on."""

    def wrong(right: Callable[..., Settlement], seating: Seating, *rest: Any) -> Settlement:
        found = right(seating, *rest)
        return found._replace(payments=tuple(found.payments[seat] for seat in seating.everybody))

    engine.instead(trischaken.settle, wrong)


@bug(BugKind.LATE, "trischaken")
def the_pagat_goes_as_the_last_trump_but_one(engine: WrongEngine) -> None:
    """The Pagat may be played in Trischaken as soon as there is one other trump beside it."""

    def wrong(right: Callable[..., Mask], hand: Mask, left: Mask, rules: RuleSet) -> Mask:
        others = hand & rules.ranking.trumps & ~(1 << TRUMP_I)
        return left if others.bit_count() == 1 else right(hand, left, rules)

    engine.instead(play.with_pagat_last, wrong)
