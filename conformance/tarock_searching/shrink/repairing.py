"""Repairs a deal after a change so that it can be played: drops acts that are refused, and adds acts that are due."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from tarock_protocol.messages.answers import Answer, DealAnswer
from tarock_protocol.messages.parts import Action, Turn
from tarock_protocol.messages.questions import Deal, Question
from tarock_steps.catalogue.loading import table_of

Right = Callable[[Question], Answer | None]
"""Returns the right answer to a question, or None if the question is invalid."""


def repaired(deal: Deal, acts: Sequence[Action], wishes: Sequence[Action], right: Right) -> Deal | None:
    """The deal with these acts, followed by those wishes that are still possible.

    If no wish is possible, the plainest legal act is inserted before them. None if the acts themselves are refused, or
    if too many acts would have to be inserted.
    """
    done, left = list(acts), list(wishes)
    while len(done) + len(left) <= len(deal.actions) + len(wishes):
        answer = right(replace(deal, actions=[*done, *left]))
        if not isinstance(answer, DealAnswer) or answer.accepted < len(acts):
            return None
        if answer.refused is None:
            return replace(deal, actions=[*done, *left])
        done, left = [*done, *left][: answer.accepted], [*done, *left][answer.accepted :]
        fitting = next((place for place, wish in enumerate(left) if place and _is_legal(wish, answer.next)), None)
        if fitting is not None:
            left = left[fitting:]
        elif _is_legal(left[0], answer.next):
            left = left[1:]
        elif (made_up := plainest_act(answer, deal)) is not None:
            done.append(made_up)
        else:
            return None
    return None


def with_fewer_acts(deal: Deal, right: Right) -> Iterator[Deal]:
    """The deal without its announcements, and without some of its acts, many at first.

    Each such deal comes twice: with just these acts, and repaired, if that is shorter than the original.
    """
    acts, closes = deal.actions, table_of(deal.rules).closes
    silent = [act for act in acts if act.do != "say" or act.what == closes]
    each = ((start, size) for size in _halves(len(acts)) for start in range(0, len(acts), size))
    less = (acts[:start] + acts[start + size :] for start, size in each)
    for kept in (silent, *less):
        yield replace(deal, actions=kept)
        found = repaired(deal, (), kept, right)
        if found is not None and len(found.actions) < len(acts):
            yield found


def _halves(size: int) -> Iterator[int]:
    while size := size // 2:
        yield size


def _is_legal(act: Action, turns: Sequence[Turn]) -> bool:
    """Whether an act is legal now; a discard in turn always fits, because only the reference can judge it."""
    each = (turn for turn in turns if (turn.seat, turn.do) == (act.seat, act.do))
    return any(act.what in turn.legal or act.do == "discard" for turn in each)


def plainest_act(answer: DealAnswer, deal: Deal) -> Action | None:
    """The plainest legal act: to be silent, if possible; None if nobody can act."""
    turn = next((due for due in answer.next if due.legal), None)
    if turn is None:
        return None
    table = table_of(deal.rules)
    what = table.closes if table.closes in turn.legal else turn.legal[0]
    if turn.do == "discard":
        suits_first = sorted(turn.legal, key=lambda card: card[-1] not in "♥♦♠♣")
        what = " ".join(suits_first[: len(answer.hands[turn.seat]) - table.hand])
    return Action(seat=turn.seat, do=turn.do, what=what)
