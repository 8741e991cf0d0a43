"""Reads and writes ledgers of every kind: lines of JSON, a header first, and a footer with a digest of all before it.

Each line is written to a draft at once, or before anything else is waited for, so that a killed run leaves what it had.
At the end the whole file is put in its place (``whole_files.py``), written anew from memory. The reader says what is
wrong and where: a body that just ends is *cut*, and anything that does not belong there is a *fault*.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeVar

import msgspec

from tarock_language.message import Message, Word, message
from tarock_protocol.decoding_faults import fault_and_place
from tarock_protocol.strangers_text import json_without_controls
from tarock_protocol.user_files import file_bytes, reason_of
from tarock_reports.ledger.whole_files import Growing, Place

FORMAT: Final = 4
"""The version of the format; a change that an older reader would misread increases it."""

H = TypeVar("H", bound=msgspec.Struct)
B = TypeVar("B", bound=msgspec.Struct)
F = TypeVar("F", bound=msgspec.Struct)
_BROKEN: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
_NOT_THE_DIGEST: Final = message(
    "the footer's digest is not that of the header and the lines before it: some were lost, changed or moved"
)


class LedgerLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True):
    """A line of a ledger; its field ``kind`` says which type of line it is."""


class SealLine(LedgerLine, frozen=True, tag="footer", kw_only=True):
    """The last line: the number of lines between header and footer, and the SHA-256 of all lines before it."""

    lines: int
    digest: str


class LedgerError(Exception):
    """Raised if a file cannot be read as a ledger; ``said`` is why, and ``line`` is ``None`` if it cannot be opened."""

    def __init__(self, path: Path, line: int | None, problem: Message) -> None:
        self.path = path
        self.line = line
        self.said = message("{place}: {fault}", place=str(path), fault=problem)
        if line is not None:
            self.said = message("{path}, line {number}: {fault}", path=str(path), number=line, fault=problem)
        super().__init__(str(self.said))


# ----------------------------------------------------------------------------------------- writing


class Writer:
    """Writes a ledger line by line; leaving the ``with`` block without an exception writes the footer.

    A whole ledger is then put in its place. A ledger that is not whole goes to the place of a part, so that an earlier
    file stays. ``path`` says where it went, ``meddled`` what other programs did to the file meanwhile (none if
    nothing), and ``ending`` is the footer that was written.
    """

    def __init__(self, place: Path | Place, header: msgspec.Struct) -> None:
        self._place = Place(place) if isinstance(place, Path) else place
        self.path = self._place.path
        self.header = header
        self.lines = 0
        self.waits = False
        self.ending: Any = None
        self._file: Growing | None = None

    def __enter__(self) -> Self:
        """Open the draft and write the header."""
        self._file = Growing(self._place)
        self._write(self.header)
        self.flush()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Write the footer, unless an exception ended the run, and put the ledger in its place."""
        try:
            if kind is None:
                self.ending = self.footer(self._open.digest())
                self._write(self.ending)
        finally:
            whole = kind is None and self.is_whole
            self.path = (self._place if whole else self._place.part).path
            self._open.place(whole=whole)

    @property
    def is_whole(self) -> bool:
        """Whether a run that no exception ended is complete."""
        return True

    @property
    def meddled(self) -> Message | None:
        """What other programs did to the file while it was written; none if nothing."""
        return self._open.meddled

    def line(self, line: msgspec.Struct) -> None:
        """Write a line between header and footer, at once."""
        self._add(line)
        self.flush()

    def flush(self) -> None:
        """Write to the draft what was added and not written yet."""
        self._open.flush()

    def _add(self, line: msgspec.Struct) -> None:
        """Write a line, at once unless the writer ``waits`` for ``flush``."""
        self._write(line)
        self.lines += 1
        if not self.waits:
            self.flush()

    def footer(self, digest: str) -> msgspec.Struct:
        """The last line."""
        return SealLine(lines=self.lines, digest=digest)

    def data(self) -> bytes:
        """The ledger as it was written, even if its file has changed since."""
        return self._open.data()

    def altered(self) -> Message | None:
        """How the file changed since it was put in its place; none if it did not change."""
        return self._open.altered()

    @property
    def _open(self) -> Growing:
        if self._file is None:
            message = "a ledger is written inside a `with` block"
            raise ValueError(message)
        return self._file

    def _write(self, line: msgspec.Struct) -> None:
        self._open.add(json_without_controls(msgspec.json.encode(line)) + b"\n")


# ----------------------------------------------------------------------------------------- reading


@dataclass
class Body(Generic[B, F]):
    """The lines after a header, and their faults; ``cut_line`` is the number of an incomplete last line, or 0."""

    lines: list[B] = field(default_factory=list)
    footer: F | None = None
    faults: list[Message] = field(default_factory=list)
    cut_line: int = 0
    last: int = 1
    digest: str = ""

    @property
    def cut(self) -> Message | None:
        """Where the ledger breaks off; none if it has its footer."""
        if self.footer is not None:
            return None
        if self.cut_line:
            return message("line {number} is cut off in the middle", number=self.cut_line)
        return message("the run ended early after line {number}, there is no footer", number=self.last)

    @property
    def digest_fault(self) -> Message | None:
        """The fault if the footer's digest does not match the lines; else none."""
        return None if self.footer is None or getattr(self.footer, "digest", "") == self.digest else _NOT_THE_DIGEST


