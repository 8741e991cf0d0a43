"""Searches the topics of the register by words: spelling, synonyms and dialect included.

A word of the question counts for a topic the more, the fewer topics it fits (as a logarithm), the closer it is said
there (the very word, one for the same thing, another form, the same beginning or end, a likely misspelling), and the
plainer the place: the question of the topic first, a short one before a long one, then other ways to ask it and its
options, its clauses, and what they cost. What names a thing of the table counts more than an everyday word, and what
is asked in the end more than what was told before. What counts is the best place of each word, and of words that have a
meaning together, and once more what one of the ways to ask says of them; the sum of these is the rank. What a question
is only asked with, as for a price, adds to the topics of that kind.
"""

from __future__ import annotations

import functools
import math
import re
import unicodedata
from collections import defaultdict
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from tarock_register.disputes.closeness import near_words
from tarock_register.disputes.guessing import foreign_words, guesses, tongue
from tarock_register.disputes.small_words import SMALL_WORDS
from tarock_steps.catalogue.glossary import asked_with, every_word, fold, named_at_the_table, said_alike

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from tarock_register.disputes.guessing import Tongue
    from tarock_register.disputes.register import Option, Register
    from tarock_steps.catalogue.topics import Topic

Place = Literal["question", "asked", "option", "open", "clause", "cost"]
PLAIN: Final[Mapping[Place, float]] = {
    "question": 1.0,
    "asked": 0.5,
    "option": 0.5,
    "open": 0.5,
    "clause": 0.4,
    "cost": 0.25,
}
"""The weight of a word in each place."""
AT_ONCE: Final = 0.5
"""The extra weight of words that all occur in one way to ask for a topic."""
SAME_THING: Final = 0.8
MISSPELT: Final = 0.7
"""The closeness of a synonym, and of a corrected misspelling; the same word has 1."""
EVERYDAY: Final = 0.5
"""The weight of an everyday word, relative to a word that names a thing of the table."""
IN_THE_END: Final = 1.3
"""The weight of a word in the last of several sentences, relative to the sentences before it."""
TERSE: Final = 0.05
TERSE_WORDS: Final = 8
"""The extra weight of a word in a very short question of a topic, and the number of words that halves it."""
ASKED_WITH: Final = 0.6
"""The weight of being a topic of the kind that is asked for."""
COUNTING: Final = re.compile(r"z(?:ä|ae|ö|oe)h(?:l|(?=t))", re.IGNORECASE)
"""Forms of zählen, to count, that would look like zahlen, to pay, without the umlaut."""
LETTERS: Final = "A-Za-zÀ-ÖØ-öø-ÿ"
"""Letters, to be put into the brackets of a regular expression."""
APOSTROPHE: Final = re.compile(rf"(?<=[{LETTERS}])['’`][{LETTERS}]{{1,2}}(?![{LETTERS}])")
"""A meaningless end of a word after an apostrophe, as in it's, don't, geht's, mit'm; the scripts of pages read it
too."""
BEGUN: Final = re.compile(rf"(?<![{LETTERS}])([zds])['’`](?=[{LETTERS}])", re.IGNORECASE)
"""A short word before an apostrophe, as in z'spät, d'Vorhand and s'Blatt."""
BEGUN_IN_FULL: Final = {"z": "zu ", "d": "die ", "s": "das "}
SENTENCES: Final = re.compile(r"[.!?:;]+")
"""What separates sentences."""
_WORD: Final = re.compile(r"[^\W_]+")
FEW: Final = 0.5
FEW_OF_ALL: Final = 0.15
"""The share of the meaningful words, and of all words, that a topic must contain to be more than a guess."""
NUMBER: Final = re.compile("[ivx]{2,}|[0-9]{1,2}(er)?")
"""The number of a trump; it counts as known although no topic has it."""
BESIDE: Final = "+"
"""Joins words in the glossary that have to be next to each other."""
_REMEMBERED: Final = 16384
"""The number of texts whose words are cached; each is read once in its language, and once in its place."""
WORTH_TELLING: Final = 0.4
"""The share of the best rank that a topic needs to be shown; below it only one common word fits."""


class Piece(NamedTuple):
    """A text of a topic: its place, its source (empty for questions), its name, and its words."""

    place: Place
    source: str
    name: str
    words: frozenset[str]


class Hit(NamedTuple):
    """A topic that was found, its rank, and the clause or option that fits the question best."""

    topic: Topic
    rank: float
    said: Piece | None


