"""The cards that a player has seen, in the second opinion on Zwanzigerrufen."""

from __future__ import annotations

from tarock_second_opinion.zwanzigerrufen.deal import Course


def seen(course: Course, seat: int) -> set[str]:
    """All cards whose place a player has been shown, or that he has held."""
    played = [card for trick in course.game.tricks for card in trick.cards]
    return {*course.game.dealt[seat], *played, *course.table}
