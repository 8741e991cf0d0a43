"""What the README and the page on houses show is a profile that can be played, and comes to what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.houses import playing

from tarock_reference.houses.house import House
from tarock_reference.houses.mistakes import HouseError
from tarock_reference.houses.reading import house_of

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGE = (ROOT / "docs" / "houses.md").read_text(encoding="utf-8")
WON = {"item": "Spiel", "side": "declarer", "won": True, "announced": False}


def profile(page: str) -> str:
    """The one profile that stands on a page."""
    found: list[str] = re.findall(r"^```toml\n(.*?)^```$", page, flags=re.MULTILINE | re.DOTALL)
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize("page", [README, PAGE], ids=["readme", "page"])
def test_the_profile_of_a_page_can_be_played(page: str) -> None:
    house = house_of(profile(page), "gasthof.toml")

    assert house.based_on == "koenigrufen"
    assert house.differences > 5


def test_the_readme_says_what_the_house_comes_to() -> None:
    """A Dreier brings 3 of each of three, 9 in all, and 15 where it costs 5."""
    house = house_of(profile(README), "gasthof.toml")
    dear = house_of(profile(README).replace('price_won" = 3', 'price_won" = 5'), "neu.toml")

    assert f"{house.name} (based on {house.based_on}, {house.differences} differences)" in README
    assert received(house) == 9
    assert received(dear) == 15


def received(house: House) -> int:
    """What the declarer of a Dreier receives that is won."""
    asked = {"contract": "Dreier", "players": 4, "dealer": 3, "declarer": 0, "items": [WON]}
    payments: list[int] = playing.answer(house, "settle", **asked)["payments"]
    return payments[0]


def test_the_mistake_that_the_readme_shows_is_told_so() -> None:
    with pytest.raises(HouseError) as told:
        house_of(profile(README).replace('kaiserstich = "on"', 'kaiserstich = "onn"'), "gasthof.toml")

    assert f"\n{told.value}\n" in README
