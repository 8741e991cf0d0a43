"""The state of a deal in the second opinion on Lungauer Königrufen: a notebook that all its rules read and write."""

from __future__ import annotations

import dataclasses

from tarock_second_opinion.notebook import GameWithTalon, Trick


@dataclasses.dataclass
class Doubled:
    """The game or an announcement, with its doublings, each with its speaker and moment."""

    item: str
    of: int | None
    moment: int
    steps: list[tuple[int, int]]
    contained: bool = False


@dataclasses.dataclass
class Game(GameWithTalon[Doubled]):
    """A deal from the dealing to the end."""

    kontras: list[tuple[str, int, int | None]] = dataclasses.field(default_factory=list)
    """The doublings of Fahren: word, speaker, and who was answered."""
    tricks: list[Trick] = dataclasses.field(default_factory=list)
    """The tricks so far."""

    def everybody(self) -> list[int]:
        """All at the table, Vorhand first; the dealer is last."""
        return [(self.vorhand() + place) % self.players for place in range(self.players)]
