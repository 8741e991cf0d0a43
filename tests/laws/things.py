"""What is said in a round of announcements, and what can be doubled in it, as laws tell it."""

from __future__ import annotations

import dataclasses

Said = tuple[str, str, int | None]
"""A word ("" for an announcement), the item, and whose announcement (or game against whom) is doubled."""


@dataclasses.dataclass
class Thing:
    """The game, or an announcement: what can be doubled, and who did so."""

    item: str
    of: int | None
    steps: list[int] = dataclasses.field(default_factory=list)
