"""The settings of a check: ``AskingTerms`` for the whole command, and ``RecordingTerms`` for one rule set."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tarock_language.message import Language, Message, message
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_running.inputs.engine_values import AGAIN, LONGEST, SymmetryShare
from tarock_running.inputs.requirement_set import refuse_unknown_version
from tarock_running.process.exits import UsageFaultError
from tarock_running.process.progress import OnScenario, progress
from tarock_steps.catalogue.planned import Planned

if TYPE_CHECKING:
    from tarock_running.inputs.deviations import KnownDeviation

ENDED_EARLY: Final = message("stopped at the first failure (--fail-fast)")
"""Why a run with ``--fail-fast`` did not ask all scenarios."""

LOOKED: Final = 30.0
"""Seconds of processor time for the search for causes, if the run has no budget."""
READINGS_LOOKED: Final = 10.0
"""Seconds of processor time for trying other readings on what failed, if the run has no budget."""


class AskingTerms(msgspec.Struct, frozen=True, kw_only=True):
    """How a program is asked: ``budget`` is a number of seconds, ``again`` the share of questions asked twice.

    ``only_offered`` and ``strict`` decide how declined questions are judged. With ``by_the_book`` the ``hello`` of the
    program chooses no readings. With ``diagnosis`` the causes of failures are searched at the end. ``fail_fast`` ends
    the run at the first scenario that goes wrong other than by a ``known`` deviation; these are reported apart.
    ``symmetries`` says how many passed scenarios are repeated with other labels. ``as_of`` is the version of the suite
    whose scenarios decide the verdict, empty for the current one.
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
        """Refuse an unknown version, and a budget or a share out of range, before anything is started."""
        if self.as_of:
            refuse_unknown_version(self.as_of)
        if self.budget is not None and not 0 < self.budget <= LONGEST:
            odd = message(
                "--budget: expected a number of seconds above 0 and up to a day, not {given}", given=f"{self.budget:g}"
            )
            raise UsageFaultError(odd)
        if not 0 <= self.again <= 1:
            odd = message(
                "--again: expected a share between 0 and 1, such as 0.05, not {given}", given=f"{self.again:g}"
            )
            raise UsageFaultError(odd)


class RecordingTerms(NamedTuple):
    """How the run of one rule set is recorded; ``diagnoses`` says whether causes are searched.

    ``of_single`` says whether only single scenarios are asked, whose causes are not searched.
    ``fail_fast`` ends the run at the first scenario that goes wrong other than by a ``known`` deviation.
    ``quiet`` hides the progress.
    ``say`` is the language of what people read meanwhile.
    ``symmetries`` says how many passed scenarios are repeated with other labels.
    ``undeclared`` has a sentence for each reading that is asked for although ``hello`` does not offer it.
    ``unscored`` are scenarios that are asked too but do not count for the verdict. With ``is_judged_by_steps``, what
    is wrong beyond the steps of a scenario does not count either.
    """

    say: Language
    diagnoses: bool = True
    of_single: bool = False
    fail_fast: bool = False
    quiet: bool = False
    known: tuple[KnownDeviation, ...] = ()
    symmetries: SymmetryShare = SymmetryShare.SHARE
    undeclared: tuple[Message, ...] = ()
    unscored: tuple[Planned, ...] = ()
    is_judged_by_steps: bool = False

    def progress(self, words: Message, number: int) -> AbstractContextManager[OnScenario]:
        """The progress of asking a number of scenarios."""
        return progress(self.say.sentence(words), number, quiet=self.quiet, say=self.say)

    def tell(self, rules: str, said: Message) -> None:
        """Say on stderr what concerns a rule set."""
        told = self.say("{place}: {fault}", place=rules, fault=said)
        sys.stderr.write(f"tarock: {shown(told, SENTENCE)}\n")

    def why_no_look(self, ledger: Path) -> Message:
        """Why no causes are searched, and how to search them from the ledger."""
        return message(
            "causes are not searched, because {why}; `tarock diagnose {path}` searches them",
            why=message("single scenarios were asked") if self.of_single else message("the run was cut short"),
            path=str(ledger),
        )
