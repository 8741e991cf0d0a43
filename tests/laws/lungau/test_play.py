from __future__ import annotations

from hypothesis import given
from tests.laws.lungau.strategies import courses, seeds
from tests.laws.registry import guards

from tarock_engine import play


@guards(
    "LUN-TRISCHAKEN-007",
    "LUN-TRISCHAKEN-008",
    "LUN-TRISCHAKEN-009",
    "LUN-PLAY-015",
    "LUN-PLAY-017",
)
@given(seed=seeds())
def test_every_trick_rests_on_what_the_dealer_does_among_five_and_on_a_valat_that_it_ends(seed: int) -> None:
    for course in (*courses(seed, 2), *courses(seed, 1, declarer=False, players=5)):
        if not course.is_played:
            continue
        seating, five = course.dealt.seating, course.dealt.seating.players == 5
        for number, trick in enumerate(course.played.tricks, 1):
            found = set(play.trick_grounds(course.contest, number, trick, course.rules))
            fahren = course.game is None
            taken = not fahren and any(chain.item == "Valat" for chain in course.contest.chains)
            handed_back = five and fahren and number == 6 and trick.winner == seating.dealer

            assert ("LUN-TRISCHAKEN-007" in found) == (five and fahren)
            assert ("LUN-TRISCHAKEN-008" in found) == (five and fahren and number == 1)
            assert ("LUN-TRISCHAKEN-009" in found) == handed_back
            assert ("LUN-PLAY-017" in found) == (five and not fahren)
            assert ("LUN-PLAY-015" in found) == (taken and not course.is_mine(trick.winner))
