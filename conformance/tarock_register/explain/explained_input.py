"""Reads what ``tarock explain`` is to explain: a scenario, a file or stdin, JSON, or a question in words."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from tarock_language.message import Message, message
from tarock_protocol.decoding_faults import fault_in_words, line_of_fault
from tarock_protocol.messages.questions import AnyQuestion
from tarock_protocol.user_files import file_text, nearest_path
from tarock_reference.houses.house import House
from tarock_register.ask.answered import Respond
from tarock_register.ask.ask_command import RULES, question_of
from tarock_register.explain.exchange_parsing import ExchangedDeal, exchanged_deals, is_exchange
from tarock_register.explain.overlooked import with_overlooked
from tarock_register.explain.parsed_steps import Steps, examples_apart, steps_in
from tarock_register.explain.steps import RulesOfSteps, question_asked
from tarock_register.explain.translating import translated
from tarock_register.show.scenario import scenarios_named
from tarock_running.inputs.own_engine import reference
from tarock_running.inputs.readable import readable
from tarock_running.inputs.settings import house_options, readings_of
from tarock_running.process.exits import UsageFaultError
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.planned import Planned
from tarock_steps.table.stand_ins import planned_with

_LARGEST: Final = 1_000_000
"""The largest size of a file in bytes, or of stdin in characters."""
_MOST: Final = 1_000
"""How many deals a file has at most: each is explained by every reading."""
STDIN: Final = "-"
_BRACES: Final = "{"


class By(NamedTuple):
    """The rules for an explanation: a rule set with readings, or the house that is based on it."""

    rules: str
    pairs: tuple[str, ...] = ()
    house: House | None = None

    @property
    def respond(self) -> Respond:
        """The engine that answers by these rules."""
        return reference() if self.house is None else self.house.respond

    @property
    def options(self) -> dict[str, str]:
        """The chosen readings, and those of the house."""
        return house_options(self.rules, self.pairs, self.house)


class Matter(NamedTuple):
    """What to explain: the ``words`` of a question, or the ``steps`` of an example, maybe of a ``scenario``.

    What is recorded was played to its end, so that nobody noticed what the rules forbid.
    """

    words: tuple[str, ...] = ()
    steps: Steps | None = None
    scenario: Planned | None = None
    is_record: bool = False

    @property
    def named_rules(self) -> tuple[str, ...]:
        """The rule set that it names, or an empty tuple."""
        if self.steps is not None:
            return (self.steps.rules,) if self.steps.rules else ()
        raw = question_of(self.words, None, ()).question if self.words[0].startswith(_BRACES) else None
        return (raw.rules,) if raw is not None and raw.rules else ()

    @property
    def rules(self) -> str:
        """The rule set to use unless the user names another one."""
        return (*self.named_rules, RULES)[0]

    def question(self, by: By) -> AnyQuestion:
        """Its question under these rules and in their words; UsageFaultError names the place of a fault."""
        if self.steps is None:
            asked = question_of(self.words, by.rules, by.pairs, by.house).question
        else:
            played = RulesOfSteps(by.rules, by.options, readings_of(by.rules), by.respond)
            asked = question_asked(self._in_cards_of(by, self.steps), played)
        asked = asked if by.rules == self.rules else translated(asked)
        return with_overlooked(asked, by.respond) if self.is_record else asked

    def _in_cards_of(self, by: By, steps: Steps) -> Steps:
        """The steps of a scenario, with the cards that the chosen readings use instead of others."""
        if self.scenario is None or by.rules != self.scenario.source:
            return steps
        return Steps(planned_with(self.scenario, by.options).lines, steps.places)


class NamedMatter(NamedTuple):
    """One of several deals in a file: its name or place, and a function that reads it."""

    name: str
    read: Callable[[], Matter]


def matters_of(words: Sequence[str], house: House | None = None) -> Sequence[NamedMatter]:
    """What a command line asks to explain, the deals of a file one by one.

    A scenario may also be one about an own game of the ``house``.
    UsageFaultError, with a suggestion, where it does not exist; `read` raises it for a fault in one deal.
    """
    first = words[0]
    if first == STDIN:
        return _of_text(_from_stdin(), "stdin", words)
    if first.lstrip().startswith(_BRACES) or len(words) > 1:
        return _one(Matter(tuple(words)))
    path = Path(first)
    if path.exists() and not path.is_dir():
        return _of_text(_read(path), first, words)
    if first.partition("/")[0] in sources() and "/" in first:
        return _one(_of_scenario(first, house))
    if "/" in first or path.suffix:
        raise UsageFaultError(_no_file(path, first))
    if " " in first.strip():
        raise UsageFaultError(
            message(
                "'{asked}' is no question: expected its name and its fields, such as trick cards='K♥ D♥ I A♥'; "
                "`tarock disputes WORDS` searches what the sources say",
                asked=first,
            )
        )
    return _one(Matter(tuple(words)))


def _one(matter: Matter) -> Sequence[NamedMatter]:
    return (NamedMatter("", lambda: matter),)


def _no_file(path: Path, name: str) -> Message:
    fault = message(
        "there is no file '{name}', and no such scenario: expected one, - for stdin, or a question", name=name
    )
    near = nearest_path(path)
    return fault if near is None else message("{fault}; did you mean {near}?", fault=fault, near=str(near))


def _read(path: Path) -> str:
    with readable(path, expected=message("the steps of a deal, or a question")):
        return file_text(path, _LARGEST)


def _from_stdin() -> str:
    text = sys.stdin.read(_LARGEST + 1)
    if len(text) > _LARGEST:
        raise UsageFaultError(message("stdin: expected at most {number:,} characters", number=_LARGEST))
    return text


def _of_text(text: str, place: str, words: Sequence[str]) -> Sequence[NamedMatter]:
    if len(words) > 1:
        raise UsageFaultError(
            message("expected nothing after '{first}', not '{further}'", first=words[0], further=words[1])
        )
    found = [*islice(_deals_in(text, place), _MOST + 1)]
    if len(found) > _MOST:
        raise UsageFaultError(message("{place}: expected at most {number:,} deals", place=place, number=_MOST))
    return found


def _deals_in(text: str, place: str) -> Iterator[NamedMatter]:
    """The deals of a text: questions in JSON, one or a line each, lines of the exchange format, or examples."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    if lines and lines[0][1].startswith(_BRACES):
        if len(lines) > 1 and _fault_in_json(lines[0][1]) is not None:
            lines = [(lines[0][0], text.strip())]
        for number, line in lines:
            yield NamedMatter(f"{place}:{number}", partial(_of_json, line, place, number))
    elif is_exchange(text):
        yield from (NamedMatter(deal.place, partial(_exchanged, deal)) for deal in exchanged_deals(text, place))
    else:
        for number, name, example in examples_apart(text):
            yield NamedMatter(f"{place}:{number} {name}".strip(), partial(_of_steps, example, place))


