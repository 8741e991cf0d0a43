"""A scenario while it is played: its current line, the action of each line, and the checks after a fault.

Who steps through the lines, pytest or we, tells it where a line begins; the rest is the same for both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tarock_steps.catalogue.planned import Planned
from tarock_steps.errors import Mismatch, RefusedError
from tarock_steps.protocol.errors import FieldDeclined
from tarock_steps.suite.scripts import THEN, Deed, step_deed
from tarock_steps.words.table import Table


class FaultAtLine(NamedTuple):
    """A line of a scenario that was not met, by its place, and what is wrong there."""

    place: int
    fault: Mismatch


class UnsaidAtLine(NamedTuple):
    """A check of a scenario, by its place, that reads a field of an answer which the program does not say."""

    place: int
    fault: FieldDeclined


class Playthrough:
    """A scenario that is played at a ``table``; ``deed`` is what its line in a place does.

    ``after_line`` is told the place of each line that was played.
    ``unsaid`` are the checks that could not be made because the program does not say what they read.
    """

    def __init__(
        self,
        planned: Planned,
        table: Table,
        deed: Callable[[int], Deed] | None = None,
        after_line: Callable[[int], None] = lambda _: None,
    ) -> None:
        self.planned = planned
        self.table = table
        self._deed = deed or self._as_written
        self._after_line = after_line
        self.unsaid: list[UnsaidAtLine] = []
        self._begun: list[int] = []
        self._over = False

    def play(self) -> None:
        """Play all lines; raises what goes wrong, and at last what could not be checked."""
        for place in range(len(self.planned.lines)):
            self.begins()
            try:
                self._deed(place)(self.table)
            except FieldDeclined as fault:
                self._pass_over(place, fault)
            else:
                self._after_line(place)
        self.ends()
        if self.unsaid:
            raise self.unsaid[0].fault

    def _pass_over(self, place: int, fault: FieldDeclined) -> None:
        """Leave a check out for which the program does not say enough, and go on where that can be."""
        self.unsaid.append(UnsaidAtLine(place, fault))
        if not fault.goes_on or self.planned.lines[place].keyword != THEN:
            raise self.unsaid[0].fault

    def begins(self) -> None:
        """The next line is about to be played."""
        self._begun.append(self._done)

    def ends(self) -> None:
        """All lines were played."""
        self._over = True

    @property
    def judged(self) -> frozenset[int]:
        """The places of all checks that were made, where the scenario was played to its end; none where it was not."""
        left_out = {one.place for one in self.unsaid}
        checks = (place for place, line in enumerate(self.planned.lines) if line.keyword == THEN)
        return frozenset(place for place in checks if place not in left_out) if self._over else frozenset()

    @property
    def place(self) -> int:
        """The place of the line that is played, the last that has begun; none has before the first."""
        return len(self._begun) - 1

    @property
    def step(self) -> str:
        """The text of that line; empty where none has begun, or all were played."""
        return "" if self._over or not self._begun else self.step_at(self.place)

    def step_at(self, place: int) -> str:
        """The text of the line in a place."""
        return self.planned.lines[place].text

    def line_of_action(self, index: int) -> int:
        """The place of the line that did an action of the course, as it is now."""
        ends = (*self._begun[1:], self._done)
        spans = enumerate(zip(self._begun, ends, strict=True))
        return max((place for place, (begin, end) in spans if begin <= index < end), default=self.place)

    def further(self) -> Iterator[FaultAtLine]:
        """The checks behind the line that was not met which are not met either, as far as the program plays along.

        What is refused, declined or broken there ends it, and nothing is said of that: the scenario has failed before.
        """
        for place in range(self.place + 1, len(self.planned.lines)):
            try:
                self._deed(place)(self.table)
            except Mismatch as fault:
                if isinstance(fault, RefusedError) or self.planned.lines[place].keyword != THEN:
                    return
                yield FaultAtLine(place, fault)
            except FieldDeclined as fault:
                if not fault.goes_on:
                    return
            except Exception:  # noqa: BLE001 - whatever it is, there is nothing to go on with
                return

    @property
    def _done(self) -> int:
        """How many actions the course has."""
        return len(self.table.course.actions)

    def _as_written(self, place: int) -> Deed:
        return step_deed(self.planned.lines[place])
