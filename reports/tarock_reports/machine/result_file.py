"""Reads published results, which strangers have written: of limited size, of the right form, without contradictions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from tarock_language.message import Message, message
from tarock_protocol.decoding_faults import fault_and_place, line_of_fault
from tarock_protocol.strictness import UnsoundError, refuse_unsound
from tarock_protocol.user_files import file_bytes, reason_of
from tarock_reports.machine.result_contradictions import ReadingsOf, contradiction
from tarock_reports.machine.result_shape import RESULT_FORMAT, ResultObject

LARGEST_RESULT: Final = 200_000
"""The largest file in bytes; a result of four rule sets has about twenty thousand."""

_PROGRAMS: Final = 500
_RESULTS: Final = 50
"""How many folders there may be, and how many files in each."""

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9.-]{0,79}")
"""The names of folders and files, which become parts of an address."""


class ResultError(Exception):
    """A file is no result; ``said`` is why."""

    def __init__(self, path: Path, problem: Message | str) -> None:
        self.said = message("{place}: {fault}", place=str(path), fault=problem)
        super().__init__(str(self.said))


class StoredResult(NamedTuple):
    """A result in a folder of results: the folder of its program, the name of its file, and what is in it."""

    program: str
    name: str
    result: ResultObject


class _Kind(msgspec.Struct):
    """The part of a result that says which reader it needs."""

    kind: str
    format: int


def read_results(folder: Path, readings_of: ReadingsOf) -> tuple[StoredResult, ...]:
    """The results in a folder with one folder for each program, sorted by name; files directly in it are ignored.

    Raises ``ResultError`` for the first file or folder that does not belong there.
    """
    try:
        programs = [path for path in sorted(folder.iterdir()) if path.is_symlink() or path.is_dir()]
        if len(programs) > _PROGRAMS:
            raise ResultError(folder, message("more than {number} programs", number=_PROGRAMS))
        return tuple(found for program in programs for found in _of_program(program, readings_of))
    except OSError as fault:
        place = Path(fault.filename or folder)
        raise ResultError(
            place, message("expected a folder of results, but {reason}", reason=reason_of(fault))
        ) from None


def _of_program(folder: Path, readings_of: ReadingsOf) -> Iterator[StoredResult]:
    _check_name(folder)
    files = sorted(folder.iterdir())
    if len(files) > _RESULTS:
        raise ResultError(folder, message("more than {number} results", number=_RESULTS))
    for path in files:
        _check_name(path)
        if path.suffix != ".json":
            raise ResultError(path, message("expected a file whose name ends with .json"))
        yield StoredResult(folder.name, path.stem, result_at(path, readings_of))


def _check_name(path: Path) -> None:
    if path.is_symlink():
        raise ResultError(path, message("expected no link to something else"))
    if not _NAME.fullmatch(path.name):
        raise ResultError(path, message("expected a name of small letters, digits, points and hyphens"))


def result_at(path: Path, readings_of: ReadingsOf) -> ResultObject:
    """Read a result; raises ``ResultError`` if it cannot be read, is of another form, or contradicts itself."""
    try:
        found = result_in(file_bytes(path, LARGEST_RESULT), readings_of)
    except OSError as fault:
        raise ResultError(path, message("expected a result, but {reason}", reason=reason_of(fault))) from None
    if isinstance(found, Message):
        raise ResultError(path, found)
    return found


def result_in(data: bytes, readings_of: ReadingsOf) -> ResultObject | Message:
    """The result that is written in JSON; or why it is none."""
    try:
        kind = msgspec.json.decode(data, type=_Kind)
        if (kind.kind, kind.format) != ("result", RESULT_FORMAT):
            return _other_form(kind)
        result = msgspec.json.decode(data, type=ResultObject)
        refuse_unsound(data, fractions=False)
    except UnsoundError as fault:
        return message("expected a result with {expected}, got {fault}", expected=fault.expected, fault=fault.said)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        said, line = fault_and_place(fault), line_of_fault(data, fault)
        where = said if line is None else message("line {line}: {fault}", line=line, fault=said)
        return message("expected a result: {fault}", fault=where)
    return contradiction(result, readings_of) or result


def _other_form(kind: _Kind) -> Message:
    return message(
        "expected a result of format {expected}, found a {kind} of format {format}",
        expected=RESULT_FORMAT,
        kind=repr(kind.kind),
        format=kind.format,
    )
