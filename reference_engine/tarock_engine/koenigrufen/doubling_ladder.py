"""The steps of doubling in Tarock-Königrufen, from Kontra to Mordkontra: who may say which of them."""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import SPIEL, Step
from tarock_engine.contracts import Side
from tarock_engine.koenigrufen.doubler import KoenigrufenDoubler
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.refusals import Finding
from tarock_engine.ruling import Grounds, Ruling, in_words
from tarock_engine.seating import Seat
from tarock_engine.state import Claim, Sides
from tarock_language.message import message

WORDS: Final = ("Kontra", "Rekontra", "Subkontra", "Hirschkontra", "Mordkontra")


def doubler_of(
    sides: Sides, claim: Claim, seat: Seat, rules: KoenigrufenRules, *, negative: bool
) -> KoenigrufenDoubler:
    """The relation of ``seat`` to ``claim``, whose ``of`` is the opponent if each doubles the game for himself."""
    is_game = claim.item == SPIEL
    side = Side.DECLARER if is_game or claim.of is None else sides.of(claim.of)
    announcer = sides.declarer if is_game else claim.of
    began = seat == announcer or (bool(claim.doubled) and seat == claim.doubled[0])
    return KoenigrufenDoubler(
        most=rules.announcing.most_steps_to(claim.item),
        game=is_game,
        negative=negative,
        said=len(claim.doubled),
        own_side=sides.of(seat) is side,
        of_foes=side is Side.FOES,
        began=began,
        last=seat == (claim.doubled[-1] if claim.doubled else announcer),
    )


def examine(doubler: KoenigrufenDoubler, step: Step, rules: KoenigrufenRules) -> Finding:
    """Whether a player in this relation may say ``step``."""
    announcing = rules.announcing
    base = announcing.kontra_to_game if doubler.game else announcing.kontra_to_bonus
    sides = () if doubler.game else (announcing.kontra_by_other_side.clause,)
    grounds = (base.clause, *sides, *((announcing.negative_kontra.clause,) if doubler.negative else ()))
    if step > min(announcing.highest_step.value, doubler.most):
        return Finding(message("doubling goes no further"), (announcing.highest_step.clause,))
    if not doubler.game and announcing.is_doubled_together:
        return Finding(message("game and announcements are doubled together"), grounds)
    if step != doubler.said + 1:
        said = step <= doubler.said
        reason = message("that has been said") if said else message("the step before it has not been said")
        return Finding(reason, (*grounds, *_step_clause(step, rules)))
    named = _named(step, rules)
    if not (base.value and (named is None or named.value)):
        return Finding(message("this cannot be doubled"), (*grounds, *_step_clause(step, rules)))
    if doubler.of_foes and not announcing.kontra_by_other_side.value:
        return Finding(message("what the opponents announced is not doubled"), grounds)
    return _whose_turn(doubler, step, grounds, rules)


def _named(step: Step, rules: KoenigrufenRules) -> Ruling[bool] | None:
    """The ruling that allows Rekontra or Subkontra; None for another step."""
    announcing = rules.announcing
    return {Step.REKONTRA: announcing.rekontra_allowed, Step.SUPERKONTRA: announcing.subkontra_allowed}.get(step)


def _step_clause(step: Step, rules: KoenigrufenRules) -> Grounds:
    """The clause that allows a step beyond Kontra, if it is one."""
    if step > Step.SUPERKONTRA:
        return (rules.announcing.highest_step.clause,)
    named = _named(step, rules)
    return () if named is None else (named.clause,)


def _whose_turn(doubler: KoenigrufenDoubler, step: Step, grounds: Grounds, rules: KoenigrufenRules) -> Finding:
    own_sides_turn = step in (Step.REKONTRA, Step.FOURTH)
    found = (*grounds, *_step_clause(step, rules))
    own = rules.announcing.own_side_doubles
    if own is not None and own.value:
        return Finding(message("nobody answers himself") if doubler.last else None, found)
    if doubler.own_side is not own_sides_turn:
        announced = message("only the side that announced it may say this")
        return Finding(announced if own_sides_turn else message("only the other side may say this"), found)
    if step is Step.KONTRA:
        return Finding(None, found)
    who = rules.announcing.may_double_on
    against = None if who.value(doubler) else message("only those two may go on who began")
    return Finding(against, (*found, who.clause))


@in_words("Any member of the side whose turn it is")
def anybody(doubler: KoenigrufenDoubler) -> bool:
    del doubler
    return True


@in_words("Only the two who began: the announcer and who said Kontra")
def who_began(doubler: KoenigrufenDoubler) -> bool:
    return doubler.began
