"""Finds which seat has which tricks and laid-away cards in Tarock-Königrufen; some readings settle by seats.

A pile has all cards that a side counts. It consists of heaps: the tricks of each seat, the cards laid away, the rest.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from tarock_engine import discarding
from tarock_engine.actions import KOENIGE, TRULL
from tarock_engine.cards import Mask, mask_of
from tarock_engine.contracts import Contract, Side, TalonUse
from tarock_engine.koenigrufen.ending import UltimoTrick, can_score_boni, talon_winner
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.terms import terms_of
from tarock_engine.seating import in_turn
from tarock_engine.state import Game
from tarock_language.message import message
from tarock_protocol.messages import questions
from tarock_protocol.seating import ACTIVE
from tarock_reference import convert, tricks_by_seat
from tarock_reference.bad_questions import refuse_question
from tarock_reference.convert import spelt
from tarock_reference.outside_tricks import outsides
from tarock_reference.scores import NAMES, side_name


class Heaps(NamedTuple):
    """The cards of the tricks of each seat and of each side, and the heaps of which the pile of each side consists."""

    taken: tuple[Mask, ...]
    in_tricks: Mapping[Side, Mask]
    apart: Mapping[Side, tuple[Mask, ...]]


def heaps(
    question: questions.Result,
    game: Game,
    piles: Mapping[Side, Mask],
    tricks: Mapping[Side, int],
    rules: KoenigrufenRules,
) -> Heaps | None:
    """The heaps that a question describes; None if it does not give the tricks of each seat.

    Refuses what no deal has.
    """
    if isinstance(question.taken, msgspec.UnsetType):
        if not isinstance(question.laid, msgspec.UnsetType):
            refuse_question("taken", message("the tricks of each seat, because what was laid away is told"), None)
        return None
    taken, in_tricks = tricks_by_seat.told(question.taken, game, piles, tricks, rules)
    laid = _laid(question, game.contract, rules)
    owner = _owner_of_laid(game.contract, tricks, rules)
    elsewhere = laid & ~(piles[owner] & ~in_tricks[owner])
    if elsewhere:
        refuse_question(
            "laid", message("cards of piles.{side} that lie in no trick", side=side_name(owner)), spelt(elsewhere)
        )
    apart = {side: _apart(side, taken, laid if owner is side else 0, piles[side], game) for side in Side}
    return Heaps(taken, in_tricks, apart)


def refuse_wrong_piles(
    game: Game, piles: Mapping[Side, Mask], tricks: Mapping[Side, int], rules: KoenigrufenRules
) -> None:
    """Refuse piles with a wrong number of cards for the tricks, the Talon and the cards laid away.

    The question does not say whether a König in the Talon was named, so both cases are possible.
    """
    named = (game, dataclasses.replace(game, unnamed=True)) if game.from_talon else (game,)
    found = [outside for possible in named for outside in outsides(possible, tricks, rules)]
    if not found:
        return
    for side, name in NAMES:
        fitting = sorted({ACTIVE * tricks[side] + outside.number[side] for outside in found})
        number = piles[side].bit_count()
        if number not in fitting:
            expected = message(
                "{numbers:either} cards ({tricks} tricks are {cards}, the rest is Talon and what was laid away)",
                tricks=tricks[side],
                cards=ACTIVE * tricks[side],
                numbers=fitting,
            )
            if game.called is not None and game.partner is None and not game.from_talon:
                expected = message(
                    "{expected}; with from_talon others, if the called card lay there", expected=expected
                )
            refuse_question(f"piles.{name}", expected, number)
    mine = piles[Side.DECLARER]
    if all((mine & outside.valuable).bit_count() > outside.valuable_most for outside in found):
        refuse_question(
            "piles.declarer", message("cards that lie in tricks or may be laid away"), spelt(mine & found[0].valuable)
        )


def refuse_untold_heaps(
    question: questions.Result, contract: Contract, piles: Mapping[Side, Mask], rules: KoenigrufenRules
) -> None:
    """Refuse a question without the tricks of each seat, if the answer depends on them."""
    if not isinstance(question.taken, msgspec.UnsetType):
        return
    if rules.counting.partners_count_apart.value and terms_of(contract).goal.least_augen is not None:
        refuse_question("taken", message("the tricks of each seat, because partners count apart in this reading"), None)
    if can_score_boni(contract, rules):
        bonuses = rules.bonuses
        sets = {TRULL: bonuses.trull, KOENIGE: bonuses.koenige, **bonuses.own_cards}
        tricks_by_seat.refuse_untold_sets(question, piles, sets, bonuses)


def _laid(question: questions.Result, contract: Contract, rules: KoenigrufenRules) -> Mask:
    told = [] if isinstance(question.laid, msgspec.UnsetType) else question.laid
    use = contract.talon.value
    if use not in {TalonUse.HALF, TalonUse.WHOLE}:
        if told:
            refuse_question("laid", message("nothing in a {game}", game=contract.name), len(told))
        return 0
    numbers = [size - rules.tricks for size in discarding.sizes(contract, rules)]
    may_leave = len(numbers) > 1 or (use is TalonUse.HALF and not rules.talon.must_take.value)
    return convert.hand(told, "laid", rules, [*([0] if may_leave else []), *numbers])


def _owner_of_laid(contract: Contract, tricks: Mapping[Side, int], rules: KoenigrufenRules) -> Side:
    """The side whose pile has the cards laid away: the declarer's, or in one reading the foes' after their Valat."""
    lost = rules.bonuses.valat_takes_discards.value and talon_winner(contract, tricks, rules) is Side.FOES
    return Side.FOES if lost else Side.DECLARER


def _apart(side: Side, taken: tuple[Mask, ...], laid: Mask, pile: Mask, game: Game) -> tuple[Mask, ...]:
    """The heaps of a side: one for each seat, the declarer's with the cards he laid away, and the rest."""
    with_him = laid if side is Side.DECLARER else 0
    seats = [seat for seat in game.dealt.seating.active if game.side_of(seat) is side]
    own = [taken[seat] | (with_him if seat == game.declarer else 0) for seat in seats]
    by_itself = laid & ~with_him
    return (*own, by_itself, pile & ~sum(own) & ~by_itself)


def refuse_tricks_of_others(
    found: Heaps, known: Mapping[int, UltimoTrick], told: convert.ToldTricks, game: Game, rules: KoenigrufenRules
) -> None:
    """Refuse a described trick whose cards are not with the seat that took it."""
    for number, trick in known.items():
        order = in_turn(game.dealt.seating.active, told[number][0], rules.play.in_turn.value)
        seat = order[trick.won_by]
        missing = mask_of(trick.cards) & ~found.taken[seat]
        if missing:
            refuse_question(
                f"taken[{seat}]",
                message("the cards of trick {number}, which that seat took", number=number),
                message("none of {cards}", cards=str(spelt(missing))),
            )
