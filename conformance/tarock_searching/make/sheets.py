"""Generates sheets with an item in a given state: alone or beside others, with a partner or without.

Chance fills in the rest. What comes of it need not be a question; whoever asks finds out from the reference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.parts import Item, Side
from tarock_protocol.seating import ACTIVE

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

GAME: Final = "Spiel"
"""The game itself, as an item."""
_STEPS: Final = 5
"""How many doublings of an item are tried at most."""
_BESIDE: Final = 2
"""How many other items a sheet may have, besides the item it is about."""
_TARIFFS: Final = (None, None, None, 5, 20)
_OFTEN: Final = 0.5
_SIDES: Final[tuple[Side, Side]] = ("declarer", "foes")


class ItemState(NamedTuple):
    """The state of an item; ``steps`` counts its doublings. Only a game can be doubled without an announcement."""

    item: str
    side: Side
    won: bool
    announced: bool
    steps: int

    @property
    def winner(self) -> Side:
        """The side for which the item counts in the end: its own if it was won, else the other one."""
        return self.side if self.won else _SIDES[self.side == "declarer"]


class SheetSeats(NamedTuple):
    """The seats of the declarer's side, himself first, and of the opponents; ``against`` is the opponent of an item."""

    declarer: tuple[int, ...]
    foes: tuple[int, ...]
    against: int | None = None


class SheetWay(NamedTuple):
    """How an item appears on a sheet: with ``anything`` beside it, with a ``companion``, or alone.

    Unless it is ``anything``, the declarer is Vorhand, which is possible in every game. ``apart``: a doubled item comes
    once for each opponent. ``gameless``: the sheet does not have the game itself.
    """

    has_partner: bool
    anything: bool = False
    apart: bool = False
    companion: ItemState | None = None
    gameless: bool = False


class ItemSheet(NamedTuple):
    """What a sheet is about: the game, the number of players, and the state of an item."""

    game: str
    players: int
    state: ItemState

    def settled(self, way: SheetWay, beside: Sequence[ItemState], source: str, chance: random.Random) -> ask.Settle:
        """Make a settlement of this sheet; ``beside`` are the states of items that may be added."""
        dealer = chance.randrange(self.players)
        by_vorhand = not way.anything or chance.random() < _OFTEN
        seats = _seats(self.players, dealer, chance, has_partner=way.has_partner, by_vorhand=by_vorhand)
        companion = () if way.companion is None else (way.companion,)
        items = sheet_items(self.state, beside if way.anything else companion, seats, chance, way)
        return ask.Settle(
            id=1,
            rules=source,
            contract=self.game,
            players=self.players,
            dealer=dealer,
            declarer=seats.declarer[0],
            partner=seats.declarer[1] if way.has_partner else None,
            items=[*items],
            tariff=chance.choice(_TARIFFS) if way.anything else None,
        )


def sheet_ways(state: ItemState) -> list[SheetWay]:
    """The ways in which an item can appear on a sheet without other items."""
    alone = [SheetWay(has_partner=partner) for partner in (True, False)]
    apart = [way._replace(apart=True) for way in alone] if state.steps else []
    gameless = [] if state.item == GAME else [way._replace(gameless=True) for way in (*alone, *apart)]
    return [*alone, *apart, *gameless]


def ways_with_companions(state: ItemState, beside: Sequence[ItemState]) -> list[SheetWay]:
    """The ways with one companion: the game doubled once, or an unannounced item that the same side wins.

    For a game, the companion is an item that the declarer's side has announced and won.
    """
    if state.item == GAME:
        said = [
            other for other in beside if other.announced and other.won and other.side == state.side and not other.steps
        ]
        return [SheetWay(has_partner=partner, companion=other) for other in said for partner in (True, False)]
    others = [other for other in beside if not other.announced and other.item != state.item]
    same = [
        other
        for other in others
        if (other.steps == 1 if other.item == GAME else other.won and other.side == state.winner)
    ]
    return [SheetWay(has_partner=partner, companion=other) for other in same for partner in (True, False)]


def ladders(item: str) -> Iterator[list[ItemState]]:
    """The states of an item, as lists in which each state has one more doubling than the state before.

    A game is the declarer's and not announced; any other item can be doubled only if it was announced.
    """
    steps = range(_STEPS + 1)
    for won in (True, False):
        if item == GAME:
            yield [ItemState(item, "declarer", won, announced=False, steps=number) for number in steps]
            continue
        for side in _SIDES:
            yield [ItemState(item, side, won, announced=False, steps=0)]
            yield [ItemState(item, side, won, announced=True, steps=number) for number in steps]


def _seats(players: int, dealer: int, chance: random.Random, *, has_partner: bool, by_vorhand: bool) -> SheetSeats:
    """Choose who plays with whom; the declarer is Vorhand if ``by_vorhand``, else any player."""
    active = [(dealer + further) % players for further in range(1, ACTIVE + 1)]
    declarer, *others = active if by_vorhand else chance.sample(active, ACTIVE)
    mine = others[: int(has_partner)]
    return SheetSeats((declarer, *mine), tuple(seat for seat in others if seat not in mine))


def sheet_items(
    state: ItemState, beside: Sequence[ItemState], seats: SheetSeats, chance: random.Random, way: SheetWay
) -> Iterator[Item]:
    """The items of a sheet: the game, the item in its state, and some others from ``beside``, or the companion.

    The game may also be won or lost in agreement with the item: always if ``beside`` has no game.
    """
    others = [other for other in beside if other.item not in (state.item, GAME) and not other.steps]
    number = 1 if way.companion else chance.randint(0, _BESIDE)
    some = {other.item: other for other in chance.choices(others, k=number)} if others else {}
    games = [other for other in beside if other.item == GAME]
    going = ItemState(GAME, "declarer", won=state.won is (state.side == "declarer"), announced=False, steps=0)
    gameless = way.gameless or state.item == GAME
    game = [] if gameless else [chance.choice(games if way.companion and games else [*games, going])]
    for item_state in (*game, state, *some.values()):
        if way.apart and item_state.steps:
            yield from _of_each(item_state, seats, chance)
        else:
            yield _item(item_state, seats, chance)


def _of_each(state: ItemState, seats: SheetSeats, chance: random.Random) -> Iterator[Item]:
    """An item for each opponent; the first has the doublings of the state, the others as many or fewer."""
    for number, foe in enumerate(seats.foes):
        own = state if number == 0 else state._replace(steps=chance.randint(0, state.steps))
        yield _item(own, seats._replace(foes=(foe,), against=foe), chance)


def _item(state: ItemState, seats: SheetSeats, chance: random.Random) -> Item:
    by_turns = (seats.foes, seats.declarer) if state.side == "declarer" else (seats.declarer, seats.foes)
    return Item(
        item=state.item,
        side=state.side,
        won=state.won,
        announced=state.announced,
        doubled=[chance.choice(by_turns[step % 2]) for step in range(state.steps)],
        against=seats.against,
    )
