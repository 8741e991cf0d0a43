"""A house: a source, readings, rulings by name, what is left out, and the engine that plays by it."""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import json
from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from tarock_engine import memory
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_language.message import message
from tarock_protocol.messages import answers, questions
from tarock_reference import hello, option_readings, reply
from tarock_reference.bad_questions import refuse_question
from tarock_reference.houses.leaving_out import NOTHING_LEFT_OUT, Without, left_out_of
from tarock_reference.houses.order import is_place, rows
from tarock_reference.impostors import all_swapped

_KEPT = 64
"""How many rule sets of houses are cached, one for each choice of readings in a question."""
FORMAT = 1
"""The version of the format from which the digest of a house is made."""


class HouseRuling(NamedTuple):
    """One ruling of a house: its ``path``, its ``value``, and the canonical text of the value in ``written``."""

    path: str
    value: object
    written: str


@dataclasses.dataclass(frozen=True, kw_only=True)
class House:
    """The rules of one round of players: a source with ``readings`` and ``rulings``, ``without`` what it leaves out."""

    name: str
    based_on: str
    readings: tuple[tuple[str, str], ...] = ()
    rulings: tuple[HouseRuling, ...] = ()
    without: Without = NOTHING_LEFT_OUT

    @property
    def options(self) -> dict[str, str]:
        """The readings that the house has chosen."""
        return dict(self.readings)

    @property
    def rules(self) -> RuleSet:
        """The rule set of the house, with the defaults of the source for all open options."""
        return self.rules_with({})

    @property
    def differences(self) -> int:
        """The number of points in which the house differs from its source."""
        source = RULE_SETS[self.based_on]
        known = source.options()
        chosen = sum(reading != known[option][0] for option, reading in self.readings)
        return chosen + len(self.changed) + self.is_reordered + len(self.without.words)

    @property
    def changed(self) -> tuple[HouseRuling, ...]:
        """The rulings whose values differ from the source with the house's readings, without places in the auction."""
        values = dict(RULE_SETS[self.based_on].choose(self.options).rulings())
        return tuple(
            ruling for ruling in self.rulings if not is_place(ruling.path) and values[ruling.path].value != ruling.value
        )

    @property
    def is_reordered(self) -> bool:
        """Whether the games that are left have another order in the auction than in the source."""
        own = left_out_of(RULE_SETS[self.based_on].choose(self.options), self.without)
        return any(is_place(ruling.path) for ruling in self.rulings) and rows(own) != rows(self.rules)

    @property
    def digest(self) -> str:
        """The SHA-256 of what the profile means; its name, comments and the order of its lines do not matter."""
        meaning = {
            "house": FORMAT,
            "based_on": self.based_on,
            "readings": sorted(self.readings),
            "rulings": sorted((ruling.path, ruling.written) for ruling in self.rulings),
            "without": sorted(self.without.words),
        }
        told = json.dumps(meaning, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(told.encode()).hexdigest()

    def rules_with(self, options: Mapping[str, str]) -> RuleSet:
        """The rule set of the house with further readings, which are chosen before the house's rulings are applied.

        Raises OptionError if a reading is unknown or has no meaning beside the others.
        """
        return _rules(self, tuple(sorted({**options, **self.options}.items())))

    def rules_of(self, question: questions.Question) -> RuleSet:
        """The rules by which a question is answered.

        Raises BadQuestionError if the question names another rule set, or a reading other than the house's: its sender
        asks about other rules, and would take the answer for one about them.
        """
        if question.rules != self.based_on:
            refuse_question(
                "rules",
                message("{what}, which {house} plays", what=self.based_on, house=self.name),
                repr(question.rules),
            )
        for option, reading in self.readings:
            asked = question.options.get(option, reading)
            if asked != reading:
                refuse_question(
                    f"options.{option}",
                    message("{what}, which {house} plays", what=reading, house=self.name),
                    asked,
                )
        return self.rules_with(question.options)

    def respond(self, line: bytes) -> bytes:
        """One reply for one question, by the reference engine with the rules of the house."""
        return reply(line, self.rules_of, self.greeting)

    def greeting(self) -> answers.HelloAnswer:
        """The answer to ``hello``; an option that the house has decided has one reading."""
        offered = option_readings(self.based_on)
        offered |= {option: [reading] for option, reading in self.readings}
        plain = hello()
        return replace(plain, name=f"{plain.name}, playing {self.name}", rules={self.based_on: offered})


@functools.lru_cache(maxsize=_KEPT)
def _rules(house: House, options: tuple[tuple[str, str], ...]) -> RuleSet:
    memory.tidy()
    rules = RULE_SETS[house.based_on].choose(dict(options))
    rules = all_swapped(rules, {ruling.path: ruling.value for ruling in house.rulings})
    return left_out_of(rules, house.without)
