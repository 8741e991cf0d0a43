"""Refuses settlements of Zwanzigerrufen that no deal can have: items that exclude each other, and missing items."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from tarock_engine.actions import KOENIGE, MONDFANG, PAGAT, SPIEL, TRULL, VALAT
from tarock_engine.cards import TRUMP_I, cards_in
from tarock_engine.contracts import Side
from tarock_engine.of_houses import ValatBeside
from tarock_engine.scoring import Parties, ScoredItem
from tarock_engine.zwanzigerrufen.doubling import ASKING, kontra_rule
from tarock_engine.zwanzigerrufen.names import ABSOLUT, MOND
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules, scored_in_game
from tarock_engine.zwanzigerrufen.terms import is_normal, terms_of
from tarock_language.message import message
from tarock_reference.bad_questions import NONE, refuse_question
from tarock_reference.possible import sheets
from tarock_reference.possible.facts import UNKNOWN, Facts, of_set, of_trick, of_valat
from tarock_reference.possible.sheets import item_in_words


class Sheet(NamedTuple):
    """The items to settle in one deal, and the game that a Valat replaces, where it is told."""

    items: tuple[ScoredItem, ...]
    parties: Parties
    rules: ZwanzigerrufenRules
    replaced: ScoredItem | None = None

    @property
    def has_failed_valat(self) -> bool:
        """Whether anybody failed with an announced Valat."""
        return any(_has_failed(item) for item in self.items)

    @property
    def tie(self) -> int | None:
        """The Augen at which nobody wins the game; none if there is no tie."""
        unscored = is_normal(self.parties.contract) and not self.rules.counting.tie_is_lost.value
        return self.rules.counting.total.value // 2 if unscored else None

    def can_score(self, name: str, *, announced: bool = False) -> bool:
        """Whether an item of this name, silent or announced, can be scored beside the Valats of this sheet."""
        rulings = self.rules.bonuses
        if self.has_failed_valat and not rulings.settled_beside_failed_valat.value:
            return False
        made = any(item.name == VALAT and item.won for item in self.items)
        cancels = made and (not self.has_failed_valat or rulings.valat_cancels_beside_failed.value)
        beside = ValatBeside.of(rulings.valat_beside.value)
        kept = beside.game if name == SPIEL else name == VALAT or beside.is_scored(name, announced=announced)
        return not cancels or kept


def refuse_excluded(sheet: Sheet) -> None:
    """Refuse items that exclude each other, and sheets without an item that they require."""
    for index, item in enumerate(sheet.items):
        place = f"items[{index}]"
        if not _has_failed(item) and not sheet.can_score(item.name, announced=item.announced):
            refuse_question(place, message("nothing beside the Valat in this reading"), item_in_words(item))
        sheets.refuse_beside(item, place, sheet.items[:index], functools.partial(_is_exclusive, sheet=sheet))
        _refuse_undoubled(item, place, sheet)
    if sheet.replaced is not None:
        sheets.refuse_beside(sheet.replaced, "replaced", sheet.items, functools.partial(_is_exclusive, sheet=sheet))
    _refuse_missing(sheet)


def _has_failed(item: ScoredItem) -> bool:
    return item.name == VALAT and item.announced and not item.won


def _is_exclusive(one: ScoredItem, other: ScoredItem, sheet: Sheet) -> bool:
    """Whether no deal has both items."""
    if not _augen(one, sheet) & _augen(other, sheet):
        return True
    for first, second in ((one, other), (other, one)):
        excludes = _PAIRS.get((first.name, second.name))
        if excludes is not None and first.won and excludes(first, second, sheet):
            return True
    return False


# ------------------------------------------------------------------------------------------------------------- Augen


def _augen(item: ScoredItem, sheet: Sheet) -> frozenset[int]:
    """The possible Augen of the declarer's side, given the outcome of this item."""
    total = sheet.rules.counting.total.value
    everything = range(total + 1)
    if item.name == SPIEL:
        goal = terms_of(sheet.parties.contract).least_augen.value
        return frozenset(augen for augen in everything if (augen >= goal) is item.won and augen != sheet.tie)
    if item.name == ABSOLUT:
        return frozenset(augen for augen in everything if (_absolut(augen, sheet.rules) is item.side) is item.won)
    if item.name in sheet.rules.bonuses.own_augen:
        least, mine = sheet.rules.bonuses.own_augen[item.name].value, item.side is Side.DECLARER
        return frozenset(augen for augen in everything if ((augen if mine else total - augen) >= least) is item.won)
    if item.name == VALAT and item.won:
        return frozenset({total if item.side is Side.DECLARER else 0})
    return frozenset(everything)


