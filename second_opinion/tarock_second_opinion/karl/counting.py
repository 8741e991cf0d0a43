"""Which cards each side has at the end, and what they count, in the second opinion on Karls Tarockrunde."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_second_opinion.cards import KINGS, TRULL, TRUMPS
from tarock_second_opinion.karl.game import Game
from tarock_second_opinion.notebook import Trick

SIDES: Final = ["declarer", "foes"]


def value_of(card: str) -> int:
    """The value of a card before anything is subtracted."""
    if card in TRULL or card in KINGS:
        return 5
    if card in TRUMPS:
        return 1
    return {"D": 4, "C": 3, "B": 2}.get(card[0], 1)


def count(options: dict[str, str], cards: list[str]) -> Fraction:
    """The points of some cards together."""
    values = [value_of(card) for card in cards]
    if options["counting-method"] == "plain":
        return Fraction(sum(value for value in values if value > 1))
    if options["counting-method"] == "groups":
        threes, rest = divmod(len(cards), 3)
        return Fraction(sum(values) - 2 * threes - (1 if rest else 0))
    return Fraction(3 * sum(values) - 2 * len(cards), 3)


def enough(options: dict[str, str]) -> Fraction:
    """The points that win a positive game, and double the loss of Fahren."""
    return Fraction(107, 3) if options["counting-method"] == "thirds" else Fraction(36)


def cards_of(tricks: list[Trick]) -> list[str]:
    """All cards of some tricks."""
    return [card for trick in tricks for card in trick.cards]


def tricks_of(game: Game, side: str) -> list[Trick]:
    """The tricks of a side."""
    return [trick for trick in game.tricks if game.side(trick.winner) == side]


def talon_of(game: Game, side: str) -> list[str]:
    """The cards of the Talon that count for a side, without those that the declarer took."""
    if game.is_negative():
        return []
    if game.may_take_from_talon():
        nobodys = game.options["talon-exchange"] == "left-half-nobodys"
        return [] if nobodys or side == "declarer" else list(game.left)
    if game.contract == "Farbensolo":
        return game.talon() if side == "foes" else []
    mine = declarers_half(game)
    if game.options["talon-owner-in-solo-games"] == "nobody":
        return []
    return mine if side == "declarer" else [card for card in game.talon() if card not in mine]


def declarers_half(game: Game) -> list[str]:
    """The cards of the Talon that the declarer of a Solo-Rufer gets if the called König lies in it."""
    if not game.king_in_talon:
        return []
    reading = game.options["talon-owner-in-solo-games"]
    if reading == "all-with-king":
        return game.talon()
    if reading == "kings-half":
        return next(half for half in game.halves if game.called in half)
    return []


def pile(game: Game, side: str) -> list[str]:
    """All cards that count for a side."""
    if game.piles is not None:
        return game.piles[side]
    laid = game.laid if side == "declarer" else []
    return cards_of(tricks_of(game, side)) + laid + talon_of(game, side)


def augen(game: Game, side: str) -> Fraction:
    """The points of a side."""
    return count(game.options, pile(game, side))


# --------------------------------------------------------------------------------------------------------- Fahren


def is_talon_counted(game: Game) -> bool:
    """Whether the Talon counts for the player with the last trick of Fahren."""
    reading = game.options["trischaken-talon"]
    return reading == "counts" or (reading == "not-after-rufer" and not game.was_rufer)


def own_cards(game: Game, seat: int) -> list[str]:
    """The cards of a player of Fahren."""
    found = cards_of([trick for trick in game.tricks if trick.winner == seat])
    if game.tricks[-1].winner == seat and is_talon_counted(game):
        found += game.talon()
    return found


def augen_by_seat(game: Game) -> list[Fraction]:
    """The points of every player of Fahren."""
    return game.points or [count(game.options, own_cards(game, seat)) for seat in range(4)]


def without_trick(game: Game) -> list[int]:
    """The players without a trick."""
    if game.taken_by is not None:
        return [seat for seat in range(4) if game.taken_by[seat] == 0]
    winners = [trick.winner for trick in game.tricks]
    return [seat for seat in range(4) if seat not in winners]
