"""``tarock disputes``: looks up a chapter, topic, option or clause by its name, or searches by words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches
from typing import Final, NamedTuple

from tarock_language.message import as_message
from tarock_register.disputes.finding import Findings, topics_found
from tarock_register.disputes.register import Register
from tarock_register.disputes.sources_named import names_of_sources, without_sources
from tarock_register.disputes.terminal import Teller
from tarock_register.disputes.worth import index_of
from tarock_running.process.exits import UsageFaultError, check_known
from tarock_steps.catalogue.topics import Topic

_CLAUSE: Final = re.compile(r"[A-Za-z]{3}-[A-Za-z]+-\d+")
"""The form of a clause id."""
_NAME: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
"""The form of the name of a topic or an option."""
_LIKE_A_NAME: Final = 0.75
"""How similar a word has to be to a name to count as a misspelling of it, from 0 to 1."""
_NEAREST: Final = 3


def answer(asked: str, teller: Teller, *, everything: bool) -> None:
    """Print what is asked for; UsageFaultError if there is no such clause, or if the search finds nothing."""
    register = teller.register
    chapters = {chapter.name: chapter for chapter in register.chapters}
    topics = {topic.name: topic for topic in register.topics}
    clauses = {clause: source for source in teller.sources for clause in register.catalogues[source].clauses}
    if not asked:
        teller.chapters()
    elif asked in chapters:
        teller.chapter(chapters[asked])
    elif asked in topics:
        teller.topic(topics[asked])
    elif any(asked in register.options[source] for source in teller.sources):
        teller.option(asked)
    elif _CLAUSE.fullmatch(asked):
        check_known("disputes", "clause", asked.upper(), clauses, hint="`tarock clauses` shows every clause")
        teller.clause(clauses[asked.upper()], asked.upper())
    else:
        _search(asked, teller, everything=everything)


def topics_asked(asked: str, register: Register, sources: Sequence[str]) -> list[Topic]:
    """The topics that a question is about, as ``answer`` finds them: all for no question, empty if nothing fits.

    UsageFaultError if there is no such clause.
    """
    chapters = {chapter.name: chapter.topics for chapter in register.chapters}
    if not asked or asked in chapters:
        return [*chapters.get(asked, register.topics)]
    if named := [topic for topic in register.topics if topic.name == asked]:
        return named
    options = {source: register.options[source].get(asked) for source in sources}
    decided = {source: [clause.id for clause in option.clauses] for source, option in options.items() if option}
    if _CLAUSE.fullmatch(asked):
        clauses = {clause: source for source in sources for clause in register.catalogues[source].clauses}
        check_known("disputes", "clause", asked.upper(), clauses, hint="`tarock clauses` shows every clause")
        decided = {clauses[asked.upper()]: [asked.upper()]}
    about = {topic.name: topic for source, clauses in decided.items() for topic in register.about(source, clauses)}
    return [*about.values()] if decided else [hit.topic for hit in _searched(asked, register, sources).found.hits]


def _nearest_names(asked: str, register: Register, sources: Sequence[str]) -> list[str]:
    """The names of topics and options closest to a mistyped name, the nearest first; empty if it is no name at all."""
    if not _NAME.fullmatch(asked):
        return []
    options = (name for source in sources for name in register.options[source])
    known = dict.fromkeys((*(topic.name for topic in register.topics), *options))
    return get_close_matches(asked, known, n=_NEAREST, cutoff=_LIKE_A_NAME)


class _Searched(NamedTuple):
    """What was found by words: the words without names of sources, the source that they name alone, near names."""

    asked: str
    alone: str | None
    nearest: list[str]
    found: Findings


def _searched(typed: str, register: Register, sources: Sequence[str]) -> _Searched:
    asked, named = without_sources(typed, names_of_sources(register))
    alone = named if named in sources and len(sources) > 1 else None
    within = sources if alone is None else (alone,)
    index, nearest = index_of(register), _nearest_names(asked, register, within)
    found = topics_found(index, asked, within)
    if nearest and not found.hits:
        found = topics_found(index, nearest[0], within)
    return _Searched(asked, alone, nearest, found)


def _search(typed: str, teller: Teller, *, everything: bool) -> None:
    asked, alone, nearest, found = _searched(typed, teller.register, teller.sources)
    if alone is not None:
        teller = replace(teller, sources=(alone,))
        teller.of_one_source(alone)
    if not found.hits:
        raise UsageFaultError(as_message(teller.nothing_fits(asked)))
    if nearest:
        hits = sorted(found.hits, key=lambda hit: hit.topic.name not in nearest)
        found = found._replace(hits=tuple(hits), few=False)
    teller.found(asked, found, everything=everything, near=nearest)
