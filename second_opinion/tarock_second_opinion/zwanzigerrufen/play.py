"""The second opinion on play in Zwanzigerrufen: which cards may be played, who takes a trick, when play ends."""

from __future__ import annotations

from tarock_second_opinion.notebook import Trick, has_all, turned
from tarock_second_opinion.zwanzigerrufen.cards import (
    PAGAT,
    TRULL,
    best_in_suit,
    in_suit,
    is_trump,
    plain_in,
    suit_of,
    trumps_in,
)
from tarock_second_opinion.zwanzigerrufen.game import FARBENSOLO, LAST, Game


def order_of(game: Game) -> list[int]:
    """The seats in turn for the trick that comes next."""
    if game.tricks:
        return turned(game.tricks[-1].winner)
    if game.contract == FARBENSOLO and game.options["first-lead"] == "soloist":
        return turned(game.declarer)
    return turned(game.vorhand)


def winning_card(game: Game, cards: list[str]) -> str:
    """The card that takes a trick."""
    if is_maerchenstich(game, cards):
        return PAGAT
    if game.contract != FARBENSOLO and trumps_in(cards):
        return best_in_suit(game.options, cards, "tarock")
    return best_in_suit(game.options, cards, suit_of(cards[0]))


def is_maerchenstich(game: Game, cards: list[str]) -> bool:
    """Whether the I takes a trick with the whole Trull in it; an option decides if a suit is led in a Farbensolo."""
    if not has_all(cards, TRULL):
        return False
    if game.contract != FARBENSOLO or is_trump(cards[0]):
        return True
    return game.options["farbensolo-maerchenstich"] == "always"


def take_trick(game: Game, seats: list[int], cards: list[str]) -> None:
    """Add a complete trick."""
    game.tricks.append(Trick(seats, cards, seats[cards.index(winning_card(game, cards))]))


def is_over(game: Game) -> bool:
    """Whether no more cards are played."""
    return len(game.tricks) == LAST or is_broken_off(game)


def is_broken_off(game: Game) -> bool:
    """Whether play stops because an announced Valat has failed."""
    return game.options["valat-failed"] == "valat-only" and failed_valats(game) != []


def failed_valats(game: Game) -> list[str]:
    """The sides that announced a Valat and have lost a trick."""
    sides = [game.side_of(thing) for thing in game.announcements() if thing.item == "Valat"]
    return [side for side in sides if any(game.side(trick.winner) != side for trick in game.tricks)]


# --------------------------------------------------------------------------------------------------------- cards


def playable(game: Game, seat: int, table: list[str]) -> list[str]:
    """The cards that a player may play."""
    allowed = following(game, game.hands[seat], table)
    if is_bound_to_pagat(game, seat):
        return [card for card in allowed if card != PAGAT] or allowed
    return allowed


def is_bound_to_pagat(game: Game, seat: int) -> bool:
    """Whether a player has to keep the I back until the last trick."""
    announced = any(thing.item == "Pagat" and thing.of == seat for thing in game.announcements())
    return announced and game.options["pagat-hold-back"] == "bound" and len(game.tricks) < LAST - 1


def following(game: Game, hand: list[str], table: list[str]) -> list[str]:
    """The cards of the suit that was led, or else the trumps, or else all; an announced Pagat changes nothing here."""
    if game.contract == FARBENSOLO:
        return following_in_farbensolo(game, hand, table)
    if not table:
        return list(hand)
    return in_suit(hand, suit_of(table[0])) or trumps_in(hand) or list(hand)


def following_in_farbensolo(game: Game, hand: list[str], table: list[str]) -> list[str]:
    """The same in a Farbensolo.

    A leader plays Tarocks only when he has nothing else. An option says what a player without the suit may play.
    """
    if not table:
        return plain_in(hand) or list(hand)
    same = in_suit(hand, suit_of(table[0]))
    if same:
        return same
    first, then = trumps_in(hand), plain_in(hand)
    reading = game.options["farbensolo-void-follower"]
    if reading == "either":
        return list(hand)
    return then or first if reading == "suit-card" else first or then
