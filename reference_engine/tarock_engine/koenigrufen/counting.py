"""Counts Augen in Tarock-Königrufen in groups of three, and says for whom cards outside the tricks count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from tarock_engine.amounts import Augen, WholeAugen, as_augen
from tarock_engine.cards import Mask, mask_of
from tarock_engine.contracts import Side, TalonUse
from tarock_engine.counting import count_augen, count_grounds, given_of_talon, hidden_talon, one_by_one
from tarock_engine.koenigrufen.rules import CountingRules, KoenigrufenRules
from tarock_engine.koenigrufen.terms import terms_of
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, Ruling, in_words
from tarock_engine.seating import Seat
from tarock_engine.state import Contest, Exchange, Game, TakenTrick

_THREE: Final = 3


@in_words("Every three cards count less than they are worth together, and so do one or two left over")
def in_threes(cards: Mask, rules: CountingRules) -> WholeAugen:
    threes, left = divmod(cards.bit_count(), _THREE)
    less = (0, rules.off_one_left.value, rules.off_two_left.value)[left]
    return WholeAugen(one_by_one(cards, rules) - threes * rules.off_three.value - less)


@in_words("Every card counts a third of that less, whatever is left over")
def exact_thirds(cards: Mask, rules: CountingRules) -> Augen:
    found = one_by_one(cards, rules) - Fraction(rules.off_three.value * cards.bit_count(), _THREE)
    return as_augen(found)


def counted(cards: Mask, rules: KoenigrufenRules) -> tuple[Augen, Grounds]:
    """The Augen of cards, and the clauses."""
    return count_augen(cards, rules.counting), pile_count_grounds(cards, rules)


def pile_count_grounds(cards: Mask, rules: KoenigrufenRules) -> Grounds:
    """The clauses that the count of one pile rests on."""
    counting = rules.counting
    threes, left = divmod(cards.bit_count(), _THREE)
    rest = (None, counting.off_one_left, counting.off_two_left)[left]
    if counting.method.value is exact_thirds:
        threes, rest = cards.bit_count(), None
    how = (*((counting.off_three,) if threes else ()), *((rest,) if rest is not None else ()))
    return (*count_grounds(cards, counting), *(ruling.clause for ruling in how))


def shares(game: Game, exchange: Exchange, rules: KoenigrufenRules) -> list[tuple[Ruling[Side | None], Mask]]:
    """The cards outside the tricks, each group with the ruling that gives it to a side."""
    counting, talon = rules.counting, game.contract.talon.value
    if talon is TalonUse.WHOLE:
        return [(counting.six_discards, exchange.laid), (counting.left_half, exchange.left)]
    if talon is TalonUse.HALF:
        return [(counting.three_discards, exchange.laid), (counting.left_half, exchange.left)]
    half = counting.half_with_koenig
    if game.from_talon and game.called is not None and half is not None and half.value is not None:
        kings = next(part for part in game.dealt.halves if part >> game.called & 1)
        other = Ruling(half.value.other, half.clause)
        return [(half, kings), (other, game.dealt.talon & ~kings)]
    hidden = _hidden(game, rules)
    return [] if hidden is None else [(hidden, game.dealt.talon)]


def _hidden(game: Game, rules: KoenigrufenRules) -> Ruling[Side | None] | None:
    """The ruling on the side for which an untouched Talon counts."""
    if not game.from_talon:
        return hidden_talon(game.contract)
    return rules.counting.talon_with_unnamed if game.unnamed else rules.counting.talon_with_koenig


def separate_piles(
    game: Game, exchange: Exchange, tricks: Sequence[TakenTrick], valat: Side | None, rules: KoenigrufenRules
) -> dict[Side, list[Mask]]:
    """The piles of each side: everybody's own tricks, the declarer's with his discards, and the side's other cards.

    ``valat`` is the side that gets the cards of the Talon after a Valat.
    """
    own = dict.fromkeys(game.dealt.seating.active, Mask(0))
    for trick in tricks:
        own[trick.winner] |= mask_of(trick.cards)
    beside: dict[Side, list[Mask]] = {Side.DECLARER: [], Side.FOES: []}
    for share, cards in shares(game, exchange, rules):
        is_laid = bool(cards & exchange.laid)
        stays = is_laid and not rules.bonuses.valat_takes_discards.value
        owner = share.value if stays else valat or share.value
        if is_laid and owner is Side.DECLARER:
            own[game.declarer] |= cards
        elif owner is not None:
            beside[owner].append(cards)
    return {side: [*(own[seat] for seat in own if game.side_of(seat) is side), *more] for side, more in beside.items()}


def pile_grounds(contest: Contest, rules: KoenigrufenRules) -> Grounds:
    """The clauses that say which cards count for whom."""
    counting = rules.counting
    if contest.game is None:
        return (rules.trischaken.own_tricks.clause, counting.talon_in_trischaken.clause)
    if terms_of(contest.game.contract).goal.exact_tricks is not None:
        return (counting.negative_counts_tricks.clause,)
    kept = [share.clause for share, cards in shares(contest.game, contest.exchange, rules) if cards]
    return (counting.method.clause, *kept)


def trischaken_augen(
    contest: Contest, tricks: Sequence[TakenTrick], rules: KoenigrufenRules
) -> tuple[Mapping[Seat, Augen], Grounds]:
    """Everybody's own Augen in Trischaken."""
    seats = contest.dealt.seating.seats
    own: dict[Seat | None, Mask] = dict.fromkeys((*seats, None), 0)  # under None what falls to nobody
    for trick in tricks:
        own[rules.trischaken.own_tricks.value(trick)] |= mask_of(trick.cards)
    for seat, cards in given_of_talon(rules.counting.talon_in_trischaken.value, tricks, contest.dealt).items():
        own[seat] |= cards
    method = rules.counting.trischaken_method
    augen = {seat: method.value(own[seat], rules.counting) for seat in seats}
    grounds = merged([(method.clause,), *(pile_count_grounds(own[seat], rules) for seat in seats if own[seat])])
    alone = (rules.counting.talon_in_trischaken, rules.trischaken.own_tricks, rules.bonuses.positive_only)
    return augen, (*grounds, *(ruling.clause for ruling in alone))
