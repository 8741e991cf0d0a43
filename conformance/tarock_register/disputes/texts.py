"""The texts of each topic that a search looks in, as lists of words: its question, options, clauses and prices."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal, NamedTuple

from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH
from tarock_register.disputes.folding import folded_words
from tarock_register.disputes.register import Option, Register
from tarock_register.disputes.small_words import SMALL_WORDS
from tarock_steps.catalogue.disputes import Dispute
from tarock_steps.catalogue.topics import Topic

Place = Literal["question", "asked", "option", "open", "clause", "cost"]
PLAIN: Final[Mapping[Place, float]] = {
    "question": 0.6,
    "asked": 0.5,
    "option": 0.5,
    "open": 0.5,
    "clause": 0.4,
    "cost": 0.25,
}
"""The weight of a word in each place."""
ASKING: Final[tuple[Place, ...]] = ("question", "asked")
"""The places where something is asked, in which small words count too."""
TERSE: Final = 0.05
TERSE_WORDS: Final = 8
"""The extra weight of a word in a very short question of a topic, and the number of words that halves it."""


class Name(NamedTuple):
    """The name of a text: its place, its source (empty for questions), and what it is called there."""

    place: Place
    source: str
    called: str


class Text(NamedTuple):
    """A text: its name, its words in each language, the topics that it is about, and whether it is dialect."""

    name: Name
    english: frozenset[str]
    german: frozenset[str]
    topics: tuple[str, ...]
    is_dialect: bool = False

    @property
    def words(self) -> frozenset[str]:
        """The words in both languages."""
        return self.english | self.german

    @property
    def weight(self) -> float:
        """The weight of a word here; a little more in a short question."""
        terse = TERSE * TERSE_WORDS / (TERSE_WORDS + len(self.words)) if self.name.place == "question" else 0.0
        return PLAIN[self.name.place] * (1 + terse)


def texts_of(register: Register) -> Iterator[Text]:
    """Every text of the register, a clause or option of several topics once; small words only in questions."""
    topics: dict[Name, list[str]] = defaultdict(list)
    written: dict[Name, _Written] = {}
    for topic in register.topics:
        for name, parts in _texts(register, topic):
            topics[name].append(topic.name)
            written[name] = parts
    for name, parts in written.items():
        left_out = frozenset[str]() if name.place in ASKING else SMALL_WORDS
        english, german = (_words(texts) - left_out for texts in (parts.english, parts.german))
        yield Text(name, english, german, tuple(topics[name]), parts.is_dialect)


class _Written(NamedTuple):
    english: tuple[str, ...]
    german: tuple[str, ...]
    is_dialect: bool = False


def _texts(register: Register, topic: Topic) -> Iterator[tuple[Name, _Written]]:
    yield Name("question", "", topic.name), _Written((topic.name, topic.en, *topic.words), (topic.de, *topic.words))
    yield Name("asked", "", topic.name), _Written((topic.name,), ())
    for number, way in enumerate((topic.en, *topic.asked.en)):
        yield Name("asked", "", f"{topic.name} en {number}"), _Written((way,), ())
    for number, way in enumerate((topic.de, *topic.asked.de)):
        yield Name("asked", "", f"{topic.name} de {number}"), _Written((), (way,))
    for number, way in enumerate(topic.asked.dialect):
        yield Name("asked", "", f"{topic.name} dialect {number}"), _Written((), (way,), is_dialect=True)
    for source, said in topic.answers.items():
        catalogue = register.catalogues[source]
        for clause in (catalogue.clauses[name] for name in said.clauses):
            yield Name("clause", source, clause.id), _Written((clause.en,), (clause.de,))
        for option in register.deciding(source, said.clauses):
            yield Name("option", source, option.name), _asked_by(option)
            if option.dispute:
                yield Name("cost", source, option.name), _costs(option.dispute)
        for left in register.left_open(source, said.dropped):
            yield (
                Name("open", source, left.slug),
                _Written((left.slug, left.en, left.reason_en), (left.de, left.reason_de)),
            )


def _asked_by(option: Option) -> _Written:
    readings = option.dispute.readings if option.dispute else ()
    return _Written(
        (option.name, option.asked(ENGLISH), *option.readings, *(reading.en for reading in readings)),
        (option.asked(language_of("de")), *(reading.de for reading in readings)),
    )


def _costs(dispute: Dispute) -> _Written:
    return _Written((dispute.because_en, dispute.changes_en), (dispute.because_de, dispute.changes_de))


def _words(texts: Iterable[str]) -> frozenset[str]:
    return frozenset(word for text in texts for word in folded_words(text))
