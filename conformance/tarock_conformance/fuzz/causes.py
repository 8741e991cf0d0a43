"""Searches for the causes of finds, as after a check."""

from __future__ import annotations

from itertools import chain, zip_longest
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tarock_conformance.diagnose.looking import Look
from tarock_conformance.diagnose.making import diagnosis_of_scripts, variant_asked
from tarock_conformance.diagnose.meant import meant
from tarock_conformance.diagnose.refuting import AskedOn, Refuting, asked_about, narrowed, neighbours
from tarock_conformance.fuzz.evidence import FoundEvidence, add_asked, gathered
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_steps.protocol.codec import unnumbered
from tarock_steps.protocol.errors import BudgetSpentError
from tarock_steps.suite.explaining import RunSoFar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from tarock_conformance.fuzz.campaign import FuzzResult
    from tarock_conformance.fuzz.duel import Duel, Find
    from tarock_conformance.fuzz.material import Material
    from tarock_reference.houses.house import House
    from tarock_reference.variants import Variant
    from tarock_reports.ledger.diagnosis_lines import CauseRecord
    from tarock_steps.protocol.messages.questions import Question

_AS_FOUND: Final = 60
"""How many finds are looked at beside the small ones, as they were found."""
_PLAYED: Final = 15_000
"""How many times questions are put to engines of ours at most."""
_ROUNDS: Final = 3
"""How often it is looked anew where questions refute what was found."""
_VARIED: Final = 4
"""How many of the simplest finds that a cause explains are asked with one thing otherwise."""


class Causes(NamedTuple):
    """What was found out, and of which questions."""

    line: DiagnosisLine
    evidence: FoundEvidence

    @property
    def number(self) -> int:
        """How many wrong answers were looked at."""
        return len(self.evidence.finds)

    @property
    def number_explained(self) -> int:
        """How many of them some causes explain."""
        return len({name for one in self.line.causes for name in one.explains} & self.evidence.finds.keys())

    def example(self, cause: CauseRecord) -> Find | None:
        """The simplest find that a cause explains."""
        return next((self.evidence.finds[one] for one in cause.explains if one in self.evidence.finds), None)

    def shown(self, cause: CauseRecord) -> Sequence[Question]:
        """The questions of the finds that a cause explains."""
        return [self.evidence.finds[one].question for one in cause.explains if one in self.evidence.finds]

    def beside(self, cause: CauseRecord, material: Material) -> Iterator[Question]:
        """Questions beside what a cause explains that were not asked yet: of scenarios, and finds a little changed."""
        others = neighbours(self.shown(cause)[:_VARIED], material.held)
        several = chain.from_iterable(zip_longest(material.of(cause.clauses), others))
        return (one for one in several if one is not None and unnumbered(one) not in self.evidence.asked)

    def cause_of(self, find: Find) -> CauseRecord | None:
        """The first cause that explains a find; none where none does."""
        names = self._names(find)
        return next((one for one in self.line.causes if not names.isdisjoint(one.explains)), None)

    def left_of(self, result: FuzzResult) -> Sequence[Find]:
        """The small finds that no cause explains, and of other ways to go wrong one as it was found.

        Where nobody could look at a small find, as where the program broke over it, nothing explains it.
        """
        left = {one.way: one for one in result.finds if self.cause_of(one) is None}
        for find in result.as_found:
            if self._names(find) and self.cause_of(find) is None:
                left.setdefault(find.way, find)
        return [*left.values()]

    def _names(self, find: Find) -> set[str]:
        question = unnumbered(find.question)
        return {name for name, one in self.evidence.finds.items() if unnumbered(one.question) == question}


NOTHING: Final = Causes(DiagnosisLine(causes=[], unexplained=[]), FoundEvidence({}, RunSoFar(), {}, set()))
"""Where nobody looked, or where there was no time to."""


class RulesAsked(NamedTuple):
    """By which rules a program was asked: those of a source with these ``options``, or of a ``house``."""

    material: Material
    options: Mapping[str, str]
    house: House | None

    @property
    def variant(self) -> Variant:
        """The variant by whose rules was asked."""
        return variant_asked(self.material.source, self.options, self.house)


def causes_of(result: FuzzResult, duel: Duel, rules: RulesAsked, goes_on: Callable[[], bool]) -> Causes:
    """Why a program answers otherwise what it was found to; finds are looked at small and as they were found.

    Beside them stand questions of the suite about the same clauses, so that what is right is known too. What is found
    is held against more of them, and against questions that lie beside the finds: what these refute is looked for anew.
    """
    finds = (*result.finds, *result.as_found[:_AS_FOUND])
    each = {unnumbered(one.question): one for one in finds if not one.law and one.how is None and not one.hangs}
    if not each:
        return NOTHING
    found = NOTHING
    try:
        evidence = gathered([*each.values()], rules.material, duel)
        found = _looked(evidence, rules, goes_on)
        for _ in range(_ROUNDS):
            if not goes_on() or not _is_refuted(found, rules, duel):
                break
            found = _looked(evidence, rules, goes_on)
        return found._replace(line=narrowed(found.line, [one for one in _asked_on(found, rules, duel) if one.where]))
    except BudgetSpentError:
        return found


def _looked(evidence: FoundEvidence, rules: RulesAsked, goes_on: Callable[[], bool]) -> Causes:
    look = Look(may_go_on=goes_on, most=_PLAYED)
    line = diagnosis_of_scripts([*evidence.scripts.values()], evidence.heard, rules.variant, rules.house, look)
    return Causes(line, evidence)


def _is_refuted(found: Causes, rules: RulesAsked, duel: Duel) -> bool:
    """Whether the program answers rightly what some cause has it answer otherwise; what is asked then is evidence.

    Not where it can be said where the cause holds: it is told so in the end.
    """
    wide = [one.refuted for one in _asked_on(found, rules, duel) if not one.where]
    asked = [question for one in wide for question in (*one.borne_out, *one.against)]
    return sum(add_asked(one, found.evidence, duel) for one in asked) > 0


def _asked_on(found: Causes, rules: RulesAsked, duel: Duel) -> list[AskedOn]:
    """What comes of asking on about each cause, and where those hold that are refuted."""
    refuting = Refuting(found.line, rules.variant)

    def answer(question: Question) -> dict[str, Any]:
        return meant(question, lambda: duel.put(question))

    told = [asked_about(cause, refuting, found.beside(cause, rules.material), answer) for cause in found.line.causes]
    shown = map(found.shown, found.line.causes)
    return [AskedOn(one, one.where(each) if one.is_refuted else "") for one, each in zip(told, shown, strict=True)]