@dataclass(frozen=True)
class Form(Generic[H, B, F]):
    """The types of a ledger's lines: header, body and footer; ``words`` names what may follow the header."""

    header: type[H]
    body: tuple[type[B], ...]
    footer: type[F]
    words: Message


def bytes_of_file(path: Path) -> bytes:
    """The bytes of a ledger; raises ``LedgerError`` if it cannot be read."""
    try:
        return file_bytes(path)
    except OSError as error:
        raise LedgerError(path, None, message("expected a ledger, but {reason}", reason=reason_of(error))) from None


class AsItWasRead:
    """A ledger that was read, with what is wrong with it as messages, and in English."""

    said_of_cut: Message | str
    said_faults: tuple[Message | str, ...]
    said_altered: Message | None

    @property
    def cut(self) -> str:
        """Why it is partial; empty if it is whole."""
        return str(self.said_of_cut)

    @property
    def faults(self) -> tuple[str, ...]:
        """What is wrong with it."""
        return tuple(map(str, self.said_faults))

    @property
    def altered(self) -> str:
        """What shows that the file is not what was written; empty if nothing does."""
        return str(self.said_altered or "")


class _Kind(msgspec.Struct):
    """The part of a first line that identifies the ledger."""

    kind: str
    format: int = FORMAT


def read_header(path: Path, data: bytes, forms: Mapping[str, Form[Any, Any, Any]]) -> tuple[str, Any]:
    """The kind of a ledger and its header; raises ``LedgerError`` if the first line fits none of ``forms``."""
    first = BytesIO(data).readline()
    if not first.endswith(b"\n"):
        raise LedgerError(
            path,
            1,
            message("expected the header of a ledger, but it is cut off")
            if first
            else message("expected the header of a ledger, but the file is empty"),
        )
    try:
        seen = msgspec.json.decode(first, type=_Kind)
    except _BROKEN as error:
        raise LedgerError(path, 1, _no_header(error)) from None
    if seen.kind not in forms:
        odd = message("expected the header of a ledger, found a line of kind {kind}", kind=repr(seen.kind))
        raise LedgerError(path, 1, odd)
    if seen.format != FORMAT:
        problem = message(
            "expected ledger format {expected}, found format {found}, of {version} version of the suite",
            expected=FORMAT,
            found=seen.format,
            version=Word("an older" if seen.format < FORMAT else "a newer"),
        )
        raise LedgerError(path, 1, problem)
    try:
        return seen.kind, msgspec.json.decode(first, type=forms[seen.kind].header)
    except _BROKEN as error:
        raise LedgerError(path, 1, _no_header(error)) from None


def _no_header(fault: Exception) -> Message:
    return message("expected the header of a ledger: {fault}", fault=fault_and_place(fault))


def read_body(data: bytes, form: Form[H, B, F]) -> Body[B, F]:
    """Read the lines after the header; a wrong line is recorded as a fault and does not stop the reading."""
    body: Body[B, F] = Body()
    digest = hashlib.sha256(data[: data.find(b"\n") + 1])
    union: Any = form.header | form.footer
    for line_type in form.body:
        union |= line_type
    for number, text, whole in _numbered(data):
        body.last = number
        before = body.footer
        _take(body, form, union, (number, text, whole))
        if body.footer is before:
            digest.update(text + b"\n")
    body.digest = digest.hexdigest()
    return body


def _numbered(data: bytes) -> Iterator[tuple[int, bytes, bool]]:
    """Each line after the header: its number, its text, and whether it ends with a line feed."""
    lines = BytesIO(data)
    lines.readline()
    for number, text in enumerate(lines, start=2):
        yield number, text.removesuffix(b"\n"), text.endswith(b"\n")


def _take(body: Body[B, F], form: Form[H, B, F], union: object, numbered: tuple[int, bytes, bool]) -> None:
    number, text, whole = numbered
    try:
        line = msgspec.json.decode(text, type=union)
    except _BROKEN as error:
        if whole or body.footer is not None:
            body.faults.append(
                message(
                    "line {number}: expected {kind}: {fault}",
                    number=number,
                    kind=form.words,
                    fault=fault_and_place(error),
                )
            )
        else:
            body.cut_line = number
        return
    if body.footer is not None:
        body.faults.append(
            message("line {number}: expected nothing after the footer, found another line", number=number)
        )
    elif isinstance(line, form.header):
        body.faults.append(
            message("line {number}: expected {kind}, found another header", number=number, kind=form.words)
        )
    if isinstance(line, form.body):
        body.lines.append(line)
    elif isinstance(line, form.footer) and body.footer is None:
        body.footer = line
