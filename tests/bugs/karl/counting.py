"""Mistakes in counting."""

from collections.abc import Callable

from proving.bugs.wrong_engine import BugKind, Told, WrongEngine, bug

from tarock_engine.amounts import WholeAugen
from tarock_engine.areas import CountingRules
from tarock_engine.cards import CARDS, Mask
from tarock_engine.counting import one_by_one

_DAME, _CAVALL = 1 << CARDS["D♣"], 1 << CARDS["C♣"]


@bug(BugKind.PAIRS, "counting")
def dame_and_cavall_of_clubs_exchanged(engine: WrongEngine) -> None:
    """The D♣ counts what a Cavall does, and the C♣ what a Dame does."""

    def exchanged(right: Callable[..., WholeAugen], cards: Mask, rules: CountingRules) -> WholeAugen:
        one_alone = bool(cards & _DAME) is not bool(cards & _CAVALL)
        return right(cards ^ (_DAME | _CAVALL) if one_alone else cards, rules)

    engine.instead(one_by_one, exchanged)


@bug(BugKind.SEATS, "counting")
def augen_of_fahren_stand_in_order_of_play(engine: WrongEngine) -> None:
    """The Augen at the end of Fahren are numbered from the player after the dealer on, and not by their seats."""

    def renumbered(question: Told, answer: Told) -> Told:
        augen, first = answer["augen"], question["dealer"] + 1
        if "0" not in augen:
            return answer
        return answer | {"augen": {str(place): augen[str((first + place) % 4)] for place in range(4)}}

    engine.answered("deal", renumbered)
    engine.answered("play", renumbered)
