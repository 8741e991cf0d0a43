"""Who pays whom, told once more without a look at the engine."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

from tests.laws.claims import Item
from tests.laws.karl import plain
from tests.laws.karl.plain import Points
from tests.laws.karl.scoring import Facts

# ------------------------------------------------------------------------------------------------------------- Fahren


def trischaken(
    augen: Mapping[int, Points], virgins: Collection[int], order: Sequence[int], chosen: Mapping[str, str]
) -> list[Points]:
    """What each seat receives in Fahren; ``order`` is that from Vorhand on, ``virgins`` have no trick."""
    losers = [seat for seat in order if augen[seat] == max(augen.values())]
    if virgins and chosen["trischaken-jungfrau-takes-what"] == "from-each":
        paid: list[Points] = [0] * 4
        pot: dict[int, Points] = {
            seat: _rate(seat, losers, augen, order, chosen) for seat in order if seat not in virgins
        }
    elif virgins and _is_hers_too(chosen):
        paid, pot = [0] * 4, {seat: 3 * _rate(seat, losers, augen, order, chosen) for seat in losers}
    else:
        paid, pot = _base(losers, augen, order, chosen)
    takers = virgins or [seat for seat in order if seat not in pot]
    share = sum(pot.values(), start=Fraction(0)) * Fraction(1, len(takers))
    if len(virgins) > 1 and chosen["trischaken-several-jungfrauen"] == "rounded":
        share = Fraction(math.ceil(share))
    for seat in takers:
        paid[seat] += share
    for seat, amount in pot.items():
        paid[seat] -= amount
    paid[losers[0]] -= sum(paid)
    return paid


def _is_hers_too(chosen: Mapping[str, str]) -> bool:
    """Whether a Jungfrau receives what losers owe each other, where each of them owes it."""
    return chosen["trischaken-tie-with-jungfrau"] == "jungfrau" and chosen["trischaken-tie-for-most"] == "each-pays"


def _rate(
    seat: int, losers: Sequence[int], augen: Mapping[int, Points], order: Sequence[int], chosen: Mapping[str, str]
) -> int:
    """What a player pays at a time."""
    doublings = (seat == order[0]) + (seat in losers and plain.enough(augen[seat], chosen))
    return 5 * 2 ** min(doublings, 1 if chosen["trischaken-doublings-stack"] == "once" else 2)


def _base(
    losers: Sequence[int], augen: Mapping[int, Points], order: Sequence[int], chosen: Mapping[str, str]
) -> tuple[list[Points], dict[int, Points]]:
    """The payments among losers, and what each of them pays to the others together, of whom all get as much."""
    paid: list[Points] = [0] * 4
    rates: dict[int, Points] = {seat: _rate(seat, losers, augen, order, chosen) for seat in losers}
    match chosen["trischaken-tie-for-most"]:
        case "seat":
            losers = losers[:1]
        case "shared":
            rates = {seat: Fraction(rates[seat]) / len(losers) for seat in losers}
        case _:
            for one in losers:
                for other in losers:
                    paid[one] += rates[other] - rates[one]
    others = [seat for seat in order if seat not in losers]
    return paid, {seat: rates[seat] * len(others) for seat in losers}


# -------------------------------------------------------------------------------------------- games with a declarer

Line = tuple[str, bool, Points, int | None]
"""An item, whose it is, what it brings the declarer's side from one opponent, and the only foe whom it concerns."""


def lines(facts: Facts, found: Sequence[Item]) -> list[Line]:
    """What is settled, item by item."""
    share = Fraction(1, 3) if facts.partner is None and facts.chosen["payment-per-pairing"] == "once" else Fraction(1)
    result = list[Line]()
    for item in found:
        near = [one for one in found if one.against == item.against or None in (one.against, item.against)]
        if _has_line(item, near, facts.chosen):
            amount = share * _value(item, near, facts)
            result.append((item.name, item.mine, amount if item.won is item.mine else -amount, item.against))
    return result


def payments(facts: Facts, found: Sequence[Item]) -> list[Points]:
    """What each seat receives."""
    paid: list[Points] = [0] * 4
    for _, _, amount, against in lines(facts, found):
        for foe in facts.foes if against is None else [against]:
            # Two against two: each loser pays one winner. Alone: each of the three settles with the declarer.
            winner = facts.declarer if facts.partner is None or foe == facts.foes[0] else facts.partner
            paid[foe] -= amount
            paid[winner] += amount
    return paid


def _stands_beside(valat: Item, chosen: Mapping[str, str]) -> bool:
    return not valat.won and chosen["valat-announced-and-failed"] == "beside-game"


def _valats(near: Sequence[Item], facts: Facts, reading: str) -> list[Item]:
    """The Valats that take the price's place, or multiply everything, by the reading of that name."""
    if facts.chosen["valat-replaces-or-adds"] != reading:
        return []
    return [one for one in near if one.name == "Valat" and not _stands_beside(one, facts.chosen)]


def _has_line(item: Item, near: Sequence[Item], chosen: Mapping[str, str]) -> bool:
    how = chosen["valat-replaces-or-adds"]
    stands = [one for one in near if one.name == "Valat" and not _stands_beside(one, chosen)]
    if item.name == "Spiel":
        return how != "replaces" or not stands
    return item.name != "Valat" or how != "multiplies-all" or item not in stands


def _multiple(valat: Item, facts: Facts) -> int:
    """By what a Valat multiplies the price."""
    solo = facts.contract in ("Solo-Dreier", "Farbensolo") and facts.chosen["valat-doubled-in-solo-games"] == "doubled"
    return (8 if valat.announced else 4) * (2 if solo else 1)


def _value(item: Item, near: Sequence[Item], facts: Facts) -> Points:
    """What an item is worth, with all that multiplies it."""
    # A Valat that stands in an account with each of the foes is one Valat to what all of them settle together.
    valats = dict.fromkeys(one._replace(against=None) for one in _valats(near, facts, "multiplies-all"))
    over_all = [factor for one in valats for factor in (_multiple(one, facts), _own(one, facts))]
    if item.name not in ("Spiel", "Valat"):
        twice = 2 if item.announced else 1
        return plain.SILENT[item.name] * twice * _boni(facts) * math.prod([_steps(item), *over_all])
    game = next(one for one in near if one.name == "Spiel")
    factors = [_steps(item), *over_all]
    if item.name == "Valat":
        factors = [_steps(item), _multiple(item, facts)]
        if item in _valats(near, facts, "replaces"):
            factors = [_own(item, facts), _multiple(item, facts), _steps(game)]
    if facts.contract != "Sechser-Dreier" or game.won:
        return plain.PRICE[facts.contract] * math.prod(factors)
    if facts.chosen["sechser-dreier-loss-doubling"] == "largest":
        return plain.PRICE[facts.contract] * max(2, *factors)
    return plain.PRICE[facts.contract] * 2 * math.prod(factors)


def _own(valat: Item, facts: Facts) -> int:
    """How often a Valat counts for its own doublings; those of the game, where they stand for all, count once."""
    return 1 if facts.chosen["kontra-levels"] == "one-for-all" else _steps(valat)


def _steps(item: Item) -> int:
    return int(2 ** len(item.doubled))


def _boni(facts: Facts) -> int:
    """How often the game lets an item count."""
    if facts.contract == "Farbensolo":
        return 2 if facts.chosen["farbensolo-bonuses-doubled"] == "doubled" else 1
    return 2 if facts.contract in ("Solo-Rufer", "Solo-Dreier") else 1
