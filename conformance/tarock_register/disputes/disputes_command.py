"""``tarock disputes``: looks up a chapter, topic, option or clause by its name, or searches by words."""

from __future__ import annotations

import re
from dataclasses import replace
from difflib import get_close_matches
from typing import Final

from tarock_language.message import as_message
from tarock_register.disputes.finding import topics_found
from tarock_register.disputes.sources_named import names_of_sources, without_sources
from tarock_register.disputes.terminal import Teller
from tarock_register.disputes.worth import index_of
from tarock_running.process.exits import UsageFaultError, check_known

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


def _nearest_names(asked: str, teller: Teller) -> list[str]:
    """The names of topics and options closest to a mistyped name, the nearest first; empty if it is no name at all."""
    if not _NAME.fullmatch(asked):
        return []
    options = (name for source in teller.sources for name in teller.register.options[source])
    known = dict.fromkeys((*(topic.name for topic in teller.register.topics), *options))
    return get_close_matches(asked, known, n=_NEAREST, cutoff=_LIKE_A_NAME)


def _search(typed: str, teller: Teller, *, everything: bool) -> None:
    asked, named = without_sources(typed, names_of_sources(teller.register))
    if named is not None and named in teller.sources and len(teller.sources) > 1:
        teller = replace(teller, sources=(named,))
        teller.of_one_source(named)
    index, nearest = index_of(teller.register), _nearest_names(asked, teller)
    found = topics_found(index, asked, teller.sources)
    if nearest and not found.hits:
        found = topics_found(index, nearest[0], teller.sources)
    if not found.hits:
        raise UsageFaultError(as_message(teller.nothing_fits(asked)))
    if nearest:
        hits = sorted(found.hits, key=lambda hit: hit.topic.name not in nearest)
        found = found._replace(hits=tuple(hits), few=False)
    teller.found(asked, found, everything=everything, misnamed=bool(nearest))
