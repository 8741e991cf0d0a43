"""What a proof costs: a share of its impostors, readings and changed expectations, with the vectors and without."""

from __future__ import annotations

from time import process_time
from typing import Final, NamedTuple

from tarock_checking.playing.by_default import vectors_by_default
from tarock_checking.prove import readings, trials
from tarock_reference.impostors import impostors
from tarock_running.inputs.equivalent import equivalent_impostors
from tarock_running.process.memory import collect_rarely
from tarock_steps.suite.scripts import scripts
from tarock_steps.suite.vectors import NO_VECTORS, Vectors

SHARE: Final = 12
"""One in so many impostors, readings and scenarios is tried, and one in so many equivalent impostors."""


class ProofTaken(NamedTuple):
    """Seconds of the processor that a share of a proof took where scenarios are ``asked``, and where all is ``played``.

    ``alike`` is whether both had the same result.
    """

    asked: float
    played: float
    alike: bool


def proof(source: str) -> ProofTaken:
    """Prove a share of a source in both ways."""
    collect_rarely()  # as every command does
    begun = process_time()
    of_asked = _share_of_proof(source, vectors_by_default(source))
    between = process_time()
    of_played = _share_of_proof(source, NO_VECTORS)
    return ProofTaken(between - begun, process_time() - between, of_asked == of_played)


def _share_of_proof(source: str, vectors: Vectors) -> tuple[object, ...]:
    every, suspects = scripts(source), impostors(source)
    equivalents = equivalent_impostors(source, {suspect.id: suspect.clause for suspect in suspects})
    chosen = [*suspects[::SHARE], *[suspect for suspect in suspects if suspect.id in equivalents][::SHARE]]
    tried = [trials.try_impostor(impostor, every, vectors, whole=False) for impostor in chosen]
    suite = readings.Suite.of(source, every).with_vectors(vectors)
    under = [readings.try_choice(suite, choice) for choice in readings.reading_choices(source)[::SHARE]]
    return tried, under, [trials.perturb(script, vectors) for script in every[::SHARE]]
