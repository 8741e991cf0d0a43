"""The state of a deal in the second opinion on Lungauer Königrufen. All rules of the game read and write it."""

from __future__ import annotations

import dataclasses

from tarock_second_opinion.notebook import GameWithTalon, Trick


@dataclasses.dataclass
class Doubled:
    """The game or an announcement that can be doubled; each of its doublings has a speaker and a moment."""

    item: str
    of: int | None
    moment: int
    steps: list[tuple[int, int]]
    contained: bool = False


@dataclasses.dataclass
class Game(GameWithTalon[Doubled]):
    """The state of one deal at some moment."""

    kontras: list[tuple[str, int, int | None]] = dataclasses.field(default_factory=list)
    """The doublings of Fahren: the word, who said it, and the player whom it answers, or None."""
    tricks: list[Trick] = dataclasses.field(default_factory=list)
    """The tricks so far."""

    def everybody(self) -> list[int]:
        """All at the table, Vorhand first; the dealer is last."""
        return [(self.vorhand() + place) % self.players for place in range(self.players)]
