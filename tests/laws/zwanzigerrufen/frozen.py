"""What the laws take for right over fixed deals, frozen as counts and digests: ``python -m tests.laws.zwanzigerrufen.frozen``."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from proving.exhaustive.found import Digest
from tests.laws.zwanzigerrufen import evenings, money, plain, scoring
from tests.laws.zwanzigerrufen.strategies import OPTIONS, ZWANZIGERRUFEN, Course, courses, thrown
from tests.laws.zwanzigerrufen.test_dealing import early, may_throw
from tests.laws.zwanzigerrufen.test_play import expected
from tests.laws.zwanzigerrufen.told import facts_of, followed, tricks_of, whole_talk

FILE: Final = Path(__file__).with_suffix(".toml")
SEEDS: Final = range(60)
Answer = tuple[str, object]


def of_course(course: Course) -> Iterator[Answer]:
    """What is right at every moment of a deal and at its end, by what it is about."""
    hand = course.hand(course.dealt.seating.active[0])
    yield "openings", plain.callable_from(hand, course.chosen) | plain.openings(hand, course.chosen)
    for stop in early(course):
        yield "throwing in", may_throw(course, stop)
    for _, talk, say in followed(course):
        yield "utterances", talk.open_to(say.seat)
    for _, state in course.turns:
        yield "cards", expected(course, state)
    if not course.was_played:
        return
    facts = facts_of(course)
    items = scoring.items(facts)
    yield "things", [(one.item, one.of, one.steps) for one in whole_talk(course).claims]
    yield "winners", [trick.winner for trick in tricks_of(course)]
    yield "Augen", [facts.augen(mine=True), facts.augen(mine=False)]
    yield "items", sorted(map(tuple, items), key=str)
    yield "lines", sorted(money.lines(items, facts))
    yield "payments", money.payments(items, facts)


def of_session(rng: random.Random) -> Iterator[Answer]:
    """Who deals and which deals are doubled in a random session, and what comes to what."""
    chosen = {**ZWANZIGERRUFEN.any_readings(rng), "zusammenwerfen": rng.choice(OPTIONS["zusammenwerfen"])}
    deals = [evenings.any_deal(rng, chosen) for _ in range(rng.randrange(25))]
    told = evenings.told(rng.randrange(4), deals, chosen)
    yield "sessions", ([(one, two, factor > 1) for one, two, factor in told.rows], told.due, told.totals)


def found() -> dict[str, list[object]]:
    """The number of answers and their digest, by what they are about."""
    numbers: dict[str, int] = {}
    digests: dict[str, Digest] = {}
    for seed in SEEDS:
        answers = [*of_session(random.Random(seed))]
        for course in [*courses(seed, 4), *thrown(seed, 1)]:
            answers += of_course(course)
        for name, answer in answers:
            numbers[name] = numbers.get(name, 0) + 1
            digests.setdefault(name, Digest()).add(answer)
    return {name: [number, str(digests[name])] for name, number in numbers.items()}


if __name__ == "__main__":
    FILE.write_text(
        "".join(f'"{name}" = [{number}, "{digest}"]\n' for name, (number, digest) in sorted(found().items()))
    )
