"""Laws that each act a program lists as allowed is accepted by it, changes something, and leads to an end."""

from __future__ import annotations

import itertools
from typing import Final, TypeAlias

from msgspec.structs import replace

from tarock_language.message import message
from tarock_protocol.messages.answers import DealAnswer, PlayAnswer
from tarock_protocol.messages.parts import Action
from tarock_protocol.messages.questions import CardPlay, Deal
from tarock_searching.ask.laws.law import BrokenLaw, Hearing

AnswerSoFar: TypeAlias = DealAnswer | PlayAnswer
"""How a deal, or its cards alone, have gone so far."""

_SILENCE: Final = frozenset({"Weiter", "Gut!"})
"""The words of a player who has nothing to say."""
_LONGEST: Final = 12
"""How often in a row they can be said: by everybody in the auction, in the round of announcements, and once more."""


def listed_is_accepted(hearing: Hearing, question: Deal | CardPlay) -> BrokenLaw | None:
    """Check that the last act, if it was listed, is accepted and changes something."""
    told = _before_and_after(hearing, question)
    if told is None:
        return None
    before, after = told
    act, shown = question.actions[-1], (_without_last(question),)
    if after.refused is not None and after.refused.index < len(question.actions) - 1:
        return BrokenLaw(message("an act that was accepted is refused with one act more behind it"), shown)
    if act.do == "discard" or not _is_listed(act, before):
        return None
    if after.refused is not None:
        return BrokenLaw(message("{act} of seat {seat} is refused", act=act.what, seat=act.seat), shown)
    if replace(after, accepted=before.accepted, grounds=before.grounds) == before:
        return BrokenLaw(message("{act} of seat {seat} changes nothing", act=act.what, seat=act.seat), shown)
    return None


def unlisted_is_refused(hearing: Hearing, question: Deal | CardPlay) -> BrokenLaw | None:
    """Check that the last act, if it was not listed, is refused; a discard is listed if each of its cards is."""
    told = _before_and_after(hearing, question)
    act = question.actions[-1] if question.actions else None
    if told is None or act is None or told[1].refused is not None or _is_listed(act, told[0]):
        return None
    accepted = message("{act} of seat {seat} is accepted", act=act.what, seat=act.seat)
    return BrokenLaw(accepted, (_without_last(question),))


def comes_to_an_end(hearing: Hearing, question: Deal | CardPlay) -> BrokenLaw | None:
    """Check that nobody is asked to speak any more after a long row of silent words."""
    silent = [*itertools.takewhile(lambda act: act.what in _SILENCE, reversed(question.actions))]
    if len(silent) <= _LONGEST:
        return None
    answer = hearing.answer(question)
    speaks = answer.refused is None and any(turn.do in ("bid", "say") for turn in answer.next)
    told = message("after {number} words of silence somebody is to speak", number=len(silent))
    return BrokenLaw(told) if speaks else None


def _before_and_after(hearing: Hearing, question: Deal | CardPlay) -> tuple[AnswerSoFar, AnswerSoFar] | None:
    """The answers before and after the last act; None without acts, after a refusal, or for an act never listed."""
    if not question.actions or question.actions[-1].do == "renonce" or question.actions[-1].unnoticed:
        return None
    before = hearing.answer(_without_last(question))
    return None if before.refused is not None else (before, hearing.answer(question))


def _without_last(question: Deal | CardPlay) -> Deal | CardPlay:
    return replace(question, actions=question.actions[:-1])


def _is_listed(act: Action, before: AnswerSoFar) -> bool:
    legal = [what for turn in before.next if (turn.seat, turn.do) == (act.seat, act.do) for what in turn.legal]
    words = sorted(act.what.split())
    if act.do == "discard":
        return set(words) <= set(legal)
    return act.what in legal or (act.do == "talon" and any(sorted(what.split()) == words for what in legal))
