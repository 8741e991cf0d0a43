"""What each item is worth in Tarock-Königrufen, and who pays whom, in points."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from tarock_engine import scoring
from tarock_engine.actions import SPIEL, VALAT
from tarock_engine.amounts import Amount, as_integer, rounded
from tarock_engine.birds import no_bird
from tarock_engine.cards import Mask
from tarock_engine.contracts import Contract, Side
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.terms import is_farbensolo, is_with_bird, terms_of
from tarock_engine.memory import remembered
from tarock_engine.of_houses import with_bird_as_one
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, refuse
from tarock_engine.scoring import Parties, ScoredItem, SettledItem, Settlement, SettlementLine, between
from tarock_engine.seating import Seat, seated
from tarock_language.message import message

_FOURTH = 4


def agreed(tariff: int | None, rules: KoenigrufenRules) -> int:
    """The worth of one point: ``tariff``, or 1 without it. ValueError if it is no positive number."""
    del rules
    if tariff is not None and tariff < 1:
        refuse("tariff", message("a positive number"), tariff)
    return tariff or 1


class Stakes(NamedTuple):
    """What every line of a settlement depends on: the game, its result, the price of a Vogel for a Valat, and Valats.

    ``won`` is None if no item shows it, because a Valat replaces the game.
    """

    contract: str
    alone: bool
    won: bool | None
    lost: bool
    steps: int
    bird: Amount
    valats: tuple[SettledItem, ...]


def settle(parties: Parties, items: Sequence[ScoredItem], rules: KoenigrufenRules, per_point: int) -> Settlement:
    """Settle a game with a declarer."""
    terms = terms_of(parties.contract)
    if is_with_bird(terms):
        items = with_bird_as_one(items, [*rules.owed_birds(parties.contract)])
    items = rules.settling.with_failed_valat(items)
    items = rules.settling.without_void(items, parties, *rules.settling.standing_alone)
    items = scoring.without_own_steps(items, parties, rules.announcing.own_side_doubles)
    stakes = _stakes(parties, items, rules)
    lines = tuple([_line(SettledItem.of(item), stakes, rules, per_point) for item in items])
    common = _net([line for line in lines if line.against is None], items, rules)
    payments = between(parties, common, rules.settling.winners_paid.value)
    for line in lines:
        if line.against is not None:
            payments[line.against] -= line.amount
            payments[parties.declarer] += line.amount
    grounds = [line.grounds for line in lines]
    payments = _shared(parties, payments, common, rules)
    dealer = parties.seating.sits_out
    if dealer is not None and not rules.settling.dealer_out.value:
        his = common + _undoubled(stakes, items, rules, per_point)
        payments[dealer] -= his
        payments[parties.declarer] += his
    paid = tuple(as_integer(payment) for payment in payments)
    return Settlement(paid, lines, merged([*grounds, _rate(parties, rules)]))


def _stakes(parties: Parties, items: Sequence[ScoredItem], rules: KoenigrufenRules) -> Stakes:
    """The stakes that all lines depend on."""
    game = next((item for item in items if item.name == SPIEL), None)
    with_bird = terms_of(parties.contract).bird_is_owed is not None and rules.settling.valat_counts_bird.value
    return Stakes(
        contract=parties.contract.name,
        alone=parties.partner is None,
        won=None if game is None else game.won,
        lost=_is_lost(parties, items),
        steps=_told_steps(parties, rules) if game is None else len(game.doubled),
        bird=_dearest_bird(parties, items, rules) if with_bird else 0,
        valats=tuple([SettledItem.of(item) for item in items if item.name == VALAT]),
    )


def _told_steps(parties: Parties, rules: KoenigrufenRules) -> int:
    """How often a game was doubled whose place a Valat takes."""
    void = rules.settling.is_void_alone(SPIEL, *rules.settling.standing_alone)
    return 0 if void and _has_hidden_king(parties) else parties.game_steps or 0


def _undoubled(stakes: Stakes, items: Sequence[ScoredItem], rules: KoenigrufenRules, per_point: int) -> Amount:
    """The amount of the game without doublings, if each opponent doubles for himself; else 0."""
    own = next((item for item in items if item.against is not None), None)
    return 0 if own is None else _line(SettledItem.of(own)._replace(steps=0), stakes, rules, per_point).amount


def _net(lines: Sequence[SettlementLine], items: Sequence[ScoredItem], rules: KoenigrufenRules) -> Amount:
    """The net amount for the declarer's party: the sum of all lines; in a reading no winner of the game pays."""
    net = sum((line.amount for line in lines), start=0)
    game = next((item for item in items if item.name == SPIEL), None)
    if rules.settling.winner_may_pay.value or game is None:
        return net
    return max(net, 0) if game.won else min(net, 0)


