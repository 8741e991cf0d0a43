"""The clauses that a failure is charged to: those on which the differing part of the right answer rests.

What is right is what the reference answers to the same questions by the rules asked for. It is asked only for a
scenario in which something went wrong.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tarock_steps.catalogue.planned import Planned
from tarock_steps.errors import CatalogueError, Mismatch, TableError
from tarock_steps.expect.comparing import Part
from tarock_steps.expect.turns import NEXT, TURN
from tarock_steps.protocol.errors import Declined, ProtocolError
from tarock_steps.protocol.messages.answers import Answer, DealAnswer
from tarock_steps.protocol.messages.parts import Action, Turn
from tarock_steps.suite.deriving import LineRead, Rehearsal
from tarock_steps.suite.run import OtherRules
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.upstream import first_difference, turn_difference

_UNPLAYABLE = (Mismatch, TableError, Declined, ProtocolError, CatalogueError)
"""What says that a scenario cannot be played by these rules as it is."""


class Charging:
    """What a scenario rests on by some rules, read as far as it is asked for."""

    def __init__(self, planned: Planned, rules: OtherRules) -> None:
        self._rehearsal = Rehearsal(Script.of(planned), rules)
        self._read: list[LineRead] = []
        self._answers: list[Answer | None] = []

    def of_step(self, place: int, fault: Mismatch, given: Answer | None) -> list[str]:
        """The clauses on which that rests which is not as the check in this place has it, of what was ``given``.

        None where it cannot be played by these rules.
        """
        if not self._goes_on_to(place):
            return []
        if isinstance(given, DealAnswer) and given.refused is not None:
            return self.of_action(place, given.refused.index, given)
        read = self._read[place]
        first = first_difference(given, self._answers[place])
        if first is not None:
            return _sorted(first.grounds | (self._rehearsal.table.grounds_of_values() if first.of_values else set()))
        part = next((one for one in read.parts if one.what == fault.what), None)
        if (part is None or fault.what in (NEXT, TURN)) and (due := turn_difference(given, self._answers[place])):
            return _sorted(due)
        return _sorted(_of_elements(part, fault) or read.grounds)

    def of_action(self, place: int, index: int, given: Answer | None) -> list[str]:
        """The clauses by which the action of the course with this ``index`` is allowed, which was refused.

        It is the line in this place that does it.
        Where somebody else is due by what was ``given``, those by which it is this player's turn are among them.
        """
        if not self._goes_on_to(place):
            return []
        table = self._rehearsal.table
        if index >= len(table.course.actions):  # the program went on with an act that is taken back by these rules
            return []
        try:
            right = table.before(index)
        except _UNPLAYABLE:
            return []
        done = table.course.actions[index]
        if isinstance(given, DealAnswer) and given.next and not _due(given, done):
            return _sorted(turn_difference(given, right))
        return _sorted(ground for turn in _due(right, done) for ground in turn.grounds)

    def of_checks(self, places: Collection[int]) -> frozenset[str]:
        """The clauses on which the checks in these places rest; none where it cannot be played by these rules."""
        if not self._goes_on_to(max(places, default=0)):
            return frozenset()
        return frozenset[str]().union(*(self._read[place].grounds for place in places))

    def _goes_on_to(self, place: int) -> bool:
        """Play on to the line in a place; whether that is possible."""
        try:
            while len(self._read) <= place:
                self._read.append(self._rehearsal.play(len(self._read)))
                self._answers.append(self._rehearsal.table.known_answer)
        except _UNPLAYABLE:
            return False
        return True


def _due(answer: DealAnswer, action: Action) -> list[Turn]:
    """The turns at which an action would be one to choose."""
    return [turn for turn in answer.next if (turn.seat, turn.do) == (action.seat, action.do)]


def _of_elements(part: Part | None, fault: Mismatch) -> frozenset[str]:
    """What those elements of a list rest on that are lacking or too much; none where one rests on all of the check."""
    if part is None or part.elements is None:
        return frozenset()
    differing = [part.elements.grounds_of(one) for one in (*fault.lacking, *fault.too_much)]
    each = [*map(frozenset, differing or [part.elements.rest])]
    return frozenset().union(*each) if all(each) else frozenset()


def _sorted(clauses: Iterable[str]) -> list[str]:
    return sorted(set(clauses))
