"""Ends a deal after a given trick, and describes it trick by trick in rows for the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace
from rich.text import Text

from tarock_language.message import Word, message
from tarock_protocol.messages.answers import Answer, DealAnswer, PlayAnswer
from tarock_protocol.messages.parts import WonTrick
from tarock_protocol.messages.questions import AnyQuestion, CardPlay, Deal
from tarock_register.ask.answer_text import About
from tarock_register.ask.answered import Respond, answer_or_reason
from tarock_register.explain.question_text import acts_in_words, seating_of
from tarock_reports.terminal.inking import inked
from tarock_running.process.exits import UsageFaultError

Course = Deal | CardPlay
_PLAY: Final = "play"


def cut_off(question: AnyQuestion, tricks: int, respond: Respond) -> AnyQuestion:
    """The deal up to the end of this number of tricks; UsageFaultError if it has fewer, or is not a deal."""
    if not isinstance(question, Deal | CardPlay):
        raise UsageFaultError(message("--at: expected the course of a deal, not a position"))
    taken = tricks_of(question, respond)
    if not 0 <= tricks <= len(taken):
        raise UsageFaultError(
            message("--at: expected a number of tricks from 0 to {most}, not {given}", most=len(taken), given=tricks)
        )
    cards = sum(len(trick.cards) for trick in taken[:tricks])
    played = [place for place, act in enumerate(question.actions) if act.do == _PLAY]
    end = played[cards] if cards < len(played) else len(question.actions)
    return replace(question, actions=question.actions[:end])


def tricks_of(question: Course, respond: Respond) -> list[WonTrick]:
    """The tricks of a course."""
    answer = answer_or_reason(question, respond)
    return answer.tricks if isinstance(answer, DealAnswer | PlayAnswer) else []


def before_the_cards(about: About) -> list[str]:
    """The acts of a course before the first card, in words."""
    acts = getattr(about.question, "actions", [])
    first = next((place for place, act in enumerate(acts) if act.do == _PLAY), len(acts))
    return acts_in_words(acts[:first], about)


def trick_by_trick(about: About, respond: Respond) -> Iterator[tuple[str, Text]]:
    """One line for each trick: the cards by player, the winner, and the clauses that fewer than most tricks have."""
    question, say = about.question, about.say
    if not isinstance(question, Deal | CardPlay):
        return
    tricks = tricks_of(question, respond)
    named = Counter(clause for trick in tricks for clause in trick.grounds)
    seating = seating_of(about)
    players = iter([act.seat for act in question.actions if act.do == _PLAY])
    for number, trick in enumerate(tricks, start=1):
        told = Text()
        for card in trick.cards:
            seat = next(players)
            mark = "▶" if seat == trick.winner else ""
            told += Text("  " if told else "") + Text(f"{mark}{say.word(Word(seating.name(seat)))} ") + inked(card)
        own = [clause for clause in trick.grounds if 2 * named[clause] <= len(tricks)]
        told += Text(f"  [{', '.join(own)}]" if own else "", style="dim")
        yield say("trick {number}", number=number), told


def of_the_end(answer: Answer) -> list[str]:
    """The clauses behind the end of a course: of a refusal and the next turns, or else of the result.

    Empty for an answer about a position, which has no course.
    """
    if not isinstance(answer, DealAnswer | PlayAnswer):
        return []
    named = [] if answer.refused is None else [answer.refused.grounds]
    named += [turn.grounds for turn in answer.next] + [ids for turn in answer.next for ids in turn.why.values()]
    named += [] if named else [part.grounds for part in (*answer.items, *getattr(answer, "lines", ()))]
    return list(dict.fromkeys(clause for grounds in named for clause in grounds))
