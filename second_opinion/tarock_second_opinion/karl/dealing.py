"""Dealing in the second opinion on Karls Tarockrunde: from the order of the pack to the hands and the Talon."""

from __future__ import annotations

from tarock_second_opinion.karl.game import Fault, Game
from tarock_second_opinion.notebook import turned


def begin(hands: list[list[str]], halves: list[list[str]], *, dealer: int, options: dict[str, str]) -> Game:
    """A deal whose cards are given by seat and by half of the Talon; a hand may have a wrong number of them."""
    game = Game(options, dealer, [list(hand) for hand in hands], [list(half) for half in halves])
    game.dealt = [list(hand) for hand in hands]
    game.vorhand = game.first_seat()
    game.faults = [Fault(seat, "dealt") for seat, hand in enumerate(hands) if len(hand) != 12]
    return game


def deal(pack: list[str], dealer: int) -> tuple[list[list[str]], list[list[str]]]:
    """Deal six cards to each, six to the Talon, and six to each again."""
    cards = list(pack)
    hands: list[list[str]] = [[], [], [], []]
    for seat in turned((dealer + 1) % 4):
        hands[seat] += [cards.pop(0) for _ in range(6)]
    halves = [[cards.pop(0) for _ in range(3)], [cards.pop(0) for _ in range(3)]]
    for seat in turned((dealer + 1) % 4):
        hands[seat] += [cards.pop(0) for _ in range(6)]
    return hands, halves


def stray(hands: list[list[str]], card: str, seat: int) -> None:
    """Move a card to a wrong hand; one of the Talon stays there."""
    for hand in hands:
        if card in hand:
            hand.remove(card)
            hands[seat].append(card)
            return
