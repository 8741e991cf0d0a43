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

from tarock_conformance.disputes.closeness import near_words
from tarock_conformance.disputes.guessing import foreign_words, guesses, tongue
from tarock_conformance.disputes.small_words import SMALL_WORDS
from tarock_steps.catalogue.glossary import asked_with, every_word, fold, named_at_the_table, said_alike

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from tarock_conformance.disputes.guessing import Tongue
    from tarock_conformance.disputes.register import Option, Register
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
"""How much a word counts in each place."""
AT_ONCE: Final = 0.5
"""How much more words count that are all said in one way to ask for a topic."""
SAME_THING: Final = 0.8
MISSPELT: Final = 0.7
"""How close what is said otherwise is to the very word, which is 1."""
EVERYDAY: Final = 0.5
"""How much a word counts that names nothing of the table, of what one counts that does."""
IN_THE_END: Final = 1.3
"""How much a word counts in the last sentence of several, of what one counts that is told before."""
TERSE: Final = 0.05
TERSE_WORDS: Final = 8
"""How much more a word counts in a question that has no other words, and with how many it is half of that."""
ASKED_WITH: Final = 0.6
"""How much it counts for a topic to be of the kind that is asked for."""
COUNTING: Final = re.compile(r"z(?:ä|ae|ö|oe)h(?:l|(?=t))", re.IGNORECASE)
"""What would be the same as paying without its umlaut."""
LETTERS: Final = "A-Za-zÀ-ÖØ-öø-ÿ"
"""The letters of a word, within the brackets of a regular expression."""
APOSTROPHE: Final = re.compile(rf"(?<=[{LETTERS}])['’`][{LETTERS}]{{1,2}}(?![{LETTERS}])")
"""What an apostrophe parts from the end of a word and says nothing, as in it's, don't, geht's, mit'm; the scripts of
pages read it too."""
BEGUN: Final = re.compile(rf"(?<![{LETTERS}])([zds])['’`](?=[{LETTERS}])", re.IGNORECASE)
"""What an apostrophe parts from the beginning of a word, as in z'spät, d'Vorhand and s'Blatt."""
BEGUN_IN_FULL: Final = {"z": "zu ", "d": "die ", "s": "das "}
SENTENCES: Final = re.compile(r"[.!?:;]+")
"""What parts sentences."""
_WORD: Final = re.compile(r"[^\W_]+")
FEW: Final = 0.5
FEW_OF_ALL: Final = 0.15
"""Which share of the words that mean something, and of all, a topic has to say to be more than a guess."""
NUMBER: Final = re.compile("[ivx]{2,}|[0-9]{1,2}(er)?")
"""A trump by its number, which is known although nothing is said of it."""
BESIDE: Final = "+"
"""What stands in the glossary between words that have to stand next to each other."""
_REMEMBERED: Final = 16384
"""Of how many texts the words are kept; each is looked through in its language, and once more in its place."""
WORTH_TELLING: Final = 0.4
"""How much of the best rank a topic needs to be told at all: below that one common word was all."""


class Piece(NamedTuple):
    """A text of a topic: where it stands, of which source it is (of a question, none), its name, and its words."""

    place: Place
    source: str
    name: str
    words: frozenset[str]


class Hit(NamedTuple):
    """A topic that was found, how well, and the clause or option that says most of what was asked for."""

    topic: Topic
    rank: float
    said: Piece | None


class Findings(NamedTuple):
    """What was found, best first; misspelt words with what they were taken for, and words that nobody says.

    ``rests_on`` are the words that the first topic says, ``few`` whether they are few of those that were asked.
    """

    hits: tuple[Hit, ...]
    taken_for: Mapping[str, tuple[str, ...]]
    unknown: tuple[str, ...]
    rests_on: tuple[str, ...] = ()
    few: bool = False


class _Meaning(NamedTuple):
    """Words that say together what was meant, and how close that is to what was asked."""

    words: tuple[str, ...]
    close: float


