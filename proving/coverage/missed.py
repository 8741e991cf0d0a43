"""Reads ``missed.toml``: the branches that no feature reaches, each with the reason; and finds stale entries."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NoReturn

import msgspec

from proving.coverage.branches import Branch

FILE: Final = Path(__file__).with_name("missed.toml")
_FEWEST_WORDS: Final = 5


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A branch: the module, the function ``in`` which it is, its line and the one that it leads to (or ``exit``).

    Without a line it stands for all branches of the function.
    """

    module: str
    function: str = msgspec.field(name="in")
    line: str = ""
    to: str = ""
    reason: str = ""

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
        if bool(entry.line) is not bool(entry.to):
            _refuse(path, f"{_place(number, entry)}: expected a line and the one that it leads to, or neither")
        if len(entry.reason.split()) < _FEWEST_WORDS:
            _refuse(path, f"{_place(number, entry)}: expected a reason why the features do not reach it")
        seen.add(entry.name)
    return entries


def reasons(entries: Iterable[Entry]) -> dict[tuple[str, str, str, str], str]:
    """The reasons by the key of the branch, or by ``whole_function`` of it."""
    return {entry.name: entry.reason for entry in entries}


def whole_function(branch: Branch) -> tuple[str, str, str, str]:
    """The key of the entry that stands for all branches of a function."""
    return branch.module, branch.function, "", ""


def stale(entries: Iterable[Entry], branches: Iterable[Branch], reached: Iterable[Branch]) -> list[str]:
    """What is wrong with each entry that is no longer needed, with its place."""
    ways: Mapping[tuple[str, str, str, str], list[Branch]] = defaultdict(list)
    for branch in branches:
        ways[branch.name].append(branch)
        ways[whole_function(branch)].append(branch)
    gone = set(reached)
    found = []
    for number, entry in enumerate(entries, start=1):
        lines = [branch for branch in ways.get(entry.name, []) if branch not in gone]
        is_reached = not entry.line and len(lines) < len(ways.get(entry.name, []))
        if not lines or is_reached:
            wrong = "the features reach it" if entry.name in ways else "there is no such branch"
            found.append(f"{FILE.name}: {_place(number, entry)}: {wrong}")
    return found


def _place(number: int, entry: Entry) -> str:
    return f"[[missed]] number {number}, {entry.module}, in {entry.function or 'the module'}: {entry.line}"


def _refuse(path: Path, reason: str, fault: Exception | None = None) -> NoReturn:
    message = f"{path.name}: {reason}"
    raise MissedFileError(message) from fault
