"""Generates settlements of every item in every game: whose, how it ended, announced or not, how often doubled."""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final

from tarock_protocol.messages import questions as ask
from tarock_protocol.seating import ACTIVE
from tarock_searching.make.combination_tables import Combinations
from tarock_searching.make.sheets import (
    GAME,
    ItemSheet,
    ItemState,
    SheetSeats,
    SheetWay,
    ladders,
    sheet_items,
    sheet_ways,
    ways_with_companions,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tarock_searching.make.material import Material

SHEETS: Final = "items settled"
SIDES: Final = "sides at every seat"
"""The names of the two tables."""
AMONG_OTHERS: Final = (SheetWay(has_partner=True, anything=True), SheetWay(has_partner=False, anything=True))
"""The ways to ask first about a place: the item with anything beside it."""


def sheets(material: Material) -> Combinations:
    """The table of all states of items, in all games, for every number of players."""
    tables = material.values("Settle", "players")
    possible = possible_states(material)
    places = [ItemSheet(game, players, state) for game in possible for players in tables for state in possible[game]]

    def settle(place: int, chance: random.Random) -> Iterator[ask.Question]:
        sheet = places[place]
        beside = possible[sheet.game]
        for way in (*AMONG_OTHERS, *sheet_ways(sheet.state), *ways_with_companions(sheet.state, beside)):
            yield sheet.settled(way, beside, material.source, chance)

    return Combinations(SHEETS, len(places), settle)


@lru_cache(maxsize=4)
def possible_states(material: Material) -> dict[str, list[ItemState]]:
    """The states of items that are possible in each game; they do not depend on the number of players.

    The states of a ladder are tried from below, up to the first that is impossible. If the first item of a game (the
    game itself) is impossible alone, the game has no items. A game that needs an announcement is tried beside one.
    """
    players = material.values("Settle", "players")[0]
    return {game: _states_in(game, players, material) for game in material.variant.games}


def _states_in(game: str, players: int, material: Material) -> list[ItemState]:
    known: list[ItemState] = []
    for item in material.variant.items:
        each = [*ladders(item)]
        won = (ItemSheet(game, players, ladder[0]) for ladder in each if ladder[0].won)
        if not any(_way_of(sheet, known, material) for sheet in won):
            if not known:
                break
            continue
        for ladder in each:
            way: SheetWay | None = None
            for state in ladder:
                way = _way_of(ItemSheet(game, players, state), known, material, way)
                if way is None:
                    break
                known.append(state)
    games = [state for ladder in ladders(GAME) for state in ladder if known and state not in known]
    return known + [state for state in games if _way_of(ItemSheet(game, players, state), known, material)]


def _way_of(
    sheet: ItemSheet, known: Sequence[ItemState], material: Material, before: SheetWay | None = None
) -> SheetWay | None:
    """A way in which such a sheet is possible; the way ``before``, of the step below, replaces other companions."""
    chance = random.Random(f"{material.source} {sheet}")
    others = ways_with_companions(sheet.state, known) if before is None else [before]
    for way in (*sheet_ways(sheet.state), *others):
        if material.is_question(sheet.settled(way, known, material.source, chance)):
            return way
    return None


def sides_settled(material: Material) -> Combinations:
    """The table of every declarer, alone or with every partner, with every announced item, won or lost.

    The game, the dealer and the other items are random; further random choices follow in case one is impossible.
    """
    possible = [state for states in possible_states(material).values() for state in states]
    tables = material.values("Settle", "players")
    pairs = [(players, *pair) for players in tables for pair in product(range(players), repeat=2)]
    announced = [
        item for item in dict.fromkeys(possible) if item.announced and item.side == "declarer" and not item.steps
    ]
    places = [*product(announced, pairs)]
    silent = [item for item in dict.fromkeys(possible) if not item.announced and item.item != GAME]

    def settle(place: int, chance: random.Random) -> Iterator[ask.Question]:
        state, (players, declarer, partner) = places[place]
        others = [seat for seat in range(players) if seat not in (declarer, partner)]
        dealers = others if players > ACTIVE else [*range(players)]
        companions = [paired.companion for paired in ways_with_companions(state, silent) if paired.has_partner]
        plain = SheetWay(has_partner=partner != declarer)
        anything, gameless = plain._replace(anything=True), plain._replace(gameless=True)
        beside = (anything, anything, gameless, *(plain._replace(companion=companion) for companion in companions))
        ways = [*product(material.variant.games, dealers, beside)]
        for game, dealer, way in chance.sample(ways, len(ways)):
            among = silent if way.anything else () if way.companion is None else (way.companion,)
            foes = tuple(seat for seat in others if players == ACTIVE or seat != dealer)
            seats = SheetSeats(tuple(dict.fromkeys((declarer, partner))), foes)
            yield ask.Settle(
                id=1,
                rules=material.source,
                contract=game,
                players=players,
                dealer=dealer,
                declarer=declarer,
                partner=None if partner == declarer else partner,
                items=[*sheet_items(state, among, seats, chance, way)],
            )

    return Combinations(SIDES, len(places), settle)
