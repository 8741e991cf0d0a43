"""Translates the texts that typer itself writes: usage, titles, and faults of a command line."""

from __future__ import annotations

import re
import sys
from functools import cache
from types import ModuleType
from typing import Any, Final

from tarock_language.message import Language, Message, message

_USAGE: Final = "Usage: "
_UNUSED: Final = ("rich.markdown", "rich.traceback")
"""Modules that typer imports to write help and that our help does not use; loading them takes 0.05 s."""
_FAULTS: Final = (
    (r"(?P<value>'.*') is not a valid int(?:eger| range)?\.", message("expected a whole number, not {value}")),
    (r"(?P<value>'.*') is not a valid float(?: range)?\.", message("expected a number, not {value}")),
    (r"(?P<value>\S+) is not in the range x>=(?P<least>\S+)\.", message("expected at least {least}, not {value}")),
    (r"Invalid value for (?P<option>'[^']*'): (?P<why>.*)", message("Invalid value for {option}: {why}")),
    (r"Missing argument (?P<argument>'.*')\.", message("Missing argument {argument}.")),
    (r"Missing option (?P<option>'.*')\.", message("Missing option {option}.")),
    (r"Missing command\.", message("Missing command.")),
    (
        r"No such option: (?P<option>\S+) \(Possible options: (?P<near>.*)\)",
        message("No such option: {option} (Possible options: {near})"),
    ),
    (r"No such option: (?P<option>\S+)", message("No such option: {option}")),
    (
        r"No such command (?P<command>'.*')\. Did you mean (?P<near>.*)\?",
        message("No such command {command}. Did you mean {near}?"),
    ),
    (r"No such command (?P<command>'.*')\.", message("No such command {command}.")),
    (r"Option (?P<option>'.*') requires an argument\.", message("Option {option} requires an argument.")),
    (r"Option (?P<option>'.*') does not take a value\.", message("Option {option} does not take a value.")),
    (r"Got unexpected extra argument\(s\) \((?P<words>.*)\)", message("Got unexpected extra argument(s) ({words})")),
)
"""The sentences of typer about a command line, each with the message that takes its place."""


def fault_said(told: str) -> Message | str:
    """What typer says of a fault, as a message; a sentence that we do not know stays as it is."""
    for pattern, said in _FAULTS:
        if found := re.fullmatch(pattern, told, re.DOTALL):
            named: dict[str, Message | str] = {**found.groupdict()}
            return Message(said.id, named | ({"why": fault_said(found["why"])} if "why" in named else {}))
    return told


def usage_said(told: str, say: Language) -> str:
    """The line of usage, with which help begins."""
    return f"{say('Usage')}: {told.removeprefix(_USAGE)}"


class _Unloaded(ModuleType):
    """A stand-in for a slow module, while a module is imported that only needs the names of its classes."""

    def __getattr__(self, name: str) -> type:
        return type(name, (), {})


@cache
def _help_writer() -> Any:
    """Typer's module for help and faults, loaded without slow modules that it does not need here."""
    stand_ins = {name: _Unloaded(name) for name in _UNUSED if name not in sys.modules}
    sys.modules.update(stand_ins)
    try:
        from typer import rich_utils  # noqa: PLC0415 - its loading is measured or changed
    finally:
        for name in stand_ins:
            del sys.modules[name]
    return rich_utils


def set_titles(say: Language) -> None:
    """Translate the titles of help and of faults, which typer keeps in variables of a module."""
    titles = _help_writer()
    titles.DEFAULT_STRING = f"[{say('default: {value}', value='{}')}]"
    titles.REQUIRED_LONG_STRING = f"[{say('required')}]"
    titles.ARGUMENTS_PANEL_TITLE = say("Arguments")
    titles.OPTIONS_PANEL_TITLE = say("Options")
    titles.COMMANDS_PANEL_TITLE = say("Commands")
    titles.ERRORS_PANEL_TITLE = say("Error")
    command = "[blue]'{command_path} {help_option}'[/]"
    titles.RICH_HELP = say("Try {command} for help.", command=command)