def _rate(parties: Parties, rules: KoenigrufenRules) -> Grounds:
    """The clauses that say who pays whom."""
    settling = rules.settling
    who = settling.lone_settles_with_each if parties.partner is None else settling.winners_paid
    dealer = (settling.dealer_out.clause,) if parties.seating.sits_out is not None else ()
    return (
        who.clause,
        settling.sides_settle_alike.clause,
        settling.items_apart.clause,
        settling.winner_may_pay.clause,
        *dealer,
        *((settling.stands_without_partner.clause,) if _has_hidden_king(parties) else ()),
    )


def _has_hidden_king(parties: Parties) -> bool:
    return scoring.has_hidden_king(parties.contract, from_talon=parties.from_talon)


def _shared(parties: Parties, payments: list[Amount], net: Amount, rules: KoenigrufenRules) -> list[Amount]:
    """The payments; only one opponent settles if the rules do not let all of a side, or all three, settle."""
    settling, declarer = rules.settling, parties.declarer
    foes = [seat for seat in parties.seating.active if parties.side_of(seat) is Side.FOES]
    if parties.partner is None and not settling.lone_settles_with_each.value:
        payments = _moved(payments, {foes[0]: -net, declarer: net})
    if not settling.sides_settle_alike.value:
        payments = _moved(payments, {foes[0]: -net, declarer: net})
    return payments


def _moved(payments: list[Amount], only: dict[Seat, Amount]) -> list[Amount]:
    return [only.get(seat, 0) for seat, _ in seated(payments)]


# ------------------------------------------------------------------------------------------------------------- lines


@remembered(1 << 13)
def _line(item: SettledItem, stakes: Stakes, rules: KoenigrufenRules, per_point: int) -> SettlementLine:
    value, grounds = _value(item, stakes, rules)
    factor, steps = _steps(item, rules)
    boni, how = _boni(item, stakes, rules)
    share, rate = _share(item, stakes, rules)
    beside, why = rules.settling.valat_factor(item, stakes.valats)
    amount, rounding = rounded(value * factor * boni * share * beside * per_point, rules.settling.rounding)
    for_declarer = _is_for_declarer(item, stakes, rules)
    found = merged([grounds, steps, how, rate, why, rounding, (rules.settling.items_apart.clause,)])
    return SettlementLine(
        name=item.name, side=item.side, amount=amount if for_declarer else -amount, grounds=found, against=item.against
    )


def _is_for_declarer(item: SettledItem, stakes: Stakes, rules: KoenigrufenRules) -> bool:
    if item.name != SPIEL and stakes.won is not None and not rules.settling.items_apart.value:
        return stakes.won
    return item.won is (item.side is Side.DECLARER)


def _value(item: SettledItem, stakes: Stakes, rules: KoenigrufenRules) -> tuple[Amount, Grounds]:
    """The value of an item in points without doublings, and the clauses."""
    settling = rules.settling
    if item.name == SPIEL:
        return _game_value(stakes, won=item.won, rules=rules)
    at_silent = not item.won and not settling.failed_at_announced_price.value
    how = (settling.failed_at_announced_price.clause,) if item.announced else ()
    lost = None if item.won else settling.lost_price(item.name, announced=item.announced)
    if item.name == VALAT:
        times = lost or (settling.announced_valat if item.announced and not at_silent else settling.silent_valat)
        base, grounds = _valat_base(stakes, rules)
        return base * times.value, (times.clause, *grounds, *how)
    table = settling.announced_prices if item.announced and not at_silent else settling.silent_prices
    worth = lost or table.get(item.name) or settling.silent_prices[item.name]
    return worth.value, (worth.clause, *how)


