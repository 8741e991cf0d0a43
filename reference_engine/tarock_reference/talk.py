"""Answers the questions about rounds of announcements as far as all sources do it alike: who may say what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, TypeVar

from tarock_engine import engine
from tarock_engine.cards import NAMES, Card, Mask
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import IllegalActionError, Ruling
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Game, Playing, State, is_contested
from tarock_language.message import message
from tarock_protocol.messages import answers, parts, questions
from tarock_reference import convert
from tarock_reference.bad_questions import refuse_question

HELD: Final = message("a hand with {card}, which seat {seat} holds")
"""What is expected in place of a hand without a card that its player is known to hold."""
_NOT_HELD: Final = message("a hand without {card}, which seat {seat} holds")

Phase = TypeVar("Phase")
"""The state of a source's announcing round."""


class Announced(Protocol):
    """An announcing round of any source."""

    @property
    def chains(self) -> tuple[Chain, ...]:
        """The game and the announcements, with their doublings."""

    @property
    def speaker(self) -> Seat:
        """The seat in turn."""


def turn(state: State, rules: RuleSet) -> answers.TurnAnswer:
    """What the player in turn may say, and which clauses forbid the rest."""
    choice = engine.choices(state, rules)[0]
    return answers.TurnAnswer(
        seat=choice.seat,
        legal=[action.words for action in choice.actions],
        grounds=list(choice.grounds),
        why=convert.clauses_by_act(engine.refused(state, rules)),
    )


def nobody_in_turn(*rulings: Ruling[object]) -> answers.TurnAnswer:
    """The answer if nobody may say anything, with the rulings that say so."""
    return answers.TurnAnswer(seat=None, legal=[], grounds=[ruling.clause for ruling in rulings])


def after_all(
    said: Sequence[parts.Action],
    state: State,
    phase: type[Phase],
    hear: Callable[[Phase, parts.Action, str], State],
) -> State:
    """The state of the round after everything that was ``said``, or of what follows if it is over.

    ``hear`` gives the state after another word; it also gets the place of that word in the question.
    """
    convert.refuse_unspoken(said, "said")
    for index, action in enumerate(said):
        if not isinstance(state, phase):
            refuse_question(f"said[{index}]", message("nothing more, because the round is over"), action.what)
        state = hear(state, action, f"said[{index}]")
    return state


def heard_in_turn(question: questions.CardPlay, state: State, rules: RuleSet) -> State:
    """The state after everything that was said before the first card, in turn and with known hands.

    Raises BadQuestionError for a word that is not allowed.
    """
    convert.refuse_unspoken(question.said, "said")
    for index, action in enumerate(question.said):
        if is_contested(state):
            refuse_question(f"said[{index}]", message("nothing more, because the round is over"), action.what)
        try:
            state = engine.apply(state, convert.action(action, f"said[{index}]", state, rules), rules)
        except IllegalActionError as fault:
            told = message(
                "{words} of seat {seat} ({reason})",
                words=repr(action.what),
                seat=action.seat,
                reason=fault.objection.reason,
            )
            refuse_question(f"said[{index}]", message("what may be said there"), told)
    return state


def heard_of_game(question: questions.CardPlay, game: Game, state: State, rules: RuleSet) -> State:
    """The state after everything that was said, for a source whose round is that of the game played in the end."""
    del game
    return heard_in_turn(question, state, rules)


def refuse_out_of_turn(action: parts.Action, speaker: Seat, place: str) -> None:
    """Refuse a word of a player who is not in turn."""
    if action.seat != speaker:
        refuse_question(f"{place}.seat", str(speaker), action.seat)


def possibly_in_talon(game: Game) -> Card | None:
    """The called card of a caller without a partner: nobody need hold it where there is a Talon."""
    return game.called if game.partner is None else None


def refuse_held_apart(
    hand: Mask, seat: Seat, holders: Mapping[Card, Seat], lying: Card | None = None, place: str = "hand"
) -> None:
    """Refuse a hand of ``seat`` that contradicts the ``holders`` of cards; those ``lying`` may have left the hand."""
    for card, holder in holders.items():
        is_held = bool(hand >> card & 1)
        if is_held is (seat == holder) or (card == lying and not is_held):
            continue
        expected = HELD if seat == holder else _NOT_HELD
        refuse_question(
            place, expected._replace(arguments={"card": NAMES[card], "seat": holder}), " ".join(convert.spelt(hand))
        )


def chains_of(state: State, phase: type[Announced], question: questions.Result) -> tuple[Chain, ...]:
    """The announcements and doublings of a round that is over, or in which nothing was said."""
    if isinstance(state, phase):
        convert.refuse_unfinished(question, state.speaker)
        return state.chains
    return state.contest.chains if isinstance(state, Playing) else ()
