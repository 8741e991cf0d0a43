"""Names the players of a question by their seat (Vorhand, Second …), with the seat's number for those who type it."""

from __future__ import annotations

import re
from typing import Protocol

from tarock_language.message import Language, Word
from tarock_protocol.messages import answers, questions
from tarock_protocol.seating import SIZES, SeatNames
from tarock_steps.words.translation import field_said


class AtTheTable(Protocol):
    """A question, the language to show it in, and whether for people who do not type."""

    @property
    def question(self) -> questions.AnyQuestion:
        """The question."""

    @property
    def say(self) -> Language:
        """The language."""

    @property
    def is_plain(self) -> bool:
        """Whether seats have no numbers."""


def seat_name(seat: int | None, about: AtTheTable) -> str:
    """A seat by its number and, where the table is known, by its name."""
    say = about.say
    if seat is None:
        return say("nobody")
    seating = seating_of_question(about.question) or (_seating_before(about.question) if about.is_plain else None)
    if seating is None:
        return say("seat {seat}", seat=seat)
    if about.is_plain:
        return say.word(Word(seating.name(seat)))
    return say("{name} (seat {seat})", name=Word(seating.name(seat)), seat=seat)


def without_numbers(text: str, seating: SeatNames, say: Language) -> str:
    """A sentence with each player by name alone, where it has the seat, or the seat behind the name."""
    for seat in seating.everybody:
        name = say.word(Word(seating.name(seat)))
        numbered = "|".join(re.escape(say("seat {seat}", seat=number)) for number in (seat, name))
        text = re.sub(rf"(?:{re.escape(name)}, )?\b(?:{numbered})\b", name, text)
    return text


def seating_of_question(question: questions.AnyQuestion) -> SeatNames | None:
    """The names of the seats; None where the question does not give players and dealer."""
    players, dealer = getattr(question, "players", None), getattr(question, "dealer", None)
    if players is None or dealer is None or players not in SIZES or dealer not in range(players):
        return None
    return SeatNames(players, dealer)


def _seating_before(question: questions.AnyQuestion) -> SeatNames | None:
    """The names that the seats had in the deal before, for the question who deals next."""
    if isinstance(question, questions.NextDealer) and question.previous is not None:
        return SeatNames.of(question.players, question.previous)
    return None


def leads_if_known(about: AtTheTable, answer: answers.TrickAnswer) -> str:
    """Who leads next, or what that depends on."""
    if answer.leads is not None:
        return seat_name(answer.leads, about)
    winner = seat_name(answer.winner, about)
    return about.say("Who leads next depends on the number of the trick: {name} may have no card left.", name=winner)


def text_said(text: str, say: Language) -> str:
    """A text with words of the table in it, such as the names of seats, in a language."""
    return field_said("words", text, say)
