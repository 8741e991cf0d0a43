"""How a player stands to something that can be doubled."""

from __future__ import annotations

from typing import NamedTuple


class KoenigrufenDoubler(NamedTuple):
    """How a player stands to something that can be doubled; what he may say to it depends on nothing else.

    ``said`` counts the steps so far. ``own_side`` is true for the side of what is doubled, ``of_foes`` where that are
    the declarer's opponents. ``began`` is true for whoever announced it (the declarer, for the game) or said Kontra.
    """

    game: bool
    negative: bool
    said: int
    own_side: bool
    of_foes: bool
    began: bool
