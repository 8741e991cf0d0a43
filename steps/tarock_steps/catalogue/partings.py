"""Reads the smallest question and the smallest deal on which two readings of an option differ.

They stand in ``features/<source>/partings.jsonl``, one pair of readings a line, found by search
(``python -m proving.partings``) and not written by hand.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from tarock_protocol.filled_question import FilledQuestion
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.json_lines import read_lines

FILE: Final = "partings.jsonl"
"""The name of the file in the folder of its source."""

VERSION: Final = 1
"""The version of the search and of the form of its lines; lines of another version are out of date."""

AGREES: Final = "agrees"
"""The value of ``second`` where the second opinion has the same two answers."""


DealPlace = Literal["what may be done", "a trick", "the payments", "the count", "the cards"]
"""What readings differ about in a deal: who may do what, who takes a trick, the result, or which cards lie open."""


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all parts of a line."""


class PartedQuestion(_Line, frozen=True, kw_only=True):
    """A question to which two readings have different answers.

    It is ``asked`` under each of them, with the right answer; ``digest`` is of both. Its ``options`` have, beside the
    option itself, the readings of other options without which the two do not differ, mostly none. A third reading, even
    the default, may refuse the question: two partners cannot both announce a bonus where it is announced once.
    ``second`` is ``AGREES``, or says why the second opinion was not asked.
    """

    asked: tuple[FilledQuestion, FilledQuestion]
    digest: str
    second: str

    @property
    def says(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """The fields of each answer in which the two differ."""
        one, other = (msgspec.json.decode(filled.right) for filled in self.asked)
        fields = [name for name in sorted({*one, *other}) if one.get(name) != other.get(name)]
        return {name: one.get(name) for name in fields}, {name: other.get(name) for name in fields}


class DealEnding(_Line, frozen=True, kw_only=True):
    """How a deal ends under one reading: the ``actions`` still to come, and the ``payments`` by seat.

    The first action is one that only this reading allows there, if there is one; after it everybody does what is
    plainest. There are no actions where the deal is over.
    """

    actions: list[dict[str, Any]]
    payments: list[int | str]


class PartedDeal(PartedQuestion, frozen=True, kw_only=True):
    """A deal on which two readings differ ``after`` this number of actions, which are all that the question has.

    ``at`` is what they differ about there, ``ends`` is how the deal ends under each reading.
    """

    after: int
    at: DealPlace
    ends: tuple[DealEnding, DealEnding]


class ReadingParting(_Line, frozen=True, kw_only=True):
    """Two readings of an option, and the question and the deal on which they differ.

    Where there is no ``deal``, or no ``question`` either, ``because`` says why. ``search`` is the version of the search
    that found it, ``seed`` its seed.
    """

    option: str
    readings: tuple[str, str]
    question: PartedQuestion | None = None
    deal: PartedDeal | None = None
    because: str = ""
    search: int = VERSION
    seed: int

    @property
    def is_current(self) -> bool:
        """Whether the line comes from the current version of the search."""
        return self.search == VERSION


def partings_file(source: str, root: Path | None = None) -> Path:
    """The path of the partings of a source."""
    return (root or features_root()) / source / FILE


@functools.lru_cache(maxsize=16)
def load_partings(source: str, root: Path | None = None) -> Mapping[str, tuple[ReadingParting, ...]]:
    """The partings of a source by option, in the order of the file; empty if there is no file.

    CatalogueError names the file and the line of an invalid one.
    """
    found: dict[str, tuple[ReadingParting, ...]] = {}
    for _, parting in read_lines(partings_file(source, root), ReadingParting, f"{source}/{FILE}"):
        found[parting.option] = (*found.get(parting.option, ()), parting)
    return found


def partings_of(source: str, option: str) -> tuple[ReadingParting, ...]:
    """The partings of an option, one for each pair of readings; empty if it has none."""
    return load_partings(source).get(option, ())
