"""Reads the stored example of each topic, for ``tarock disputes`` and the site: one question, answered by every source.

They are in ``features/topics/sides.jsonl``, one topic a line, found by ``python -m proving.sides`` and not written by
hand. An answer is what our engine derives from the clauses, not a sentence of a source.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from tarock_protocol.filled_question import FilledQuestion
from tarock_steps.catalogue.entries import refuse_entry
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.json_lines import read_lines
from tarock_steps.catalogue.topics import FOLDER, load_topics

FILE: Final = "sides.jsonl"
"""The name of the file in the folder of the topics."""

VERSION: Final = 2
"""The version of the search and of the form of its lines; lines of another version are out of date."""

Outcome = Literal["differ", "differ in size", "alike", "nothing shown", "not asked of two", "one source", "no source"]
"""The result of the search, in order: the sources differ in what rests on the topic; they differ only in the size of
amounts; they agree on all that two of them were asked, which proves nothing for other questions; no question rests on
the topic in two sources; no question could be asked of two sources; only one source knows the topic; none does."""


class SideAnswer(FilledQuestion, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The answer of one source.

    ``question`` is in the source's own words, ``right`` is the answer without reasons, ``digest`` is of both. ``says``
    has the parts of the answer that are shown, ``clauses`` are the topic's clauses behind them, and ``second`` is the
    result of the second opinion.
    """

    rules: str
    says: dict[str, Any]
    digest: str
    clauses: tuple[str, ...]
    second: str


class TopicSides(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A topic on the same cards, asked of the sources that know it.

    ``parts`` are the parts of the answers that rest on the topic and differ, or those that agree where none differs.
    They are in the words of ``home``, the source whose own question is asked. ``asked`` counts the questions that could
    be asked of two sources. ``answers`` is empty where no question rests on the topic in two sources.
    """

    topic: str
    outcome: Outcome
    asked: int
    home: str = ""
    parts: tuple[str, ...] = ()
    answers: tuple[SideAnswer, ...] = ()
    search: int = VERSION

    @property
    def is_current(self) -> bool:
        """Whether the line comes from the current version of the search."""
        return self.search == VERSION


def sides_file(root: Path | None = None) -> Path:
    """The path of the file."""
    return (root or features_root()) / FOLDER / FILE


@functools.lru_cache(maxsize=4)
def load_sides(root: Path | None = None) -> Mapping[str, TopicSides]:
    """The sides of each topic by the topic's name, in the order of the file; empty if there is no file.

    CatalogueError names the file and the line of an entry that is invalid, repeated, or of an unknown topic.
    """
    file = f"{FOLDER}/{FILE}"
    topics = {topic.name for chapter in load_topics(root=root) for topic in chapter.topics}
    found: dict[str, TopicSides] = {}
    for number, sides in read_lines(sides_file(root), TopicSides, file):
        if sides.topic not in topics:
            refuse_entry(f"there is no topic {sides.topic!r}", file, f"line {number}")
        if sides.topic in found:
            refuse_entry(f"the topic {sides.topic!r} is there twice", file, f"line {number}")
        found[sides.topic] = sides
    return found
