"""Mistakes in the order of the cards."""

from collections.abc import Mapping
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import play
from tarock_engine.cards import CARDS, Card, cards_in, mask_of
from tarock_engine.ranking import Ranking


@bug(BugKind.PAIRS, "cards")
def diamond_pips_run_as_in_a_black_suit(engine: WrongEngine) -> None:
    """The pips of ♦ rank 4 over 3 over 2 over A, those of ♥ as they should."""
    _ranked_as(engine, {CARDS[name]: CARDS[other] for name, other in zip(_DIAMONDS, _DIAMONDS[::-1], strict=True)})
    engine.answered("deck", lambda _, answer: answer | {"suits": answer["suits"] | {"♦": _DIAMONDS_UP}})


@bug(BugKind.PAIRS, "cards")
def tens_compare_as_strings(engine: WrongEngine) -> None:
    """The ranks of two pips are compared as they are written, so that a 10 of a black suit is below its 7."""
    lower = {"10": "7", "9": "10", "8": "9", "7": "8"}
    _ranked_as(engine, {CARDS[rank + suit]: CARDS[other + suit] for rank, other in lower.items() for suit in "♠♣"})


_DIAMONDS = ("A♦", "2♦", "3♦", "4♦")
_DIAMONDS_UP = ["K♦", "D♦", "C♦", "B♦", *_DIAMONDS[::-1]]


def _ranked_as(engine: WrongEngine, others: Mapping[Card, Card]) -> None:
    """Have cards rank as others do, in a trick and where Stechzwang asks for a better one."""

    def best(right: Any, ranking: Any, cards: Any) -> Any:
        return right(ranking, [others.get(card, card) for card in cards])

    def overtake(right: Any, situation: Any, left: Any, clause: Any, rules: Any) -> Any:
        held = {card: others.get(card, card) for card in cards_in(left)}
        table = tuple(others.get(card, card) for card in situation.table)
        found = right(situation._replace(table=table), mask_of(held.values()), clause, rules)
        return found._replace(left=mask_of(card for card, other in held.items() if found.left >> other & 1))

    engine.instead(Ranking.best, best)
    engine.instead(play.overtake, overtake)
