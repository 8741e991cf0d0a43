"""Rulings that a source does not have and a house can add: where each stands, and as what it begins.

An added ruling begins as the source plays, so that a house which only names it changes nothing. It rests on the clause
of the ruling that it refines.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import (
    Callable,
    Iterable,
    Iterator,
    Mapping,
)
from typing import Any, Final, NamedTuple, TypeVar

from tarock_engine.actions import KOENIGFANG, MONDFANG, PAGAT, SKUESFANG, SPIEL, VALAT
from tarock_engine.areas import Fourth
from tarock_engine.birds import no_bird
from tarock_engine.cards import FOUR_KOENIGE
from tarock_engine.contracts import Contract, Side, TalonUse
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.terms import FAHREN
from tarock_engine.karl.terms import terms_of as karl_terms
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.settling import give_up_cost, paid_bird
from tarock_engine.koenigrufen.terms import terms_of as koenigrufen_terms
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.terms import Factors
from tarock_engine.of_houses import CatchTime, PartnersCard, TimesBesideValat, ValatBeside
from tarock_engine.ruleset import IN_GAMES, RuleSet, WithTalon, bare_path
from tarock_engine.ruling import ClauseId, Group, Ruling
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.terms import is_normal
from tarock_engine.zwanzigerrufen.terms import terms_of as zwanzigerrufen_terms
from tarock_reference.houses.added_rounds import no_rounds, rounds_of_houses
from tarock_reference.houses.added_ways import ADDED_WAYS, no_trischaken, plain_hands, plain_rates
from tarock_reference.houses.places import flat_rulings

Rules = TypeVar("Rules", bound=RuleSet)
Value = TypeVar("Value")
Placed = Iterator[tuple[str, Ruling[Any]]]
"""Rulings with their paths."""
_GROWN: Final = 8
"""How many rule sets are cached with all added rulings."""
_DOUBLED: Final = "sessions.doubled."
_FOR_ALL_GAMES: Final = ("cards", "dealing", "sessions", "contracts", "bidding", "in_games")
"""The areas that are the same in every game, or ruled on game by game anyway."""


def rulings_to_add(rules: RuleSet) -> dict[str, Ruling[Any]]:
    """Every ruling that a house can add to these rules, by its path, with the value with which it begins."""
    known = {path for path, _ in rules.rulings()}
    found = {path: ruling for added in _ADDED for path, ruling in added(rules)}
    return {path: ruling for path, ruling in found.items() if path not in known}


@functools.lru_cache(_GROWN)
def grown(rules: RuleSet) -> RuleSet:
    """The rules with every added ruling, each as it begins; doubled deals only where there are some."""
    return with_added(rules, (path for path in rulings_to_add(rules) if not path.startswith(_DOUBLED)))


def with_added(rules: Rules, paths: Iterable[str]) -> Rules:
    """The rules with added rulings at some paths; paths that are no place of an added ruling are passed over."""
    for path, ruling in begun(rules, paths).items():
        rules = _put(rules, path.split("."), ruling)
    return rules


def begun(rules: RuleSet, paths: Iterable[str]) -> dict[str, Ruling[Any]]:
    """The added rulings at some paths, each as it begins; one on a single game needs the one on all games beside it.

    Paths that are no place of an added ruling are passed over.
    """
    wanted = [*paths]
    added, known = rulings_to_add(rules) if wanted else {}, dict(rules.rulings())
    found = {}
    for path in wanted:
        inner = bare_path(path)
        if inner in added:
            found[inner] = added[inner]
        if path != inner and path not in known and _may_differ(path, rules) and (own := {**added, **known}.get(inner)):
            found[path] = _as(own)
    return found


def _may_differ(path: str, rules: RuleSet) -> bool:
    """Whether a path is that of a ruling on a single game with a declarer, in which this point may differ."""
    _, game, area, *_ = path.split(".")
    contract = rules.by_name.get(game)
    fits = contract is not None and contract.talon.value is not TalonUse.UNTOUCHED
    begun_as_another = () if isinstance(rules, WithTalon) else ("announcing", "calling", "trischaken")
    return fits and area not in (*_FOR_ALL_GAMES, *begun_as_another)


def with_told(rules: Rules, tables: Iterable[object]) -> Rules:
    """The rules with the added rulings that some tables of a profile name."""
    names = {*dict(rules.rulings()), *rulings_to_add(rules)}
    given = [table for table in tables if isinstance(table, dict)]
    if any(str(key).startswith(IN_GAMES) for table in given for key in table):
        names |= {f"{IN_GAMES}.{game}.{name}" for game in rules.by_name for name in names}
    told = (flat_rulings(table, names) for table in given)
    return with_added(rules, dict.fromkeys(path for places in told for _, path, _ in places))


def _put(holder: Any, keys: list[str], ruling: Ruling[Any]) -> Any:
    """A part of the rules with a ruling added at the place that the keys lead to."""
    if not keys:
        return ruling
    head, *rest = keys
    if isinstance(holder, tuple):
        return tuple(_put(part, rest, ruling) if part.name == head else part for part in holder)
    if isinstance(holder, Mapping):
        return {**holder, head: _put(holder.get(head, {}) if rest else None, rest, ruling)}
    part = getattr(holder, head)
    if part is None and rest:
        part = _PLAIN[head](ruling.clause)
    return dataclasses.replace(holder, **{head: _put(part, rest, ruling)})


# -------------------------------------------------------------------------------------------------------------- items


class _Priced(NamedTuple):
    """The rulings on which the prices of an item rest; for announced ones also what multiplies the silent price."""

    silent: Ruling[Any]
    announced: Ruling[Any]
    times: int = 1


def _priced(rules: RuleSet) -> Iterator[tuple[str, _Priced]]:
    """The items with prices by these rules, each with what it costs."""
    settling: Any = vars(rules)["settling"]
    silent, announced = settling.__dict__.get("silent_prices", {}), settling.__dict__.get("announced_prices", {})
    for name in rules.items:
        if isinstance(rules, LungauRules):
            base = _Priced(silent.get(name, settling.silent_price), announced.get(name, settling.announced_price))
        elif name not in silent:
            continue
        elif isinstance(rules, KarlRules):
            own = announced.get(name)
            times = 1 if own else settling.announced_factor.value
            base = _Priced(silent[name], own or silent[name], times)
        else:
            base = _Priced(silent[name], announced.get(name, silent[name]))
        if name not in (SPIEL, VALAT):
            yield name, base


def _prices(rules: RuleSet) -> Placed:
    """What each item counts, silent and announced, won and lost."""
    for name, (silent, announced, times) in _priced(rules):
        twice = _as(announced, announced.value * times)
        yield f"settling.silent_prices.{name}", _as(silent)
        yield f"settling.silent_lost_prices.{name}", _as(silent)
        if name in announceable_items(rules):
            yield f"settling.announced_prices.{name}", twice
            yield f"settling.announced_lost_prices.{name}", twice
    if VALAT in rules.items:
        yield f"settling.announced_lost_prices.{VALAT}", _as(_announced_valat(rules))


def _announced_valat(rules: RuleSet) -> Ruling[Any]:
    """What an announced Valat counts; in Zwanzigerrufen in the normal game."""
    if isinstance(rules, ZwanzigerrufenRules):
        ruled = zwanzigerrufen_terms(rules.contracts[0]).valat[1]
        return _as(ruled, ruled.value.points)
    ruling: Ruling[Any] = vars(rules)["settling"].announced_valat
    return ruling


def announceable_items(rules: RuleSet) -> tuple[str, ...]:
    """The items that can be announced in some game or reading."""
    listed = [item for ruling in _lists(rules) for value in (ruling.value, *ruling.offers.values()) for item in value]
    return rules.in_use([item for item in rules.items if item in listed or item in getattr(rules, "birds", ())])


def _lists(rules: RuleSet) -> Iterator[Ruling[tuple[str, ...]]]:
    yield rules.announcing.announceable
    if isinstance(rules, ZwanzigerrufenRules):
        yield rules.announcing.announceable_sets
    if isinstance(rules, KoenigrufenRules):
        catches = rules.announcing.catches.items()
        yield from (_as(allowed, (name,) if allowed.value else ()) for name, allowed in catches)


def _conditions(rules: RuleSet) -> Placed:
    """When each item counts."""
    clause = rules.announcing.announceable.clause
    for name in rules.items[1:]:
        for condition in ("only_announced", "only_with_game", "only_declarer"):
            yield f"bonuses.{condition}.{name}", Ruling(value=False, clause=clause)


def _birds(rules: RuleSet) -> Placed:
    """Whether a Vogel is won also when its side takes its trick, in sources where it never is."""
    bonuses: Any = vars(rules)["bonuses"]
    beaten: Mapping[str, Ruling[bool]] = {}
    if isinstance(rules, LungauRules):
        beaten = bonuses.beaten_birds_lost
    elif isinstance(rules, KoenigrufenRules):
        beaten = bonuses.silent_birds_lost
    elif isinstance(rules, ZwanzigerrufenRules):
        beaten = {PAGAT: bonuses.announced_pagat_lost_to_partner}
    yield from ((f"bonuses.taken_by_side.{name}", _as(ruling, value=False)) for name, ruling in beaten.items())


def _steps(rules: RuleSet) -> Placed:
    """How often the game and each item may be doubled, and beside which announcement an item is announced."""
    announcing: Any = rules.announcing
    last = next(
        getattr(announcing, name).clause
        for name in ("last_step", "highest_step", "kontra_to_praemie")
        if hasattr(announcing, name)
    )
    for name in (SPIEL, *announceable_items(rules)):
        yield f"announcing.most_steps.{name}", Ruling(len(announcing.steps), last)
    for name in announceable_items(rules):
        yield f"announcing.only_beside.{name}", Ruling(None, announcing.announceable.clause)


# -------------------------------------------------------------------------------------------------------------- games


def _games(rules: RuleSet) -> Placed:
    """What a game costs when it is lost or given up, whether it is one with its Vogel, and who leads."""
    for contract in rules.contracts:
        if contract.talon.value is not TalonUse.UNTOUCHED:
            place = f"contracts.{contract.name}"
            yield f"{place}.leads", Ruling(None, rules.manners[_manner(contract, rules)].leads.clause)
            yield from ((f"{place}.terms.{name}", ruling) for name, ruling in _of_game(contract, rules))


def _manner(contract: Contract, rules: RuleSet) -> str:
    """The manner in which a game is played."""
    manner: str = getattr(contract.terms, "manner", "")
    return manner if manner in rules.manners else next(iter(rules.manners))


def _of_game(contract: Contract, rules: RuleSet) -> Placed:
    if isinstance(rules, KarlRules | KoenigrufenRules):
        yield from _of_terms(contract, rules)
    elif isinstance(rules, LungauRules):
        yield from _of_lungau(contract, rules)
    elif isinstance(rules, ZwanzigerrufenRules):
        priced = zwanzigerrufen_terms(contract)
        yield "points_lost", _as(priced.points)
        if not is_normal(contract):
            yield "exact_tricks", Ruling(None, priced.least_augen.clause)
        once = priced.bonus_times or _as(priced.points, 1)
        yield from ((name, _as(once)) for name in ("bonus_times", "silent_bonus_times"))


def _of_terms(contract: Contract, rules: KarlRules | KoenigrufenRules) -> Placed:
    """What differs in a game of the two sources with negative games: its prices, its factors, and its Vogel."""
    if isinstance(rules, KarlRules):
        terms: Any = karl_terms(contract)
        price, may_give_up = terms.price, "may_pay"
        given_up = _as(price, price.value * rules.settling.price_of_paying.value(1))
    else:
        terms = koenigrufen_terms(contract)
        cost, (clause, *_) = give_up_cost(contract, paid_bird(contract, rules), rules)
        price, may_give_up, given_up = terms.price_won, "may_give_up", Ruling(cost, clause)
    yield "price_lost", _as(price)
    if terms.goal.least_augen is not None:
        yield "talon_to", Ruling(Side.FOES, contract.talon.clause)
    if rules.procedure.talon.is_suit_game(contract):
        yield "least_suit_cards", _as(price, 0)
    yield from ((name, _as(terms.boni_times or _as(price, 1))) for name in ("boni_times", "silent_boni_times"))
    if isinstance(rules, KarlRules):
        yield "valat_times", _as(price, 1)
    if terms.goal.exact_tricks is not None:
        yield "is_ouvert", Ruling(value=False, clause=terms.goal.exact_tricks.clause)
    if contract.talon.value in (TalonUse.HALF, TalonUse.WHOLE):
        yield may_give_up, Ruling(value=False, clause=contract.talon.clause)
        yield "price_given_up", given_up
    if terms.bird_is_owed is not None and terms.bird_is_owed.value:
        yield "with_bird", Ruling(value=False, clause=terms.bird_is_owed.clause)


def _of_lungau(contract: Contract, rules: LungauRules) -> Placed:
    settling = rules.settling
    if contract.terms is None:
        plain = _plain_factors(settling.game_price.clause)
        named = ((field.name, getattr(plain, field.name)) for field in dataclasses.fields(plain))
        yield from ((name, ruling) for name, ruling in named if ruling is not None)
    if contract.bird is None and not contract.calls.value:
        yield "exact_tricks", Ruling(None, rules.counting.to_win.clause)
    yield "unplayed_in_silence", Ruling(value=False, clause=rules.announcing.round_after_discarding.clause)
    if contract.calls.value:
        yield "price_given_up", _as(settling.schleifen_price)
    if contract.bird is not None:
        yield "with_bird", Ruling(value=False, clause=settling.contained_bird_apart.clause)


def _plain_factors(clause: ClauseId) -> Factors:
    """The factors of a game of Lungauer Königrufen that multiplies nothing."""
    one = Ruling(1, clause)
    return Factors(price_won=one, price_lost=one, praemien_won=one, praemien_lost=one, valat_won=one, valat_lost=one)


# -------------------------------------------------------------------------------------------------------------- others


def _others(rules: RuleSet) -> Placed:
    """A Dame for whoever has all Könige, the fourth König unnamed, and who pays what in Fahren."""
    if isinstance(rules, WithTalon):
        yield "calling.dame_with_all", Ruling(value=False, clause=rules.calling.own_koenig_callable.clause)
    if isinstance(rules, LungauRules):
        unnamed = _no_fourth(rules.calling.own_koenig_callable.clause)
        yield from (
            (f"calling.fourth.{field.name}", getattr(unnamed, field.name)) for field in dataclasses.fields(Fourth)
        )
    if isinstance(rules, KarlRules):
        yield "bonuses.sets_with_talon", Ruling(value=True, clause=rules.bonuses.trull.clause)
        yield "settling.trischaken_pays", Ruling(None, karl_terms(rules.by_name[FAHREN]).price.clause)
        yield "settling.valat_multiplies", Ruling(value=True, clause=rules.settling.valat_beside.clause)
        yield "settling.game_kontra_stands_alone", Ruling(value=True, clause=rules.settling.kontra_stands_alone.clause)
    if isinstance(rules, KoenigrufenRules):
        own = {MONDFANG: rules.bonuses.own_mond_is_caught, SKUESFANG: rules.bonuses.own_skues_is_caught}
        yield f"bonuses.caught_in.{KOENIGFANG}", _as(rules.bonuses.koenigfang_in_trick, CatchTime.ANY)
        yield from ((f"bonuses.partners_card.{name}", _as(own[name], PartnersCard.NOBODY)) for name in own)
        yield "settling.trischaken_pays", Ruling(None, rules.settling.most_augen_pay.clause)
        standing = rules.settling.stands_without_partner
        yield "settling.kontra_stands_alone", _as(standing, value=True)
        yield "settling.game_kontra_stands_alone", _as(standing, value=True)
        yield "settling.paid_bird", _as(rules.settling.give_up_price, no_bird)
    if isinstance(rules, LungauRules):
        yield "announcing.foes_double_alone", Ruling(value=False, clause=rules.announcing.kontra_to_game_by_foes.clause)
        yield "settling.trischaken_pays", Ruling(None, rules.settling.pair_price.clause)
        yield "settling.game_kontra_stands_alone", Ruling(value=True, clause=rules.calling.alone_if_in_talon.clause)
        yield "settling.surcharges", Ruling((), rules.settling.kontra_binds.clause)
    if isinstance(rules, ZwanzigerrufenRules):
        yield "sessions.five_may_sit", _as(rules.sessions.five_may_sit)
        yield "settling.trischaken_pays", Ruling(None, rules.settling.winners_paid.clause)


def _no_fourth(clause: ClauseId) -> Fourth:
    """The rulings on calling the fourth König unnamed, where every König is named."""
    no = Ruling(value=False, clause=clause)
    return Fourth(allowed=no, koenige_held=Ruling(FOUR_KOENIGE.bit_count() - 1, clause), allowed_with_all=no)


def _valats(rules: RuleSet) -> Placed:
    """What counts beside a Valat, how often, and whether a failed one loses the game too."""
    if VALAT not in rules.items:
        return
    bonuses, settling = vars(rules)["bonuses"], vars(rules)["settling"]
    clause = settling.announced_valat.clause if hasattr(settling, "announced_valat") else bonuses.valat_beside.clause
    yield "settling.times_beside_valat", Ruling(TimesBesideValat(), clause)
    yield "settling.failed_valat_loses_game", Ruling(value=False, clause=bonuses.every_trick_is_valat.clause)
    boni = rules.items[1:]
    if isinstance(rules, KarlRules):
        beside = settling.silent_beside_valat
        silent = boni if beside.value else ()
        game = settling.valat_beside.value.price
        yield "bonuses.valat_beside", Ruling(ValatBeside(game=game, silent=silent, announced=boni), beside.clause)
    if isinstance(rules, KoenigrufenRules):
        announced = rules.announcing.announceable
        yield "announcing.beside_valat", _as(announced, announceable_items(rules))
    if isinstance(rules, LungauRules):
        voids = bonuses.valat_voids_others
        yield "bonuses.valat_beside", Ruling(ValatBeside(game=False, silent=(), announced=()), voids.clause)


def _dealing(rules: RuleSet) -> Placed:
    """Where the Talon lies after knocking."""
    knocking = rules.dealing.klopfen
    if knocking is not None and knocking.talon_cards is not None:
        yield "dealing.klopfen.talon_last", Ruling(value=False, clause=knocking.talon_cards.clause)


def _as(known: Ruling[Any], value: object = None) -> Ruling[Any]:
    """A ruling on the clause of a known one, with its value or another."""
    return Ruling(known.value if value is None else value, known.clause)


_PLAIN: Final[Mapping[str, Callable[[ClauseId], Group]]] = {
    "terms": _plain_factors,
    "doubled": no_rounds,
    "fourth": _no_fourth,
    "trischaken": no_trischaken,
    "renonce": plain_rates,
    "thrown_in": plain_hands,
}
"""Groups of rulings that some source does not have, as they begin."""
_ADDED: Final[tuple[Callable[[RuleSet], Placed], ...]] = (
    *(_prices, _conditions, _birds),
    *(_steps, _games, *ADDED_WAYS),
    *(_others, _valats, _dealing, rounds_of_houses),
)
