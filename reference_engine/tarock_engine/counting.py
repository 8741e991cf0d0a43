"""Counts the Augen of cards by the rulings of a source, and says for which side cards outside the tricks count."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from tarock_engine.amounts import Augen, WholeAugen, as_augen
from tarock_engine.areas import CountingRules, TalonCounting, TalonTaker
from tarock_engine.cards import Mask, mask_of
from tarock_engine.contracts import Contract, Goal, Side
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds, Ruling, in_words
from tarock_engine.seating import Seat
from tarock_engine.state import Dealt, Exchange, Game, Sides, TakenTrick

_THREE: Final = 3
_LESS: Final = 2
_THIRD: Final = Fraction(1, 3)


@in_words("The sum of each card's worth")
def one_by_one(cards: Mask, rules: CountingRules) -> WholeAugen:
    worths = [ruling.value for ruling in rules.worths]
    return WholeAugen(sum([worth.augen * (cards & worth.cards).bit_count() for worth in worths]))


@in_words("Every card counts two Blatt less than it is worth")
def in_thirds(cards: Mask, rules: TalonCounting) -> Augen:
    blatt = _THIRD if rules.blatt_worth is None else rules.blatt_worth.value
    return as_augen(one_by_one(cards, rules) - _LESS * cards.bit_count() * blatt)


@in_words("Every three cards count 2 less than they are worth together, one or two left over 1 less")
def in_groups(cards: Mask, rules: CountingRules) -> WholeAugen:
    threes, left = divmod(cards.bit_count(), _THREE)
    return WholeAugen(one_by_one(cards, rules) - _LESS * threes - bool(left))


def count_augen(cards: Mask, rules: CountingRules) -> Augen:
    """The Augen of a pile."""
    return rules.method.value(cards, rules)


def count_grounds(cards: Mask, rules: CountingRules) -> Grounds:
    """The clauses that the count of a pile rests on."""
    found = tuple(ruling.clause for ruling in rules.worths if cards & ruling.value.cards)
    whole = (rules.total.clause,) if cards.bit_count() == sum(w.value.cards.bit_count() for w in rules.worths) else ()
    return (*dict.fromkeys(found), rules.method.clause, *whole)


def hidden_talon(contract: Contract) -> Ruling[Side | None] | None:
    """The ruling on the side for which an untouched Talon counts; None in a game without Augen.

    In a game whose Talon only a house leaves hidden it counts for the opponents, unless the house says otherwise.
    """
    own: Ruling[Side | None] | None = getattr(contract.terms, "talon_to", None)
    goal: Goal | None = getattr(contract.terms, "goal", None)
    if own is not None or goal is None or goal.least_augen is None:
        return own
    return Ruling(Side.FOES, contract.talon.clause)


@in_words("Tricks lie and count together with the partner's")
def pooled_with_partner(sides: Sides, winner: Seat) -> Side:
    return sides.of(winner)


@in_words("The winner of the trick")
def winner_of(trick: TakenTrick) -> Seat:
    return trick.winner


@in_words("Nobody, however the tricks went")
def nobody(tricks: Sequence[TakenTrick], place: int) -> Seat | None:
    del tricks, place
    return None


@in_words("Whoever took the last trick")
def last_winner(tricks: Sequence[TakenTrick], place: int) -> Seat | None:
    del place
    return tricks[-1].winner if tricks else None


@in_words("Whoever took the first trick")
def first_winner(tricks: Sequence[TakenTrick], place: int) -> Seat | None:
    del place
    return tricks[0].winner if tricks else None


@in_words("Whoever took the trick to which the card was turned, one to each of the first tricks")
def winner_of_each(tricks: Sequence[TakenTrick], place: int) -> Seat | None:
    return tricks[place].winner if place < len(tricks) else None


def given_of_talon(taker: TalonTaker, tricks: Sequence[TakenTrick], dealt: Dealt) -> dict[Seat | None, Mask]:
    """The cards of the Talon that each seat is given after these tricks; those of nobody under None."""
    found: dict[Seat | None, Mask] = {}
    for place, card in enumerate(dealt.pile):
        seat = taker(tricks, place)
        found[seat] = found.get(seat, 0) | 1 << card
    return found


@in_words("The declarer's side needs them, however often the game was doubled")
def declarers_side(mine: Augen, theirs: Augen, least: Augen, steps: int) -> bool:
    del theirs, steps
    return mine >= least


@in_words("Whoever doubled the game last needs them, such as the opponents at Kontra")
def last_doubler(mine: Augen, theirs: Augen, least: Augen, steps: int) -> bool:
    return theirs < least if steps % 2 else mine >= least


def in_tricks(sides: Mapping[Seat, Side], tricks: Iterable[TakenTrick]) -> dict[Side, Mask]:
    """The cards of the tricks of each side."""
    found = dict.fromkeys(Side, 0)
    for trick in tricks:
        found[sides[trick.winner]] |= mask_of(trick.cards)
    return found


def piles(
    game: Game, exchange: Exchange, tricks: Iterable[TakenTrick], side_of: Callable[[Sides, Seat], Side], rules: RuleSet
) -> dict[Side, Mask]:
    """All cards that count for each side at the end of a game with a declarer."""
    found, sides = {Side.DECLARER: 0, Side.FOES: 0}, game.sides
    for trick in tricks:
        found[side_of(sides, trick.winner)] |= mask_of(trick.cards)
    for owner, cards in rules.procedure.shares(game, exchange, rules):
        if owner.value is not None:
            found[owner.value] |= cards
    return found
