"""The page of the ways to play is as it was made, and a house may write every name that stands on it."""

from __future__ import annotations

import re

import pytest
from proving.pages import ways

from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruling import words_of
from tarock_reference.houses.profile_mistakes import HouseError
from tarock_reference.houses.profile_parsing import house_of
from tarock_reference.houses.ways import is_way
from tarock_steps.catalogue.loading import sources

TOLD = ways.PAGE.read_text(encoding="utf-8")
PROFILE = 'name = "Stammtisch"\nbased_on = "{source}"\n[rulings]\n{lines}'


def rows(source: str) -> list[tuple[str, list[str], str]]:
    """The rows of a rule set: the ruling, its names, and how it is played."""
    (section,) = re.findall(rf"^## `{source}`: .*?\n(.*?)(?=^## |\Z)", TOLD, flags=re.MULTILINE | re.DOTALL)
    found = re.findall(r"^\| `([^`]+)` \| (.+?) \| (.+) \|$", section, flags=re.MULTILINE)
    return [(path, re.findall(r"`([^`]+)`", names), played) for path, names, played in found]


def test_the_page_is_the_one_that_is_made() -> None:
    assert ways.pages() == {ways.PAGE: TOLD}, "`python -m proving.pages` makes it anew"


@pytest.mark.parametrize("source", sources())
def test_every_ruling_with_a_way_stands_there_and_what_the_source_plays_comes_first(source: str) -> None:
    played = {path: ruling.value for path, ruling in RULE_SETS[source].rulings() if is_way(ruling.value)}
    first = {path: told for path, _, told in reversed(rows(source))}

    assert first == {path: f"**{words_of(way)}**" for path, way in played.items()}


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_a_house_may_write_every_name(source: str) -> None:
    """Names of ways to count are read too; only the total beside them would have to be another one."""
    told = [(path, name) for path, names, _ in rows(source) for name in names]
    refused: list[str] = []
    while told:
        now, told = dict(told), [row for row in told if row not in dict(told).items()]
        lines = "".join(f'"{path}" = "{name}"\n' for path, name in now.items())
        try:
            house_of(PROFILE.format(source=source, lines=lines), "house.toml")
        except HouseError as fault:
            refused += [str(mistake) for mistake in fault.mistakes if "counting.total" not in str(mistake)]

    assert refused == []


def test_a_way_of_another_source_has_the_name_of_what_it_does_first() -> None:
    """A Trumpfzwang in a Farbensolo alone is a reading of karl, and means nothing in zwanzigerrufen."""
    names = [names for path, names, told in rows("zwanzigerrufen") if path == "play.follow.2" and "karl" in told]

    assert names == [["anything-when-void", "farbensolo-only"]]
