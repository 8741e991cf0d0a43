"""Mistakes in the order of the cards."""

from collections.abc import Callable, Mapping, Sequence

from proving.bugs.wrong_engine import BugKind, Told, WrongEngine, bug

from tarock_engine.cards import CARDS, Card
from tarock_engine.ranking import Ranking

_PIPS = {"A♦": "4♦", "2♦": "3♦", "3♦": "2♦", "4♦": "A♦"}


def _rank_as(engine: WrongEngine, others: Mapping[str, str]) -> None:
    """Have each of these cards take a trick as if it were another one."""
    places = {CARDS[card]: CARDS[other] for card, other in others.items()}

    def best(right: Callable[..., int], ranking: Ranking, cards: Sequence[Card]) -> int:
        return right(ranking, [places.get(card, card) for card in cards])

    engine.instead(Ranking.best, best)


@bug(BugKind.PAIRS, "cards")
def pips_of_diamonds_rank_as_black_ones(engine: WrongEngine) -> None:
    """The pips of ♦ rank by their numbers like the black ones, the 4 highest, in tricks as in the list of the pack."""

    def listed(_: Told, answer: Told) -> Told:
        line = [_PIPS.get(card, card) for card in answer["suits"]["♦"]]
        return answer | {"suits": answer["suits"] | {"♦": line}}

    _rank_as(engine, _PIPS)
    engine.answered("deck", listed)


@bug(BugKind.PAIRS, "cards")
def xviii_takes_xix(engine: WrongEngine) -> None:
    """The XVIII takes a trick in which the XIX lies, because the two are compared as texts."""
    _rank_as(engine, {"XVIII": "XIX", "XIX": "XVIII"})


@bug(BugKind.PAIRS, "cards")
def nine_of_spades_takes_the_ten(engine: WrongEngine) -> None:
    """The 9♠ takes a trick in which the 10♠ is the card to beat, and the 10♠ does not take one of the 9♠."""
    _rank_as(engine, {"9♠": "10♠", "10♠": "9♠"})
