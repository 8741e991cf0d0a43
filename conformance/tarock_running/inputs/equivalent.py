"""Reads ``features/<source>/equivalent.toml``: impostors that no answer can reveal, each with the argument why.

An impostor is the reference engine with one wrong ruling.
"""

from __future__ import annotations

import functools
import itertools
import tomllib
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import NoReturn

import msgspec

from tarock_steps.catalogue.features_path import features_root
from tarock_steps.errors import CatalogueError

FILE = "equivalent.toml"
_FEWEST_WORDS = 5


class EquivalentImpostor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An impostor, the clause that it breaks, and the argument why no answer shows it."""

    impostor: str
    clause: str
    argument: str


class UnderReadings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Impostors that no scenario catches under each of some ``readings`` (``option=reading``), with the argument.

    They are all uncaught impostors of some ``clauses``, or the named ``impostors``.
    """

    readings: tuple[str, ...]
    argument: str
    clauses: tuple[str, ...] = ()
    impostors: tuple[str, ...] = ()


class EntriesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The entries of a file, of both kinds."""

    equivalent: tuple[EquivalentImpostor, ...] = ()
    under: tuple[UnderReadings, ...] = ()


def equivalent_impostors(source: str, clauses: Mapping[str, str], root: Path | None = None) -> dict[str, str]:
    """The argument for each impostor in the file; ``clauses`` maps every impostor there is to its clause.

    Raises CatalogueError, with the file and the entry, for an entry that is malformed, repeated, or about no impostor.
    """
    path = _path(source, root)
    arguments: dict[str, str] = {}
    for place, entry in _placed(source, root):
        if entry.impostor not in clauses:
            _refuse(path, place, "there is no such impostor; `tarock prove` lists them all in its ledger")
        if entry.clause != clauses[entry.impostor]:
            _refuse(path, place, f"it breaks {clauses[entry.impostor]}, not {entry.clause}")
        arguments[entry.impostor] = entry.argument
    return arguments


def untold_under_readings(
    source: str, readings: Collection[str], clauses: Collection[str], root: Path | None = None
) -> dict[tuple[str, str], str]:
    """The arguments why no scenario catches an impostor, or those of a clause; by reading and impostor or clause.

    Raises CatalogueError, with the file and the entry, for an unknown reading or clause, an empty entry, or a repeated
    pair. Which impostors exist depends on the reading, so only a proof can find an unknown impostor.
    """
    path = _path(source, root)
    found: dict[tuple[str, str], str] = {}
    for number, entry in enumerate(equivalent_entries(source, root).under, start=1):
        place = f"[[under]] number {number}"
        if len(entry.argument.split()) < _FEWEST_WORDS:
            _refuse(path, place, "expected an argument why no scenario catches them")
        if bool(entry.clauses) is bool(entry.impostors):
            _refuse(path, place, "expected either clauses or impostors")
        for names, known, what in ((entry.readings, readings, "reading"), (entry.clauses, clauses, "clause")):
            for name in names:
                if name not in known:
                    _refuse(path, place, f"there is no {what} {name!r}")
        for pair in itertools.product(entry.readings, entry.clauses or entry.impostors):
            if pair in found:
                _refuse(path, place, f"{' with '.join(pair)} is there twice")
            found[pair] = entry.argument
    return found


def refuse_wrong_entries(source: str, clauses: Collection[str], root: Path | None = None) -> None:
    """Refuse mistakes in the file that show without knowing the impostors; ``clauses`` are those of the catalogue."""
    path = _path(source, root)
    for place, entry in _placed(source, root):
        if entry.clause not in clauses:
            _refuse(path, place, f"there is no clause {entry.clause!r}")


def _path(source: str, root: Path | None) -> Path:
    return (root or features_root()) / source / FILE


def _placed(source: str, root: Path | None) -> Iterator[tuple[str, EquivalentImpostor]]:
    """Every entry with its place; refuses a repeated entry or a short argument; empty if there is no file."""
    path = _path(source, root)
    seen: set[str] = set()
    for number, entry in enumerate(equivalent_entries(source, root).equivalent, start=1):
        place = f"[[equivalent]] number {number}, {entry.impostor}"
        if entry.impostor in seen:
            _refuse(path, place, "it is there twice")
        if len(entry.argument.split()) < _FEWEST_WORDS:
            _refuse(path, place, "expected an argument why no observable answer differs")
        seen.add(entry.impostor)
        yield place, entry


def where(source: str) -> str:
    """The name of the file in messages."""
    return f"{source}/{FILE}"


def equivalent_entries(source: str, root: Path | None = None) -> EntriesFile:
    """The entries in the file of a source; our own file is cached, so later changes by a program do not matter."""
    path = _path(source, root)
    return _own(path) if root is None else _read(path)


@functools.cache
def _own(path: Path) -> EntriesFile:
    return _read(path)


def _read(path: Path) -> EntriesFile:
    if not path.exists():
        return EntriesFile()
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(data, EntriesFile)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        _refuse(path, "", f"cannot be read as TOML: {fault}")
    except msgspec.ValidationError as fault:
        _refuse(path, "", str(fault))


def _refuse(path: Path, place: str, reason: str) -> NoReturn:
    raise CatalogueError(reason, file=f"{path.parent.name}/{path.name}", place=place)
