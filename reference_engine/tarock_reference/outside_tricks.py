"""The cards that are in no trick at the end of a deal: how many each party has, and which it cannot have.

Questions that contradict this are refused.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tarock_engine import discarding
from tarock_engine.cards import Mask, cards_in, mask_of
from tarock_engine.contracts import Side, TalonUse
from tarock_engine.ruleset import RuleSet, WithTalon
from tarock_engine.state import Exchange, Game
from tarock_protocol.seating import ACTIVE
from tarock_reference.source_answers import answers_of


class Outside(NamedTuple):
    """The cards that lie in no trick: their ``number`` for each side, if all of them belong to a side.

    The declarer can have at most ``valuable_most`` of the ``valuable`` cards, which nobody may lay away. ``owner`` is
    the side of a called card that lies in a Talon which nobody takes.
    """

    number: Mapping[Side, int]
    valuable: Mask
    valuable_most: int
    owner: Side | None


def outsides(game: Game, tricks: Mapping[Side, int], rules: RuleSet) -> Iterator[Outside]:
    """The possible cards outside the tricks, for these numbers of tricks; none if some belong to no side."""
    dealt = _with_talon(game, rules)
    for exchange in _exchanges(dealt, rules):
        groups = answers_of(rules).outside(dealt, exchange, tricks, rules)
        number = {side: sum(cards.bit_count() for owner, cards in groups if owner is side) for side in Side}
        if sum(number.values()) == dealt.dealt.talon.bit_count():
            laid = exchange.laid.bit_count()
            yield Outside(
                number=number,
                valuable=discarding.valuable(game.contract, rules) if isinstance(rules, WithTalon) and laid else 0,
                valuable_most=ACTIVE * tricks[Side.DECLARER] + max(number[Side.DECLARER] - laid, 0),
                owner=None if exchange.left | exchange.laid else _owner_of_called(dealt, groups),
            )


def _owner_of_called(game: Game, groups: Sequence[tuple[Side | None, Mask]]) -> Side | None:
    """The side that gets the called card out of a Talon in which it lies."""
    called = 0 if game.called is None or not game.from_talon else 1 << game.called
    return next((owner for owner, cards in groups if cards & called), None)


def _with_talon(game: Game, rules: RuleSet) -> Game:
    """The game with any Talon; it has the called card if that lies in the Talon."""
    called = 0 if game.called is None else 1 << game.called
    others = cards_in(rules.pack & ~called)
    size = rules.pack.bit_count() - ACTIVE * rules.tricks
    cards = [*cards_in(called), *others] if game.from_talon else others
    halves = (mask_of(cards[: size // 2]), mask_of(cards[size // 2 : size]))
    return dataclasses.replace(game, dealt=dataclasses.replace(game.dealt, halves=halves))


def _exchanges(game: Game, rules: RuleSet) -> Iterator[Exchange]:
    """The possible exchanges with the Talon, by the number of cards."""
    first, second = game.dealt.halves
    use = game.contract.talon.value
    if isinstance(rules, WithTalon) and use is TalonUse.HALF:
        yield Exchange(left=second, laid=first)
        if not rules.talon.must_take.value:
            yield Exchange(left=first | second)
    elif isinstance(rules, WithTalon) and use is TalonUse.WHOLE:
        cards = list(cards_in(first | second))
        for size in discarding.sizes(game.contract, rules):
            laid = size - rules.tricks
            yield Exchange(left=mask_of(cards[laid:]), laid=mask_of(cards[:laid]))
    else:
        yield Exchange()
