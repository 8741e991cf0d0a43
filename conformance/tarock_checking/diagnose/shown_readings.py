"""The readings that a program's answers show it to play; no other reading can be a cause."""

from __future__ import annotations

from tarock_checking.diagnose.deviation_scores import DeviationScores, with_more
from tarock_checking.diagnose.replays import Together
from tarock_reference.deviations import Deviation, DeviationKind


class ShownReadings:
    """Checks each reading by itself, and once, against the answers of a program."""

    def __init__(self, scores: DeviationScores) -> None:
        self._scores = scores
        self._evidence = scores.evidence
        self._known: dict[Deviation, bool] = {}

    def is_shown(self, one: Deviation) -> bool:
        """Whether the answers show that the program plays a reading; true of every deviation that is no reading.

        They show it if an engine with this reading alone gives the program's answers in some scenario, and gives other
        answers in none.
        """
        if one.kind is not DeviationKind.READING:
            return True
        if one not in self._known:
            self._known[one] = self._is_seen(one) and not self._is_contradicted(one)
        return self._known[one]

    def replaced(self, reading: Deviation, rest: Together) -> Together:
        """Replace a reading that is not played by a value that explains as much; return the rest if there is none."""
        explained = [
            scenario for scenario in self._evidence.amiss if self._scores.is_exact(scenario, with_more(rest, reading))
        ]
        values = (deviation for deviation in self._scores.akin(reading) if deviation.kind is DeviationKind.VALUE)
        for value in sorted(values, key=lambda deviation: deviation.plainness):
            tried = with_more(rest, value)
            if all(self._scores.is_exact(scenario, tried) for scenario in explained):
                return tried
        return rest

    def _is_seen(self, one: Deviation) -> bool:
        if any(self._scores.is_exact(scenario, (one,)) for scenario in self._evidence.amiss):
            return True
        return any(self._is_shown_by(one, scenario) for scenario in self._evidence.asking_for(one))

    def _is_shown_by(self, one: Deviation, scenario: str) -> bool:
        """Whether a scenario that asks for the reading, and passed, would have failed with another reading."""
        rivals = (
            rival for rival in self._scores.candidates if rival.point == one.point and rival.reading != one.reading
        )
        return any(not self._scores.is_exact(scenario, (rival,)) for rival in rivals)

    def _is_contradicted(self, one: Deviation) -> bool:
        amiss = {*self._evidence.amiss}
        near = (scenario for scenario in self._scores.near((), (one,)) if scenario not in amiss)
        return not all(self._scores.is_exact(scenario, (one,)) for scenario in near)
