"""Settlements of every item in every game: whose it is, how it ended, whether it was announced, how often doubled."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_conformance.fuzz.spreading import Combinations
from tarock_steps.protocol.messages import questions as ask
from tarock_steps.protocol.messages.parts import Item, Side
from tarock_steps.protocol.seating import ACTIVE

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from tarock_conformance.fuzz.material import Material

_GAME: Final = "Spiel"
_STEPS: Final = 5
"""How deep a ladder of doublings is tried."""
_BESIDE: Final = 2
"""How many other items there are at most beside the one that a place is about."""
_TARIFFS: Final = (None, None, None, 5, 20)
_OFTEN: Final = 0.5
_SIDES: Final[tuple[Side, Side]] = ("declarer", "foes")

_WAYS: Final = (
    *((True, True, False), (True, False, False), (True, False, True)),
    *((False, True, False), (False, False, False), (False, False, True)),
)
"""Whether there is something beside the item, a partner, and a doubling for each opponent apart; in this order."""


class _State(NamedTuple):
    """What became of an item; ``steps`` are those of its ladder, and in silence there are none."""

    item: str
    side: Side
    won: bool
    announced: bool
    steps: int


class _Seats(NamedTuple):
    """The seats of the declarer's side, himself first, and of the opponents; ``against`` is the only one meant."""

    declarer: tuple[int, ...]
    foes: tuple[int, ...]
    against: int | None = None


def sheets(material: Material) -> Combinations:
    """The table of all states of all items in all games at tables of every size."""
    states = [one for item in material.variant.items for one in _states(item)]
    situations = [*product(material.variant.games, material.values("Settle", "players"))]

    def settle(place: int, chance: random.Random) -> Iterator[ask.Question]:
        game, players = situations[place // len(states)]
        state = states[place % len(states)]
        for beside, has_partner, apart in _WAYS:
            dealer = chance.randrange(players)
            seats = _seats(players, dealer, chance, has_partner=has_partner)
            yield ask.Settle(
                id=1,
                rules=material.source,
                contract=game,
                players=players,
                dealer=dealer,
                declarer=seats.declarer[0],
                partner=seats.declarer[1] if has_partner else None,
                items=[*_items(state, states if beside else (), seats, chance, apart=apart)],
                tariff=chance.choice(_TARIFFS) if beside else None,
            )

    return Combinations("items settled", len(situations) * len(states), settle)


def sides_settled(material: Material) -> Combinations:
    """The table of every declarer with every partner, or none, with every item but the game announced and won or lost.

    Which game is played, who deals and what else is settled chance decides; where one game cannot be, another one is.
    """
    items = [one for one in material.variant.items if one != _GAME]
    tables = material.values("Settle", "players")
    pairs = [(players, *pair) for players in tables for pair in product(range(players), repeat=2)]
    places = [*product(items, (True, False), pairs)]
    silent = [one for item in items for one in _states(item) if not one.announced]

    def settle(place: int, chance: random.Random) -> Iterator[ask.Question]:
        item, won, (players, declarer, partner) = places[place]
        state = _State(item, "declarer", won, announced=True, steps=0)
        others = [seat for seat in range(players) if seat not in (declarer, partner)]
        dealers = others if players > ACTIVE else [*range(players)]
        ways = [*product(material.variant.games, dealers, ((), silent, silent))]
        for game, dealer, beside in chance.sample(ways, len(ways)):
            foes = tuple(seat for seat in others if players == ACTIVE or seat != dealer)
            seats = _Seats(tuple(dict.fromkeys((declarer, partner))), foes)
            yield ask.Settle(
                id=1,
                rules=material.source,
                contract=game,
                players=players,
                dealer=dealer,
                declarer=declarer,
                partner=None if partner == declarer else partner,
                items=[*_items(state, beside, seats, chance, apart=False)],
            )

    return Combinations("sides at every seat", len(places), settle)


def _states(item: str) -> Iterator[_State]:
    """A game is the declarer's and not announced; anything else may be doubled where it was announced alone."""
    ladder = range(_STEPS + 1)
    for won in (True, False):
        if item == _GAME:
            yield from (_State(item, "declarer", won, announced=False, steps=steps) for steps in ladder)
            continue
        for side in _SIDES:
            yield _State(item, side, won, announced=False, steps=0)
            yield from (_State(item, side, won, announced=True, steps=steps) for steps in ladder)


def _seats(players: int, dealer: int, chance: random.Random, *, has_partner: bool) -> _Seats:
    """Who plays with whom; as often as not the declarer is Vorhand."""
    active = [(dealer + further) % players for further in range(1, ACTIVE + 1)]
    vorhand, *others = active if chance.random() < _OFTEN else chance.sample(active, ACTIVE)
    mine = others[: int(has_partner)]
    return _Seats((vorhand, *mine), tuple(seat for seat in others if seat not in mine))


def _items(
    state: _State, beside: Sequence[_State], seats: _Seats, chance: random.Random, *, apart: bool
) -> Iterator[Item]:
    """An item in a state, the game, and perhaps some others of ``beside``, each in any state.

    Where there is nothing beside it the game goes as the item does.
    """
    others = [one for one in beside if one.item not in (state.item, _GAME) and not one.steps]
    some = {one.item: one for one in chance.choices(others, k=chance.randint(0, _BESIDE))} if others else {}
    games = [one for one in beside if one.item == _GAME]
    going = _State(_GAME, "declarer", won=state.won is (state.side == "declarer"), announced=False, steps=0)
    game = [] if state.item == _GAME else [chance.choice([*games, going])]
    for one in (*game, state, *some.values()):
        if apart and one.steps:
            yield from _of_each(one, seats, chance)
        else:
            yield _item(one, seats, chance)


def _of_each(state: _State, seats: _Seats, chance: random.Random) -> Iterator[Item]:
    """An item for each opponent, who doubles it for himself: the first as often as the state has it."""
    for number, foe in enumerate(seats.foes):
        own = state if number == 0 else state._replace(steps=chance.randint(0, state.steps))
        yield _item(own, seats._replace(foes=(foe,), against=foe), chance)


def _item(state: _State, seats: _Seats, chance: random.Random) -> Item:
    by_turns = (seats.foes, seats.declarer) if state.side == "declarer" else (seats.declarer, seats.foes)
    return Item(
        item=state.item,
        side=state.side,
        won=state.won,
        announced=state.announced,
        doubled=[chance.choice(by_turns[step % 2]) for step in range(state.steps)],
        against=seats.against,
    )
