"""How long the look for causes takes, at a program with six deviations and some 400 failures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import process_time
from typing import Final, NamedTuple

from tarock_checking.diagnose.cause_records import diagnosis_of
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_checking.playing.by_default import vectors_by_default
from tarock_protocol.drivers import InProcess
from tarock_reference.deviant import Deviant
from tarock_reference.deviation_groups import deviations_named
from tarock_reference.variants import variant_of_source
from tarock_running.process.memory import collect_rarely
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar

PLAYED: Final[Mapping[str, Sequence[str]]] = {
    "karl": (
        "contracts.Rufer.terms.price/+1",
        "contracts.Zwiccolo.level/-1",
        "play.farbensolo_winner/trump",
        "settling.kontra_times/-1",
        "settling.retour_times/-1",
        "trischaken.vorhand_times/-1",
    ),
    "koenigrufen": (
        "contracts.Besser Rufer.level/above-Dreier",
        "contracts.Solo.terms.price_won/=4",
        "counting.off_two_left/+1",
        "settling.silent_prices.Uhu/+1",
        "talon.never_laid_away.1/with-4♥",
        "without items: Trull",
    ),
}
"""The deviations that the program plays, for each source in which a look is measured."""


class LookTaken(NamedTuple):
    """A look at ``failures``: how many ``seconds`` of the processor it took, and whether everything was ``found``."""

    failures: int
    seconds: float
    found: bool


def look(source: str) -> LookTaken:
    """Check the program of a source, and look for what it plays. Raises KeyError for a source without a program."""
    collect_rarely()  # as every command does
    variant, chosen = variant_of_source(source, {}), plan(source)
    played = [found for name in PLAYED[source] for found in deviations_named(name, variant)]
    answer = Deviant(variant.rules_for, played).respond
    heard = RunSoFar(vectors=vectors_by_default(source))
    play_run(Run(driver=InProcess(answer), sink=heard.verdict, source=source, chosen=tuple(chosen)))
    begun = process_time()
    found = diagnosis_of(tuple(chosen), heard, variant, None, SearchLimits())
    took = process_time() - begun
    told = {cause.id for cause in found.causes} == {*PLAYED[source]}
    return LookTaken(len(heard.failed), took, told and not found.unexplained)
