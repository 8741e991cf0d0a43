from __future__ import annotations

from hypothesis import given
from tests.laws.registry import guards
from tests.laws.sources import Every, every_source
from tests.laws.strategies import seeds


@guards(
    *("LUN-BONUSES-001", "LUN-BONUSES-003", "LUN-BONUSES-005", "LUN-BONUSES-012"),
    *("KOE-BONUSES-003", "KOE-BONUSES-004", "KOE-BONUSES-009", "KOE-BONUSES-016", "KOE-BONUSES-037"),
    *("KAR-BONUSES-001", "KAR-BONUSES-002", "KAR-BONUSES-003", "KAR-BONUSES-010"),
    *("ZWA-BONUSES-002", "ZWA-BONUSES-006", "ZWA-BONUSES-015", "ZWA-BONUSES-019"),
)
@every_source
@given(seed=seeds())
def test_the_two_sides_never_win_the_same_item(source: Every, seed: int) -> None:
    for course in source.games(seed, 4):
        won = {(item.name, item.side) for item in course.score().items if item.won}

        assert len({name for name, _ in won}) == len(won)


@guards(
    *("LUN-BONUSES-019", "LUN-BONUSES-020", "LUN-ANNOUNCING-025"),
    *("KOE-ANNOUNCING-027", "KOE-SETTLING-043", "KOE-ANNOUNCING-026"),
    *("KAR-ANNOUNCING-022", "KAR-ANNOUNCING-025", "KAR-SETTLING-027"),
    *("ZWA-ANNOUNCING-019", "ZWA-ANNOUNCING-020", "ZWA-ANNOUNCING-022", "ZWA-SETTLING-026"),
)
@every_source
@given(seed=seeds())
def test_only_the_game_and_announcements_are_doubled(source: Every, seed: int) -> None:
    for course in source.games(seed, 4):
        said = {(chain.item, chain.of) for chain in course.contest.chains}
        game = course.declared
        for item in course.score().items:
            assert not item.doubled or item.announced or item.name == "Spiel"
            if item.announced:
                assert any(name == item.name and of is not None and game.side_of(of) is item.side for name, of in said)


@guards(
    *("LUN-BONUSES-018", "LUN-BONUSES-019"),
    *("KOE-BONUSES-037", "KOE-BONUSES-038"),
    *("KAR-BONUSES-010", "KAR-BONUSES-013"),
    *("ZWA-BONUSES-015", "ZWA-BONUSES-016", "ZWA-BONUSES-031"),
)
@every_source
@given(seed=seeds())
def test_a_valat_is_won_by_the_side_that_took_all_tricks(source: Every, seed: int) -> None:
    for course in source.games(seed, 4):
        takers = {course.declared.side_of(trick.winner) for trick in course.played.tricks}
        for item in course.score().items:
            if item.name == "Valat":
                assert item.won == (takers == {item.side} and len(course.played.tricks) == source.tricks)
                assert item.won or item.announced
