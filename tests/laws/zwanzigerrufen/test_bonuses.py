from __future__ import annotations

import functools
import random
from collections.abc import Iterator, Sequence

from hypothesis import given
from tests.laws.registry import guards
from tests.laws.strategies import looked_at
from tests.laws.zwanzigerrufen.moments import GAMES
from tests.laws.zwanzigerrufen.strategies import OPTIONS, ZWANZIGERRUFEN, Course, directed, games, seeds

from tarock_second_opinion.zwanzigerrufen.game import LAST


def rich(seed: int, count: int) -> Iterator[Course]:
    """Deals of a block, and some with the Pagat, the Trull or Könige in one hand."""
    for course in [*games(seed, count), *_some(seed)]:
        if course.game is not None:
            yield looked_at(course)


@functools.lru_cache(maxsize=1 << 9)
def _some(seed: int) -> Sequence[Course]:
    rng = random.Random(f"rich {seed}")
    wishes = ("Pagat that can be made", "Pagat and low Tarocks", "Trull and Könige", "top Tarocks", "suits", "Könige")
    wanted = rng.choice(GAMES)
    return [
        directed(rng, ZWANZIGERRUFEN.any_readings(rng), rng.choice(wishes), rng.randrange(4), wanted=wanted)
        for _ in range(2)
    ]


@guards(
    *(f"ZWA-BONUSES-{number:03}" for number in (*range(1, 34), 35, 36)),
    *(f"ZWA-COUNTING-{number:03}" for number in range(11, 15)),
    *("ZWA-CARDS-004", "ZWA-SETTLING-026"),
)
@given(seed=seeds())
def test_exactly_the_items_of_the_source_are_scored(seed: int) -> None:
    for course in rich(seed, 3):
        assert course.retold.engines_end["items"] == course.retold.end["items"]


@guards("ZWA-BONUSES-014", "ZWA-BONUSES-028", "ZWA-BONUSES-029", "ZWA-BONUSES-030", "ZWA-ANNOUNCING-018")
@given(seed=seeds())
def test_a_farbensolo_scores_valat_absolut_and_koenige_and_nothing_else(seed: int) -> None:
    for course in rich(seed, 5):
        if course.contract == "Farbensolo":
            assert {item.name for item in course.items} <= {"Spiel", "Valat", "Absolut", "Könige"}


@guards("ZWA-BONUSES-023", "ZWA-PLAY-024")
@given(seed=seeds())
def test_what_was_dealt_is_claimed_in_a_round_behind_the_last_card_where_the_reading_has_one(seed: int) -> None:
    rng = random.Random(f"claims {seed}")
    reading = rng.choice(OPTIONS["material-claim"])
    chosen = {**ZWANZIGERRUFEN.any_readings(rng), "material-claim": reading, "zusammenwerfen": "off"}
    course = directed(rng, chosen, "Trull and Könige", rng.randrange(4), wanted=rng.choice(GAMES))
    late = reading == "claimed" and len(course.played.tricks) == LAST

    assert [say.seat for _, _, say in course.claiming if say.step is None] == [
        seat for seat in course.dealt.seating.active if late
    ]
    for moment in course.retold.where("say"):
        assert moment.engines == moment.acts
    assert course.retold.engines_end["items"] == course.retold.end["items"]
