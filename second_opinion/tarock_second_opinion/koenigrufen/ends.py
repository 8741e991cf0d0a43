"""The second opinion on the result of a deal of Tarock-Königrufen if only its end is given, as in ``result``."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_second_opinion.cards import PACK
from tarock_second_opinion.koenigrufen import announcing, counting, items
from tarock_second_opinion.koenigrufen.game import Game, Trick
from tarock_second_opinion.koenigrufen.play import DUE, card_of, winning_card
from tarock_second_opinion.notebook import End, Outcome, seats_from, with_gaps

ALL: Final = 12
"""The number of tricks."""


def outcome(end: End, options: dict[str, str]) -> Outcome | None:
    """The result of an end; none if it depends on something that is not described, or is impossible."""
    if end.contract == "Trischaken":
        return None
    game = game_of(end, options)
    talk = announcing.begin(game)
    for _, words in end.said:
        announcing.say(game, talk, words)
    take_tricks(game, end)
    left_and_shown = end.contract == "Solo" and end.from_talon and end.is_called_shown()
    if has_unknown_choice(game) or is_held_elsewhere(game) or left_and_shown:
        return None
    augen = [] if game.is_negative() else [Fraction(counting.augen(game, side)) for side in counting.SIDES]
    return Outcome(augen, items.items(game))


def has_unknown_choice(game: Game) -> bool:
    """Whether a card is scored only if its player had another choice, which no described trick shows."""
    if game.options["silent-attempt-scope"] == "every-play":
        return False
    cards = [(number, card_of(game, name)) for name, number in DUE.items() if len(game.tricks) >= number]
    return any(card in game.tricks[number - 1].cards[1:] for number, card in cards)


def is_held_elsewhere(game: Game) -> bool:
    """Whether a trick has the called König of a player who cannot hold it, since its holder is the partner."""
    holder = game.declarer if game.partner is None else game.partner
    shown = [trick for trick in game.tricks if game.called in trick.cards]
    return any(trick.seats[trick.cards.index(game.called)] != holder for trick in shown)


def game_of(end: End, options: dict[str, str]) -> Game:
    """The deal before any announcement; a König in the Stock that the foes have was in the half left to them."""
    out = {card for pile in end.piles.values() for card in pile}
    unplayed = [card for card in PACK if card not in out] if sum(end.tricks.values()) < ALL else []
    hands = [unplayed, *([] for _ in range(end.players - 1))]
    game = Game(options, end.players, end.dealer, hands=hands, halves=[[], []])
    game.contract, game.declarer, game.partner, game.called = end.contract, end.declarer, end.partner, end.called
    game.king_in_talon, game.piles, game.laid, game.won = end.from_talon, end.piles, end.laid, end.taken
    if end.is_called_left():
        game.left = [end.called]
    return game


def take_tricks(game: Game, end: End) -> None:
    """Add the described tricks; of the others only each side's number is known."""
    told: dict[int, Trick] = {}
    for number, (leader, cards) in end.played.items():
        seats = seats_from(game.active(), leader)
        told[number] = Trick(seats, cards, [], seats[cards.index(winning_card(game, cards))])
    sides = [game.side(trick.winner) for trick in told.values()]
    others = end.other_winners(sides, {"declarer": game.declarer, "foes": game.foes()[0]})
    game.tricks = with_gaps(told, [Trick([], [], [], seat) for seat in others])
