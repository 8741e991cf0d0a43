"""What each item of a game with a declarer is worth in Karls Tarockrunde, and who pays whom."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from tarock_engine import scoring
from tarock_engine.actions import SPIEL, VALAT
from tarock_engine.amounts import Amount, as_integer, rounded
from tarock_engine.contracts import Side
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.terms import is_with_bird, terms_of
from tarock_engine.memory import remembered
from tarock_engine.of_houses import with_bird_as_one
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, Ruling, in_words
from tarock_engine.scoring import Parties, ScoredItem, SettledItem, Settlement, SettlementLine, between
from tarock_engine.seating import Seat

_KONTRA, _RETOUR = 1, 2


class Account(NamedTuple):
    """What every line of a settlement with one opponent, or with all, depends on: the game, who won it, and Valats.

    ``alone``: the declarer settles everything with each of three. ``won`` is None if no item shows it.
    """

    contract: str
    alone: bool
    won: bool | None
    steps: int
    valats: tuple[SettledItem, ...]

    @property
    def is_lost(self) -> bool:
        """Whether the declarer lost the game."""
        return self.won is False


def settle(parties: Parties, items: Sequence[ScoredItem], rules: KarlRules) -> Settlement:
    """Settle a game with a declarer."""
    settling, stand = rules.settling, rules.settling.kontra_stands_alone
    items = settling.without_void(items, parties, stand)
    items = scoring.without_own_steps(items, parties, rules.announcing.own_side_doubles)
    lines = tuple(lines_of(parties.contract.name, items, rules, alone=parties.partner is None))
    payments = between(parties, sum((line.amount for line in lines if line.against is None), start=0), 1)
    for line in lines:
        if line.against is not None:
            payments[line.against] -= line.amount
            payments[parties.declarer] += line.amount
    grounds = [
        *(line.grounds for line in lines),
        (stand.clause,) if scoring.has_hidden_king(parties.contract, from_talon=parties.from_talon) else (),
        (settling.lone_share.clause, rules.bonuses.apart_from_game.clause),
    ]
    return Settlement(tuple([as_integer(payment) for payment in payments]), lines, merged(grounds))


def lines_of(contract: str, items: Sequence[ScoredItem], rules: KarlRules, *, alone: bool) -> Iterable[SettlementLine]:
    """The lines of a settlement, without a game that a Valat replaces, a Valat that is a factor, and Boni beside it."""
    game = rules.by_name[contract]
    if is_with_bird(terms_of(game)):
        items = with_bird_as_one(items, [*rules.owed_birds(game)])
    entries = [SettledItem.of(item) for item in _with_one_account(rules.settling.with_failed_valat(items), rules)]
    accounts = {entry.against: _account(contract, entry.against, entries, alone=alone) for entry in entries}
    for entry in entries:
        if has_line(entry, accounts[entry.against], rules):
            yield _line(entry, accounts[entry.against], rules)


def _with_one_account(items: Sequence[ScoredItem], rules: KarlRules) -> Sequence[ScoredItem]:
    """The items; if a Kontra does not count for its speaker alone, each has the doublings of the most doubled one."""
    if rules.settling.kontra_binds_its_pair.value:
        return items
    most = max((item.doubled for item in items if item.against is not None), key=len, default=())
    return [item._replace(doubled=most) if item.against is not None else item for item in items]


def _account(contract: str, against: Seat | None, entries: Sequence[SettledItem], *, alone: bool) -> Account:
    """The account with one opponent, or with all of them (``against`` is None)."""
    games = [entry for entry in entries if entry.name == SPIEL]
    mine = next((game for game in games if game.against == against), games[0] if games else None)
    valats = [entry for entry in entries if entry.name == VALAT]
    whose = (
        against
        if any(valat.against == against for valat in valats)
        else next((valat.against for valat in valats), None)
    )
    near = tuple([valat for valat in valats if valat.against == whose])
    if mine is None:
        return Account(contract=contract, alone=alone, won=None, steps=0, valats=near)
    return Account(contract=contract, alone=alone, won=mine.won, steps=mine.steps, valats=near)


# ------------------------------------------------------------------------------------------------------------- Valat


def is_beside_game(valat: SettledItem, rules: KarlRules) -> bool:
    """Whether a failed Valat is settled beside the game, which does not depend on it."""
    return not valat.won and not rules.settling.failed_valat_loses_game.value


def _is_replacing(valat: SettledItem, rules: KarlRules) -> bool:
    """Whether a Valat replaces the price of the game."""
    own = rules.bonuses.valat_beside
    keeps_game = rules.settling.valat_beside.value.price if own is None else own.value.game
    return not is_beside_game(valat, rules) and not keeps_game


def _is_multiplying(valat: SettledItem, rules: KarlRules) -> bool:
    """Whether a Valat multiplies everything."""
    return not is_beside_game(valat, rules) and rules.settling.valat_beside.value.everything


def has_line(entry: SettledItem, account: Account, rules: KarlRules) -> bool:
    """Whether an item has a line of its own in the settlement."""
    if entry.name == SPIEL:
        return not any(_is_replacing(valat, rules) for valat in account.valats)
    if account.valats and entry.name != VALAT and not is_kept_beside_valat(entry, rules):
        return False
    return entry.name != VALAT or not _is_multiplying(entry, rules)


def is_kept_beside_valat(item: ScoredItem | SettledItem, rules: KarlRules) -> bool:
    """Whether a Bonus counts beside a Valat."""
    own = rules.bonuses.valat_beside
    if own is not None:
        return own.value.is_scored(item.name, announced=item.announced)
    return item.announced or rules.settling.silent_beside_valat.value


def _multiple(valat: SettledItem, account: Account, rules: KarlRules) -> tuple[Amount, Grounds]:
    """The factor by which a Valat multiplies the price, without doublings, and the clauses."""
    settling, terms = rules.settling, terms_of(rules.by_name[account.contract])
    lost = None if valat.won else settling.lost_price(VALAT, announced=valat.announced)
    times = lost or (settling.announced_valat if valat.announced else settling.silent_valat)
    failed = () if valat.won else (settling.failed_valat_loses_game.clause,)
    solo: tuple[Ruling[int], ...] = () if terms.valat_times is None else (terms.valat_times,)
    factor = times.value * math.prod(ruling.value for ruling in solo)
    return factor, (times.clause, settling.valat_beside.clause, *(ruling.clause for ruling in solo), *failed)


def _of_everything(account: Account, rules: KarlRules) -> tuple[list[Amount], Grounds]:
    """The factors by which Valats and their doublings multiply all items, if they do in a reading, and the clauses."""
    factors: list[Amount] = []
    found: list[Grounds] = []
    for valat in account.valats:
        if _is_multiplying(valat, rules):
            factor, grounds = _multiple(valat, account, rules)
            steps, how = _steps(valat.steps if rules.announcing.items_doubled_apart.value else 0, rules)
            factors += [factor, steps]
            found += [grounds, how]
    return factors, merged(found)


# ------------------------------------------------------------------------------------------------------------- lines


@remembered(1 << 13)
def _line(entry: SettledItem, account: Account, rules: KarlRules) -> SettlementLine:
    value, grounds = _value(entry, account, rules)
    pairing = rules.settling.lone_share
    share = pairing.value if account.alone or entry.against is not None else 1
    sign = 1 if _is_for_declarer(entry, account, rules) else -1
    own = (rules.settling.kontra_binds_its_pair.clause,) if entry.against is not None else ()
    beside, why = rules.settling.valat_factor(entry, account.valats)
    amount, how = rounded(share * value * beside, rules.settling.rounding)
    return SettlementLine(
        name=entry.name,
        side=entry.side,
        amount=sign * amount,
        grounds=merged([grounds, own, why, (pairing.clause,), how]),
        against=entry.against,
    )


def _is_for_declarer(entry: SettledItem, account: Account, rules: KarlRules) -> bool:
    if entry.name != SPIEL and not rules.bonuses.apart_from_game.value:
        return not account.is_lost
    return entry.won is (entry.side is Side.DECLARER)


def _value(entry: SettledItem, account: Account, rules: KarlRules) -> tuple[Amount, Grounds]:
    """The worth of an item with all its factors, and the clauses."""
    if entry.name in (SPIEL, VALAT):
        return _price(entry, account, rules)
    worth, found = price_of_item(entry.name, rules, announced=entry.announced, won=entry.won)
    steps, how = _steps(entry.steps, rules)
    boni, solo = _boni(entry, account, rules)
    times, valat = _of_everything(account, rules)
    return worth * steps * boni * math.prod(times), (*found, *how, *solo, *valat)


def price_of_item(name: str, rules: KarlRules, *, announced: bool, won: bool = True) -> tuple[Amount, Grounds]:
    """What a Bonus counts without any factor of the game, and the clauses."""
    settling, worth = rules.settling, rules.settling.silent_prices[name]
    own = None if won else settling.lost_price(name, announced=announced)
    own = own or (settling.announced_prices.get(name) if announced else None)
    if own is not None:
        return own.value, (own.clause,)
    if not announced:
        return worth.value, (worth.clause,)
    return worth.value * settling.announced_factor.value, (worth.clause, settling.announced_factor.clause)


def _price(entry: SettledItem, account: Account, rules: KarlRules) -> tuple[Amount, Grounds]:
    """The price of the game, or its multiple by a Valat, and the clauses."""
    base, lost, why = _base(entry, account, rules)
    if entry.name == VALAT:
        multiple, how = _multiple(entry, account, rules)
        multiples: list[Amount] = [multiple]
        parts = [_steps(entry.steps, rules)]
        if _is_replacing(entry, rules):
            parts = [_steps(account.steps, rules), *(parts if rules.announcing.items_doubled_apart.value else ())]
    else:
        multiples, how = _of_everything(account, rules)
        parts = [_steps(entry.steps, rules)]
    combine = rules.settling.combine_factors.value if lost else math.prod
    return base * combine([*lost, *multiples, *(times for times, _ in parts)]), merged(
        [why, how, *(found for _, found in parts)]
    )


def _base(entry: SettledItem, account: Account, rules: KarlRules) -> tuple[Amount, Sequence[Amount], Grounds]:
    """What the price of the game, or a Valat in its place, is a multiple of; what a loss multiplies; the clauses."""
    settling, terms = rules.settling, terms_of(rules.by_name[account.contract])
    ruled = (terms.with_bird, settling.valat_multiplies if entry.name == VALAT else None)
    grounds = (terms.price.clause, *(ruling.clause for ruling in ruled if ruling is not None))
    if ruled[1] is not None and not ruled[1].value:
        return 1, (), grounds
    lost = terms.price_lost if account.is_lost else None
    if lost is None:
        return terms.price.value, (), grounds
    grounds = (*grounds, lost.clause, settling.combine_factors.clause)
    if not terms.price.value:
        return lost.value, (), grounds
    return terms.price.value, (Fraction(lost.value) / terms.price.value,), grounds


def _steps(number: int, rules: KarlRules) -> tuple[int, Grounds]:
    """The factor of all doublings of an item, and the clauses."""
    settling, last = rules.settling, rules.announcing.last_step
    if number <= 0:
        return 1, ()
    if number == _KONTRA:
        return settling.kontra_times.value, (settling.kontra_times.clause,)
    if number == _RETOUR:
        return settling.retour_times.value, (settling.retour_times.clause,)
    return last.value.times, (last.clause,)


def _boni(entry: SettledItem, account: Account, rules: KarlRules) -> tuple[int, Grounds]:
    """The factor of the contract for an item that is neither the game nor a Valat, and the clauses."""
    terms, of_lost = terms_of(rules.by_name[account.contract]), rules.settling.boni_of_lost_times
    own = terms.boni_times if entry.announced else terms.silent_boni_times
    times = 1
    grounds: Grounds = ()
    if own is not None:
        times, grounds = own.value, (own.clause,)
    if terms.price_lost is not None and account.is_lost:
        times, grounds = times * of_lost.value, (*grounds, of_lost.clause)
    return times, grounds


@in_words("All of them multiplied")
def all_multiplied(factors: Sequence[Amount]) -> Amount:
    return math.prod(factors)


@in_words("The largest of them")
def the_largest(factors: Sequence[Amount]) -> Amount:
    return max(factors)
