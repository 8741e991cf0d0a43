"""Mistakes about the order of the cards."""

from collections.abc import Callable, Sequence

from proving.bugs.wrong_engine import BugKind, Told, WrongEngine, bug

from tarock_engine import winning
from tarock_engine.cards import CARDS, Card
from tarock_engine.ruleset import RuleSet


@bug(BugKind.PAIRS, "cards")
def eighteen_stands_above_nineteen(engine: WrongEngine) -> None:
    """In the list of Tarocks the XVIII stands above the XIX, and beats it."""
    other = {CARDS["XVIII"]: CARDS["XIX"], CARDS["XIX"]: CARDS["XVIII"]}
    listed = {"XVIII": "XIX", "XIX": "XVIII"}

    def exchanged(right: Callable[..., int | None], table: Sequence[Card], rules: RuleSet) -> int | None:
        return right([other.get(card, card) for card in table], rules)

    def deck(_: Told, answer: Told) -> Told:
        return answer | {"trumps": [listed.get(name, name) for name in answer["trumps"]]}

    engine.instead(winning.highest_trump, exchanged)
    engine.instead(winning.highest_of_suit, exchanged)
    engine.answered("deck", deck)


@bug(BugKind.PAIRS, "cards")
def ace_of_karo_is_high(engine: WrongEngine) -> None:
    """The A of Karo stands above its König, as an ace does elsewhere; that of Herz is the lowest card."""
    high = ("A♦", "K♦", "D♦", "C♦", "B♦")
    rank = {CARDS[name]: CARDS[place] for name, place in zip(high, (*high[1:], "A♦"), strict=True)}

    def with_ace(right: Callable[..., int | None], table: Sequence[Card], rules: RuleSet) -> int | None:
        return right([rank.get(card, card) for card in table], rules)

    def deck(_: Told, answer: Told) -> Told:
        red = [name for name in high if name in answer["suits"]["♦"]]
        return answer | {"suits": answer["suits"] | {"♦": [*red, *set(answer["suits"]["♦"]) - set(red)]}}

    engine.instead(winning.highest_of_suit, with_ace)
    engine.answered("deck", deck)
