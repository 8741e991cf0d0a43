"""The steps of doubling in Zwanzigerrufen, Kontra to Resupre: who may say which, and which of them stand."""

from __future__ import annotations

from tarock_engine.actions import SPIEL, Step
from tarock_engine.contracts import Side
from tarock_engine.refusals import Finding
from tarock_engine.ruling import in_words
from tarock_engine.scoring import standing_doublings
from tarock_engine.seating import Seat
from tarock_engine.state import Claim, Sides
from tarock_engine.zwanzigerrufen.doubler import ZwanzigerrufenDoubler
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_language.message import Message, message


def side_of(claim: Claim, sides: Sides) -> Side:
    """The side of a claim: the announcer's, or the declarer's for the game."""
    return Side.DECLARER if claim.item == SPIEL or claim.of is None else sides.of(claim.of)


def last_to_double(claim: Claim, sides: Sides) -> Seat:
    """The seat that said the last step, or made the claim if there is none; the declarer for the game."""
    if claim.doubled:
        return claim.doubled[-1]
    return sides.declarer if claim.item == SPIEL or claim.of is None else claim.of


def is_anothers(claim: Claim, seat: Seat, sides: Sides) -> bool:
    """Whether the claim is another opponent's game, where each opponent doubles the game for himself."""
    return claim.item == SPIEL and claim.of is not None and seat not in (claim.of, sides.declarer)


def doubler_of(
    claim: Claim, seat: Seat, sides: Sides, rules: ZwanzigerrufenRules, *, late: bool
) -> ZwanzigerrufenDoubler:
    """The relation of ``seat`` to ``claim``."""
    stands = standing_steps(claim, sides)
    before = sides.of(stands[-1]) if stands else side_of(claim, sides)
    answers = before is not sides.of(seat)
    game, called = claim.item == SPIEL, seat == sides.partner
    last = seat == last_to_double(claim, sides)
    return ZwanzigerrufenDoubler(
        most=rules.announcing.most_steps_to(claim.item),
        game=game,
        anothers=is_anothers(claim, seat, sides),
        called=called,
        step=len(claim.doubled) + 1,
        answers=answers,
        last=last,
        late=late,
    )


def examine(doubler: ZwanzigerrufenDoubler, step: Step, rules: ZwanzigerrufenRules) -> Finding:
    """Whether a player in this relation may say ``step``."""
    rulings = rules.announcing
    kind = rulings.kontra_to_game if doubler.game else rulings.kontra_to_bonus
    same = (kind.clause, rulings.items_doubled_apart.clause)
    grounds = same if step is Step.KONTRA else (*same, rulings.highest_step.clause)
    if not kind.value:
        return Finding(message("this cannot be doubled"), grounds)
    if step > min(rulings.highest_step.value, doubler.most):
        return Finding(message("doubling goes no further"), (rulings.highest_step.clause,))
    if step != doubler.step:
        said = step < doubler.step
        reason = message("that has been said") if said else message("the step before it has not been said")
        return Finding(reason, (*same, rulings.highest_step.clause))
    may, in_time = rulings.who_doubles.value
    late = message("that had to be said in the first turn after it") if in_time and doubler.late else None
    return Finding(may(doubler) or late, (*grounds, rulings.who_doubles.clause))


@in_words("Opponents say Kontra, and the sides alternate")
def foes(doubler: ZwanzigerrufenDoubler) -> Message | None:
    return None if doubler.answers else message("only the other side may say this")


@in_words("Anybody but whoever said what is to be answered")
def anybody_else(doubler: ZwanzigerrufenDoubler) -> Message | None:
    return message("nobody answers himself") if doubler.last else None


def standing_steps(claim: Claim, sides: Sides) -> tuple[Seat, ...]:
    """The seats whose doublings of a claim count; a step is void if the side that said it would answer itself."""
    return standing_doublings(claim.doubled, side_of(claim, sides), sides.of) if claim.doubled else ()
