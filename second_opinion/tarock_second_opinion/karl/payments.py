"""Who pays whom after a deal, in the second opinion on Karls Tarockrunde: exact, by seat, negative if he pays."""

from __future__ import annotations

from fractions import Fraction

from tarock_second_opinion.karl import renonce, trischaken
from tarock_second_opinion.karl.amounts import BONUSES, GAMES, lines, share_of_price
from tarock_second_opinion.karl.game import Game
from tarock_second_opinion.karl.talon import bird_to_pay
from tarock_second_opinion.notebook import Line

NOTHING = Fraction(0)


def settle(game: Game) -> list[Fraction]:
    """The payment of every seat, negative if it pays; doubled in a doubled deal."""
    once = settle_once(game)
    return [2 * amount for amount in once] if game.doubled else once


def settle_once(game: Game) -> list[Fraction]:
    """The payment of every seat in a deal that counts once."""
    if game.ended == "renonce":
        return renonce.payments(game)
    if game.ended == "thrown in":
        return [NOTHING] * 4
    if game.contract == "Fahren":
        return trischaken.payments(game)
    paid = [NOTHING] * 4
    found = [] if game.ended == "paid" else lines(game)
    if game.partner is None:
        for foe in game.foes():
            pay(paid, foe, game.declarer, from_one(game, found, foe))
    else:
        one, two = game.foes()
        pay(paid, one, game.declarer, from_one(game, found, one))
        pay(paid, two, game.partner, from_one(game, found, two))
    return paid


def pay(paid: list[Fraction], payer: int, receiver: int, amount: Fraction) -> None:
    """Move an amount from one seat to another."""
    paid[payer] -= amount
    paid[receiver] += amount


def from_one(game: Game, found: list[Line], foe: int) -> Fraction:
    """The amount that one opponent pays by the lines of a deal; negative if he receives it."""
    if game.ended == "paid":
        return -price_of_paying(game)
    return sum((line.amount for line in found if line.against in (None, foe)), NOTHING)


def price_of_paying(game: Game) -> Fraction:
    """The price for each other player of paying for a game whose König lies in the Talon."""
    if game.contract == "Rufer" and game.options["rufer-king-in-talon-payment"] == "two":
        return Fraction(2 * GAMES["Rufer"], 3)
    price = GAMES[game.contract]
    if game.contract == "Auch-Rufer":
        silent = game.options["auch-rufer-king-in-talon"] == "silent-rate"
        price += BONUSES[bird_to_pay(game)] * (1 if silent else 2)
    return price * share_of_price(game)
