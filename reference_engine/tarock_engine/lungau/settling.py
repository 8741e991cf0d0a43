"""What each item is worth in Lungauer Königrufen, and who pays whom, in Cent."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from tarock_engine.actions import SPIEL, VALAT
from tarock_engine.amounts import Amount, Augen, as_integer
from tarock_engine.contracts import Contract, Side
from tarock_engine.lungau import doubling_ladder, trischaken
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.terms import Factors
from tarock_engine.of_houses import with_bird_as_one
from tarock_engine.payment_lines import AloneEnd, Flow, flows_of
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, Ruling, in_words, refuse
from tarock_engine.scoring import Parties, ScoredItem, SettledItem, Settlement, SettlementLine, between
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Doubling
from tarock_language.message import message


def agreed(tariff: int | None, rules: LungauRules) -> int:
    """The worth of one Wertungspunkt in Cent: ``tariff``, or that of the rule set without it.

    ValueError if it is no positive number, or another than the rules allow.
    """
    own, other = rules.settling.tariff_cent.value, rules.settling.other_tariff_allowed.value
    cents = own if tariff is None else tariff
    if cents < 1 or (cents != own and not other):
        expected = message("a positive number of Cent") if other else message("{number} Cent", number=own)
        refuse("tariff", expected, str(tariff))
    return cents


def settle(parties: Parties, items: Sequence[ScoredItem], rules: LungauRules, tariff: int) -> Settlement:
    """Settle a game with a declarer; ``tariff`` is the worth of one Wertungspunkt in Cent."""
    factors = parties.contract.terms
    if isinstance(factors, Factors) and factors.with_bird is not None and factors.with_bird.value:
        items = with_bird_as_one(items, [name for name in rules.birds if is_contained(name, parties.contract, rules)])
    items = rules.settling.without_void(rules.settling.with_failed_valat(items), parties)
    lost = any(_is_loss(item) for item in items)
    valats = [SettledItem.of(item) for item in items if item.name == VALAT]
    lines = tuple(_line(parties, item, rules, tariff, lost=lost) for item in items)
    lines = tuple(_beside_valat(line, item, valats, rules) for line, item in zip(lines, items, strict=True))
    apart = [item._replace(doubled=()) for item in items if item.against is not None]
    single = next((_line(parties, item, rules, tariff, lost=lost).amount for item in apart), 0)
    grounds = merged([line.grounds for line in lines])
    return _between_parties(parties, lines, single, grounds, rules)


def _is_loss(item: ScoredItem) -> bool:
    """Whether the declarer has lost the game by this item: the game itself, or a Valat."""
    if item.name == VALAT:
        return item.won is (item.side is Side.FOES)
    return item.name == SPIEL and not item.won


def _line(parties: Parties, item: ScoredItem, rules: LungauRules, tariff: int, *, lost: bool) -> SettlementLine:
    base = _base(item, rules)
    factor, factor_grounds = _factor(parties, item, rules, lost=lost)
    steps, step_grounds = _steps(parties, item, rules)
    cents = base.value * tariff * factor * (1 << steps)
    for_declarer = item.won is (item.side is Side.DECLARER) if _is_apart(parties, item, rules) else not lost
    settling = rules.settling
    apart = (settling.items_apart.clause,) if item.name != SPIEL else ()
    with_bird = parties.contract.bird is not None and (item.name == SPIEL or item.announced)
    bird = (settling.contained_bird_apart.clause,) if with_bird else ()
    grounds = (base.clause, *_tariff(tariff, rules), *factor_grounds, *step_grounds, *apart, *bird)
    return SettlementLine(
        item.name, item.side, cents if for_declarer else -cents, grounds=merged([grounds]), against=item.against
    )


def _beside_valat(
    line: SettlementLine, item: ScoredItem, valats: Sequence[SettledItem], rules: LungauRules
) -> SettlementLine:
    """The line, multiplied in a house in which a Valat multiplies other items."""
    times, grounds = rules.settling.valat_factor(SettledItem.of(item), valats)
    return line._replace(amount=as_integer(Fraction(line.amount) * times), grounds=merged([line.grounds, grounds]))


def _is_apart(parties: Parties, item: ScoredItem, rules: LungauRules) -> bool:
    """Whether an item is settled apart from the game, and does not go to the winner of the game."""
    if item.announced and is_contained(item.name, parties.contract, rules):
        return rules.settling.contained_bird_apart.value
    return item.name == SPIEL or rules.settling.items_apart.value


def is_contained(item: str, contract: Contract, rules: LungauRules) -> bool:
    """Whether a Vogerl is that of the bid."""
    return contract.bird is not None and rules.birds.get(item) == contract.bird.value


def _base(item: ScoredItem, rules: LungauRules) -> Ruling[Amount]:
    settling = rules.settling
    if item.name == SPIEL:
        return settling.game_price
    lost = None if item.won else settling.lost_price(item.name, announced=item.announced)
    if lost is not None:
        return lost
    if item.name == VALAT:
        return settling.announced_valat if item.announced else settling.silent_valat
    own = (settling.announced_prices if item.announced else settling.silent_prices).get(item.name)
    return own or (settling.announced_price if item.announced else settling.silent_price)


def _tariff(tariff: int, rules: LungauRules) -> Grounds:
    settling = rules.settling
    return (
        settling.tariff_cent.clause if tariff == settling.tariff_cent.value else settling.other_tariff_allowed.clause,
    )


def _factor(parties: Parties, item: ScoredItem, rules: LungauRules, *, lost: bool) -> tuple[Amount, Grounds]:
    factors = parties.contract.terms
    times, grounds = (1, ()) if parties.contract.bird is None else _lone_caller(parties, rules)
    if not isinstance(factors, Factors):
        return times, grounds
    game = factors.price_lost if lost else factors.price_won
    if item.name == SPIEL:
        bird = () if factors.with_bird is None else (factors.with_bird.clause,)
        return times * game.value, merged([(game.clause, *bird), grounds])
    if item.name == VALAT:
        own = factors.valat_lost if lost else factors.valat_won
    else:
        own = factors.praemien_lost if lost else factors.praemien_won
    return times * own.value, merged([(own.clause, game.clause), grounds])


def _lone_caller(parties: Parties, rules: LungauRules) -> tuple[int, Grounds]:
    lone = rules.settling.lone_caller_times
    return (lone.value if parties.from_talon else 1), (lone.clause,)


def _steps(parties: Parties, item: ScoredItem, rules: LungauRules) -> tuple[int, Grounds]:
    settling = rules.settling
    if item.name == SPIEL:
        return len(item.doubled) * settling.doublings_by_game_step.value, (settling.doublings_by_game_step.clause,)
    if not item.announced:
        return 0, ()
    if rules.announcing.is_doubled_together:
        return len(item.doubled) * settling.doublings_by_praemie_step.value, (
            settling.doublings_by_praemie_step.clause,
        )
    sides = tuple([parties.side_of(seat) for seat in item.doubled])
    steps, grounds = doubling_ladder.counted_steps(sides, item.side, rules)
    return steps * settling.doublings_by_praemie_step.value, (settling.doublings_by_praemie_step.clause, *grounds)


def _between_parties(
    parties: Parties, lines: tuple[SettlementLine, ...], single: Amount, grounds: Grounds, rules: LungauRules
) -> Settlement:
    """What the parties pay each other; ``single`` is the game undoubled where each opponent doubles for himself."""
    two, net = rules.settling.winners_paid, sum(line.amount for line in lines if line.against is None)
    payments = between(parties, net, two.value)
    for line in lines:
        if line.against is not None:
            payments[line.against] -= line.amount
            payments[parties.declarer] += line.amount
    dealer, dealer_out = parties.seating.sits_out, rules.settling.dealer_out
    if dealer is not None and not dealer_out.value:
        payments[dealer] -= net + single
        payments[parties.declarer] += net + single
    out = (dealer_out.clause,) if dealer is not None else ()
    return Settlement(tuple(payments), lines, merged([grounds, (two.clause,), out]))


def settle_given_up(parties: Parties, rules: LungauRules, tariff: int) -> Settlement:
    """Settle a deal that the declarer gave up."""
    settling = rules.settling
    receivers = [seat for seat in parties.seating.active if seat != parties.declarer]
    scales, own = settling.schleifen_follows_tariff, settling.tariff_cent.value
    factors = parties.contract.terms
    price = factors.price_given_up if isinstance(factors, Factors) else None
    price = price or settling.schleifen_price
    cents = price.value * (tariff if scales.value else own)
    other = () if tariff == own else (scales.clause,)
    grounds: Grounds = (price.clause, *_tariff(tariff, rules), *other)
    if parties.seating.sits_out is not None:
        grounds = (*grounds, settling.schleifen_pays_dealer.clause)
        if settling.schleifen_pays_dealer.value:
            receivers.append(parties.seating.sits_out)
    payments: list[Amount] = [0] * parties.seating.players
    for seat in receivers:
        payments[seat] = cents
        payments[parties.declarer] -= cents
    return Settlement(tuple(payments), (), grounds)


@in_words("Every two players")
def every_two(seats: Sequence[Seat]) -> Iterable[tuple[Seat, Seat]]:
    return itertools.combinations(seats, 2)


class FahrenEnd(NamedTuple):
    """The Augen of each seat after Fahren, and the seats with a trick; None where only the Augen are told."""

    augen: Mapping[Seat, Augen]
    winners: Collection[Seat] | None = None

    def has_trick(self, seat: Seat) -> bool:
        """Whether a player has a trick; whoever has no Augen is taken to have none, where that is not known."""
        return self.augen[seat] > 0 if self.winners is None else seat in self.winners


def fahren(seating: Seating, end: FahrenEnd, said: tuple[Doubling, ...], rules: LungauRules, tariff: int) -> Settlement:
    """Settle Fahren pair by pair, or as the lines of a house say."""
    settling, augen = rules.settling, end.augen
    seats = trischaken.paying_seats(seating, rules)
    without = [seat for seat in seats if not end.has_trick(seat)]
    table = AloneEnd(seats, {seat: augen[seat] for seat in seats}, without)
    flows, why = settling.flows_alone(table)
    if flows is None:
        flows, why = _flows_of_pairs(seats, augen, rules)
    payments: list[Amount] = [0] * seating.players
    stakes = [
        (payer, receiver, amount * (1 << settling.kontra_binds.value.steps(payer, receiver, said)))
        for payer, receiver, amount in flows
    ]
    beside = settling.surcharges
    for payer, receiver, amount in (*stakes, *flows_of(() if beside is None else beside.value, table)):
        payments[payer] -= amount * tariff
        payments[receiver] += amount * tariff
    kontras = (settling.kontra_binds.clause,) if said else ()
    dealer = (rules.trischaken.dealer_settles.clause,) if seating.sits_out is not None else ()
    more = () if beside is None else (beside.clause,)
    grounds = merged([why, more, _tariff(tariff, rules), kontras, dealer])
    return Settlement(tuple(map(as_integer, payments)), (), grounds)


def _flows_of_pairs(
    seats: Sequence[Seat], augen: Mapping[Seat, Augen], rules: LungauRules
) -> tuple[list[Flow], Grounds]:
    """What every pair of players settles, and the clauses."""
    settling = rules.settling
    flows: list[Flow] = []
    found: list[Grounds] = [(settling.pairs.clause, settling.pair_price.clause)]
    for seat, other in settling.pairs.value(seats):
        more, fewer = (seat, other) if augen[seat] > augen[other] else (other, seat)
        payer, receiver = (more, fewer) if settling.more_augen_pay.value else (fewer, more)
        is_equal = augen[seat] == augen[other]
        found.append(((settling.equal_pair_price if is_equal else settling.more_augen_pay).clause,))
        flows.append((payer, receiver, (settling.equal_pair_price if is_equal else settling.pair_price).value))
    return flows, merged(found)
