"""Scenarios about a house's own games: those about games of the source, retold of the own ones.

What is right in them is derived from the rules of the house.
"""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from tarock_steps.catalogue.plan import plan, slug
from tarock_steps.catalogue.planned import Planned, PlannedLine
from tarock_steps.suite.scripts import THEN, Script

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tarock_engine.contracts import Contract, TalonUse
    from tarock_engine.ruleset import RuleSet
    from tarock_reference.houses.house import House
    from tarock_reference.houses.own_games import OwnGame

OWN_GAMES: Final = "own_games"
"""The area of the scenarios about own games."""
_HELD: Final = 8
"""The number of houses whose scenarios are cached."""


@functools.lru_cache(_HELD)
def scenarios_by_analogy(house: House) -> tuple[Planned, ...]:
    """The scenarios about the own games of a house, each of which can be played by its rules; none without such games.

    They stand game by game, in the order of the plan. Each cites those of its clauses on which what is right rests, or
    else all on which it rests.
    """
    if not house.games:
        return ()
    from tarock_running.inputs.variants import rules_with  # noqa: PLC0415 - few houses have games of their own
    from tarock_steps.suite.deriving import Right, right  # noqa: PLC0415 - as above

    rules = rules_with(house.based_on, house.options, house)
    found: dict[str, Planned] = {}
    retold = (retelling.planned(scenario) for retelling in retellings(house) for scenario in plan(house.based_on))
    for scenario in filter(None, retold):
        answer = None if rules is None or scenario.id in found else right(Script.of(scenario), rules)
        if isinstance(answer, Right):
            cited = tuple(clause for clause in scenario.clauses if clause in answer.grounds)
            found[scenario.id] = replace(scenario, clauses=cited or tuple(sorted(answer.grounds)))
    return tuple(found.values())


class Retelling(NamedTuple):
    """Retells a text of an own game: with its ``name`` wherever the ``model`` is named; ``games`` finds all games."""

    name: str
    model: str
    games: re.Pattern[str]

    def told(self, text: str) -> str:
        """The text with the own game in it."""
        return self.games.sub(lambda found: self.name if found[0] == self.model else found[0], text)

    def planned(self, scenario: Planned) -> Planned | None:
        """The scenario about the own game; None if it does not ask about the model."""
        lines = tuple(
            PlannedLine(line.keyword, self.told(line.text), tuple(tuple(map(self.told, row)) for row in line.rows))
            for line in scenario.lines
        )
        if _asked_in(lines) == _asked_in(scenario.lines):
            return None
        id_, words = f"{scenario.id}/{slug(self.name)}", f"{scenario.name} ({self.name})"
        return replace(scenario, id=id_, area=OWN_GAMES, name=words, lines=lines)


def retellings(house: House) -> Iterator[Retelling]:
    """How texts of its source are retold of the own games of a house, one game after the other."""
    if not house.games:
        return
    from tarock_engine.rule_sets import RULE_SETS  # noqa: PLC0415 - as above

    source, played = RULE_SETS[house.based_on], house.rules
    words = "|".join(map(re.escape, sorted(source.by_name, key=len, reverse=True)))
    pattern = re.compile(rf"(?<![\w-])(?:{words})(?![\w-])")
    for game in house.games:
        for model in _models(game, source, played):
            yield Retelling(game.name, model, pattern)


def _models(game: OwnGame, source: RuleSet, played: RuleSet) -> Iterator[str]:
    """The game that an own game is like, and the first with its use of the Talon and its partner if those differ."""
    if game.name not in played.by_name:
        return
    yield game.like
    form = _form(played.by_name[game.name])
    if _form(source.by_name[game.like]) != form:
        yield from [known.name for known in source.contracts if _form(known) == form][:1]


def _form(contract: Contract) -> tuple[TalonUse, bool]:
    """How a game uses the Talon, and whether the declarer calls a partner."""
    return contract.talon.value, contract.calls.value


def _asked_in(lines: Iterable[PlannedLine]) -> list[PlannedLine]:
    """The lines that decide what is asked: all but what is expected."""
    return [line for line in lines if line.keyword != THEN]
