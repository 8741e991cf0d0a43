"""Turns every error of a command into one message and an exit code, never a traceback."""

from __future__ import annotations

import errno
import re
import shlex
import sys
import traceback
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperGroup

from tarock_protocol.removing import left_behind
from tarock_protocol.strangers_text import shown, visible
from tarock_running.process.exits import ExitCode, StopError
from tarock_running.process.streams import NobodyReadsError, point_nowhere, unheard
from tarock_steps.errors import MissingExtraError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn

DEBUG = "debug"
"""The switch that lets tracebacks through."""

_ENGINE = "--engine"
_VALUES = (
    (re.compile(r"('.*') is not a valid int(?:eger| range)?\."), r"expected a whole number, not \1"),
    (re.compile(r"('.*') is not a valid float(?: range)?\."), r"expected a number, not \1"),
    (re.compile(r"(\S+) is not in the range x>=(\S+)\."), r"expected at least \2, not \1"),
)
_LONG = 60
"""How many characters of a file name that is too long are shown."""
_WORDS = "tarock.words"
"""The key in the context's ``meta`` for the words of the command line."""


class Guarded(TyperGroup):
    """The group of commands, which turns every exception of a command into a message."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Keep the words of the command line for messages."""
        ctx.meta[_WORDS] = tuple(args)
        return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Run a command, and turn its exceptions into messages and exit codes."""
        try:
            return super().invoke(ctx)
        except (typer.Exit, typer.Abort):
            raise
        except typer.TyperException as fault:
            if hasattr(fault, "message"):
                command = unquoted_command(ctx.meta.get(_WORDS, ()))
                more = f"; {_ENGINE} takes one word: did you mean {_ENGINE} {command}?" if command else ""
                fault.message = f"{_in_words(fault.message)}{more}"
            raise
        except StopError as stop:
            complain(stop.message, stop.code)
        except MissingExtraError as missing:
            complain(str(missing), ExitCode.USAGE)
        except KeyboardInterrupt:
            complain("interrupted", ExitCode.INTERRUPTED)
        except NobodyReadsError as fault:
            point_nowhere(sys.stdout)
            unheard(fault)
            raise typer.Exit(ExitCode.NOBODY_READS) from None
        except Exception as fault:  # noqa: BLE001 - whatever it is, the user gets one message
            if ctx.params.get(DEBUG):
                traceback.print_exc()
            _complain_of(fault)
        finally:
            _tell_left_behind()


def _in_words(told: str) -> str:
    """A message of typer about a value, in plain words."""
    for pattern, words in _VALUES:
        told = pattern.sub(words, told)
    return told


def unquoted_command(words: Sequence[str]) -> str:
    """The command after ``--engine`` with the quotes that it lacks; empty if it is one word or was quoted."""
    behind = words[words.index(_ENGINE) + 1 :] if _ENGINE in words else ()
    command = " ".join(takewhile(lambda word: not word.startswith("--"), behind))
    return shlex.quote(command) if " " in command and " " not in behind[0] else ""


def complain(message: str, code: ExitCode) -> NoReturn:
    """Write a message to stderr, and exit with the code."""
    sys.stderr.write(f"tarock: {visible(message, lines=True)}\n")
    raise typer.Exit(code) from None


def _tell_left_behind() -> None:
    """Say on stderr, in one line, which folders of programs could not be removed; no verdict depends on it."""
    if left_behind:
        (folder, reason), *others = left_behind.items()
        further = f", and {len(others)} more" if others else ""
        sys.stderr.write(f"tarock: the folder of the program cannot be removed: {folder}{further} ({reason})\n")
        left_behind.clear()


def _complain_of(fault: Exception) -> NoReturn:
    """Report an unexpected exception as a fault of the suite; a file name that is too long is a usage error."""
    if isinstance(fault, OSError) and fault.errno == errno.ENAMETOOLONG:
        complain(f"{shown(str(fault.filename), _LONG)}: the name of a file is too long", ExitCode.USAGE)
    complain(_ours(fault), ExitCode.SUITE_BROKEN)


def _ours(fault: Exception) -> str:
    return (
        f"suite broken: {type(fault).__name__}: {fault} "
        "(a fault of ours; `tarock --debug COMMAND` shows where; please report it to the authors of the suite)"
    )
