"""The command ``tarock``: passes the arguments to the module of the command."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import SpokenLanguage
from tarock_conformance.commands.records import Make, Translate, described, flattened, with_examples
from tarock_language.catalogue import StaleCatalogueError
from tarock_language.message import ENGLISH, Message
from tarock_running.process.about import suite_version
from tarock_running.process.exits import MEANINGS, ExitCode
from tarock_running.process.guard import Command, Guarded
from tarock_running.process.spoken import language_spoken
from tarock_running.process.streams import NobodyReadsError, point_nowhere, steady, unheard


def _show_version(asked: bool) -> None:
    if asked:
        typer.echo(f"tarock {suite_version()}")
        raise typer.Exit


def tarock(
    *,
    debug: Annotated[bool, typer.Option("--debug", help="Show tracebacks of our own faults.")] = False,
    language: SpokenLanguage = "",
    show_version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and end."),
    ] = False,
) -> None:
    """Take the options that stand before a command; the guard reads ``debug``, and commands ``language``."""


_OWN_FILES: Final = "tarock_running.inputs.own_files"
"""The module that is loaded where a program is started."""

_HELP: Final = ("-h", "--help")
_LISTING: Final = ("", *_HELP)
"""The first words of a command line that only asks which commands there are."""


def _commands(named: str) -> Mapping[str, tuple[Callable[..., None], str]]:
    """The command of this name with its examples, all commands if there is none."""
    if named == "check":
        from tarock_conformance.commands import check  # noqa: PLC0415 - few runs need it

        return {named: (check.check, check.EXAMPLES)}
    from tarock_conformance.commands.every_command import COMMANDS  # noqa: PLC0415 - few runs need it

    return {named: COMMANDS[named]} if named in COMMANDS else COMMANDS


def command_line(translate: Translate = str, named: str = "", make: Make = flattened) -> typer.Typer:
    """The whole command; ``translate`` returns a text of the help in the language of the user.

    If one of the commands is ``named``, only that is made. ``make`` makes the commands: ``described`` ones are listed.
    """
    codes = "\n".join(f"{code.value:>3}  {translate(meaning)}" for code, meaning in MEANINGS.items())
    line = typer.Typer(
        cls=Guarded,
        help=translate(
            "Does a program play Tarock by the book? Rule by rule, with the clause that each answer rests on."
        ),
        epilog=f"{translate('Exit codes')}\n{codes}",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": [*_HELP]},
    )
    line.callback()(flattened(tarock, translate))
    commands = _commands(named)
    for name, (command, examples) in commands.items():
        line.command(name, cls=Command, epilog=with_examples(examples, translate))(make(command, translate))
    if named not in commands:
        from tarock_conformance.commands.variant import variant  # noqa: PLC0415 - few runs need it

        line.add_typer(variant(translate, make), name="variant")
    return line


def _spoken() -> typer.Typer:
    """The command that is typed, or the whole if none is, in the language of whoever runs it."""
    say, named = language_spoken(sys.argv[1:]), "".join(sys.argv[1:2])
    make = described if named in _LISTING else flattened
    return command_line(str if say is ENGLISH else lambda text: say.pattern(Message(text)), named, make)


def _tell_changed() -> None:
    """Say which of the suite's files were changed by programs, which have all ended."""
    if _OWN_FILES in sys.modules:
        from tarock_running.inputs.own_files import tell_changed  # noqa: PLC0415 - few runs need it

        tell_changed(language_spoken(sys.argv[1:]))


def main() -> None:
    """Run the command; whoever does not read what it says changes nothing about what it found out."""
    steady()
    try:
        try:
            _spoken()(prog_name="tarock")
        finally:
            _tell_changed()
            sys.stdout.flush()
    except NobodyReadsError as fault:
        point_nowhere(sys.stdout)
        unheard(fault, language_spoken(sys.argv[1:]))
        sys.exit(ExitCode.NOBODY_READS)
    except StaleCatalogueError as fault:
        sys.stderr.write(f"tarock: {fault}\n")
        sys.exit(ExitCode.SUITE_BROKEN)
