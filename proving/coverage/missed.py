"""Reads ``missed.toml``: the branches that no feature reaches, each with the reason; and finds stale entries."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NoReturn

import msgspec

from proving.coverage.branches import Branch

FILE: Final = Path(__file__).with_name("missed.toml")
_FEWEST_WORDS: Final = 5


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A branch: the module, the function ``in`` which it is, its line and the one that it leads to (or ``exit``)."""

    module: str
    function: str = msgspec.field(name="in")
    line: str
    to: str
    reason: str

    @property
    def name(self) -> tuple[str, str, str, str]:
        """The key of the branch."""
        return self.module, self.function, self.line, self.to


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    missed: tuple[Entry, ...] = ()


class MissedFileError(ValueError):
    """A file of reasons that cannot be used; the message names the place."""


def load(path: Path = FILE) -> tuple[Entry, ...]:
    """Read the entries. Raises MissedFileError, with the place, for a malformed or repeated entry."""
    try:
        entries = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File).missed
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        _refuse(path, f"cannot be read as TOML: {fault}", fault)
    except msgspec.ValidationError as fault:
        _refuse(path, str(fault), fault)
    seen: set[tuple[str, str, str, str]] = set()
    for number, entry in enumerate(entries, start=1):
        if entry.name in seen:
            _refuse(path, f"{_place(number, entry)}: it is there twice")
        if len(entry.reason.split()) < _FEWEST_WORDS:
            _refuse(path, f"{_place(number, entry)}: expected a reason why the features do not reach it")
        seen.add(entry.name)
    return entries


def stale(entries: Iterable[Entry], branches: Iterable[Branch], reached: Iterable[Branch]) -> list[str]:
    """What is wrong with each entry that is no longer needed, with its place."""
    every = {*branches}
    known, missed = ({branch.name for branch in some} for some in (every, every.difference(reached)))
    return [
        f"{FILE.name}: {_place(number, entry)}: "
        + ("the features reach it" if entry.name in known else "there is no such branch")
        for number, entry in enumerate(entries, start=1)
        if entry.name not in missed
    ]


def _place(number: int, entry: Entry) -> str:
    return f"[[missed]] number {number}, {entry.module}, in {entry.function or 'the module'}: {entry.line}"


def _refuse(path: Path, reason: str, fault: Exception | None = None) -> NoReturn:
    message = f"{path.name}: {reason}"
    raise MissedFileError(message) from fault
