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

_SPELT_OUT = "tarock-spelt-out"
_SPELLINGS = dict(zip("♥♦♠♣–’▶✓✗≠", "hdsc-'>+x/", strict=True)) | {
    **dict(zip("äöüÄÖÜß", ("ae", "oe", "ue", "Ae", "Oe", "Ue", "ss"), strict=True)),
    "…": "...",
}
"""ASCII for what cards, sentences and signs are written with."""

_NUMBERS = {"stdin": 0, "stdout": 1, "stderr": 2}


class NobodyReadsError(Exception):
    """What is written to stdout does not get anywhere; no OSError, which others take for a fault of their own."""

    def __init__(self, fault: OSError) -> None:
        super().__init__(str(fault))
        self.gone = isinstance(fault, BrokenPipeError)
        self.reason = fault.strerror or str(fault)


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
    """Have all three streams, and let the two that are written to bear what cannot be written, in any encoding."""
    for name, number in _NUMBERS.items():
        if getattr(sys, name) is None:
            _open_nowhere(name, number)
    sys.stdout = _like(sys.stdout, _Stdout)
    sys.stderr = _like(sys.stderr, _Stderr)


def utf8() -> TextIO:
    """Stdout for what is UTF-8 by its form (JSON, XML, HTML, Markdown), whatever the console speaks."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    return sys.stdout


def point_nowhere(stream: TextIO) -> None:
    """Point a stream at nothing, else Python complains at exit that it cannot write what is left."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def unheard(fault: NobodyReadsError) -> None:
    """Say on stderr why stdout cannot be written; of a reader who went away there is nothing to say."""
    if not fault.gone:
        sys.stderr.write(f"tarock: stdout cannot be written: {fault.reason}\n")


def _open_nowhere(name: str, number: int) -> None:
    """Take the place of a stream that was closed, before a file that we open gets its number."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    if nowhere != number:
        os.dup2(nowhere, number)
        os.close(nowhere)
    setattr(sys, name, open(number, "r" if name == "stdin" else "w", encoding="utf-8", closefd=False))  # noqa: SIM115


def _like(stream: TextIO, kind: type[io.TextIOWrapper]) -> TextIO:
    """The same stream as another kind of wrapper; what is no file of the system stays as it is."""
    if not isinstance(stream, io.TextIOWrapper):
        return stream
    stream.flush()
    encoding, by_line = stream.encoding, stream.line_buffering
    return kind(stream.detach(), encoding=encoding, errors=_SPELT_OUT, line_buffering=by_line)


def _spelt_out(fault: UnicodeError) -> tuple[str, int]:
    """What a console shows for signs that its encoding lacks: cards stay cards, in the spelling that is read too."""
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    return "".join(_SPELLINGS.get(each, "?") for each in fault.object[fault.start : fault.end]), fault.end


codecs.register_error(_SPELT_OUT, _spelt_out)
