"""What may show where readings part: every question that a scenario asks, and which options it is about."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from tarock_conformance.fuzz.material import all_asked
from tarock_conformance.prove.readings import with_partners
from tarock_engine.rule_sets import RULE_SETS
from tarock_reference import requirements, respond
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.errors import CatalogueError
from tarock_steps.protocol import codec
from tarock_steps.protocol.drivers import InProcess
from tarock_steps.protocol.messages.questions import Deal, Question
from tarock_steps.suite.scripts import scripts

_CLAUSE: Final = re.compile(rb'"([A-Z]+-[A-Z]+-\d+)"')


class Pair(NamedTuple):
    """Two readings of an option, in the order of its catalogue."""

    source: str
    option: str
    readings: tuple[str, str]


class Candidate(NamedTuple):
    """A question that can be answered, the clauses named in its answer, and how small it is."""

    question: Question
    named: frozenset[str]
    size: tuple[object, ...]


def pairs(source: str) -> tuple[Pair, ...]:
    """Every pair of readings of every option of a source."""
    disputes = load_catalogue(source).disputes
    return tuple(Pair(source, name, two) for name in sorted(disputes) for two in combinations(disputes[name].values, 2))


@functools.cache
def own_clauses(source: str, option: str) -> frozenset[str]:
    """The clauses of what an option decides: only an answer that names one can change with it, as tests/laws holds."""
    return frozenset(one.clause for _, one in RULE_SETS[source].rulings() if one.option == option)


def options_under(pair: Pair, others: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]] | None:
    """The options of a question under both readings, with those of others without which one of them means nothing.

    None where ``others`` choose readings beside which one of them means nothing.
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


def needs_partners(pair: Pair) -> bool:
    """Whether a reading of the option means something only beside one of another."""
    return any(option == pair.option for option, _ in requirements(pair.source))


def candidate(question: Question) -> Candidate | None:
    """A question as a candidate; none where it is refused."""
    reply = respond(codec.encode(question))
    if b'"answer"' not in reply[:40]:
        return None
    contract = getattr(question, "contract", "") or _contract(reply)
    return Candidate(question, clauses_in(reply), size(question, contract))


def clauses_in(reply: bytes) -> frozenset[str]:
    """All clauses that an answer names anywhere."""
    return frozenset(one.decode() for one in _CLAUSE.findall(reply))


def _contract(reply: bytes) -> str:
    return msgspec.json.decode(reply)["answer"].get("contract") or ""


_ACTS: Final = ("actions", "bids", "said", "deals")


def size(question: Question, contract: str) -> tuple[object, ...]:
    """How small a question is: readings of others, acts, utterances, the game, the seats, and all that is told."""
    acts = [one for field in _ACTS for one in getattr(question, field, None) or ()]
    said = sum(getattr(one, "do", "say") == "say" for one in acts)
    usual = getattr(question, "dealer", None) in {None, getattr(question, "players", 0) - 1}
    line = codec.encode(question)
    games = [*RULE_SETS[question.rules].by_name] if question.rules else []
    place = games.index(contract) if contract in games else -1
    return len(question.options), len(acts), said, place, not usual, _told(msgspec.to_builtins(question)), line


def _told(part: object) -> int:
    """How many single things are told."""
    if isinstance(part, dict):
        return sum(map(_told, part.values()))
    return sum(map(_told, part)) if isinstance(part, list) else 1


@functools.cache
def asked_by_scenarios(source: str) -> tuple[Candidate, ...]:
    """What the scenarios of a source ask, each once, and the same by the default of every option; smallest first."""
    driver = InProcess(respond)
    lines: dict[bytes, Question] = {}
    for script in scripts(source):
        for question in all_asked(script, driver):
            for one in (question, msgspec.structs.replace(question, options={})):
                asked = msgspec.structs.replace(one, id=0)
                lines.setdefault(codec.encode(asked), asked)
    found = (candidate(one) for one in lines.values() if one.rules)
    return tuple(sorted((one for one in found if one is not None), key=lambda one: one.size))


def asked_by(scenario: str) -> tuple[Candidate, ...]:
    """What one scenario asks, by the default of every option; smallest first. CatalogueError where there is none."""
    source = scenario.partition("/")[0]
    found = [one for one in scripts(source) if one.planned.id == scenario]
    if not found:
        reason = f"there is no scenario {scenario!r}"
        raise CatalogueError(reason)
    asked = (replace(one, id=0, options={}) for one in all_asked(found[0], InProcess(respond)) if one.rules)
    each = (candidate(one) for one in {codec.encode(one): one for one in asked}.values())
    return tuple(sorted((one for one in each if one is not None), key=lambda one: one.size))


def about(pair: Pair, among: Sequence[Candidate], *, deals: bool) -> Iterator[Candidate]:
    """Those candidates whose answers can change with an option: deals, or all that are none."""
    own, any_of = own_clauses(pair.source, pair.option), needs_partners(pair)
    for one in among:
        if isinstance(one.question, Deal) == deals and (any_of or not own.isdisjoint(one.named)):
            yield one
