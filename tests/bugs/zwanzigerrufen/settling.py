"""Mistakes in settling a deal."""

from collections.abc import Callable, Sequence
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.actions import SPIEL, VALAT
from tarock_engine.amounts import Amount
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import Parties, ScoredItem, SettledItem, SettlementLine
from tarock_engine.zwanzigerrufen import settling
from tarock_engine.zwanzigerrufen.names import SOLO
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.settling import Stakes

_Paid = Callable[..., tuple[Amount, ...]]
_Worth = tuple[Amount, Grounds]


@bug(BugKind.SEATS, "settling")
def payments_begin_with_vorhand(engine: WrongEngine) -> None:
    """The payments are listed in the order of play from Vorhand on, as if she sat in seat 0."""

    def paid(
        right: _Paid, parties: Parties, lines: Sequence[SettlementLine], rules: ZwanzigerrufenRules
    ) -> tuple[Amount, ...]:
        found = right(parties, lines, rules)
        return tuple([found[seat] for seat in parties.seating.active])

    engine.instead(settling._paid, paid)  # noqa: SLF001 - a mistake is made inside


@bug(BugKind.MEETING, "settling")
def solo_does_not_double_what_was_announced(engine: WrongEngine) -> None:
    """An announced Absolut or Pagat Ultimo counts no more in a Solo than elsewhere, since it is doubled already."""

    def value(right: Callable[..., _Worth], entry: SettledItem, stakes: Stakes, rules: ZwanzigerrufenRules) -> _Worth:
        twice = stakes.contract == SOLO and entry.name not in (SPIEL, VALAT)
        return right(entry._replace(announced=entry.announced and not twice), stakes, rules)

    engine.instead(settling._value, value)  # noqa: SLF001 - a mistake is made inside


@bug(BugKind.MEETING, "settling")
def kontra_to_the_game_doubles_the_valat(engine: WrongEngine) -> None:
    """What the game was doubled by holds for a Valat too."""

    def valat(right: Callable[..., _Worth], entry: SettledItem, stakes: Stakes, *given: Any) -> _Worth:
        steps, _ = settling.factor(SPIEL, stakes.game_steps, given[-1])
        worth, grounds = right(entry, stakes, *given)
        return worth * steps, grounds

    engine.instead(settling._valat, valat)  # noqa: SLF001 - a mistake is made inside


@bug(BugKind.LADDERS, "settling")
def resupre_to_a_bonus_counts_as_supre(engine: WrongEngine) -> None:
    """A bonus counts eight times at most; the game goes on to sixteen."""

    def factor(
        right: Callable[..., tuple[int, Grounds]], name: str, number: int, rules: ZwanzigerrufenRules
    ) -> tuple[int, Grounds]:
        return right(name, number if name == SPIEL else min(number, 3), rules)

    engine.instead(settling.factor, factor)


@bug(BugKind.LADDERS, "settling")
def who_doubles_twice_counts_once(engine: WrongEngine) -> None:
    """How often something was doubled is how many players have doubled it, so Supre by the seat of Kontra is lost."""

    def of(right: Callable[..., SettledItem], kind: Any, item: ScoredItem) -> SettledItem:
        return right(kind, item)._replace(steps=len(set(item.doubled)))

    engine.instead(vars(SettledItem)["of"].__func__, of)


@bug(BugKind.UNSEEN, "settling")
def line_of_a_failed_bonus_is_its_winners(engine: WrongEngine) -> None:
    """The line of an announced bonus that failed names the side that is paid for it as the one whose it is."""

    def line(
        right: Callable[..., SettlementLine], entry: SettledItem, stakes: Stakes, rules: ZwanzigerrufenRules
    ) -> SettlementLine:
        found = right(entry, stakes, rules)
        return found if entry.won or not entry.announced else found._replace(side=entry.side.other)

    engine.instead(settling._line, line)  # noqa: SLF001 - a mistake is made inside


@bug(BugKind.UNSEEN, "settling")
def vorhand_pays_for_her_partner(engine: WrongEngine) -> None:
    """What a normal game costs its side is paid by Vorhand to both opponents, and nothing by her partner."""

    def paid(
        right: _Paid, parties: Parties, lines: Sequence[SettlementLine], rules: ZwanzigerrufenRules
    ) -> tuple[Amount, ...]:
        found = list(right(parties, lines, rules))
        if parties.partner is not None and found[parties.declarer] < 0:
            found[parties.declarer], found[parties.partner] = 2 * found[parties.declarer], 0
        return tuple(found)

    engine.instead(settling._paid, paid)  # noqa: SLF001 - a mistake is made inside
