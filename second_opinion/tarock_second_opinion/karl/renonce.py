"""Unnoticed breaches in the second opinion on Karls Tarockrunde: which stand, who points them out, what they cost."""

from __future__ import annotations

import dataclasses
from fractions import Fraction

from tarock_second_opinion.karl.amounts import (
    BONUSES,
    FAHREN,
    GAMES,
    game_worth,
    power_of_two,
    price_of_bonus,
    valat_multiple,
)
from tarock_second_opinion.karl.announcing import begin
from tarock_second_opinion.karl.game import CALLING, Fault, Game
from tarock_second_opinion.karl.items import VALAT, announced
from tarock_second_opinion.karl.play import playable, without_breach
from tarock_second_opinion.notebook import Thing


def slips(game: Game, seat: int, table: list[str]) -> list[str]:
    """The cards that a player may not play and whose play would be a Renonce."""
    allowed = playable(game, seat, table)
    found = [card for card in game.hands[seat] if card not in allowed]
    if game.options["renonce-acts"] == "named-only":
        # Of the duties in play only those to announced birds are named.
        return [card for card in found if card in without_breach(game, seat, table)]
    return found


def wrong_discard(game: Game, cards: list[str]) -> Fault:
    """The fault of laying away too many, too few or forbidden cards."""
    return Fault(game.declarer, "number" if len(cards) != len(game.taken) else "cards")


def counting(game: Game, seat: int, *, lying: bool, led: int) -> list[Fault]:
    """The faults of a player that are a Renonce now, his own acts first.

    ``lying`` says whether ``ich liege`` has been said, ``led`` how many tricks have been led.
    """
    own = [fault for fault in game.faults if fault.seat == seat]
    found = [fault for fault in own if is_renonce(game, fault, lying=lying) and not is_too_late(game, fault, led)]
    return sorted(found, key=lambda fault: fault.kind == "dealt")


def is_too_late(game: Game, fault: Fault, led: int) -> bool:
    """Whether a card can no longer be pointed out, because another trick has been led since."""
    until_lead = game.options["renonce-until-when"] == "until-next-lead"
    return until_lead and fault.kind == "play" and led > fault.tricks + 1


def is_renonce(game: Game, fault: Fault, *, lying: bool) -> bool:
    """Whether a fault is a Renonce if it is found out now."""
    reading = game.options["wrong-discard-found-late"]
    if fault.kind == "dealt":
        early = game.options["wrong-number-before-opening"] == "renonce" and game.contract != "Fahren"
        early = early and has_known_sides(game)  # in Fahren an option of its own says from when on
        return (lying or early) and (fault.seat == game.declarer or reading != "declarer-only")
    if fault.kind == "cards":
        return lying and reading != "number-only"
    if fault.kind == "number":
        return lying
    if fault.kind == "bird" and game.options["auch-rufer-no-bird-outbid"] == "when-played":
        return is_declarer_of_auch_rufer(game, fault.seat)
    return True


def has_known_sides(game: Game) -> bool:
    """Whether it is known what is played, and with whom."""
    return game.contract != "" and (game.contract not in CALLING or game.called != "" or game.unnamed)


def is_declarer_of_auch_rufer(game: Game, seat: int) -> bool:
    """Whether a player is the declarer of an Auch-Rufer."""
    return game.contract == "Auch-Rufer" and game.declarer == seat


def settle_by(game: Game, faults: list[Fault], others: list[list[Fault]]) -> None:
    """End the deal by the faults of a player, and in one reading by those of others, too."""
    game.counted = without_double(faults)
    if game.options["several-offenders"] == "each-pays":
        game.others = [without_double(theirs) for theirs in others]
    game.ended, game.fault = "renonce", game.counted[0]


def without_double(faults: list[Fault]) -> list[Fault]:
    """The faults of a player; a wrong number of cards counts once, whether dealt or laid away."""
    laid_wrong = any(fault.kind == "number" for fault in faults)
    return [fault for fault in faults if fault.kind != "dealt" or not laid_wrong]


# ---------------------------------------------------------------------------------------------------------- paying


def payments(game: Game) -> list[Fraction]:
    """The payment of every seat for the offender's faults, and in one reading for those of others, too."""
    paid = [payments_of(game, faults) for faults in (game.counted, *game.others)]
    return [Fraction(sum(bills[seat] for bills in paid)) for seat in range(4)]


def payments_of(game: Game, faults: list[Fault]) -> list[int]:
    """The payments for one fault of an offender, or for all of them."""
    reading, offender = game.options["several-renonces"], faults[0].seat
    bills = [bill(game, fault) for fault in faults]
    if reading == "first":
        bills = bills[:1]
    if reading == "dearest":
        bills = sorted(bills, key=lambda paid: -paid[offender])[-1:]
    return [sum(paid[seat] for paid in bills) for seat in range(4)]


