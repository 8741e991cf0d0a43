"""Mistakes in settling games with a declarer."""

from collections.abc import Callable, Sequence

from proving.bugs.wrong_engine import BugKind, Told, WrongEngine, bug

from tarock_engine.actions import KOENIGE, SPIEL, VALAT
from tarock_engine.karl import settling
from tarock_engine.karl.rules import KarlRules
from tarock_engine.scoring import Parties, ScoredItem, Settlement, SettlementLine

_Lines = list[SettlementLine]


@bug(BugKind.SEATS, "settling")
def partner_in_the_first_seat_is_none(engine: WrongEngine) -> None:
    """A partner in seat 0 is taken for none when it comes to paying, because 0 is false."""

    def settle(
        right: Callable[..., Settlement], parties: Parties, items: Sequence[ScoredItem], rules: KarlRules
    ) -> Settlement:
        return right(parties._replace(partner=parties.partner or None), items, rules)

    engine.instead(settling.settle, settle)


@bug(BugKind.MEETING, "settling")
def valat_forgets_the_kontra_to_the_game(engine: WrongEngine) -> None:
    """Where a Valat takes the place of the price, the doublings of the game are forgotten with it."""

    def lines_of(
        right: Callable[..., _Lines], contract: str, items: Sequence[ScoredItem], rules: KarlRules, *, alone: bool
    ) -> _Lines:
        if any(item.name == VALAT for item in items):
            items = [item._replace(doubled=()) if item.name == SPIEL else item for item in items]
        return right(contract, items, rules, alone=alone)

    engine.instead(settling.lines_of, lines_of)


@bug(BugKind.LADDERS, "settling")
def retour_to_koenige_counts_as_kontra(engine: WrongEngine) -> None:
    """A Retour to alle Könige leaves them at the double of the Kontra."""

    def lines_of(
        right: Callable[..., _Lines], contract: str, items: Sequence[ScoredItem], rules: KarlRules, *, alone: bool
    ) -> _Lines:
        near = [item._replace(doubled=item.doubled[:1]) if item.name == KOENIGE else item for item in items]
        return right(contract, near, rules, alone=alone)

    engine.instead(settling.lines_of, lines_of)


@bug(BugKind.UNSEEN, "settling")
def lines_of_a_negative_game_are_nobodys(engine: WrongEngine) -> None:
    """The three lines of a negative game do not say against which opponent they count."""

    def nobodys(_: Told, answer: Told) -> Told:
        return answer | {"lines": [line | {"against": None} for line in answer["lines"]]}

    engine.answered("settle", nobodys)
    engine.answered("deal", nobodys)
