"""Reads the topics of the register: questions of the table, with the clauses that answer each in every source.

They are in `features/topics`, a file for each chapter. The options that a topic depends on are not written there: they
are those that decide its clauses.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Final, Literal, NamedTuple

from tarock_steps.catalogue.entries import CatalogueEntry, check_slug, no_blank, no_double, refuse_entry
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.glossary import terms_by_name
from tarock_steps.catalogue.loading import Catalogue, load_catalogue, read_entries, sources

FOLDER: Final = "topics"
CHAPTERS: Final = (
    "cards",
    "dealing",
    "bidding",
    "games",
    "calling",
    "talon",
    "announcing",
    "doubling",
    "play",
    "trischaken",
    "ultimos",
    "bonuses",
    "counting",
    "settling",
    "renonce",
    "sessions",
    "table",
)
"""The chapters in the order of a deal, each the stem of its file; the last is about manners at the table."""

Nothing = Literal["silent", "absent"]
"""Why a source has no clause for a question: it does not mention it, or the thing does not exist in its game."""


class SourceSays(CatalogueEntry, frozen=True, kw_only=True):
    """The answer of one source to a question: ``clauses``, with the one that answers it first, or ``none``.

    Where there are no clauses, ``en`` and ``de`` say why, unless it is plain; ``beside`` are clauses that come near the
    question without answering it. ``dropped`` has the slugs of the source's open questions about it that decide nothing
    in play.
    """

    clauses: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    none: Nothing | None = None
    en: str | None = None
    de: str | None = None


class WaysToAsk(CatalogueEntry, frozen=True, kw_only=True):
    """Other wordings of a question, by language; ``dialect`` is German as it is spoken."""

    en: tuple[str, ...] = ()
    de: tuple[str, ...] = ()
    dialect: tuple[str, ...] = ()


class Topic(CatalogueEntry, frozen=True, kw_only=True):
    """A question as players ask it; ``words`` are other words for its subject, ``answers`` are by source.

    ``about`` are German words of the glossary, of which a reader has to know what they are before the answers.
    ``asked`` are other wordings, by which a search finds it. ``short_en`` and ``short_de`` answer it in a sentence or
    two where that is possible for all sources at once. ``begin`` is a scenario whose questions show the topic; it
    is set where a search over all scenarios finds something beside the point.
    """

    name: str
    en: str
    de: str
    about: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    short_en: str | None = None
    short_de: str | None = None
    asked: WaysToAsk = WaysToAsk()
    answers: dict[str, SourceSays]
    begin: str | None = None

    @property
    def is_unanswered(self) -> bool:
        """Whether no source answers it: none has a clause, or says something beside its rules."""
        return not any(said.clauses or (said.none == "silent" and said.en) for said in self.answers.values())


class TopicsFile(CatalogueEntry, frozen=True, kw_only=True):
    """The content of the file of a chapter."""

    en: str
    de: str
    topic: tuple[Topic, ...]


class Chapter(NamedTuple):
    """A chapter: the stem of its file, its title in both languages, and its topics as written."""

    name: str
    en: str
    de: str
    topics: tuple[Topic, ...]


def load_topics(catalogues: Mapping[str, Catalogue] | None = None, root: Path | None = None) -> tuple[Chapter, ...]:
    """All chapters in order, checked against the catalogues of all sources; CatalogueError names file and place.

    Every topic needs an answer for every source: clauses of that source, or why there are none. Our own files are read
    once.
    """
    return own_topics(features_root()) if catalogues is None and root is None else _read(catalogues, root)


@functools.cache
def own_topics(root: Path) -> tuple[Chapter, ...]:
    """The chapters in our own folder, which are read once."""
    return _read(None, root)


def _read(catalogues: Mapping[str, Catalogue] | None, root: Path | None) -> tuple[Chapter, ...]:
    known = catalogues or {source: load_catalogue(source, root) for source in sources(root)}
    folder = (root or features_root()) / FOLDER
    _check_files(folder)
    read = {name: read_entries(folder / f"{name}.toml", TopicsFile) for name in CHAPTERS}
    chapters = tuple(Chapter(name, file.en, file.de, file.topic) for name, file in read.items())
    for place, chapter in enumerate(chapters, 1):
        no_blank({"en": chapter.en, "de": chapter.de}, _file(chapter), "the title")
        no_double((topic.name for earlier in chapters[:place] for topic in earlier.topics), "topic", _file(chapter))
        for topic in chapter.topics:
            _check_topic(topic, known, _file(chapter))
    return chapters


def _file(chapter: Chapter) -> str:
    return f"{FOLDER}/{chapter.name}.toml"


def _check_files(folder: Path) -> None:
    """CatalogueError for a file that is no chapter; a missing file is noticed when it is read."""
    for stem in sorted(path.stem for path in folder.glob("*.toml")):
        if stem not in CHAPTERS:
            refuse_entry(
                f"there is no chapter {stem!r}; the nearest is {_nearest(stem, CHAPTERS)!r}", FOLDER, f"{stem}.toml"
            )


def _check_topic(topic: Topic, catalogues: Mapping[str, Catalogue], file: str) -> None:
    check_slug(topic.name, file, topic.name)
    _check_texts(topic, file)
    for source in topic.answers:
        if source not in catalogues:
            refuse_entry(
                f"there is no source {source!r}; the nearest is {_nearest(source, catalogues)!r}", file, topic.name
            )
    for source, catalogue in catalogues.items():
        if source not in topic.answers:
            refuse_entry(
                f"does not say what {source} has to say: its clauses, or that there are none", file, topic.name
            )
        _check_answer(topic.answers[source], catalogue, file, f"{topic.name}, {source}")
    _check_begin(topic, file)
    no_double(topic.about, "word of the glossary", file, topic.name)
    for word in topic.about:
        if word not in terms_by_name():
            near = _nearest(word, terms_by_name())
            refuse_entry(f"the glossary has no word {word!r}; the nearest is {near!r}", file, topic.name)
    if any(topic.name in catalogue.disputes for catalogue in catalogues.values()):
        refuse_entry("an option has this name too, so nobody could ask for one of them", file, topic.name)


def _check_texts(topic: Topic, file: str) -> None:
    texts = {"en": topic.en, "de": topic.de, "short_en": topic.short_en, "short_de": topic.short_de}
    no_blank(texts, file, topic.name)
    if (topic.short_en is None) is not (topic.short_de is None):
        refuse_entry("has a short answer in 'short_en' and 'short_de' or not at all", file, topic.name)
    asked = topic.asked
    ways = (("asked.en", asked.en), ("asked.de", asked.de), ("asked.dialect", asked.dialect))
    for kind, written in (("word", topic.words), *ways):
        for place, text in enumerate(written, 1):
            no_blank({f"{kind} {place}": text}, file, topic.name)
    no_double((topic.en, *asked.en), "way to ask", file, topic.name)
    no_double((topic.de, *asked.de, *asked.dialect), "way to ask", file, topic.name)


def _check_begin(topic: Topic, file: str) -> None:
    """CatalogueError for ``begin`` in a source without clauses for the topic; the search checks that it exists."""
    if topic.begin is None:
        return
    source, _, rest = topic.begin.partition("/")
    asked = [name for name, said in topic.answers.items() if said.clauses]
    if source not in asked or not rest.partition("/")[2]:
        expected = f"SOURCE/AREA/SCENARIO, of a source that has clauses for it: {', '.join(asked)}"
        refuse_entry(f"begin: expected {expected}, got {topic.begin!r}", file, topic.name)
    if len(asked) == 1:
        refuse_entry(f"begin: only {source} has clauses for it, so nothing is looked for", file, topic.name)


def _check_answer(answer: SourceSays, catalogue: Catalogue, file: str, place: str) -> None:
    if bool(answer.clauses) is (answer.none is not None):
        refuse_entry("has either clauses or 'none', which is silent or absent", file, place)
    if (answer.en is None) is not (answer.de is None) or (answer.en and answer.clauses):
        refuse_entry("says why there is no clause in 'en' and 'de' or not at all", file, place)
    if answer.clauses and answer.beside:
        refuse_entry("has clauses that answer it, so none need stand beside", file, place)
    no_blank({"en": answer.en, "de": answer.de}, file, place)
    named = (*answer.clauses, *answer.beside)
    no_double(named, "clause", file, place)
    for clause in named:
        if clause not in catalogue.clauses:
            near = _nearest(clause, catalogue.clauses)
            refuse_entry(f"there is no clause {clause!r}; the nearest that is there is {near!r}", file, place)
        if catalogue.clauses[clause].retired:
            refuse_entry(f"the clause {clause} is retired", file, place)
    _check_dropped(answer, catalogue, file, place)


def _check_dropped(answer: SourceSays, catalogue: Catalogue, file: str, place: str) -> None:
    no_double(answer.dropped, "dropped question", file, place)
    known = [dropped.slug for dropped in catalogue.dropped]
    for slug in answer.dropped:
        if slug not in known:
            nearest = f"; the nearest is {_nearest(slug, known)!r}" if known else ""
            refuse_entry(f"{catalogue.source} has dropped no question {slug!r}{nearest}", file, place)


def _nearest(name: str, known: Iterable[str]) -> str:
    return get_close_matches(name, list(known), n=1, cutoff=0.0)[0]
