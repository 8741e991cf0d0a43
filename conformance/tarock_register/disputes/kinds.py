"""Recognises words that only say what is asked for, such as a price, and the kind of topics that they lead to."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from tarock_register.disputes.folding import folded_words
from tarock_steps.catalogue.glossary import asked_with
from tarock_steps.catalogue.topics import Topic

ASKED_WITH: Final = 0.6
"""The weight of being a topic of the kind that is asked for."""
BESIDE: Final = "+"
"""Joins words in the glossary that have to be next to each other."""


class TopicKind(NamedTuple):
    """Phrases, each as parts that all have to be in a question, and the words in the names of topics of this kind."""

    phrases: tuple[tuple[str, ...], ...]
    leading: tuple[str, ...]

    def said_in(self, line: str) -> set[str]:
        """The words of the phrases that are in a question, whose words have blanks around them."""
        said = (phrase for phrase in self.phrases if all(f" {part} " in line for part in phrase))
        return {word for phrase in said for part in phrase for word in part.split()}

    def topics(self, topics: Sequence[Topic]) -> frozenset[str]:
        """The names of the topics of this kind; what holds until when is of another kind than when something holds."""
        parts = {topic.name: topic.name.replace("until-when", "until").split("-") for topic in topics}
        return frozenset(name for name, words in parts.items() if not set(self.leading).isdisjoint(words))

    def worth(self, topics: Sequence[Topic]) -> float:
        """What being of this kind adds to a topic: the more, the fewer there are."""
        return ASKED_WITH * math.log(1 + len(topics) / len(self.topics(topics)))


@functools.cache
def kinds() -> tuple[TopicKind, ...]:
    """The kinds of topics that are asked for with words of their own."""
    return tuple(TopicKind(tuple(map(_parts, phrases)), leading) for phrases, leading in asked_with())


def asking_words() -> set[str]:
    """The words that only ask."""
    return {word for kind in kinds() for phrase in kind.phrases for part in phrase for word in part.split()}


def question_line(text: str) -> str:
    """The folded words of a text, with a blank around each."""
    return f" {' '.join(folded_words(text))} "


def asked_for(asked: str) -> set[str]:
    """The words in the names of topics that a question asks for, such as ``price``."""
    line = question_line(asked)
    return {word for kind in kinds() if kind.said_in(line) for word in kind.leading}


def _parts(phrase: str) -> tuple[str, ...]:
    words = folded_words(phrase)
    return (" ".join(words),) if BESIDE in phrase else tuple(words)
