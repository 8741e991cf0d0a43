"""python-chess: random games of at most 200 plies."""

from __future__ import annotations

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from benchmarks.contender import CHESS, Contender, one_of

chess: Any = import_module("chess")

PLIES = 200


def contenders() -> list[Contender]:
    """A game that ends by all rules, and one that asks for legal moves only and plays on when drawn."""
    found = version("chess")
    return [Contender(CHESS, found, play), Contender(f"{CHESS}, moves only", found, play_on)]


def play(rng: random.Random) -> int:
    """Play until the game is over by the rules of chess."""
    board, plies = chess.Board(), 0
    while plies < PLIES and not board.is_game_over():
        board.push(one_of(list(board.legal_moves), rng))
        plies += 1
    return plies


def play_on(rng: random.Random) -> int:
    """Play until there is no legal move."""
    board = chess.Board()
    for plies in range(PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return plies
        board.push(one_of(moves, rng))
    return PLIES
