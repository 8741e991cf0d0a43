"""The finds of a campaign as a file of scenarios, with the commands by which they are run."""

from __future__ import annotations

import sys
from itertools import chain, count
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_conformance.fuzz.wording import scenario_of
from tarock_reports.ledger.whole_files import Place
from tarock_reports.verdict.reproduce import shell_line
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.plan import slug
from tarock_steps.protocol.codec import kind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tarock_conformance.fuzz.entries import Entry
    from tarock_steps.protocol.drivers import Driver

STEM: Final = "whole_deals_found"
"""The name under which a file of any scenarios may stand beside the features of a source."""


class _Scenario(NamedTuple):
    name: str
    text: str


def write_scenarios(folder: Path, source: str, entries: Sequence[Entry], reference: Driver, engine: str) -> None:
    """Write finds as scenarios, and say which of them the words of the features do not say.

    Each is named after its place in the list of what was found; ``engine`` is the command of the program.
    """
    wanted = [one for one in entries if one.find is not None and not one.find.law and not one.find.hangs]
    written = [*_written(wanted, source, reference)]
    if not written:
        return
    path = _free(folder, source)
    commands = _commands(path, source, engine, written)
    head = ["# To run these scenarios:", *(f"#   {one}" for one in commands), "Feature: What was found", ""]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        Place(path).put_text("\n".join([*head, *(one.text for one in written)]))
    except OSError as fault:
        sys.stderr.write(f"tarock: {path}: it cannot be written ({fault.strerror or fault}); the finds stand above\n")
    else:
        of_how_many = f"{len(written)} of {len(wanted)} finds"
        sys.stdout.write(f"scenarios: {path} ({of_how_many}), run by the commands in its first lines\n")


def _written(entries: Sequence[Entry], source: str, reference: Driver) -> Iterator[_Scenario]:
    for entry in entries:
        if entry.find is None:
            continue
        field = "an error" if entry.find.broke else entry.find.difference.field
        name = f"find {entry.number}, {kind(entry.find.question)} {field}".rstrip()
        find = entry.find._replace(clauses=entry.clauses)
        text = scenario_of(find, reference.ask(find.question), reference, name)
        if text:
            yield _Scenario(name, text)
        else:
            sys.stderr.write(f"tarock: {source}: no phrases for {name}\n")


def _commands(path: Path, source: str, engine: str, written: Sequence[_Scenario]) -> Iterator[str]:
    """How they are put beside the features of the source, and asked there."""
    yield shell_line(["cp", str(path), str(features_root() / source / f"{STEM}.feature")])
    names = (word for one in written for word in ("--scenario", f"{source}/{STEM}/{slug(one.name)}"))
    yield shell_line(["tarock", "check", *(["--engine", engine] if engine else []), "--rules", source, *names])


def _free(folder: Path, source: str) -> Path:
    """Where no scenarios are yet: those of an earlier run may have been changed since."""
    names = chain([source], (f"{source}-{number}" for number in count(2)))
    return next(path for path in (folder / f"{name}.feature" for name in names) if not path.exists())
