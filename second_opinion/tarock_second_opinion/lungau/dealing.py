"""Dealing in the second opinion on Lungauer Königrufen: from the order of the pack to the hands and the Talon."""

from __future__ import annotations

from tarock_second_opinion.lungau.game import Game
from tarock_second_opinion.notebook import seats_from


def deal(  # noqa: PLR0913 -- all that a deal follows from, by name
    pack: list[str],
    *,
    players: int,
    dealer: int,
    cut: int,
    first_packet: int,
    pile: list[int],
    options: dict[str, str],
) -> Game:
    """Cut ``cut`` cards, then deal twice three cards to the Talon and six to each of four players.

    ``first_packet`` counts from Vorhand; ``pile`` gives the order of the cards of the Talon.
    """
    cards = pack[cut:] + pack[:cut]
    game = Game(options, players, dealer, [[] for _ in range(players)], [])
    order = game.active()
    if options["deal-first-packet"] == "any":
        order = seats_from(order, order[first_packet])
    table: list[str] = []
    for _ in range(2):
        table += [cards.pop(0) for _ in range(3)]
        for seat in order:
            game.hands[seat] += [cards.pop(0) for _ in range(6)]
    if options["talon-halves"] == "pile":
        table = [table[place] for place in pile]
    game.halves = [table[:3], table[3:]]
    return game
