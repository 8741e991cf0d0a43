"""Reads a request of the table's page: its language, its rules, and its question."""

from __future__ import annotations

import functools
from typing import Any, Final, NamedTuple

import msgspec

from tarock_language.catalogue import language_of, languages
from tarock_language.message import Language, Message, message
from tarock_protocol.decoding_faults import fault_and_place
from tarock_protocol.messages.questions import AnyQuestion
from tarock_reference import respond as reference_responds
from tarock_reference.houses.house import House
from tarock_reference.houses.profile_parsing import house_of
from tarock_register.ask.answered import Respond
from tarock_register.ask.ask_command import RULES, question_of
from tarock_running.inputs.settings import catalogue_of, house_options
from tarock_running.process.exits import UsageFaultError
from tarock_steps.catalogue.loading import Catalogue

LARGEST: Final = 200_000
"""The largest size of a request in bytes."""
BESIDE: Final = frozenset({"id", "rules", "options"})
"""The fields of a question that a request of the page has beside it."""
_LANGUAGE: Final = "de"
_HOUSES: Final = 8
"""How many houses are cached: those of a few tables that are compared."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fields of all requests; ``do`` says what is wanted, and so which fields count.

    The rules are those of ``house``, the text of a profile, or else the rule set ``rules`` with the readings
    ``options``. ``question`` is one of the protocol, without ``id``, ``rules`` and ``options``; ``other`` is the
    profile of a house to compare with, ``point`` the name of a difference, or the place of an act.
    """

    do: str
    language: str = _LANGUAGE
    rules: str = RULES
    options: dict[str, str] = {}
    house: str = ""
    question: dict[str, object] = {}
    clauses: list[str] = []
    text: str = ""
    other: str = ""
    point: str = ""
    players: int = 4
    dealer: int = 3
    seed: int = 0


def request_of(line: bytes) -> Request:
    """The request of a line of JSON; UsageFaultError names the place of a fault."""
    if len(line) > LARGEST:
        raise UsageFaultError(message("expected a request of at most {number} bytes", number=LARGEST))
    try:
        return msgspec.json.decode(line, type=Request)
    except (ValueError, RecursionError) as fault:
        raise UsageFaultError(message("expected a request: {reason}", reason=fault_and_place(fault))) from fault


class Sitting(NamedTuple):
    """A request with its language and its house, if it names one."""

    request: Request
    say: Language
    house: House | None

    @property
    def rules(self) -> str:
        """The name of the rule set, or of that on which the house is based."""
        return self.request.rules if self.house is None else self.house.based_on

    @property
    def catalogue(self) -> Catalogue:
        """The catalogue of the rule set; UsageFaultError if there is none of this name."""
        return catalogue_of(self.rules, "")

    @property
    def respond(self) -> Respond:
        """The engine that answers by these rules."""
        return reference_responds if self.house is None else self.house.respond

    @property
    def options(self) -> dict[str, str]:
        """The readings in force, with those of the house; UsageFaultError for impossible ones."""
        catalogue_of(self.rules, "")
        return house_options(self.rules, self._pairs, self.house)

    @property
    def _pairs(self) -> list[str]:
        return [f"{name}={reading}" for name, reading in self.request.options.items()]

    @property
    def question(self) -> AnyQuestion:
        """The question, by these rules; UsageFaultError names the place of a fault."""
        return self.asked(self.request.question)

    def in_its_name(self, reason: Message) -> Message:
        """A reason that calls the rules as people do: by the name of the house, or by the title of the source."""
        name = self.catalogue.title if self.house is None else self.house.name
        return with_name(reason, self.rules, name)

    def asked(self, question: dict[str, object]) -> AnyQuestion:
        """A question of the protocol by these rules; UsageFaultError names the place of a fault."""
        plain = {"options": {}, **question, "id": 1}
        return question_of([msgspec.json.encode(plain).decode()], self.rules, self._pairs, self.house).question


def with_name(said: Message, rules: str, name: str) -> Message:
    """A message with a name in place of that of the rule set."""
    return said._replace(arguments={key: _named(part, rules, name) for key, part in said.arguments.items()})


def _named(part: object, rules: str, name: str) -> Any:
    if isinstance(part, Message):
        return with_name(part, rules, name)
    if isinstance(part, list):
        return [_named(element, rules, name) for element in part]
    return name if part == rules else part


def sitting_of(request: Request) -> Sitting:
    """What is needed to answer a request; HouseError lists the mistakes of its house."""
    house = house_typed(request.house) if request.house else None
    return Sitting(request, language_at_the_table(request.language), house)


def language_at_the_table(code: str = "") -> Language:
    """The language of this name, or else the one that the table speaks first."""
    return language_of(code if code in languages() else _LANGUAGE)


@functools.lru_cache(maxsize=_HOUSES)
def house_typed(text: str) -> House:
    """The house of a profile; HouseError lists its mistakes."""
    return house_of(text, "")
