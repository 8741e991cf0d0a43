"""What a doubling in Lungauer Königrufen depends on: the relation of a player to what he would double.

That is the game or an announcement, called a claim. Which doublings a player may say depends on nothing else.
"""

from __future__ import annotations

from typing import NamedTuple


class LungauDoubler(NamedTuple):
    """The relation of a player to a claim; the doublings that he may say depend on nothing else.

    ``said`` is the number of steps so far. ``own_side``: the claim is his side's (for the game: the declarer's side).
    ``kontrer``: he said the Kontra; ``own_kontra``: the side of the claim said it.
    ``most`` is how many steps may be said to the claim, by a house.
    """

    most: int
    game: bool
    contained: bool
    said: int
    announcer: bool
    own_side: bool
    kontrer: bool
    own_kontra: bool
