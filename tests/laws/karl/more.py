"""What is frozen of Karls Tarockrunde beside its deals: what a Renonce in each of them costs, and whole sessions."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from tests.laws import frozen
from tests.laws.karl import evenings
from tests.laws.karl.strategies import KARL
from tests.laws.strategies import Course

from tarock_second_opinion.karl import payments
from tarock_second_opinion.karl.game import Fault, Game


def answers() -> Iterator[frozen.Answer]:
    """What is right."""
    for course in frozen.courses(KARL):
        if course.is_played:
            for offender in range(4):
                yield "Renonce", _in_play(course, offender)
    for seed in range(frozen.BLOCKS):
        told = evenings.told(evenings.any_evening(random.Random(seed)))
        yield "session", [(row.dealer, row.vorhand, row.doubled) for row in told.rows]
        yield "session", [told.due, told.totals]


def _in_play(course: Course[Any], offender: int) -> list[Fraction]:
    """What everybody receives after a card against a duty in a deal that was played to its end."""
    game: Game = course.retold.telling.course.game
    return payments.settle(dataclasses.replace(game, ended="renonce", counted=[Fault(offender, "play")]))
