"""The end of a game of Lungauer Königrufen as its scoring needs it: tricks, cards and announcements of each side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tarock_engine.cards import Card, Mask, mask_of
from tarock_engine.contracts import Contract, Side
from tarock_engine.counting import piles
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.scoring import KnownTrick
from tarock_engine.seating import Seat, in_turn, seated
from tarock_engine.state import Chain, Contest, Game, Played, TakenTrick


class Ending(NamedTuple):
    """The end of a game with a declarer.

    ``sides`` maps each seat to its party. ``piles`` are all cards that count for a party, ``tricks`` the number of its
    tricks. ``known`` are tricks by number, at least the last two. ``from_talon``: the called König lay in the Talon;
    ``left_king``: in the half that the declarer left. ``forced`` are the bound cards that their announcers played
    (None: not known; a card that is missing in its trick then counts as played early). ``chains`` are the announcements
    and doublings, the game first. ``in_hand`` are cards that nobody played because a failed Valat ended play; ``laid``
    are the declarer's discards. ``trumps`` is the most trumps that a player of each party was dealt, None if that is
    not known or does not matter.
    """

    contract: Contract
    sides: Mapping[Seat, Side]
    declarer: Seat
    called: Card | None
    piles: Mapping[Side, Mask]
    tricks: Mapping[Side, int]
    known: Mapping[int, KnownTrick]
    chains: tuple[Chain, ...]
    left_king: bool
    from_talon: bool
    forced: Mask | None
    in_hand: Mask
    laid: Mask
    trumps: Mapping[Side, int] | None = None


def ending_of(game: Game, played: Played, rules: LungauRules) -> Ending:
    """The end of a deal in which ``game`` was played."""
    contest = played.contest
    seating, step = contest.dealt.seating, rules.play.in_turn.value
    sides = {seat: game.side_of(seat) for seat in seating.everybody}
    mine = sum([sides[trick.winner] is Side.DECLARER for trick in played.tricks])
    due = [ruling.value for ruling in rules.bonuses.bird_tricks.values()]
    first = 1 if rules.bonuses.own_sets else min(*due, rules.tricks - 1)
    known = {
        number: _known(trick, in_turn(seating.active, trick.leader, step), sides)
        for number, trick in enumerate(played.tricks[first - 1 :], start=first)
    }
    king = 0 if game.called is None else 1 << game.called
    return Ending(
        contract=game.contract,
        sides=sides,
        declarer=game.declarer,
        called=game.called,
        piles=piles(game, contest.exchange, played.tricks, rules.counting.partners_together.value, rules),
        tricks={Side.DECLARER: mine, Side.FOES: len(played.tricks) - mine},
        known=known,
        chains=contest.chains,
        left_king=bool(contest.exchange.left & king),
        from_talon=game.from_talon,
        forced=_played_early(contest, played.tricks, step),
        in_hand=_left_in_hand(game, played),
        laid=contest.exchange.laid,
        trumps=rules.bonuses.most_trumps(dict(seated(game.dealt.hands)), sides, rules.ranking.trumps),
    )


def _played_early(contest: Contest, tricks: tuple[TakenTrick, ...], step: int) -> Mask:
    """The bound cards that their holders played, in whatever trick; scoring looks at those in their trick first."""
    found = 0
    for trick in tricks if any(contest.bound) else ():
        order = in_turn(contest.dealt.seating.active, trick.leader, step)
        for seat, card in zip(order, trick.cards, strict=True):
            found |= contest.bound[seat] & 1 << card
    return found


def _left_in_hand(game: Game, played: Played) -> Mask:
    """The cards that were dealt or taken, and neither laid away nor played."""
    exchange = played.contest.exchange
    held = sum(game.dealt.hands) | exchange.taken
    return held & ~exchange.laid & ~mask_of([card for trick in played.tricks for card in trick.cards])


def _known(trick: TakenTrick, order: tuple[Seat, ...], sides: Mapping[Seat, Side]) -> KnownTrick:
    return KnownTrick(trick.cards, tuple(sides[seat] for seat in order), order.index(trick.winner))
