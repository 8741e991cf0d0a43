"""What a doubling in Tarock-Königrufen depends on: the relation of a player to what he would double.

That is the game or an announcement, called a claim. Which doublings a player may say depends on nothing else.
"""

from __future__ import annotations

from typing import NamedTuple


class KoenigrufenDoubler(NamedTuple):
    """The relation of a player to a claim; the doublings that he may say depend on nothing else.

    ``said`` is the number of steps so far. ``own_side``: the claim is his side's; ``of_foes``: it is the opponents'.
    ``began``: he announced it (for the game: he is the declarer) or said the Kontra.
    ``most`` is how many steps may be said to the claim, by a house. ``last``: he said what is to be answered.
    """

    most: int
    game: bool
    negative: bool
    said: int
    own_side: bool
    of_foes: bool
    began: bool
    last: bool = False
