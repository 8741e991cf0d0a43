"""Reads the smallest questions on each clause, which show where two houses differ.

They are in ``features/<source>/questions.json``, made by ``python -m proving.small_questions`` and not by hand.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from tarock_steps.catalogue.features_path import features_root
from tarock_steps.errors import CatalogueError

FILE: Final = "questions.json"
"""The name of the file in the folder of its source."""

_SAID: Final = frozenset({"may_bid", "may_announce"})
"""The questions whose answers list games and items."""


class SmallQuestions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Questions without ``id``, ``rules`` and ``options``, the smallest first; their numbers by clause and option."""

    questions: Sequence[Mapping[str, Any]] = ()
    on: Mapping[str, Sequence[int]] = {}

    def on_any(self, names: Iterable[str]) -> Iterator[Mapping[str, Any]]:
        """The questions that rest on any of these clauses or options, the smallest first."""
        numbers = sorted({number for name in names for number in self.on.get(name, ())})
        return (self.questions[number] for number in numbers)

    def naming(self, word: str) -> Iterator[Mapping[str, Any]]:
        """The questions that name a game or an item or ask what may be said, then all others, the smallest first."""
        named = [
            question
            for question in self.questions
            if question["ask"] in _SAID or word in msgspec.json.encode(question).decode()
        ]
        yield from named
        yield from (question for question in self.questions if question not in named)


@functools.lru_cache(maxsize=4)
def small_questions(source: str) -> SmallQuestions:
    """The stored questions of a source; none where there is no file. CatalogueError names a file that was changed."""
    path = features_root() / source / FILE
    if not path.exists():
        return SmallQuestions()
    try:
        stored = msgspec.json.decode(path.read_bytes(), type=SmallQuestions)
    except (OSError, ValueError, RecursionError) as fault:
        reason = f"cannot be read: {fault}"
        raise CatalogueError(reason, file=f"{source}/{FILE}") from fault
    there = range(len(stored.questions))
    if odd := next((name for name, numbers in stored.on.items() if not set(numbers) <= set(there)), None):
        reason = f"expected numbers of its {len(there)} questions, counted from 0"
        raise CatalogueError(reason, file=f"{source}/{FILE}", place=f"on.{odd}")
    return stored
