"""Augen: what cards are worth and for whom they count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tarock_engine.cards import Mask, mask_of
from tarock_engine.ruleset import CountingRules, RuleSet, Side, TalonUse, Worth
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.state import Contest, Exchange, Game, Sides, Trick


def one_by_one(cards: Mask, worths: tuple[Worth, ...]) -> int:
    """The sum of each card's worth."""
    return sum(worth.augen * (cards & worth.cards).bit_count() for worth in worths)


def count(cards: Mask, rules: CountingRules) -> int:
    """The Augen of a pile."""
    return rules.method.value(cards, tuple([one.value for one in rules.worths]))


def count_grounds(cards: Mask, rules: CountingRules) -> Grounds:
    """The clauses on which a count rests."""
    found = tuple(one.clause for one in rules.worths if cards & one.value.cards)
    whole = (rules.total.clause,) if cards.bit_count() == sum(w.value.cards.bit_count() for w in rules.worths) else ()
    return (*dict.fromkeys(found), rules.method.clause, *whole)


def with_partner(sides: Sides, winner: int) -> Side:
    """Tricks lie and count together with the partner's."""
    return sides.of(winner)


def winner_of(trick: Trick) -> int:
    """The winner of the trick."""
    return trick.winner


def nobody(tricks: Sequence[Trick]) -> int | None:
    """Nobody, however the tricks went."""
    del tricks
    return None


def shares(game: Game, exchange: Exchange, rules: RuleSet) -> list[tuple[Ruling[Side | None], Mask]]:
    """The cards outside the tricks of a game with a declarer, each group with the ruling that gives it to a side."""
    counting = rules.counting
    talon = game.contract.talon.value
    if talon is TalonUse.WHOLE:
        return [(counting.six_discards, exchange.laid)]
    if talon is TalonUse.HALF:
        return [(counting.three_discards, exchange.laid), (counting.left_half, exchange.left)]
    if game.from_talon:
        halves = game.dealt.halves
        with_king = next(half for half in halves if game.called is not None and half >> game.called & 1)
        other = game.dealt.talon & ~with_king
        return [(counting.kings_half, with_king), (other_side(counting.kings_half), other)]
    return [(counting.hidden_talon, game.dealt.talon)]


def other_side(one: Ruling[Side | None]) -> Ruling[Side | None]:
    """The same clause, giving to the other party."""
    return Ruling(one.value.other if one.value else None, one.clause)


def piles(game: Game, exchange: Exchange, tricks: Iterable[Trick], rules: RuleSet) -> dict[Side, Mask]:
    """All cards that count for each side at the end of a game with a declarer."""
    found, sides, side_of = {Side.DECLARER: 0, Side.FOES: 0}, game.sides, rules.counting.partners_together.value
    for trick in tricks:
        found[side_of(sides, trick.winner)] |= mask_of(trick.cards)
    for one, cards in shares(game, exchange, rules):
        if one.value is not None:
            found[one.value] |= cards
    return found


def pile_grounds(contest: Contest, rules: RuleSet) -> Grounds:
    """The clauses that say which cards count for whom."""
    counting = rules.counting
    if contest.game is None:
        talon = () if contest.dealt.seating.sits_out is not None else (counting.talon_in_fahren.clause,)
        return (counting.own_tricks_in_fahren.clause, *talon)
    together = (counting.partners_together.clause,) if contest.game.partner is not None else ()
    put_with = (rules.talon.turned_to_foes.clause,) if contest.exchange.left else ()
    return (
        *together,
        *(one.clause for one, cards in shares(contest.game, contest.exchange, rules) if cards),
        *put_with,
    )


def augen_by_seat(contest: Contest, tricks: Sequence[Trick], rules: RuleSet) -> tuple[int, ...]:
    """Everybody's own Augen in Fahren; a dealer who plays along has the Talon in his hand."""
    counting, seating = rules.counting, contest.dealt.seating
    own = [0] * seating.players
    for trick in tricks:
        own[counting.own_tricks_in_fahren.value(trick)] |= mask_of(trick.cards)
    owner = counting.talon_in_fahren.value(tricks) if seating.sits_out is None else None
    if owner is not None:
        own[owner] |= contest.dealt.talon
    return tuple(count(cards, rules.counting) for cards in own)
