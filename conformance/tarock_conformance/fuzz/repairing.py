"""Repairs a deal after a change: drops what is refused, and adds what is due."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tarock_steps.catalogue.loading import table_of
from tarock_steps.protocol.messages.answers import Answer, DealAnswer
from tarock_steps.protocol.messages.parts import Action, Turn
from tarock_steps.protocol.messages.questions import Question

if TYPE_CHECKING:
    from tarock_steps.protocol.messages.questions import Deal

Right = Callable[[Question], Answer | None]
"""The right answer to a question, none where it is none."""


def repaired(deal: Deal, acts: Sequence[Action], wishes: Sequence[Action], right: Right) -> Deal | None:
    """The deal with these acts, and behind them those of the wishes that can still be done.

    Where none of them can, the plainest that is allowed is done before them. None where the acts themselves are
    refused, or where too much would have to be made up.
    """
    done, left = list(acts), list(wishes)
    while len(done) + len(left) <= len(deal.actions) + len(wishes):
        answer = right(replace(deal, actions=[*done, *left]))
        if not isinstance(answer, DealAnswer) or answer.accepted < len(acts):
            return None
        if answer.refused is None:
            return replace(deal, actions=[*done, *left])
        done, left = [*done, *left][: answer.accepted], [*done, *left][answer.accepted :]
        fitting = next((place for place, one in enumerate(left) if place and _fits(one, answer.next)), None)
        if fitting is not None:
            left = left[fitting:]
        elif _fits(left[0], answer.next):
            left = left[1:]
        elif (made_up := plainest_act(answer, deal)) is not None:
            done.append(made_up)
        else:
            return None
    return None


def with_fewer_acts(deal: Deal, right: Right) -> Iterator[Deal]:
    """The deal without what is said, and without some of its acts, much at first.

    Each goes on as well as it can; where its last act is refused, that stands as it is.
    """
    acts, closes = deal.actions, table_of(deal.rules).closes
    silent = [one for one in acts if one.do != "say" or one.what == closes]
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


def _fits(act: Action, turns: Sequence[Turn]) -> bool:
    """Whether an act may be done now; of cards laid away it is seen when they are."""
    each = (turn for turn in turns if (turn.seat, turn.do) == (act.seat, act.do))
    return any(act.what in turn.legal or act.do == "discard" for turn in each)


def plainest_act(answer: DealAnswer, deal: Deal) -> Action | None:
    """The plainest act that is allowed: whoever may be silent is; none where nobody is to act."""
    turn = next((one for one in answer.next if one.legal), None)
    if turn is None:
        return None
    table = table_of(deal.rules)
    what = table.closes if table.closes in turn.legal else turn.legal[0]
    if turn.do == "discard":
        suits_first = sorted(turn.legal, key=lambda card: card[-1] not in "♥♦♠♣")
        what = " ".join(suits_first[: len(answer.hands[turn.seat]) - table.hand])
    return Action(seat=turn.seat, do=turn.do, what=what)
