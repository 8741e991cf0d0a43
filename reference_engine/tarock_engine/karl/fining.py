"""Who pays for a Renonce in Karls Tarockrunde, to whom, and how much.

A Renonce is also a wrong discard, or an Auch-Rufer bid without a Vogel.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from tarock_engine import fines
from tarock_engine.actions import SPIEL
from tarock_engine.amounts import Amount, as_integer
from tarock_engine.contracts import Contract, Side
from tarock_engine.fines import Fining
from tarock_engine.karl import announcing
from tarock_engine.karl.ending import counting_chains, held_by
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.settling import lines_of, price_of_item
from tarock_engine.karl.state import Breach, RenonceEnd, Slip
from tarock_engine.karl.terms import FAHREN, is_with_bird, terms_of
from tarock_engine.karl.unplayed import cheapest_bird
from tarock_engine.memory import remembered
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, in_words
from tarock_engine.scoring import Parties, ScoredItem, Settlement
from tarock_engine.seating import Seat, Seating


def settlement(end: RenonceEnd, rules: KarlRules) -> Settlement:
    """The payments for the offender's Renonces, in a reading also for those of the other players; nothing else."""
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
    seating, items = end.dealt.seating, items_of(end, rules)
    if slip.kind is not Breach.NO_BIRD:
        return settle(parties, seating, slip.seat, items, rules)
    contract = rules.by_name[slip.bid]
    if parties is None or (slip.seat, slip.bid) != (parties.declarer, parties.contract.name):
        return settle_outbid_without_bird(seating, slip.seat, contract, rules)
    return settle_without_bird(parties, items, rules)


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
    """The game and all announcements that count, each as if won, with their doublings; none in Fahren."""
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
    fixed = rules.settling.renonce_paid(seating.players, seating.active, offender, is_alone=parties is None)
    if fixed is not None:
        return fixed
    if parties is None:
        return _in_fahren(seating, offender, rules)
    return _with_clause(fines.fine(parties, offender, items, _by(rules)), rules)


def _by(rules: KarlRules) -> Fining:
    """What the shared ``fines`` need to settle a Renonce: rates, doublings, worths."""
    return Fining(rules.renonce, rules.announcing.is_doubled_together, functools.partial(_worth, rules=rules))


def _with_clause(fined: Settlement, rules: KarlRules) -> Settlement:
    """The settlement, with the clause on whether only the Renonce is settled among its grounds."""
    return fined._replace(grounds=merged([(rules.renonce.settles_alone.clause,), fined.grounds]))


@remembered(1 << 13)
def _worth(contract: str, items: tuple[ScoredItem, ...], rules: KarlRules) -> tuple[Amount, Grounds]:
    """The sum of the worths of items, whoever receives them."""
    lines = list(lines_of(contract, items, rules, alone=False))
    return sum((max(line.amount, -line.amount) for line in lines), start=0), merged([line.grounds for line in lines])


def settle_outbid_without_bird(seating: Seating, offender: Seat, contract: Contract, rules: KarlRules) -> Settlement:
    """The payments for an Auch-Rufer that was bid without a Vogel but not played (``contract``).

    The bidder pays as for his game: its price and a Pagat, to each.
    """
    fixed = rules.settling.renonce_paid(seating.players, seating.active, offender, is_alone=False)
    if fixed is not None:
        return fixed
    alone = Parties(seating=seating, contract=contract, declarer=offender, partner=None, from_talon=False)
    amounts, grounds = _game_and_pagat(alone, rules)
    why = (*grounds, rules.renonce.outbid_too.clause)
    return _with_clause(fines.paid(alone, offender, amounts, why, rules.renonce), rules)


def settle_without_bird(parties: Parties, items: Sequence[ScoredItem], rules: KarlRules) -> Settlement:
    """The payments of the declarer of an Auch-Rufer without a Vogel: the game and a Pagat, to each.

    In a reading he pays ``items`` as for another Renonce, and a Pagat if it is not among them.
    """
    renonce, seating, offender = rules.renonce, parties.seating, parties.declarer
    fixed = rules.settling.renonce_paid(seating.players, seating.active, offender, is_alone=False)
    if fixed is not None:
        return fixed
    if renonce.bird_settles_alone.value:
        amounts, grounds = _game_and_pagat(parties, rules)
        return _with_clause(fines.paid(parties, offender, amounts, grounds, renonce), rules)
    twice = renonce.pagat_at_announced_price
    bird = cheapest_bird(parties.contract, rules)
    pagat = ScoredItem(bird, Side.DECLARER, won=True, announced=twice.value, doubled=(), grounds=())
    due = {
        seat: fines.due(parties, (offender, seat), items, _by(rules), owed=(pagat,))
        for seat in seating.active
        if seat != offender
    }
    why = merged([(twice.clause, renonce.bird_settles_alone.clause), *(found for _, found in due.values())])
    amounts = {seat: amount for seat, (amount, _) in due.items()}
    return _with_clause(fines.paid(parties, offender, amounts, why, renonce), rules)


def _game_and_pagat(parties: Parties, rules: KarlRules) -> tuple[dict[Seat, Amount], Grounds]:
    """The price of the game and a Pagat for each but the declarer, and the clauses.

    The Pagat is left out where the game and its Vogel are one item.
    """
    renonce, terms = rules.renonce, terms_of(parties.contract)
    twice = renonce.pagat_at_announced_price
    worth, why = price_of_item(cheapest_bird(parties.contract, rules), rules, announced=twice.value)
    each = terms.price.value + (0 if is_with_bird(terms) else worth)
    grounds = (twice.clause, renonce.bird_settles_alone.clause, terms.price.clause, why[0])
    return {seat: each for seat in parties.seating.active if seat != parties.declarer}, grounds


def _in_fahren(seating: Seating, offender: Seat, rules: KarlRules) -> Settlement:
    """The payments in Fahren: a multiple of its price to each of the others, and more if Vorhand pays."""
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
