"""Reads the profile of a house that a command line names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tarock_language.message import message
from tarock_running.process.exits import UsageFaultError

if TYPE_CHECKING:
    from tarock_reference.houses.house import House


def house_at(path: Path, option: str = "--variant") -> House:
    """Read the house of a file; refuses a file with mistakes, each with its line and what was expected.

    The message begins with the ``option`` that names the file, if there is one.
    """
    from tarock_reference.houses.profile_mistakes import HouseError, line_by_line  # noqa: PLC0415 - loads the engine
    from tarock_reference.houses.profile_parsing import read_house  # noqa: PLC0415 - loads the engine

    try:
        return read_house(path)
    except HouseError as fault:
        raise UsageFaultError(line_by_line(fault.file, fault.mistakes, option)) from fault


def house_to_prove(path: Path, rules: Sequence[str] | None, *, beside: bool) -> House:
    """The house of a proof; refuses other kinds of proof ``beside`` it, because a house has only impostors."""
    house = house_at(path)
    if beside:
        raise UsageFaultError(
            message("--variant: expected none of --readings, --perturb and --whole with it; a house has impostors only")
        )
    refuse_other_rules(house, rules or ())
    return house


def refuse_other_rules(house: House, rules: Sequence[str]) -> None:
    """Refuse a rule set that is named beside a house but is not the one that the house is based on."""
    if other := next((name for name in rules if name != house.based_on), None):
        raise UsageFaultError(
            message(
                "--rules: expected {source}, which {house} is based on, got '{given}'",
                source=house.based_on,
                house=house.name,
                given=other,
            )
        )
