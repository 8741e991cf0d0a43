"""Finds the readings other than those asked for that explain the failures of a run: the program may play by them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping

from tarock_checking.playing.player import Asking
from tarock_protocol.messages.answers import HelloAnswer
from tarock_reference import can_be_chosen, option_readings, rulings
from tarock_reference.houses.house import House
from tarock_running.inputs.variants import fixed_readings, rules_of_readings, rules_with
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.suite.explaining_readings import CandidateReading, FoundReadings, search_readings
from tarock_steps.suite.run_so_far import RunSoFar


def readings_played(
    asking: Asking, heard: RunSoFar, house: House | None, has_time: Callable[[], bool]
) -> FoundReadings:
    """The other readings that explain failures of a run, as far as the time allows."""
    if not heard.failed:
        return FoundReadings((), is_all=True)
    rules = rules_with(asking.source, asking.options, house) or rules_of_readings(asking.source, {})
    decided = {} if house is None else house.options
    others = [
        candidate for candidate in candidate_readings(asking.source, asking.options) if candidate.option not in decided
    ]
    return search_readings(asking.asked, heard, rules, others, has_time)


def can_be_asked_by(hello: HelloAnswer, source: str, option: str, reading: str) -> bool:
    """Whether a program can be asked by a reading: it offers it, or the reading holds where nothing is said."""
    return reading in (option_readings(source)[option][0], *hello.rules.get(source, {}).get(option, ()))


def candidate_readings(source: str, options: Mapping[str, str]) -> tuple[CandidateReading, ...]:
    """Every reading of a source that ``options`` do not choose and that is possible together with them."""
    clauses = _clauses(source)
    return tuple(
        CandidateReading(option, reading, frozenset(clauses[option]), fixed_readings(source, {option: reading}))
        for option, readings in option_readings(source).items()
        for reading in readings
        if options.get(option) != reading and can_be_chosen(source, {**options, option: reading})
    )


def _clauses(source: str) -> Mapping[str, set[str]]:
    """The clauses that depend on an option: those of its rulings, and those that the catalogue names."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for option, clause in _named(source):
        found[option].add(clause)
    return found


def _named(source: str) -> Iterator[tuple[str, str]]:
    yield from ((option, clause) for _, clause, _, option in rulings(source) if option)
    for dispute in load_catalogue(source).disputes.values():
        yield from ((dispute.option, clause) for clause in (dispute.clause, *dispute.also))
