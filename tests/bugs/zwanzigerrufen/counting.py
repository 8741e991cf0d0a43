"""Mistakes in counting Augen, and about a tie."""

from collections.abc import Callable

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import counting
from tarock_engine.amounts import WholeAugen
from tarock_engine.areas import CountingRules
from tarock_engine.cards import CARDS, Mask
from tarock_engine.contracts import Side
from tarock_engine.scoring import ScoredItem, Unscored
from tarock_engine.zwanzigerrufen import bonuses
from tarock_engine.zwanzigerrufen.ending import Ending
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.terms import is_normal

_Items = tuple[tuple[ScoredItem, ...], tuple[Unscored, ...]]


@bug(BugKind.PAIRS, "counting")
def cavall_of_treff_counts_as_a_bube(engine: WrongEngine) -> None:
    """The Cavall of Treff counts 2 Augen, those of the other suits 3."""

    def one_by_one(right: Callable[..., WholeAugen], cards: Mask, rules: CountingRules) -> WholeAugen:
        return WholeAugen(right(cards, rules) - (cards >> CARDS["C♣"] & 1))

    engine.instead(counting.one_by_one, one_by_one)


@bug(BugKind.MEETING, "counting")
def nothing_is_settled_beside_a_tie(engine: WrongEngine) -> None:
    """With 44 Augen on either side the normal game is broken off without result, and no bonus is settled either."""

    def items(right: Callable[..., _Items], ending: Ending, rules: ZwanzigerrufenRules) -> _Items:
        even = ending.augen(Side.DECLARER) == ending.augen(Side.FOES)
        scored, unscored = right(ending, rules)
        return (() if even and is_normal(ending.contract) else scored), unscored

    engine.instead(bonuses.items, items)
