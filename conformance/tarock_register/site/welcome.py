"""What the first page of each language shows: a hand of cards, and questions to begin with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tarock_register.disputes.register import Register
from tarock_steps.catalogue.topics import Topic

HAND: Final = ("Sküs", "XXI", "XVII", "XII", "II", "I", "K♥", "D♥", "C♦", "K♠", "B♠", "10♣")
"""The hand in the picture: twelve cards with the whole Trull."""
_QUESTIONS: Final = (
    *("whole-trull-in-a-trick", "pagat-forced-out-early", "koenig-in-the-talon", "kontra-by-the-own-partner"),
    *("what-may-be-discarded", "mondfang", "losing-trischaken", "price-of-the-game", "who-pays-for-a-renonce"),
    "looking-at-the-last-trick",
)
"""Questions that rounds ask often, of different chapters; the last is one that no source answers."""


def first_questions(register: Register) -> Sequence[Topic]:
    """The questions to begin with, in their order."""
    by_name = {topic.name: topic for topic in register.topics}
    return [by_name[name] for name in _QUESTIONS]
