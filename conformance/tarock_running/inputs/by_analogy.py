"""The scenarios of a game that a house's own game is like, retold of the own game.

What is right in them is derived from the rules of the house. They are asked as further questions: none of them is
evidence for a clause of the source.
"""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tarock_steps.catalogue.plan import plan, slug
from tarock_steps.catalogue.planned import FURTHER, Planned, PlannedLine
from tarock_steps.suite.scripts import THEN, Script

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from tarock_reference.houses.house import House
    from tarock_reference.houses.own_games import OwnGame


@functools.lru_cache(maxsize=8)
def scenarios_by_analogy(house: House) -> tuple[Planned, ...]:
    """The scenarios about the own games of a house, each of which can be played by its rules; none without such games.

    They stand game by game, in the order of the plan.
    """
    if not house.games:
        return ()
    from tarock_engine.rule_sets import RULE_SETS  # noqa: PLC0415 - a run without own games needs no engine of ours

    can_play = _playable_by(house)
    names = RULE_SETS[house.based_on].by_name
    retold = (scenario for game in house.games for scenario in _retold(plan(house.based_on), game, names))
    return tuple(scenario for scenario in retold if can_play(Script.of(scenario)))


def _playable_by(house: House) -> Callable[..., bool]:
    """A function that says whether a script can be played by the rules of a house, each with its own readings."""
    from tarock_running.inputs.variants import rules_with  # noqa: PLC0415 - loads the engine
    from tarock_steps.suite.deriving import Right, right  # noqa: PLC0415 - as above

    rules = rules_with(house.based_on, house.options, house)
    return lambda script: rules is not None and isinstance(right(script, rules), Right)


def _asked_in(lines: Iterable[PlannedLine]) -> list[PlannedLine]:
    """The lines that decide what is asked: all but what is expected."""
    return [line for line in lines if line.keyword != THEN]


def _retold(scenarios: Iterable[Planned], game: OwnGame, names: Iterable[str]) -> Iterator[Planned]:
    """The scenarios that ask about the game that ``game`` is like, with its own name there; ``names`` are all games."""
    words = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})(?![\w-])")

    def told(text: str) -> str:
        return words.sub(lambda found: game.name if found[0] == game.like else found[0], text)

    for scenario in scenarios:
        lines = tuple(
            PlannedLine(line.keyword, told(line.text), tuple(tuple(map(told, row)) for row in line.rows))
            for line in scenario.lines
        )
        if _asked_in(lines) != _asked_in(scenario.lines):
            yield replace(
                scenario,
                id=f"{scenario.id}/{slug(game.name)}",
                area=FURTHER,
                name=f"{scenario.name} ({game.name})",
                lines=lines,
            )
