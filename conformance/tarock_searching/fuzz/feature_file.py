"""Writes the finds of a campaign as scenarios to a feature file, with the command that asks them again."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple

from tarock_language.message import Language
from tarock_protocol.codec import kind
from tarock_protocol.drivers import Driver
from tarock_reports.ledger.whole_files import Place
from tarock_reports.verdict.reproduce import shell_line
from tarock_running.inputs.engine import EngineChoice
from tarock_running.outputs.places import unwritten
from tarock_searching.fuzz.entries import Entry
from tarock_searching.write.scenario_of_find import UntoldError, scenario_of


class BothAsked(NamedTuple):
    """The engines that check a scenario before it is written: the reference must pass it, and the program must fail it.

    ``engine`` says how the program is started, and by which rules it is asked.
    """

    reference: Driver
    program: Driver
    engine: EngineChoice


def write_scenarios(folder: Path, source: str, entries: Sequence[Entry], asked: BothAsked, say: Language) -> None:
    """Write finds as scenarios to a file, and print its path, the finds left out, and the command that repeats it.

    Each scenario is named after its number in the list of results.
    """
    wanted = [
        entry for entry in entries if entry.find is not None and not entry.find.law and not entry.find.needs_earlier
    ]
    written = [*_written(wanted, source, asked, say)]
    if not written:
        return
    path = _free(folder, source)
    again = shell_line(["tarock", "check", *_asked_of(asked.engine), str(path)])
    head = ["# Repeat these scenarios with:", f"#   {again}", "Feature: What was found", ""]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        Place(path).put_text("\n".join([*head, *written]))
    except OSError as fault:
        told = say("{fault}; the findings are listed above", fault=unwritten(path, fault))
        sys.stderr.write(f"tarock: {told}\n")
    else:
        told = say(
            "scenarios: {path} ({written} of {number} finds), repeated by:",
            path=str(path),
            written=len(written),
            number=len(wanted),
        )
        sys.stdout.write(f"{told}\n  {again}\n")


def _written(entries: Sequence[Entry], source: str, asked: BothAsked, say: Language) -> Iterator[str]:
    for entry in entries:
        if entry.find is None:
            continue
        field = "an error" if entry.find.broke else entry.find.difference.field
        name = f"find {entry.number}, {kind(entry.find.question)} {field}".rstrip()
        find = entry.find._replace(clauses=entry.clauses)
        try:
            yield scenario_of(find, asked.reference, asked.program, name)
        except UntoldError as fault:
            told = say("{source}: {find} is not written: {why}", source=source, find=name, why=fault.why)
            sys.stderr.write(f"tarock: {told}\n")


def _asked_of(engine: EngineChoice) -> Iterator[str]:
    """The command line options for the program and, if there is one, the profile of a house."""
    if engine.command:
        yield from ("--engine", engine.command)
    if engine.variant is not None:
        yield from ("--variant", str(engine.variant))


def _free(folder: Path, source: str) -> Path:
    """A path that is free; scenarios of an earlier run are kept, because the user may have changed them."""
    names = chain([source], (f"{source}-{number}" for number in count(2)))
    return next(path for path in (folder / f"{name}.feature" for name in names) if not path.exists())
