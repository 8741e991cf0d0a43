"""A lock held against every impostor of its variant, from the file alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from tarock_conformance.lock.catching import is_told
from tarock_conformance.lock.comparing import are_different
from tarock_conformance.lock.gathering import AnsweredQuestion
from tarock_conformance.lock.lock_lines import Locked
from tarock_conformance.lock.making import Made, make
from tarock_conformance.lock.reading import read_lock
from tarock_conformance.process.sharing import shared_out
from tarock_reference.impostors import Impostor
from tarock_reference.variants import Variant
from tarock_steps.protocol import codec
from tarock_steps.protocol.drivers import Driver, InProcess
from tarock_steps.protocol.errors import ProtocolError
from tarock_steps.protocol.meaning import meaning


class Holds(NamedTuple):
    """How many impostors a lock tells when it is put to them, which it should and does not, and what it has too many.

    ``spare`` are the numbers of questions that could be left out: another one of their kind holds all that they hold.
    """

    made: Made
    told: int
    remain: tuple[str, ...]
    spare: tuple[int, ...] = ()


def holds(variant: Variant, folder: Path, workers: int) -> Holds:
    """Make the lock of a variant, read it from a file in ``folder``, and put it to the impostors."""
    made = make(variant, workers=workers)
    path = folder / "a.lock.jsonl"
    path.write_bytes(made.lock.data())
    questions = read_lock(path).questions
    fates = made.fates
    excused = {*fates.unplayed, *fates.otherwise, *fates.own, *fates.equivalent}
    suspects = [one for one in variant.impostors() if one.id not in excused]
    untold = tuple(one.id for one in suspects if not told(variant, one, questions))
    everything = everything_held(variant, made.chosen, workers)
    return Holds(made, len(suspects) - len(untold), untold, tuple(_spare(made.chosen, everything)))


def everything_held(variant: Variant, asked: Sequence[AnsweredQuestion], workers: int) -> list[set[str]]:
    """What each question holds: its clauses, and who is told by it when every impostor is put to every question.

    To have no answer tells an impostor only where no answer to a question of that kind does.
    """
    everyone = variant.impostors()

    def answers(impostor: Impostor) -> dict[int, bool | None]:
        wrong = variant.wrong(impostor)
        return {
            place: is_told(one, wrong) for place, one in enumerate(asked) if impostor.clause in one.clauses | one.cited
        }

    holds = [set(one.clauses) for one in asked]
    with shared_out(answers, everyone, workers) as found:
        for impostor, by in zip(everyone, found, strict=True):
            answering = {asked[place].kind for place, is_one in by.items() if is_one}
            for place, is_one in by.items():
                if is_one or (is_one is None and asked[place].kind not in answering):
                    holds[place].add(impostor.id)
    return holds


def _spare(asked: Sequence[AnsweredQuestion], holds: Sequence[set[str]]) -> Iterator[int]:
    """The numbers of the questions that hold nothing by themselves among those of their kind.

    Where only scenarios ask one that choose a reading, what a plain one holds counts for nothing.
    """
    plain = {
        (one.kind, what) for one, mine in zip(asked, holds, strict=True) if not one.must_name_reading for what in mine
    }
    wanted = [
        {
            (one.kind, one.must_name_reading, what)
            for what in mine
            if not one.must_name_reading or (one.kind, what) not in plain
        }
        for one, mine in zip(asked, holds, strict=True)
    ]
    having = Counter(what for mine in wanted for what in mine)
    for number, mine in enumerate(wanted, start=1):
        if not any(having[what] == 1 for what in mine):
            yield number


def told(variant: Variant, impostor: Impostor, questions: Sequence[Locked]) -> bool:
    """Whether an impostor gives a wrong answer to a question, or none; those that rest on its clause come first."""
    driver = InProcess(variant.wrong(impostor))
    mine = sorted(questions, key=lambda one: impostor.clause not in one.clauses)
    return any(_is_wrong(one, driver) for one in mine)


def _is_wrong(locked: Locked, driver: Driver) -> bool:
    question = codec.decode_question(msgspec.json.encode(locked.question))
    try:
        return are_different(locked.answer, meaning(question, driver.ask(question)))
    except ProtocolError:
        return True
