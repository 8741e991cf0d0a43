"""Who pays whom after a deal, in the second opinion on Tarock-Königrufen: exact, by seat, negative if he pays."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_second_opinion.koenigrufen.amounts import GAMES, lines
from tarock_second_opinion.koenigrufen.announcing import is_doubled_by_accounts
from tarock_second_opinion.koenigrufen.counting import augen_by_seat, tricks_by_seat
from tarock_second_opinion.koenigrufen.game import Game
from tarock_second_opinion.koenigrufen.items import is_won
from tarock_second_opinion.notebook import Line

EXTRA: Final = Fraction(2)


def settle(game: Game) -> list[Fraction]:
    """The payment of every seat, negative if it pays."""
    if game.contract == "Trischaken":
        return trischaken(game)
    paid = [Fraction(0)] * game.players
    found = [] if game.given_up else lines(game)
    if game.partner is None:
        for foe in game.foes():
            pay(paid, foe, game.declarer, from_one(game, found, foe))
    else:
        one, two = game.foes()
        pay(paid, one, game.declarer, from_one(game, found, one))
        pay(paid, two, game.partner, from_one(game, found, two))
    if game.players == 5 and game.options["five-at-the-table"] == "dealer-as-foe":
        pay(paid, game.dealer, game.declarer, from_one(game, found, game.dealer))
    return paid


def pay(paid: list[Fraction], payer: int, receiver: int, amount: Fraction) -> None:
    """Move an amount from one seat to another."""
    paid[payer] -= amount
    paid[receiver] += amount


def from_one(game: Game, found: list[Line], foe: int) -> Fraction:
    """The amount that one opponent pays by the lines of a deal; negative if he receives it."""
    if game.given_up:
        return -price_of_giving_up(game)
    if is_doubled_by_accounts(game) and foe not in game.active():
        # Every opponent doubles for himself, and the dealer said nothing, so he has the plain game.
        return Fraction(GAMES[game.contract] if is_won(game) else -GAMES[game.contract])
    total = Fraction(0)
    for line in found:
        if line.against is None or line.against == foe:
            total += line.amount
    return total


def price_of_giving_up(game: Game) -> Fraction:
    """The price of giving up for each opponent."""
    if game.contract == "Rufer":
        return Fraction(1)
    return Fraction(4, 3 if game.options["besser-rufer-give-up"] == "four-in-all" else 1)


# ----------------------------------------------------------------------------------------------------- Trischaken


def trischaken(game: Game) -> list[Fraction]:
    """The payments of Trischaken: the base payment and the extras."""
    paid = [Fraction(0)] * game.players
    for seat, base in base_payments(game):
        paid[seat] += base
    for payer in game.active():
        for receiver in game.active():
            if payer != receiver:
                pay(paid, payer, receiver, extra(game, payer, receiver))
    return paid


def base_payments(game: Game) -> list[tuple[int, Fraction]]:
    """The base payment of each player."""
    augen = augen_by_seat(game)
    # Sorting keeps equals in the order of the seats, so the earlier is taken to have fewer.
    seats = sorted(game.active(), key=lambda seat: augen[seat])
    reading = game.options["trischaken-ties"]
    if reading == "seat" or augen[seats[1]] != augen[seats[2]]:
        unit = Fraction(1 if game.options["trischaken-base-payment"] == "one-to-one" else 2)
        return list(zip(seats, [unit, unit, -unit, -unit], strict=True))
    if reading == "share":
        return shared(game, seats, augen)
    middle = augen[seats[1]]
    if augen[seats[0]] < middle < augen[seats[3]]:
        return [(seats[0], Fraction(1)), (seats[3], Fraction(-1))]
    return []


def shared(game: Game, seats: list[int], augen: list[Fraction]) -> list[tuple[int, Fraction]]:
    """The base payments if equal players share those of their places."""
    unit = Fraction(1 if game.options["trischaken-base-payment"] == "one-to-one" else 2)
    places = dict(zip(seats, [unit, unit, -unit, -unit], strict=True))
    found = []
    for seat in seats:
        equals = [other for other in seats if augen[other] == augen[seat]]
        found.append((seat, sum((places[other] for other in equals), Fraction(0)) / len(equals)))
    return found


def extra(game: Game, payer: int, receiver: int) -> Fraction:
    """The extra that one player of Trischaken pays to another."""
    due = 0
    if tricks_by_seat(game)[receiver] == 0:
        due += 1
    if augen_by_seat(game)[payer] >= 36:
        due += 1
    reading = game.options["trischaken-extras"]
    if reading == "one-between":
        due = min(due, 1)
    return due * (EXTRA / 3 if reading == "total" else EXTRA)
