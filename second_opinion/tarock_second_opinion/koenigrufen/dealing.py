"""Dealing in the second opinion on Tarock-Königrufen: from the order of the pack to the hands and the Talon."""

from __future__ import annotations

from tarock_second_opinion.koenigrufen.game import Game


def begin(
    hands: list[list[str]], halves: list[list[str]], *, players: int, dealer: int, options: dict[str, str]
) -> Game:
    """A deal whose cards are given by seat and by half of the Stock."""
    return Game(options, players, dealer, [list(hand) for hand in hands], [list(half) for half in halves])


def deal(pack: list[str], *, players: int, dealer: int, cut: int, options: dict[str, str]) -> Game:
    """Cut ``cut`` cards, then deal six to each, six to the Stock, and six to each again."""
    cards = pack[cut:] + pack[:cut]
    game = Game(options, players, dealer, [[] for _ in range(players)], [])
    for seat in game.active():
        game.hands[seat] += [cards.pop(0) for _ in range(6)]
    game.halves = [[cards.pop(0) for _ in range(3)], [cards.pop(0) for _ in range(3)]]
    for seat in game.active():
        game.hands[seat] += [cards.pop(0) for _ in range(6)]
    return game


def knock(pack: list[str], *, players: int, dealer: int, chosen: list[int], options: dict[str, str]) -> Game:
    """Lay out the Stock and four packets of twelve; ``chosen`` are the packets of the players, Vorhand first."""
    game = Game(options, players, dealer, [[] for _ in range(players)], [])
    game.halves = [pack[0:3], pack[3:6]]
    packets = [pack[6:18], pack[18:30], pack[30:42], pack[42:54]]
    for seat, packet in zip(game.active(), chosen, strict=True):
        game.hands[seat] = list(packets[packet])
    return game


def cutter(players: int, dealer: int) -> int:
    """The player who cuts or knocks, to the dealer's left."""
    return (dealer - 1) % players


def next_dealer(players: int, dealer: int) -> int:
    """The next dealer, whatever happened in the deal."""
    return (dealer + 1) % players
