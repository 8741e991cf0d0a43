"""The payments for a Renonce."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from tarock_engine.actions import PAGAT, SPIEL, VALAT
from tarock_engine.amounts import Amount, as_integer
from tarock_engine.contracts import Side
from tarock_engine.karl import announcing
from tarock_engine.karl.ending import counting_chains, held_by
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.settling import lines_of, price_of_item
from tarock_engine.karl.state import Breach, RenonceEnd, Slip
from tarock_engine.karl.terms import FAHREN, has_to_announce_bird, is_with_bird, terms_of
from tarock_engine.memory import remembered
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, Ruling, in_words
from tarock_engine.scoring import Parties, ScoredItem, Settlement
from tarock_engine.seating import Seat, Seating

_AUCH_RUFER: Final = "Auch-Rufer"


def settlement(end: RenonceEnd, rules: KarlRules) -> Settlement:
    """Settle a deal by the Renonces that were pointed out, in a reading also by those of the other players."""
    by_seat: dict[Seat, list[Slip]] = {}
    for slip in (*end.slips, *end.others):
        by_seat.setdefault(slip.seat, []).append(slip)
    each = [_of_player(end, slips, rules) for slips in by_seat.values()]
    payments = by_all([fine.payments for fine in each], end.offender) if len(each) > 1 else each[0].payments
    return Settlement(payments, (), merged([fine.grounds for fine in each]))


def _of_player(end: RenonceEnd, slips: Sequence[Slip], rules: KarlRules) -> Settlement:
    """The settlement of the Renonces of one player."""
    each, several = [_of_slip(end, slip, rules) for slip in slips], rules.renonce.of_several
    payments = several.value([fine.payments for fine in each], slips[0].seat)
    beside = (several.clause,) if len(each) > 1 else ()
    grounds = merged([*(slip.grounds for slip in slips), beside, *(fine.grounds for fine in each)])
    return Settlement(payments, (), grounds)


def _of_slip(end: RenonceEnd, slip: Slip, rules: KarlRules) -> Settlement:
    """The settlement of a single Renonce."""
    parties = None if end.game is None else Parties.of(end.game)
    fine = settle_without_bird if slip.kind is Breach.NO_BIRD else settle
    return fine(parties, end.dealt.seating, slip.seat, items_of(end, rules), rules)


@in_words("The earliest one alone")
def by_the_first(each: Sequence[tuple[Amount, ...]], offender: int) -> tuple[Amount, ...]:
    del offender
    return each[0]


@in_words("The dearest one alone")
def by_the_dearest(each: Sequence[tuple[Amount, ...]], offender: int) -> tuple[Amount, ...]:
    return min(each, key=lambda payments: payments[offender])


@in_words("Every one of them")
def by_all(each: Sequence[tuple[Amount, ...]], offender: int) -> tuple[Amount, ...]:
    del offender
    return tuple([as_integer(sum(amounts)) for amounts in zip(*each, strict=True)])


def items_of(end: RenonceEnd, rules: KarlRules) -> tuple[ScoredItem, ...]:
    """The game and all announcements that count, with their doublings."""
    game = end.game
    if game is None:
        return ()
    grounds: Grounds = (rules.renonce.paid_items.clause,)
    chains = end.chains or announcing.chains_at_first(game, rules)
    found = [
        ScoredItem(
            name=SPIEL,
            side=Side.DECLARER,
            won=True,
            announced=False,
            doubled=chain.doubled,
            grounds=grounds,
            against=chain.of,
        )
        for chain in chains
        if chain.item == SPIEL
    ]
    sides = {seat: game.side_of(seat) for seat in game.dealt.seating.active}
    said = counting_chains(chains, sides, held_by(game, end.exchange), rules)
    found += [
        ScoredItem(
            name=chain.item, side=sides[chain.of], won=True, announced=True, doubled=chain.doubled, grounds=grounds
        )
        for chain in said
        if chain.of is not None
    ]
    return tuple(found)


def settle(
    parties: Parties | None, seating: Seating, offender: Seat, items: Sequence[ScoredItem], rules: KarlRules
) -> Settlement:
    """The payments of the offender; ``items`` are the game and the announcements. ``parties`` is None in Fahren."""
    fixed = rules.settling.renonce_paid(seating.players, seating.active, offender)
    if fixed is not None:
        return fixed
    if parties is None:
        return _in_fahren(seating, offender, rules)
    amounts: dict[Seat, Amount] = {}
    grounds: list[Grounds] = []
    for seat in seating.active:
        if seat != offender:
            amounts[seat], why = _due(parties, (offender, seat), items, rules)
            grounds.append(why)
    return _paid(parties, offender, amounts, merged(grounds), rules)


def _due(
    parties: Parties,
    seats: tuple[Seat, Seat],
    items: Sequence[ScoredItem],
    rules: KarlRules,
    owed: Sequence[ScoredItem] = (),
) -> tuple[Amount, Grounds]:
    """What the first of two ``seats`` pays the second, and the clauses; ``owed`` is added if ``items`` lack it."""
    offender, receiver = seats
    renonce = rules.renonce
    price = _price_paid(parties, offender, receiver, rules)
    paid = _items_paid(parties, seats, items, rules, lost=price.value)
    paid += [item for item in owed if (item.name, item.side) not in {(other.name, other.side) for other in paid}]
    total, why = _worth(parties.contract.name, tuple(_once(paid)), rules)
    grounds: list[Grounds] = [(renonce.paid_items.clause,), why]
    if any(item.against is not None for item in items):
        grounds.append((renonce.doublings_by_account.clause,))
    if terms_of(parties.contract).price_lost is not None:
        grounds.append((price.clause,))
    if receiver == parties.declarer and parties.partner is None:
        total *= renonce.lone_times.value
        grounds.append((renonce.lone_times.clause,))
    return total, merged(grounds)


def _items_paid(
    parties: Parties, seats: tuple[Seat, Seat], items: Sequence[ScoredItem], rules: KarlRules, *, lost: bool
) -> list[ScoredItem]:
    """The items for which the first of two ``seats`` pays the second, as if won; ``lost``: at the price of a loss."""
    offender, receiver = seats
    account = receiver if receiver != parties.declarer else offender
    own = rules.renonce.doublings_by_account.value or parties.declarer in (offender, receiver)
    paid = [_as_won(item, lost=lost, own=own, rules=rules) for item in items if item.against in (None, account)]
    if not rules.announcing.items_doubled_apart.value:
        paid = _doubled_as_game(paid)
    if not rules.renonce.paid_items.value.both_sides:
        side = parties.side_of(receiver)
        paid = [item for item in paid if item.name == SPIEL or item.side is side]
    return paid


def _doubled_as_game(items: Sequence[ScoredItem]) -> list[ScoredItem]:
    """The items with the doublings of the game among them."""
    doubled = next((item.doubled for item in items if item.name == SPIEL), ())
    return [item._replace(doubled=doubled) for item in items]


@remembered(1 << 13)
def _worth(contract: str, items: tuple[ScoredItem, ...], rules: KarlRules) -> tuple[Amount, Grounds]:
    """The sum of the worths of items, whoever receives them."""
    lines = list(lines_of(contract, items, rules, alone=False))
    return sum((max(line.amount, -line.amount) for line in lines), start=0), merged([line.grounds for line in lines])


def _price_paid(parties: Parties, offender: Seat, receiver: Seat, rules: KarlRules) -> Ruling[bool]:
    """The ruling on whether the game is paid at its price when lost: by its declarer, or by an opponent to partners."""
    renonce = rules.renonce
    if offender == parties.declarer:
        return renonce.at_lost_price
    to_partner = parties.side_of(offender) is parties.side_of(receiver)
    return Ruling(to_partner and renonce.at_lost_price_to_partners.value, renonce.at_lost_price_to_partners.clause)


def _once(items: Sequence[ScoredItem]) -> list[ScoredItem]:
    """The items with at most one Valat, the one doubled most often."""
    most = max([item for item in items if item.name == VALAT], key=lambda scored: len(scored.doubled), default=None)
    return [item for item in items if item.name != VALAT or item is most]


def _as_won(item: ScoredItem, *, lost: bool, own: bool, rules: KarlRules) -> ScoredItem:
    """An item as it is paid: won by the side that it belongs to; the game is lost if ``lost``.

    ``own``: the doublings of a single opponent's account count for the two players.
    """
    counted = rules.renonce.paid_items.value.doublings and (item.against is None or own)
    game = item.name == SPIEL
    return item._replace(won=not (game and lost), doubled=item.doubled if counted else (), against=None)


def _paid(
    parties: Parties, offender: Seat, amounts: dict[Seat, Amount], grounds: Grounds, rules: KarlRules
) -> Settlement:
    """The payments of the offender; of his whole side in an engine without that ruling."""
    renonce = rules.renonce
    side = [seat for seat in parties.seating.active if parties.side_of(seat) is parties.side_of(offender)]
    if not renonce.paid_to_partner.value:
        amounts = {seat: amount for seat, amount in amounts.items() if seat not in side}
    payments: list[Amount] = [0] * parties.seating.players
    payers = [offender] if renonce.offender_pays_alone.value else side
    for seat, amount in amounts.items():
        payments[seat] += amount
    for payer in payers:
        payments[payer] -= Fraction(sum(amounts.values()), len(payers))
    beside = (renonce.settles_alone.clause, renonce.paid_to_partner.clause, renonce.offender_pays_alone.clause)
    return Settlement(tuple([as_integer(payment) for payment in payments]), (), merged([beside, grounds]))


def settle_without_bird(
    parties: Parties | None, seating: Seating, offender: Seat, items: Sequence[ScoredItem], rules: KarlRules
) -> Settlement:
    """The payments for an Auch-Rufer without a Vogel: the game and a Pagat to each, in a reading all ``items`` too.

    ``parties`` is None during the auction.
    """
    contract, renonce = rules.by_name[_AUCH_RUFER], rules.renonce
    fixed = rules.settling.renonce_paid(seating.players, seating.active, offender)
    if fixed is not None:
        return fixed
    if parties is None or offender != parties.declarer or not has_to_announce_bird(parties.contract):
        alone = Parties(seating=seating, contract=contract, declarer=offender, partner=None, from_talon=False)
        amounts, grounds = _game_and_pagat(alone, offender, rules)
        return _paid(alone, offender, amounts, (*grounds, renonce.outbid_too.clause), rules)
    if renonce.bird_settles_alone.value:
        amounts, grounds = _game_and_pagat(parties, offender, rules)
        return _paid(parties, offender, amounts, grounds, rules)
    twice = renonce.pagat_at_announced_price
    pagat = ScoredItem(PAGAT, Side.DECLARER, won=True, announced=twice.value, doubled=(), grounds=())
    due = {
        seat: _due(parties, (offender, seat), items, rules, owed=(pagat,))
        for seat in seating.active
        if seat != offender
    }
    why = merged([(twice.clause, renonce.bird_settles_alone.clause), *(found for _, found in due.values())])
    return _paid(parties, offender, {seat: amount for seat, (amount, _) in due.items()}, why, rules)


def _game_and_pagat(parties: Parties, offender: Seat, rules: KarlRules) -> tuple[dict[Seat, Amount], Grounds]:
    """The price of an Auch-Rufer and a Pagat for each of the others, and the clauses."""
    renonce, terms = rules.renonce, terms_of(rules.by_name[_AUCH_RUFER])
    twice = renonce.pagat_at_announced_price
    worth, why = price_of_item(PAGAT, rules, announced=twice.value)
    each = terms.price.value + (0 if is_with_bird(terms) else worth)
    grounds = (twice.clause, renonce.bird_settles_alone.clause, terms.price.clause, why[0])
    return {seat: each for seat in parties.seating.active if seat != offender}, grounds


def _in_fahren(seating: Seating, offender: Seat, rules: KarlRules) -> Settlement:
    """The payments in Fahren: its price to each of the others, a multiple from Vorhand."""
    renonce, price = rules.renonce, terms_of(rules.by_name[FAHREN]).price
    vorhand = offender == rules.bidding.bearer_of_burdens.value(seating)
    each = price.value * renonce.fahren_times.value * (renonce.fahren_vorhand_times.value if vorhand else 1)
    grounds = (
        renonce.fahren_times.clause,
        renonce.fahren_vorhand_times.clause,
        price.clause,
        renonce.settles_alone.clause,
    )
    beside = (renonce.paid_to_partner.clause, renonce.offender_pays_alone.clause)
    payments: list[Amount] = [0] * seating.players
    for seat in seating.active:
        payments[seat] += each
        payments[offender] -= each
    return Settlement(tuple(payments), (), (*grounds, *beside))
