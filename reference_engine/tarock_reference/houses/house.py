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
from tarock_engine.ruleset import RuleSet, bare_path
from tarock_engine.ruling import all_swapped
from tarock_language.message import message
from tarock_protocol.messages import answers, questions
from tarock_reference import hello, option_readings, reply
from tarock_reference.bad_questions import refuse_question
from tarock_reference.houses.added_rulings import with_added
from tarock_reference.houses.leaving_out import NOTHING_LEFT_OUT, Without, left_out_of
from tarock_reference.houses.order import is_place, rows
from tarock_reference.houses.own_games import OwnGame, with_games
from tarock_reference.houses.own_items import OwnItem, with_items

_KEPT = 64
"""How many rule sets of houses are cached, one for each choice of readings in a question."""
FORMAT = 1
"""The version of the format from which the digest of a house is made."""


class HouseRuling(NamedTuple):
    """One ruling of a house: its ``path``, its ``value``, and the canonical text of the value in ``written``."""

    path: str
    value: object
    written: str


class BesideMoney(NamedTuple):
    """A further account of the same deals, such as the score beside the money: its name, and what counts otherwise."""

    name: str
    rulings: tuple[HouseRuling, ...]


class WorkedExample(NamedTuple):
    """A worked example: ``of`` names it, ``told`` has its arithmetic, ``account`` the account that it is about.

    ``question`` is a line of the protocol; ``answer`` is JSON with what an answer has to hold.
    """

    of: str
    told: str
    account: str
    question: bytes
    answer: bytes


@dataclasses.dataclass(frozen=True, kw_only=True)
class House:
    """The rules of one round of players.

    A source with ``games`` and ``items`` of the house's own, ``readings`` and ``rulings``, ``without`` what it leaves
    out. They are about money; ``accounts`` are kept beside it. ``examples`` are worked examples of the round.
    """

    name: str
    based_on: str
    games: tuple[OwnGame, ...] = ()
    items: tuple[OwnItem, ...] = ()
    readings: tuple[tuple[str, str], ...] = ()
    rulings: tuple[HouseRuling, ...] = ()
    without: Without = NOTHING_LEFT_OUT
    accounts: tuple[BesideMoney, ...] = ()
    examples: tuple[WorkedExample, ...] = ()

    @property
    def options(self) -> dict[str, str]:
        """The readings that the house has chosen."""
        return dict(self.readings)

    @property
    def rules(self) -> RuleSet:
        """The rule set of the house, with the defaults of the source for all open options."""
        return self.rules_with({})

    @property
    def source(self) -> RuleSet:
        """The source by the readings of the house, with its own games and items as they begin: like those it has."""
        return with_own(self, self.options)

    @property
    def differences(self) -> int:
        """The number of points in which the house differs from its source."""
        known = RULE_SETS[self.based_on].options()
        chosen = sum(reading != known[option][0] for option, reading in self.readings)
        own = len(self.games) + len(self.items) + len(self.without.words)
        return chosen + own + len(self.changed) + self.is_reordered

    @property
    def unruled(self) -> dict[str, object]:
        """Each value without the house's ruling: that of the source, and for a single game that of the other games."""
        before = {path: ruling.value for path, ruling in self.source.rulings()}
        told = {ruling.path: ruling.value for ruling in self.rulings}
        for path in told:
            if (usual := bare_path(path)) != path:
                before[path] = told.get(usual, before[usual])
        return before

    @property
    def changed(self) -> tuple[HouseRuling, ...]:
        """The rulings whose values differ from the source with the house's readings, without places in the auction."""
        before = self.unruled
        return tuple(
            ruling for ruling in self.rulings if not is_place(ruling.path) and before[ruling.path] != ruling.value
        )

    @property
    def is_reordered(self) -> bool:
        """Whether the games that are left have another order in the auction than in the source."""
        own = left_out_of(self.source, self.without)
        return any(is_place(ruling.path) for ruling in self.rulings) and rows(own) != rows(self.rules)

    def by_account(self, name: str) -> House:
        """The house as one of its accounts counts. KeyError if there is none of this name."""
        own = dict(self.accounts)[name]
        beside = {ruling.path for ruling in own}
        kept = (ruling for ruling in self.rulings if ruling.path not in beside)
        told = f"{self.name}, {name}"
        return dataclasses.replace(self, name=told, rulings=(*kept, *own), accounts=(), examples=())

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
        if self.games:
            meaning["games"] = sorted(self.games)
        if self.items:
            meaning["items"] = sorted(self.items)
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


def with_own(house: House, options: Mapping[str, str]) -> RuleSet:
    """The source of a house by these readings, with its own items and games, and with its added rulings at first."""
    rules = with_games(with_items(RULE_SETS[house.based_on].choose(options), house.items), house.games)
    return with_added(rules, [ruling.path for ruling in house.rulings])


@functools.lru_cache(maxsize=_KEPT)
def _rules(house: House, options: tuple[tuple[str, str], ...]) -> RuleSet:
    memory.tidy()
    rules = all_swapped(with_own(house, dict(options)), {ruling.path: ruling.value for ruling in house.rulings})
    return left_out_of(rules, house.without)
