"""``survivors.toml``: the mutants that nothing kills, each with its kind and the reason why that is no hole."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Final, NoReturn

import msgspec

FILE: Final = Path(__file__).with_name("survivors.toml")
_FEWEST_WORDS: Final = 4

Place = tuple[str, str, str, str]
"""The module, the function or class in it, and the changed line before and after."""


class Kind(StrEnum):
    """Why a surviving mutant is no hole."""

    EQUIVALENT = "equivalent"
    """No input whatever tells it from the original."""
    UNREACHABLE = "unreachable"
    """What would tell it apart cannot come about by the rules; the code may be dead."""
    GROUNDS = "grounds"
    """What is answered stays the same; only clauses that no scenario rests on are named with it, or are not."""
    RULING = "ruling"
    """It matters only where a ruling has a value that no rule set gives it; impostors are there for those."""
    MESSAGE = "message"
    """It only changes a wording, the order of a list, or which of several faults in a bad question is named."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"within": "in"}):
    """Mutants of one line of which the same is to be said; ``within`` is the function or class it stands in."""

    module: str
    before: str
    after: tuple[str, ...]
    kind: Kind
    reason: str
    within: str = ""

    def places(self) -> Iterator[Place]:
        """The mutants."""
        for after in self.after:
            yield self.module, self.within, self.before, after


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    survivor: tuple[Entry, ...] = ()


class SurvivorsError(Exception):
    """The list of survivors is malformed; the message names the file and the place."""


def load(path: Path = FILE) -> dict[Place, Entry]:
    """The entry of each mutant that is listed. SurvivorsError where one is malformed or stands there twice."""
    found: dict[Place, Entry] = {}
    for number, entry in enumerate(_read(path), start=1):
        where = f"[[survivor]] number {number}, {entry.module}.{entry.within}"
        if len(entry.reason.split()) < _FEWEST_WORDS:
            _refuse(path, where, "expected a reason why this mutant is no hole")
        if not entry.after:
            _refuse(path, where, "expected at least one mutant of the line")
        for place in entry.places():
            if place in found:
                _refuse(path, where, f"{place[3]!r} stands there twice")
            found[place] = entry
    return found


def stale(listed: Collection[Place], alive: Collection[Place], tried: Collection[str]) -> list[Place]:
    """The entries whose mutant was killed or is none any more, of the modules that were ``tried`` in full."""
    return [place for place in listed if place[0] in tried and place not in alive]


def _read(path: Path) -> tuple[Entry, ...]:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File).survivor
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        _refuse(path, "", f"cannot be read as TOML: {fault}")
    except msgspec.ValidationError as fault:
        _refuse(path, "", str(fault))


def _refuse(path: Path, place: str, reason: str) -> NoReturn:
    raise SurvivorsError(": ".join(filter(None, (path.name, place, reason))))
