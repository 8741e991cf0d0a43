"""Trischaken in Tarock-Königrufen: how it begins, and who pays whom afterwards; its duties of play are in ``play``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tarock_engine import play as cardplay
from tarock_engine.actions import TRISCHAKEN
from tarock_engine.amounts import Amount, Augen, as_integer
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.scoring_rules import SettlingRules
from tarock_engine.koenigrufen.terms import terms_of
from tarock_engine.payment_lines import AloneEnd, has_whole_sums
from tarock_engine.ruling import Grounds, in_words
from tarock_engine.scoring import Settlement
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Contest, Dealt, Exchange, Playing


def begin(dealt: Dealt, rules: KoenigrufenRules) -> Playing:
    """Trischaken before the first card; nothing is announced."""
    contest = Contest.without_declarer(dealt, Exchange(), TRISCHAKEN)
    leader = dealt.seating.active[rules.trischaken.leads.value]
    return cardplay.begin(contest, dealt.hands, leader, rules)


def settle(
    seating: Seating, augen: Mapping[Seat, Augen], tricks: Mapping[Seat, int], rules: KoenigrufenRules, per_point: int
) -> Settlement:
    """Settle Trischaken; ``augen`` and ``tricks`` are by active seat."""
    settling, seats = rules.settling, seating.active
    without = [seat for seat in seats if not tricks[seat]]
    flows, grounds = settling.flows_alone(AloneEnd(seats, augen, without))
    payments: dict[Seat, Amount] = dict.fromkeys(seats, 0)
    if flows is None:
        grounds = _pay_by_places(payments, augen, without, rules)
    is_whole = has_whole_sums(flows or ())
    for payer, receiver, exact in flows or ():
        amount = exact if is_whole else settling.rounding.value(exact)
        payments[payer] -= amount
        payments[receiver] += amount
    out = (settling.dealer_out.clause,) if seating.sits_out is not None else ()
    paid = tuple([as_integer(per_point * payments.get(seat, 0)) for seat in seating.seats])
    return Settlement(paid, (), (*grounds, *out))


def _pay_by_places(
    payments: dict[Seat, Amount], augen: Mapping[Seat, Augen], without: Sequence[Seat], rules: KoenigrufenRules
) -> Grounds:
    """Pay from the two with the most Augen to the two with the fewest, and the extras; return the clauses."""
    settling, price = rules.settling, terms_of(rules.by_name[TRISCHAKEN]).price_won.value
    sign = 1 if settling.most_augen_pay.value else -1
    for seat, amount in settling.settle_ties.value([*payments], augen, settling.base_price.value).items():
        payments[seat] += sign * amount * settling.rounding.value(price)
    _pay_extras(payments, augen, without, settling)
    found = (
        settling.most_augen_pay,
        settling.base_price,
        settling.settle_ties,
        settling.no_trick_price,
        settling.much_augen_price,
    )
    much = any(augen[seat] >= settling.much_augen.value for seat in payments)
    extras = (settling.extras.clause,) if without or much else ()
    return (*(ruling.clause for ruling in found), *extras)


def _pay_extras(
    payments: dict[Seat, Amount], augen: Mapping[Seat, Augen], without: Sequence[Seat], settling: SettlingRules
) -> None:
    """Pay everybody without a trick from all others, and from everybody with too many Augen to all others."""
    extras = settling.extras.value
    for seat in without:
        for other in payments:
            _pay(payments, other, seat, settling.no_trick_price.value * extras.share, settling)
    for seat in payments:
        if augen[seat] >= settling.much_augen.value:
            for other in payments:
                if not extras.one_between or other not in without:
                    _pay(payments, seat, other, settling.much_augen_price.value * extras.share, settling)


def _pay(payments: dict[Seat, Amount], payer: Seat, receiver: Seat, amount: Amount, settling: SettlingRules) -> None:
    payments[payer] -= settling.rounding.value(amount)
    payments[receiver] += settling.rounding.value(amount)


# ----------------------------------------------------------------------------------------- readings of the base payment


def _balanced(payers: Sequence[Seat], receivers: Sequence[Seat], receivers_each: Amount) -> dict[Seat, Amount]:
    """Base payments in which each payer pays ``receivers_each`` others one point, as far as there are receivers."""
    number = min(len(payers), len(receivers))
    each = min(receivers_each, number)
    return {**dict.fromkeys(payers[:number], -each), **dict.fromkeys(receivers[:number], each)}


@in_words("Players tied across the middle stay out, the rest settle as far as they balance")
def stay_out(seats: Sequence[Seat], augen: Mapping[Seat, Augen], receivers_each: Amount) -> dict[Seat, Amount]:
    order = sorted(seats, key=lambda seat: augen[seat])
    middle = len(order) // 2
    low, high = augen[order[middle - 1]], augen[order[middle]]
    if low != high:
        return _balanced(order[middle:], order[:middle], receivers_each)
    receivers = [seat for seat in order if augen[seat] < low]
    payers = [seat for seat in reversed(order) if augen[seat] > high]
    return _balanced(payers, receivers, receivers_each)


@in_words("Of tied players the earlier one, counted from Vorhand, is taken to have fewer")
def without_ties(seats: Sequence[Seat], augen: Mapping[Seat, Augen], receivers_each: Amount) -> dict[Seat, Amount]:
    order = sorted(seats, key=lambda seat: (augen[seat], seats.index(seat)))
    middle = len(order) // 2
    return _balanced(order[middle:], order[:middle], receivers_each)


@in_words("Tied players share the payments of their places equally")
def share(seats: Sequence[Seat], augen: Mapping[Seat, Augen], receivers_each: Amount) -> dict[Seat, Amount]:
    order = sorted(seats, key=lambda seat: augen[seat])
    middle = len(order) // 2
    of_place = [receivers_each if place < middle else -receivers_each for place in range(len(order))]
    found: dict[Seat, Amount] = {}
    for seat in seats:
        tied = [place for place, other in enumerate(order) if augen[other] == augen[seat]]
        amount = Fraction(sum(of_place[place] for place in tied), len(tied))
        found[seat] = as_integer(amount)
    return found
