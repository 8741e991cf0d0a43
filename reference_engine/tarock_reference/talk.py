"""Answers about rounds of words that are alike in every source: who may say what, and the result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from tarock_engine import engine
from tarock_engine.actions import Action
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import IllegalActionError, Objection, Ruling
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Choice, Game, Playing, State, is_contested
from tarock_reference import convert
from tarock_reference.convert import refuse_question
from tarock_reference.partial_deals import clauses_by_act
from tarock_steps.protocol.messages import answers, parts, questions

Phase = TypeVar("Phase")
"""The round of words of a source."""


class Announced(Protocol):
    """A round of announcements, of whatever source."""

    @property
    def chains(self) -> tuple[Chain, ...]:
        """What can be doubled, with what was said to it."""

    @property
    def speaker(self) -> Seat:
        """The seat in turn."""


def turn(choice: Choice, refused: Iterable[tuple[Action, Objection]]) -> answers.TurnAnswer:
    """What the player in turn may say, and why not the rest."""
    return answers.TurnAnswer(
        seat=choice.seat,
        legal=[action.words for action in choice.actions],
        grounds=list(choice.grounds),
        why=clauses_by_act(refused),
    )


def nobody_in_turn(*rulings: Ruling[object]) -> answers.TurnAnswer:
    """Nobody says anything, by these rulings."""
    return answers.TurnAnswer(seat=None, legal=[], grounds=[ruling.clause for ruling in rulings])


def after_all(
    said: Sequence[parts.Action],
    state: State,
    phase: type[Phase],
    hear: Callable[[Phase, parts.Action, str], State],
) -> State:
    """The round after everything that was ``said``, or what follows when all is said.

    ``hear`` is the round after one word more, which stands at a place in the question.
    """
    convert.refuse_unspoken(said, "said")
    for index, action in enumerate(said):
        if not isinstance(state, phase):
            refuse_question(f"said[{index}]", "nothing more, because the round is over", action.what)
        state = hear(state, action, f"said[{index}]")
    return state


def heard_in_turn(question: questions.CardPlay, state: State, rules: RuleSet) -> State:
    """What follows everything that was said before the first card, each word in its turn by players with their hands.

    BadQuestionError for what nobody may say there.
    """
    convert.refuse_unspoken(question.said, "said")
    for index, action in enumerate(question.said):
        if is_contested(state):
            refuse_question(f"said[{index}]", "nothing more, because the round is over", action.what)
        try:
            state = engine.apply(state, convert.action(action, f"said[{index}]", state, rules), rules)
        except IllegalActionError as fault:
            told = f"{action.what!r} of seat {action.seat} ({fault.objection.reason})"
            refuse_question(f"said[{index}]", "what may be said there", told)
    return state


def heard_of_game(question: questions.CardPlay, game: Game, state: State, rules: RuleSet) -> State:
    """The same where the round is that of the game which is played in the end."""
    del game
    return heard_in_turn(question, state, rules)


def refuse_out_of_turn(action: parts.Action, speaker: Seat, place: str) -> None:
    """Refuse a word of anybody but the player in turn."""
    if action.seat != speaker:
        refuse_question(f"{place}.seat", str(speaker), action.seat)


def chains_of(state: State, phase: type[Announced], question: questions.Result) -> tuple[Chain, ...]:
    """What was announced and doubled in a round that is over, or in one in which nothing was said."""
    if isinstance(state, phase):
        convert.refuse_unfinished(question, state.speaker)
        return state.chains
    return state.contest.chains if isinstance(state, Playing) else ()
