"""Makes the page on the rulings of each rule set: every value in it, and the clause that says so."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from proving.pages import markdown
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Ruling
from tarock_reference import rulings_in_words
from tarock_reference.ruling_names import line_of_ruling
from tarock_steps.catalogue.clauses import area_title
from tarock_steps.catalogue.loading import Catalogue, load_catalogue, sources

FOLDER: Final = markdown.ROOT / "docs" / "rulings"
_HEAD: Final = ("ruling", "what it holds", "value", "clause")
_INTRODUCTION: Final = """\
Each line is one ruling of the reference engine: its name, what it holds, its value, and the clause that says so.
Values of other readings stand below the default, each with its option.
A number of places is counted in the direction of play, and `_` in a name stands for a space.
This page is made by `python -m proving.pages`.
"""


class Entry(NamedTuple):
    """A ruling for the page, with the ``section`` that it belongs to."""

    section: str
    path: str
    holds: str
    ruling: Ruling[Any]


def pages() -> dict[Path, str]:
    """The pages by path."""
    return {FOLDER / f"{source}.md": page(load_catalogue(source)) for source in sources()}


def page(catalogue: Catalogue) -> str:
    """All rulings of a rule set, by rule area and by game."""
    parts = [f"# Rulings of `{catalogue.source}`: {catalogue.title}\n\n{_INTRODUCTION}"]
    sections = itertools.groupby(entries_of(RULE_SETS[catalogue.source]), key=lambda entry: entry.section)
    for section, found in sections:
        rows = [_row(catalogue, entry) for entry in found]
        parts.append(f"## {section}\n\n{markdown.table(_HEAD, rows)}")
    return "\n".join(parts)


def entries_of(rules: RuleSet) -> Iterator[Entry]:
    """Every ruling of a rule set in its order."""
    for path, ruling in rules.rulings():
        area, name, *_ = path.split(".")
        section = f"Contracts: {name}" if area == "contracts" else area_title(area)
        yield Entry(section, path, line_of_ruling(rules, path), ruling)


def _row(catalogue: Catalogue, entry: Entry) -> tuple[str, ...]:
    _, _, name = entry.path.partition(".")
    clause = catalogue.clauses[entry.ruling.clause]
    values = "<br>".join(_values(catalogue.source, entry))
    return (f"`{name}`", entry.holds, values, f"{clause.id}: {clause.en}")


def _values(source: str, entry: Entry) -> Iterator[str]:
    """The value in words, then the value of each reading that has another one."""
    one = entry.ruling
    yield rulings_in_words.in_short(RULE_SETS[source], entry.path, one.value)
    for reading, value in one.offers.items():
        if value != one.value:
            option = f"[`{one.option}={reading}`](../options/{source}.md#{one.option})"
            yield f"{option}: {rulings_in_words.in_short(RULE_SETS[source], entry.path, value)}"