def _of_json(text: str, place: str, first: int) -> Matter:
    """A question in JSON that begins in the line ``first`` of a file."""
    if (fault := _fault_in_json(text)) is not None:
        lines, reason = fault
        here = f"{place}:{first + lines}"
        raise UsageFaultError(message("{place}: expected one object of JSON: {fault}", place=here, fault=reason))
    return Matter((text,))


def _fault_in_json(text: str) -> tuple[int, Message | str] | None:
    """How many lines before the place where a text stops to be JSON, and why; None if it is an object of JSON."""
    try:
        msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        return (line_of_fault(text.encode(errors="replace"), fault) or 1) - 1, fault_in_words(fault)
    return None


def _of_steps(text: str, place: str) -> Matter:
    return Matter(steps=steps_in(text, place))


def _exchanged(deal: ExchangedDeal) -> Matter:
    if deal.fault is not None:
        raise UsageFaultError(deal.fault)
    return Matter((deal.question,), is_record=True)


def _of_scenario(name: str, house: House | None) -> Matter:
    rows = scenarios_named(name, house=house)
    if len(rows) > 1:
        ids = [row.id for row in rows]
        raise UsageFaultError(
            message("'{name}' has {number} rows: expected one of {ids}", name=name, number=len(rows), ids=ids)
        )
    scenario = rows[0]
    return Matter(steps=Steps(scenario.lines, (scenario.id,) * len(scenario.lines)), scenario=scenario)
