"""Generates sheets with an item in a given state: alone or beside others, with a partner or without.

Chance fills in the rest. What comes of it need not be a question; whoever asks finds out from the reference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_steps.protocol.messages import questions as ask
from tarock_steps.protocol.messages.parts import Item, Side
from tarock_steps.protocol.seating import ACTIVE

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

GAME: Final = "Spiel"
"""The game itself, as an item."""
_STEPS: Final = 5
"""How deep a ladder of doublings is tried."""
_BESIDE: Final = 2
"""How many other items there are at most beside the one that a sheet is about."""
_TARIFFS: Final = (None, None, None, 5, 20)
_OFTEN: Final = 0.5
_SIDES: Final[tuple[Side, Side]] = ("declarer", "foes")


class ItemState(NamedTuple):
    """What became of an item; ``steps`` are those of its ladder, and in silence there are none."""

    item: str
    side: Side
    won: bool
    announced: bool
    steps: int

    @property
    def winner(self) -> Side:
        """Whose it is in the end."""
        return self.side if self.won else _SIDES[self.side == "declarer"]


class SheetSeats(NamedTuple):
    """The seats of the declarer's side, himself first, and of the opponents; ``against`` is the only one meant."""

    declarer: tuple[int, ...]
    foes: tuple[int, ...]
    against: int | None = None


class SheetWay(NamedTuple):
    """What stands beside an item: ``anything``, a ``companion``, or neither; and whether each opponent is ``apart``.

    Where not anything may be beside it, the declarer is Vorhand, as he may be in every game. ``gameless``, it stands
    without the game.
    """

    has_partner: bool
    anything: bool = False
    apart: bool = False
    companion: ItemState | None = None
    gameless: bool = False


class ItemSheet(NamedTuple):
    """A game at a table of so many, and an item in a state."""

    game: str
    players: int
    state: ItemState

    def settled(self, way: SheetWay, beside: Sequence[ItemState], source: str, chance: random.Random) -> ask.Settle:
        """A sheet of this kind, with some of what there is ``beside``."""
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
    """The ways in which an item can stand on a sheet by itself."""
    alone = [SheetWay(has_partner=partner) for partner in (True, False)]
    apart = [one._replace(apart=True) for one in alone] if state.steps else []
    gameless = [] if state.item == GAME else [one._replace(gameless=True) for one in (*alone, *apart)]
    return [*alone, *apart, *gameless]


def ways_with_companions(state: ItemState, beside: Sequence[ItemState]) -> list[SheetWay]:
    """Those with one thing beside it: a doubled game, or what the same side has won in silence.

    Beside a game itself it is what the declarer's side has announced and won.
    """
    if state.item == GAME:
        said = [one for one in beside if one.announced and one.won and one.side == state.side and not one.steps]
        return [SheetWay(has_partner=partner, companion=one) for one in said for partner in (True, False)]
    others = [one for one in beside if not one.announced and one.item != state.item]
    same = [one for one in others if (one.steps == 1 if one.item == GAME else one.won and one.side == state.winner)]
    return [SheetWay(has_partner=partner, companion=one) for one in same for partner in (True, False)]


def ladders(item: str) -> Iterator[list[ItemState]]:
    """The states of an item, each time those that are doubled more and more.

    A game is the declarer's and not announced; anything else may be doubled where it was announced alone.
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
    """Who plays with whom; the declarer may be anybody where it need not be Vorhand."""
    active = [(dealer + further) % players for further in range(1, ACTIVE + 1)]
    declarer, *others = active if by_vorhand else chance.sample(active, ACTIVE)
    mine = others[: int(has_partner)]
    return SheetSeats((declarer, *mine), tuple(seat for seat in others if seat not in mine))


def sheet_items(
    state: ItemState, beside: Sequence[ItemState], seats: SheetSeats, chance: random.Random, way: SheetWay
) -> Iterator[Item]:
    """The game, an item in a state, and some others of ``beside``, each in any state; a companion in any case.

    Where there is no game beside it the game goes as the item does.
    """
    others = [one for one in beside if one.item not in (state.item, GAME) and not one.steps]
    number = 1 if way.companion else chance.randint(0, _BESIDE)
    some = {one.item: one for one in chance.choices(others, k=number)} if others else {}
    games = [one for one in beside if one.item == GAME]
    going = ItemState(GAME, "declarer", won=state.won is (state.side == "declarer"), announced=False, steps=0)
    gameless = way.gameless or state.item == GAME
    game = [] if gameless else [chance.choice(games if way.companion and games else [*games, going])]
    for one in (*game, state, *some.values()):
        if way.apart and one.steps:
            yield from _of_each(one, seats, chance)
        else:
            yield _item(one, seats, chance)


def _of_each(state: ItemState, seats: SheetSeats, chance: random.Random) -> Iterator[Item]:
    """An item for each opponent, who doubles it for himself: the first as often as the state has it."""
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
