"""What the settlements of every source share: a sheet that counts and compares, and the readings it is filled under."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from tests.exhaustive.found import EXAMPLES, Found

from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import Seating

FOUR: Final = Seating.at(4, 3, 4)
FIVE: Final = Seating.at(5, 4, 4)
Readings = Mapping[str, str]
R = TypeVar("R", bound=RuleSet)


class Sheet:
    """How many settlements were compared, how many of them differ, and the first of those."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.settlements = self.wrong = 0
        self.examples: list[str] = []

    def found(self) -> Found:
        """The figures in a line."""
        summary = f"{self.name}: {self.settlements:,} settlements"
        return Found(summary, "settlements", self.settlements, self.wrong, tuple(self.examples))

    def compare(self, found: object, expected: object, *situation: object) -> None:
        """Count one settlement."""
        self.settlements += 1
        if found == expected:
            return
        self.wrong += 1
        if len(self.examples) < EXAMPLES:
            words = ", ".join(str(part) for part in situation)
            self.examples.append(f"{words}: the source gives {expected}, the engine {found}")


def combinations(rules: R, options: Sequence[str], always: Readings) -> list[tuple[Readings, R]]:
    """The rules under every combination of the readings of ``options``."""
    known = rules.options()
    found: list[tuple[Readings, R]] = []
    for names in itertools.product(*(known[option] for option in options)):
        readings = dict(zip(options, names, strict=True))
        found.append(({**always, **readings}, rules.choose({**always, **readings})))
    return found


def one_at_a_time(rules: R, options: Sequence[str], always: Readings) -> list[tuple[Readings, R]]:
    """The rules by default, and under each other reading of ``options`` alone."""
    known = rules.options()
    default = {option: known[option][0] for option in options}
    changed = [{**default, option: name} for option in options for name in known[option][1:]]
    return [({**always, **readings}, rules.choose({**always, **readings})) for readings in (default, *changed)]


def chooser(*, whole: bool) -> Callable[[R, Sequence[str], Readings], list[tuple[Readings, R]]]:
    """Every combination of readings, or one at a time."""
    return combinations if whole else one_at_a_time
