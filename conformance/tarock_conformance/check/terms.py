"""The settings of a check: how a program is asked, and how its results are recorded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_conformance.check.counterparts import SymmetryShare
from tarock_conformance.inputs.engine import AGAIN, LONGEST
from tarock_conformance.inputs.requirement_set import refuse_unknown_version
from tarock_conformance.process.exits import UsageFaultError

if TYPE_CHECKING:
    from tarock_conformance.inputs.deviations import KnownDeviation
    from tarock_steps.catalogue.planned import Planned

ENDED_EARLY: Final = "stopped at the first failure (--fail-fast)"
"""Why a run did not ask what was left, where somebody wanted no more than that."""

LOOKED: Final = 30.0
"""Seconds for the look for causes, where no time is set for the run."""
READINGS_LOOKED: Final = 10.0
"""Seconds of these at most in which other readings are tried on what failed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskingTerms:
    """On which terms a program is asked: for how many seconds at most, and which share of the questions twice.

    ``only_offered`` and ``strict`` say how what it declines is judged; ``by_the_book`` that what it says in ``hello``
    chooses no readings; ``diagnosis`` that in the end it is looked for what the program plays otherwise.
    ``fail_fast`` ends the run at the first scenario that goes wrong; ``known`` are deviations that are told apart.
    ``symmetries`` says how many of the scenarios that pass are put again with other labels.
    ``as_of`` is the version by whose scenarios is judged, empty for those of today.
    """

    budget: float | None = None
    again: float = AGAIN
    only_offered: bool = False
    strict: bool = False
    by_the_book: bool = False
    diagnosis: bool = True
    fail_fast: bool = False
    known: tuple[KnownDeviation, ...] = ()
    symmetries: SymmetryShare = SymmetryShare.SHARE
    as_of: str = ""

    def __post_init__(self) -> None:
        """Refuse what cannot be before anything is started."""
        refuse_unknown_version(self.as_of)
        if self.budget is not None and not 0 < self.budget <= LONGEST:
            message = f"--budget: expected a number of seconds above 0 and up to a day, not {self.budget:g}"
            raise UsageFaultError(message)
        if not 0 <= self.again <= 1:
            message = f"--again: expected a share between 0 and 1, such as 0.05, not {self.again:g}"
            raise UsageFaultError(message)


class RecordingTerms(NamedTuple):
    """``diagnoses`` says whether it is looked for what a program plays otherwise, ``undiagnosed`` why it is not.

    ``fail_fast`` ends it at the first scenario that goes wrong and is not ``known`` to, ``quiet`` says nothing of how
    far it is. ``symmetries`` says how many of the scenarios that pass are put again with other labels.
    ``undeclared`` has a sentence for each reading that is asked for although ``hello`` does not offer it.
    ``unscored`` are scenarios that are asked beside the others and that nothing depends on.
    """

    diagnoses: bool = True
    undiagnosed: str = ""
    fail_fast: bool = False
    quiet: bool = False
    known: tuple[KnownDeviation, ...] = ()
    symmetries: SymmetryShare = SymmetryShare.SHARE
    undeclared: tuple[str, ...] = ()
    unscored: tuple[Planned, ...] = ()