def _game_value(stakes: Stakes, *, won: bool, rules: KoenigrufenRules) -> tuple[Amount, Grounds]:
    terms, settling = terms_of(rules.by_name[stakes.contract]), rules.settling
    bird = () if terms.with_bird is None else (terms.with_bird.clause,)
    if won:
        return terms.price_won.value, (terms.price_won.clause, *bird)
    if terms.price_lost is not None:
        return terms.price_lost.value, (terms.price_lost.clause, *bird)
    as_won = settling.lost_costs_price_won
    return terms.price_won.value * (1 if as_won.value else 2), (terms.price_won.clause, as_won.clause, *bird)


def _valat_base(stakes: Stakes, rules: KoenigrufenRules) -> tuple[Amount, Grounds]:
    """The value of the game that a Valat multiplies, in a house one point, and the clauses."""
    settling, terms = rules.settling, terms_of(rules.by_name[stakes.contract])
    if not settling.valat_multiplies.value:
        return 1, (settling.valat_multiplies.clause,)
    base, found = terms.price_won.value, [terms.price_won.clause, settling.valat_counts_bird.clause]
    found.append(settling.valat_has_kontra.clause)
    if terms.price_lost is not None:
        found.append(settling.valat_of_price_lost.clause)
        if settling.valat_of_price_lost.value and stakes.lost:
            base = terms.price_lost.value
    base += stakes.bird
    if settling.valat_has_kontra.value:
        base *= 1 << stakes.steps
    return base, tuple(found)


def _is_lost(parties: Parties, items: Sequence[ScoredItem]) -> bool:
    """Whether the declarer has lost the game; if no item shows it, whether he has lost by a Valat."""
    if parties.lost is not None:
        return parties.lost
    game = next((item for item in items if item.name == SPIEL), None)
    if game is not None:
        return not game.won
    return any(item.name == VALAT and item.won is (item.side is Side.FOES) for item in items)


def _dearest_bird(parties: Parties, items: Sequence[ScoredItem], rules: KoenigrufenRules) -> Amount:
    """The announced price of the dearest Vogel that the declarer announced, or his side, if only items are known."""
    announced = parties.birds
    if announced is None:
        of_side = [item for item in items if item.announced and item.side is Side.DECLARER]
        announced = frozenset(item.name for item in of_side if item.name in rules.birds)
    return max((rules.settling.announced_prices[bird].value for bird in announced), default=0)


def _steps(item: SettledItem, rules: KoenigrufenRules) -> tuple[int, Grounds]:
    """The factor of all doublings of an item, and the clauses."""
    settling, number = rules.settling, item.steps
    usual = settling.game_step_times if item.name == SPIEL else settling.bonus_step_times
    if number < _FOURTH:
        return usual.value[number], ((usual.clause,) if item.announced or item.name == SPIEL else ())
    at_fifth = settling.game_fifth_step_times
    if number == _FOURTH:
        return settling.fourth_step_times.value, (settling.fourth_step_times.clause, at_fifth.clause)
    times = at_fifth if item.name == SPIEL else settling.fifth_step_times
    return times.value, (at_fifth.clause, settling.fifth_step_times.clause)


