"""``tarock weigh --variant``: how often the points of a house matter in deals; what is told and refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.unit.the_command import tarock

from tarock_reference.houses.departures import departures
from tarock_reference.houses.house import House
from tarock_reference.houses.profile_parsing import read_house

HEAD = 'name = "Made up"\nbased_on = "koenigrufen"\n'
PRICE = '[rulings]\n"settling.silent_prices.Trull" = 7\n'


def profile(folder: Path, rest: str) -> Path:
    path = folder / "made.toml"
    path.write_text(f"{HEAD}{rest}", encoding="utf-8")
    return path


def weighed(path: Path, *words: str) -> str:
    asked = ("--deals", "40", "--policy", "cautious", *words)
    return tarock("weigh", "--variant", str(path), *asked).stdout


def test_a_price_differs_by_what_it_is_raised_where_it_comes_up(tmp_path: Path) -> None:
    """A silent Trull counts 7 and not 1: 6 more from each, or 12 where a Solo doubles it, and from three of them 36."""
    rows = weighed(profile(tmp_path, PRICE)).splitlines()
    row = rows[rows.index("settling.silent_prices.Trull") + 1]
    most = int(row.split()[-1])

    assert re.search(r"\b40\b", row)
    assert most % 6 == 0
    assert 6 <= most <= 36


def test_a_house_that_plays_its_source_changes_nothing(tmp_path: Path) -> None:
    assert "paid differently" in weighed(profile(tmp_path, ""))
    assert not departures(House(name="x", based_on="koenigrufen"), read_house(profile(tmp_path, "")))


def test_the_same_deals_give_the_same_figures(tmp_path: Path) -> None:
    path = profile(tmp_path, PRICE)

    assert weighed(path) == weighed(path)
    assert weighed(path) != weighed(path, "--seed", "2")


def test_what_is_left_out_is_weighed_too(tmp_path: Path) -> None:
    text = weighed(profile(tmp_path, '[without]\ncontracts = ["Zwiccolo"]\nitems = ["Trull"]\n'))

    assert "without contracts: Zwiccolo" in text
    assert "without items: Trull" in text


@pytest.mark.parametrize("other", ["--stored", "--from-stored", "--option=kaiserstich", "--output=there"])
def test_what_is_about_readings_is_refused_beside_a_house(tmp_path: Path, other: str) -> None:
    told = tarock("weigh", "--variant", str(profile(tmp_path, PRICE)), other)

    assert told.exit_code == 2
    assert "--variant: weighs the points of a house, so it cannot go with" in told.stderr


def test_another_source_or_policy_is_refused(tmp_path: Path) -> None:
    path = str(profile(tmp_path, PRICE))

    assert "--rules: expected koenigrufen" in tarock("weigh", "--variant", path, "--rules", "karl").stderr
    assert tarock("weigh", "--variant", path, "--policy", "bold").exit_code == 2


def test_every_difference_of_a_house_is_weighed_or_has_a_reason(tmp_path: Path) -> None:
    path = profile(tmp_path, f'[items.Sack]\nlike = "Trull"\naugen = 46\n{PRICE}')
    points = departures(House(name="x", based_on="koenigrufen"), read_house(path))
    text = weighed(path)

    assert all(point.name in text for point in points)
    assert {point.name for point in points} == {"settling.silent_prices.Trull", "without items: Sack"}
