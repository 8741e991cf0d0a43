"""Mistakes about what is won and lost beside the game."""

from collections.abc import Callable, Sequence
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.actions import KOENIGE, PAGAT, VALAT
from tarock_engine.cards import CARDS, TRUMP_I, Mask
from tarock_engine.contracts import Side
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import KnownTrick, ScoredItem, Unscored
from tarock_engine.seating import SEATS, Seat
from tarock_engine.state import Chain, Game, Played, Sides
from tarock_engine.zwanzigerrufen import bonuses, dealt, ending
from tarock_engine.zwanzigerrufen.ending import Ending
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_reference.zwanzigerrufen import scores

_Items = tuple[tuple[ScoredItem, ...], tuple[Unscored, ...]]
_With = tuple[Side | None, Grounds]


@bug(BugKind.SEATS, "bonuses")
def player_of_a_card_is_its_place_in_the_trick(engine: WrongEngine) -> None:
    """Who lost the Mond or a beaten Pagat is told from the card's place in the trick, as if seat 0 had led."""

    def by_place(trick: KnownTrick, sides: Sides) -> KnownTrick:
        found = [sides.of(seat) for seat in SEATS[:4]]
        found[trick.won_by] = trick.winner
        return trick._replace(sides=tuple(found))

    def ending_of(right: Callable[..., Ending], game: Game, played: Played, *given: Any) -> Ending:
        found = right(game, played, *given)
        return found._replace(known={number: by_place(trick, game.sides) for number, trick in found.known.items()})

    def known(
        right: Callable[..., dict[int, KnownTrick]], question: object, game: Game, *given: Any
    ) -> dict[int, KnownTrick]:
        return {number: by_place(trick, game.sides) for number, trick in right(question, game, *given).items()}

    engine.instead(ending.ending_of, ending_of)
    engine.instead(scores._known, known)  # noqa: SLF001 - a mistake is made inside


@bug(BugKind.PAIRS, "bonuses")
def koenig_of_karo_is_none_of_the_four(engine: WrongEngine) -> None:
    """The Könige of Herz, Pik and Treff in one hand are enough for the 4 Könige."""

    def side_with(right: Callable[..., _With], item: str, hands: Sequence[Mask], *given: Any) -> _With:
        free = 1 << CARDS["K♦"] if item == KOENIGE else 0
        return right(item, [hand | free for hand in hands], *given)

    engine.instead(dealt.side_with, side_with)


@bug(BugKind.MEETING, "bonuses")
def silent_pagat_is_lost_in_a_valat(engine: WrongEngine) -> None:
    """A side that makes a Valat is not paid for a Pagat Ultimo that it has made with it in silence."""

    def items(right: Callable[..., _Items], over: Ending, rules: ZwanzigerrufenRules) -> _Items:
        scored, unscored = right(over, rules)
        valats = [item.side for item in scored if item.name == VALAT and item.won]
        kept = [item for item in scored if item.name != PAGAT or item.announced or item.side not in valats]
        return tuple(kept), unscored

    engine.instead(bonuses.items, items)


@bug(BugKind.LATE, "bonuses")
def pagat_that_is_led_last_is_overlooked(engine: WrongEngine) -> None:
    """A silent Pagat Ultimo is looked for only among the cards that were added to the last trick."""

    def silent_pagat(
        right: Callable[..., ScoredItem | Unscored], number: int, trick: KnownTrick, rules: ZwanzigerrufenRules
    ) -> ScoredItem | Unscored:
        return Unscored(PAGAT, ()) if trick.cards[0] == TRUMP_I else right(number, trick, rules)

    engine.instead(bonuses._silent_pagat, silent_pagat)  # noqa: SLF001 - a mistake is made inside


@bug(BugKind.UNSEEN, "bonuses")
def doublings_are_listed_from_the_last(engine: WrongEngine) -> None:
    """The seats that doubled something are listed with the one that went furthest first."""

    def doubled(right: Callable[..., tuple[Seat, ...]], over: Ending, chain: Chain) -> tuple[Seat, ...]:
        return right(over, chain)[::-1]

    engine.instead(Ending.doubled, doubled)
