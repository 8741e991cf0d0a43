"""OpenSpiel's tarok, in C++ and driven from Python: Klop with all 48 cards, which is much like Fahren."""

from __future__ import annotations

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from benchmarks.contender import Contender, one_of

pyspiel: Any = import_module("pyspiel")

PLAYERS = 3
DEAL = 0
_PASS, _KLOP = 0, 1
BIDS_FOR_KLOP = (_PASS, _PASS, _KLOP)
"""Two passes, and Klop by the player to whom the auction comes back."""

_game: Any = pyspiel.load_game(f"tarok(players={PLAYERS})")


def contenders() -> list[Contender]:
    """The bids are fixed, because random ones end most games in the first tricks."""
    return [Contender("OpenSpiel tarok, Klop", version("open-spiel"), play)]


def play(rng: random.Random) -> int:
    """Play one Klop."""
    state, decisions = _game.new_initial_state(), len(BIDS_FOR_KLOP)
    state.apply_action(DEAL)
    for bid in BIDS_FOR_KLOP:
        state.apply_action(bid)
    while not state.is_terminal():
        state.apply_action(one_of(state.legal_actions(), rng))
        decisions += 1
    state.returns()
    return decisions