def bill(game: Game, fault: Fault) -> list[int]:
    """The payment of every seat for a fault."""
    if game.contract not in ("", "Fahren") and not game.things:
        # Found out before the talking, which begins with the game and a bird that was named with the bid.
        begin(game)
    paid = [0] * 4
    for seat in range(4):
        if seat != fault.seat:
            amount = due_to(game, seat, fault)
            paid[seat] += amount
            paid[fault.seat] -= amount
    return paid


def due_to(game: Game, seat: int, fault: Fault) -> int:
    """The amount that one player receives for a fault."""
    if fault.kind == "bird":
        with_the_rest = game.options["auch-rufer-no-bird-beside"] == "with-the-rest"
        if with_the_rest and is_declarer_of_auch_rufer(game, fault.seat):
            return as_won(game, seat, fault.seat, pagat=pagat_without_bird(game))
        return GAMES["Auch-Rufer"] + pagat_without_bird(game)
    if game.contract == "Fahren":
        return 2 * FAHREN if fault.seat == game.burdened() else FAHREN
    amount = as_won(game, seat, fault.seat)
    is_lone_declarer = seat == game.declarer and game.partner is None
    if is_lone_declarer and game.options["renonce-defender-against-lone-player"] == "three-times":
        return 3 * amount
    return amount


def pagat_without_bird(game: Game) -> int:
    """The price of the Pagat for an Auch-Rufer without a bird."""
    return BONUSES["Pagat"] * (2 if game.options["auch-rufer-no-bird-value"] == "announced" else 1)


def as_won(game: Game, seat: int, offender: int, pagat: int = 0) -> int:
    """The game and the announcements as if won, and a ``pagat`` if the declarer's side announced none."""
    things = claimed(game)
    if game.options["renonce-what-is-paid"] == "own-announced":
        things = [thing for thing in things if game.side_of(thing) == game.side(seat)]
    has_pagat = any(thing.item == "Pagat" and game.side_of(thing) == "declarer" for thing in things)
    owed = 0 if has_pagat else pagat
    spiel = account(game, seat, offender)
    among_foes = game.is_doubled_by_accounts() and game.declarer not in (seat, offender)
    if among_foes and game.options["renonce-negative-accounts"] == "declarer-only":
        spiel = dataclasses.replace(spiel, steps=[])
    # One Valat is paid, the most doubled.
    valats = sorted((factor(game, thing) for thing in things if thing.item == VALAT), reverse=True)[:1]
    if game.options["kontra-levels"] == "one-for-all":
        # What doubles the game doubles everything, and each thing once.
        steps, valats = factor(game, spiel), [1 for _ in valats]
        found = [price_of_bonus(game, thing.item, announced=True) * steps for thing in things if thing.item != VALAT]
    else:
        bonuses = [thing for thing in things if thing.item != VALAT]
        found = [price_of_bonus(game, thing.item, announced=True) * factor(game, thing) for thing in bonuses]
    lost = is_paid_as_lost(game, seat, offender)
    return price(game, factor(game, spiel), valats, lost=lost) + (sum(found) + owed) * multiple_of_all(game, valats)


def is_paid_as_lost(game: Game, seat: int, offender: int) -> bool:
    """Whether a receiver is paid for a lost game, by its declarer or by another opponent."""
    if offender == game.declarer:
        return game.options["renonce-sechser-dreier-rate"] == "lost-price"
    return seat != game.declarer and game.options["renonce-sechser-dreier-partners"] == "as-winners"


def price(game: Game, steps: int, valats: list[int], *, lost: bool) -> int:
    """The price of the game with its doublings, and with those of an announced Valat."""
    if not valats:
        return game_worth(game, [steps], lost=lost)
    manifold = [valat_multiple(game, announced=True), *valats]
    if game.options["valat-replaces-or-adds"] == "adds":
        together = game.options["kontra-levels"] == "one-for-all"
        own = [*manifold, steps] if together else manifold
        return game_worth(game, [steps], lost=lost) + game_worth(game, own, lost=lost)
    return game_worth(game, [steps, *manifold], lost=lost)


def multiple_of_all(game: Game, valats: list[int]) -> int:
    """The factor of bonuses in the reading in which a Valat multiplies everything."""
    if not valats or game.options["valat-replaces-or-adds"] != "multiplies-all":
        return 1
    return valat_multiple(game, announced=True) * valats[0]


def claimed(game: Game) -> list[Thing]:
    """The announcements that count: each bonus once for each side, or in one reading each announcement."""
    if game.told is not None:
        return game.announcements()
    return [thing for thing in game.announcements() if thing in announced(game, game.side_of(thing), thing.item)]


def account(game: Game, seat: int, offender: int) -> Thing:
    """The game with the doublings that count for a receiver: his own, for the declarer the offender's."""
    if not game.is_doubled_by_accounts():
        return next(thing for thing in game.things if thing.of is None)
    foe = offender if seat == game.declarer else seat
    return next(thing for thing in game.things if thing.against == foe)


def factor(game: Game, thing: Thing) -> int:
    """The factor of a thing's doublings."""
    if game.options["renonce-what-is-paid"] == "without-kontra":
        return 1
    return power_of_two(len(thing.steps))
