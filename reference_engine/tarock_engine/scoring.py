"""The types of items that are won and lost in a deal and of their payments, for all sources."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tarock_engine.actions import SPIEL
from tarock_engine.amounts import Amount, Augen
from tarock_engine.cards import Card
from tarock_engine.contracts import Contract, Side, TalonUse
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Game
from tarock_language.message import SaidError, message


class KnownTrick(NamedTuple):
    """A trick: its cards, the party of the player of each card, and the place of the winning card."""

    cards: tuple[Card, ...]
    sides: tuple[Side, ...]
    won_by: int

    @property
    def winner(self) -> Side:
        """The party that took the trick."""
        return self.sides[self.won_by]

    def side_of(self, card: Card) -> Side:
        """The party of whoever played ``card``."""
        return self.sides[self.cards.index(card)]


class ScoredItem(NamedTuple):
    """An item: ``side`` is the party that it belongs to, ``won`` whether that party wins it.

    ``against`` is the only opponent for whom it counts, if each doubles for himself.
    """

    name: str
    side: Side
    won: bool
    announced: bool
    doubled: tuple[Seat, ...]
    grounds: Grounds
    against: Seat | None = None


def game_against_each(
    foes: Iterable[Seat], doubled: Mapping[Seat | None, tuple[Seat, ...]], grounds: Grounds, *, won: bool
) -> Iterator[ScoredItem]:
    """The game as one item for each opponent, with the doublings on his account (``doubled``)."""
    for foe in foes:
        yield ScoredItem(
            name=SPIEL,
            side=Side.DECLARER,
            won=won,
            announced=False,
            doubled=doubled.get(foe, ()),
            grounds=grounds,
            against=foe,
        )


def doubled_as_game(items: Sequence[ScoredItem]) -> list[ScoredItem]:
    """The items with the doublings of the game among them, where one Kontra is for all."""
    doubled = next((item.doubled for item in items if item.name == SPIEL), ())
    return [item._replace(doubled=doubled) for item in items]


def doubled_together(items: Sequence[ScoredItem], apart: Ruling[bool] | None) -> list[ScoredItem]:
    """The items; in a house that doubles them with the game on the sheet the announced ones have its doublings."""
    if apart is None or apart.value or all(item.name != SPIEL for item in items):
        return [*items]
    doubled = doubled_as_game(items)
    told = [item._replace(grounds=(*item.grounds, apart.clause)) for item in doubled]
    return [together if item.announced else item for item, together in zip(items, told, strict=True)]


class Unscored(NamedTuple):
    """Something that is not scored, whether it happened or not, and the clauses that say so."""

    name: str
    grounds: Grounds


def of_known(
    found: Iterable[ScoredItem | Unscored], left_out: Collection[str], contract: Contract
) -> list[ScoredItem | Unscored]:
    """The results without the items that a house has left out; those that the game is without are not scored."""
    off = contract.without_items
    kept = [item for item in found if item.name not in left_out]
    return (
        kept
        if off is None
        else [Unscored(item.name, (off.clause,)) if item.name in off.value else item for item in kept]
    )


class Score(NamedTuple):
    """The end of a deal before it is paid: Augen by party or by seat, and everything that is scored."""

    augen: Mapping[Side | Seat, Augen]
    items: tuple[ScoredItem, ...]
    grounds: Grounds


def standing_doublings(doubled: Iterable[Seat], before: Side, side_of: Callable[[Seat], Side]) -> tuple[Seat, ...]:
    """The seats whose doublings count; a step is void if the side that said it would answer itself.

    ``before`` is the side of what was doubled.
    """
    found = []
    for seat in doubled:
        if side_of(seat) is not before:
            found.append(seat)
        before = side_of(seat)
    return tuple(found)


def without_own_steps(items: Sequence[ScoredItem], parties: Parties, own: Ruling[bool] | None) -> Sequence[ScoredItem]:
    """The items; where the ``own`` side may double too, without the doublings that count for nothing."""
    if own is None or not own.value:
        return items
    return [item._replace(doubled=standing_doublings(item.doubled, item.side, parties.side_of)) for item in items]


class SettledItem(NamedTuple):
    """The part of an item that its line in the settlement depends on; ``steps`` is how often it was doubled."""

    name: str
    side: Side
    won: bool
    announced: bool
    steps: int
    against: Seat | None

    @classmethod
    def of(cls, item: ScoredItem) -> SettledItem:
        """The item without its grounds, and with the number of its doublings."""
        return cls(
            name=item.name,
            side=item.side,
            won=item.won,
            announced=item.announced,
            steps=len(item.doubled),
            against=item.against,
        )


class SettlementLine(NamedTuple):
    """The worth of an item between one winner and one loser; positive if the declarer's side receives it."""

    name: str
    side: Side
    amount: Amount
    grounds: Grounds
    against: Seat | None = None


