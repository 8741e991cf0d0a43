"""The result of one exhaustive comparison, with a digest of the second opinion's answers; and a source's parts."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

EXAMPLES: Final = 5
"""How many differences are shown."""


class Found(NamedTuple):
    """The result of a part: a line of figures, how many things were compared, and the first differences.

    ``things`` is what ``compared`` counts, in words (hands, tricks). ``digest`` covers the right answer to every case,
    which is the second opinion's, in the order of the cases.
    """

    summary: str
    things: str
    compared: int
    wrong: int
    examples: tuple[str, ...] = ()
    digest: str = ""


class Digest:
    """A digest of many answers, in order; whole numbers count the same whatever their type, except bool."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, answer: object) -> None:
        """Add one answer: a number, a name, nothing, or a sequence or set of answers."""
        self._hash.update(f"{plain(answer)}\n".encode())

    def add_bytes(self, answers: bytes) -> None:
        """Add many answers that are bytes already."""
        self._hash.update(answers)

    def __str__(self) -> str:
        """The first 16 hexadecimal digits."""
        return self._hash.hexdigest()[:16]


def plain(answer: object) -> str:
    """An answer as text."""
    if isinstance(answer, (int, str)):
        return str(answer)
    if isinstance(answer, (tuple, list)):
        return f"({' '.join(map(plain, answer))})"
    if isinstance(answer, (set, frozenset)):
        return f"{{{' '.join(sorted(map(plain, answer)))}}}"
    return str(answer)


Part = Callable[[], Found]


class Source(NamedTuple):
    """A source; ``parts(True)`` yields all its parts by name, ``parts(False)`` the share that ``make test`` runs."""

    name: str
    parts: Callable[[bool], Iterator[tuple[str, Part]]]
