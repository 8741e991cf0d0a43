"""Names the players of a question by their seat (Vorhand, Second …), with the seat's number for those who type it."""

from __future__ import annotations

from typing import Protocol

from tarock_language.message import Language, Message, Word, message
from tarock_protocol.messages import answers, questions
from tarock_protocol.seating import SIZES, SeatNames
from tarock_steps.words.translated_fields import field_said


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


class OfPlayers(Language):
    """A language in which messages about seats name the players there, and not the numbers of the seats."""

    def __init__(self, say: Language, seating: SeatNames) -> None:
        """Speak as ``say`` does, at a table whose seats have these names."""
        self.code, self.thousands = say.code, say.thousands
        self._say = say
        self._seat = say.pattern(message("seat {seat}"))
        players = {str(seat): Word(seating.name(seat)) for seat in seating.everybody}
        self._players = players | {player.text: player for player in players.values()}

    def pattern(self, said: Message) -> str:
        """The pattern of the other language, in which a player stands without ``seat``, and once."""
        told = self._say.pattern(said)
        for name, player in self._named(said).items():
            numbered, place = self._seat.replace("{seat}", f"{{{name}}}"), f"{{{name}}}"
            told = told.replace(f"{self.word(player)}, {numbered}", place).replace(numbered, place)
        return told

    def sentence(self, said: Message | str) -> str:
        """The sentence of a message."""
        if isinstance(said, str):
            return said
        return super().sentence(said._replace(arguments={**said.arguments, **self._named(said)}))

    def word(self, word: Word, form: str = "") -> str:
        """A word of the table, as in the other language."""
        return self._say.word(word, form)

    def _named(self, said: Message) -> dict[str, Word]:
        """The arguments that the message calls seats, each with its player."""
        told = self._say.pattern(said)
        seats = (name for name in said.arguments if self._seat.replace("{seat}", f"{{{name}}}") in told)
        players = {name: self._players.get(str(said.arguments[name])) for name in seats}
        return {name: player for name, player in players.items() if player is not None}


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
