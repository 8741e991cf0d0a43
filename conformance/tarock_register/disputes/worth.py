"""Builds the index of the search: how much each word is worth for each topic, on the terminal and in the pages.

A word is worth more if fewer topics have it (as a logarithm); if the topic has the very word, rather than one for the
same thing, another form, or the same beginning or end; and by its place: the question of the topic, a short one before
a long one, then other ways to ask it and its options, its clauses, and what they cost. The name of a thing of the table
is worth more than an everyday word.
"""

from __future__ import annotations

import functools
import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from tarock_register.disputes.folding import folded_words
from tarock_register.disputes.guessing import Reader, Tongue
from tarock_register.disputes.kinds import asking_words
from tarock_register.disputes.learnt import what_is_learnt
from tarock_register.disputes.register import Register
from tarock_register.disputes.similar_words import Alike
from tarock_register.disputes.small_words import ENGLISH, GERMAN, SMALL_WORDS
from tarock_register.disputes.texts import Place, Text, texts_of
from tarock_steps.catalogue.glossary import every_word, named_at_the_table, said_alike
from tarock_steps.catalogue.topics import Topic

EVERYDAY: Final = 0.7
"""The weight of an everyday word, relative to a word that names a thing of the table."""
SAME_THING: Final = 0.8
"""The closeness of a word for the same thing."""
AT_ONCE: Final = 0.8
"""The extra weight of words that all occur in one way to ask for a topic."""
ALIKE: Final = 12.0
"""The extra weight of a question that is like one of these, with little else in it."""
NAMED: Final = 60
"""The closeness, in hundredths, from which on a word names the same thing as another."""
OFTEN_NAMED: Final = 0.2
"""The share of the ways to ask for a topic that have to name a thing for it to be a subject of the topic."""
UNSAID: Final = 1.3
"""What a topic loses if a subject is not named, relative to the worth of that word and to the square of its share."""
HUNDRED: Final = 100
WHOLE: Final = 1000
"""What closeness and worth are multiplied by to be whole numbers, which take a page less room."""
Key = TypeVar("Key")


class WordWorth(NamedTuple):
    """What a word is worth in each place, in thousandths, and how close it is to what it may mean, in hundredths."""

    by_place: Mapping[Place, int]
    near: Mapping[str, int]


class Subject(NamedTuple):
    """A thing that many ways to ask for a topic name, and what the topic loses in a question that does not."""

    topic: str
    thing: str
    loss: float


@functools.lru_cache(maxsize=1)
def index_of(register: Register) -> Index:
    """The index of a register; that of the last one is cached."""
    return Index(register)


