"""Makes scenarios about a house's own games and items, from those about the games and items that they are like.

What is right in them is derived from the rules of the house.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_reference.houses.house import House
from tarock_steps.catalogue.plan import plan, slug
from tarock_steps.catalogue.planned import Planned, PlannedLine
from tarock_steps.errors import CatalogueError
from tarock_steps.suite.scripts import THEN, Script

OWN_GAMES: Final = "own_games"
"""The area of the scenarios about own games and items."""
_HELD: Final = 8
"""The number of houses whose scenarios are cached."""


@functools.lru_cache(_HELD)
def scenarios_by_analogy(house: House) -> tuple[Planned, ...]:
    """The scenarios about the own games and items of a house that can be played by its rules.

    They stand one game or item after the other, in the order of the plan. Each cites those of its clauses on which
    what is right rests, or else all on which it rests; its own ones if it rests on none.
    """
    if not (house.games or house.items):
        return ()
    from tarock_running.inputs.variants import rules_with  # noqa: PLC0415 - few runs need it
    from tarock_steps.suite.deriving import Right, right  # noqa: PLC0415 - few runs need it

    rules = rules_with(house.based_on, house.options, house)
    found: dict[str, Planned] = {}
    retold = (retelling.planned(scenario) for retelling in retellings(house) for scenario in plan(house.based_on))
    for scenario in filter(None, retold):
        script = None if scenario.id in found else _script(scenario)
        answer = None if script is None or rules is None else right(script, rules)
        if isinstance(answer, Right):
            cited = tuple(clause for clause in scenario.clauses if clause in answer.grounds)
            cited = cited or tuple(sorted(answer.grounds)) or scenario.clauses
            found[scenario.id] = replace(scenario, clauses=cited)
    return tuple(found.values())


def _script(scenario: Planned) -> Script | None:
    """The script of a scenario; None if the vocabulary has no phrase with the name of the own game or item."""
    try:
        return Script.of(scenario)
    except CatalogueError:
        return None


class Retelling(NamedTuple):
    """Retells a text of an own game or item: with its ``name`` wherever the ``model`` is named.

    ``words`` finds all games, items and cards. The two ``cards`` of Vögel change places.
    """

    name: str
    model: str
    words: re.Pattern[str]
    cards: tuple[str, ...] = ()

    def told(self, text: str) -> str:
        """The text with the own game or item in it; the same text if it does not name the model."""
        if self.model not in text or all(found[0] != self.model for found in self.words.finditer(text)):
            return text
        return self._told(text)

    def _told(self, text: str) -> str:
        instead = {self.model: self.name, **dict(zip(self.cards, reversed(self.cards), strict=True))}
        return self.words.sub(lambda found: instead.get(found[0], found[0]), text)

    def planned(self, scenario: Planned) -> Planned | None:
        """The scenario about the own game or item; None if it does not ask about the model."""
        if all(self.told(line.told) == line.told for line in scenario.lines if line.keyword != THEN):
            return None
        lines = tuple(
            PlannedLine(line.keyword, self._told(line.text), tuple(tuple(map(self._told, row)) for row in line.rows))
            for line in scenario.lines
        )
        id_, words = f"{scenario.id}/{slug(self.name)}", f"{scenario.name} ({self.name})"
        return replace(scenario, id=id_, area=OWN_GAMES, name=words, lines=lines)


def retellings(house: House) -> Iterator[Retelling]:
    """How texts of its source are retold of the own games and items of a house, one after the other."""
    if not (house.games or house.items):
        return
    from tarock_reference.houses.likenesses import likenesses, names_at_the_table  # noqa: PLC0415 - few runs need it

    names = "|".join(map(re.escape, names_at_the_table(house.based_on)))
    words = re.compile(rf"(?<![\w-])(?:{names})(?![\w-])")
    for model in likenesses(house):
        yield Retelling(model.own, model.name, words, model.cards)
