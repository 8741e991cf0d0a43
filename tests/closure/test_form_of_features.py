"""The features can be read in a window: no cell of a table is a step, and lines end."""

from __future__ import annotations

import re
from functools import cache

from tarock_steps.catalogue.features_path import features_root

LONGEST = 160


@cache
def lines() -> dict[str, str]:
    root = features_root()
    return {
        f"{file.relative_to(root)}:{number}": line
        for file in sorted(root.rglob("*.feature"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
    }


def test_no_cell_of_a_table_holds_a_whole_step() -> None:
    alone = re.compile(r"\s*(Given|When|Then|And|But) <[^<>]+>")

    assert [place for place, line in lines().items() if alone.fullmatch(line)] == []


def test_no_line_is_longer_than_a_window() -> None:
    assert [place for place, line in lines().items() if len(line) > LONGEST] == []
