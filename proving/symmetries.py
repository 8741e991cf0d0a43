"""``python -m proving.symmetries``: ask the reference every scenario again with other labels: seats or suits exchanged.

Exit codes: 0 all of it was answered as the scenarios say, 1 something was not, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from proving import cli
from tarock_checking.playing.by_default import vectors_by_default
from tarock_checking.prove.trials import asked_in
from tarock_language.message import ENGLISH
from tarock_protocol import codec
from tarock_protocol.drivers import Driver, OurOwn
from tarock_protocol.errors import Declined, ProtocolError
from tarock_protocol.meaning import meaning
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question
from tarock_reference import respond_to_own
from tarock_running.process.progress import progress
from tarock_steps.suite.scripts import Script, ScriptEnding, play_script, scripts
from tarock_steps.suite.vectors import NO_VECTORS, Vectors
from tarock_steps.suite.verdicts import Outcome
from tarock_steps.symmetry.relabelled_driver import RelabelledDriver
from tarock_steps.symmetry.relabelling import Relabelling
from tarock_steps.symmetry.symmetries import SYMMETRIES


class Played(NamedTuple):
    """A scenario with other labels: the symmetry, and what went wrong, empty where nothing did."""

    scenario: str
    symmetry: str
    trouble: str


class _Right(NamedTuple):
    """A question that a scenario asks, and the right answer to it."""

    question: Question
    answer: Answer


def counterparts_of(script: Script, driver: Driver, vectors: Vectors = NO_VECTORS) -> Iterator[Played]:
    """The results of a scenario with all other labels that fit it; it is only played where an answer is not alike.

    A question in which no label changes is not asked again, because its answer is right.
    """
    asked = [
        _Right(question := entry.decoded(), codec.own_answer(entry.reply, question))
        for entry in asked_in(script, vectors)
    ]
    for symmetry in SYMMETRIES:
        relabelled = RelabelledDriver(driver, symmetry)
        is_alike = bool(asked) and all(
            _is_alike(right, relabelled, symmetry.relabelling(right.question)) for right in asked
        )
        ending = ScriptEnding(Outcome.PASSED) if is_alike else play_script(script, relabelled)
        if relabelled.exchanged:
            trouble = "" if ending.outcome is Outcome.PASSED else ending.message
            yield Played(script.planned.id, symmetry.name, trouble)


def _is_alike(right: _Right, driver: RelabelledDriver, by: Relabelling | None) -> bool:
    """Whether the answer to a question with exchanged labels says what is right."""
    if by is None:
        return True
    question, answer = right
    try:
        given = driver.ask_by(question, by)
        return given == answer or meaning(question, given) == meaning(question, answer)
    except (Declined, ProtocolError):
        return False


def main(arguments: Sequence[str] | None = None) -> int:
    """Ask all scenarios with other labels, and show the results."""
    parser = cli.parser_of("proving.symmetries", __doc__)
    cli.add_sources(parser)
    return cli.run_each(parser, _wrong, arguments)


def _wrong(source: str, _: argparse.Namespace) -> int:
    """How many scenarios with other labels were not answered alike."""
    put, wrong = Counter[str](), []
    for played in _all_of(source, OurOwn(respond_to_own)):
        put[played.symmetry] += 1
        if played.trouble:
            wrong.append(played)
    each = ", ".join(f"{name} {put[name]:,}" for name in (symmetry.name for symmetry in SYMMETRIES) if put[name])
    cli.tell(
        f"{source}: {put.total():,} with other labels, {len(wrong):,} not answered alike ({each})",
        *(f"  {played.symmetry}: {played.scenario}: {played.trouble}" for played in wrong),
    )
    return len(wrong)


def _all_of(source: str, driver: Driver) -> Iterable[Played]:
    each, vectors = scripts(source), vectors_by_default(source)
    with progress(f"{source}: other labels", len(each), say=ENGLISH) as step:
        for script in each:
            found = [*counterparts_of(script, driver, vectors)]
            step(any(played.trouble for played in found))
            yield from found


if __name__ == "__main__":
    sys.exit(main())
