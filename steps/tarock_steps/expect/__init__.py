"""The checks of Then steps: each compares one part of an answer, and notes the clauses that it rests on.

A check can be changed here without looking at how its phrase is worded; it may read only what a question asks every
program for. The modules follow what an answer holds (turns, cards, scores, sessions) and not the rule areas; ``state``
only tells what a refused act has changed.
"""

from __future__ import annotations

from tarock_steps.expect.cards import CardExpectations
from tarock_steps.expect.scores import ScoreExpectations
from tarock_steps.expect.sessions import SessionExpectations
from tarock_steps.expect.turns import TurnExpectations
from tarock_steps.expect.whole import WholeExpectations


class Expectations(TurnExpectations, CardExpectations, ScoreExpectations, SessionExpectations, WholeExpectations):
    """Everything that a scenario can expect."""
