"""Validates rule set and options of the command line before anything is asked."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from tarock_language.message import message
from tarock_running.inputs.known_readings import readings_known
from tarock_running.process.exits import UsageFaultError, check_known, reason_said
from tarock_steps.catalogue.loading import Catalogue, load_catalogue, sources

if TYPE_CHECKING:
    from tarock_reference.houses.house import House


def catalogue_of(rules: str, option: str = "--rules") -> Catalogue:
    """The catalogue of a rule set; refuses an unknown name."""
    check_known(option, "rule set", rules, sources())
    return load_catalogue(rules)


def parse_options(rules: str, pairs: Sequence[str]) -> dict[str, str]:
    """Read ``name=value`` pairs as options of a rule set; refuses unknown, contradictory and impossible ones."""
    if not pairs:
        return {}

    from tarock_reference import check_options  # noqa: PLC0415 - loads the engine

    offered = readings_of(rules)
    options: dict[str, str] = {}
    for pair in pairs:
        name, value = split_pair(pair, [offered])
        if options.setdefault(name, value) != value:
            both = {"first": options[name], "second": value}
            raise UsageFaultError(message("--option {name}: given as '{first}' and as '{second}'", name=name, **both))
    try:
        check_options(rules, options)
    except ValueError as fault:
        raise UsageFaultError(message("{place}: {fault}", place="--option", fault=reason_said(fault))) from fault
    return options


def refuse_impossible_options(place: str, rules: str, options: Mapping[str, str]) -> None:
    """Refuse options that are unknown in a rule set, or impossible together; ``place`` names their file."""
    if not options:
        return

    from tarock_reference import check_options  # noqa: PLC0415 - loads the engine

    offered = readings_of(rules)
    for name, reading in options.items():
        check_known(place, "option", name, offered, hint=message("`tarock clauses` shows every option"))
        check_known(f"{place}: {name}", "reading", reading, offered[name])
    try:
        check_options(rules, dict(options))
    except ValueError as fault:
        raise UsageFaultError(message("{place}: {fault}", place=place, fault=reason_said(fault))) from fault


def house_options(rules: str, pairs: Sequence[str], house: House | None) -> dict[str, str]:
    """The options of the command line, with the readings of a house if it is based on this rule set.

    Refuses an option that contradicts the house.
    """
    options = parse_options(rules, pairs)
    decided = {} if house is None or house.based_on != rules else house.options
    for name, value in options.items():
        if house is not None and decided.get(name, value) != value:
            chosen, own = f"{name}={value}", f"{name}={decided[name]}"
            raise UsageFaultError(
                message("--option {chosen}: {house} plays {own}", chosen=chosen, house=house.name, own=own)
            )
    return parse_options(rules, [f"{name}={value}" for name, value in {**options, **decided}.items()])


def split_pair(pair: str, offered: Collection[Mapping[str, Sequence[str]]]) -> tuple[str, str]:
    """Split ``name=value`` into option and reading; refuses what none of the rule sets has (``offered``)."""
    name, equals, value = pair.partition("=")
    everything = dict.fromkeys(option for known in offered for option in known)
    check_known("--option", "option", name, everything, hint=message("`tarock clauses` shows every option"))
    readings = dict.fromkeys(reading for known in offered for reading in known.get(name, ()))
    if not equals:
        raise UsageFaultError(
            message("--option {name}: expected {name}=READING with one of: {known}", name=name, known=[*readings])
        )
    check_known(f"--option {name}", "reading", value, readings)
    return name, value


def readings_of(rules: str) -> dict[str, list[str]]:
    """The readings of each option of a rule set, the default first."""
    return readings_known(rules).readings
