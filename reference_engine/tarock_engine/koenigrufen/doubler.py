"""The relation of a player to a claim that can be doubled."""

from __future__ import annotations

from typing import NamedTuple


class KoenigrufenDoubler(NamedTuple):
    """The relation of a player to a claim; the doublings that he may say depend on nothing else.

    ``said`` is the number of steps so far. ``own_side``: the claim is his side's; ``of_foes``: it is the opponents'.
    ``began``: he announced it (for the game: he is the declarer) or said the Kontra.
    ``most`` is how many steps may be said to the claim, by a house.
    """

    most: int
    game: bool
    negative: bool
    said: int
    own_side: bool
    of_foes: bool
    began: bool
