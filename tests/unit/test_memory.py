"""A server that is asked for ever remembers only so much."""

from __future__ import annotations

import dataclasses
import functools
import gc
import importlib
import pkgutil
import random
import re
import sys
from collections.abc import Hashable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from benchmarks import plateau
from proving.exhaustive.karl import renonce
from tests.houses import playing
from tests.laws.sources import SOURCES
from tests.laws.strategies import Course
from tests.unit.test_desk import SHEET

import tarock_engine
import tarock_reference
from tarock_engine import dealing, engine, memory
from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.ruleset import RuleSet
from tarock_engine.state import is_contested
from tarock_engine.zwanzigerrufen.state import Lineup, Profile
from tarock_reference import respond
from tarock_reference.weighing import players

DEALT: Final = 10
"""How many readings of each source are drawn to hold what is remembered against the plain rules."""
ROUNDED_LAST: Final = '[rulings]\n"sessions.doubled.rounded_last" = true\n'


@functools.cache
def of_scenarios() -> list[plateau.Json]:
    """What the scenarios of one source ask."""
    return plateau.of_scenarios("lungau")


class Here:
    """The reference engine in this process, asked as over the wire."""

    def __init__(self) -> None:
        self.asked = 0

    def ask(self, **question: object) -> plateau.Json:
        self.asked += 1
        return msgspec.json.decode(respond(msgspec.json.encode({"id": self.asked, **question})), type=plateau.Json)


@pytest.fixture(scope="module", autouse=True)
def everything_loaded() -> None:
    """All that remembers: some modules are loaded by the first question that needs them, and others never here."""
    for package in (tarock_engine, tarock_reference):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)


@pytest.fixture(autouse=True)
def nothing_remembered() -> Iterator[None]:
    memory.forget()
    yield
    memory.forget()


def rule_sets() -> int:
    gc.collect()
    return sum(isinstance(thing, RuleSet) for thing in gc.get_objects())


@pytest.mark.prove
def test_of_many_readings_only_the_latest_are_kept() -> None:
    others = of_scenarios()
    before, seen = rule_sets(), 0
    for asked in plateau.questions(Here(), random.Random(1), others):
        seen = asked
        if asked >= 700:
            break

    assert seen >= 700
    assert rule_sets() - before < 3 * 64


@pytest.mark.prove
def test_what_has_become_too_much_is_forgotten_at_once() -> None:
    for asked in plateau.questions(Here(), random.Random(2), of_scenarios()):
        if asked >= 100:
            break
    many = memory.answers()

    memory.tidy(many)
    assert memory.answers() == many > 10
    memory.tidy(many - 1)
    assert memory.answers() == 0


def test_nothing_in_the_engine_remembers_but_what_is_entered() -> None:
    folder = Path(memory.__file__).parent
    texts = {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.py") if path.stem != "memory"}

    assert [
        path.name for path, text in texts.items() if re.search(r"functools\.(lru_)?cache\b|import .*cache", text)
    ] == []
    texts |= {path: path.read_text(encoding="utf-8") for path in Path(tarock_reference.__file__).parent.rglob("*.py")}
    assert sum(text.count("@remembered(") for text in texts.values()) == len(memory.functions())


class Compared:
    """A function that remembers, and each time that it is asked its plain rule as well."""

    def __init__(self, remembering: functools._lru_cache_wrapper[object]) -> None:
        self.remembering = remembering
        self.asked = 0

    def __call__(self, *asked: Hashable, **named: Hashable) -> object:
        self.asked += 1
        answer, plain = self.remembering(*asked, **named), self.remembering.__wrapped__(*asked, **named)
        assert value(answer) == value(plain), f"{self.remembering.__qualname__}{asked}"
        return answer


def value(answer: object) -> object:
    """What is compared: of what is equal to nothing but itself its fields, of rules that round last how they round."""
    if isinstance(answer, RuleSet):
        return [vars(answer)["settling"].rounding.value(Fraction(number, 4)) for number in range(-9, 10)]
    return dataclasses.asdict(answer) if isinstance(answer, Profile | Lineup) else answer


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[Compared]:
    """Every function of the engine and of what answers by it that remembers, wherever a module has it."""
    found = {id(function): Compared(function) for function in memory.functions()}
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in {"tarock_engine", "tarock_reference"}:
            for known, thing in list(vars(module).items()):
                if id(thing) in found:
                    monkeypatch.setattr(module, known, found[id(thing)])
    return list(found.values())


def look_round(course: Course[Any]) -> None:
    """Ask of a deal whatever the engine can be asked, and what plain players see in its hands."""
    assert players.heights(course.rules)
    for hand in course.dealt.hands:
        players.worth(hand, course.rules)
    dealing.seat_table(course.dealt.seating.players, course.dealt.seating.dealer, course.rules)
    for stop in course.stops:
        is_contested(stop.state)
        for _ in engine.refused(stop.state, course.rules):
            pass
        engine.apply(stop.state, stop.action, course.rules)
    course.settlement()
    course.score()


@pytest.mark.prove
def test_whatever_is_remembered_is_what_the_plain_rule_says(compared: list[Compared]) -> None:
    rng = random.Random(5)
    for source in SOURCES:
        for _ in range(DEALT):
            for course in source.courses(rng.randrange(1 << 32), 2, chosen=source.any_readings(rng)):
                look_round(course)
    assert renonce.several([({}, KARL)]).compared
    assert playing.answer(playing.house("koenigrufen", ROUNDED_LAST), **SHEET, doubled=True)
    for question in of_scenarios()[::40]:
        asked = msgspec.json.encode({**question, "id": 1})
        assert respond(asked) == respond(asked)

    assert [function.remembering.__qualname__ for function in compared if not function.asked] == []


def test_a_rule_that_depends_on_more_than_what_it_is_asked_with_is_noticed() -> None:
    moods = ["kind"]
    compared = Compared(functools.lru_cache(lambda seat: (seat, *moods)))

    assert compared(1) == (1, "kind")
    moods.append("strict")
    with pytest.raises(AssertionError):
        compared(1)


@pytest.mark.prove
def test_the_scenarios_ask_more_than_deals_and_nothing_twice() -> None:
    asked = [msgspec.json.encode(question) for question in of_scenarios()]

    assert {question["ask"] for question in of_scenarios()} > {"result", "settle", "may_play", "view", "session"}
    assert len(asked) == len(set(asked)) > 1000


@pytest.mark.prove
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read where Linux tells it")
def test_a_server_needs_little_memory_by_readings_drawn_at_random() -> None:
    assert plateau.measured(1500, of_scenarios()) < 80
