"""What the ``glue`` modules of all sources share: a deal of the engine and its notebook as plain, comparable values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tarock_engine.actions import FOURTH
from tarock_engine.cards import NAMES
from tarock_engine.scoring import ScoredItem, SettlementLine
from tarock_engine.state import Game
from tarock_second_opinion.source import Act, Sight, Telling, Trick

NOBODY: Final = -1
Told = tuple[str, str, bool, bool, tuple[int, ...], int]
"""An item: name, side, won, announced, who doubled it, and the only opponent for whom it counts, or nobody."""
ToldLine = tuple[str, str, object, int]
"""A line of a settlement: name, side, amount, and the only opponent for whom it counts, or nobody."""


class CourseTelling(Telling):
    """A deal as a course, which goes on, and the ``game``, its notebook."""

    def __init__(self, course: Any) -> None:
        self.course = course
        self.game = course.game

    @property
    def hands(self) -> list[list[str]]:
        """The cards in hand, by seat."""
        found: list[list[str]] = self.game.hands
        return found

    @property
    def halves(self) -> list[list[str]]:
        """The Talon."""
        found: list[list[str]] = self.game.halves
        return found

    @property
    def contract(self) -> str:
        """The contract; empty as long as it is not known."""
        return str(self.game.contract)

    def is_over(self) -> bool:
        """Whether nobody has anything left to do."""
        return bool(self.course.phase == "over")

    def acts(self) -> list[Act]:
        """All acts that are offered."""
        return [Act(seat, deed, words) for seat, deed, said in self.course.turns() for words in said]

    def act(self, act: Act) -> None:
        """Do what is allowed."""
        self.course.act(*act)

    def tricks(self) -> list[Trick]:
        """The tricks so far."""
        return [(trick.seats[0], trick.cards, trick.winner) for trick in self.game.tricks]


# ------------------------------------------------------------------------------------------------- in plain words


def items_told(items: Iterable[Any]) -> list[Told]:
    """The second opinion's items as plain values."""
    return sorted((i.name, i.side, i.won, i.announced, tuple(i.doubled), seat(i.against)) for i in items)


def sights_of_items(items: Iterable[Any], contract: str) -> set[Sight]:
    """What is to be seen of the items at the end of a game."""
    found: set[Sight] = set()
    for item in items:
        found |= {("item", item.name, item.side, item.won, item.announced), ("won", contract, item.name, item.won)}
        found.add(("steps", item.name == "Spiel", len(item.doubled)))
    return found


def lines_told(lines: Iterable[Any]) -> list[ToldLine]:
    """The second opinion's lines of a settlement as plain values."""
    return sorted((line.name, line.side, line.amount, seat(line.against)) for line in lines)


def parties_told(game: Any, *, unnamed: bool = False) -> dict[str, object]:
    """The contract and the parties in the second opinion."""
    return {
        "contract": game.contract,
        "declarer": game.declarer,
        "partner": game.partner,
        "called": called(game.called, unnamed=unnamed),
    }


def called(card: str, *, unnamed: bool = False) -> str:
    """A called card as words that also say whether it was named."""
    return f"{FOURTH if unnamed else ''} {card}".strip()


def seat(against: int | None) -> int:
    """An opponent as a number, so that items can be sorted."""
    return NOBODY if against is None else against


def engines_items(items: Iterable[ScoredItem]) -> list[Told]:
    """The engine's items as plain values."""
    return sorted(
        (item.name, item.side.value, item.won, item.announced, tuple(item.doubled), seat(item.against))
        for item in items
    )


def engines_lines(lines: Iterable[SettlementLine]) -> list[ToldLine]:
    """The engine's lines of a settlement as plain values."""
    return sorted((line.name, line.side.value, line.amount, seat(line.against)) for line in lines)


def engines_parties(game: Game | None) -> dict[str, object]:
    """The contract and the parties in the engine."""
    assert game is not None
    card = "" if game.called is None else NAMES[game.called]
    return {
        "contract": game.contract.name,
        "declarer": game.declarer,
        "partner": game.partner,
        "called": called(card, unnamed=game.unnamed),
    }
