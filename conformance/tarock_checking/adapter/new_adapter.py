"""``tarock init``: writes the skeleton of an adapter into a folder, and shows what to type next."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import typer
from rich.text import Text

from tarock_checking.adapter.skeletons import FILES, ProgrammingLanguage, RulesPlayed, adapter_files
from tarock_language.message import Language, message
from tarock_protocol.user_files import file_text
from tarock_reports.verdict.reproduce import shell_line
from tarock_running.inputs.profile import house_at
from tarock_running.inputs.settings import catalogue_of
from tarock_running.outputs.new_files import put_new
from tarock_running.process.console import console
from tarock_running.process.exits import ExitCode, UsageFaultError
from tarock_steps.catalogue.loading import sources


def write_adapter(language: ProgrammingLanguage, played: RulesPlayed, folder: Path, say: Language) -> ExitCode:
    """Write the skeleton of an adapter into a folder, and show the next steps; existing files are not overwritten."""
    files = {folder / name: text for name, text in adapter_files(language, played).items()}
    put_new(files)
    known = FILES[language]
    lines = [say("adapter: {path}", path=str(path)) for path in files]
    steps = [
        *([shell_line(["cd", str(folder)])] if str(folder) != "." else []),
        *([known.build] if known.build else []),
    ]
    for line in (*lines, say("Next:"), *(f"  {step}" for step in steps), f"  tarock doctor --engine '{known.run}'"):
        console().print(Text(line), soft_wrap=True)
    return ExitCode.CONFORM


def what_is_played(source: str | None, variant: Path | None, say: Language) -> RulesPlayed:
    """The rules from the command line, or typed at the terminal; UsageFaultError for none, both, or unknown ones."""
    if source is None and variant is None and sys.stdin.isatty():
        source = str(typer.prompt(say("What does the program play: {sources}?", sources=sources()), err=True)).strip()
    if (source is None) == (variant is None):
        raise UsageFaultError(
            message(
                "--from: expected either --from with one of {sources}, or --variant with a profile", sources=sources()
            )
        )
    if variant is None:
        return RulesPlayed(catalogue_of(source or "", "--from").source)
    house = house_at(variant)
    return RulesPlayed(house.based_on, house, tomllib.loads(file_text(variant)))
