"""Counts Augen in Karls Tarockrunde in Blatt (thirds of a point), and says for whom cards outside the tricks count."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tarock_engine.amounts import Augen
from tarock_engine.cards import Card, Mask, mask_of
from tarock_engine.certain import there
from tarock_engine.contracts import Side, TalonUse
from tarock_engine.counting import count_augen, count_grounds, hidden_talon
from tarock_engine.karl import trischaken
from tarock_engine.karl.rules import KarlRules
from tarock_engine.memory import remembered
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.seating import Seat
from tarock_engine.state import Contest, Exchange, Game, TakenTrick


@remembered(1 << 14)
def counted(cards: Mask, rules: KarlRules) -> tuple[Augen, Grounds]:
    """The Augen of cards, and the clauses."""
    found = count_augen(cards, rules.counting)
    blatt = (there(rules.counting.blatt_worth, "worth of a Blatt").clause,) if isinstance(found, Fraction) else ()
    return found, (*count_grounds(cards, rules.counting), *blatt)


def shares(game: Game, exchange: Exchange, rules: KarlRules) -> list[tuple[Ruling[Side | None], Mask]]:
    """The cards outside the tricks, each group with the ruling that gives it to a side."""
    counting, talon = rules.counting, game.contract.talon.value
    if talon is TalonUse.WHOLE:
        return [(counting.six_discards, exchange.laid)]
    if talon is TalonUse.HALF:
        return [(counting.three_discards, exchange.laid), (counting.left_half, exchange.left)]
    if game.from_talon and game.called is not None:
        return _with_koenig(game, game.called, rules)
    hidden = hidden_talon(game.contract)
    return [] if hidden is None else [(hidden, game.dealt.talon)]


def _with_koenig(game: Game, called: Card, rules: KarlRules) -> list[tuple[Ruling[Side | None], Mask]]:
    """The halves of an untouched Talon with the called König, each with its owner: the half with it, and the other."""
    owner = rules.counting.talon_with_koenig
    first, second = game.dealt.halves
    kings, other = (first, second) if first >> called & 1 else (second, first)
    return [
        (Ruling(owner.value.kings, owner.clause), kings),
        (Ruling(owner.value.other, owner.clause), other),
    ]


def own_tricks(tricks: Sequence[TakenTrick], seats: Sequence[Seat], rules: KarlRules) -> dict[Seat, Mask]:
    """The cards of everybody's own tricks."""
    found = dict.fromkeys(seats, 0)
    for trick in tricks:
        found[rules.counting.own_tricks_in_fahren.value(trick)] |= mask_of(trick.cards)
    return found


def fahren_augen(contest: Contest, tricks: Sequence[TakenTrick], rules: KarlRules) -> tuple[dict[Seat, Augen], Grounds]:
    """Everybody's own Augen at the end of Fahren, with the Talon for the player who gets it, and the clauses."""
    own = own_tricks(tricks, contest.dealt.seating.active, rules)
    piles, grounds = trischaken.with_talon(contest, tricks, own, rules)
    found = {seat: counted(pile, rules) for seat, pile in piles.items()}
    parts = [part for _, part in found.values()]
    return {seat: augen for seat, (augen, _) in found.items()}, merged(
        [(rules.counting.own_tricks_in_fahren.clause,), grounds, *parts]
    )


def pile_grounds(contest: Contest, rules: KarlRules) -> Grounds:
    """The clauses that say which cards count for whom."""
    if contest.game is None:
        return (rules.counting.own_tricks_in_fahren.clause, rules.trischaken.talon_goes_to.clause)
    parts = [owner.clause for owner, _ in shares(contest.game, contest.exchange, rules)]
    return (rules.counting.partners_together.clause, *dict.fromkeys(parts))
