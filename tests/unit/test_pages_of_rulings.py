"""The pages of the rulings are as they were made, and tell of every ruling what it holds, its value and its clause."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from proving.pages import rulings

from tarock_engine import rule_sets
from tarock_engine.contracts import Contract
from tarock_engine.ruling import Group
from tarock_reference.impostors import swapped
from tarock_reference.ruling_names import lines_in, lines_of_group, name_of_ruling, things_in
from tarock_steps.catalogue.loading import load_catalogue, sources


def page(source: str) -> str:
    return (rulings.FOLDER / f"{source}.md").read_text(encoding="utf-8")


def row(source: str, path: str) -> list[str]:
    """The cells of one ruling: of a contract in its own section, of a rule area in that of the area."""
    area, _, name = path.partition(".")
    heading = f"Contracts: {name.partition('.')[0]}" if area == "contracts" else area.capitalize()
    section = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", page(source), flags=re.MULTILINE | re.DOTALL)
    assert section is not None, heading
    (line,) = [text_line for text_line in section[1].splitlines() if text_line.startswith(f"| `{name}` |")]
    return line.strip("| ").split(" | ")


def groups(kind: type[Group] = Group) -> Iterator[type[Group]]:
    for subclass in kind.__subclasses__():
        yield subclass
        yield from groups(subclass)


def test_the_pages_are_those_that_are_made() -> None:
    told = {path: path.read_text(encoding="utf-8") for path in rulings.FOLDER.glob("*")}

    assert told == rulings.pages(), "`python -m proving.pages` makes them anew"


@pytest.mark.parametrize("source", sources())
def test_every_ruling_stands_once_with_its_clause_and_the_words_of_that(source: str) -> None:
    clauses = load_catalogue(source).clauses
    for path, ruling in rule_sets.RULE_SETS[source].rulings():
        _, holds, value, clause = row(source, path)

        assert holds.endswith(".")
        assert value
        assert clause == f"{ruling.clause}: {clauses[ruling.clause].en}"


@pytest.mark.parametrize("source", sources())
def test_every_reading_with_another_value_is_told_with_its_option(source: str) -> None:
    for path, ruling in rule_sets.RULE_SETS[source].rulings():
        told = re.findall(r"\[`([^`]+)`\]", row(source, path)[2])

        assert told == [f"{ruling.option}={name}" for name, value in ruling.offers.items() if value != ruling.value]


def test_a_page_says_what_the_source_says() -> None:
    assert row("lungau", "settling.tariff_cent")[2] == "10"
    assert row("lungau", "talon.never_laid_away.0")[2] == "Sküs XXI I K♥ K♦ K♠ K♣"
    assert row("karl", "bonuses.bird_tricks.Wildsau")[2] == "9"
    assert row("zwanzigerrufen", "play.overtaking")[2] == "no"
    assert row("koenigrufen", "contracts.Sechserdreier.terms.price_lost")[2] == "4"


def test_a_page_changes_with_a_ruling() -> None:
    changed = swapped(rule_sets.RULE_SETS["lungau"], ["settling", "tariff_cent"], 11)

    assert [entry.ruling.value for entry in rulings.entries_of(changed) if entry.path == "settling.tariff_cent"] == [11]


def test_a_line_says_of_every_field_what_it_holds() -> None:
    untold = [
        f"{group.__qualname__}.{field.name}"
        for group in {*groups(), Contract}
        for field in dataclasses.fields(group)
        if not lines_of_group(group).get(field.name, "").endswith(".")
    ]

    assert untold == []


UNTOLD = """
class Untold(Group):
    \"\"\"A group.\"\"\"

    told: Ruling[int]
    \"\"\"What is told.\"\"\"
    untold: Ruling[int]
    long: Ruling[
        tuple[int, ...]
    ]
    \"\"\"What is long.\"\"\"
"""


def test_a_field_without_a_line_is_found() -> None:
    assert lines_in(UNTOLD) == {"Untold": {"told": "What is told.", "long": "What is long."}}


@pytest.mark.parametrize("source", sources())
def test_every_ruling_has_a_name_and_names_are_told_apart(source: str) -> None:
    """Two rulings of one name are about different games or items, or are of different areas or entries of a list."""
    rules = rule_sets.RULE_SETS[source]
    named = Counter(
        (str(name_of_ruling(rules, path)), *things_in(rules, path), path.partition(".")[0])
        for path, _ in rules.rulings()
        if not path.rpartition(".")[2].isdigit()
    )

    assert [name for name, often in named.items() if often > 1 or "." in name[0]] == []
