"""A deal of a question told by the second opinion, and held against the answer of the reference engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple

import msgspec

from tarock_engine.actions import Action
from tarock_reference.convert import rules_of
from tarock_reference.deals import DealCourse
from tarock_second_opinion.lockstep import DifferError, Pair
from tarock_second_opinion.source import RENONCE, Act, Source
from tarock_steps.protocol.messages import parts
from tarock_steps.protocol.messages.answers import DealAnswer
from tarock_steps.protocol.messages.questions import Deal


class Told(NamedTuple):
    """A deal that both tell: the question under a reading, what the reference engine answers, and who asks it."""

    question: Deal
    answer: DealAnswer
    scenario: str


def can_be_told(question: Deal) -> bool:
    """Whether the second opinion knows all that a question speaks of: no other tariff, and no breach of the rules."""
    broken = any(act.unnoticed or act.do == RENONCE for act in question.actions)
    return not broken and question.tariff is None and not isinstance(question.doubled, bool)


def parted(source: Source, told: Told) -> str:
    """Where the second opinion says something else than the answer, or than the engine on the way to it; or nothing."""
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
    """Play as far as both allow it, and compare what there is; DifferError where they part."""
    done = 0
    for done, given in enumerate(told.question.actions):
        pair.place = f"act {done + 1}, {given.do} {given.what}"
        if not _did(pair, given):
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
    paid = [Fraction(one) for one in told.answer.payments]
    pair.compare("payments", pair.telling.end()["payments"], paid)


def _next(answer: DealAnswer) -> Iterator[tuple[int, str]]:
    return ((turn.seat, words) for turn in answer.next for words in turn.legal)


def _did(pair: Pair, given: parts.Action) -> bool:
    """Do what was done; false where it is refused."""
    if given.do == "discard":
        return _laid_away(pair, given)
    in_order = _any_order if given.do == "talon" else str
    found = next((both for words, both in _allowed(pair, given) if in_order(words) == in_order(given.what)), None)
    if found is not None:
        pair.do(*found)
    return found is not None


def _any_order(cards: str) -> str:
    return " ".join(sorted(cards.split()))


def _laid_away(pair: Pair, given: parts.Action) -> bool:
    """Lay several cards away in any order in which they may go; false where one may not, or more have to."""
    left = given.what.split()
    while left:
        before = dict(_allowed(pair, given))
        words = next((one for one in left if one in before), None)
        if words is None:
            return False
        pair.do(*before[words])
        left.remove(words)
    return not any(_allowed(pair, given))


def _allowed(pair: Pair, given: parts.Action) -> Iterator[tuple[str, tuple[Act, Action]]]:
    """What both allow whoever did something to do in that way, by its words."""
    if pair.telling.is_over():
        return
    found: Mapping[Act, Action] = pair.allowed()
    for act, action in found.items():
        if (act.seat, act.deed) == (given.seat, given.do):
            yield act.words, (act, action)
