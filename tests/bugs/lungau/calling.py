"""Mistakes in calling a König."""

from typing import Any

from proving.bugs.wrong_engine import BugKind, Told, WrongEngine, bug

from tarock_engine import calling
from tarock_engine.cards import CARDS


@bug(BugKind.PAIRS, "calling")
def karo_is_overwritten_by_kreuz(engine: WrongEngine) -> None:
    """Suits are kept by their first letter, so that whoever holds the K♣ is the partner when the K♦ is called."""

    def holder_of(right: Any, hands: Any, king: Any) -> Any:
        return right(hands, CARDS["K♣"] if king == CARDS["K♦"] else king)

    engine.instead(calling.holder_of, holder_of)


@bug(BugKind.UNSEEN, "calling")
def who_calls_his_own_is_his_partner(engine: WrongEngine) -> None:
    """A declarer who calls a König of his own is told to be his own partner, and settles alone."""

    def answered(question: Told, answer: Told) -> Told:
        declarer, called = answer["declarer"], answer["called"]
        own = declarer is not None and called in question["hands"][declarer]
        return answer | {"partner": declarer} if own else answer

    engine.answered("deal", answered)