class Index(NamedTuple):
    """What is searched: the topics, their texts by the name of the topic, all words that are said anywhere.

    ``of_all`` are the texts of every source, also of those that are not searched: how rare a word is depends on no
    choice of sources. ``foreign`` has for each language the words that only the other one says.
    """

    topics: tuple[Topic, ...]
    pieces: Mapping[str, Sequence[Piece]]
    of_all: Mapping[str, Sequence[Piece]]
    vocabulary: frozenset[str]
    foreign: Mapping[Tongue, frozenset[str]]


class _Texts(NamedTuple):
    """The texts of a piece in both languages; of a way to ask what it is about is kept, and no small words."""

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
    """The words of a text, folded; counting (zählt, in the dialect zöht) is kept apart from paying (zahlt)."""
    return _WORD.findall(fold(COUNTING.sub("zehl", _without_ends(text))))


def as_written(text: str) -> dict[str, str]:
    """The folded words of a text, each with how it is written there first."""
    written: dict[str, str] = {}
    for word in _WORD.findall(_without_ends(text)):
        for folded in folded_words(word):
            written.setdefault(folded, word)
    return written


def _without_ends(text: str) -> str:
    """A text with its marks as parts of their letters, and without what apostrophes part from the ends of words."""
    return APOSTROPHE.sub("", BEGUN.sub(_in_full, unicodedata.normalize("NFC", text)))


def index_of(register: Register, only: Sequence[str]) -> Index:
    """The topics with all that the sources in ``only`` say to them."""
    told = {topic.name: list(_texts(register, topic, tuple(register.catalogues))) for topic in register.topics}
    every = [each for texts in told.values() for each in texts]
    english, german = (_words(text for each in every for text in texts(each)) for texts in (_english, _german))
    of_all = {name: [each.piece for each in texts] for name, texts in told.items()}
    pieces = {name: [one for one in each if one.source in ("", *only)] for name, each in of_all.items()}
    foreign = foreign_words({"en": english, "de": german})
    return Index(tuple(register.topics), pieces, of_all, english | german, foreign)


