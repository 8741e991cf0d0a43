"""stdin, stdout and stderr as the command finds them: closed, full, or without a reader.

Nothing of that is a fault of the engine that is checked or of ours. What cannot be said on stderr is not said; that
stdout takes no more is one kind of error, whatever the system calls it, and the guard knows it.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
from typing import TextIO

from tarock_language.message import Language
from tarock_protocol.user_files import reason_of

_SPELT_OUT = "tarock-spelt-out"
_SPELLINGS = dict(zip("♥♦♠♣–’▶✓✗≠", "hdsc-'>+x/", strict=True)) | {
    **dict(zip("äöüÄÖÜß", ("ae", "oe", "ue", "Ae", "Oe", "Ue", "ss"), strict=True)),
    "…": "...",
}
"""ASCII spellings of the characters in cards, sentences and signs."""

_NUMBERS = {"stdin": 0, "stdout": 1, "stderr": 2}


class NobodyReadsError(Exception):
    """Stdout cannot be written; not an OSError, because other code would take that for a fault of its own file."""

    def __init__(self, fault: OSError) -> None:
        super().__init__(str(fault))
        self.gone = isinstance(fault, BrokenPipeError)
        self.reason = reason_of(fault)


class _Stdout(io.TextIOWrapper):
    def write(self, text: str, /) -> int:
        try:
            return super().write(text)
        except OSError as fault:
            raise NobodyReadsError(fault) from fault

    def flush(self) -> None:
        try:
            super().flush()
        except OSError as fault:
            raise NobodyReadsError(fault) from fault


class _Stderr(io.TextIOWrapper):
    def write(self, text: str, /) -> int:
        try:
            return super().write(text)
        except OSError:
            point_nowhere(self)
            return len(text)

    def flush(self) -> None:
        try:
            super().flush()
        except OSError:
            point_nowhere(self)


def steady() -> None:
    """Replace closed streams, and make stdout and stderr accept any character and report or ignore failed writes."""
    for name, number in _NUMBERS.items():
        if getattr(sys, name) is None:
            _open_nowhere(name, number)
    sys.stdout = _like(sys.stdout, _Stdout)
    sys.stderr = _like(sys.stderr, _Stderr)


def utf8() -> TextIO:
    """Stdout for formats that are always UTF-8 (JSON, XML, HTML, Markdown), whatever encoding the console has."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    return sys.stdout


def point_nowhere(stream: TextIO) -> None:
    """Point a stream at the null device, else Python complains at exit that it cannot write the rest."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def unheard(fault: NobodyReadsError, say: Language) -> None:
    """Say on stderr why stdout cannot be written; nothing is said if the reader has gone (a broken pipe)."""
    if not fault.gone:
        sys.stderr.write(f"tarock: {say('stdout cannot be written: {why}', why=fault.reason)}\n")


def _open_nowhere(name: str, number: int) -> None:
    """Open the null device in place of a closed stream, before another file gets its number."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    if nowhere != number:
        os.dup2(nowhere, number)
        os.close(nowhere)
    setattr(sys, name, open(number, "r" if name == "stdin" else "w", encoding="utf-8", closefd=False))  # noqa: SIM115


def _like(stream: TextIO, kind: type[io.TextIOWrapper]) -> TextIO:
    """The stream in another kind of wrapper; a stream that is no file of the system is returned as it is."""
    if not isinstance(stream, io.TextIOWrapper):
        return stream
    stream.flush()
    encoding, by_line = stream.encoding, stream.line_buffering
    return kind(stream.detach(), encoding=encoding, errors=_SPELT_OUT, line_buffering=by_line)


def _spelt_out(fault: UnicodeError) -> tuple[str, int]:
    """The ASCII spelling of characters that an encoding lacks; cards stay in a spelling that the suite can read."""
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    return "".join(_SPELLINGS.get(sign, "?") for sign in fault.object[fault.start : fault.end]), fault.end


codecs.register_error(_SPELT_OUT, _spelt_out)
