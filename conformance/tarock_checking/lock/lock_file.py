"""Reads a lock from its file, and refuses one that was changed: UsageFaultError names the line."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Final, NoReturn, TypeVar

import msgspec

from tarock_checking.lock.lock_lines import FORMAT, Header, Lock, Locked, scenarios_digest, seal_of
from tarock_language.message import Message, message
from tarock_protocol import codec, strictness
from tarock_protocol.decoding_faults import fault_and_place
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.questions import PROTOCOL, Question
from tarock_protocol.strangers_text import shown
from tarock_protocol.user_files import file_bytes
from tarock_running.inputs.readable import readable
from tarock_running.process.exits import UsageFaultError
from tarock_steps.catalogue.loading import sources

Line = TypeVar("Line", bound=msgspec.Struct)

_LARGEST: Final = 64_000_000
"""Bytes of a file that is looked at; ours have less than a million."""

_MOST: Final = 2_000_000
"""Bytes of a line: a question and its answer."""

_DIGEST: Final = re.compile(rb'"digest":"([0-9a-f]{64})"\}$')
_SEAL: Final = re.compile(rb'"seal":"([0-9a-f]{16})"\}$')
_BROKEN: Final = (msgspec.MsgspecError, ValueError, RecursionError)
_HEADER: Final = message("the header of a lock")
_QUESTION: Final = message("a question with its answer")


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
        told = message("{number} whole lines below the header", number=len(questions))
        wanted = message(
            "{number} question, on a line with its end",
            "{number} questions, each on a line with its end",
            number=header.questions,
        )
        refuse_line(path, len(lines) + (not whole), wanted, told if whole else message("a line that is cut off"))
    _check_digest(path, lines[0], data, header)
    if not questions:
        refuse_line(path, 1, message("at least one question"), message("none"))
    return Lock(header, questions)


def refuse_unknown_source(path: Path, lock: Lock) -> None:
    """Refuse a lock of a source that there is not."""
    if lock.header.based_on not in sources():
        found = f"'{shown(lock.header.based_on)}'"
        refuse_line(path, 1, message("a source of this suite ({sources})", sources=[*sources()]), found)


def refuse_other_suite(path: Path, lock: Lock) -> None:
    """Refuse a lock that was made from other scenarios or clauses than there are.

    What was right then may be wrong today, and a verdict rests on right answers alone; how they changed is shown where
    the lock is renewed.
    """
    refuse_unknown_source(path, lock)
    header = lock.header
    if header.features != (mine := scenarios_digest(header.based_on)):
        expected = message(
            "a lock made from the scenarios and clauses of {source} as they are (digest {digest}…)",
            source=header.based_on,
            digest=mine[:12],
        )
        found = message(
            "one made from others by version {version} of the suite (digest {digest}…)",
            version=shown(header.suite),
            digest=header.features[:12],
        )
        refuse_line(path, 1, expected, renewed_by(path, found))


def locked_question(path: Path, locked: Locked) -> Question:
    """A question of a lock as it is asked; refuses one that the protocol does not have."""
    try:
        return codec.decode_question(msgspec.json.encode(locked.question))
    except ProtocolError as fault:
        refuse_line(path, locked.number + 1, message("a question of the protocol"), fault.said)


def _bytes_of(path: Path) -> bytes:
    with readable(path, expected=message("a lock, as `tarock lock` writes it")):
        return file_bytes(path, _LARGEST)


def _refuse_other_kinds(path: Path, line: bytes) -> None:
    """Refuse what is no lock, and a lock of another format before more is expected of it."""
    if not line:
        refuse_line(path, 1, _HEADER, message("an empty line" if path.stat().st_size else "an empty file"))
    try:
        seen = msgspec.json.decode(line, type=_Kind)
    except _BROKEN as fault:
        refuse_line(path, 1, _HEADER, fault_and_place(fault))
    if seen.kind != "lock":
        refuse_line(path, 1, _HEADER, message("a line of kind '{kind}'", kind=shown(seen.kind)))
    if seen.format != FORMAT:
        there = message("format {format}, of a newer version of the suite", format=seen.format)
        if seen.format < FORMAT:
            there = message("format {format}, of an older version of the suite", format=seen.format)
        refuse_line(path, 1, message("lock format {format}", format=FORMAT), there)


def _decoded(path: Path, number: int, line: bytes, kind: type[Line]) -> Line:
    words = _HEADER if kind is Header else _QUESTION
    if len(line) > _MOST:
        refuse_line(path, number, words, message("a line of {number} bytes", number=len(line)))
    try:
        strictness.refuse_unsound(line, fractions=False)
        return msgspec.json.decode(line, type=kind)
    except _BROKEN as fault:
        refuse_line(path, number, words, fault_and_place(fault))


def _question(path: Path, number: int, line: bytes) -> Locked:
    """The question on line ``number`` below the header."""
    place = number + 1
    found = _decoded(path, place, line, Locked)
    seal = _SEAL.search(line)
    if seal is None or seal_of(line[: seal.start(1)] + line[seal.end(1) :] + b"\n") != found.seal:
        sealed = message("the line as it was written (its seal differs)")
        refuse_line(path, place, sealed, message("one that was changed"))
    if found.question.get("id") != number:
        told = str(found.question.get("id"))
        refuse_line(path, place, message("the question {id}", id=number), message("the question {id}", id=told))
    return found


def _check_digest(path: Path, first: bytes, data: bytes, header: Header) -> None:
    """Refuse a file that is not what its digest says; every line below the header has been seen to be right."""
    digest = _DIGEST.search(first)
    if digest is None or hashlib.sha256(data[: digest.start(1)] + data[digest.end(1) :]).hexdigest() != header.digest:
        whole = message("the header as it was written (its digest differs)")
        refuse_line(path, 1, whole, message("one that was changed"))
    if header.protocol != PROTOCOL:
        mine = message("version {version} of the protocol", version=PROTOCOL)
        refuse_line(path, 1, mine, message("version {version}", version=header.protocol))


def renewed_by(path: Path, found: Message) -> Message:
    """What was found in a lock that is not of today, and how it is renewed."""
    return message(
        "{found}; `tarock lock --update {path}` shows the changes and renews it", found=found, path=str(path)
    )


def refuse_line(path: Path, line: int, expected: Message, found: Message | str) -> NoReturn:
    """Refuse a lock for one of its lines."""
    raise UsageFaultError(
        message(
            "{path}, line {line}: expected {expected}, found {found}",
            path=str(path),
            line=line,
            expected=expected,
            found=found,
        )
    )
