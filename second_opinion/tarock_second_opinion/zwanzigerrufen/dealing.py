"""Dealing in the second opinion on Zwanzigerrufen: from the pack to the hands, and which hands are thrown in."""

from __future__ import annotations

from tarock_second_opinion.notebook import turned
from tarock_second_opinion.zwanzigerrufen.cards import TRULL, trumps_in
from tarock_second_opinion.zwanzigerrufen.game import Game


def begin(hands: list[list[str]], *, dealer: int, options: dict[str, str]) -> Game:
    """A deal whose cards are given by seat."""
    return Game(options, dealer, [list(hand) for hand in hands], [list(hand) for hand in hands])


def deal(pack: list[str], *, dealer: int, cut: int) -> list[list[str]]:
    """Cut ``cut`` cards, then deal twice five cards to each player, Vorhand first."""
    cards = pack[cut:] + pack[:cut]
    hands: list[list[str]] = [[], [], [], []]
    for _ in range(2):
        for seat in turned((dealer + 1) % 4):
            hands[seat] += [cards.pop(0) for _ in range(5)]
    return hands


def knock(pack: list[str], *, dealer: int, chosen: list[int]) -> list[list[str]]:
    """Lay out four piles of ten; ``chosen`` are the piles of the players, Vorhand first."""
    hands: list[list[str]] = [[], [], [], []]
    for seat, pile in zip(turned((dealer + 1) % 4), chosen, strict=True):
        hands[seat] = pack[10 * pile : 10 * pile + 10]
    return hands


def heber(dealer: int) -> int:
    """The player who cuts or knocks, to the dealer's right."""
    return (dealer - 1) % 4


def is_throwing_in_force(options: dict[str, str]) -> bool:
    """Whether cards may be thrown in at all."""
    return options["zusammenwerfen"] != "off"


def must_throw_in(game: Game) -> list[int]:
    """The players without a Tarock, who have to throw the cards in."""
    if not is_throwing_in_force(game.options):
        return []
    return [seat for seat in turned(game.vorhand) if not trumps_in(game.dealt[seat])]


def may_throw_in(game: Game) -> list[int]:
    """The players with a single Tarock, one of the Trull, who may throw the cards in."""
    if not is_throwing_in_force(game.options):
        return []
    lone = [[trull] for trull in TRULL]
    return [seat for seat in turned(game.vorhand) if trumps_in(game.dealt[seat]) in lone]
