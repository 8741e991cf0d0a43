"""The items of a deal in the second opinion on Karls Tarockrunde: the game and the bonuses, won or lost, by whom."""

from __future__ import annotations

import dataclasses
from typing import Final

from tarock_second_opinion.karl.announcing import SETS, has_no_koenig_ultimo
from tarock_second_opinion.karl.counting import SIDES, augen, enough, pile, tricks_of
from tarock_second_opinion.karl.game import BIRDS, CALLING, WANTED_TRICKS, Game
from tarock_second_opinion.karl.play import KOENIG, due, winning_card
from tarock_second_opinion.notebook import Item, Thing, Trick, has_all, other

VALAT: Final = "Valat"


def items(game: Game) -> list[Item]:
    """All items that are scored."""
    if game.told is not None:
        return told_items(game, game.told)
    if game.ended == "unplayed":
        return [Item("Spiel", "declarer", won=True)]
    if game.ended or game.contract == "Fahren":
        return []
    found: list[Item] = []
    for name in scored(game):
        found += both_sides(game, name)
    return games(game, [item for item in found if item.name == VALAT]) + found


def told_items(game: Game, told: list[Item]) -> list[Item]:
    """The given items; the game is lost by an announced Valat that failed."""
    loser = loser_by_valat(game, [item for item in told if item.name == VALAT])
    if loser is None:
        return told
    won = loser == "foes"
    return [dataclasses.replace(item, won=won) if item.name == "Spiel" else item for item in told]


# ------------------------------------------------------------------------------------------------------ the game


def games(game: Game, valats: list[Item]) -> list[Item]:
    """The game, once or for each opponent who doubles it for himself."""
    won = is_won(game, valats)
    return [
        Item("Spiel", "declarer", won, doubled=tuple(thing.steps), against=thing.against)
        for thing in game.things
        if thing.of is None
    ]


def is_won(game: Game, valats: list[Item]) -> bool:
    """Whether the declarer wins the game; an announced Valat that failed loses it."""
    if game.is_negative():
        return len(tricks_of(game, "declarer")) == WANTED_TRICKS[game.contract]
    loser = loser_by_valat(game, valats)
    return augen(game, "declarer") >= enough(game.options) if loser is None else loser == "foes"


def loser_by_valat(game: Game, valats: list[Item]) -> str | None:
    """The side that loses the game by an announced Valat that failed; none if both sides' failed."""
    losers = {item.side for item in valats if not item.won}
    one = len(losers) == 1 and game.options["valat-announced-and-failed"] == "game-lost"
    return losers.pop() if one else None


# -------------------------------------------------------------------------------------------------------- bonuses


def scored(game: Game) -> list[str]:
    """The bonuses that count in a game."""
    if game.is_negative():
        return ["Trull", "Könige", *BIRDS] if game.options["negative-games-basics"] == "bonuses-too" else []
    if game.contract == "Farbensolo":
        silent = ["Trull", *BIRDS] if game.options["farbensolo-silent-bonuses"] == "count" else []
        return ["Könige", VALAT, *silent]
    found = ["Trull", "Könige", *BIRDS, VALAT]
    if game.contract in CALLING and not has_no_koenig_ultimo(game):
        found.append(KOENIG)
    return found


def announced(game: Game, side: str, name: str) -> list[Thing]:
    """The announcements of a side that count: in one reading each, else the first, and none if they are void."""
    found = [thing for thing in game.announcements() if thing.item == name and game.side_of(thing) == side]
    if is_void(game, side, name):
        return []
    return found if game.options["same-bonus-announced-twice"] == "each" else found[:1]


def is_void(game: Game, side: str, name: str) -> bool:
    """Whether an announced bird counts for nothing because no player of that side held its card."""
    if name not in BIRDS or game.options["bird-held-by-opponents"] != "void":
        return False
    return not any(holder(game, BIRDS[name]) == seat for seat in range(4) if game.side(seat) == side)


def holder(game: Game, card: str) -> int | None:
    """The player who held a card when play began, or who holds it now if play has not begun."""
    for seat, hand in enumerate(game.held or game.hands):
        if card in hand:
            return seat
    return None


