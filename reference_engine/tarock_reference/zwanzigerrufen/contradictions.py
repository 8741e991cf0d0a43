"""What cannot be true at once of one deal: items whose Augen, cards or tricks exclude each other, and missing ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from tarock_engine.actions import MONDFANG, PAGAT, SPIEL, TRULL, VALAT
from tarock_engine.contracts import Side
from tarock_engine.scoring import Parties, ScoredItem
from tarock_engine.zwanzigerrufen.doubling import ASKING, kontra_rule
from tarock_engine.zwanzigerrufen.names import ABSOLUT, FARBENSOLO
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.terms import is_normal, terms_of
from tarock_reference.convert import refuse_question
from tarock_reference.scores import side_name


class Sheet(NamedTuple):
    """All that is to be settled of one deal."""

    items: tuple[ScoredItem, ...]
    parties: Parties
    rules: ZwanzigerrufenRules

    @property
    def failed(self) -> bool:
        """Whether somebody has failed with a Valat that he announced."""
        return any(_has_failed(one) for one in self.items)

    @property
    def tie(self) -> int | None:
        """The Augen at which nobody wins the game."""
        unscored = is_normal(self.parties.contract) and not self.rules.counting.tie_is_lost.value
        return self.rules.counting.total.value // 2 if unscored else None

    def scores(self, name: str) -> bool:
        """Whether a deal with these Valats has anything else of this name on its sheet."""
        rulings = self.rules.bonuses
        if self.failed and not rulings.settled_beside_failed_valat.value:
            return False
        made = any(one.name == VALAT and one.won for one in self.items)
        cancels = made and (not self.failed or rulings.valat_cancels_beside_failed.value)
        return not cancels or name in (VALAT, *rulings.valat_beside.value)


def refuse_excluded(sheet: Sheet) -> None:
    """Refuse items of which no deal has both, or that lack what no deal with them is without."""
    for index, one in enumerate(sheet.items):
        place = f"items[{index}]"
        if not _has_failed(one) and not sheet.scores(one.name):
            refuse_question(place, "nothing beside the Valat in this reading", _in_words(one))
        other = next((other for other in sheet.items[:index] if _exclude(one, other, sheet)), None)
        if other is not None:
            refuse_question(place, f"what can be beside {_in_words(other)}", _in_words(one))
        _refuse_undoubled(one, place, sheet)
    _refuse_missing(sheet)


def _has_failed(item: ScoredItem) -> bool:
    return item.name == VALAT and item.announced and not item.won


def _in_words(item: ScoredItem) -> str:
    """An item with its side and whether that side wins it."""
    return f"{item.name} of {side_name(item.side)} {'won' if item.won else 'lost'}"


def _exclude(one: ScoredItem, other: ScoredItem, sheet: Sheet) -> bool:
    """Whether no deal has both."""
    if not _augen(one, sheet) & _augen(other, sheet):
        return True
    for first, second in ((one, other), (other, one)):
        excludes = _PAIRS.get((first.name, second.name))
        if excludes is not None and first.won and excludes(first, second, sheet):
            return True
    return False


# ------------------------------------------------------------------------------------------------------------- Augen


def _augen(item: ScoredItem, sheet: Sheet) -> frozenset[int]:
    """The Augen that the declarer's side can have ended with where this item is as told."""
    total = sheet.rules.counting.total.value
    everything = range(total + 1)
    if item.name == SPIEL:
        goal = terms_of(sheet.parties.contract).least_augen.value
        return frozenset(augen for augen in everything if (augen >= goal) is item.won and augen != sheet.tie)
    if item.name == ABSOLUT:
        return frozenset(augen for augen in everything if (_absolut(augen, sheet.rules) is item.side) is item.won)
    if item.name == VALAT and item.won:
        return frozenset({total if item.side is Side.DECLARER else 0})
    return frozenset(everything)


def _absolut(augen: int, rules: ZwanzigerrufenRules) -> Side | None:
    """Whose Absolut it is where the declarer's side has so many Augen."""
    rulings, ends = rules.bonuses, {Side.DECLARER: augen, Side.FOES: rules.counting.total.value - augen}
    return next(
        (rulings.absolut_belongs_to.value(side) for side, has in ends.items() if has <= rulings.absolut_augen.value),
        None,
    )


# ---------------------------------------------------------------------------------------------------- cards and tricks


def _trull_and_mondfang(trull: ScoredItem, catch: ScoredItem, sheet: Sheet) -> bool:
    """The Trull in one hand leaves no Sküs that another could catch its Mond with."""
    del trull, catch
    return sheet.rules.bonuses.sets_as_dealt.value


