"""What only a house rules on and no source does: items of its own, further prices, and when an item counts."""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from tarock_engine.actions import SPIEL
from tarock_engine.amounts import Amount, Augen
from tarock_engine.cards import Card, CardSet, Mask
from tarock_engine.contracts import Side
from tarock_engine.ruling import Grounds, Group, Ruling
from tarock_engine.scoring import ScoredItem, Settlement, Unscored
from tarock_engine.seating import Seat


class CatchTime(enum.Enum):
    """In which tricks a card is caught."""

    ANY = "in any trick"
    LAST = "in the last trick"
    EARLIER = "before the last trick"

    def is_at(self, number: int, tricks: int) -> bool:
        """Whether it is the time of the trick of this number, of so many."""
        return self is CatchTime.ANY or (number == tricks) is (self is CatchTime.LAST)


class SeenTrick(Protocol):
    """A trick: its cards, the party of the player of each, and the party that took it."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order of play."""

    @property
    def sides(self) -> tuple[Side, ...]:
        """The party of the player of each card."""

    @property
    def won_by(self) -> int:
        """The place of the winning card."""

    @property
    def winner(self) -> Side:
        """The party that took the trick."""


class Taken(NamedTuple):
    """What was taken: the cards and Augen of each party, the tricks known by number, and how many there are."""

    cards: Mapping[Side, Mask]
    augen: Mapping[Side, Augen]
    known: Mapping[int, SeenTrick]
    tricks: int

    def catcher_of(self, card: Card, time: CatchTime) -> list[Side]:
        """The party that took a card of the other in a trick of this time; empty if none did."""
        numbers = [number for number in self.known if time.is_at(number, self.tricks)]
        tricks = [trick for trick in map(self.known.__getitem__, numbers) if card in trick.cards]
        return [trick.winner for trick in tricks if trick.sides[trick.cards.index(card)] is not trick.winner]

    def taker_with(self, card: Card, number: int) -> list[Side]:
        """The party whose card took a trick of this number; empty if it did not."""
        tricks = [self.known[known] for known in self.known if known == number]
        return [trick.winner for trick in tricks if trick.cards[trick.won_by] == card]


@dataclasses.dataclass(frozen=True, kw_only=True)
class OwnItems(Group):
    """The items of a house's own, and what it rules on when items count; no source has any of it."""

    own_cards: Mapping[str, Ruling[CardSet]] = dataclasses.field(default_factory=dict)
    """The cards that make an item of the house's own."""
    own_augen: Mapping[str, Ruling[Augen]] = dataclasses.field(default_factory=dict)
    """The Augen that make an item of the house's own."""
    own_catches: Mapping[str, Ruling[Card]] = dataclasses.field(default_factory=dict)
    """The card of the other side whose catch makes an item of the house's own."""
    caught_in: Mapping[str, Ruling[CatchTime]] = dataclasses.field(default_factory=dict)
    """In which tricks the card of a catch has to be caught."""
    own_takers: Mapping[str, Ruling[Card]] = dataclasses.field(default_factory=dict)
    """The card that makes an item of the house's own by taking a trick."""
    taken_in: Mapping[str, Ruling[int]] = dataclasses.field(default_factory=dict)
    """The number of the trick that the card of an item of the house's own has to take."""
    taken_by_side: Mapping[str, Ruling[bool]] = dataclasses.field(default_factory=dict)
    """Whether a Vogel is won also when another card of its side takes its trick."""
    only_announced: Mapping[str, Ruling[bool]] = dataclasses.field(default_factory=dict)
    """Whether an item counts only when it was announced."""
    only_with_game: Mapping[str, Ruling[bool]] = dataclasses.field(default_factory=dict)
    """Whether an item counts only for the side that has won the game."""
    only_declarer: Mapping[str, Ruling[bool]] = dataclasses.field(default_factory=dict)
    """Whether an item counts only for the declarer's side."""
    for_others: Mapping[str, Ruling[bool]] = dataclasses.field(default_factory=dict)
    """Whether an item counts for the other side than the one that makes or loses it."""

    def has_taken(self, name: str, trick: SeenTrick, place: int) -> tuple[bool, Grounds]:
        """Whether the card of a Vogel in this ``place`` took its trick, and the clause if only its side did."""
        is_by_side = trick.won_by != place and trick.winner is trick.sides[place] and _is_so(self.taken_by_side, name)
        return is_by_side or trick.won_by == place, (self.taken_by_side[name].clause,) if is_by_side else ()

    @property
    def own_sets(self) -> Mapping[str, Ruling[object]]:
        """What each item of the house's own needs."""
        return {**self.own_cards, **self.own_augen, **self.own_catches, **self.own_takers}

    def own_made(self, taken: Taken) -> Iterator[tuple[str, Ruling[object], Sequence[Side]]]:
        """Each item of the house's own with what it needs and the sides that made it."""
        cards, augen, times, numbers = self.own_cards, self.own_augen, self.caught_in, self.taken_in
        yield from (
            (name, all_of, [side for side in Side if all_of.value & ~taken.cards[side] == 0])
            for name, all_of in cards.items()
        )
        yield from (
            (name, least, [side for side in Side if taken.augen[side] >= least.value]) for name, least in augen.items()
        )
        yield from (
            (name, card, taken.catcher_of(card.value, times[name].value)) for name, card in self.own_catches.items()
        )
        yield from (
            (name, card, taken.taker_with(card.value, numbers[name].value)) for name, card in self.own_takers.items()
        )

    @property
    def has_conditions(self) -> bool:
        """Whether the house rules on when an item counts."""
        return bool(self.only_announced or self.only_with_game or self.only_declarer or self.for_others)

    def conditions_on(self, name: str) -> list[Ruling[bool]]:
        """The rulings of the house on when an item counts."""
        tables = (self.only_announced, self.only_with_game, self.only_declarer, self.for_others)
        return [table[name] for table in tables if name in table]

    def counting_here(self, scored: Sequence[ScoredItem]) -> tuple[list[ScoredItem], list[Unscored]]:
        """The items that count by the conditions of the house, and those that do not."""
        if not self.has_conditions:
            return [*scored], []
        won = next((item.won for item in scored if item.name == SPIEL), None)
        told = [
            item._replace(
                side=item.side.other if _is_so(self.for_others, item.name) else item.side,
                grounds=(*item.grounds, *(ruling.clause for ruling in self.conditions_on(item.name))),
            )
            for item in scored
        ]
        kept = [item for item in told if not self.is_barred(item, won)]
        return kept, [Unscored(item.name, item.grounds) for item in told if item not in kept]

    def is_barred(self, item: ScoredItem, game_won: bool | None) -> bool:  # noqa: FBT001 -- None if no item shows it
        """Whether an item does not count by a condition of the house; ``game_won`` is about the declarer's side."""
        is_loser = game_won is not None and game_won is not (item.side is Side.DECLARER)
        return (
            (not item.announced and _is_so(self.only_announced, item.name))
            or (is_loser and _is_so(self.only_with_game, item.name))
            or (item.side is Side.FOES and _is_so(self.only_declarer, item.name))
        )


