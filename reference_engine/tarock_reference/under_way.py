"""A deal that is played act by act with the reference: what may be done is known at each moment.

Nothing is played twice, which makes it fast; questions are generated with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from msgspec.structs import replace

from tarock_engine import engine
from tarock_engine.ruleset import RuleSet
from tarock_protocol.messages import parts, questions
from tarock_protocol.messages.parts import Action
from tarock_reference.deals import DealCourse


class DueTurn(NamedTuple):
    """Who may act, the kind of act, and the words of all acts that are allowed."""

    seat: int
    do: parts.Deed
    words: Sequence[str]


class DealUnderWay:
    """The deal of a question whose own acts are left out; ``actions`` are those done since.

    Raises BadQuestionError if the cards are no complete pack.
    """

    def __init__(self, question: questions.Deal, rules: RuleSet) -> None:
        self._rules = rules
        self._state = DealCourse.of(replace(question, actions=[]), rules).state
        self.actions: list[Action] = []

    @property
    def turns(self) -> list[DueTurn]:
        """The turns that are due; none when the deal is over. Cards are laid away one by one."""
        return [
            DueTurn(choice.seat, cast("parts.Deed", choice.deed), [action.words for action in choice.actions])
            for choice in engine.choices(self._state, self._rules)
        ]

    @property
    def declarer(self) -> int | None:
        """The declarer; None as long as there is none."""
        return None if self._state.game is None else self._state.game.declarer

    @property
    def partner(self) -> int | None:
        """The declarer's partner, who may not be known at the table; None if he has none."""
        return None if self._state.game is None else self._state.game.partner

    def do(self, turn: DueTurn, words: str) -> None:
        """Do one of the acts of a turn; what is laid away is told as one act."""
        due = (choice for choice in engine.choices(self._state, self._rules) if choice.seat == turn.seat)
        action = next(
            action for choice in due if choice.deed == turn.do for action in choice.actions if action.words == words
        )
        self._state = engine.advance(self._state, action, self._rules)
        if turn.do == "discard" and self.actions and self.actions[-1].do == "discard":
            last = self.actions.pop()
            words = f"{last.what} {words}"
        self.actions.append(Action(seat=turn.seat, do=turn.do, what=words))