def topics_found(index: Index, asked: str) -> Findings:
    """The topics that say what is asked; none where all that fits is what the question is only asked with.

    Words that were taken for others, and those that nobody says, are told as they are written.
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
    """Whether a topic that says so many words says few of those that mean something, or of all that are asked."""
    return said > 0 and (said < meant * FEW or said < asked * FEW_OF_ALL)


def _in_the_end(asked: str) -> set[str]:
    """The words of the last sentence, where there is one before it."""
    sentences = [words for part in SENTENCES.split(asked) if (words := folded_words(part))]
    return set(sentences[-1]) if len(sentences) > 1 else set()


def _phrases(asked: str) -> list[str]:
    """Words that the glossary has together for a thing, and that stand next to each other in a question."""
    said = f" {' '.join(folded_words(asked))} "
    return [one for one in sorted(every_word()) if " " in one and f" {' '.join(folded_words(one))} " in said]


def _ranked(
    index: Index, fits: Iterable[Mapping[str, Mapping[Piece, float]]], kind: Mapping[str, float]
) -> tuple[Hit, ...]:
    """The topics by all that fits, best first, and no longer where only one common word does."""
    ranks: dict[str, float] = defaultdict(float, kind)
    said: dict[str, dict[Piece, float]] = defaultdict(lambda: defaultdict(float))
    for each in fits:
        for name, by_piece in each.items():
            ranks[name] += max(by_piece.values())
            for piece, value in by_piece.items():
                said[name][piece] += value
    for name, pieces in said.items():
        ranks[name] += AT_ONCE * max((value for piece, value in pieces.items() if piece.place == "asked"), default=0.0)
    least = max(ranks.values(), default=0.0) * WORTH_TELLING
    hits = [
        Hit(one, ranks[one.name], _best(said[one.name])) for one in index.topics if ranks.get(one.name, 0.0) > least
    ]
    return tuple(sorted(hits, key=lambda hit: -hit.rank))


def asked_for(asked: str) -> tuple[set[str], set[str]]:
    """The words of a question that it is only asked with, and words of the names of the topics that it asks for."""
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
    """What it counts for a topic to be of the kind asked for by its name, if it says anything of what it is about."""
    found = [topic.name for topic in index.topics if not wanted.isdisjoint(topic.name.split("-"))]
    value = ASKED_WITH * math.log(1 + len(index.topics) / len(found)) if found else 0.0
    return {name: value for name in found if name in among}


def _weighed(word: str, taken_for: Sequence[str], index: Index, weight: float) -> dict[str, dict[Piece, float]]:
    """How much a word of this weight counts in each piece: less where it names nothing of the table."""
    meanings = _meanings(word, taken_for, index.vocabulary)
    of_the_table = any(not named_at_the_table().isdisjoint(said_alike(one)) for one in (word, *taken_for[:1]))
    return _fits(meanings, index, weight if of_the_table else weight * EVERYDAY)


def _best(values: Mapping[Piece, float]) -> Piece | None:
    """The clause or option that says most, the first of several."""
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
        for one in register.left_open(source, topic.answers[source].dropped):
            yield _Texts("open", source, one.slug, (one.slug, one.en, one.reason_en), (one.de, one.reason_de))


def _english(texts: _Texts) -> tuple[str, ...]:
    return texts.english


def _german(texts: _Texts) -> tuple[str, ...]:
    return texts.german


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
    """What a word may mean: itself, what is said for the same thing, and both for what it was taken for.

    A word that is nowhere said, as skys, is no other thing than the first that is said for it. Several words are not
    looked for in topics where one of them is small: it stands in every long text.
    """
    found = []
    for one, close in ((word, 1.0), *((near, MISSPELT) for near in taken_for)):
        itself, *same = [tuple(folded_words(each)) for each in said_alike(one)]
        found += [_Meaning(itself, close), *(_Meaning(each, close * SAME_THING) for each in same if each)]
        if vocabulary.isdisjoint(itself):
            found += [_Meaning(each, close) for each in same if len(each) == 1 and each[0] in vocabulary][:1]
    return [one for one in found if len(one.words) == 1 or SMALL_WORDS.isdisjoint(one.words)]


def _fits(meanings: Sequence[_Meaning], index: Index, weight: float) -> dict[str, dict[Piece, float]]:
    """How much a word counts in each piece, by topic: closer and plainer is more, and so is what fits few topics.

    A topic that it fits half is half a topic.
    """
    close = _closeness(meanings, index.vocabulary)
    found: dict[str, dict[Piece, float]] = defaultdict(dict)
    in_place: dict[Place, dict[str, float]] = defaultdict(dict)
    for name, each in index.of_all.items():
        for piece in each:
            if value := close(piece.words):
                found[name][piece] = value
                in_place[piece.place][name] = max(value, in_place[piece.place].get(name, 0.0))
    topics = len(index.of_all)
    rare = {place: weight * math.log(1 + topics / sum(among.values())) for place, among in in_place.items()}
    searched = {name: [piece for piece in index.pieces[name] if piece in each] for name, each in found.items()}
    return {
        name: {piece: found[name][piece] * rare[piece.place] * _plain(piece) for piece in each}
        for name, each in searched.items()
        if each
    }


def _plain(piece: Piece) -> float:
    """How much a word counts in a piece: of questions in a short one a little more."""
    terse = TERSE * TERSE_WORDS / (TERSE_WORDS + len(piece.words)) if piece.place == "question" else 0.0
    return PLAIN[piece.place] * (1 + terse)


def _closeness(meanings: Sequence[_Meaning], vocabulary: frozenset[str]) -> Callable[[frozenset[str]], float]:
    """How closely the words of a piece say any of the meanings; of one with several words they have to say them all."""
    single: dict[str, float] = defaultdict(float)
    several = []
    for one in meanings:
        near = [near_words(part, vocabulary) for part in one.words]
        if len(near) > 1:
            several.append((one.close, near))
        else:
            for word, close in near[0].items():
                single[word] = max(single[word], close * one.close)

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