def _absolut(augen: int, rules: ZwanzigerrufenRules) -> Side | None:
    """The side that has the Absolut if the declarer's side has this number of Augen."""
    rulings, ends = rules.bonuses, {Side.DECLARER: augen, Side.FOES: rules.counting.total.value - augen}
    return next(
        (rulings.absolut_belongs_to.value(side) for side, has in ends.items() if has <= rulings.absolut_augen.value),
        None,
    )


# ---------------------------------------------------------------------------------------------------- cards and tricks


def told_by(item: ScoredItem, parties: Parties, rules: ZwanzigerrufenRules) -> Facts:
    """The facts of an item."""
    known = _FACTS.get(item.name)
    if known is None or not (item.won or item.name == PAGAT):
        return UNKNOWN
    return known(item, parties, rules)


def _of_set(item: ScoredItem, parties: Parties, rules: ZwanzigerrufenRules) -> Facts:
    """The facts of a set: the dealt Trull is in one hand, the Könige may be divided between partners."""
    del parties
    rulings = rules.bonuses
    whole = rulings.trull.value if item.name == TRULL else rulings.koenige.value
    if not rulings.sets_as_dealt.value:
        return of_set(item, whole)
    return Facts(held=dict.fromkeys(cards_in(whole), item.side), together=True if item.name == TRULL else None)


def _of_mondfang(catch: ScoredItem, parties: Parties, rules: ZwanzigerrufenRules) -> Facts:
    """The facts of a Mondfang: the Sküs was in another hand, with the other side unless a partner may catch it."""
    rulings = rules.bonuses
    lone = parties.partner is None and catch.side is Side.FOES
    by_others = lone or not rulings.mondfang_by_partner.value
    if not by_others or rulings.mondfang_belongs_to.value(catch.side) is catch.side:
        return Facts(together=False)
    return of_trick(catch.side, cards=[MOND])._replace(together=False)


def _of_pagat(pagat: ScoredItem, parties: Parties, rules: ZwanzigerrufenRules) -> Facts:
    """The facts of a Pagat Ultimo: its maker has a trick, and its side has the I unless anybody may announce it."""
    del parties
    own = pagat.won or not pagat.announced or rules.announcing.pagat_by_holder.value
    held = {TRUMP_I: pagat.side} if own else {}
    return (of_trick(pagat.side) if pagat.won else UNKNOWN)._replace(held=held)


def _of_valat(valat: ScoredItem, parties: Parties, rules: ZwanzigerrufenRules) -> Facts:
    del parties
    return of_valat(valat.side, rules.tricks)


_FACTS: Final[Mapping[str, Callable[[ScoredItem, Parties, ZwanzigerrufenRules], Facts]]] = {
    TRULL: _of_set,
    KOENIGE: _of_set,
    MONDFANG: _of_mondfang,
    PAGAT: _of_pagat,
    VALAT: _of_valat,
}
"""The facts of the items that depend on cards and tricks."""


# --------------------------------------------------------------------------------------------------------- readings


