"""Reads the side-by-side examples: one question for each topic, with every source's answer.

They stand in ``features/topics/sides.jsonl``, one topic a line, found by search (``python -m proving.sides``) and not
written by hand. What is said there is what our engine derives from the clauses, and no sentence of a source.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from tarock_steps.catalogue.entries import refuse
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.json_lines import read_lines
from tarock_steps.catalogue.topics import FOLDER, load_topics
from tarock_steps.protocol.filled_question import FilledQuestion

if TYPE_CHECKING:
    from collections.abc import Mapping

FILE: Final = "sides.jsonl"
"""What they stand in, in the folder of the topics."""

VERSION: Final = 2
"""The version of the search and of the form of its lines; what is of another one is no longer relied on."""

Outcome = Literal["differ", "differ in size", "alike", "nothing shown", "not asked of two", "one source"]
"""What came of the search: sources differ in what rests on the topic, or in the size of amounts alone; they say the
same on all that was asked of two of them, which is no proof that they do on what was not; nothing that was asked rests
on the topic in two of them; nothing could be asked of two; or one source alone knows the topic."""


class SideAnswer(FilledQuestion, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one source makes of it.

    ``question`` is asked in its own words, ``right`` is its answer without reasons, ``digest`` that of both. ``says``
    are the parts that are shown of it, ``clauses`` those of the topic behind them, and ``second`` is what the second
    opinion says of the answer.
    """

    rules: str
    says: dict[str, Any]
    digest: str
    clauses: tuple[str, ...]
    second: str


class TopicSides(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A topic on the same cards, asked of the sources that know it.

    ``parts`` are those of the answers that rest on the topic and are otherwise, or that are alike where nothing is
    otherwise, in the words of ``home``, which is asked its own question; ``asked`` is how many questions could be asked
    of two sources. There are no ``answers`` where nothing was found that rests on the topic in two of them.
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
        """Whether it is of the search as it is now."""
        return self.search == VERSION


def sides_file(root: Path | None = None) -> Path:
    """Where they stand."""
    return (root or features_root()) / FOLDER / FILE


@functools.lru_cache(maxsize=4)
def load_sides(root: Path | None = None) -> Mapping[str, TopicSides]:
    """Every topic's sides by its name, as written; none where there is no file.

    CatalogueError names the file and the line of what is none, is there twice, or is of no topic.
    """
    file = f"{FOLDER}/{FILE}"
    topics = {topic.name for chapter in load_topics(root=root) for topic in chapter.topics}
    found: dict[str, TopicSides] = {}
    for number, one in read_lines(sides_file(root), TopicSides, file):
        if one.topic not in topics:
            refuse(f"there is no topic {one.topic!r}", file, f"line {number}")
        if one.topic in found:
            refuse(f"the topic {one.topic!r} is there twice", file, f"line {number}")
        found[one.topic] = one
    return found
