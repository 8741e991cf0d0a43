"""What is said in a round of announcements, what can be doubled in it, and what is scored, as laws tell it."""

from __future__ import annotations

import dataclasses
from typing import NamedTuple

Said = tuple[str, str, int | None]
"""A word ("" for an announcement), the item, and whose announcement (or game against whom) is doubled."""


@dataclasses.dataclass
class Thing:
    """The game, or an announcement: what can be doubled, and who did so."""

    item: str
    of: int | None
    steps: list[int] = dataclasses.field(default_factory=list)


class Item(NamedTuple):
    """Something that is scored; ``mine`` is the declarer's side's. ``against`` is the only foe whom it concerns."""

    name: str
    mine: bool
    won: bool
    announced: bool = False
    doubled: tuple[int, ...] = ()
    against: int | None = None
