"""The payments in Fahren (everybody plays for himself), in the second opinion on Karls Tarockrunde."""

from __future__ import annotations

from fractions import Fraction

from tarock_second_opinion.karl.amounts import FAHREN
from tarock_second_opinion.karl.counting import augen_by_seat, enough, without_trick
from tarock_second_opinion.karl.game import Game
from tarock_second_opinion.notebook import turned

NOTHING = Fraction(0)


def payments(game: Game) -> list[Fraction]:
    """The payment of every seat, negative if it pays."""
    if without_trick(game) and game.options["trischaken-jungfrau-takes-what"] == "from-each":
        return from_each(game)
    paid = plain(game)
    if not without_trick(game):
        return paid
    if game.options["trischaken-tie-with-jungfrau"] == "jungfrau" and len(payers(game)) > 1:
        # Nothing goes from one loser to another.
        paid = [Fraction(-3 * loss(game, seat)) if seat in payers(game) else NOTHING for seat in range(4)]
        return shared_out(game, paid, -sum(paid, NOTHING))
    gain = sum((amount for amount in paid if amount > 0), NOTHING)
    return shared_out(game, [min(amount, NOTHING) for amount in paid], gain)


def losers(game: Game) -> list[int]:
    """The players with the most points; in one reading only the first of them."""
    augen = augen_by_seat(game)
    most = max(augen)
    found = [seat for seat in turned(game.burdened()) if augen[seat] == most]
    return found[:1] if game.options["trischaken-tie-for-most"] == "seat" else found


def payers(game: Game) -> list[int]:
    """The players who pay all three others; none in the reading in which tied losers share one payment."""
    return [] if game.options["trischaken-tie-for-most"] == "shared" else losers(game)


def has_enough(game: Game, seat: int) -> bool:
    """Whether a player has 35/2 or more."""
    return augen_by_seat(game)[seat] >= enough(game.options)


def loss(game: Game, seat: int) -> int:
    """The amount that a loser pays to each of the others."""
    doublings = [has_enough(game, seat), seat == game.burdened()].count(True)
    if game.options["trischaken-doublings-stack"] == "once":
        doublings = min(doublings, 1)
    return {0: FAHREN, 1: 2 * FAHREN, 2: 4 * FAHREN}[doublings]


def plain(game: Game) -> list[Fraction]:
    """The payments if everybody has a trick."""
    paid = [NOTHING] * 4
    lost = losers(game)
    if game.options["trischaken-tie-for-most"] == "shared":
        winners = [seat for seat in range(4) if seat not in lost]
        for loser in lost:
            amount = Fraction(loss(game, loser), len(lost))
            for winner in winners:
                paid[loser] -= amount
                paid[winner] += amount
        return paid
    for loser in lost:
        amount = Fraction(loss(game, loser))
        for seat in range(4):
            if seat != loser:
                paid[loser] -= amount
                paid[seat] += amount
    return paid


# ------------------------------------------------------------------------------------------------------ Jungfrauen


def from_each(game: Game) -> list[Fraction]:
    """A payment from every player with a trick to those without one."""
    lucky = without_trick(game)
    paid = [NOTHING] * 4
    for seat in range(4):
        if seat not in lucky:
            paid[seat] -= own_payment(game, seat)
    return shared_out(game, paid, -sum(paid, NOTHING))


def own_payment(game: Game, seat: int) -> int:
    """The amount that one player pays: more as Vorhand, and twice as the loser with 35/2."""
    if seat in losers(game):
        return loss(game, seat)
    return 2 * FAHREN if seat == game.burdened() else FAHREN


def shared_out(game: Game, paid: list[Fraction], gain: Fraction) -> list[Fraction]:
    """The payments with the gain shared by those without a trick.

    In one reading each share is rounded up, and the first loser pays the difference.
    """
    lucky = without_trick(game)
    share = gain / len(lucky)
    if len(lucky) > 1 and game.options["trischaken-several-jungfrauen"] == "rounded":
        whole = Fraction(-(-share.numerator // share.denominator))
        # Two losers who paid half of it each would have no whole units.
        paid[losers(game)[0]] -= (whole - share) * len(lucky)
        share = whole
    for seat in lucky:
        paid[seat] += share
    return paid