class Findings(NamedTuple):
    """The topics found, best first; misspelt words with what they were taken for, and words that no text contains.

    ``rests_on`` are the words of the question that fit the first topic; ``few`` says that they are few.
    """

    hits: tuple[Hit, ...]
    taken_for: Mapping[str, tuple[str, ...]]
    unknown: tuple[str, ...]
    rests_on: tuple[str, ...] = ()
    few: bool = False


class _Meaning(NamedTuple):
    """Words that together may be meant, and how close they are to the word of the question."""

    words: tuple[str, ...]
    close: float


class Index(NamedTuple):
    """What is searched: the topics, their texts by the name of the topic, and all words of any text.

    ``of_all`` has the texts of every source, also those not searched, so that the rarity of a word does not depend on
    the choice of sources. ``foreign`` has for each language the words that only the other language has.
    """

    topics: tuple[Topic, ...]
    pieces: Mapping[str, Sequence[Piece]]
    of_all: Mapping[str, Sequence[Piece]]
    vocabulary: frozenset[str]
    foreign: Mapping[Tongue, frozenset[str]]


class _Texts(NamedTuple):
    """The texts of a piece in both languages; a way to ask for a topic counts without its small words."""

    place: Place
    source: str
    name: str
    english: tuple[str, ...]
    german: tuple[str, ...]

    @property
    def piece(self) -> Piece:
        words = _words((*self.english, *self.german))
        return Piece(self.place, self.source, self.name, words - SMALL_WORDS if self.place == "asked" else words)


def folded_words(text: str) -> list[str]:
    """The words of a text, folded; zählt (counts, in dialect zöht) stays different from zahlt (pays)."""
    return _WORD.findall(fold(COUNTING.sub("zehl", _without_ends(text))))


def as_written(text: str) -> dict[str, str]:
    """The folded words of a text, each with its first spelling there."""
    written: dict[str, str] = {}
    for word in _WORD.findall(_without_ends(text)):
        for folded in folded_words(word):
            written.setdefault(folded, word)
    return written


def _without_ends(text: str) -> str:
    """A text with composed letters, short words before apostrophes in full, and no ends after apostrophes."""
    return APOSTROPHE.sub("", BEGUN.sub(_in_full, unicodedata.normalize("NFC", text)))


def index_of(register: Register, only: Sequence[str]) -> Index:
    """The topics with their texts; of the sources only the texts of those in ``only`` are searched."""
    told = {topic.name: list(_texts(register, topic, tuple(register.catalogues))) for topic in register.topics}
    every = [entry for entries in told.values() for entry in entries]
    english = _words(text for entry in every for text in entry.english)
    german = _words(text for entry in every for text in entry.german)
    of_all = {name: [entry.piece for entry in entries] for name, entries in told.items()}
    pieces = {name: [piece for piece in among if piece.source in ("", *only)] for name, among in of_all.items()}
    foreign = foreign_words({"en": english, "de": german})
    return Index(tuple(register.topics), pieces, of_all, english | german, foreign)


def topics_found(index: Index, asked: str) -> Findings:
    """The topics that fit a question; none if only the words fit that merely ask, such as those for a price.

    Words that were taken for others, and unknown words, are returned as they are written in the question.
    """
    written = as_written(asked)
    told = list(written)
    asked_in = tongue(told)
    foreign = index.foreign[asked_in] if asked_in else frozenset[str]()
    taken_for = {
        word: near for word in told if (near := guesses(word, index.vocabulary, foreign, english=asked_in == "en"))
    }
    meant = [word for word in told if taken_for.get(word, (word,))[0] not in SMALL_WORDS] or told
    only_asked, wanted = asked_for(asked)
    in_the_end = _in_the_end(asked)
    fits = {
        word: _weighed(word, taken_for.get(word, ()), index, IN_THE_END if word in in_the_end else 1.0)
        for word in meant
    }
    together = [_weighed(phrase, (), index, 1.0) for phrase in _phrases(asked)]
    unknown = tuple(
        written[word] for word in meant if not fits[word] and word not in only_asked and not NUMBER.fullmatch(word)
    )
    taken = {written[word]: taken_for[word] for word in meant if word in taken_for}
    about = [word for word in meant if word not in only_asked]
    if about and not any(fits[word] for word in about):
        return Findings((), taken, unknown)
    among = {name for word in about for name in fits[word]} if about else index.pieces.keys()
    hits = _ranked(index, [*fits.values(), *together], _of_the_kind(index, wanted, among))
    first = hits[0].topic.name if hits else ""
    rests_on = tuple(written[word] for word in about if first in fits[word])
    return Findings(hits, taken, unknown, rests_on, _are_few(len(rests_on), len(about), len(told)))