class Settlement(NamedTuple):
    """What each seat receives (negative: pays); the payments sum to zero.

    ``of_game`` is the part of the payments for the game alone, if it matters.
    """

    payments: tuple[Amount, ...]
    lines: tuple[SettlementLine, ...]
    grounds: Grounds
    of_game: tuple[Amount, ...] = ()


class Parties(NamedTuple):
    """The parties of a finished game with a declarer; ``from_talon``: the called card lay in the Talon.

    ``birds`` are the Vögel that the declarer himself announced, ``game_steps`` how often the game was doubled, ``lost``
    whether he lost it. They are None if only the items show it.
    """

    seating: Seating
    contract: Contract
    declarer: Seat
    partner: Seat | None
    from_talon: bool
    birds: frozenset[str] | None = None
    game_steps: int | None = None
    lost: bool | None = None

    @classmethod
    def of(cls, game: Game) -> Parties:
        """The parties of ``game``."""
        return cls(
            seating=game.dealt.seating,
            contract=game.contract,
            declarer=game.declarer,
            partner=game.partner,
            from_talon=game.from_talon,
        )

    def side_of(self, seat: Seat) -> Side:
        """The party of a seat."""
        return Side.DECLARER if seat in (self.declarer, self.partner) else Side.FOES


def has_hidden_king(contract: Contract, *, from_talon: bool) -> bool:
    """Whether the called König lay in a hidden Talon, so that only the end shows that there was no partner."""
    return from_talon and contract.talon.value is TalonUse.HIDDEN


def between(parties: Parties, net: Amount, two_against_two: int) -> list[Amount]:
    """What each seat receives if the declarer's party receives ``net`` from each opponent.

    With two against two each winner receives ``net`` times ``two_against_two``; a declarer alone receives ``net`` from
    each of the three.
    """
    mine = {parties.declarer} if parties.partner is None else {parties.declarer, parties.partner}
    foes = [seat for seat in parties.seating.active if seat not in mine]
    payments: list[Amount] = [0] * parties.seating.players
    each_foe = net if len(mine) == 1 else net * two_against_two
    for seat in foes:
        payments[seat] = -each_foe
    for seat in mine:
        payments[seat] = each_foe * (len(foes) // len(mine))
    return payments


def times(settlement: Settlement, factor: int, grounds: Grounds) -> Settlement:
    """A settlement multiplied by ``factor``, with the clauses that say so."""
    payments = tuple([payment * factor for payment in settlement.payments])
    lines = tuple([line._replace(amount=line.amount * factor) for line in settlement.lines])
    of_game = tuple([payment * factor for payment in settlement.of_game])
    return Settlement(payments=payments, lines=lines, grounds=(*settlement.grounds, *grounds), of_game=of_game)


def game_times(settlement: Settlement, factor: int, grounds: Grounds) -> Settlement:
    """A settlement in which only the game is multiplied by ``factor``, with the clauses that say so."""
    more = [payment * (factor - 1) for payment in settlement.of_game]
    payments = tuple([payment + extra for payment, extra in zip(settlement.payments, more, strict=True)])
    lines = tuple(
        [line._replace(amount=line.amount * factor) if line.name == SPIEL else line for line in settlement.lines]
    )
    of_game = tuple([payment * factor for payment in settlement.of_game])
    return Settlement(payments=payments, lines=lines, grounds=(*settlement.grounds, *grounds), of_game=of_game)


def worth_of_a_point(tariff: int | None, rules: str) -> int:
    """The worth of one point in a source without a tariff, always 1. SaidError with a ``tariff``."""
    if tariff is not None:
        raise SaidError(message("{place}: expected none, because {rules} has none", place="tariff", rules=rules))
    return 1
