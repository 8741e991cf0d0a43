"""A lock read from its file: what is not to the letter what was written is refused, with its line."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any, Final, NoReturn

import msgspec

from tarock_conformance.lock.lock_lines import FORMAT, SUFFIX, Header, Lock, Locked, seal_of
from tarock_conformance.process.exits import UsageFaultError
from tarock_reports.ledger.whole_files import what_else
from tarock_steps.protocol import strictness
from tarock_steps.protocol.messages.questions import PROTOCOL
from tarock_steps.protocol.strangers_text import shown

_LARGEST: Final = 64_000_000
"""Bytes of a file that is looked at; ours have less than a million."""

_MOST: Final = 2_000_000
"""Bytes of a line: a question and its answer."""

_DIGEST: Final = re.compile(rb'"digest":"([0-9a-f]{64})"\}$')
_SEAL: Final = re.compile(rb'"seal":"([0-9a-f]{16})"\}$')
_BROKEN: Final = (msgspec.MsgspecError, ValueError, RecursionError)
_HEADER: Final = "the header of a lock"
_QUESTION: Final = "a question with its answer"


class _Kind(msgspec.Struct):
    """As much of a first line as tells what it is."""

    kind: str = ""
    format: int = 0


def read_lock(path: Path) -> Lock:
    """The lock in a file; UsageFaultError names the file, the line and what was expected there."""
    data = _bytes_of(path)
    lines = data.split(b"\n")
    whole = lines.pop() == b""
    _refuse_other_kinds(path, lines[0] if lines else data)
    header = _decoded(path, 1, lines[0] if lines else data, Header)
    questions = tuple(_question(path, number, line) for number, line in enumerate(lines[1:], start=1))
    if len(questions) != header.questions or not whole:
        told = f"{len(questions)} whole lines below the header" if whole else "a line that is cut off"
        _refuse(path, len(lines) + (not whole), f"{header.questions} questions, each on a line with its end", told)
    _check_digest(path, lines[0], data, header)
    return Lock(header, questions)


def _bytes_of(path: Path) -> bytes:
    try:
        if kind := what_else(path.resolve()):
            message = f"{path}: it is {kind}; expected a lock, as `tarock lock` writes it to NAME{SUFFIX}"
            raise UsageFaultError(message)
        if (size := path.stat().st_size) > _LARGEST:
            message = f"{path}: it has {size} bytes; expected a lock of at most {_LARGEST}"
            raise UsageFaultError(message)
        return path.read_bytes()
    except OSError as fault:
        message = f"{path}: cannot be read: {fault.strerror or fault}; expected a lock, as `tarock lock` writes it"
        raise UsageFaultError(message) from fault


def _refuse_other_kinds(path: Path, line: bytes) -> None:
    """Refuse what is no lock, and a lock of another format before more is expected of it."""
    if not line:
        _refuse(path, 1, _HEADER, "an empty file" if not path.stat().st_size else "an empty line")
    try:
        seen = msgspec.json.decode(line, type=_Kind)
    except _BROKEN as fault:
        _refuse(path, 1, _HEADER, str(fault))
    if seen.kind != "lock":
        _refuse(path, 1, _HEADER, f"a line of kind '{shown(seen.kind)}'")
    if seen.format != FORMAT:
        which = "an older" if seen.format < FORMAT else "a newer"
        _refuse(path, 1, f"lock format {FORMAT}", f"format {seen.format}, of {which} version of the suite")


def _decoded(path: Path, number: int, line: bytes, kind: type[Any]) -> Any:
    words = _HEADER if kind is Header else _QUESTION
    try:
        if len(line) > _MOST:
            message = f"a line of {len(line)} bytes"
            raise ValueError(message)
        strictness.refuse_unsound(line, fractions=False)
        return msgspec.json.decode(line, type=kind)
    except _BROKEN as fault:
        _refuse(path, number, words, str(fault))


def _question(path: Path, number: int, line: bytes) -> Locked:
    """The question on line ``number`` below the header."""
    place = number + 1
    found: Locked = _decoded(path, place, line, Locked)
    seal = _SEAL.search(line)
    if seal is None or seal_of(line[: seal.start(1)] + line[seal.end(1) :] + b"\n") != found.seal:
        _refuse(path, place, "the line as it was written, which its seal tells", "one that was altered")
    if found.question.get("id") != number:
        _refuse(path, place, f"the question {number}", f"the question {found.question.get('id')}")
    return found


def _check_digest(path: Path, first: bytes, data: bytes, header: Header) -> None:
    """Refuse a file that is not what its digest says; every line below the header has been seen to be right."""
    digest = _DIGEST.search(first)
    if digest is None or hashlib.sha256(data[: digest.start(1)] + data[digest.end(1) :]).hexdigest() != header.digest:
        _refuse(path, 1, "the header as it was written, which its digest tells", "one that was altered")
    if header.protocol != PROTOCOL:
        _refuse(path, 1, f"version {PROTOCOL} of the protocol", f"version {header.protocol}")


def _refuse(path: Path, line: int, expected: str, found: str) -> NoReturn:
    message = f"{path}, line {line}: expected {expected}, found {found}"
    raise UsageFaultError(message)
