"""Mistakes in counting Augen."""

from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import counting
from tarock_engine.cards import named
from tarock_engine.contracts import Side
from tarock_engine.lungau import bonuses


@bug(BugKind.PAIRS, "counting")
def spade_bube_counts_as_the_line_above(engine: WrongEngine) -> None:
    """In the table of worths the B♠ has the 3 of the C♠."""

    def one_by_one(right: Any, cards: Any, rules: Any) -> Any:
        return right(cards, rules) + bool(cards & named("B♠"))

    engine.instead(counting.one_by_one, one_by_one)


@bug(BugKind.MEETING, "counting")
def opponents_have_the_rest(engine: WrongEngine) -> None:
    """The opponents' Augen are what the declarer's lack of 71, also where a failed Valat leaves cards unplayed."""

    def augen_by_side(right: Any, ending: Any, rules: Any) -> Any:
        found = right(ending, rules)
        return found | {Side.FOES: rules.counting.total.value - found[Side.DECLARER]}

    engine.instead(bonuses.augen_by_side, augen_by_side)
