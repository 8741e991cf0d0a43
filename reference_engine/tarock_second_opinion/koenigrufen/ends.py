"""What is won and lost where the end of a deal is told."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_second_opinion.koenigrufen import announcing, counting, items
from tarock_second_opinion.koenigrufen.cards import PACK
from tarock_second_opinion.koenigrufen.game import Game, Trick, turned
from tarock_second_opinion.koenigrufen.play import DUE, card_of, winning_card
from tarock_second_opinion.notebook import End, Outcome, with_gaps

ALL: Final = 12
"""The number of tricks."""


def outcome(end: End, options: dict[str, str]) -> Outcome | None:
    """What the end of a deal comes to; nothing where it depends on what is not told, or cannot be."""
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
    """Whether a card in its own trick is scored only where its player had another one, as no told trick shows."""
    if game.options["silent-attempt-scope"] == "every-play":
        return False
    cards = [(number, card_of(game, name)) for name, number in DUE.items() if len(game.tricks) >= number]
    return any(card in game.tricks[number - 1].cards[1:] for number, card in cards)


def is_held_elsewhere(game: Game) -> bool:
    """Whether a trick shows the called König from somebody who cannot have held it: by him one is the partner."""
    holder = game.declarer if game.partner is None else game.partner
    shown = [trick for trick in game.tricks if game.called in trick.cards]
    return any(trick.seats[trick.cards.index(game.called)] != holder for trick in shown)


def game_of(end: End, options: dict[str, str]) -> Game:
    """The deal before anything is announced; a König in the Stock that the foes have lay in the half left to them."""
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
    """Have the tricks taken that are told; of the others it is known how many each side took."""
    told: dict[int, Trick] = {}
    for number, (leader, cards) in end.played.items():
        seats = turned(game.active(), leader)
        told[number] = Trick(seats, cards, [], seats[cards.index(winning_card(game, cards))])
    sides = [game.side(trick.winner) for trick in told.values()]
    others = end.other_winners(sides, {"declarer": game.declarer, "foes": game.foes()[0]})
    game.tricks = with_gaps(told, [Trick([], [], [], seat) for seat in others])
