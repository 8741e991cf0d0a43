"""A scenario while it is played: its current line, the function of each line, and the checks after a fault.

Either our own runner or pytest steps through the lines; it says where a line begins, and the rest is the same for both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tarock_protocol.errors import FieldDeclined
from tarock_steps.catalogue.planned import Planned
from tarock_steps.errors import Mismatch, RefusedError
from tarock_steps.suite.scripts import THEN, Deed, step_deed
from tarock_steps.words.table import Table


class FaultAtLine(NamedTuple):
    """The place of a line that was not met, and what is wrong there."""

    place: int
    fault: Mismatch


class UnsaidAtLine(NamedTuple):
    """The place of a check that reads a field which the program does not give."""

    place: int
    fault: FieldDeclined


class Playthrough:
    """A scenario that is played at a ``table``; ``deed`` returns the action of the line at a place.

    ``after_line`` is called with the place of each line after it was played.
    ``unsaid`` are the checks that could not be made because the program does not give what they read.
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
        """Play all lines; raises what goes wrong, and at the end FieldDeclined if a check could not be made."""
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
        """Skip a check for which the program does not say enough; raises the first such fault if it cannot go on."""
        self.unsaid.append(UnsaidAtLine(place, fault))
        if not fault.goes_on or self.planned.lines[place].keyword != THEN:
            raise self.unsaid[0].fault

    def begins(self) -> None:
        """Note that the next line begins."""
        self._begun.append(self._done)

    def ends(self) -> None:
        """Note that all lines were played."""
        self._over = True

    @property
    def judged(self) -> frozenset[int]:
        """The places of all checks that were made, if the scenario was played to its end; else none."""
        left_out = {unsaid.place for unsaid in self.unsaid}
        checks = (place for place, line in enumerate(self.planned.lines) if line.keyword == THEN)
        return frozenset(place for place in checks if place not in left_out) if self._over else frozenset()

    @property
    def place(self) -> int:
        """The place of the current line, which is the last that has begun; -1 before the first."""
        return len(self._begun) - 1

    @property
    def step(self) -> str:
        """The text of the current line; empty before the first and after the last."""
        return "" if self._over or not self._begun else self.step_at(self.place)

    def step_at(self, place: int) -> str:
        """The text of the line at ``place``."""
        return self.planned.lines[place].text

    def line_of_action(self, index: int) -> int:
        """The place of the line that did the action with this index in the course."""
        ends = (*self._begun[1:], self._done)
        spans = enumerate(zip(self._begun, ends, strict=True))
        return max((place for place, (begin, end) in spans if begin <= index < end), default=self.place)

    def further(self) -> Iterator[FaultAtLine]:
        """The other checks after the failed line that are not met either, as far as the program plays along.

        A refused action, a decline or a break there ends it without a report, because the scenario has failed already.
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
