"""What comes out of a comparison, and what every source has to offer for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

EXAMPLES: Final = 5
"""So many differences are told."""


class Found(NamedTuple):
    """What a part found out: the figures in a line, how many things were compared, and the first differences.

    ``compared`` counts ``things``, by which the figures of a source are added up.
    """

    summary: str
    things: str
    compared: int
    wrong: int
    examples: tuple[str, ...] = ()


Part = Callable[[], Found]


class Source(NamedTuple):
    """A source: ``parts`` names everything that is compared, or (not ``whole``) the share that ``make test`` runs."""

    name: str
    parts: Callable[[bool], Iterator[tuple[str, Part]]]
