from __future__ import annotations

from collections import Counter

from hypothesis import given
from tests.laws import plain
from tests.laws.lungau.strategies import games, seeds
from tests.laws.registry import guards
from tests.laws.relevance import numbers

from tarock_second_opinion.lungau import scoring


@guards("LUN-BONUSES-016", "LUN-SETTLING-008")
@given(seed=seeds())
def test_every_item_stands_once_for_its_side_announced_or_silent(seed: int) -> None:
    for course in games(seed, 4):
        each = course.chosen["same-praemie-announced-twice"] == "each"
        # Where the bid does not need the bird, its holder may announce it beside the one that the bid contains.
        strange = course.chosen["vogel-held-when"] == "after-exchange"
        several = {*scoring.SETS, *(scoring.BIRDS if strange else ())} if each else set[str]()
        found = Counter((item.name, item.side, item.announced) for item in course.items)
        for (name, _, announced), count in found.items():
            assert count == 1 or (announced and name in several)


@guards(*sorted(numbers("LUN", BONUSES="6 7 15 16 17 20")))
@given(seed=seeds())
def test_the_score_rests_on_what_meets_in_this_deal_and_on_nothing_else(seed: int) -> None:
    for course in games(seed, 4):
        game, named = course.retold.telling.course.game, set(course.score().grounds)
        if any(item.name == "Valat" for item in course.items):
            continue
        said = [(thing.item, game.side(thing.of)) for thing in game.things if thing.of is not None]
        piles = {other: set(scoring.pile(game, side)) for side, other in (("declarer", "foes"), ("foes", "declarer"))}
        whole = {"Trull": plain.TRULL, "Könige": plain.KOENIGE}
        of_others = any(item in whole and whole[item] <= piles[side] for item, side in said)
        lost_king = game.called in piles["declarer"]
        from_talon, left = game.king_in_talon, game.called in game.left

        assert ("LUN-BONUSES-016" in named) == any([item for item, _ in said].count(item) > 1 for item in whole)
        assert ("LUN-BONUSES-017" in named) == of_others
        assert ("LUN-BONUSES-015" in named) == (lost_king and game.called in game.tricks[-1].cards)
        assert ("LUN-BONUSES-006" in named) == (from_talon and not (lost_king and not left))
        assert ("LUN-BONUSES-007" in named) == (from_talon and lost_king and not left)