def with_bird_as_one(items: Sequence[ScoredItem], birds: Sequence[str]) -> Sequence[ScoredItem]:
    """The items; the game and the first of ``birds`` that the declarer's side announced are one, lost if either is.

    It is doubled as often as either of them.
    """
    announced = {item.name: item for item in items if item.announced and item.side is Side.DECLARER}
    bird = next((announced[name] for name in birds if name in announced), None)
    if bird is None:
        return items
    rest = [item for item in items if item is not bird]
    return [
        item._replace(won=item.won and bird.won, doubled=max(item.doubled, bird.doubled, key=len))
        if item.name == SPIEL
        else item
        for item in rest
    ]


def _is_so(table: Mapping[str, Ruling[bool]], name: str) -> bool:
    ruling = table.get(name)
    return ruling is not None and ruling.value


@dataclasses.dataclass(frozen=True, kw_only=True)
class OwnPrices(Group):
    """Prices that few sources have or none: of items that are lost, where that is another price, and of a Renonce."""

    silent_lost_prices: Mapping[str, Ruling[Amount]] = dataclasses.field(default_factory=dict)
    """What a silent item counts when it is lost, where that is another price."""
    announced_lost_prices: Mapping[str, Ruling[Amount]] = dataclasses.field(default_factory=dict)
    """What an announced item counts when it is lost, where that is another price."""

    renonce_price: Ruling[Amount | None] | None = None
    """What a Renonce costs to each of the others, whatever is played; none where it has no such price."""

    def renonce_paid(self, players: int, seats: Sequence[Seat], offender: Seat) -> Settlement | None:
        """The settlement of a Renonce in a house where it costs the same whatever is played; None in others.

        ``seats`` are those that settle the game, among so many players.
        """
        ruled = self.renonce_price
        if ruled is None or ruled.value is None:
            return None
        payments: list[Amount] = [0] * players
        for seat in seats:
            payments[seat] += ruled.value
            payments[offender] -= ruled.value
        return Settlement(tuple(payments), (), (ruled.clause,))

    def lost_price(self, name: str, *, announced: bool) -> Ruling[Amount] | None:
        """The price of a lost item; None if it costs what it brings."""
        return (self.announced_lost_prices if announced else self.silent_lost_prices).get(name)
