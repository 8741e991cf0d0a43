from __future__ import annotations

import pytest

from tarock_engine.contracts import Side
from tarock_engine.koenigrufen import ending
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN

ONLY_DECLARER = {"valat-parties": "declarer-only"}
NONE_IN_FARBENSOLO = {"farbensolo-valat": "none"}


@pytest.mark.parametrize(
    ("contract", "mine", "theirs", "options", "expected"),
    [
        ("Dreier", 12, 0, {}, Side.DECLARER),
        ("Dreier", 0, 12, {}, Side.FOES),
        ("Dreier", 11, 1, {}, None),
        ("Dreier", 0, 1, {}, None),
        ("Dreier", 1, 0, {}, None),
        ("Dreier", 12, 0, ONLY_DECLARER, Side.DECLARER),
        ("Dreier", 0, 12, ONLY_DECLARER, None),
        ("Farbensolo", 12, 0, {}, Side.DECLARER),
        ("Farbensolo", 12, 0, NONE_IN_FARBENSOLO, None),
        ("Bettel", 0, 12, {}, None),
    ],
)
def test_whoever_takes_all_twelve_tricks_makes_a_valat_where_it_counts(
    contract: str, mine: int, theirs: int, options: dict[str, str], expected: Side | None
) -> None:
    rules = KOENIGRUFEN.choose(options)
    tricks = {Side.DECLARER: mine, Side.FOES: theirs}

    assert ending.valat_side(rules.by_name[contract], tricks, rules) is expected
