"""Laws of readings: an option changes a deal only where its clause was a ground."""

from __future__ import annotations

import itertools
import random

from hypothesis import example, given, settings
from tests.laws.registry import guards
from tests.laws.sources import SOURCES, Every, every_source
from tests.laws.strategies import seeds
from tests.laws.test_course import Deal, all_grounds

from tarock_engine import engine, play
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds, IllegalActionError
from tarock_engine.state import Playing, State


def named(course: Deal) -> set[str]:
    return {clause for grounds in all_grounds(course) for clause in grounds}


def under(course: Deal, option: str, reading: str, source: Every) -> Deal | None:
    """The same acts under another reading; none where one of them is refused."""
    chosen = {**course.chosen, option: reading}
    rules = source.rules_for(chosen)
    try:
        *states, end = engine.replay(course.dealt, course.actions, rules)
    except IllegalActionError:
        return None
    if not engine.is_over(end):
        return None
    stops = [
        type(stop)(state, engine.choices(state, rules), stop.action)
        for state, stop in zip(states, course.stops, strict=True)
    ]
    found: Deal = source.course(rules, chosen, course.pack, course.dealt, tuple(stops), end)
    return found


# These two laws play every deal again for other readings, so they look at fewer deals.
FEWER = settings(max_examples=max(1, settings().max_examples // 2))
ALL_OPTIONS = sorted(
    {clause for source in SOURCES for option in source.options for clause in source.clauses_of(option)}
)
TRIED = 12


def other_readings(course: Deal, source: Every, seed: int) -> list[tuple[str, str]]:
    """Some readings that differ from the deal's in one option only, and under which the same cards are dealt."""
    found = [
        (option, reading)
        for option, readings in source.options.items()
        for reading in readings
        if reading != course.chosen[option]
        and _is_spoken({**course.chosen, option: reading}, source)
        and source.pack({**course.chosen, option: reading}) == source.pack(course.chosen)
    ]
    return random.Random(seed).sample(found, min(TRIED, len(found)))


def _is_spoken(chosen: dict[str, str], source: Every) -> bool:
    """Whether no reading is idle beside the others."""
    return source.with_needs(chosen) == chosen


@guards(*ALL_OPTIONS)
@every_source
@FEWER
@given(seed=seeds())
def test_an_option_changes_the_payments_of_a_deal_only_where_its_clause_was_a_ground(source: Every, seed: int) -> None:
    for course in source.courses(seed, 1):
        ours, grounds = course.settlement(), named(course)
        for option, reading in other_readings(course, source, seed):
            if source.clauses_of(option) & grounds:
                continue
            other = under(course, option, reading, source)
            if other is not None and other.settlement().payments != ours.payments:
                assert source.clauses_of(option) & named(other), f"{option}={reading}"


@guards(*ALL_OPTIONS)
@every_source
@FEWER
@example(seed=604984807)  # a lone caller of a Besser Rufer, who may give it up
@given(seed=seeds())
def test_an_option_changes_what_may_be_done_only_where_its_clause_was_a_ground_of_the_choice(
    source: Every, seed: int
) -> None:
    for course in source.courses(seed, 1):
        for option, reading in other_readings(course, source, seed + 1):
            hold_choices_together(course, option, reading, source)


def last_trick_grounds(state: State, rules: RuleSet) -> Grounds:
    """Why it is this player's lead."""
    if not isinstance(state, Playing) or state.table or not state.tricks:
        return ()
    return play.trick_grounds(state.contest, len(state.tricks), state.tricks[-1], rules)


def hold_choices_together(course: Deal, option: str, reading: str, source: Every) -> None:
    """Follow a deal under two readings for as long as its acts are allowed under both."""
    rules, own = source.rules_for({**course.chosen, option: reading}), source.clauses_of(option)
    state = engine.begin(course.dealt, rules)
    for stop, following in itertools.pairwise((*course.stops, None)):
        assert stop is not None
        choices = engine.choices(state, rules)
        there = {action for choice in choices for action in choice.actions}
        if stop.allowed != there:
            grounds = {clause for choice in (*stop.choices, *choices) for clause in choice.grounds}
            grounds |= {*last_trick_grounds(stop.state, course.rules), *last_trick_grounds(state, rules)}
            assert own & grounds, f"{option}={reading}: {stop.choices[0].deed}"
        if stop.action not in there:
            return
        state = engine.advance(state, stop.action, rules)
        if following is None or type(state) is not type(following.state):
            return
