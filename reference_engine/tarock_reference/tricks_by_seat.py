"""Reads the tricks of each seat at the end of a game, and refuses a question without them where they matter."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tarock_engine.actions import KOENIGE, TRULL
from tarock_engine.cards import CardSet, Mask
from tarock_engine.contracts import Side
from tarock_engine.of_houses import OwnItems
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Ruling
from tarock_engine.seating import seated
from tarock_engine.state import Game
from tarock_language.message import Word, message
from tarock_protocol.messages import questions
from tarock_protocol.seating import ACTIVE
from tarock_reference import convert
from tarock_reference.bad_questions import refuse_question
from tarock_reference.convert import spelt
from tarock_reference.scores import NAMES, side_name


def told(
    taken: list[list[str]], game: Game, piles: Mapping[Side, Mask], tricks: Mapping[Side, int], rules: RuleSet
) -> tuple[tuple[Mask, ...], dict[Side, Mask]]:
    """The cards of the tricks of each seat and of each side. Refuses what does not fit piles and numbers of tricks."""
    found = _of_seats(taken, game, piles, rules)
    in_tricks = {side: _of_side(found, side, game) for side in Side}
    for side, name in NAMES:
        number = in_tricks[side].bit_count()
        if number != ACTIVE * tricks[side]:
            refuse_question(
                "taken",
                message(
                    "{number} cards for {side}, who took {tricks} tricks",
                    number=ACTIVE * tricks[side],
                    side=Word(name),
                    tricks=tricks[side],
                ),
                number,
            )
    return found, in_tricks


def refuse_untold_sets(
    question: questions.Result, piles: Mapping[Side, Mask], sets: Mapping[str, Ruling[CardSet]], bonuses: OwnItems
) -> None:
    """Refuse a question without the tricks of each seat, if a side has one of these sets and they count in tricks."""
    undecided = undecided_sets(question, bonuses)
    whole = (ruling.value for name, ruling in sets.items() if name in undecided)
    if any(pile & cards == cards for cards in whole for pile in piles.values()):
        refuse_question(
            "taken",
            message("the tricks of each seat, because only they count for Trull and Könige in this reading"),
            None,
        )


def undecided_sets(question: questions.Result, bonuses: OwnItems) -> tuple[str, ...]:
    """The sets of cards that only count in tricks, if the question does not tell the tricks of each seat."""
    if bonuses.has_sets_with_talon or not isinstance(question.taken, msgspec.UnsetType):
        return ()
    return (TRULL, KOENIGE, *bonuses.own_cards)


def _of_seats(told: list[list[str]], game: Game, piles: Mapping[Side, Mask], rules: RuleSet) -> tuple[Mask, ...]:
    table = game.dealt.seating
    if len(told) != table.players:
        refuse_question("taken", message("{number} lists, one for each seat", number=table.players), len(told))
    found: list[Mask] = []
    for seat, cards in seated(told):
        place = f"taken[{seat}]"
        own = convert.hand(cards, place, rules)
        if seat not in table.active and own:
            refuse_question(place, message("nothing, because the dealer sits out"), spelt(own))
        if own.bit_count() % ACTIVE:
            refuse_question(place, message("whole tricks of {each} cards", each=ACTIVE), own.bit_count())
        if own & sum(found):
            refuse_question(place, message("cards that no other seat took"), spelt(own & sum(found)))
        side = game.side_of(seat)
        if own & ~piles[side]:
            refuse_question(place, message("cards of piles.{side}", side=side_name(side)), spelt(own & ~piles[side]))
        found.append(own)
    return tuple(found)


def _of_side(taken: tuple[Mask, ...], side: Side, game: Game) -> Mask:
    return sum(taken[seat] for seat in game.dealt.seating.active if game.side_of(seat) is side)
