"""Reads the smallest question and the smallest deal on which two readings of an option differ.

They stand in ``features/<source>/partings.jsonl``, one pair of readings a line, found by search
(``python -m proving.partings``) and not written by hand.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.json_lines import read_lines
from tarock_steps.protocol.filled_question import FilledQuestion

if TYPE_CHECKING:
    from collections.abc import Mapping

FILE: Final = "partings.jsonl"
"""What they stand in, in the folder of their source."""

VERSION: Final = 1
"""The version of the search and of the form of its lines; what is of another one is no longer relied on."""

AGREES: Final = "agrees"
"""What is said of the second opinion where it tells both answers alike."""


DealPlace = Literal["what may be done", "a trick", "the payments", "the count", "the cards"]
"""What readings part over in a deal: who may do what, who takes a trick, what it comes to, and which cards lie open."""


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all parts of a line have in common."""


class PartedQuestion(_Line, frozen=True, kw_only=True):
    """A question to which two readings have different answers.

    It is ``asked`` under each of them, with what the right answer means; ``digest`` is that of both. Its ``options``
    are, beside the option itself, the readings of others without which the two do not part, which is mostly none.
    It is a question under these two: a third reading, the default too, may refuse it, as what two partners both
    announce is none where a bonus is announced once. ``second`` is ``AGREES`` or says why the second opinion was not
    asked.
    """

    asked: tuple[FilledQuestion, FilledQuestion]
    digest: str
    second: str

    @property
    def says(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What each of the answers says in the fields in which they differ."""
        one, other = (msgspec.json.decode(filled.right) for filled in self.asked)
        fields = [name for name in sorted({*one, *other}) if one.get(name) != other.get(name)]
        return {name: one.get(name) for name in fields}, {name: other.get(name) for name in fields}


class DealEnding(_Line, frozen=True, kw_only=True):
    """How a deal ends under one reading: the ``actions`` still to come, and the ``payments`` by seat.

    The first action is one that this reading alone allows there, if there is any; from then on everybody does what is
    plainest. There are none where the deal is over.
    """

    actions: list[dict[str, Any]]
    payments: list[int | str]


class PartedDeal(PartedQuestion, frozen=True, kw_only=True):
    """A deal over which two readings part: ``after`` so many of its actions, which are all that it has.

    ``at`` is what they part over there, ``ends`` is how it ends under each reading.
    """

    after: int
    at: DealPlace
    ends: tuple[DealEnding, DealEnding]


class ReadingParting(_Line, frozen=True, kw_only=True):
    """Two readings of an option, and what they part over.

    Where there is no ``deal``, or no ``question`` either, ``because`` says why there is none. ``search`` and ``seed``
    are those of the search that found it.
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
        """Whether it is of the search as it is now."""
        return self.search == VERSION


def partings_file(source: str, root: Path | None = None) -> Path:
    """Where the partings of a source stand."""
    return (root or features_root()) / source / FILE


@functools.lru_cache(maxsize=16)
def load_partings(source: str, root: Path | None = None) -> Mapping[str, tuple[ReadingParting, ...]]:
    """Every parting of a source by option, as written; none where there is no file.

    CatalogueError names the file and the line of what is no parting.
    """
    found: dict[str, tuple[ReadingParting, ...]] = {}
    for _, one in read_lines(partings_file(source, root), ReadingParting, f"{source}/{FILE}"):
        found[one.option] = (*found.get(one.option, ()), one)
    return found


def partings_of(source: str, option: str) -> tuple[ReadingParting, ...]:
    """The partings of an option, a pair of its readings each; none where it has none."""
    return load_partings(source).get(option, ())
