"""Mistakes in what is won and lost."""

from collections.abc import Iterator
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.cards import FOUR_KOENIGE, named
from tarock_engine.lungau import bonuses
from tarock_engine.scoring import ScoredItem
from tarock_reference import scores


@bug(BugKind.PAIRS, "bonuses")
def three_koenige_are_all(engine: WrongEngine) -> None:
    """Whoever has the Könige of ♥, ♠ and ♣ has the Prämie for all four, wherever the K♦ is."""
    karo = named("K♦")
    others = FOUR_KOENIGE & ~karo

    def fang(right: Any, ending: Any, chains: Any, rules: Any) -> Any:
        piles = {side: pile | karo if pile & others == others else pile for side, pile in ending.piles.items()}
        return right(ending._replace(piles=piles), chains, rules)

    engine.instead(bonuses._fang, fang)  # noqa: SLF001 - the rule has no other name


@bug(BugKind.MEETING, "bonuses")
def the_later_announcement_overwrites(engine: WrongEngine) -> None:
    """Announcements are kept by their names, so that of a Prämie that both sides announced only the later counts."""

    def counting_chains(right: Any, ending: Any, rules: Any) -> Any:
        return tuple({chain.item: chain for chain in right(ending, rules)}.values())

    engine.instead(bonuses._counting_chains, counting_chains)  # noqa: SLF001 - the rule has no other name


@bug(BugKind.LADDERS, "bonuses")
def a_valat_keeps_its_kontra_alone(engine: WrongEngine) -> None:
    """Of the doublings of an announced Valat only the Kontra is carried over into the result."""

    def valat(right: Any, ending: Any, rules: Any) -> Iterator[Any]:
        for scored in right(ending, rules):
            yield scored._replace(doubled=scored.doubled[:1]) if isinstance(scored, ScoredItem) else scored

    engine.instead(bonuses._valat, valat)  # noqa: SLF001 - the rule has no other name


@bug(BugKind.LATE, "bonuses")
def a_vogerl_is_won_by_the_partner_too(engine: WrongEngine) -> None:
    """A Vogerl that comes in its trick is won whenever its party takes that trick, be it with the partner's card."""

    def bird(right: Any, name: Any, trick: Any, *others: Any) -> Any:
        found = right(name, trick, *others)
        return found._replace(won=trick.winner is found.side)

    engine.instead(bonuses._bird, bird)  # noqa: SLF001 - the rule has no other name


@bug(BugKind.UNSEEN, "bonuses")
def who_doubled_is_told_by_seat(engine: WrongEngine) -> None:
    """The seats that doubled an item are told in the order of seats, not in that of their steps."""

    def item_on_wire(right: Any, item: Any) -> Any:
        return right(item._replace(doubled=tuple(sorted(item.doubled))))

    engine.instead(scores.item_on_wire, item_on_wire)
