"""What a check finds out about one possible act."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tarock_engine.ruling import Grounds, Objection


class Finding(NamedTuple):
    """A check that applies: the sentence that speaks against the act (empty: nothing does) and the check's clauses."""

    against: str
    grounds: Grounds

    @property
    def objection(self) -> Objection | None:
        """The objection, where there is one."""
        return Objection(self.against, self.grounds) if self.against else None


def merged(grounds: Iterable[Grounds]) -> Grounds:
    """All clauses once, in the order of their first appearance."""
    return tuple(dict.fromkeys([clause for part in grounds for clause in part]))
