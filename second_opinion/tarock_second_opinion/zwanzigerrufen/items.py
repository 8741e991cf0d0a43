"""The items of a deal in the second opinion on Zwanzigerrufen: the game and the bonuses, won or lost, by whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tarock_second_opinion.notebook import Item, Trick, other
from tarock_second_opinion.zwanzigerrufen import doubling, material, play
from tarock_second_opinion.zwanzigerrufen.cards import MOND, PAGAT, SKUES
from tarock_second_opinion.zwanzigerrufen.counting import ABSOLUT, SIDES, augen, game_is_won, has_all_tricks
from tarock_second_opinion.zwanzigerrufen.game import FARBENSOLO, LAST, Game, Thing

VALAT: Final = "Valat"
BONUSES: Final = ["Absolut", "Pagat", VALAT, "Trull", "Könige"]
"""The bonuses that can be announced in any reading."""


def items(game: Game) -> list[Item]:
    """All items that are settled."""
    if game.told is not None:
        return game.told
    things = counting_things(game)
    if play.is_broken_off(game):
        failed = play.failed_valats(game)
        return announced(game, [thing for thing in things if thing.item == VALAT and game.side_of(thing) in failed])
    bonuses = announced(game, things) + silent(game)
    valats = [item for item in bonuses if item.name == VALAT]
    reading = game.options["valat-cancels"]
    if reading == "nothing" or not is_cancelled_by(game, valats):
        return of_game(game) + bonuses
    return valats if reading == "all" else of_game(game) + valats


def is_cancelled_by(game: Game, valats: list[Item]) -> bool:
    """Whether a Valat was made that cancels other items."""
    won = [item.won for item in valats]
    return any(won) and (all(won) or game.options["valat-cancels-beside-failed"] == "as-ever")


def of_game(game: Game) -> list[Item]:
    """The items of the game, if somebody has won it."""
    won = game_is_won(game)
    if won is None:
        return []
    return [item_of(game, thing, thing.against, won=won) for thing in game.games()]


def item_of(game: Game, thing: Thing, against: int | None, *, won: bool) -> Item:
    """The game or an announced bonus as an item."""
    doubled = tuple(doubling.holding(game, thing, against))
    return Item(thing.item, game.side_of(thing), won, thing.of is not None, doubled, against)


# ------------------------------------------------------------------------------------------------------ announced


def announced(game: Game, things: list[Thing]) -> list[Item]:
    """The items of announced bonuses, made or not."""
    found: list[Item] = []
    for thing in things:
        apart = game.is_doubled_by_accounts() and doubling.alternating(game, thing) != []
        accounts: list[int | None] = [*game.foes()] if apart else [None]
        won = is_made(game, thing.item, game.side_of(thing))
        found += [item_of(game, thing, against, won=won) for against in accounts]
    return found


def counting_things(game: Game) -> list[Thing]:
    """The announcements that count: all, or the first of each side, or the one of each that was doubled most."""
    if game.options["same-praemie-announced-twice"] == "each":
        return game.announcements()
    found: dict[tuple[str, str], Thing] = {}
    for thing in game.announcements():
        of_side = (thing.item, game.side_of(thing))
        counting = found.setdefault(of_side, thing)
        more = len(doubling.alternating(game, thing)) > len(doubling.alternating(game, counting))
        if more and game.options["kontra-to-second-announcement"] == "doubles-too":
            found[of_side] = thing
    return list(found.values())


def is_made(game: Game, item: str, side: str) -> bool:
    """Whether a side has made a bonus, announced or not."""
    made: dict[str, Callable[[], bool]] = {
        "Absolut": lambda: has_made_absolut(game, side),
        "Pagat": lambda: game.side(pagat(game)[0]) == side and is_pagat_made(game),
        VALAT: lambda: has_all_tricks(game, side),
        "Trull": lambda: material.has_trull(game, side),
        "Könige": lambda: material.has_kings(game, side),
    }
    return made[item]()


def has_made_absolut(game: Game, side: str) -> bool:
    """Whether the Absolut belongs to a side."""
    low = side if game.options["absolut-whose-bonus"] == "low-side" else other(side)
    return augen(game, low) <= ABSOLUT


def pagat(game: Game) -> tuple[int, int, Trick]:
    """The player of the I, the number of its trick, and that trick.

    The number is 0 if only the end is given and its trick is not described.
    """
    for number, trick in enumerate(game.tricks, start=1):
        if PAGAT in trick.cards:
            return trick.seats[trick.cards.index(PAGAT)], number, trick
    assert game.piles is not None, "every card has been played"
    holder = next(seat for seat, hand in enumerate(game.dealt) if PAGAT in hand)
    return holder, 0, Trick([], [], holder)


def is_pagat_made(game: Game) -> bool:
    """Whether the I takes the last trick."""
    seat, number, trick = pagat(game)
    fails = play.is_maerchenstich(game, trick.cards) and game.options["pagat-by-maerchenstich"] == "not-made"
    return number == LAST and trick.winner == seat and not fails


# --------------------------------------------------------------------------------------------------------- silent


def silent(game: Game) -> list[Item]:
    """The items that nobody announced."""
    was = {(thing.item, game.side_of(thing)) for thing in game.announcements()}
    found = [
        Item(name, side, won=True)
        for side in SIDES
        for name in ("Absolut", VALAT)
        if (name, side) not in was and is_made(game, name, side) and not is_only_announced(game, name, side)
    ]
    found += [Item(name, side, won=True) for name, side in material.silent(game, was)]
    if game.contract != FARBENSOLO:
        found += silent_pagat(game, was) + mondfang(game)
    return found


def is_only_announced(game: Game, name: str, side: str) -> bool:
    """Whether only the other side's failed announcement of this name is scored."""
    option = "absolut-announcers-collapse" if name == "Absolut" else "valat-announcers-collapse"
    if game.options[option] == "both":
        return False
    announced_by = [game.side_of(thing) for thing in game.announcements() if thing.item == name]
    collapsed = name == VALAT or augen(game, other(side)) <= ABSOLUT
    return other(side) in announced_by and collapsed


def silent_pagat(game: Game, was: set[tuple[str, str]]) -> list[Item]:
    """The silent Pagat Ultimo of its holder's side, unless that side announced it."""
    seat, number, trick = pagat(game)
    side, reading = game.side(seat), game.options["pagat-silent-lost"]
    if ("Pagat", side) in was:
        return []
    if number < LAST:
        return [Item("Pagat", side, won=False)] if reading == "early-too" else []
    if is_pagat_made(game):
        return [Item("Pagat", side, won=True)]
    by_partner = trick.winner != seat and game.side(trick.winner) == side
    return [] if by_partner and reading == "beaten-by-foe" else [Item("Pagat", side, won=False)]


def mondfang(game: Game) -> list[Item]:
    """The Mondfang, if the Sküs has beaten the Mond; it belongs to the side that did not play it."""
    caught = catch(game)
    return [] if caught is None else [Item("Mondfang", other(game.side(caught[0])), won=True)]


def catch(game: Game) -> tuple[int, int] | None:
    """The player who lost the Mond, and the player of the Sküs; none if it was not caught."""
    for trick in game.tricks:
        if MOND not in trick.cards or play.winning_card(game, trick.cards) != SKUES:
            continue
        lay_first = trick.cards.index(SKUES) < trick.cards.index(MOND)
        if not lay_first or game.options["mond-after-skues"] == "caught":
            return trick.seats[trick.cards.index(MOND)], trick.winner
    return None