def _trull_and_pagat(trull: ScoredItem, pagat: ScoredItem, sheet: Sheet) -> bool:
    """The I is in the hand with the Trull, so that nobody on the other side played it."""
    held = pagat.won or not pagat.announced or sheet.rules.announcing.pagat_by_holder.value
    return sheet.rules.bonuses.sets_as_dealt.value and held and pagat.side is not trull.side


def _valat_and_pagat(valat: ScoredItem, pagat: ScoredItem, sheet: Sheet) -> bool:
    """Whoever makes the Pagat Ultimo has a trick."""
    del sheet
    return pagat.won and pagat.side is not valat.side


def _valat_and_mondfang(valat: ScoredItem, catch: ScoredItem, sheet: Sheet) -> bool:
    """Whoever catches the Mond of a declarer without a partner has a trick."""
    lone = sheet.parties.partner is None and catch.side is Side.FOES
    return lone and valat.side is not catch.side


def _two_absoluts(silent: ScoredItem, failed: ScoredItem, sheet: Sheet) -> bool:
    """Beside the announcement of a side that stayed low itself, the other's silent one does not count in a reading."""
    rulings = sheet.rules.bonuses
    collapsed = rulings.absolut_belongs_to.value(failed.side) is silent.side
    return rulings.absolut_fails_alone.value and collapsed and _is_beside_failed(silent, failed)


def _two_valats(silent: ScoredItem, failed: ScoredItem, sheet: Sheet) -> bool:
    """Beside the announcement of a side without a trick, the other's silent one does not count in a reading."""
    return sheet.rules.bonuses.valat_fails_alone.value and _is_beside_failed(silent, failed)


def _is_beside_failed(silent: ScoredItem, failed: ScoredItem) -> bool:
    """Whether the first is silent and the second an announcement of the other side that failed."""
    return not silent.announced and failed.announced and not failed.won and failed.side is not silent.side


_PAIRS: Final[Mapping[tuple[str, str], Callable[[ScoredItem, ScoredItem, Sheet], bool]]] = {
    (ABSOLUT, ABSOLUT): _two_absoluts,
    (VALAT, VALAT): _two_valats,
    (TRULL, MONDFANG): _trull_and_mondfang,
    (TRULL, PAGAT): _trull_and_pagat,
    (VALAT, PAGAT): _valat_and_pagat,
    (VALAT, MONDFANG): _valat_and_mondfang,
}
"""What excludes what, where the first of the two is won."""


# ---------------------------------------------------------------------------------------------------- what is missing


def _refuse_undoubled(item: ScoredItem, place: str, sheet: Sheet) -> None:
    """Refuse what the opponents announce only with a Kontra to the game, where the game has none."""
    rules, games = sheet.rules, [one for one in sheet.items if one.name == SPIEL]
    from_before = not rules.bidding.bonuses_lapse.value and not is_normal(sheet.parties.contract)
    if not item.announced or item.side is not Side.FOES or from_before or not games:
        return
    if item.name not in ASKING or (item.name == PAGAT and not rules.announcing.pagat_needs_kontra.value):
        return
    rule, _ = kontra_rule(item.name, rules)
    if (rule.needed or rule.added) and not any(one.doubled for one in games):
        refuse_question(place, f"a Kontra to the game beside an announced {item.name} of foes", "none")


def _refuse_missing(sheet: Sheet) -> None:
    """Refuse a sheet without the game, or without an Absolut that counts in silence."""
    everything = frozenset(range(sheet.rules.counting.total.value + 1))
    possible = everything.intersection(*(_augen(one, sheet) for one in sheet.items))
    if sheet.scores(SPIEL) and not any(one.name == SPIEL for one in sheet.items):
        possible &= {sheet.tie}
        if not possible:
            refuse_question("items", "Spiel among them, which somebody has won", ", ".join(map(_in_words, sheet.items)))
    if all(_lacks_absolut(augen, sheet) for augen in possible):
        refuse_question("items", f"{ABSOLUT} among them", ", ".join(map(_in_words, sheet.items)))


def _lacks_absolut(augen: int, sheet: Sheet) -> bool:
    """Whether a sheet has no Absolut although the declarer's side ended with so many Augen that there is one."""
    rulings, owner = sheet.rules.bonuses, _absolut(augen, sheet.rules)
    told = [one for one in sheet.items if one.name == ABSOLUT]
    collapsed = rulings.absolut_fails_alone.value and any(one.announced and one.side is not owner for one in told)
    if owner is None or not rulings.absolut_in_silence.value or collapsed or any(one.side is owner for one in told):
        return False
    known = terms_of(sheet.parties.contract).manner != FARBENSOLO or ABSOLUT in rulings.farbensolo_scores.value
    return known and ABSOLUT in sheet.rules.items and sheet.scores(ABSOLUT)
