"""Turns generated questions into scenarios that compare the whole answer, as the search for causes needs them."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from tarock_protocol.codec import kind, unnumbered
from tarock_protocol.drivers import Driver, WireExchange
from tarock_protocol.errors import Declined, ProtocolError, TableError
from tarock_protocol.messages.questions import Question
from tarock_searching.ask.duel import Duel, Find
from tarock_searching.make.material import Material
from tarock_searching.write.step_lines import given_line, planned_of, then_line
from tarock_steps.errors import Mismatch
from tarock_steps.expect.comparing import EndOfReadingError, PartsRead
from tarock_steps.suite.run_so_far import RunSoFar, is_reported
from tarock_steps.suite.scripts import Script, step_deed
from tarock_steps.words.table import Table

_BESIDE: Final = 240
"""How many questions of the suite are asked besides the finds, to learn what the program has right."""
_OF_A_CLAUSE: Final = 6
_STOPS: Final = (Mismatch, TableError, Declined, ProtocolError, EndOfReadingError)


class FoundEvidence(NamedTuple):
    """Scenarios of one question each, what was ``heard`` in them, and the finds by the name of their scenario.

    ``asked`` are the questions as they are sent, without their numbers.
    """

    scripts: dict[str, Script]
    heard: RunSoFar
    finds: dict[str, Find]
    asked: set[bytes]


def gathered(finds: Sequence[Find], material: Material, duel: Duel) -> FoundEvidence:
    """Turn finds into scenarios, and also ask questions of the suite about the same clauses."""
    evidence = FoundEvidence({}, RunSoFar(hello=duel.program.hello), {}, set())
    for find in finds:
        _note(find, evidence, duel.program)
    for question in _beside(finds, material):
        is_right_when_asked(question, evidence, duel)
    return evidence


def is_right_when_asked(question: Question, evidence: FoundEvidence, duel: Duel) -> bool:
    """Ask a question that was not asked yet, and record the outcome; returns whether the program answers it rightly."""
    if unnumbered(question) in evidence.asked:
        return False
    right = duel.right(question) if _is_answered(question, duel) else None
    if right is None:
        return False
    if (wrong := duel.find(question, right)) is not None:
        _note(wrong, evidence, duel.program)
        return False
    name = f"right {len(evidence.heard.passed) + 1}"
    evidence.asked.add(unnumbered(question))
    evidence.scripts[name] = whole_answer(name, question, right.grounds)
    evidence.heard.passed.add(name)
    return True


def whole_answer(name: str, question: Question, clauses: Iterable[str]) -> Script:
    """A scenario about these clauses that asks a question unchanged and reads the whole answer."""
    about = tuple(dict.fromkeys(clauses))
    readings = question.options.items()
    told = [given_line(f'the rules "{question.rules}"')]
    told += [given_line(f'the reading "{reading}" of "{option}"') for option, reading in readings]
    lines = (*told, then_line(f"the whole answer to {kind(question)} is right"))
    planned = planned_of(name, question.rules, about, lines)

    def asked(table: Table) -> None:
        table.ask(lambda _: question)
        table.expect.the_whole_answer()

    return Script(planned, lines, (*map(step_deed, told), asked))


def _note(find: Find, evidence: FoundEvidence, program: Driver) -> None:
    """Record a find with the program's present answer; ignore it if the program breaks without reporting an error."""
    name = f"find {len(evidence.finds) + 1}"
    script = whole_answer(name, find.question, find.clauses)
    exchanges = _exchanges(script, program)
    if not find.broke:
        evidence.heard.failed[name] = exchanges
    elif is_reported(exchanges):
        evidence.heard.errored[name] = exchanges
    else:
        return
    evidence.asked.add(unnumbered(find.question))
    evidence.scripts[name] = script
    evidence.finds[name] = find


def _is_answered(question: Question, duel: Duel) -> bool:
    try:
        duel.put(question)
    except (Declined, ProtocolError):
        return False
    return True


def _exchanges(script: Script, program: Driver) -> list[WireExchange]:
    table = Table(program, comparison=PartsRead())
    with contextlib.suppress(*_STOPS):
        for deed in script.deeds:
            deed(table)
    return table.exchanges


def _beside(finds: Sequence[Find], material: Material) -> Iterator[Question]:
    """Questions about the clauses of the finds, one clause after the other; at most ``_BESIDE`` tries."""
    chance = random.Random(0)
    clauses = list(dict.fromkeys(clause for find in finds for clause in find.clauses))
    each = [clause for _ in range(_OF_A_CLAUSE) for clause in clauses][:_BESIDE]
    for clause in each:
        yield from (question for question, _ in zip(material.about([clause], chance), range(1), strict=False))
