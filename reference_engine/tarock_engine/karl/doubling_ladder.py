"""The steps of doubling in Karls Tarockrunde, Kontra, Retour and Subkontra: who may say which to what."""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import SPIEL, Step
from tarock_engine.contracts import Contract, Side
from tarock_engine.karl.doubler import KarlDoubler
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.state import Announcing
from tarock_engine.karl.terms import is_farbensolo, is_negative
from tarock_engine.refusals import Finding
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Claim, Sides, last_said
from tarock_language.message import Message, message

WORDS: Final = ("Kontra", "Retour", "Subkontra")


def doubler_of(sides: Sides, claim: Claim, seat: Seat, contract: Contract, rules: KarlRules) -> KarlDoubler:
    """The relation of ``seat`` to ``claim``, whose ``of`` is the opponent if each doubles the game for himself."""
    is_game = claim.item == SPIEL
    side = Side.DECLARER if is_game or claim.of is None else sides.of(claim.of)
    announcer = sides.declarer if is_game or claim.of is None else claim.of
    account = is_game and each_alone_ruling(contract, rules).value
    return KarlDoubler(
        most=rules.announcing.most_steps_to(claim.item),
        game=is_game,
        contract=contract.name,
        account=account,
        said=len(claim.doubled),
        own_side=sides.of(seat) is side,
        own=seat == announcer,
        last=seat == (claim.doubled[-1] if claim.doubled else announcer),
    )


def each_alone_ruling(contract: Contract, rules: KarlRules) -> Ruling[bool]:
    """The ruling on whether every opponent doubles the game for himself."""
    announcing = rules.announcing
    if is_negative(contract):
        return announcing.foes_double_alone
    if is_farbensolo(contract):
        return announcing.farbensolo_doubled_alone
    binds = announcing.kontra_binds_side
    return Ruling(not binds.value, binds.clause)


def examine(doubler: KarlDoubler, step: Step, rules: KarlRules) -> Finding:
    """Whether a player in this relation may say ``step``."""
    announcing, last = rules.announcing, rules.announcing.last_step
    whose = each_alone_ruling(rules.by_name[doubler.contract], rules).clause
    grounds: Grounds = (
        announcing.kontra_allowed.clause,
        announcing.kontra_by_other_side.clause,
        announcing.items_doubled_apart.clause,
        whose,
    )
    if step > min(last.value.number, doubler.most):
        return Finding(message("doubling goes no further"), (last.clause,))
    if not doubler.game and not announcing.items_doubled_apart.value:
        return Finding(message("game and announcements are doubled together"), (announcing.items_doubled_apart.clause,))
    if step is not Step.KONTRA:
        grounds = (*grounds, announcing.retour_allowed.clause, last.clause, announcing.retour_by_whole_side.clause)
    if doubler.account and step is Step.REKONTRA:
        grounds = (*grounds, announcing.retour_binds_one.clause)
    if step != doubler.said + 1:
        said = step <= doubler.said
        return Finding(
            message("that has been said") if said else message("the step before it has not been said"), grounds
        )
    if not (announcing.kontra_allowed.value and (announcing.retour_allowed.value or step is Step.KONTRA)):
        return Finding(message("this cannot be doubled"), grounds)
    return Finding(_not_his_to_say(doubler, step, rules), grounds)


def _not_his_to_say(doubler: KarlDoubler, step: Step, rules: KarlRules) -> Message | None:
    """The reason why another player has to say the step, or None."""
    announcing, answers = rules.announcing, step is Step.REKONTRA
    own = announcing.own_side_doubles
    if own is not None and own.value:
        return message("nobody answers himself") if doubler.last else None
    if announcing.kontra_by_other_side.value and doubler.own_side is not answers:
        belongs = message("only the side that it belongs to may say this")
        return belongs if answers else message("only the other side may say this")
    if answers and not doubler.own and not announcing.retour_by_whole_side.value:
        return message("only the player whose it is may answer")
    return None


def is_answered(state: Announcing, chain: Chain, rules: KarlRules) -> bool:
    """Whether the speaker has said gut after the last doubling of a chain, and of all that is doubled with it.

    Never in a reading in which he may double it later.
    """
    last, announcing = state.heard[state.place], rules.announcing
    if announcing.kontra_after_gut.value or last < 0:
        return False
    games = chain.item == SPIEL and state.speaker != chain.of and not announcing.retour_binds_one.value
    others = (
        state.chains if announcing.is_doubled_together else [known for known in state.chains if known.item == SPIEL]
    )
    return last_said(chain, others, together=games or announcing.is_doubled_together) <= last
