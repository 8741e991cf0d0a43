"""The end of a game of Karls Tarockrunde as its scoring needs it: tricks, cards and announcements of each side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tarock_engine.actions import KOENIG_ULTIMO, SPIEL
from tarock_engine.amounts import Augen
from tarock_engine.cards import Card, Mask
from tarock_engine.contracts import Contract, Side
from tarock_engine.counting import in_tricks
from tarock_engine.counting import piles as all_piles
from tarock_engine.karl import counting, doubling_ladder
from tarock_engine.karl.rules import KarlRules
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import KnownTrick
from tarock_engine.seating import Seat, in_turn, seated
from tarock_engine.state import Chain, Exchange, Game, Played, TakenTrick


class Ending(NamedTuple):
    """The end of a game with a declarer.

    ``piles`` are all cards that count for a party, ``counted`` its Augen with their grounds, ``tricks`` the number of
    its tricks. ``known`` are tricks by number. ``held`` are the cards that each party held when play began, None if
    only the tricks are known. ``taken``: the declarer took the called König from the Talon. ``trumps`` is the most
    trumps that a player of each party was dealt, None if that is not known or does not matter. ``in_tricks`` are the
    cards of the tricks of each party, None if they are not known.
    """

    contract: Contract
    declarer: Seat
    foes: tuple[Seat, ...]
    sides: Mapping[Seat, Side]
    called: Card | None
    taken: bool
    piles: Mapping[Side, Mask]
    counted: Mapping[Side, tuple[Augen, Grounds]]
    tricks: Mapping[Side, int]
    known: Mapping[int, KnownTrick]
    chains: tuple[Chain, ...]
    held: Mapping[Side, Mask] | None = None
    trumps: Mapping[Side, int] | None = None
    in_tricks: Mapping[Side, Mask] | None = None

    def side_of(self, chain: Chain) -> Side:
        """The party that a chain belongs to: the announcer's, the declarer's for the game."""
        return Side.DECLARER if chain.of is None or chain.item == SPIEL else self.sides[chain.of]

    def said(self, item: str) -> list[Chain]:
        """The chains of an item; of the game, ``SPIEL``, there may be several."""
        return [chain for chain in self.chains if chain.claim.item == item]


def ending_of(game: Game, played: Played, rules: KarlRules) -> Ending:
    """The end of a deal in which ``game`` was played."""
    contest, seats = played.contest, game.dealt.seating.active
    sides = {seat: game.side_of(seat) for seat in seats}
    mine = sum(sides[trick.winner] is Side.DECLARER for trick in played.tricks)
    piles = all_piles(game, contest.exchange, played.tricks, rules.counting.partners_together.value, rules)
    return Ending(
        contract=game.contract,
        declarer=game.declarer,
        foes=tuple(seat for seat in seats if sides[seat] is Side.FOES),
        sides=sides,
        called=game.called,
        taken=game.called is not None and bool(contest.exchange.taken >> game.called & 1),
        piles=piles,
        counted={side: counting.counted(pile, rules) for side, pile in piles.items()},
        tricks={Side.DECLARER: mine, Side.FOES: len(played.tricks) - mine},
        known=_known(seats, played.tricks, sides, rules),
        chains=contest.chains,
        held=held_by(game, contest.exchange),
        trumps=rules.bonuses.most_trumps(dict(seated(game.dealt.hands)), sides, rules.ranking.trumps),
        in_tricks=in_tricks(sides, played.tricks),
    )


def held_by(game: Game, exchange: Exchange) -> dict[Side, Mask]:
    """The cards that each party holds after the discards."""
    found = {Side.DECLARER: exchange.taken, Side.FOES: 0}
    for seat, hand in seated(game.dealt.hands):
        found[game.side_of(seat)] |= hand
    found[Side.DECLARER] &= ~exchange.laid
    return found


def _known(
    seats: tuple[Seat, ...], tricks: Sequence[TakenTrick], sides: Mapping[Seat, Side], rules: KarlRules
) -> dict[int, KnownTrick]:
    """All tricks, by number."""
    step, found = rules.play.in_turn.value, {}
    for number, trick in enumerate(tricks, start=1):
        order = in_turn(seats, trick.leader, step)
        found[number] = KnownTrick(trick.cards, tuple([sides[seat] for seat in order]), order.index(trick.winner))
    return found


def has_accounts(contract: Contract, rules: KarlRules) -> bool:
    """Whether each opponent doubles the game for himself, and settles it so with the declarer."""
    return doubling_ladder.each_alone_ruling(contract, rules).value


def card_of(item: str, called: Card | None, rules: KarlRules) -> Card | None:
    """The card that an item is about, or None."""
    return called if item == KOENIG_ULTIMO else rules.birds.get(item)


def is_void(chain: Chain, side: Side, held: Mapping[Side, Mask] | None, rules: KarlRules) -> bool:
    """Whether an announced Vogel is void because its side does not hold the card."""
    card = rules.birds.get(chain.item)
    if rules.bonuses.not_held_stands.value or card is None or held is None:
        return False
    return not held[side] >> card & 1


def counting_chains(
    chains: Sequence[Chain], sides: Mapping[Seat, Side], held: Mapping[Side, Mask] | None, rules: KarlRules
) -> list[Chain]:
    """The announcements that count: no void one, and of one item only the first of each side, by the default."""
    found: dict[object, Chain] = {}
    for place, chain in enumerate(chains):
        if chain.item == SPIEL or chain.of is None or is_void(chain, sides[chain.of], held, rules):
            continue
        once = (chain.item, sides[chain.of]) if rules.bonuses.one_item_per_side.value else place
        found.setdefault(once, chain)
    return list(found.values())
