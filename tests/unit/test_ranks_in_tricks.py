"""Card against card: a program that has two neighbours of a row the wrong way round is noticed by what it plays."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

import pytest

from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.verdicts import Outcome, Verdict

Pair = tuple[str, str]
WITH_STICHZWANG = ("karl", "koenigrufen", "lungau")


def neighbours(source: str) -> Iterator[Pair]:
    """Every two cards that follow each other in the row of trumps or of a suit."""
    asked = json.dumps({"ask": "deck", "id": 1, "rules": source})
    deck = json.loads(respond(asked.encode()))["answer"]
    for row in (deck["trumps"], *deck["suits"].values()):
        yield from pairwise(row)


def about(source: str, words: str) -> list[Planned]:
    """The scenarios with a step in which these words are, without a reading of their own."""
    return [
        planned
        for planned in plan(source)
        if planned.dispute is None and any(words in line.text for line in planned.lines)
    ]


def told_together(pair: Pair, scenarios: Iterable[Planned]) -> tuple[Planned, ...]:
    """Those with a step that names both cards."""
    return tuple(scenario for scenario in scenarios if any({*pair} <= words for words in map(_words, scenario.steps)))


def _words(step: str) -> set[str]:
    return set(step.replace('"', " ").split())


def has_noticed(pair: Pair, asked: str, scenarios: tuple[Planned, ...]) -> bool:
    """Whether a scenario fails a program that takes either card for the other wherever it is asked this question."""
    one, other = pair
    swapped = {one: other, other: one}

    def wrong(line: bytes) -> bytes:
        question = json.loads(line)
        if question["ask"] != asked:
            return respond(line)
        found = respond(json.dumps(_with(question, swapped)).encode())
        return json.dumps(_with(json.loads(found), swapped)).encode()

    heard: list[Verdict] = []
    play_run(Run(driver=InProcess(wrong), sink=heard.append, source=scenarios[0].source, chosen=scenarios))
    return any(verdict.outcome is Outcome.FAILED for verdict in heard)


def _with(message: object, swapped: Mapping[str, str]) -> object:
    """A message with each of the cards in the other's place."""
    if isinstance(message, dict):
        return {name: _with(value, swapped) for name, value in message.items()}
    if isinstance(message, list):
        return [_with(value, swapped) for value in message]
    return swapped.get(message, message) if isinstance(message, str) else message


@pytest.mark.gate("zwanzigerrufen")
@pytest.mark.parametrize("source", sources())
def test_two_neighbours_the_wrong_way_round_take_the_wrong_trick(source: str) -> None:
    scenarios = about(source, "the trick is ")
    unseen = [pair for pair in neighbours(source) if not has_noticed(pair, "trick", told_together(pair, scenarios))]

    assert unseen == []


@pytest.mark.gate(0)
@pytest.mark.parametrize("source", WITH_STICHZWANG)
def test_two_neighbours_the_wrong_way_round_beat_each_other_wrongly(source: str) -> None:
    """The I and the II are left out: what the I may do depends on other rules than its rank."""
    scenarios = about(source, "is to play to ")
    unseen = [
        pair
        for pair in neighbours(source)
        if pair != ("II", "I") and not has_noticed(pair, "may_play", told_together(pair, scenarios))
    ]

    assert unseen == []
