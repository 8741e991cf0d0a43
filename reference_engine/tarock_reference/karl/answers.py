"""What questions about Karls Tarockrunde need and no other source does: its functions, and the table of them.

Code that all sources share calls them by the table, ``SourceAnswers``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tarock_engine import calling, sessions
from tarock_engine.actions import FAHREN, KOENIG_ULTIMO
from tarock_engine.cards import Mask
from tarock_engine.karl import renonce, settling, terms, trischaken
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.state import Breach, RenonceEnd, Slip
from tarock_engine.manners import Bonds
from tarock_engine.seating import Seat
from tarock_engine.state import Playing, State
from tarock_language.message import message
from tarock_protocol.messages import questions
from tarock_reference import convert, talk
from tarock_reference.bad_questions import refuse_question
from tarock_reference.karl import scores, speaking
from tarock_reference.possible.sheets import announced_items
from tarock_reference.source_answers import (
    BeforeTheCards,
    Breaches,
    Happenings,
    SourceAnswers,
    all_active,
    occasions,
)


def manner(contract: str, rules: KarlRules) -> str:
    """The name of the manner in which a game is played."""
    return terms.FAHREN if contract == FAHREN else terms.terms_of(convert.contract(contract, rules)).manner


def bonds(question: questions.MayPlay, rules: KarlRules) -> Bonds:
    """The cards that the announcements of the player's side hold back."""
    called = None if question.called is None else convert.king(question.called, "called", rules)
    bound = 0
    for item in announced_items(question, rules, scores.known_bonuses):
        if item in rules.birds:
            bound |= 1 << rules.birds[item]
        elif item == KOENIG_ULTIMO:
            if called is None:
                refuse_question("called", message("the called König, because König ultimo is announced"), None)
            bound |= 1 << called if rules.play.giving_up_order.value.koenig else 0
    return Bonds(bound, called, valat=False)


def offender(state: State) -> Seat | None:
    """The seat that pays, in a deal that a Renonce has ended."""
    return state.offender if isinstance(state, RenonceEnd) else None


def laid_away(state: State, seat: Seat, cards: Mask, rules: KarlRules) -> tuple[State, Slip]:
    """The state after a wrong discard that nobody noticed, with all its cards at once."""
    return renonce.overlooked(state, renonce.LayAway(seat, cards), rules)


def standing(slips: Sequence[Slip], offender: Seat, state: State) -> tuple[Slip, ...]:
    """The slips that are left after a player's wrong discard, or a card, was taken back; then it is ``state``."""
    if isinstance(state, Playing):
        now = (len(state.tricks), len(state.table))
        return tuple(
            slip for slip in slips if slip.before is None or (len(slip.before.tricks), len(slip.before.table)) < now
        )
    laid = (Breach.NUMBER, Breach.LAID)
    return tuple(slip for slip in slips if slip.seat != offender or slip.kind not in laid)


def happenings(contract: str, rules: KarlRules) -> Happenings:
    """The events that can happen in a deal: in Fahren nothing is said, other games depend on what they allow.

    After a Renonce there are no tricks to count.
    """
    always = ((sessions.HANDED_ON,), (sessions.THROWN_IN,))
    if contract == FAHREN:
        return (*always, (sessions.TWELVE_TRICKS, sessions.RENONCE), (sessions.FROM_RUFER,))
    played = convert.contract(contract, rules)
    known, its = scores.known_bonuses(played, rules), terms.terms_of(played)
    is_paid = any(ruling is not None and ruling.value for ruling in (its.may_pay, its.unplayed_in_silence))
    paid = ((sessions.PAID,),) if is_paid else ()
    return (*always, *occasions(known.announced, known.silence), *paid)


ANSWERS: Final[SourceAnswers[KarlRules]] = SourceAnswers(
    may_announce=speaking.may_announce,
    result=scores.result,
    undecided_items=scores.undecided_items,
    settle=scores.settle,
    settled=settling.settle,
    say=speaking.say,
    manner=manner,
    bonds=bonds,
    trick_seats=all_active,
    beginning=BeforeTheCards(calling.with_partner, talk.heard_of_game, trischaken.begin, hands_on=True),
    scorable_items=scores.scorable_items,
    alone=FAHREN,
    breaches=Breaches(
        overlooked=renonce.overlooked,
        laid_away=laid_away,
        exposed=renonce.exposed,
        slips_left=standing,
        offender=offender,
    ),
    happenings=happenings,
)
