"""What somebody asks of the register: a chapter, a topic, an option or a clause by its name, or anything in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tarock_conformance.disputes.finding import index_of, topics_found
from tarock_conformance.process.exits import UsageFaultError, check_known

if TYPE_CHECKING:
    from tarock_conformance.disputes.telling import Teller


_CLAUSE: Final = re.compile(r"[A-Za-z]{3}-[A-Za-z]+-\d+")
"""What can only be meant for a clause."""


def answer(asked: str, teller: Teller, *, everything: bool) -> None:
    """Print what is asked for; UsageFaultError where there is no such clause, or no word of it is said."""
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


def _search(asked: str, teller: Teller, *, everything: bool) -> None:
    index = index_of(teller.register, teller.sources)
    found = topics_found(index, asked)
    if not found.hits:
        raise UsageFaultError(teller.nothing_fits(asked))
    teller.found(asked, found, everything=everything)
