from __future__ import annotations

from collections import Counter

from hypothesis import given
from tests.laws.lungau import plain, scoring
from tests.laws.lungau.strategies import Course, games, names, seeds
from tests.laws.lungau.told import facts_of, plainly
from tests.laws.registry import guards

from tarock_engine.contracts import Side


def never_came(course: Course) -> bool:
    """Whether a Vogerlrufer was bid without its card, and the Talon did not bring it."""
    game = course.declared
    held = names(course.dealt.hands[game.declarer] | course.contest.exchange.taken)
    return plain.BIRD.get(game.contract.name, "K♥") not in held | {"K♥"}


@guards(
    "LUN-BONUSES-001",
    "LUN-BONUSES-002",
    "LUN-BONUSES-003",
    "LUN-BONUSES-004",
    "LUN-BONUSES-005",
    "LUN-BONUSES-006",
    "LUN-BONUSES-007",
    "LUN-BONUSES-008",
    "LUN-BONUSES-009",
    "LUN-BONUSES-010",
    "LUN-BONUSES-011",
    "LUN-BONUSES-012",
    "LUN-BONUSES-013",
    "LUN-BONUSES-014",
    "LUN-BONUSES-015",
    "LUN-BONUSES-016",
    "LUN-BONUSES-017",
    "LUN-BONUSES-018",
    "LUN-BONUSES-019",
    "LUN-BONUSES-020",
    "LUN-BONUSES-021",
    "LUN-BONUSES-022",
    "LUN-PLAY-013",
    "LUN-COUNTING-008",
)
@given(seed=seeds())
def test_exactly_the_items_of_the_source_are_scored(seed: int) -> None:
    for course in games(seed, 5):
        facts = facts_of(course)
        # What becomes of a bid Vogerl that never came to its bidder is told nowhere.
        untold = plain.BIRD_ITEM.get(facts.contract) if never_came(course) else None
        found = Counter(one for one in map(plainly, course.items) if one[0] != untold)

        assert found == Counter(one for one in scoring.items(facts) if one[0] != untold)


@guards("LUN-BONUSES-016", "LUN-SETTLING-008")
@given(seed=seeds())
def test_every_item_stands_once_for_its_side_announced_or_silent(seed: int) -> None:
    for course in games(seed, 4):
        each = course.chosen["same-praemie-announced-twice"] == "each"
        # Where the bid does not need the bird, its holder may announce it beside the one that the bid contains.
        strange = course.chosen["vogel-held-when"] == "after-exchange"
        several = {*scoring.SETS, *(plain.CARD_OF if strange else ())} if each else set[str]()
        found = Counter((item.name, item.side, item.announced) for item in course.items)
        for (name, _, announced), count in found.items():
            assert count == 1 or (announced and name in several)


@guards("LUN-BONUSES-018", "LUN-BONUSES-019", "LUN-BONUSES-021", "LUN-BONUSES-022", "LUN-ANNOUNCING-020")
@given(seed=seeds())
def test_a_valat_stands_alone_or_is_an_announced_one_that_failed(seed: int) -> None:
    for course in games(seed, 4):
        found = course.items
        valat = [item for item in found if item.name == "Valat"]
        game = course.declared
        winners = {trick.winner in (game.declarer, game.partner) for trick in course.played.tricks}

        assert [item.name for item in found if item.name in ("Valat", "Spiel")]
        for item in valat:
            assert item.won == (len(winners) == 1 and (item.side is Side.DECLARER) in winners)
            assert item.won or item.announced
            assert len(found) == 1 or (not item.won and course.chosen["valat-failed"] == "all")


@guards("LUN-BONUSES-005", "LUN-ANNOUNCING-005")
@given(seed=seeds())
def test_koenigfang_is_always_silent_and_always_the_opponents(seed: int) -> None:
    for course in games(seed, 4):
        for item in course.items:
            if item.name == "Königfang":
                assert (item.side, item.won, item.announced, item.doubled) == (Side.FOES, True, False, ())


@guards(
    "LUN-BONUSES-006", "LUN-BONUSES-007", "LUN-BONUSES-015", "LUN-BONUSES-016", "LUN-BONUSES-017", "LUN-BONUSES-020"
)
@given(seed=seeds())
def test_the_score_rests_on_what_meets_in_this_deal_and_on_nothing_else(seed: int) -> None:
    for course in games(seed, 4):
        facts, named = facts_of(course), set(course.score().grounds)
        if any(item.name == "Valat" for item in course.items):
            continue
        said = [(item, course.is_mine(of)) for item, of, _ in facts.announced]
        piles = {True: set(facts.mine), False: set(facts.theirs)}
        whole = {"Trull": plain.TRULL, "Könige": plain.KOENIGE}
        of_others = any(item in whole and set(whole[item]) <= piles[not mine] for item, mine in said)
        king, last = facts.called, facts.tricks[-1][1]
        lost_king = king is not None and king in piles[False]
        from_talon = facts.dealt_to_talon

        assert ("LUN-BONUSES-016" in named) == any([one for one, _ in said].count(item) > 1 for item in whole)
        assert ("LUN-BONUSES-017" in named) == of_others
        assert ("LUN-BONUSES-015" in named) == (lost_king and king in last)
        assert ("LUN-BONUSES-006" in named) == (from_talon and not (lost_king and king not in facts.left))
        assert ("LUN-BONUSES-007" in named) == (from_talon and lost_king and king not in facts.left)
