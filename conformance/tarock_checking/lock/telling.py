"""Shows in words and figures what a new lock holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tarock_checking.lock.making import Fates, Made

_SHOWN: Final = 12
"""How many names a line has before the rest is only counted."""


def told(made: Made) -> Iterator[str]:
    """What a lock holds, line by line."""
    header = made.lock.header
    played = ", ".join(f"{name}={reading}" for name, reading in header.options.items())
    whose = f"{header.name} with {played}" if played else header.name
    yield f"{whose}: {header.questions} questions test {made.clauses} clauses and {made.rulings} rulings"
    kinds = Counter(one.question["ask"] for one in made.lock.questions)
    yield f"of each kind: {', '.join(f'{number} {kind}' for kind, number in kinds.most_common())}"
    yield from _fates(made.fates)
    if made.bare:
        yield f"{len(made.bare)} clauses that no answer depends on in this variant: {_some(made.bare)}"


def _fates(fates: Fates) -> Iterator[str]:
    refusing = f", {fates.refusing} more have none" if fates.refusing else ""
    yield f"impostors: {fates.caught} of {fates.of_variant} are caught by an answer{refusing}"
    if fates.equivalent:
        yield f"{len(fates.equivalent)} cannot be caught (equivalent.toml): {_some(list(fates.equivalent))}"
    for what, which in (
        ("whose clause is not played", fates.unplayed),
        ("caught by other readings only", fates.otherwise),
        ("that play like the house, which has its own order of games", fates.own),
    ):
        if which:
            yield f"left aside are {len(which)} {what}: {_some(list(which))}"
    yield from _remaining(fates.remains)


def _remaining(remains: Mapping[str, str]) -> Iterator[str]:
    if remains:
        yield f"{len(remains)} remain that no question of the suite catches:"
    for name, words in remains.items():
        yield f"  {name} {words}"


def _some(names: Sequence[str]) -> str:
    more = f" and {len(names) - _SHOWN} more" if len(names) > _SHOWN else ""
    return f"{', '.join(names[:_SHOWN])}{more}"
