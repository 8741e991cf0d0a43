"""Why an action is refused: the result of a check of one action, and the steps from a hand to its legal cards.

The checks themselves are in the module of their phase, such as ``play``; what only a source refuses is in its folder.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tarock_engine.cards import NAMES, Card, Mask, names_in
from tarock_engine.memory import remembered
from tarock_engine.ruling import Grounds, Objection
from tarock_language.message import Message, message


class Finding(NamedTuple):
    """The result of a check that applies: what is against the action (None if it is allowed), and the clauses."""

    against: Message | None
    grounds: Grounds

    @property
    def objection(self) -> Objection | None:
        """The objection, where there is one."""
        return Objection(self.against, self.grounds) if self.against else None


NOTHING: Final = Finding(None, ())
"""The result of a check that does not apply: no sentence, no clause."""


def merged(grounds: Iterable[Grounds]) -> Grounds:
    """All clauses once, in the order of their first appearance."""
    return _merged(tuple(dict.fromkeys(grounds)))


@remembered(1 << 14)
def _merged(parts: tuple[Grounds, ...]) -> Grounds:
    return tuple(dict.fromkeys([clause for part in parts for clause in part]))


def all_of(parts: Sequence[Finding]) -> Finding:
    """The first finding against the action, or else one finding with the clauses of all."""
    against = next((finding for finding in parts if finding.against), None)
    return against or Finding(None, merged([finding.grounds for finding in parts]))


class Restraint(enum.Enum):
    """The kind of duty that keeps a card back; ``karl`` fines a Renonce by it."""

    OF_ALL = "a duty that every card has, such as following suit"
    TOO_EARLY = "the card of an announced Vogel waits for its trick"
    IN_ORDER = "the card of an announced Vogel goes after that of a dearer one"


class Narrowing(NamedTuple):
    """One step from the cards of a hand to the legal ones: the cards left after it, its clauses, and its kind.

    The first step is the whole hand. A step may put back cards that an earlier one took away.
    """

    left: Mask
    grounds: Grounds
    restraint: Restraint = Restraint.OF_ALL


def kept_back(steps: Sequence[Narrowing], card: Card) -> Narrowing | None:
    """The last step that took ``card`` away; None if the card is allowed."""
    if steps[-1].left >> card & 1:
        return None
    back = max((place for place, step in enumerate(steps) if step.left >> card & 1), default=-1)
    return steps[back + 1]


def why_not(steps: Sequence[Narrowing], card: Card) -> Objection | None:
    """Why ``card`` is not allowed, by the last step that took it away; None if it is allowed."""
    kept = kept_back(steps, card)
    if kept is None:
        return None
    others = " ".join(names_in(steps[-1].left))
    return Objection(
        message("{card} is not allowed while {others} could go", card=NAMES[card], others=others), kept.grounds
    )
