"""Nothing right is wrong beyond the steps: not the second opinion, by any reading, and no program that does less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

import pytest
from msgspec.structs import replace

from tarock_checking.playing.rules_asked import asking_of
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.answers import HelloAnswer
from tarock_reference import option_readings
from tarock_reference import respond as right
from tarock_running.inputs.variants import rules_of_readings, rules_with
from tarock_second_opinion.program import respond
from tarock_steps.catalogue.further import further_questions
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.verdicts import Outcome, Verdict

pytestmark = pytest.mark.prove

EVERY: Final = 6
"""Of how many scenarios one is asked by the default readings."""
BY_A_READING: Final = 150
"""The same for each other reading, beside all scenarios that are about it."""
FINE: Final = {Outcome.PASSED, Outcome.DECLINED, Outcome.UNPLAYABLE}
EVERY_SOURCE: Final = pytest.mark.parametrize("source", sources())

LESS: Final[dict[str, Callable[[HelloAnswer], HelloAnswer]]] = {
    "cards alone": lambda hello: replace(hello, questions=[asked for asked in hello.questions if asked != "deal"]),
    "some fields": lambda hello: replace(hello, fields={"settle": ["payments"], "deal": ["next"], "result": ["augen"]}),
    "in part": lambda hello: replace(hello, in_part=["result"]),
}
"""What a program may offer less than all, or take in another way."""


def came_to(driver: InProcess, chosen: Sequence[Planned], options: dict[str, str] | None = None) -> list[Verdict]:
    """The verdicts on a program, each scenario played step by step."""
    heard: list[Verdict] = []
    source = chosen[0].source
    rules, default = rules_with(source, options or {}), rules_of_readings(source, {})
    run = Run(driver=driver, sink=heard.append, source=source, chosen=tuple(chosen), rules=rules, right=lambda: default)
    play_run(run)
    return heard


def wrong(heard: Sequence[Verdict]) -> list[tuple[str, str]]:
    return [(verdict.scenario, verdict.message) for verdict in heard if verdict.outcome not in FINE]


@EVERY_SOURCE
def test_whole_answers_of_the_second_opinion_are_right(source: str) -> None:
    heard = came_to(InProcess(respond), [*plan(source)[::EVERY], *further_questions(source)])

    assert wrong(heard) == []
    assert Counter(verdict.outcome for verdict in heard)[Outcome.PASSED] > len(heard) // 2


@EVERY_SOURCE
def test_whole_answers_of_the_second_opinion_are_right_by_every_reading(source: str) -> None:
    for option, readings in option_readings(source).items():
        for number, reading in enumerate(readings[1:]):
            asked = asking_of(source, {option: reading}).asked
            about = [planned for planned in asked if planned.dispute == option]

            heard = came_to(InProcess(respond), [*about, *asked[number::BY_A_READING]], {option: reading})

            assert wrong(heard) == [], (option, reading)


@EVERY_SOURCE
@pytest.mark.parametrize("less", LESS)
def test_whole_answers_of_a_program_that_does_less_are_right(source: str, less: str) -> None:
    heard = came_to(InProcess(right, hello=LESS[less](InProcess(right).hello)), plan(source)[::EVERY])

    assert wrong(heard) == []
