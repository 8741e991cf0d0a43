"""What only a house rules on and no source does: items of its own, further prices, and when an item counts."""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, Protocol

from tarock_engine.actions import SPIEL, VALAT
from tarock_engine.amounts import Amount, Augen, as_integer
from tarock_engine.cards import Card, CardSet, Mask, mask_of
from tarock_engine.contracts import Side
from tarock_engine.payment_lines import AloneEnd, Flow, PaymentLine, flows_of
from tarock_engine.ruling import Grounds, Group, Ruling, in_words
from tarock_engine.scoring import Parties, ScoredItem, SettledItem, Settlement, Unscored, has_hidden_king
from tarock_engine.seating import Seat


@in_words("The party against this one")
def of_other_side(side: Side) -> Side:
    return side.other


@in_words("That party itself")
def of_itself(side: Side) -> Side:
    return side


class ValatBeside(NamedTuple):
    """Whether the game is scored beside a Valat, and which silent and announced Boni are."""

    game: bool
    silent: tuple[str, ...]
    announced: tuple[str, ...]

    @staticmethod
    def of(kept: tuple[str, ...] | ValatBeside) -> ValatBeside:
        """What a plain list of items says: of a Bonus the same, whether it is silent or announced."""
        if isinstance(kept, ValatBeside):
            return kept
        boni = tuple([name for name in kept if name != SPIEL])
        return ValatBeside(game=SPIEL in kept, silent=boni, announced=boni)

    def is_beside(self, item: ScoredItem | Unscored) -> bool:
        """Whether an item is settled beside a Valat; what is not scored anyway is told where any Bonus is."""
        if item.name == SPIEL:
            return self.game
        if isinstance(item, Unscored):
            return bool(self.silent or self.announced)
        return self.is_scored(item.name, announced=item.announced)

    def is_scored(self, item: str, *, announced: bool) -> bool:
        """Whether a Bonus is scored beside a Valat."""
        return item in (self.announced if announced else self.silent)


class TimesBesideValat(NamedTuple):
    """How often other items count beside a Valat made in silence, one announced and made, and one that failed.

    ``silent_items``: silent ones too, and not only the game and what was announced.
    """

    silent: Amount = 1
    announced: Amount = 1
    if_failed: Amount = 1
    silent_items: bool = True


