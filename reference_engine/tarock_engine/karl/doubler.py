"""How a player stands to something that can be doubled."""

from __future__ import annotations

from typing import NamedTuple


class KarlDoubler(NamedTuple):
    """How a player stands to something that can be doubled; what he may say to it depends on nothing else.

    ``said`` counts the steps so far. ``own_side`` is true for the side of what is doubled. ``account`` says that each
    opponent doubles the game for himself. ``own`` is true for the declarer of the game, and for the announcer himself.
    """

    game: bool
    contract: str
    account: bool
    said: int
    own_side: bool
    own: bool = True
