from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from tests.laws.karl import plain
from tests.laws.karl.ends import facts_of
from tests.laws.karl.money import lines, payments
from tests.laws.karl.plain import Points
from tests.laws.karl.scoring import items
from tests.laws.karl.strategies import Course, courses, games, names, over_koenige, seeds
from tests.laws.registry import guards

from tarock_engine.cards import NAMES
from tarock_engine.contracts import Side

WITHOUT_PLAY = ("KAR-SETTLING-041", "KAR-SETTLING-042", "KAR-ANNOUNCING-016", "KAR-SETTLING-002")


def both_failed(course: Course) -> bool:
    """Whether both sides announced a Valat that nobody made: nothing is said of that."""
    return len({one.side for one in course.items if one.name == "Valat" and not one.won}) == 2


@guards(
    *(f"KAR-SETTLING-{number:03}" for number in range(2, 40)),
    *("KAR-BONUSES-013", "KAR-BONUSES-018", "KAR-ANNOUNCING-025", "KAR-ANNOUNCING-026", "KAR-ANNOUNCING-027"),
)
@given(seed=seeds())
def test_every_line_is_worth_what_the_source_says(seed: int) -> None:
    for course in games(seed, 6):
        if not both_failed(course):
            facts = facts_of(course)
            found = [
                (one.name, one.side is Side.DECLARER, one.amount, one.against) for one in course.settlement().lines
            ]

            assert sorted(found, key=repr) == sorted(lines(facts, items(facts)), key=repr)


@guards("KAR-SETTLING-040", "KAR-SETTLING-029", "KAR-ANNOUNCING-028", "KAR-ANNOUNCING-029")
@given(seed=seeds())
def test_exactly_what_the_source_asks_is_paid(seed: int) -> None:
    for course in games(seed, 6):
        if not both_failed(course):
            facts = facts_of(course)

            assert list(course.settlement().payments) == payments(facts, items(facts))


@guards("KAR-SETTLING-040", "KAR-SETTLING-028", "KAR-CALLING-012")
@given(seed=seeds())
def test_with_two_against_two_both_of_a_side_receive_the_same(seed: int) -> None:
    for course in games(seed, 6):
        paid = course.settlement().payments
        mine = {paid[seat] for seat in range(4) if course.is_mine(seat)}
        theirs = {paid[seat] for seat in range(4) if not course.is_mine(seat)}

        assert len(mine) == 1
        assert len(theirs) == 1 or any(one.against is not None for one in course.items)


# ------------------------------------------------------------------------------------------------ paid without play


def alone_against_three(course: Course, each: Points) -> list[Points]:
    """What everybody receives where the declarer pays so much to each."""
    declarer = course.declared.declarer
    return [-3 * each if seat == declarer else each for seat in range(4)]


@guards(*WITHOUT_PLAY)
@given(seed=seeds())
def test_a_rufer_that_is_not_played_pays_its_price_to_declarer_and_partner(seed: int) -> None:
    for course in [*courses(seed, 4), *over_koenige(seed, 3)]:
        if not course.unplayed:
            continue
        game, paid = course.declared, list(course.settlement().payments)
        if game.partner is None:
            each = Fraction(5, 3) if course.chosen["payment-per-pairing"] == "once" else Fraction(5)
            assert paid == alone_against_three(course, -each)
        else:
            assert paid == [5 if course.is_mine(seat) else -5 for seat in range(4)]
            assert game.called is not None
            assert NAMES[game.called] in names(course.dealt.hands[game.partner])
        assert [(one.name, one.won) for one in course.items] == [("Spiel", True)]


@guards("KAR-SETTLING-043", "KAR-SETTLING-044", "KAR-SETTLING-045", "KAR-CALLING-011", "KAR-CALLING-014")
@given(seed=seeds())
def test_paying_over_a_koenig_in_the_talon_costs_its_price_to_each_of_the_others(seed: int) -> None:
    for course in over_koenige(seed, 3):
        if course.given_up:
            once = Fraction(1, 3) if course.chosen["payment-per-pairing"] == "once" else Fraction(1)
            if course.contract == "Rufer":
                two = course.chosen["rufer-king-in-talon-payment"] == "two"
                each = Fraction(10, 3) if two else 5 * once
            else:
                each = once * auch_rufer(course)

            assert course.contract in ("Rufer", "Auch-Rufer")
            assert list(course.settlement().payments) == alone_against_three(course, each)
            assert not course.items


def auch_rufer(course: Course) -> int:
    """Game and bird, the one that was bid, or the cheapest or dearest that was held, or a Pagat."""
    held = [bird for bird, card in plain.BIRDS.items() if card in names(course.dealt.hands[course.declared.declarer])]
    bid = [one.name for one in course.auction if "Rufer " in one.name]
    paid = {"cheapest-held": held[0], "dearest-held": held[-1], "pagat": "Pagat"}
    bird = bid[-1].split(" ")[1] if bid else paid[course.chosen["auch-rufer-paid-bird"]]
    rate = 1 if course.chosen["auch-rufer-king-in-talon"] == "silent-rate" else 2
    return 5 + rate * plain.SILENT[bird]
