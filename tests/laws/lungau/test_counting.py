from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import given
from tests.laws.lungau import plain
from tests.laws.lungau.strategies import Course, fahren, games, listed, names, packs, seeds
from tests.laws.registry import guards

from tarock_engine import counting
from tarock_engine.amounts import Amount
from tarock_engine.cards import PACK_54, Card, mask_of
from tarock_engine.contracts import Side
from tarock_engine.lungau import bonuses
from tarock_engine.lungau import counting as own_counting
from tarock_engine.lungau.rulings.rule_set import LUNGAU

RULES = LUNGAU.counting


def augen(pile: Sequence[Card]) -> Amount:
    return counting.count_augen(mask_of(pile), RULES)


def outside_tricks(course: Course) -> set[str]:
    """What no trick holds: laid away, left lying, hidden, or still in a hand when a Valat failed."""
    return set(plain.PACK) - {name for trick in course.played.tricks for name in listed(trick.cards)}


@guards("LUN-COUNTING-001", "LUN-COUNTING-002", "LUN-COUNTING-003", "LUN-COUNTING-004", "LUN-COUNTING-005")
@given(pack=packs())
def test_a_pile_counts_the_sum_of_its_single_cards(pack: list[Card]) -> None:
    for size in range(0, 55, 6):
        assert augen(pack[:size]) == plain.augen(listed(pack[:size]))


@guards("LUN-COUNTING-006")
@given(pack=packs(), seed=seeds())
def test_neither_order_nor_grouping_matters_to_a_count(pack: list[Card], seed: int) -> None:
    rng = random.Random(seed)
    pile = pack[: rng.randrange(55)]
    mixed = rng.sample(pile, len(pile))
    cut = rng.randrange(len(pile) + 1)

    assert augen(mixed) == augen(pile)
    assert augen(pile[:cut]) + augen(pile[cut:]) == augen(pile)
    assert sum(augen([card]) for card in mixed) == augen(pile)


@guards("LUN-COUNTING-007")
@given(pack=packs())
def test_a_pile_and_the_rest_of_the_pack_are_71(pack: list[Card]) -> None:
    assert augen(pack) == 71
    for size in range(0, 55, 9):
        assert augen(pack[:size]) + augen(pack[size:]) == 71


@guards(
    "LUN-COUNTING-007",
    "LUN-COUNTING-009",
    "LUN-COUNTING-010",
    "LUN-COUNTING-011",
    "LUN-COUNTING-012",
    "LUN-COUNTING-013",
    "LUN-COUNTING-014",
)
@given(seed=seeds())
def test_both_sides_and_what_is_nobodys_are_71_in_every_game(seed: int) -> None:
    for course in games(seed, 3):
        mine, theirs = names(course.piles[Side.DECLARER]), names(course.piles[Side.FOES])
        nobody = set(plain.PACK) - mine - theirs

        assert not mine & theirs
        assert plain.augen(mine) + plain.augen(theirs) + plain.augen(nobody) == 71
        assert sum(bonuses.augen_by_side(course.ending, course.rules).values()) == (71 - plain.augen(nobody))


@guards("LUN-COUNTING-010", "LUN-COUNTING-011", "LUN-COUNTING-012", "LUN-COUNTING-013", "LUN-COUNTING-014")
@given(seed=seeds())
def test_cards_outside_the_tricks_count_for_the_side_the_source_names(seed: int) -> None:
    for course in games(seed, 3):
        game, exchange = course.declared, course.contest.exchange
        mine, theirs = set[str](), set[str]()
        for trick in course.played.tricks:
            (mine if trick.winner in (game.declarer, game.partner) else theirs).update(listed(trick.cards))
        if game.contract.name in plain.SOLO:
            for half in game.dealt.halves:
                own = game.called is not None and half >> game.called & 1
                (mine if own else theirs).update(names(half))
        else:
            theirs |= names(exchange.left)
            nobodys = course.chosen["discards-belong-to"] == "nobody" and game.contract.name != "Sechserdreier"
            mine |= set() if nobodys else names(exchange.laid)

        assert names(course.piles[Side.DECLARER]) == mine
        assert names(course.piles[Side.FOES]) == theirs


@guards("LUN-COUNTING-008")
@given(seed=seeds())
def test_the_game_is_won_with_36_augen_and_lost_with_fewer(seed: int) -> None:
    for course in games(seed, 3):
        mine = plain.augen(names(course.piles[Side.DECLARER]))
        spiel = [one for one in course.items if one.name == "Spiel"]

        assert [one.won for one in spiel] == [mine >= 36 for _ in spiel]


@guards("LUN-COUNTING-015", "LUN-COUNTING-016")
@given(seed=seeds())
def test_everybodys_augen_and_an_untouched_talon_are_71_in_fahren(seed: int) -> None:
    for course in fahren(seed, 2):
        own = own_counting.augen_by_seat(course.contest, course.played.tricks, course.rules)
        at_five = course.dealt.seating.players == 5

        assert outside_tricks(course) == (set() if at_five else names(course.dealt.talon))
        assert sum(own) + plain.augen(outside_tricks(course)) == 71
        for seat, mine in enumerate(own):
            tricks = [trick for trick in course.played.tricks if trick.winner == seat]
            assert mine == sum(plain.augen(listed(trick.cards)) for trick in tricks)


@guards("LUN-COUNTING-007")
def test_the_whole_pack_holds_71() -> None:
    assert counting.count_augen(PACK_54, RULES) == RULES.total.value == 71