def _boni(item: SettledItem, stakes: Stakes, rules: KoenigrufenRules) -> tuple[int, Grounds]:
    """The factor of the contract for a Bonus, and the clauses."""
    if item.name == SPIEL:
        return 1, ()
    contract, settling = rules.by_name[stakes.contract], rules.settling
    terms = terms_of(contract)
    times = 1
    grounds: Grounds = ()
    ruled = terms.boni_times if item.announced else terms.silent_boni_times or terms.boni_times
    if ruled is not None:
        times, grounds = ruled.value, (ruled.clause,)
    if item.name == VALAT and not _is_of_valat_alone(contract, rules):
        has = settling.valat_has_boni_times
        times, grounds = (times, (*grounds, has.clause)) if has.value else (1, (has.clause,))
    if terms.price_lost is not None:
        grounds = (*grounds, settling.sechserdreier_boni_times.clause)
        times *= settling.sechserdreier_boni_times.value if stakes.lost else 1
    return times, grounds


def _is_of_valat_alone(contract: Contract, rules: KoenigrufenRules) -> bool:
    """Whether the factor of a contract is that of a Valat: in a Farbensolo, unless a house scores other Boni there."""
    scored = {*rules.bonuses.silent_in_farbensolo.value, *rules.announcing.in_farbensolo.value}
    return is_farbensolo(contract) and scored <= {VALAT}


def _share(item: SettledItem, stakes: Stakes, rules: KoenigrufenRules) -> tuple[Amount, Grounds]:
    """The part of the value that each opponent settles, and the clause."""
    total = rules.settling.sechserdreier_price_in_all
    if item.name != SPIEL or not stakes.alone:
        return 1, ()
    if terms_of(rules.by_name[stakes.contract]).price_lost is None:
        return 1, (total.clause,)
    return (Fraction(1, 3) if total.value else 1), (total.clause,)


# ---------------------------------------------------------------------------------------------------------- giving up


def settle_given_up(parties: Parties, rules: KoenigrufenRules, per_point: int, bird: str | None = None) -> Settlement:
    """Settle a deal that the declarer gave up; ``bird`` is the Vogel that it costs as well, if it costs one."""
    settling = rules.settling
    cost, grounds = give_up_cost(parties.contract, bird, rules)
    payments = between(parties._replace(partner=None), -cost, 1)
    dealer = parties.seating.sits_out
    if dealer is not None:
        grounds = (*grounds, settling.dealer_out.clause)
        if not settling.dealer_out.value:
            payments[dealer] += cost
            payments[parties.declarer] -= cost
    paid = tuple(as_integer(payment * per_point) for payment in payments)
    return Settlement(paid, (), (*grounds, settling.lone_settles_with_each.clause))


def paid_bird(contract: Contract, rules: KoenigrufenRules, hand: Mask = 0) -> str | None:
    """The Vogel that giving up costs beside the game, for the holder of ``hand``; None where the price is fixed."""
    owed, way = paid_birds(contract, rules), rules.settling.paid_bird
    held = [bird for bird in owed if hand >> rules.birds[bird] & 1] or owed[:1]
    chosen = None if way is None or not held else way.value(held)
    return chosen or next(iter(held), None)


def paid_birds(contract: Contract, rules: KoenigrufenRules) -> list[str]:
    """The Vögel of which giving up a game costs one, from the lowest; none where the price is fixed."""
    terms, way = terms_of(contract), rules.settling.paid_bird
    if terms.bird_is_owed is None or (terms.birds is None and (way is None or way.value is no_bird)):
        return []
    return [*rules.owed_birds(contract)]


def give_up_cost(contract: Contract, bird: str | None, rules: KoenigrufenRules) -> tuple[Amount, Grounds]:
    """The amount that each opponent receives when the declarer gives up, and the clauses."""
    settling, terms = rules.settling, terms_of(contract)
    if terms.price_given_up is not None:
        return terms.price_given_up.value, (terms.price_given_up.clause,)
    if terms.bird_is_owed is None:
        allowed = () if terms.may_give_up is None else (terms.may_give_up.clause,)
        return terms.price_won.value, (terms.price_won.clause, *allowed)
    price, in_all = settling.give_up_price, settling.give_up_price_in_all
    if bird is not None:
        worth = 0 if is_with_bird(terms) else settling.announced_prices[bird].value
        return terms.price_won.value + worth, (terms.price_won.clause, price.clause)
    return Fraction(price.value, 3 if in_all.value else 1), (price.clause, in_all.clause)
