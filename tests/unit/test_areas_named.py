"""A rule area is named on the command line by its name, or by its title in any language."""

from __future__ import annotations

import pytest

from tarock_running.inputs.rule_sets import area_names


@pytest.mark.parametrize(
    ("typed", "area"),
    [
        ("play", "play"),
        ("Abspiel", "play"),
        ("Zählen", "counting"),
        ("Ganze Spiele", "whole_deals"),
        ("Whole-Deals", "whole_deals"),
        ("plya", "plya"),
    ],
)
def test_an_area_is_known_by_its_title_too(typed: str, area: str) -> None:
    assert area_names([typed]) == (area,)