def _in_full(begun: re.Match[str]) -> str:
    return BEGUN_IN_FULL[begun[1].lower()]


def _are_few(said: int, meant: int, asked: int) -> bool:
    """Whether the words that a topic has are few of the meaningful words of the question, or of all its words."""
    return said > 0 and (said < meant * FEW or said < asked * FEW_OF_ALL)


def _in_the_end(asked: str) -> set[str]:
    """The words of the last sentence; empty if there is only one sentence."""
    sentences = [words for part in SENTENCES.split(asked) if (words := folded_words(part))]
    return set(sentences[-1]) if len(sentences) > 1 else set()


def _phrases(asked: str) -> list[str]:
    """Names of several words in the glossary that occur in a question."""
    said = f" {' '.join(folded_words(asked))} "
    return [name for name in sorted(every_word()) if " " in name and f" {' '.join(folded_words(name))} " in said]


def _ranked(
    index: Index, fits: Iterable[Mapping[str, Mapping[Piece, float]]], kind: Mapping[str, float]
) -> tuple[Hit, ...]:
    """The topics ranked by all that fits, best first, without those that only one common word fits."""
    ranks: dict[str, float] = defaultdict(float, kind)
    said: dict[str, dict[Piece, float]] = defaultdict(lambda: defaultdict(float))
    for by_name in fits:
        for name, by_piece in by_name.items():
            ranks[name] += max(by_piece.values())
            for piece, value in by_piece.items():
                said[name][piece] += value
    for name, pieces in said.items():
        ranks[name] += AT_ONCE * max((value for piece, value in pieces.items() if piece.place == "asked"), default=0.0)
    least = max(ranks.values(), default=0.0) * WORTH_TELLING
    hits = [
        Hit(topic, ranks[topic.name], _best(said[topic.name]))
        for topic in index.topics
        if ranks.get(topic.name, 0.0) > least
    ]
    return tuple(sorted(hits, key=lambda hit: -hit.rank))


def asked_for(asked: str) -> tuple[set[str], set[str]]:
    """The words of a question that only ask, and the parts of topic names that they ask for, such as ``price``."""
    told = folded_words(asked)
    line = f" {' '.join(told)} "
    only_asked, wanted = set[str](), set[str]()
    for words, leading in asked_with():
        for written in words:
            phrase = folded_words(written)
            if f" {' '.join(phrase)} " in line if BESIDE in written else set(phrase) <= set(told):
                only_asked |= set(phrase)
                wanted |= set(leading)
    return only_asked, wanted


def _of_the_kind(index: Index, wanted: set[str], among: Collection[str]) -> dict[str, float]:
    """The extra rank of the topics, ``among`` these, whose names say that they are of the kind asked for."""
    found = [topic.name for topic in index.topics if not wanted.isdisjoint(topic.name.split("-"))]
    value = ASKED_WITH * math.log(1 + len(index.topics) / len(found)) if found else 0.0
    return {name: value for name in found if name in among}


def _weighed(word: str, taken_for: Sequence[str], index: Index, weight: float) -> dict[str, dict[Piece, float]]:
    """How much a word of this weight counts in each piece; less if it names nothing of the table."""
    meanings = _meanings(word, taken_for, index.vocabulary)
    of_the_table = any(not named_at_the_table().isdisjoint(said_alike(name)) for name in (word, *taken_for[:1]))
    return _fits(meanings, index, weight if of_the_table else weight * EVERYDAY)


def _best(values: Mapping[Piece, float]) -> Piece | None:
    """The clause or option that fits best; the first of equals, None if there is none."""
    told = {piece: value for piece, value in values.items() if piece.place in ("clause", "option")}
    return max(told, key=lambda piece: told[piece]) if told else None


def _texts(register: Register, topic: Topic, only: Sequence[str]) -> Iterator[_Texts]:
    yield _Texts("question", "", topic.name, (topic.name, topic.en, *topic.words), (topic.de, *topic.words))
    yield from (_Texts("asked", "", topic.name, (way,), ()) for way in topic.asked.en)
    yield from (_Texts("asked", "", topic.name, (), (way,)) for way in topic.asked.de)
    for source in only:
        clauses = topic.answers[source].clauses
        for clause in (register.catalogues[source].clauses[name] for name in clauses):
            yield _Texts("clause", source, clause.id, (clause.en,), (clause.de,))
        for option in register.deciding(source, clauses):
            yield _asked_by(source, option)
            yield from _costs(source, option)
        for left in register.left_open(source, topic.answers[source].dropped):
            yield _Texts("open", source, left.slug, (left.slug, left.en, left.reason_en), (left.de, left.reason_de))


