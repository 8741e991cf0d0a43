"""What each item is worth in Zwanzigerrufen, and who pays whom, in points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from tarock_engine.actions import SPIEL, VALAT
from tarock_engine.amounts import Amount, as_integer, rounded
from tarock_engine.contracts import Contract, Side
from tarock_engine.memory import remembered
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, in_words
from tarock_engine.scoring import (
    Parties,
    ScoredItem,
    SettledItem,
    Settlement,
    SettlementLine,
    between,
    worth_of_a_point,
)
from tarock_engine.seating import Seat
from tarock_engine.zwanzigerrufen.names import MATERIAL
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules, kontra_binding
from tarock_engine.zwanzigerrufen.terms import is_normal, terms_of


def agreed(tariff: int | None, rules: ZwanzigerrufenRules) -> int:
    """The worth of one point, always 1; SaidError if a ``tariff`` is given, because this source has none."""
    del rules
    return worth_of_a_point(tariff, "Zwanzigerrufen")


GameSteps = Mapping[Seat | None, int]
"""How often the game was doubled, by the opponent whose account it is; None is the account of all."""
_UNDOUBLED: Final[GameSteps] = MappingProxyType({None: 0})


class Stakes(NamedTuple):
    """What every line of a settlement depends on: the game, how often it was doubled, and whether it was won.

    ``won`` is None if no item shows it.
    """

    contract: str
    game_steps: int
    won: bool | None
    valats: tuple[SettledItem, ...]


def settle(
    parties: Parties, items: Sequence[ScoredItem], rules: ZwanzigerrufenRules, game_steps: GameSteps = _UNDOUBLED
) -> Settlement:
    """Settle a deal that was played; ``game_steps`` are the doublings of the game, used if no item shows them.

    Without any item nobody has won the game, and nothing is paid.
    """
    items = rules.settling.with_failed_valat(items)
    games = [item for item in items if item.name == SPIEL]
    valats = tuple([SettledItem.of(item) for item in items if item.name == VALAT])
    steps = {game.against: len(game.doubled) for game in games} or game_steps
    won, most = (games[0].won if games else None), max(steps.values())
    entries = [part for item in items for part in _entries(item, steps, parties.contract)]
    stakes = Stakes(contract=parties.contract.name, game_steps=most, won=won, valats=valats)
    lines = tuple(
        [_line(entry, stakes._replace(game_steps=steps.get(entry.against, most)), rules) for entry in entries]
    )
    of_game = _paid(parties, [line for line in lines if line.name == SPIEL], rules)
    drawn = is_normal(parties.contract) and not {SPIEL, VALAT} & {item.name for item in items}
    even = (rules.counting.tie_is_lost.clause,) if drawn else ()
    grounds = merged([*(line.grounds for line in lines), even, _shared_grounds(parties, rules)])
    return Settlement(payments=_paid(parties, lines, rules), lines=lines, grounds=grounds, of_game=of_game)


def _entries(item: ScoredItem, steps: GameSteps, contract: Contract) -> list[SettledItem]:
    """The entries of an item: one, or one for each opponent for a Valat whose worth depends on their doublings."""
    one = SettledItem.of(item)
    hangs = item.name == VALAT and terms_of(contract).valat[item.announced].value.with_kontra
    if hangs and item.against is None and len(set(steps.values())) > 1:
        return [one._replace(against=foe) for foe in steps]
    return [one]


def _shared_grounds(parties: Parties, rules: ZwanzigerrufenRules) -> Grounds:
    """The clauses that say who pays whom, which depend on the game and on whether the declarer has a partner."""
    rulings = rules.settling
    if not is_normal(parties.contract):
        return (
            rulings.items_apart.clause,
            rulings.sides_settle_alike.clause,
            rulings.lone_settles_with_each.clause,
            rulings.bonus_share_with_each.clause,
        )
    lone = rules.calling.callable_of_hand if parties.partner is None else rulings.winners_paid
    return (rulings.items_apart.clause, rulings.sides_settle_alike.clause, lone.clause)


def _paid(parties: Parties, lines: Sequence[SettlementLine], rules: ZwanzigerrufenRules) -> tuple[Amount, ...]:
    """What each seat receives by these lines."""
    net: Amount = sum([line.amount for line in lines if line.against is None])
    payments = between(parties, net, rules.settling.winners_paid.value)
    if not _has_to_settle_with_all(parties, rules):
        foe = next(seat for seat in parties.seating.active if parties.side_of(seat) is Side.FOES)
        payments = [{foe: -net, parties.declarer: net}.get(seat, 0) for seat in parties.seating.seats]
    for line in lines:
        if line.against is not None:
            payments[line.against] -= line.amount
            payments[parties.declarer] += line.amount
    return tuple(map(as_integer, payments))


def _has_to_settle_with_all(parties: Parties, rules: ZwanzigerrufenRules) -> bool:
    """Whether everybody settles; if not, the declarer settles with one opponent only."""
    rulings = rules.settling
    return rulings.sides_settle_alike.value and (rulings.lone_settles_with_each.value or is_normal(parties.contract))


# ------------------------------------------------------------------------------------------------------------- lines


@remembered(1 << 13)
def _line(entry: SettledItem, stakes: Stakes, rules: ZwanzigerrufenRules) -> SettlementLine:
    """The worth of an item between one winner and one loser."""
    rulings, contract = rules.settling, rules.by_name[stakes.contract]
    value, grounds = _value(entry, stakes, rules)
    steps, how = factor(entry.name, _doublings(entry, stakes, rules), rules)
    share, rate = _share(entry.name, contract, rules)
    failed, binding = entry.announced and not entry.won, kontra_binding(contract, rules)
    bound = (binding.clause,) if entry.steps and binding is not None else ()
    beside, why = rulings.valat_factor(entry, stakes.valats)
    amount, rounding = rounded(value * steps * share * beside, rulings.rounding)
    found = merged(
        [
            grounds,
            rounding,
            how,
            why,
            (rulings.failed_goes_to_others.clause,) if failed else (),
            (rulings.items_apart.clause, rulings.doubled_alone.clause),
            bound,
            rate,
        ]
    )
    if failed and not rulings.failed_goes_to_others.value:
        amount = 0
    if not _is_for_declarer(entry, stakes, rules):
        amount = -amount
    return SettlementLine(name=entry.name, side=entry.side, amount=amount, grounds=found, against=entry.against)


def _doublings(entry: SettledItem, stakes: Stakes, rules: ZwanzigerrufenRules) -> int:
    """The number of doublings that multiply an item: its own, in a reading those of the game too."""
    with_game = entry.name != SPIEL and not rules.settling.doubled_alone.value
    return entry.steps + (stakes.game_steps if with_game else 0)


def _share(name: str, contract: Contract, rules: ZwanzigerrufenRules) -> tuple[Amount, Grounds]:
    """The part of an item that is settled with each opponent, and the clause."""
    each = rules.settling.bonus_share_with_each
    return (1, ()) if name == SPIEL or is_normal(contract) else (each.value, (each.clause,))


def _is_for_declarer(entry: SettledItem, stakes: Stakes, rules: ZwanzigerrufenRules) -> bool:
    if entry.name != SPIEL and stakes.won is not None and not rules.settling.items_apart.value:
        return stakes.won
    return entry.won is (entry.side is Side.DECLARER)


def factor(name: str, number: int, rules: ZwanzigerrufenRules) -> tuple[int, Grounds]:
    """The factor of ``number`` doublings of an item, and the clauses."""
    rulings = rules.settling
    kontra = rulings.game_kontra_times if name == SPIEL else rulings.bonus_kontra_times
    if number == 0:
        return 1, ()
    if number == 1:
        return kontra.value, (kontra.clause,)
    return rulings.further_steps.value(kontra.value, number), (kontra.clause, rulings.further_steps.clause)


@in_words("Each step doubles again")
def each_doubles(kontra: int, number: int) -> int:
    return kontra << (number - 1)


@in_words("Each step adds the amount once more")
def each_adds(kontra: int, number: int) -> int:
    return kontra + number - 1


def _value(entry: SettledItem, stakes: Stakes, rules: ZwanzigerrufenRules) -> tuple[Amount, Grounds]:
    """The value of an item in points without doublings, and the clauses."""
    rulings, terms = rules.settling, terms_of(rules.by_name[stakes.contract])
    if entry.name == SPIEL:
        points = terms.points if entry.won or terms.points_lost is None else terms.points_lost
        return points.value, (points.clause,)
    ruled = terms.bonus_times if entry.announced else terms.silent_bonus_times or terms.bonus_times
    times, how = (1, ()) if ruled is None else (ruled.value, (ruled.clause,))
    if entry.name == VALAT:
        return _valat(entry, stakes, times, how, rules)
    lost = None if entry.won else rulings.lost_price(entry.name, announced=entry.announced)
    if not entry.announced:
        worth = lost or rulings.silent_prices[entry.name]
        return worth.value * times, (worth.clause, *how)
    worth = lost or rulings.announced_prices[entry.name]
    if entry.name in MATERIAL:
        return worth.value * times, (worth.clause, *how)
    return worth.value * rulings.announced_times.value * times, (worth.clause, rulings.announced_times.clause, *how)


def _valat(
    entry: SettledItem, stakes: Stakes, times: int, how: Grounds, rules: ZwanzigerrufenRules
) -> tuple[Amount, Grounds]:
    """The value of a Valat, points or a multiple of the game, and the clauses."""
    terms = terms_of(rules.by_name[stakes.contract])
    ruled = terms.valat[entry.announced]
    grounds: Grounds = (ruled.clause,)
    worth = ruled.value
    lost = None if entry.won else rules.settling.lost_price(VALAT, announced=entry.announced)
    value = worth.points if lost is None else lost.value
    grounds = grounds if lost is None else (*grounds, lost.clause)
    if worth.of_game:
        value *= terms.points.value
        grounds = (*grounds, terms.points.clause)
    if worth.with_kontra:
        steps, found = factor(SPIEL, stakes.game_steps, rules)
        value, grounds = value * steps, (*grounds, *found)
    return (value * times, (*grounds, *how)) if worth.doubled else (value, grounds)
