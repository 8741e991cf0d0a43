"""The look for causes comes to its end with whatever a program answers: errors, declines, other values, mixtures."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import pytest

from tarock_conformance.diagnose.looking import Look
from tarock_conformance.diagnose.making import diagnosis_of
from tarock_engine.rule_sets import RULE_SETS
from tarock_reference import respond
from tarock_reference.variants import variant_of_source
from tarock_steps.catalogue.plan import Planned, plan
from tarock_steps.protocol.drivers import InProcess
from tarock_steps.suite.explaining import RunSoFar
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run

KINDS: Final = ("error", "declined", "other", "right")
MIXTURES: Final = (
    ("error",),
    ("declined", "error"),
    ("other",),
    ("other", "error"),
    KINDS,
    ("right", "right", "other"),
)


class Stranger:
    """A program that gives answers of some kinds, which of them hangs on the question and the ``seed`` alone."""

    def __init__(self, seed: int, kinds: tuple[str, ...]) -> None:
        self._seed = seed
        self._kinds = kinds

    def respond(self, line: bytes) -> bytes:
        """A reply of one of the kinds."""
        reply, question = json.loads(respond(line)), json.loads(line)
        if question["ask"] == "hello":
            return json.dumps(reply).encode()
        drawn = random.Random(f"{self._seed} {sorted((k, str(v)) for k, v in question.items() if k != 'id')}")
        kind = drawn.choice(self._kinds)
        if kind in {"error", "declined"}:
            reply = {"id": question["id"], kind: drawn.choice(("no", "not here", "0"))}
        elif kind == "other" and "answer" in reply:
            reply["answer"] = _otherwise(reply["answer"], drawn)
        return json.dumps(reply).encode()


def _otherwise(value: Any, drawn: random.Random) -> Any:
    """Another value of the same kind, at times of another kind."""
    if isinstance(value, dict):
        return {name: _otherwise(one, drawn) for name, one in value.items()}
    if drawn.random() < 0.5:
        return value
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return drawn.choice((0, -value, value + 1, 10**9))
    if isinstance(value, list):
        return drawn.choice(([], value[::-1], value[:1], [*value, *value]))
    return drawn.choice((None, "", 0, [], "Pagat", "1/3"))


def look_at(source: str, seed: int, kinds: tuple[str, ...], scenarios: list[Planned], most: int) -> None:
    """Ask a stranger some scenarios, and look for causes."""
    heard = RunSoFar()
    driver = InProcess(Stranger(seed, kinds).respond)
    play_run(Run(driver=driver, sink=heard.verdict, source=source, chosen=tuple(scenarios)))

    found = diagnosis_of(scenarios, heard, variant_of_source(source, {}), None, Look(most=most))

    told = {*found.unexplained, *(each for one in found.causes for each in one.explains)}
    assert {*heard.failed} <= told <= {*heard.failed, *heard.errored}


def some(source: str, seed: int, number: int) -> list[Planned]:
    """Some scenarios of a source."""
    return random.Random(seed).sample([*plan(source)], number)


@pytest.mark.parametrize("kinds", MIXTURES, ids="-".join)
def test_a_short_look_at_any_answers_comes_to_its_end(kinds: tuple[str, ...]) -> None:
    look_at("lungau", 1, kinds, some("lungau", 1, 4), most=20)


@pytest.mark.prove
@pytest.mark.parametrize("kinds", MIXTURES, ids="-".join)
@pytest.mark.parametrize("source", RULE_SETS)
def test_a_look_at_any_answers_comes_to_its_end(source: str, kinds: tuple[str, ...]) -> None:
    for seed in range(4):
        for most in (0, 60, 600):
            look_at(source, seed, kinds, some(source, seed, 24), most)
