"""A server that is asked for ever remembers only so much."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from benchmarks import plateau

from tarock_engine import memory
from tarock_engine.ruleset import RuleSet
from tarock_reference import respond


class Here:
    """The reference engine in this process, asked as over the wire."""

    def __init__(self) -> None:
        self.asked = 0

    def ask(self, **question: object) -> plateau.Json:
        self.asked += 1
        return msgspec.json.decode(respond(msgspec.json.encode({"id": self.asked, **question})), type=plateau.Json)


@pytest.fixture(autouse=True)
def nothing_remembered() -> Iterator[None]:
    memory.forget()
    yield
    memory.forget()


def rule_sets() -> int:
    gc.collect()
    return sum(isinstance(each, RuleSet) for each in gc.get_objects())


def test_of_many_readings_only_the_latest_are_kept() -> None:
    before, seen = rule_sets(), 0
    for asked in plateau.questions(Here(), random.Random(1)):
        seen = asked
        if asked >= 700:
            break

    assert seen >= 700
    assert rule_sets() - before < 3 * 64


def test_what_has_become_too_much_is_forgotten_at_once() -> None:
    for asked in plateau.questions(Here(), random.Random(2)):
        if asked >= 100:
            break
    many = memory.remembered()

    memory.tidy(many)
    assert memory.remembered() == many > 10
    memory.tidy(many - 1)
    assert memory.remembered() == 0


def test_every_function_of_the_engine_that_remembers_is_known() -> None:
    folder = Path(memory.__file__).parent
    told = sum(path.read_text(encoding="utf-8").count("@functools.lru_cache(") for path in folder.rglob("*.py"))

    assert told == len(memory.functions())


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read where Linux tells it")
def test_a_server_needs_little_memory_by_readings_drawn_at_random() -> None:
    assert plateau.measured(1500) < 80
