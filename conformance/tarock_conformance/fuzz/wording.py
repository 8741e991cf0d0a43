"""A find as a scenario in the words of the features, ready to be added: what is set up, asked, and must be so.

Only what can be said is written: the lines are played before the reference, and have to ask the very question and pass.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tarock_conformance.fuzz.asked_written import asked_in_words
from tarock_conformance.fuzz.right_written import right_in_words
from tarock_steps.catalogue.loading import options_to_name
from tarock_steps.errors import CatalogueError, Mismatch, TableError
from tarock_steps.protocol.codec import unnumbered
from tarock_steps.protocol.errors import Declined, ProtocolError
from tarock_steps.protocol.wrapping import Wrapper
from tarock_steps.suite.scripts import step_deed
from tarock_steps.words.table import Table

if TYPE_CHECKING:
    from tarock_conformance.fuzz.duel import Find
    from tarock_steps.catalogue.plan import PlannedLine
    from tarock_steps.protocol.drivers import Driver
    from tarock_steps.protocol.messages.answers import Answer
    from tarock_steps.protocol.messages.questions import Question

_UNPLAYABLE: Final = (Mismatch, TableError, CatalogueError, Declined, ProtocolError, ValueError)


def scenario_of(find: Find, right: Answer, reference: Driver, name: str) -> str:
    """The text of a scenario with its clause; empty where the words of the features do not say it."""
    lines = asked_in_words(find.question, right)
    if not lines or not find.clauses:
        return ""
    wanted = right_in_words(find.question, right, find.difference.field)
    expected = _playable(lines, wanted, find.question, reference)
    if not expected:
        return ""
    steps = "".join(_written([*lines, *expected]))
    return f"  @clause:{find.clauses[0]}\n  Rule: {find.clauses[0]}\n\n    Example: {name}\n{steps}"


def _playable(
    lines: Sequence[PlannedLine], expected: Sequence[PlannedLine], question: Question, reference: Driver
) -> list[PlannedLine]:
    """What is expected, where it passes before the reference; none where it does not, or another question is asked."""
    listening = _Listening(reference)
    table = Table(listening)
    try:
        for line in (*lines, *expected):
            step_deed(line)(table)
    except _UNPLAYABLE:
        return []
    return list(expected) if _by_what_is_said(question) in listening.heard else []


def _by_what_is_said(question: Question) -> bytes:
    """The line of a question; a reading that holds where nothing is said is left out, as scenarios leave it out."""
    return unnumbered(replace(question, options=options_to_name(question.options, question.rules)))


class _Listening(Wrapper):
    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self.heard: set[bytes] = set()

    def ask(self, question: Question) -> Answer:
        """The answer of the driver; see there."""
        self.heard.add(_by_what_is_said(question))
        return self._driver.ask(question)


def _written(lines: Sequence[PlannedLine]) -> Iterator[str]:
    before = ""
    for line in lines:
        word = "And" if line.keyword == before else line.keyword.capitalize()
        before = line.keyword
        yield f"      {word} {line.text}\n"
        yield from (f"        | {' | '.join(row)} |\n" for row in line.rows)
