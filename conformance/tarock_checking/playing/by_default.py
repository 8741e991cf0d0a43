"""The questions of all scenarios of a source with their right answers by its default rules.

It is for programs of ours that ask scenarios without a program under test.
"""

from __future__ import annotations

from tarock_checking.playing.known_vectors import ToFill, vectors_of
from tarock_checking.playing.player import Asking
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.vectors import Vectors


def vectors_by_default(source: str) -> Vectors:
    """The questions of all scenarios of a source by its defaults, with the right answers; cached between processes."""
    asking = Asking(source=source, options={}, asked=tuple(plan(source)), share=0.0, is_reference=True)
    return vectors_of(ToFill(asking, None, is_whole=True))
