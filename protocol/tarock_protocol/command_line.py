"""Splits the command of a program into words, and makes its paths absolute, as it is started in another folder."""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Sequence
from typing import Final

from tarock_language.message import message
from tarock_protocol.errors import ProtocolError

_WINDOWS: Final = os.name == "nt"


def program_and_arguments(text: str, *, windows: bool = _WINDOWS) -> list[str]:
    r"""The program and its arguments; ValueError if a quote is left open.

    The text is split as a shell does it. On Windows a backslash is an ordinary character, as it has to be in
    ``C:\tools\engine.exe``, and only double quotes hold words together.
    """
    lexer = shlex.shlex(text, posix=True)
    lexer.whitespace_split = True
    lexer.commenters = ""
    if windows:
        lexer.escape = ""
        lexer.quotes = '"'
    return list(lexer)


def command_words(command: str | Sequence[str]) -> list[str]:
    """The words of a command, which may be split already; ProtocolError if it cannot be read, or is empty."""
    try:
        words = program_and_arguments(command) if isinstance(command, str) else list(command)
    except ValueError as fault:
        reason = message("the command cannot be read ({fault}): {command}", fault=str(fault), command=str(command))
        raise ProtocolError(reason, expected=message("a command as typed in a shell")) from fault
    if not words or not words[0]:
        raise ProtocolError(message("the command is empty"), expected=message("a program and its arguments"))
    return words


def from_anywhere(words: Sequence[str], here: str) -> list[str]:
    """The same command for a program that runs in a folder of its own.

    An argument that names a file or folder in ``here``, and is no number, is made absolute, and so is the path of the
    program.
    """
    return [_program(words[0], here), *(word if word.isdecimal() else _absolute(word, here) for word in words[1:])]


def _program(word: str, here: str) -> str:
    if os.path.dirname(word):  # noqa: PTH120 - a Path would drop the "./" that says where to look
        return _absolute(word, here)
    found = shutil.which(word)
    return word if found is None or os.path.isabs(found) else _absolute(found, here)  # noqa: PTH117


def _absolute(word: str, here: str) -> str:
    """``word`` as an absolute path from ``here`` if that path exists, else ``word`` itself."""
    path = os.path.join(here, word)  # noqa: PTH118 - a Path fails where a word cannot be one
    return os.path.normpath(path) if word and os.path.exists(path) else word  # noqa: PTH110
