"""What a Renonce costs whom, where it is settled by the game and by what was announced."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from tarock_engine.actions import SPIEL, VALAT
from tarock_engine.amounts import Amount, as_integer
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, Group, Ruling
from tarock_engine.scoring import Parties, ScoredItem, Settlement, doubled_as_game
from tarock_engine.seating import Seat


class Paid(NamedTuple):
    """Whether the announcements of both sides are paid on a Renonce, and whether doublings are."""

    both_sides: bool
    doublings: bool


@dataclasses.dataclass(frozen=True)
class RenonceRates(Group):
    """What a Renonce costs whom."""

    paid_to_partner: Ruling[bool]
    """Whether a Renonce is paid to the offender's partner too."""
    offender_pays_alone: Ruling[bool]
    """Whether the offender pays a Renonce alone."""
    paid_items: Ruling[Paid]
    """Which announcements and doublings are paid on a Renonce."""
    doublings_by_account: Ruling[bool]
    """Whether others are paid with the doublings of their own accounts."""
    lone_times: Ruling[int]
    """How often a lone declarer is paid for an opponent's Renonce."""
    at_lost_price: Ruling[bool]
    """Whether a game is paid at its price when lost for a Renonce of its declarer."""
    at_lost_price_to_partners: Ruling[bool]
    """Whether a game is paid at its price when lost to the partners of an opponent who commits a Renonce."""
    is_settled: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether a Renonce costs the game and what was announced, in a house whose source settles none."""
    paid_times: Ruling[int] | None = dataclasses.field(default=None, kw_only=True)
    """How many times the game and what was announced are paid on a Renonce, in a house that says so."""
    deals_again: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether the same dealer deals again after a Renonce was paid, in a house that says so."""


class Fining(NamedTuple):
    """By what a Renonce is settled: the rates, whether everything is doubled with the game, and what items are worth.

    ``worth`` is the sum that items come to in a game, whoever receives it, with the clauses.
    """

    rates: RenonceRates
    together: bool
    worth: Callable[[str, tuple[ScoredItem, ...]], tuple[Amount, Grounds]]


def fine(parties: Parties, offender: Seat, items: Sequence[ScoredItem], by: Fining) -> Settlement:
    """The payments of the offender; ``items`` are the game and the announcements."""
    found = {seat: due(parties, (offender, seat), items, by) for seat in parties.seating.active if seat != offender}
    amounts = {seat: amount for seat, (amount, _) in found.items()}
    return paid(parties, offender, amounts, merged([why for _, why in found.values()]), by.rates)


def due(
    parties: Parties,
    seats: tuple[Seat, Seat],
    items: Sequence[ScoredItem],
    by: Fining,
    owed: Sequence[ScoredItem] = (),
) -> tuple[Amount, Grounds]:
    """What the first of two ``seats`` pays the second, and the clauses; ``owed`` is added if ``items`` lack it."""
    offender, receiver = seats
    rates = by.rates
    price = _price_paid(parties, offender, receiver, rates)
    found = _items_paid(parties, seats, items, by, lost=price.value)
    found += [item for item in owed if (item.name, item.side) not in {(other.name, other.side) for other in found}]
    total, why = by.worth(parties.contract.name, tuple(_once(found)))
    grounds: list[Grounds] = [(rates.paid_items.clause,), why]
    if rates.paid_times is not None:
        total *= rates.paid_times.value
        grounds.append((rates.paid_times.clause,))
    if any(item.against is not None for item in items):
        grounds.append((rates.doublings_by_account.clause,))
    if getattr(parties.contract.terms, "price_lost", None) is not None:
        grounds.append((price.clause,))
    if receiver == parties.declarer and parties.partner is None:
        total *= rates.lone_times.value
        grounds.append((rates.lone_times.clause,))
    return total, merged(grounds)


def _items_paid(
    parties: Parties, seats: tuple[Seat, Seat], items: Sequence[ScoredItem], by: Fining, *, lost: bool
) -> list[ScoredItem]:
    """The items for which the first of two ``seats`` pays the second, as if won; ``lost``: at the price of a loss."""
    offender, receiver = seats
    account = receiver if receiver != parties.declarer else offender
    own = by.rates.doublings_by_account.value or parties.declarer in (offender, receiver)
    counting = by.rates.paid_items.value
    found = [
        _as_won(item, lost=lost, is_doubled=counting.doublings and (item.against is None or own))
        for item in items
        if item.against in (None, account)
    ]
    found = doubled_as_game(found) if by.together else found
    if counting.both_sides:
        return found
    side = parties.side_of(receiver)
    return [item for item in found if item.name == SPIEL or item.side is side]


def _price_paid(parties: Parties, offender: Seat, receiver: Seat, rates: RenonceRates) -> Ruling[bool]:
    """The ruling on whether the game is paid at its price when lost: by its declarer, or by an opponent to partners."""
    if offender == parties.declarer:
        return rates.at_lost_price
    to_partner = parties.side_of(offender) is parties.side_of(receiver)
    return Ruling(to_partner and rates.at_lost_price_to_partners.value, rates.at_lost_price_to_partners.clause)


def _once(items: Sequence[ScoredItem]) -> list[ScoredItem]:
    """The items with at most one Valat, the one doubled most often."""
    most = max([item for item in items if item.name == VALAT], key=lambda scored: len(scored.doubled), default=None)
    return [item for item in items if item.name != VALAT or item is most]


def _as_won(item: ScoredItem, *, lost: bool, is_doubled: bool) -> ScoredItem:
    """An item as it is paid: won by the side that it belongs to; the game is lost if ``lost``."""
    won = not (item.name == SPIEL and lost)
    return item._replace(won=won, doubled=item.doubled if is_doubled else (), against=None)


def paid(
    parties: Parties, offender: Seat, amounts: Mapping[Seat, Amount], grounds: Grounds, rates: RenonceRates
) -> Settlement:
    """The payments of the offender, or in a house of his whole side."""
    side = [seat for seat in parties.seating.active if parties.side_of(seat) is parties.side_of(offender)]
    if not rates.paid_to_partner.value:
        amounts = {seat: amount for seat, amount in amounts.items() if seat not in side}
    payments: list[Amount] = [0] * parties.seating.players
    payers = [offender] if rates.offender_pays_alone.value else side
    for seat, amount in amounts.items():
        payments[seat] += amount
    for payer in payers:
        payments[payer] -= Fraction(sum(amounts.values()), len(payers))
    beside = (rates.paid_to_partner.clause, rates.offender_pays_alone.clause)
    return Settlement(tuple([as_integer(payment) for payment in payments]), (), merged([beside, grounds]))
