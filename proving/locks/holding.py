"""A lock held against every impostor of its variant, from the file alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from tarock_conformance.lock.comparing import differ
from tarock_conformance.lock.lock_lines import Locked
from tarock_conformance.lock.making import Made, make
from tarock_conformance.lock.reading import read_lock
from tarock_reference.impostors import Impostor
from tarock_reference.variants import Variant
from tarock_steps.protocol import codec
from tarock_steps.protocol.drivers import Driver, InProcess
from tarock_steps.protocol.errors import ProtocolError
from tarock_steps.protocol.meaning import meaning


class Holds(NamedTuple):
    """How many impostors a lock tells when it is put to them, and which it should and does not."""

    made: Made
    told: int
    remain: tuple[str, ...]


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
    return Holds(made, len(suspects) - len(untold), untold)


def told(variant: Variant, impostor: Impostor, questions: Sequence[Locked]) -> bool:
    """Whether an impostor gives a wrong answer to a question, or none; those that rest on its clause come first."""
    driver = InProcess(variant.wrong(impostor))
    mine = sorted(questions, key=lambda one: impostor.clause not in one.clauses)
    return any(_is_wrong(one, driver) for one in mine)


def _is_wrong(locked: Locked, driver: Driver) -> bool:
    question = codec.decode_question(msgspec.json.encode(locked.question))
    try:
        return differ(locked.answer, meaning(question, driver.ask(question)))
    except ProtocolError:
        return True
