"""What the first page of a language shows: a hand of cards, questions to begin with, and a sentence on each source."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tarock_language.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tarock_language.message import Message
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
SOURCES: Final[Mapping[str, Message]] = {
    "karl": message("the rules of one round in Upper Austria, close to those of the cup there"),
    "koenigrufen": message("Königrufen with all its games and bonuses, for four or five"),
    "lungau": message("Königrufen as in the Lungau: few bonuses, and the cards counted one by one"),
    "zwanzigerrufen": message("the game of the east of Austria: forty cards, no Talon, and the XX is called"),
}
"""What each source is, for somebody who has to choose among them."""


def first_questions(register: Register) -> Sequence[Topic]:
    """The questions to begin with, in their order."""
    by_name = {topic.name: topic for topic in register.topics}
    return [by_name[name] for name in _QUESTIONS]