def _words(texts: Iterable[str]) -> frozenset[str]:
    return frozenset[str]().union(*map(_words_of, texts))


@functools.lru_cache(_REMEMBERED)
def _words_of(text: str) -> frozenset[str]:
    return frozenset(folded_words(text))


def _asked_by(source: str, option: Option) -> _Texts:
    readings = option.dispute.readings if option.dispute else ()
    english = (option.name, option.question, *option.readings, *(reading.en for reading in readings))
    return _Texts("option", source, option.name, english, (option.in_german, *(reading.de for reading in readings)))


def _costs(source: str, option: Option) -> Iterator[_Texts]:
    if one := option.dispute:
        yield _Texts("cost", source, option.name, (one.because_en, one.changes_en), (one.because_de, one.changes_de))


def _meanings(word: str, taken_for: Sequence[str], vocabulary: frozenset[str]) -> list[_Meaning]:
    """What a word may mean: itself, its synonyms, and the same for each word that it was taken for.

    If no text contains the word, as skys, its first synonym that is in a text counts as much as the word.
    Synonyms of several words are left out if one of these is small, because every long text contains it.
    """
    found = []
    for meant, close in ((word, 1.0), *((near, MISSPELT) for near in taken_for)):
        itself, *same = [tuple(folded_words(name)) for name in said_alike(meant)]
        found += [_Meaning(itself, close), *(_Meaning(words, close * SAME_THING) for words in same if words)]
        if vocabulary.isdisjoint(itself):
            found += [_Meaning(words, close) for words in same if len(words) == 1 and words[0] in vocabulary][:1]
    return [meaning for meaning in found if len(meaning.words) == 1 or SMALL_WORDS.isdisjoint(meaning.words)]


def _fits(meanings: Sequence[_Meaning], index: Index, weight: float) -> dict[str, dict[Piece, float]]:
    """How much a word counts in each piece, by topic: more if it is closer, in a plainer place, or fits few topics.

    A topic with closeness one half counts as half a topic.
    """
    close = _closeness(meanings, index.vocabulary)
    found: dict[str, dict[Piece, float]] = defaultdict(dict)
    in_place: dict[Place, dict[str, float]] = defaultdict(dict)
    for name, pieces in index.of_all.items():
        for piece in pieces:
            if value := close(piece.words):
                found[name][piece] = value
                in_place[piece.place][name] = max(value, in_place[piece.place].get(name, 0.0))
    topics = len(index.of_all)
    rare = {place: weight * math.log(1 + topics / sum(among.values())) for place, among in in_place.items()}
    searched = {name: [piece for piece in index.pieces[name] if piece in values] for name, values in found.items()}
    return {
        name: {piece: found[name][piece] * rare[piece.place] * _plain(piece) for piece in pieces}
        for name, pieces in searched.items()
        if pieces
    }


def _plain(piece: Piece) -> float:
    """How much a word counts in a piece by its place; a little more in a short question."""
    terse = TERSE * TERSE_WORDS / (TERSE_WORDS + len(piece.words)) if piece.place == "question" else 0.0
    return PLAIN[piece.place] * (1 + terse)


def _closeness(meanings: Sequence[_Meaning], vocabulary: frozenset[str]) -> Callable[[frozenset[str]], float]:
    """A function that returns how close the words of a piece are to the nearest meaning; it needs all words of it."""
    single: dict[str, float] = defaultdict(float)
    several = []
    for meaning in meanings:
        near = [near_words(part, vocabulary) for part in meaning.words]
        if len(near) > 1:
            several.append((meaning.close, near))
        else:
            for word, close in near[0].items():
                single[word] = max(single[word], close * meaning.close)

    known = frozenset(single).union(*(near for _, parts in several for near in parts))

    def closest(near: Mapping[str, float], said: frozenset[str]) -> float:
        return max([near[word] for word in said if word in near], default=0.0)

    def closeness(words: frozenset[str]) -> float:
        said = words & known
        if not said:
            return 0.0
        together = [close * min(closest(near, said) for near in parts) for close, parts in several]
        return max([closest(single, said), *together])

    return closeness
