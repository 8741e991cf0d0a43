"""Fahren (Trischaken) in Karls Tarockrunde: how it begins, who gets its Talon, and who pays whom.

Its duties of play are in ``fahren_duties``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from tarock_engine import declaring
from tarock_engine.amounts import Amount, Augen
from tarock_engine.cards import Mask
from tarock_engine.certain import there
from tarock_engine.contracts import Contract, TalonUse
from tarock_engine.counting import given_of_talon
from tarock_engine.karl import play
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.terms import FAHREN, terms_of
from tarock_engine.payment_lines import AloneEnd, Flow, has_whole_sums, paid_by
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, in_words
from tarock_engine.scoring import Settlement
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Contest, Dealt, Exchange, State, TakenTrick

_NOTHING = Exchange()
_TWO, _THREE = 2, 3


def begin(dealt: Dealt, rules: KarlRules, exchange: Exchange = _NOTHING) -> State:
    """Fahren before the first card; after a Rufer the Talon, which everybody has seen, is ``left`` of ``exchange``."""
    contract = rules.by_name[FAHREN]
    if _is_played_at_once(contract, rules):
        return play.begin_fahren(dealt, exchange, rules)
    return declaring.after_bidding(dealt, contract, play.leader_in_fahren(dealt.seating, rules), None, rules)


def _is_played_at_once(contract: Contract, rules: KarlRules) -> bool:
    """Whether nobody calls, takes from the Talon, announces or doubles before the first card."""
    quiet = rules.trischaken.kontra_is_barred.value and rules.trischaken.nothing_said.value
    return quiet and not contract.calls.value and contract.talon.value is TalonUse.UNTOUCHED


# ----------------------------------------------------------------------------------------------------------- the Talon


def talon_counts(contest: Contest, rules: KarlRules) -> tuple[bool, Grounds]:
    """Whether the Talon counts for anybody, and the clauses."""
    rulings = rules.trischaken
    counts, after_rufer = rulings.talon_counts, rulings.talon_after_rufer
    if contest.exchange.left:
        return counts.value and after_rufer.value, (counts.clause, after_rufer.clause)
    return counts.value, (counts.clause,)


def with_talon(
    contest: Contest, tricks: Sequence[TakenTrick], piles: Mapping[Seat, Mask], rules: KarlRules
) -> tuple[dict[Seat, Mask], Grounds]:
    """The ``piles`` of all players, with the Talon added for the player who gets it, and the clauses."""
    taker, (counts, grounds) = rules.trischaken.talon_goes_to, talon_counts(contest, rules)
    given = given_of_talon(taker.value, tricks, contest.dealt) if counts else {}
    return {seat: cards | given.get(seat, 0) for seat, cards in piles.items()}, (taker.clause, *grounds)


# -------------------------------------------------------------------------------------------------------- who pays whom


class SeatCounts(NamedTuple):
    """The Augen and the number of tricks of each seat."""

    augen: Mapping[Seat, Augen]
    tricks: Mapping[Seat, int]


def settle(seating: Seating, augen: Mapping[Seat, Augen], tricks: Mapping[Seat, int], rules: KarlRules) -> Settlement:
    """Settle Fahren; ``augen`` and ``tricks`` are by seat."""
    seats = _from_vorhand(seating, rules)
    maidens = [seat for seat in seats if not tricks[seat]]
    flows, why = rules.settling.flows_alone(AloneEnd(seats, augen, maidens))
    is_whole = flows is not None and has_whole_sums(flows)
    if flows is None:
        flows = _flows_of_source(seats, maidens, SeatCounts(augen, tricks), rules)
        why = _grounds(bool(maidens), rules)
    payments, how = paid_by(flows, seating.players, rules.settling.rounding, is_whole=is_whole)
    return Settlement(payments, (), merged([why, how]))


def _flows_of_source(
    seats: Sequence[Seat], maidens: Sequence[Seat], result: SeatCounts, rules: KarlRules
) -> list[Flow]:
    """What the losers pay, or what goes to players without a trick instead."""
    losers = _losers(seats, result.augen, rules)
    rates = _rates(seats, losers, result, rules)
    if maidens and not rules.trischaken.jungfrau_takes_all.value:
        flows = _from_each(seats, maidens, rates)
    else:
        flows = _from_losers(seats, {seat: rates[seat] for seat in losers}, rules)
        if not maidens or rules.trischaken.losers_settle_apart.value:
            flows = _set_off(flows)
    return _flows_with_maidens(flows, maidens, losers, rules) if maidens else flows


def _from_losers(seats: Sequence[Seat], owed: Mapping[Seat, Amount], rules: KarlRules) -> list[Flow]:
    """What the losers pay, each as much as he owes."""
    rulings = rules.trischaken
    return [*rulings.settle_ties.value([*owed], seats if rulings.pays_each.value else seats[:2], owed)]


def _flows_with_maidens(
    flows: Sequence[Flow], maidens: Sequence[Seat], losers: Sequence[Seat], rules: KarlRules
) -> list[Flow]:
    """The payments redirected to those without a trick: all, or if losers settle apart those to others than losers."""
    apart = {payer for payer, _, _ in flows} if rules.trischaken.losers_settle_apart.value else set[Seat]()
    among = [flow for flow in flows if flow[1] in apart]
    others = [flow for flow in flows if flow[1] not in apart]
    return among + _to_maidens(others, maidens, losers, rules)


def _from_vorhand(seating: Seating, rules: KarlRules) -> tuple[Seat, ...]:
    """The active seats in turn, from the one that bears the burdens of Vorhand."""
    seats = seating.active
    place = seats.index(rules.bidding.bearer_of_burdens.value(seating))
    return (*seats[place:], *seats[:place])


def _losers(seats: Sequence[Seat], augen: Mapping[Seat, Augen], rules: KarlRules) -> list[Seat]:
    """The seats with the most Augen."""
    extreme = max if rules.trischaken.most_lose.value else min
    most = extreme(augen[seat] for seat in seats)
    return [seat for seat in seats if augen[seat] == most]


def _rates(seats: Sequence[Seat], losers: Sequence[Seat], result: SeatCounts, rules: KarlRules) -> dict[Seat, Amount]:
    """The amount of one payment of each seat; Vorhand is the first of ``seats``."""
    rulings, price = rules.trischaken, terms_of(rules.by_name[FAHREN]).price.value
    found: dict[Seat, Amount] = {}
    for seat in seats:
        much = seat in losers and result.augen[seat] >= rulings.limit_points.value
        factors = [rulings.limit_times.value if much else 1, rulings.vorhand_times.value if seat == seats[0] else 1]
        times = factors[0] * factors[1] if rulings.factors_multiply.value else max(factors)
        found[seat] = price * times
    return found


def _from_each(seats: Sequence[Seat], maidens: Sequence[Seat], rates: Mapping[Seat, Amount]) -> list[Flow]:
    """One payment to the first Jungfrau from everybody who has a trick."""
    return [(seat, maidens[0], rates[seat]) for seat in seats if seat not in maidens]


def _set_off(flows: Iterable[Flow]) -> list[Flow]:
    """The flows with those between two seats offset against each other."""
    net: dict[tuple[Seat, Seat], Amount] = {}
    for payer, receiver, amount in flows:
        back = net.get((receiver, payer), 0)
        net[receiver, payer] = max(back - amount, 0)
        net[payer, receiver] = net.get((payer, receiver), 0) + max(amount - back, 0)
    return [(payer, receiver, amount) for (payer, receiver), amount in net.items() if amount]


def _to_maidens(flows: Sequence[Flow], maidens: Sequence[Seat], losers: Sequence[Seat], rules: KarlRules) -> list[Flow]:
    """The flows redirected to the players without a trick.

    What their shares come to beyond the flows the losers who pay bear alike, and the first of them what is left over.
    """
    rulings, price = rules.trischaken, terms_of(rules.by_name[FAHREN]).price
    whole = Fraction(sum(amount for _, _, amount in flows))
    takers = maidens if rulings.jungfrauen_share.value else maidens[:1]
    share = rulings.share_of.value(whole, len(takers), price.value) if len(takers) > 1 else whole
    paid: dict[Seat, Amount] = {}
    for payer, _, amount in flows:
        paid[payer] = paid.get(payer, 0) + amount
    debtors = [loser for loser in losers if loser in paid]
    more, odd = divmod(share * len(takers) - whole, len(debtors) or 1)
    for loser in debtors:
        paid[loser] += more + (odd if loser == debtors[0] else 0)
    return [
        (payer, taker, Fraction(amount) / len(takers)) for payer, amount in paid.items() for taker in takers if amount
    ]


def _grounds(with_maiden: bool, rules: KarlRules) -> Grounds:  # noqa: FBT001
    rulings = rules.trischaken
    found = (
        terms_of(rules.by_name[FAHREN]).price,
        rulings.most_lose,
        rulings.settle_ties,
        rulings.pays_each,
        rulings.limit_points,
        rulings.vorhand_times,
    )
    more = (
        there(rules.counting.blatt_worth, "worth of a Blatt"),
        rulings.factors_multiply,
        rulings.jungfrau_takes_all,
        rulings.losers_settle_apart,
    )
    more = (*more, *((rulings.jungfrauen_share, rulings.share_of) if with_maiden else ()))
    return merged([tuple(ruling.clause for ruling in found), tuple(ruling.clause for ruling in more)])


# --------------------------------------------------------------------------------------------------- readings of a tie


@in_words("Each loser pays every other player")
def each_pays(losers: Sequence[Seat], seats: Sequence[Seat], rates: Mapping[Seat, Amount]) -> Iterator[Flow]:
    for loser in losers:
        yield from ((loser, seat, rates[loser]) for seat in seats if seat != loser)


@in_words("The losers share one payment to each of the others")
def shared(losers: Sequence[Seat], seats: Sequence[Seat], rates: Mapping[Seat, Amount]) -> Iterator[Flow]:
    for loser in losers:
        yield from ((loser, seat, Fraction(rates[loser]) / len(losers)) for seat in seats if seat not in losers)


@in_words("The first of the losers from Vorhand pays alone")
def first_pays(losers: Sequence[Seat], seats: Sequence[Seat], rates: Mapping[Seat, Amount]) -> Iterator[Flow]:
    return each_pays(losers[:1], seats, rates)


@in_words("Vorhand pays alone if she is among the losers; otherwise each of them pays every other player")
def vorhand_pays_alone(losers: Sequence[Seat], seats: Sequence[Seat], rates: Mapping[Seat, Amount]) -> Iterator[Flow]:
    return each_pays(losers[:1] if losers[0] == seats[0] else losers, seats, rates)


@in_words("The share as it is")
def exact_share(whole: Amount, takers: int, price: Amount) -> Amount:
    del price
    return Fraction(whole) / takers


@in_words("The share, and what is missing to a whole unit")
def rounded_up(whole: Amount, takers: int, price: Amount) -> Amount:
    return -(-exact_share(whole, takers, price) // 1)


@in_words("For each of two three times the price, whatever the losers owe; three share")
def three_prices_each(whole: Amount, takers: int, price: Amount) -> Amount:
    return _THREE * price if takers == _TWO else exact_share(whole, takers, price)
