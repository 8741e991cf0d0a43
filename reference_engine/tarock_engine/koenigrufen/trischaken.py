"""Trischaken: how it begins, and what the four pay each other afterwards; its duties of play are in ``play``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tarock_engine import play as cardplay
from tarock_engine.actions import TRISCHAKEN
from tarock_engine.amounts import Amount, Augen, as_integer
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.scoring_rules import SettlingRules
from tarock_engine.koenigrufen.terms import terms_of
from tarock_engine.ruling import in_words
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
    settling, price = rules.settling, terms_of(rules.by_name[TRISCHAKEN]).price_won.value
    payments = settling.trischaken_pays.value(seating.active, augen, tricks, price, settling)
    without = any(not tricks[seat] for seat in seating.active)
    much = any(augen[seat] >= settling.much_augen.value for seat in seating.active)
    found = (
        settling.most_augen_pay,
        settling.base_price,
        settling.settle_ties,
        settling.no_trick_price,
        settling.much_augen_price,
    )
    extras = (settling.extras.clause,) if without or much else ()
    out = (settling.dealer_out.clause,) if seating.sits_out is not None else ()
    grounds = (*(ruling.clause for ruling in found), *extras, *out)
    return Settlement(tuple(per_point * payments.get(seat, 0) for seat in seating.seats), (), grounds)


@in_words("The two with the most Augen pay the two with the fewest; who has no trick or very many Augen settles more")
def by_places(
    seats: Sequence[Seat],
    augen: Mapping[Seat, Augen],
    tricks: Mapping[Seat, int],
    price: Amount,
    settling: SettlingRules,
) -> dict[Seat, Amount]:
    payments: dict[Seat, Amount] = dict.fromkeys(seats, 0)
    sign = 1 if settling.most_augen_pay.value else -1
    for seat, amount in settling.settle_ties.value(seats, augen, settling.base_price.value).items():
        payments[seat] += sign * amount * settling.rounding.value(price)
    _pay_extras(payments, augen, tricks, settling)
    return payments


def _pay_extras(
    payments: dict[Seat, Amount], augen: Mapping[Seat, Augen], tricks: Mapping[Seat, int], settling: SettlingRules
) -> None:
    """Pay everybody without a trick from all others, and from everybody with too many Augen to all others."""
    extras, without = settling.extras.value, [seat for seat in payments if not tricks[seat]]
    for seat in without:
        for other in payments:
            _pay(payments, other, seat, settling.no_trick_price.value * extras.share, settling)
    for seat in payments:
        if augen[seat] >= settling.much_augen.value:
            for other in payments:
                if not extras.one_between or other not in without:
                    _pay(payments, seat, other, settling.much_augen_price.value * extras.share, settling)


@in_words(
    "The price is shared out among all but the losers, or among those without a trick; twice with very many Augen, and "
    "twice from Vorhand, who loses alone when tied"
)
def price_shared_out(
    seats: Sequence[Seat],
    augen: Mapping[Seat, Augen],
    tricks: Mapping[Seat, int],
    price: Amount,
    settling: SettlingRules,
) -> dict[Seat, Amount]:
    most = max(augen[seat] for seat in seats)
    tied = [seat for seat in seats if augen[seat] == most]
    losers = tied[:1] if tied[0] == seats[0] else tied
    others = [seat for seat in seats if seat not in losers]
    receivers = [seat for seat in others if not tricks[seat]] or others
    twice = (most >= settling.much_augen.value) + (losers[0] == seats[0])
    amount = Fraction(price * 2**twice)
    paid = dict.fromkeys(losers, as_integer(-amount / len(losers)))
    return {**paid, **dict.fromkeys(receivers, as_integer(amount / len(receivers)))}


@in_words(
    "The two with the most Augen pay the two with the fewest; but Vorhand with the most, or who has very many, pays "
    "each alone, twice as much with both, and else one without a trick is paid by each"
)
def places_or_one(
    seats: Sequence[Seat],
    augen: Mapping[Seat, Augen],
    tricks: Mapping[Seat, int],
    price: Amount,
    settling: SettlingRules,
) -> dict[Seat, Amount]:
    most = max(augen.values())
    losers = [seat for seat in seats if augen[seat] == most]
    without = [seat for seat in seats if not tricks[seat]]
    is_vorhand, much = losers == [seats[0]], most >= settling.much_augen.value
    price = settling.rounding.value(price)
    if is_vorhand or (much and len(losers) == 1):
        return _one_and_each(losers[0], -price * settling.much_augen_price.value * (is_vorhand + much), seats)
    if len(without) == 1:
        return _one_and_each(without[0], price * settling.no_trick_price.value, seats)
    found = settling.settle_ties.value(seats, augen, settling.base_price.value)
    return {seat: price * amount for seat, amount in found.items()}


@in_words(
    "Who has the most Augen pays each of the others, and somebody without a trick the price of that; twice with very "
    "many Augen, and twice from Vorhand, who pays alone when tied; of others that are tied each pays"
)
def loser_pays_each(
    seats: Sequence[Seat],
    augen: Mapping[Seat, Augen],
    tricks: Mapping[Seat, int],
    price: Amount,
    settling: SettlingRules,
) -> dict[Seat, Amount]:
    most = max(augen.values())
    tied = [seat for seat in seats if augen[seat] == most]
    losers = tied[:1] if tied[0] == seats[0] else tied
    twice = 2 ** ((most >= settling.much_augen.value) + (losers[0] == seats[0]))
    payments: dict[Seat, Amount] = dict.fromkeys(seats, 0)
    for loser in losers:
        for seat in seats:
            if seat not in losers:
                own = price if tricks[seat] else settling.no_trick_price.value
                _pay(payments, loser, seat, own * twice, settling)
    return payments


def _one_and_each(one: Seat, amount: Amount, seats: Sequence[Seat]) -> dict[Seat, Amount]:
    """Payments by which one player receives an amount from each of the others; if it is negative, he pays it."""
    return {seat: amount * (len(seats) - 1) if seat == one else -amount for seat in seats}


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
