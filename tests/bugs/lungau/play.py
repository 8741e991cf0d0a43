"""Mistakes in playing with a declarer."""

from collections.abc import Iterator
from typing import Any

from proving.bugs.wrong_engine import BugKind, Told, WrongEngine, bug

from tarock_engine.lungau import play
from tarock_engine.refusals import Narrowing


@bug(BugKind.LATE, "play")
def a_bound_card_need_not_follow(engine: WrongEngine) -> None:
    """The card of an announced Ultimo is kept back even where it is the only one that follows or trumps."""

    def bound(right: Any, situation: Any, left: Any, bonds: Any, rules: Any) -> Iterator[Any]:
        yield from right(situation, left, bonds, rules)
        *_, free = right(situation, situation.hand, bonds, rules)
        if not left & free.left:
            yield Narrowing(free.left, free.grounds)

    engine.instead(play.bound, bound)


@bug(BugKind.UNSEEN, "play")
def the_refused_act_counts_as_accepted(engine: WrongEngine) -> None:
    """The number of acts that were accepted has the refused one among them."""

    def answered(_: Told, answer: Told) -> Told:
        return answer | {"accepted": answer["accepted"] + 1} if answer["refused"] else answer

    engine.answered("deal", answered)
    engine.answered("play", answered)
