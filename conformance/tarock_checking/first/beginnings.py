"""The first scenarios of each source for a new program, grouped by kind of question, the easiest question first.

Each kind of question also has an example with its right answer, for adapter skeletons and ``tarock doctor``.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from importlib.resources import files
from typing import NamedTuple

from tarock_protocol import codec
from tarock_protocol.drivers import Driver, InProcess
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question
from tarock_protocol.wrapping import Wrapper
from tarock_running.inputs.selection import planned
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.planned import Planned
from tarock_steps.errors import CatalogueError
from tarock_steps.suite.scripts import Script, play_script
from tarock_steps.suite.without_bidding import CARDS_ALONE, WHOLE_DEAL, WithoutBidding

_FILE = "questions.toml"


class QuestionExample(NamedTuple):
    """A question with its right answer, and the scenario that asks it."""

    question: Question
    answer: Answer
    scenario: Planned


def beginnings(source: str) -> dict[str, tuple[Planned, ...]]:
    """The first scenarios of a source by the question that they are about, the easiest question first.

    Raises CatalogueError if the file names an unknown scenario.
    """
    known = {scenario.id: scenario for scenario in planned(source)}
    found: dict[str, tuple[Planned, ...]] = {}
    for asked, scenarios in first_scenarios().get(source, {}).items():
        if missing := [name for name in scenarios if name not in known]:
            reason = f"there is no scenario {missing[0]!r}"
            raise CatalogueError(reason, file=_FILE, place=f"{source}.{asked}")
        found[asked] = tuple(known[name] for name in scenarios)
    return found


def order_of_questions() -> tuple[str, ...]:
    """All questions but ``hello``, the easiest first; those without first scenarios come last."""
    told = dict.fromkeys(asked for source in sources() for asked in first_scenarios().get(source, {}))
    rest = dict.fromkeys(asked for asked in codec.KINDS if asked != "hello")
    return tuple(told | rest)


def still_to_come(offered: Collection[str], declined: Collection[str]) -> Iterator[str]:
    """The questions that a program does not answer yet and would be asked, the easiest first.

    A program that answers whole deals is never asked about the cards of a deal alone.
    """
    for asked in order_of_questions():
        if asked == CARDS_ALONE and WHOLE_DEAL in offered and WHOLE_DEAL not in declined:
            continue
        if asked not in offered or asked in declined:
            yield asked


def question_example(
    source: str, asked: str, respond: Callable[[bytes], bytes] | None = None
) -> QuestionExample | None:
    """The first question of a kind with its right answer by the source, or by the engine ``respond`` of a house.

    None if the source never asks it, or if the house does not know what is asked about.
    """
    for scenario in beginnings(source).get(asked, ()):
        heard = questions_of(scenario, respond, asked)
        if asked in heard:
            return QuestionExample(*heard[asked], scenario)
    return None


def questions_of(
    scenario: Planned, respond: Callable[[bytes], bytes] | None = None, about: str = ""
) -> dict[str, tuple[Question, Answer]]:
    """The last question of each kind that a scenario asks, in order, with its right answer.

    If ``about`` is the question about the cards of a deal, the scenario is asked as of a program without whole deals.
    """
    from tarock_reference import respond as plain  # noqa: PLC0415 - loads the engine

    engine = InProcess(respond or plain)
    listening = _LastAnswers(engine)
    play_script(Script.of(scenario), WithoutBidding(listening, engine) if about == CARDS_ALONE else listening)
    return listening.heard


@functools.cache
def first_scenarios() -> Mapping[str, Mapping[str, list[str]]]:
    """The ids of the first scenarios by source and question, read from their file."""
    return tomllib.loads(files(__package__).joinpath(_FILE).read_text(encoding="utf-8"))


class _LastAnswers(Wrapper):
    """A driver that records the last question of each kind with its answer."""

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self.heard: dict[str, tuple[Question, Answer]] = {}

    def ask(self, question: Question) -> Answer:
        """Ask the question, record it with its answer, and return the answer."""
        answer = self._driver.ask(question)
        self.heard.pop(codec.kind(question), None)
        self.heard[codec.kind(question)] = question, answer
        return answer
