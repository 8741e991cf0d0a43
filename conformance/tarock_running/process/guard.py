"""Turns every error of a command into one message and an exit code, never a traceback."""

from __future__ import annotations

import errno
import shlex
import sys
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import takewhile
from typing import Any, NoReturn, Protocol

import typer
from typer.core import TyperCommand, TyperGroup

from tarock_language.message import Language, Message, message
from tarock_protocol.removing import left_behind
from tarock_protocol.strangers_text import shown, visible
from tarock_running.process.exits import ExitCode, StopError, StrayWordError
from tarock_running.process.spoken import language_spoken
from tarock_running.process.streams import NobodyReadsError, point_nowhere, unheard
from tarock_steps.errors import CatalogueError, MissingExtraError

DEBUG = "debug"
"""The switch that lets tracebacks through."""

_ENGINE = "--engine"
_LONG = 60
"""How many characters of a file name that is too long are shown."""
_WORDS = "tarock.words"
"""The key in the context's ``meta`` for the words of the command line."""


class Spoken(Protocol):
    """The context of a command, as far as it says in which language to speak."""

    @property
    def meta(self) -> Mapping[str, tuple[str, ...]]:
        """What we keep in it: the words of the command line."""


class _Speaking:
    """What typer says of a command by itself, in the language of the command."""

    def format_help(self, ctx: Spoken, formatter: object) -> None:
        """Write the help."""
        from tarock_running.process.typer_words import set_titles  # noqa: PLC0415 - few runs need it

        set_titles(_language(ctx))
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def get_usage(self, ctx: Spoken) -> str:
        """The line of usage, with which the help and every fault of the command line begin."""
        from tarock_running.process.typer_words import usage_said  # noqa: PLC0415 - few runs need it

        return usage_said(super().get_usage(ctx), _language(ctx))  # type: ignore[misc]

    def get_help_option(self, ctx: Spoken) -> Any:
        """The option for help, with its own help."""
        option, say = super().get_help_option(ctx), _language(ctx)  # type: ignore[misc]
        option.help = say("Show this message and exit.")
        return option


class Command(_Speaking, TyperCommand):
    """A command."""


class Subcommands(_Speaking, TyperGroup):
    """A group of commands below the group of all."""


class Guarded(Subcommands):
    """The group of commands, which turns every exception of a command into a message."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Keep the words of the command line for messages."""
        ctx.meta[_WORDS] = tuple(args)
        try:
            with _in_words(ctx):
                return super().parse_args(ctx, args)
        except StopError as stop:
            complain(_language(ctx).sentence(stop.said), stop.code)

    def invoke(self, ctx: Any) -> Any:
        """Run a command, and turn its exceptions into messages and exit codes."""
        say = _language(ctx)
        try:
            with _in_words(ctx):
                return super().invoke(ctx)
        except (typer.Exit, typer.Abort, typer.TyperException):
            raise
        except StrayWordError as stray:
            complain(say.sentence(_with_quotes(stray.said, ctx)), stray.code)
        except StopError as stop:
            complain(say.sentence(stop.said), stop.code)
        except MissingExtraError as missing:
            complain(say.sentence(missing.said), ExitCode.USAGE)
        except KeyboardInterrupt:
            complain(say("interrupted"), ExitCode.INTERRUPTED)
        except NobodyReadsError as fault:
            point_nowhere(sys.stdout)
            unheard(fault, say)
            raise typer.Exit(ExitCode.NOBODY_READS) from None
        except Exception as fault:  # noqa: BLE001 - whatever it is, the user gets one message
            if ctx.params.get(DEBUG):
                traceback.print_exc()
            _complain_of(fault, say)
        finally:
            _tell_left_behind(say)


def _language(ctx: Spoken) -> Language:
    """The language of the command; English before anybody has typed one."""
    return language_spoken(ctx.meta.get(_WORDS, ()))


@contextmanager
def _in_words(ctx: Spoken) -> Iterator[None]:
    """A context in which what typer says of a command line is in plain words, and in the language of the command."""
    try:
        yield
    except typer.TyperException as fault:
        if hasattr(fault, "format_message"):
            from tarock_running.process.typer_words import fault_said, set_titles  # noqa: PLC0415 - loads rich

            set_titles(_language(ctx))
            told = _language(ctx).sentence(_with_quotes(fault_said(fault.format_message()), ctx))
            fault.format_message = lambda: told  # type: ignore[method-assign]
        raise


def _with_quotes(said: Message | str, ctx: Spoken) -> Message | str:
    """What is said of a command line, with the quotes that a command in it lacks."""
    command = unquoted_command(ctx.meta[_WORDS])
    if not command:
        return said
    return message("{fault}; --engine takes one word: did you mean --engine {command}?", fault=said, command=command)


def unquoted_command(words: Sequence[str]) -> str:
    """The command after ``--engine`` with the quotes that it lacks; empty if it is one word or was quoted."""
    behind = words[words.index(_ENGINE) + 1 :] if _ENGINE in words else ()
    command = " ".join(takewhile(lambda word: not word.startswith("--"), behind))
    return shlex.quote(command) if " " in command and " " not in behind[0] else ""


def complain(message: str, code: ExitCode) -> NoReturn:
    """Write a message to stderr, and exit with the code."""
    sys.stderr.write(f"tarock: {visible(message, lines=True)}\n")
    raise typer.Exit(code) from None


def _tell_left_behind(say: Language) -> None:
    """Say on stderr, in one line, which folders of programs could not be removed; no verdict depends on it."""
    if left_behind:
        (folder, reason), *others = left_behind.items()
        named: Message | str = str(folder)
        if others:
            named = message("{names} and {number} more", names=named, number=len(others))
        told = say("the folder of the program cannot be removed: {folder} ({reason})", folder=named, reason=str(reason))
        sys.stderr.write(f"tarock: {told}\n")
        left_behind.clear()


def _complain_of(fault: Exception, say: Language) -> NoReturn:
    """Report an unexpected exception as a fault of the suite; a file name that is too long is a usage error."""
    if isinstance(fault, OSError) and fault.errno == errno.ENAMETOOLONG:
        path = shown(str(fault.filename), _LONG)
        complain(say("{path}: the name of a file is too long", path=path), ExitCode.USAGE)
    reason = fault.said if isinstance(fault, CatalogueError) else str(fault)
    told = say(
        "suite broken: {fault} "
        "(a fault of ours; `tarock --debug COMMAND` shows where; please report it to the authors of the suite)",
        fault=message("{place}: {fault}", place=type(fault).__name__, fault=reason),
    )
    complain(told, ExitCode.SUITE_BROKEN)
