"""The readings that a program's answers show it to play; no other reading can be a cause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarock_conformance.diagnose.weighing import with_more
from tarock_reference.deviations import DeviationKind

if TYPE_CHECKING:
    from tarock_conformance.diagnose.replays import Together
    from tarock_conformance.diagnose.weighing import Weighing
    from tarock_reference.deviations import Deviation


class ShownReadings:
    """Readings held against what a program said, each by itself and once."""

    def __init__(self, weighing: Weighing) -> None:
        self._weighing = weighing
        self._evidence = weighing.evidence
        self._known: dict[Deviation, bool] = {}

    def is_shown(self, one: Deviation) -> bool:
        """Whether something is no reading, or one that the program plays by its answers.

        It is seen where nothing but the reading is needed to say what the program said, and nowhere does the program
        say what it would not by this reading.
        """
        if one.kind is not DeviationKind.READING:
            return True
        if one not in self._known:
            self._known[one] = self._is_seen(one) and not self._is_contradicted(one)
        return self._known[one]

    def replaced(self, reading: Deviation, rest: Together) -> Together:
        """What explains as much with a value in the place of a reading that is not played; else the rest."""
        explained = [one for one in self._evidence.amiss if self._weighing.exactly(one, with_more(rest, reading))]
        values = (one for one in self._weighing.akin(reading) if one.kind is DeviationKind.VALUE)
        for one in sorted(values, key=lambda each: each.plainness):
            tried = with_more(rest, one)
            if all(self._weighing.exactly(each, tried) for each in explained):
                return tried
        return rest

    def _is_seen(self, one: Deviation) -> bool:
        if any(self._weighing.exactly(each, (one,)) for each in self._evidence.amiss):
            return True
        return any(self._speaks_for(one, each) for each in self._evidence.asking_for(one))

    def _speaks_for(self, one: Deviation, scenario: str) -> bool:
        """Whether a scenario that passed, and asks for the reading, would not have by another one."""
        others = (each for each in self._weighing.candidates if each.point == one.point and each.reading != one.reading)
        return any(not self._weighing.exactly(scenario, (other,)) for other in others)

    def _is_contradicted(self, one: Deviation) -> bool:
        amiss = {*self._evidence.amiss}
        near = (each for each in self._weighing.near((), (one,)) if each not in amiss)
        return not all(self._weighing.exactly(each, (one,)) for each in near)
