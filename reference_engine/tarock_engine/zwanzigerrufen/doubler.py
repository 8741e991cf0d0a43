"""What a doubling in Zwanzigerrufen depends on: the relation of a player to what he would double.

That is the game or an announcement, called a claim. Which doublings a player may say depends on nothing else.
"""

from __future__ import annotations

from typing import NamedTuple


class ZwanzigerrufenDoubler(NamedTuple):
    """The relation of a player to a claim; ``step`` is the next step that can be said to it.

    ``anothers``: it is the game of another opponent, who doubles it for himself. ``called``: he is the called partner.
    ``answers``: the other side said the last step that stands. ``last``: he himself said what would be answered.
    ``late``: his first turn after that is over.
    ``most`` is how many steps may be said to the claim, by a house.
    """

    most: int
    game: bool
    anothers: bool
    called: bool
    step: int
    answers: bool
    last: bool
    late: bool
