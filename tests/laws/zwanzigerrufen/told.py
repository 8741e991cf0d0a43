"""The deals of the laws as the second opinion tells them."""

from __future__ import annotations

from collections.abc import Iterator

from tests.laws.retold import begun
from tests.laws.strategies import Stop
from tests.laws.zwanzigerrufen.strategies import Course

from tarock_engine.actions import Say
from tarock_engine.state import Playing
from tarock_engine.zwanzigerrufen.state import Announcing
from tarock_second_opinion.zwanzigerrufen.deal import Course as Told


def followed(course: Course) -> Iterator[tuple[Stop, Told, Say]]:
    """Every moment of the round of announcements, with the second opinion's deal before what is said then."""
    telling = begun(course.dealt, course.rules.name, course.chosen)
    for stop in course.stops:
        if isinstance(stop.state, Playing):
            return
        if isinstance(stop.state, Announcing) and isinstance(stop.action, Say):
            yield stop, telling.course, stop.action
        telling.act(next(act for act in telling.acts() if act.wish == (stop.action.seat, stop.action.words)))
