"""Plays the deal of a question in the second opinion, and says whether it agrees with the reference engine's answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple

import msgspec

from tarock_engine.actions import Action
from tarock_protocol.messages.answers import DealAnswer
from tarock_protocol.messages.questions import Deal
from tarock_reference.convert import rules_of
from tarock_reference.deals import DealCourse
from tarock_second_opinion.deals import is_done
from tarock_second_opinion.lockstep import DifferError, Pair
from tarock_second_opinion.source import Act, Source


class Told(NamedTuple):
    """A deal to compare: the question under a reading, the reference engine's answer, and the name of a scenario."""

    question: Deal
    answer: DealAnswer
    scenario: str


def difference_in_deal(source: Source, told: Told) -> str:
    """The first difference of the second opinion from the answer, or from the engine on the way; empty if none."""
    question, rules = told.question, rules_of(told.question)
    chosen = source.whole(question.options)
    hands, halves = [list(hand) for hand in question.hands], [list(half) for half in question.talon]
    start = DealCourse.of(msgspec.structs.replace(question, actions=[]), rules).state
    pair = Pair(source, rules, source.start(question.dealer, hands, halves, chosen), start)
    try:
        _hold_together(pair, told)
    except DifferError as differ:
        found = differ.difference
        return f"{found.place}: {found.what}: {found.ours} told once more, {found.engines} answered"
    return ""


def _hold_together(pair: Pair, told: Told) -> None:
    """Play as far as both allow, and compare the results. Raises DifferError at the first difference."""
    done = 0
    for done, given in enumerate(told.question.actions):
        pair.place = f"act {done + 1}, {given.do} {given.what}"
        if not is_done(given, _Both(pair)):
            break
    else:
        done = len(told.question.actions)
        pair.place = f"after act {done}"
    pair.compare("acts allowed before the first that is refused", done, told.answer.accepted)
    if done < len(told.question.actions) and told.question.actions[done].do == "discard":
        return
    over = pair.telling.is_over()
    pair.compare("whether the deal is over", over, told.answer.over)
    answered = [(trick.leader, list(trick.cards), trick.winner) for trick in told.answer.tricks]
    pair.compare("tricks", pair.telling.tricks(), answered)
    if not over:
        pair.allowed()
        ours = sorted((act.seat, act.words) for act in pair.telling.acts())
        pair.compare("what may be done next", ours, sorted(_next(told.answer)))
        return
    pair.compare_end()
    paid = [Fraction(payment) for payment in told.answer.payments]
    pair.compare("payments", pair.telling.end()["payments"], paid)


def _next(answer: DealAnswer) -> Iterator[tuple[int, str]]:
    return ((turn.seat, words) for turn in answer.next for words in turn.legal)


class _Both:
    """A deal that offers only what both the second opinion and the engine offer."""

    def __init__(self, pair: Pair) -> None:
        self._pair = pair
        self._actions: Mapping[Act, Action] = {}

    def offered(self) -> Iterable[Act]:
        """The acts that both offer. Raises DifferError if their offers differ."""
        self._actions = {} if self._pair.telling.is_over() else self._pair.allowed()
        return self._actions

    def do(self, act: Act) -> None:
        """Do an act in both deals."""
        self._pair.do(act, self._actions[act])
