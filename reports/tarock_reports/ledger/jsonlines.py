"""Ledgers as files: JSON lines, a header first, and a footer with a digest of all lines before it.

Every line is written at once to a draft, so that a killed run leaves what it had, and the whole is put in its place
at the end (``whole_files.py``); what the run remembers is the ledger, the file is a copy of it. The reader says what
is wrong and where: a body that just ends is *cut*, everything else that does not belong there is a *fault*.
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

from tarock_reports.ledger.whole_files import Growing, Place
from tarock_steps.protocol import user_files
from tarock_steps.protocol.decoding_faults import fault_and_place

FORMAT: Final = 4
"""Raised by any change after which an older reader would misread a ledger."""

H = TypeVar("H", bound=msgspec.Struct)
B = TypeVar("B", bound=msgspec.Struct)
F = TypeVar("F", bound=msgspec.Struct)
_BROKEN: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
_NOT_THE_DIGEST: Final = (
    "the footer's digest is not that of the header and the lines before it: some were lost, changed or moved"
)


class LedgerLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True):
    """A line of a ledger; the kind says which."""


class SealLine(LedgerLine, frozen=True, tag="footer", kw_only=True):
    """The last line: how many lines stand before it but for the header, and the SHA-256 of all, line ends too."""

    lines: int
    digest: str


class LedgerError(Exception):
    """A file that cannot be read as a ledger at all; no ``line`` is at fault where it cannot be opened."""

    def __init__(self, path: Path, line: int | None, problem: str) -> None:
        self.path = path
        self.line = line
        self.problem = problem
        super().__init__(f"{path}{'' if line is None else f', line {line}'}: {problem}")


# ----------------------------------------------------------------------------------------- writing


class Writer:
    """Writes a ledger line by line; leaving it without an exception writes the footer, and puts it in its place.

    One that did not come to its end leaves what stands there alone and goes to the place of a part; ``path`` then says
    where, ``meddled`` what others did meanwhile, empty where nobody did, and ``ending`` is the footer that it has.
    """

    def __init__(self, place: Path | Place, header: msgspec.Struct) -> None:
        self._place = Place(place) if isinstance(place, Path) else place
        self.path = self._place.path
        self.header = header
        self.lines = 0
        self.ending: Any = None
        self._file: Growing | None = None

    def __enter__(self) -> Self:
        """Begin the draft and write the header."""
        self._file = Growing(self._place)
        self._write(self.header)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Write the footer, unless the run was broken off, and put the ledger in its place."""
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
        """Whether a run that was not broken off came to its end."""
        return True

    @property
    def meddled(self) -> str:
        """What others did to the file while it was written."""
        return self._open.meddled

    def line(self, line: msgspec.Struct) -> None:
        """Write a line between header and footer."""
        self._write(line)
        self.lines += 1

    def footer(self, digest: str) -> msgspec.Struct:
        """The last line."""
        return SealLine(lines=self.lines, digest=digest)

    def data(self) -> bytes:
        """The ledger as it was written, whatever has become of its file."""
        return self._open.data()

    def altered(self) -> str:
        """What has become of the file since it was put in its place; empty where it is as it was."""
        return self._open.altered()

    @property
    def _open(self) -> Growing:
        if self._file is None:
            message = "a ledger is written inside a `with` block"
            raise ValueError(message)
        return self._file

    def _write(self, line: msgspec.Struct) -> None:
        self._open.add(msgspec.json.encode(line) + b"\n")


# ----------------------------------------------------------------------------------------- reading


@dataclass
class Body(Generic[B, F]):
    """The lines after a header, and what is wrong with them; ``cut_line`` is one that ends in the middle."""

    lines: list[B] = field(default_factory=list)
    footer: F | None = None
    faults: list[str] = field(default_factory=list)
    cut_line: int = 0
    last: int = 1
    digest: str = ""

    @property
    def cut(self) -> str:
        """Where the ledger breaks off, nothing where it has its footer."""
        if self.footer is not None:
            return ""
        if self.cut_line:
            return f"line {self.cut_line} is cut off in the middle"
        return f"the run ended early after line {self.last}, there is no footer"

    @property
    def digest_fault(self) -> str:
        """What is wrong where the footer was made for other lines, else nothing."""
        return "" if self.footer is None or getattr(self.footer, "digest", "") == self.digest else _NOT_THE_DIGEST


