"""Candidates for showing where readings differ: the questions of scenarios, and the options that they are about."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from tarock_checking.prove.readings import with_partners
from tarock_engine.rule_sets import RULE_SETS
from tarock_protocol import codec
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.questions import Deal, Question
from tarock_reference import requirements, respond
from tarock_searching.make.material import all_asked
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.errors import CatalogueError
from tarock_steps.suite.scripts import scripts

_CLAUSE: Final = re.compile(rb'"([A-Z]+-[A-Z]+-\d+)"')


class Pair(NamedTuple):
    """Two readings of an option, in the order of its catalogue."""

    source: str
    option: str
    readings: tuple[str, str]


class Candidate(NamedTuple):
    """A question that has an answer, the clauses named in the answer, and the size of the question."""

    question: Question
    named: frozenset[str]
    size: tuple[object, ...]


def pairs(source: str) -> tuple[Pair, ...]:
    """Every pair of readings of every option of a source."""
    disputes = load_catalogue(source).disputes
    return tuple(Pair(source, name, two) for name in sorted(disputes) for two in combinations(disputes[name].values, 2))


@functools.cache
def own_clauses(source: str, option: str) -> frozenset[str]:
    """The clauses that an option decides. Only an answer that names one can change with it; tests/laws check that."""
    return frozenset(ruling.clause for _, ruling in RULE_SETS[source].rulings() if ruling.option == option)


def options_under(pair: Pair, others: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]] | None:
    """The options of a question under both readings, with the readings of other options that these need.

    None where a reading means nothing beside ``others``.
    """
    rest = {name: reading for name, reading in others.items() if name != pair.option}
    for reading in pair.readings:
        try:
            rest = with_partners(pair.source, {**rest, pair.option: reading})
        except StopIteration:
            return None
        del rest[pair.option]
    one, other = ({**rest, pair.option: reading} for reading in pair.readings)
    return one, other


def is_read_beside_another(pair: Pair) -> bool:
    """Whether a reading of the option means something only beside a reading of another option."""
    return any(option == pair.option for option, _ in requirements(pair.source))


def candidate(question: Question) -> Candidate | None:
    """A question as a candidate; None if it is refused."""
    reply = respond(codec.encode(question))
    if b'"answer"' not in reply[:40]:
        return None
    contract = getattr(question, "contract", "") or _contract(reply)
    return Candidate(question, clauses_in(reply), size(question, contract))


def clauses_in(reply: bytes) -> frozenset[str]:
    """All clauses that an answer names anywhere."""
    return frozenset(clause.decode() for clause in _CLAUSE.findall(reply))


def _contract(reply: bytes) -> str:
    return msgspec.json.decode(reply)["answer"].get("contract") or ""


_ACTS: Final = ("actions", "bids", "said", "deals")


def size(question: Question, contract: str) -> tuple[object, ...]:
    """The size of a question: readings of others, acts, utterances, the game, the seats, and the number of values."""
    acts = [act for field in _ACTS for act in getattr(question, field, None) or ()]
    said = sum(getattr(act, "do", "say") == "say" for act in acts)
    usual = getattr(question, "dealer", None) in {None, getattr(question, "players", 0) - 1}
    line = codec.encode(question)
    games = [*RULE_SETS[question.rules].by_name] if question.rules else []
    place = games.index(contract) if contract in games else -1
    return len(question.options), len(acts), said, place, not usual, _told(msgspec.to_builtins(question)), line


def _told(part: object) -> int:
    """How many single values a question has."""
    if isinstance(part, dict):
        return sum(map(_told, part.values()))
    return sum(map(_told, part)) if isinstance(part, list) else 1


@functools.cache
def asked_by_scenarios(source: str) -> tuple[Candidate, ...]:
    """What the scenarios of a source ask, each question once, also under all defaults; smallest first."""
    driver = InProcess(respond)
    lines: dict[bytes, Question] = {}
    for script in scripts(source):
        for question in all_asked(script, driver):
            for variant in (question, msgspec.structs.replace(question, options={})):
                asked = msgspec.structs.replace(variant, id=0)
                lines.setdefault(codec.encode(asked), asked)
    found = (candidate(variant) for variant in lines.values() if variant.rules)
    return tuple(sorted((entry for entry in found if entry is not None), key=lambda entry: entry.size))


def asked_by(scenario: str) -> tuple[Candidate, ...]:
    """What one scenario asks, under all defaults; smallest first. Raises CatalogueError for an unknown scenario."""
    source = scenario.partition("/")[0]
    found = [script for script in scripts(source) if script.planned.id == scenario]
    if not found:
        reason = f"there is no scenario {scenario!r}"
        raise CatalogueError(reason)
    asked = (
        replace(question, id=0, options={}) for question in all_asked(found[0], InProcess(respond)) if question.rules
    )
    each = (candidate(question) for question in {codec.encode(question): question for question in asked}.values())
    return tuple(sorted((entry for entry in each if entry is not None), key=lambda entry: entry.size))


def about(pair: Pair, among: Sequence[Candidate], *, deals: bool) -> Iterator[Candidate]:
    """The candidates whose answers can change with an option: the deals, or all others."""
    own, any_of = own_clauses(pair.source, pair.option), is_read_beside_another(pair)
    for entry in among:
        if isinstance(entry.question, Deal) == deals and (any_of or not own.isdisjoint(entry.named)):
            yield entry
