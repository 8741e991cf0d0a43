"""What a doubling in Karls Tarockrunde depends on: the relation of a player to what he would double.

That is the game or an announcement, called a claim. Which doublings a player may say depends on nothing else.
"""

from __future__ import annotations

from typing import NamedTuple


class KarlDoubler(NamedTuple):
    """The relation of a player to a claim; the doublings that he may say depend on nothing else.

    ``said`` is the number of steps so far. ``own_side``: the claim is his side's. ``account``: each opponent doubles
    the game for himself. ``own``: he is the declarer, for the game, or the announcer.
    ``most`` is how many steps may be said to the claim, by a house. ``last``: he said what is to be answered.
    """

    most: int
    game: bool
    contract: str
    account: bool
    said: int
    own_side: bool
    own: bool = True
    last: bool = False