@dataclass(frozen=True)
class Form(Generic[H, B, F]):
    """What a ledger consists of: its header, the lines of its body, its footer, and the body in words."""

    header: type[H]
    body: tuple[type[B], ...]
    footer: type[F]
    words: str


def bytes_of_file(path: Path) -> bytes:
    """The bytes of a ledger; LedgerError where it cannot be read."""
    try:
        return user_files.file_bytes(path)
    except OSError as error:
        raise LedgerError(path, None, f"expected a ledger, but {error.strerror or error}") from None


class _Kind(msgspec.Struct):
    """As much of a first line as tells what it is."""

    kind: str
    format: int = FORMAT


def read_header(path: Path, data: bytes, forms: Mapping[str, Form[Any, Any, Any]]) -> tuple[str, Any]:
    """The kind of a ledger and its header; LedgerError where the first line is none of ``forms``."""
    first = BytesIO(data).readline()
    if not first.endswith(b"\n"):
        what = "the file is empty" if not first else "it is cut off"
        raise LedgerError(path, 1, f"expected the header of a ledger, but {what}")
    try:
        seen = msgspec.json.decode(first, type=_Kind)
    except _BROKEN as error:
        raise LedgerError(path, 1, f"expected the header of a ledger: {fault_and_place(error)}") from None
    if seen.kind not in forms:
        raise LedgerError(path, 1, f"expected the header of a ledger, found a line of kind {seen.kind!r}")
    if seen.format != FORMAT:
        which = "an older" if seen.format < FORMAT else "a newer"
        problem = f"expected ledger format {FORMAT}, found format {seen.format}, of {which} version of the suite"
        raise LedgerError(path, 1, problem)
    try:
        return seen.kind, msgspec.json.decode(first, type=forms[seen.kind].header)
    except _BROKEN as error:
        raise LedgerError(path, 1, f"expected the header of a ledger: {fault_and_place(error)}") from None


def read_body(data: bytes, form: Form[H, B, F]) -> Body[B, F]:
    """The lines after the header, none of which stops the reading."""
    body: Body[B, F] = Body()
    digest = hashlib.sha256(data[: data.find(b"\n") + 1])
    union: Any = form.header | form.footer
    for each in form.body:
        union |= each
    for number, text, whole in _numbered(data):
        body.last = number
        before = body.footer
        _take(body, form, union, (number, text, whole))
        if body.footer is before:
            digest.update(text + b"\n")
    body.digest = digest.hexdigest()
    return body


def _numbered(data: bytes) -> Iterator[tuple[int, bytes, bool]]:
    """Each line after the header with its number, and whether it has an end."""
    lines = BytesIO(data)
    lines.readline()
    for number, text in enumerate(lines, start=2):
        yield number, text.removesuffix(b"\n"), text.endswith(b"\n")


def _take(body: Body[B, F], form: Form[H, B, F], union: Any, numbered: tuple[int, bytes, bool]) -> None:
    number, text, whole = numbered
    try:
        line = msgspec.json.decode(text, type=union)
    except _BROKEN as error:
        if whole or body.footer is not None:
            body.faults.append(f"line {number}: expected {form.words}: {fault_and_place(error)}")
        else:
            body.cut_line = number
        return
    if body.footer is not None:
        body.faults.append(f"line {number}: expected nothing after the footer, found another line")
    elif isinstance(line, form.header):
        body.faults.append(f"line {number}: expected {form.words}, found another header")
    if isinstance(line, form.body):
        body.lines.append(line)
    elif isinstance(line, form.footer) and body.footer is None:
        body.footer = line
