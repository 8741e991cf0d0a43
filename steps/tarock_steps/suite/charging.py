"""Finds the clauses that a failure is charged to: those on which the differing part of the right answer rests.

The right answer is that of the reference to the same questions by the rules asked for. It is asked only if something in
a scenario went wrong.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tarock_protocol.errors import Declined, ProtocolError, TableError
from tarock_protocol.messages.answers import Answer, DealAnswer
from tarock_protocol.messages.parts import Action, Turn
from tarock_steps.catalogue.planned import Planned
from tarock_steps.errors import CatalogueError, Mismatch
from tarock_steps.expect.comparing import Part
from tarock_steps.expect.turns import NEXT, TURN
from tarock_steps.suite.beyond_steps import WrongBeyondSteps, first_beyond_steps
from tarock_steps.suite.deriving import LineRead, Rehearsal
from tarock_steps.suite.first_difference import first_difference, turn_difference
from tarock_steps.suite.run import OtherRules
from tarock_steps.suite.scripts import Script
from tarock_steps.words.table import Table

_UNPLAYABLE = (Mismatch, TableError, Declined, ProtocolError, CatalogueError)
"""Exceptions that mean that a scenario cannot be played by these rules as it is."""


class Charging:
    """The clauses on which a scenario rests by some rules; it is played only as far as needed."""

    def __init__(self, planned: Planned, rules: OtherRules) -> None:
        self._planned = planned
        self._rehearsal = Rehearsal(Script.of(planned), rules)
        self._read: list[LineRead] = []
        self._answers: list[Answer | None] = []

    def of_step(self, place: int, fault: Mismatch, given: Answer | None) -> list[str]:
        """The clauses behind the difference between ``given`` and what the check at ``place`` expects.

        Empty if the scenario cannot be played by these rules.
        """
        if not self._can_play_on_to(place):
            return []
        if isinstance(given, DealAnswer) and given.refused is not None:
            return self.of_action(place, given.refused.index, given)
        read = self._read[place]
        first = first_difference(given, self._answers[place])
        if first is not None:
            return _sorted(first.grounds | (self._rehearsal.table.grounds_of_values() if first.of_values else set()))
        part = next((candidate for candidate in read.parts if candidate.what == fault.what), None)
        if (part is None or fault.what in (NEXT, TURN)) and (due := turn_difference(given, self._answers[place])):
            return _sorted(due)
        return _sorted(_of_elements(part, fault) or read.grounds)

    def of_action(self, place: int, index: int, given: Answer | None) -> list[str]:
        """The clauses that allow the refused action with this ``index`` in the course.

        The line at ``place`` does this action. Where another player is due in ``given``, or the deal is over, the
        clauses that make it this player's turn are included.
        """
        if not self._can_play_on_to(place):
            return []
        table = self._rehearsal.table
        if index >= len(table.course.actions):  # the program accepted an act that these rules take back
            return []
        try:
            right = table.before(index)
        except _UNPLAYABLE:
            return []
        done = table.course.actions[index]
        if isinstance(given, DealAnswer) and (given.next or given.over) and not _due(given, done):
            return _sorted(turn_difference(given, right))
        return _sorted(ground for turn in _due(right, done) for ground in turn.grounds)

    def beyond(self, table: Table) -> WrongBeyondSteps | None:
        """What is wrong in the answers at a table that was played to its end; None if nothing is, or is known."""
        is_played = self._can_play_on_to(len(self._planned.lines) - 1)
        return first_beyond_steps(table, self._rehearsal.table) if is_played else None

    def of_checks(self, places: Collection[int]) -> frozenset[str]:
        """The clauses on which the checks at these places rest; none if the scenario is unplayable by these rules."""
        if not self._can_play_on_to(max(places, default=0)):
            return frozenset()
        return frozenset[str]().union(*(self._read[place].grounds for place in places))

    def _can_play_on_to(self, place: int) -> bool:
        """Play on to the line at ``place``; return whether that is possible."""
        try:
            while len(self._read) <= place:
                self._read.append(self._rehearsal.play(len(self._read)))
                self._answers.append(self._rehearsal.table.known_answer)
        except _UNPLAYABLE:
            return False
        return True


def _due(answer: DealAnswer, action: Action) -> list[Turn]:
    """The turns of this player for this kind of action."""
    return [turn for turn in answer.next if (turn.seat, turn.do) == (action.seat, action.do)]


def _of_elements(part: Part | None, fault: Mismatch) -> frozenset[str]:
    """The clauses of the missing and surplus elements of a list; empty if one of them rests on the whole check."""
    if part is None or part.elements is None:
        return frozenset()
    differing = [part.elements.grounds_of(element) for element in (*fault.lacking, *fault.too_much)]
    each = [*map(frozenset, differing or [part.elements.rest])]
    return frozenset().union(*each) if all(each) else frozenset()


def _sorted(clauses: Iterable[str]) -> list[str]:
    return sorted(set(clauses))
