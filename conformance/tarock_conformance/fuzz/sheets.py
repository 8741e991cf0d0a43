"""Generates settlements of every item in every game: whose, how it ended, announced or not, how often doubled."""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final

from tarock_conformance.fuzz.settlements import (
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
from tarock_conformance.fuzz.spreading import Combinations
from tarock_steps.protocol.messages import questions as ask
from tarock_steps.protocol.seating import ACTIVE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tarock_conformance.fuzz.material import Material

SHEETS: Final = "items settled"
SIDES: Final = "sides at every seat"
"""What the two tables are called."""
AMONG_OTHERS: Final = (SheetWay(has_partner=True, anything=True), SheetWay(has_partner=False, anything=True))
"""What is asked first about a place: the item with anything beside it."""


def sheets(material: Material) -> Combinations:
    """The table of all states of items in all games that the rules have, at tables of every size."""
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
    """The states of items that stand on some sheet of each game, which depend on no table's size.

    Whoever climbs a ladder comes by its lower steps, and a game that nobody wins or loses alone has no items. A game
    that is played only where something is said is lost beside an announcement.
    """
    players = material.values("Settle", "players")[0]
    return {game: _states_in(game, players, material) for game in material.variant.games}


def _states_in(game: str, players: int, material: Material) -> list[ItemState]:
    known: list[ItemState] = []
    for item in material.variant.items:
        each = [*ladders(item)]
        won = (ItemSheet(game, players, ladder[0]) for ladder in each if ladder[0].won)
        if not any(_way_of(one, known, material) for one in won):
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
    """The way in which there is such a sheet, tried first as the step ``before`` on the same ladder; none if none."""
    chance = random.Random(f"{material.source} {sheet}")
    others = ways_with_companions(sheet.state, known) if before is None else [before]
    for way in (*sheet_ways(sheet.state), *others):
        if material.is_question(sheet.settled(way, known, material.source, chance)):
            return way
    return None


def sides_settled(material: Material) -> Combinations:
    """The table of every declarer with every partner, or none, with every item but the game announced and won or lost.

    Which game is played, who deals and what else is settled chance decides; where one game cannot be, another one is.
    """
    possible = [state for states in possible_states(material).values() for state in states]
    tables = material.values("Settle", "players")
    pairs = [(players, *pair) for players in tables for pair in product(range(players), repeat=2)]
    announced = [one for one in dict.fromkeys(possible) if one.announced and one.side == "declarer" and not one.steps]
    places = [*product(announced, pairs)]
    silent = [one for one in dict.fromkeys(possible) if not one.announced and one.item != GAME]

    def settle(place: int, chance: random.Random) -> Iterator[ask.Question]:
        state, (players, declarer, partner) = places[place]
        others = [seat for seat in range(players) if seat not in (declarer, partner)]
        dealers = others if players > ACTIVE else [*range(players)]
        companions = [one.companion for one in ways_with_companions(state, silent) if one.has_partner]
        plain = SheetWay(has_partner=partner != declarer)
        anything, gameless = plain._replace(anything=True), plain._replace(gameless=True)
        beside = (anything, anything, gameless, *(plain._replace(companion=one) for one in companions))
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
