"""Makes a lock of a variant, reads it from its file, and asks every impostor of the variant its questions.

An impostor is the reference engine with one wrong ruling.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from tarock_checking.lock.catching import is_caught
from tarock_checking.lock.gathering import AnsweredQuestion
from tarock_checking.lock.lock_file import read_lock
from tarock_checking.lock.lock_lines import Locked
from tarock_checking.lock.new_lock import Made, make
from tarock_language.message import ENGLISH
from tarock_protocol import codec
from tarock_protocol.drivers import Driver, InProcess
from tarock_protocol.errors import ProtocolError
from tarock_protocol.meaning import meaning
from tarock_reference.impostors import Impostor
from tarock_reference.variants import Variant
from tarock_running.process.sharing import shared_out
from tarock_steps.suite.differences import is_different


class LockResult(NamedTuple):
    """How many impostors a lock catches, which it should catch and does not, and its superfluous questions.

    ``spare`` are the numbers of questions that could be left out: others of their kind test all that they test.
    """

    made: Made
    caught: int
    remain: tuple[str, ...]
    spare: tuple[int, ...] = ()


def lock_result(variant: Variant, folder: Path, workers: int) -> LockResult:
    """Make the lock of a variant, read it from a file in ``folder``, and ask every impostor its questions."""
    made = make(variant, workers=workers, say=ENGLISH)
    path = folder / "a.lock.jsonl"
    path.write_bytes(made.lock.data())
    questions = read_lock(path).questions
    fates = made.fates
    excused = {*fates.unplayed, *fates.otherwise, *fates.own, *fates.equivalent}
    suspects = [impostor for impostor in variant.impostors() if impostor.id not in excused]
    untold = tuple(impostor.id for impostor in suspects if not is_caught_by(variant, impostor, questions))
    everything = caught_by_each(variant, made.chosen, workers)
    return LockResult(made, len(suspects) - len(untold), untold, tuple(_spare(made.chosen, everything)))


def caught_by_each(variant: Variant, asked: Sequence[AnsweredQuestion], workers: int) -> list[set[str]]:
    """What each question tests: its clauses, and the impostors that it catches when each is asked every question.

    A missing answer catches an impostor only where no wrong answer to a question of that kind does.
    """
    everyone = variant.impostors()

    def answers(impostor: Impostor) -> dict[int, bool | None]:
        wrong = variant.wrong(impostor)
        return {
            place: is_caught(question, wrong)
            for place, question in enumerate(asked)
            if impostor.clause in question.clauses | question.cited
        }

    holds = [set(question.clauses) for question in asked]
    with shared_out(answers, everyone, workers) as found:
        for impostor, by in zip(everyone, found, strict=True):
            answering = {asked[place].kind for place, is_one in by.items() if is_one}
            for place, is_one in by.items():
                if is_one or (is_one is None and asked[place].kind not in answering):
                    holds[place].add(impostor.id)
    return holds


def _spare(asked: Sequence[AnsweredQuestion], holds: Sequence[set[str]]) -> Iterator[int]:
    """The numbers of the questions that test nothing which no other question of their kind tests.

    What a plain question tests is not counted for a question that only scenarios with a chosen reading ask.
    """
    plain = {
        (question.kind, what)
        for question, mine in zip(asked, holds, strict=True)
        if not question.has_to_name_reading
        for what in mine
    }
    wanted = [
        {
            (question.kind, question.has_to_name_reading, what)
            for what in mine
            if not question.has_to_name_reading or (question.kind, what) not in plain
        }
        for question, mine in zip(asked, holds, strict=True)
    ]
    having = Counter(what for mine in wanted for what in mine)
    for number, mine in enumerate(wanted, start=1):
        if not any(having[what] == 1 for what in mine):
            yield number


def is_caught_by(variant: Variant, impostor: Impostor, questions: Sequence[Locked]) -> bool:
    """Whether an impostor answers a question wrongly or not at all; questions on its clause are asked first."""
    driver = InProcess(variant.wrong(impostor))
    mine = sorted(questions, key=lambda question: impostor.clause not in question.clauses)
    return any(_is_wrong(question, driver) for question in mine)


def _is_wrong(locked: Locked, driver: Driver) -> bool:
    question = codec.decode_question(msgspec.json.encode(locked.question))
    try:
        return is_different(locked.answer, meaning(question, driver.ask(question)))
    except ProtocolError:
        return True