class PartnersCard(enum.Enum):
    """For whom it counts that a side takes the card of a catch from its own partner."""

    NOBODY = "for nobody"
    CATCHER = "for the side itself"
    OTHERS = "for the other side"


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
    """What was taken: the cards and Augen of each party, the tricks known by number, and how many there are.

    ``trumps`` is the most trumps that a player of each party was dealt; None if that is not known.
    """

    cards: Mapping[Side, Mask]
    augen: Mapping[Side, Augen]
    known: Mapping[int, SeenTrick]
    tricks: int
    trumps: Mapping[Side, int] | None = None

    def catcher_of(self, card: Card, by: Mask, time: CatchTime, partners: PartnersCard) -> list[Side]:
        """The party for which it counts that one of ``by`` took the card at this time; empty if it does not."""
        numbers = [number for number in self.known if time.is_at(number, self.tricks)]
        tricks = [trick for trick in map(self.known.__getitem__, numbers) if card in trick.cards]
        takers = by & ~mask_of([card])
        caught = [trick for trick in tricks if takers >> trick.cards[trick.won_by] & 1]
        owners = [trick.sides[trick.cards.index(card)] for trick in caught]
        of_own = {PartnersCard.NOBODY: None, PartnersCard.CATCHER: False, PartnersCard.OTHERS: True}[partners]
        return [
            trick.winner.other if owner is trick.winner and of_own else trick.winner
            for trick, owner in zip(caught, owners, strict=True)
            if owner is not trick.winner or of_own is not None
        ]

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
    caught_by: Mapping[str, Ruling[CardSet]] = dataclasses.field(default_factory=dict)
    """The cards that can catch the card of a catch."""
    caught_in: Mapping[str, Ruling[CatchTime]] = dataclasses.field(default_factory=dict)
    """In which tricks the card of a catch has to be caught."""
    partners_card: Mapping[str, Ruling[PartnersCard]] = dataclasses.field(default_factory=dict)
    """For whom it counts that a side takes the card of a catch from its own partner."""
    own_takers: Mapping[str, Ruling[Card]] = dataclasses.field(default_factory=dict)
    """The card that makes an item of the house's own by taking a trick."""
    taken_in: Mapping[str, Ruling[int]] = dataclasses.field(default_factory=dict)
    """The number of the trick that the card of an item of the house's own has to take."""
    own_hands: Mapping[str, Ruling[int]] = dataclasses.field(default_factory=dict)
    """How many trumps in one hand as dealt make an item of the house's own."""
    taken_by_side: Mapping[str, Ruling[bool]] = dataclasses.field(default_factory=dict)
    """Whether a Vogel is won also when another card of its side takes its trick."""
    only_announced: Mapping[str, Ruling[bool]] = dataclasses.field(default_factory=dict)
    """Whether an item counts only when it was announced."""
    only_with_game: Mapping[str, Ruling[bool]] = dataclasses.field(default_factory=dict)
    """Whether an item counts only for the side that has won the game."""
    only_declarer: Mapping[str, Ruling[bool]] = dataclasses.field(default_factory=dict)
    """Whether an item counts only for the declarer's side."""

    @property
    def has_sets_with_talon(self) -> bool:
        """Whether sets of cards may lie outside the tricks, as in a source that has no ruling on it."""
        return True

    def cards_for_sets(self, piles: Mapping[Side, Mask], in_tricks: Mapping[Side, Mask] | None) -> Mapping[Side, Mask]:
        """The cards of each side that count for sets; ``in_tricks`` is None if they are not known."""
        return piles if in_tricks is None or self.has_sets_with_talon else in_tricks

    def has_taken(self, name: str, trick: SeenTrick, place: int) -> tuple[bool, Grounds]:
        """Whether the card of a Vogel in this ``place`` took its trick, and the clause if only its side did."""
        is_by_side = trick.won_by != place and trick.winner is trick.sides[place] and _is_so(self.taken_by_side, name)
        return is_by_side or trick.won_by == place, (self.taken_by_side[name].clause,) if is_by_side else ()

    @property
    def own_sets(self) -> Mapping[str, Ruling[object]]:
        """What each item of the house's own needs."""
        return {**self.own_cards, **self.own_augen, **self.own_catches, **self.own_takers, **self.own_hands}

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
        for name, card in self.own_catches.items():
            partners = self.partners_card.get(name)
            of_partner = PartnersCard.NOBODY if partners is None else partners.value
            yield name, card, taken.catcher_of(card.value, self.caught_by[name].value, times[name].value, of_partner)
        yield from (
            (name, card, taken.taker_with(card.value, numbers[name].value)) for name, card in self.own_takers.items()
        )
        for name, number in self.own_hands.items():
            yield name, number, [side for side, trumps in (taken.trumps or {}).items() if trumps >= number.value]

    def most_trumps(
        self, hands: Mapping[Seat, Mask], sides: Mapping[Seat, Side], trumps: Mask
    ) -> dict[Side, int] | None:
        """The most trumps that a player of each party was dealt; None if no item of the house depends on them."""
        if not self.own_hands:
            return None
        counted = [(sides[seat], (hand & trumps).bit_count()) for seat, hand in hands.items() if seat in sides]
        return {side: max((number for of, number in counted if of is side), default=0) for side in Side}

    @property
    def has_conditions(self) -> bool:
        """Whether the house rules on when an item counts."""
        return bool(self.only_announced or self.only_with_game or self.only_declarer)

    def conditions_on(self, name: str) -> list[Ruling[bool]]:
        """The rulings of the house on when an item counts."""
        tables = (self.only_announced, self.only_with_game, self.only_declarer)
        return [table[name] for table in tables if name in table]

    def counting_here(self, scored: Sequence[ScoredItem]) -> tuple[list[ScoredItem], list[Unscored]]:
        """The items that count by the conditions of the house, and those that do not."""
        if not self.has_conditions:
            return [*scored], []
        won = next((item.won for item in scored if item.name == SPIEL), None)
        told = [
            item._replace(grounds=(*item.grounds, *(ruling.clause for ruling in self.conditions_on(item.name))))
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
    own = [announced[name] for name in birds if name in announced][:1]
    won, doubled = all(bird.won for bird in own), max((bird.doubled for bird in own), key=len, default=())
    return [
        item._replace(won=item.won and won, doubled=max(item.doubled, doubled, key=len)) if item.name == SPIEL else item
        for item in items
        if item not in own
    ]


def _is_so(table: Mapping[str, Ruling[bool]], name: str) -> bool:
    ruling = table.get(name)
    return ruling is not None and ruling.value


@dataclasses.dataclass(frozen=True, kw_only=True)
class OwnPrices(Group):
    """Prices that few sources have or none: of lost items, of a Renonce, and where everybody plays for himself."""

    silent_lost_prices: Mapping[str, Ruling[Amount]] = dataclasses.field(default_factory=dict)
    """What a silent item counts when it is lost, where that is another price."""
    announced_lost_prices: Mapping[str, Ruling[Amount]] = dataclasses.field(default_factory=dict)
    """What an announced item counts when it is lost, where that is another price."""

    renonce_price: Ruling[Amount | None] | None = None
    """What a Renonce costs to each of the others, whatever is played; none where it has no such price."""
    renonce_price_alone: Ruling[Amount | None] | None = None
    """What a Renonce costs to each of the others where everybody plays for himself; none where it is as elsewhere."""

    def renonce_paid(self, players: int, seats: Sequence[Seat], offender: Seat, *, is_alone: bool) -> Settlement | None:
        """The settlement of a Renonce in a house where it has a fixed price; None in others.

        ``seats`` are those that settle the game, among so many players; ``is_alone``: everybody plays for himself.
        """
        own = self.renonce_price_alone if is_alone else None
        ruled = self.renonce_price if own is None or own.value is None else own
        if ruled is None or ruled.value is None:
            return None
        payments: list[Amount] = [0] * players
        for seat in seats:
            payments[seat] += ruled.value
            payments[offender] -= ruled.value
        return Settlement(tuple(payments), (), (ruled.clause,))

    game_kontra_stands_alone: Ruling[bool] | None = None
    """Whether a Kontra to the game counts where a hidden Talon had the called König, so that nobody was a partner."""

    def is_void_alone(self, item: str, *stand: Ruling[bool] | None) -> bool:
        """Whether a Kontra to an item is void where nobody was a partner; ``stand`` says whether every one counts."""
        of_game = self.game_kontra_stands_alone if item == SPIEL else None
        return any(ruling is not None and not ruling.value for ruling in (*stand, of_game))

    def without_void(
        self, items: Sequence[ScoredItem], parties: Parties, *stand: Ruling[bool] | None
    ) -> Sequence[ScoredItem]:
        """The items without the Kontras that are void because a hidden Talon had the called König."""
        if not has_hidden_king(parties.contract, from_talon=parties.from_talon):
            return items
        return [item._replace(doubled=()) if self.is_void_alone(item.name, *stand) else item for item in items]

    failed_valat_loses_game: Ruling[bool] | None = None
    """Whether the side whose announced Valat fails has lost the game too."""
    times_beside_valat: Ruling[TimesBesideValat] | None = None
    """How often the other items count beside a Valat."""
    trischaken_pays: Ruling[tuple[PaymentLine, ...] | None] | None = None
    """Who pays whom where everybody plays for himself; none where it is as in the source."""

    def flows_alone(self, table: AloneEnd) -> tuple[list[Flow] | None, Grounds]:
        """What is paid where everybody plays for himself, with the clause; None in a house that pays as its source."""
        ruled = self.trischaken_pays
        if ruled is None or ruled.value is None:
            return None, ()
        return [*flows_of(ruled.value, table)], (ruled.clause,)

    def failed_side(self, items: Iterable[ScoredItem]) -> Side | None:
        """The party that loses the game by its failed announced Valat; None if there is none, or both failed."""
        ruled = self.failed_valat_loses_game
        failed = {item.side for item in items if item.name == VALAT and not item.won}
        return failed.pop() if len(failed) == 1 and ruled is not None and ruled.value else None

    def with_failed_valat(self, items: Sequence[ScoredItem]) -> Sequence[ScoredItem]:
        """The items, with the game lost by the side whose Valat failed."""
        loser, ruled = self.failed_side(items), self.failed_valat_loses_game
        if loser is None or ruled is None:
            return items
        return [
            item._replace(won=loser is Side.FOES, grounds=(*item.grounds, ruled.clause)) if item.name == SPIEL else item
            for item in items
        ]

    def valat_factor(self, item: SettledItem, valats: Iterable[SettledItem]) -> tuple[Amount, Grounds]:
        """How often an item counts beside Valats, and the clause; once in a house that does not multiply it."""
        ruled, factor = self.times_beside_valat, Fraction(1)
        if ruled is None or item.name == VALAT:
            return 1, ()
        if item.name == SPIEL or item.announced or ruled.value.silent_items:
            for valat in valats:
                made = ruled.value.announced if valat.announced else ruled.value.silent
                factor *= made if valat.won else ruled.value.if_failed
        return as_integer(factor), (ruled.clause,)

    def lost_price(self, name: str, *, announced: bool) -> Ruling[Amount] | None:
        """The price of a lost item; None if it costs what it brings."""
        return (self.announced_lost_prices if announced else self.silent_lost_prices).get(name)
