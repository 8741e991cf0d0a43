"""Counts Augen in Lungauer Königrufen, also each player's in Fahren; and for whom cards outside the tricks count."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_engine.amounts import Augen
from tarock_engine.cards import Mask, mask_of
from tarock_engine.contracts import Side, TalonUse, is_of_tricks
from tarock_engine.counting import count_augen, count_grounds, given_of_talon
from tarock_engine.lungau.play import dealer_in_fahren
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.seating import Seat
from tarock_engine.state import Contest, Exchange, Game, TakenTrick


def shares(game: Game, exchange: Exchange, rules: LungauRules) -> list[tuple[Ruling[Side | None], Mask]]:
    """The cards outside the tricks of a game with a declarer, each group with the ruling that gives it to a side."""
    counting = rules.counting
    talon = game.contract.talon.value
    if talon is TalonUse.WHOLE:
        return [(counting.six_discards, exchange.laid)]
    if talon is TalonUse.HALF:
        return [(counting.three_discards, exchange.laid), (counting.left_half, exchange.left)]
    if is_of_tricks(game.contract):
        return []
    if game.from_talon:
        halves = game.dealt.halves
        with_king = next(half for half in halves if game.called is not None and half >> game.called & 1)
        other = game.dealt.talon & ~with_king
        return [(counting.half_with_koenig, with_king), (other_side(counting.half_with_koenig), other)]
    return [(counting.hidden_talon, game.dealt.talon)]


def other_side(one: Ruling[Side | None]) -> Ruling[Side | None]:
    """The same ruling with the other side as its value; nobody stays nobody."""
    return Ruling(one.value.other if one.value else None, one.clause)


def pile_grounds(contest: Contest, rules: LungauRules) -> Grounds:
    """The clauses that say which cards count for whom."""
    counting = rules.counting
    if contest.game is None:
        dealer = dealer_in_fahren(contest.dealt.seating, rules)
        talon = (counting.talon_in_fahren.clause,) if dealer is None else ()
        return (counting.own_tricks_in_fahren.clause, *talon)
    together = (counting.partners_together.clause,) if contest.game.partner is not None else ()
    put_with = (rules.talon.left_half_turned_over.clause,) if contest.exchange.left else ()
    return (
        *together,
        *(share.clause for share, cards in shares(contest.game, contest.exchange, rules) if cards),
        *put_with,
    )


def counted(cards: Mask, rules: LungauRules) -> tuple[Augen, Grounds]:
    """The Augen of cards, and the clauses."""
    return count_augen(cards, rules.counting), count_grounds(cards, rules.counting)


def augen_by_seat(contest: Contest, tricks: Sequence[TakenTrick], rules: LungauRules) -> tuple[Augen, ...]:
    """Everybody's own Augen in Fahren, by seat.

    A dealer of five who plays with the Talon as his hand has it counted in the tricks.
    """
    counting, seating = rules.counting, contest.dealt.seating
    own: dict[Seat | None, Mask] = dict.fromkeys((*seating.seats, None), 0)  # under None what falls to nobody
    for trick in tricks:
        own[counting.own_tricks_in_fahren.value(trick)] |= mask_of(trick.cards)
    if dealer_in_fahren(seating, rules) is None:
        for seat, cards in given_of_talon(counting.talon_in_fahren.value, tricks, contest.dealt).items():
            own[seat] |= cards
    return tuple(count_augen(own[seat], rules.counting) for seat in seating.seats)
