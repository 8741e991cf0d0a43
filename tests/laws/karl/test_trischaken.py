from __future__ import annotations

from hypothesis import given
from tests.laws.karl.strategies import Course, fahren, listed, over_koenige, seeds
from tests.laws.registry import guards


@guards(*(f"KAR-TRISCHAKEN-{number:03}" for number in (*range(4, 10), 23)), "KAR-PLAY-018", "KAR-PLAY-019")
@given(seed=seeds())
def test_exactly_the_cards_of_the_second_opinion_may_be_played_in_fahren(seed: int) -> None:
    for course in deals(seed):
        for moment in course.retold.where("play"):
            assert moment.engines == moment.acts


@guards("KAR-TRISCHAKEN-003", "KAR-TRISCHAKEN-010", "KAR-BIDDING-042")
@given(seed=seeds())
def test_vorhand_leads_first_in_fahren_and_the_maerchenstich_holds(seed: int) -> None:
    for course in deals(seed):
        tricks = [(trick.leader, listed(trick.cards), trick.winner) for trick in course.played.tricks]

        assert tricks == course.retold.tricks
        assert tricks[0][0] == course.burdened


@guards("KAR-TRISCHAKEN-001", "KAR-TRISCHAKEN-002")
@given(seed=seeds())
def test_nothing_is_said_or_scored_in_fahren(seed: int) -> None:
    for course in deals(seed):
        assert not course.talk
        assert not course.items
        assert not course.settlement().lines


def deals(seed: int) -> list[Course]:
    """Deals of Fahren, some of them after a Rufer."""
    return [
        *fahren(seed, 2),
        *(course for course in over_koenige(seed, 3) if course.game is None and course.is_played),
    ]


@guards(
    *(f"KAR-TRISCHAKEN-{number:03}" for number in (*range(11, 23), 24)),
    *("KAR-COUNTING-018", "KAR-COUNTING-006", "KAR-COUNTING-005", "KAR-COUNTING-007", "KAR-SETTLING-001"),
    "KAR-BIDDING-042",
)
@given(seed=seeds())
def test_everybody_counts_and_is_paid_in_fahren_what_the_second_opinion_says(seed: int) -> None:
    for course in deals(seed):
        assert course.retold.engines_end == course.retold.end
