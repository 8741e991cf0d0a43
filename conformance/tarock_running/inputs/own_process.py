"""The process of our own engine, which may begin before the command line is read."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from tarock_protocol.errors import ProtocolError
from tarock_protocol.program import Program

_ELSEWHERE: Final = ("--engine", "--in-process", "--variant", "--rerun-failed", "--help", "-h")
"""The beginnings of the words of a check for which our own engine is not started, or started otherwise."""

_begun: Final[list[Program]] = []
"""The process that has begun and that nobody has taken yet, if any."""


def reference_command(variant: Path | None = None) -> list[str]:
    """The command that starts the reference engine; ``-P`` ignores modules in the current folder."""
    played = [] if variant is None else [str(variant.absolute())]
    return [sys.executable, "-P", "-m", "tarock_checking.serve", *played]


@contextmanager
def begun_early(words: Sequence[str]) -> Iterator[None]:
    """Start our own engine where a command line seems to be a check of it; end it if nobody takes it.

    A command line that turns out to be something else costs a start in vain.
    """
    if [*words[:1]] == ["check"] and not any(word.startswith(_ELSEWHERE) for word in words):
        with suppress(ProtocolError):  # whoever starts it again says why it does not start
            _begun.append(Program(reference_command()))
    try:
        yield
    finally:
        for program in _begun:
            program.discard()


def own_process(variant: Path | None) -> Program:
    """A process of our own engine: the one that has begun, unless it has to play by a house."""
    return _begun.pop() if _begun and variant is None else Program(reference_command(variant))