def player_of(trick: Trick, card: str) -> int:
    """Who played a card to a trick."""
    return trick.seats[trick.cards.index(card)]


def both_sides(game: Game, name: str) -> list[Item]:
    """The items of one bonus, as each side has announced, made or lost it."""
    found = []
    for side in SIDES:
        things = announced(game, side, name)
        for thing in things:
            won = is_made(game, side, name)
            found += by_opponent(game, Item(name, side, won, announced=True, doubled=tuple(thing.steps)))
        if not things:
            silent = in_silence(game, side, name)
            if silent is not None:
                found += by_opponent(game, Item(name, side, silent))
    return found if game.options["announced-bonus-made-by-others"] == "both" else one_item(found)


def by_opponent(game: Game, item: Item) -> list[Item]:
    """An item, once or for each opponent if the doublings of his own game apply to it."""
    together = item.announced and game.options["kontra-levels"] == "one-for-all"
    if not game.is_doubled_by_accounts():
        return [dataclasses.replace(item, doubled=tuple(game.things[0].steps))] if together else [item]
    if item.name != VALAT and not together:
        return [item]
    found = []
    for thing in game.things:
        if thing.against is not None:
            doubled = tuple(thing.steps) if together else item.doubled
            found.append(dataclasses.replace(item, against=thing.against, doubled=doubled))
    return found


def one_item(found: list[Item]) -> list[Item]:
    """The items without those made in silence beside a failed announcement of the other side."""
    failed = [(item.name, other(item.side)) for item in found if item.announced and not item.won]
    return [item for item in found if item.announced or not item.won or (item.name, item.side) not in failed]


def is_made(game: Game, side: str, name: str) -> bool:
    """Whether a side has made a bonus."""
    if name == VALAT:
        return len(game.tricks) == 12 and len(tricks_of(game, side)) == 12
    if name in SETS:
        return has_all(pile(game, side), SETS[name])
    if name == KOENIG:
        trick = due_trick(game, game.called, name)
        return trick is not None and game.side(trick.winner) == side
    return has_played_bird(game, side, name) and has_bird_taken_it(game, name)


def in_silence(game: Game, side: str, name: str) -> bool | None:
    """The outcome of a bonus that nobody announced; none if it does not count."""
    if name == VALAT and side == "foes" and game.options["bonus-definitions"] == "valat-declarer-only":
        return None
    if name in BIRDS:
        if not has_played_bird(game, side, name):
            return None
        return has_bird_taken_it(game, name) or silent_loss(game)
    if name == KOENIG:
        return koenig_in_silence(game, side)
    return is_made(game, side, name) or None


def silent_loss(game: Game) -> bool | None:
    """The outcome of a silent bonus that failed: lost, or none."""
    return False if game.options["silent-ultimo-lost"] == "lost" else None


# ------------------------------------------------------------------------------------------ cards in their trick


def due_trick(game: Game, card: str, name: str) -> Trick | None:
    """The trick of a bonus, if it was played and has the card in it."""
    if len(game.tricks) < due(name):
        return None
    trick = game.tricks[due(name) - 1]
    return trick if card in trick.cards else None


def has_played_bird(game: Game, side: str, name: str) -> bool:
    """Whether a side played a bird in the bird's own trick."""
    trick = due_trick(game, BIRDS[name], name)
    return trick is not None and game.side(player_of(trick, BIRDS[name])) == side


def has_bird_taken_it(game: Game, name: str) -> bool:
    """Whether a bird took its own trick, or in one reading its side did."""
    trick = due_trick(game, BIRDS[name], name)
    assert trick is not None
    if game.options["bonus-definitions"] == "partner-too":
        return game.side(trick.winner) == game.side(player_of(trick, BIRDS[name]))
    return winning_card(game, trick.cards) == BIRDS[name]


def koenig_in_silence(game: Game, side: str) -> bool | None:
    """The outcome of a silent König Ultimo, an item of the side that takes the last trick with the König in it."""
    if not is_made(game, side, KOENIG):
        return None
    if side == "declarer" or game.options["silent-ultimo-lost"] == "lost":
        return True
    return None
