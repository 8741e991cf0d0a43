"""How a player stands to something that can be doubled."""

from __future__ import annotations

from typing import NamedTuple


class LungauDoubler(NamedTuple):
    """How a player stands to a chain of doublings; what he may say to it depends on nothing else.

    ``said`` counts the steps so far. ``own_side`` is true for the announcer's party (the declarer's, for the game),
    and ``own_kontra`` where that party said the Kontra.
    """

    game: bool
    contained: bool
    said: int
    announcer: bool
    own_side: bool
    kontrer: bool
    own_kontra: bool