def _is_silent_absolut_void(silent: ScoredItem, failed: ScoredItem, sheet: Sheet) -> bool:
    """Whether a silent Absolut counts for nothing beside one that the other side announced while staying low itself."""
    rulings = sheet.rules.bonuses
    collapsed = rulings.absolut_belongs_to.value(failed.side) is silent.side
    return rulings.absolut_fails_alone.value and collapsed and _is_beside_failed(silent, failed)


def _is_silent_valat_void(silent: ScoredItem, failed: ScoredItem, sheet: Sheet) -> bool:
    """Whether a silent Valat counts for nothing beside one that the other side announced and lost."""
    return sheet.rules.bonuses.valat_fails_alone.value and _is_beside_failed(silent, failed)


def _is_beside_failed(silent: ScoredItem, failed: ScoredItem) -> bool:
    """Whether the first is silent and the second a failed announcement of the other side."""
    return not silent.announced and failed.announced and not failed.won and failed.side is not silent.side


_PAIRS: Final[Mapping[tuple[str, str], Callable[[ScoredItem, ScoredItem, Sheet], bool]]] = {
    (ABSOLUT, ABSOLUT): _is_silent_absolut_void,
    (VALAT, VALAT): _is_silent_valat_void,
}
"""Pairs of items that exclude each other in a reading if the first of them is won."""


# ---------------------------------------------------------------------------------------------------- what is missing


def _refuse_undoubled(item: ScoredItem, place: str, sheet: Sheet) -> None:
    """Refuse a bonus that the opponents announce only with a Kontra to the game, if the game has none."""
    rules, replaced = sheet.rules, [] if sheet.replaced is None else [sheet.replaced]
    games = [entry for entry in (*sheet.items, *replaced) if entry.name == SPIEL]
    from_before = not rules.bidding.bonuses_lapse.value and not is_normal(sheet.parties.contract)
    if not item.announced or item.side is not Side.FOES or from_before or not games:
        return
    if item.name not in ASKING or (item.name == PAGAT and not rules.announcing.pagat_needs_kontra.value):
        return
    rule, _ = kontra_rule(item.name, rules)
    if (rule.needed or rule.added) and not any(game.doubled for game in games):
        refuse_question(place, message("a Kontra to the game beside an announced {item} of foes", item=item.name), NONE)


def _refuse_missing(sheet: Sheet) -> None:
    """Refuse a sheet without the game, or without an Absolut that counts in silence."""
    told = message("{items}", items=[item_in_words(item) for item in sheet.items])
    everything = frozenset(range(sheet.rules.counting.total.value + 1))
    possible = everything.intersection(*(_augen(item, sheet) for item in sheet.items))
    if sheet.can_score(SPIEL) and not any(item.name == SPIEL for item in sheet.items):
        possible &= {sheet.tie}
        if not possible:
            refuse_question("items", message("Spiel among them, which somebody has won"), told)
    if all(_is_absolut_missing(augen, sheet) for augen in possible):
        refuse_question("items", message("{item} among them", item=ABSOLUT), told)


def _is_absolut_missing(augen: int, sheet: Sheet) -> bool:
    """Whether the sheet lacks an Absolut that this number of Augen gives to a side."""
    rulings, owner = sheet.rules.bonuses, _absolut(augen, sheet.rules)
    told = [item for item in sheet.items if item.name == ABSOLUT]
    collapsed = rulings.absolut_fails_alone.value and any(item.announced and item.side is not owner for item in told)
    if owner is None or not rulings.absolut_in_silence.value or collapsed or any(item.side is owner for item in told):
        return False
    silent = ScoredItem(name=ABSOLUT, side=owner, won=True, announced=False, doubled=(), grounds=())
    if rulings.is_barred(silent, next((item.won for item in sheet.items if item.name == SPIEL), None)):
        return False
    known, _ = scored_in_game(sheet.parties.contract, ABSOLUT, sheet.rules)
    return known and ABSOLUT in sheet.rules.items and sheet.can_score(ABSOLUT)