class Index:
    """The texts of all topics, and what each word is worth, which is worked out when it is first asked for.

    ``known`` are all words of the texts, of the glossary, and the small words, ``phrases`` names of several words,
    ``learnt`` the weights of topics by stem. The rarity of a word does not depend on the sources that are searched.
    """

    def __init__(self, register: Register) -> None:
        """Read every text of the register."""
        self.topics: Sequence[Topic] = tuple(register.topics)
        texts = sorted(texts_of(register), key=lambda text: text.name.place == "asked")
        written = [text for text in texts if not text.is_dialect]
        self._english = frozenset[str]().union(*(text.english for text in written))
        self._german = frozenset[str]().union(*(text.german for text in written))
        self._glossary = {" ".join(folded_words(name)): name for name in sorted(every_word())}
        known = {*self._english, *self._german, *self._glossary, *SMALL_WORDS, *asking_words()}
        self.reader = Reader(known, self.tongue)
        self.texts: Sequence[Text] = [self._as_written(text) if text.is_dialect else text for text in texts]
        self.weights: Sequence[float] = [text.weight for text in self.texts]
        having: dict[str, list[int]] = defaultdict(list)
        for number, text in enumerate(self.texts):
            for word in text.words:
                having[word].append(number)
        self._having: Mapping[str, Sequence[int]] = dict(having)
        self.likeness: Sequence[float] = [*self._likenesses()]
        self._alike = Alike(having)
        self.known: frozenset[str] = frozenset({*having, *known})
        self.phrases = sorted(word for word in self.known if " " in word)
        self.worth = functools.cache(self._worth)
        self.having = functools.cache(self._numbers_of_texts)
        self.near_words = functools.cache(self._alike.near)
        self.near_texts = functools.cache(self._near_texts)
        self.subjects: Sequence[Subject] = [*self._subjects()]
        self.learnt: Mapping[str, Mapping[str, int]] = what_is_learnt().weights

    def _as_written(self, text: Text) -> Text:
        """A text in dialect with each word as it is written; those that are read as none are left out."""
        read = (self.reader.read(word, "de").words[:1] for word in sorted(text.german))
        return text._replace(german=frozenset(known for words in read for known in words))

    def _likenesses(self) -> Iterator[float]:
        """For each way to ask what being like it adds: the more, the less else it says; nothing for other texts."""
        asked = [text.words if text.name.place == "asked" else () for text in self.texts]
        among = Counter(word for words in asked for word in words)
        for words in asked:
            length = math.hypot(*(math.log(1 + len(self.texts) / among[word]) for word in words))
            yield round(AT_ONCE + ALIKE / length, ndigits=3) if words else 0.0

    def _numbers_of_texts(self, meant: str) -> Sequence[int]:
        """The texts with a word, or with a word near each word of a phrase."""
        if " " not in meant:
            return self._having.get(meant, [])
        parts = ({number for near in self.near_words(word) for number in self._having[near]} for word in meant.split())
        return sorted(set.intersection(*parts))

    def _near_texts(self, word: str) -> Sequence[tuple[int, int]]:
        """The numbers of the texts with a word or one near it, each with how close it is, in hundredths."""
        near = self.worth(word).near
        return [(number, close) for meant, close in near.items() for number in self.having(meant)]

    def same_things(self, word: str) -> frozenset[str]:
        """The words of the texts that name the same thing as a word."""
        return frozenset(other for other, close in self.worth(word).near.items() if close >= NAMED)

    def _subjects(self) -> Iterator[Subject]:
        """The subjects of the topics, thing by thing."""
        ways = Counter(text.topics[0] for text in self.texts if text.name.place == "asked")
        for thing in sorted({min(said_alike(name)) for name in named_at_the_table()}):
            word = " ".join(folded_words(thing))
            asked = {number for same in self.same_things(word) for number in self.having(same)}
            among = Counter(self.texts[number].topics[0] for number in sorted(asked) if self.likeness[number])
            for topic, number in among.items():
                share, worth = number / ways[topic], self.worth(word).by_place["asked"] / WHOLE
                if share >= OFTEN_NAMED:
                    yield Subject(topic, word, round(UNSAID * share**2 * worth, ndigits=3))

    def _worth(self, word: str) -> WordWorth:
        near: dict[str, float] = defaultdict(float)
        for meant, close in self._meanings(word):
            others = {meant: 1.0} if " " in meant else self.near_words(meant)
            for other, closeness in others.items():
                near[other] = max(near[other], close * closeness)
        weight = EVERYDAY if named_at_the_table().isdisjoint(self._names(word)) else 1.0
        by_place = {place: weight * rarity for place, rarity in self._rarity(near).items()}
        return WordWorth(_whole(by_place, WHOLE), _whole(near, HUNDRED))

    def tongue(self, word: str) -> Tongue:
        """The only language that has a word; empty if both have it, and for names of the table."""
        english, german = (ENGLISH, GERMAN) if word in SMALL_WORDS else (self._english, self._german)
        if word in named_at_the_table() or (word in english) == (word in german):
            return ""
        return "en" if word in english else "de"

    def _meanings(self, word: str) -> Iterator[tuple[str, float]]:
        """What a word may mean: itself and its synonyms; if no text has it, its first synonym in a text counts in full.

        Synonyms of several words are left out if one of these is small, because every long text contains it.
        """
        itself, *same = (" ".join(folded_words(name)) for name in self._names(word))
        yield itself, 1.0
        if self._having.keys().isdisjoint(itself.split()):
            yield from [(name, 1.0) for name in same if name in self._having][:1]
        for name in same:
            if " " not in name or SMALL_WORDS.isdisjoint(name.split()):
                yield name, SAME_THING

    def _names(self, word: str) -> Sequence[str]:
        """A word and the names of the same thing."""
        return said_alike(self._glossary[word]) if word in self._glossary else (word,)

    def _rarity(self, near: Mapping[str, float]) -> Mapping[Place, float]:
        """For each place the logarithm of how few topics a word fits; one with closeness one half is half a topic."""
        fits: dict[Place, dict[str, float]] = defaultdict(dict)
        for word, close in near.items():
            for text in (self.texts[number] for number in self.having(word)):
                found = fits[text.name.place]
                for topic in text.topics:
                    found[topic] = max(close, found.get(topic, 0.0))
        return {place: math.log(1 + len(self.topics) / math.fsum(found.values())) for place, found in fits.items()}


def _whole(values: Mapping[Key, float], whole: int) -> Mapping[Key, int]:
    return {key: round(value * whole) for key, value in values.items()}
