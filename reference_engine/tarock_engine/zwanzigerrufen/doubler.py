"""How a player stands to something that can be doubled."""

from __future__ import annotations

from typing import NamedTuple


class ZwanzigerrufenDoubler(NamedTuple):
    """How a player stands to something that can be doubled by the ``step`` after what was said.

    ``anothers``: it is the game as another opponent doubles it for himself; ``called``: he is the called partner.
    ``answers`` is true for the side against the one that has said the last that stands, ``last`` for whoever said what
    is answered, and ``late`` when the first turn that the player had after that is over.
    """

    game: bool
    anothers: bool
    called: bool
    step: int
    answers: bool
    last: bool
    late: bool
