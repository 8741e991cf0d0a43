"""Searches for the causes of a campaign's finds: what the program plays otherwise.

It is the search that also ends a check. Here each find counts as a failed scenario with one question, and questions
answered rightly count as passed ones. Then the program is asked varied questions, which may refute a cause.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tarock_checking.diagnose.cause_records import diagnosis_of_scripts, variant_asked
from tarock_checking.diagnose.comparable_reply import meant
from tarock_checking.diagnose.refuting import AskedBack, HeardQuestions, Refuting, asked_back, narrowed
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_checking.diagnose.varied_questions import VariedQuestions
from tarock_protocol.codec import unnumbered
from tarock_protocol.errors import BudgetSpentError
from tarock_protocol.messages.questions import Question
from tarock_reference.houses.house import House
from tarock_reference.variants import Variant
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine
from tarock_searching.ask.duel import Duel, Find
from tarock_searching.fuzz.campaign import FuzzResult
from tarock_searching.fuzz.evidence import FoundEvidence, gathered, is_right_when_asked
from tarock_searching.make.material import Material
from tarock_steps.suite.run_so_far import RunSoFar

_AS_FOUND: Final = 60
"""How many finds are examined as the campaign found them, besides the ones reduced to small questions."""
_PLAYED: Final = 15_000
"""How many scenarios a search plays with engines of ours, at most."""
_ROUNDS: Final = 3
"""How often the search is repeated if varied questions refute its causes."""


class Causes(NamedTuple):
    """The causes that were found, as in a ledger (``line``), and the ``evidence`` for them."""

    line: DiagnosisLine
    evidence: FoundEvidence

    @property
    def number(self) -> int:
        """How many wrong answers were examined."""
        return len(self.evidence.finds)

    @property
    def number_explained(self) -> int:
        """How many of them are explained by a cause."""
        return len({name for cause in self.line.causes for name in cause.explains} & self.evidence.finds.keys())

    def example(self, cause: CauseRecord) -> Find | None:
        """The simplest find that a cause explains."""
        return next((self.evidence.finds[name] for name in cause.explains if name in self.evidence.finds), None)

    def shown(self, cause: CauseRecord) -> Sequence[Question]:
        """The questions of the finds that a cause explains."""
        return [self.evidence.finds[name].question for name in cause.explains if name in self.evidence.finds]

    def beside(self, cause: CauseRecord, varied: VariedQuestions) -> Iterator[Question]:
        """Varied questions about a cause, not asked yet."""
        others = varied.about(cause.clauses, self.shown(cause))
        return (other for other in others if unnumbered(other) not in self.evidence.asked)

    def cause_of(self, find: Find) -> CauseRecord | None:
        """The first cause that explains a find; None if no cause does."""
        names = self._names(find)
        return next((cause for cause in self.line.causes if not names.isdisjoint(cause.explains)), None)

    def left_of(self, result: FuzzResult) -> Sequence[Find]:
        """The reduced finds that no cause explains, and one unreduced find for each other way to go wrong.

        A reduced find that could not be examined, such as one over which the program broke, is never explained.
        """
        left = {find.way: find for find in result.finds if self.cause_of(find) is None}
        for find in result.as_found:
            if self._names(find) and self.cause_of(find) is None:
                left.setdefault(find.way, find)
        return [*left.values()]

    def _names(self, find: Find) -> set[str]:
        question = unnumbered(find.question)
        return {name for name, other in self.evidence.finds.items() if unnumbered(other.question) == question}


NOTHING: Final = Causes(DiagnosisLine(causes=[], unexplained=[]), FoundEvidence({}, RunSoFar(), {}, set()))
"""No causes: nothing was examined, or there was no time for it."""


class RulesAsked(NamedTuple):
    """The rules by which a program was asked: those of a source with these ``options``, or of a ``house``."""

    material: Material
    options: Mapping[str, str]
    house: House | None

    @property
    def variant(self) -> Variant:
        """The variant that was asked about."""
        return variant_asked(self.material.source, self.options, self.house)


def causes_of(result: FuzzResult, duel: Duel, rules: RulesAsked, goes_on: Callable[[], bool]) -> Causes:
    """Search for the causes of finds, both reduced and unreduced.

    Finds about a law, finds that need earlier questions, and those over which the program was ended are left out.
    Questions of the suite about the same clauses are asked too, to know what the program has right. Each cause is then
    tested by more of them, and by variations of the finds. If they refute a cause, the search is repeated with them.
    If the time for asking the program is up, the causes that were found until then are returned as they are.
    """
    finds = (*result.finds, *result.as_found[:_AS_FOUND])
    each = {
        unnumbered(find.question): find
        for find in finds
        if not find.law and find.how is None and not find.needs_earlier
    }
    if not each:
        return NOTHING
    found = NOTHING
    try:
        evidence = gathered([*each.values()], rules.material, duel)
        found = _searched_in(evidence, rules, goes_on)
        for _ in range(_ROUNDS):
            if not goes_on() or not _is_refuted(found, rules, duel):
                break
            found = _searched_in(evidence, rules, goes_on)
        return found._replace(line=narrowed(found.line, _asked_on(found, rules, duel)))
    except BudgetSpentError:
        return found


def _searched_in(evidence: FoundEvidence, rules: RulesAsked, goes_on: Callable[[], bool]) -> Causes:
    limits = SearchLimits(may_go_on=goes_on, most=_PLAYED)
    line = diagnosis_of_scripts([*evidence.scripts.values()], evidence.heard, rules.variant, rules.house, limits)
    return Causes(line, evidence)


def _is_refuted(found: Causes, rules: RulesAsked, duel: Duel) -> bool:
    """Whether the program gives right answers where some cause says that it does not; these become evidence.

    A cause for which it is known where it holds is not refuted: it is narrowed to these places in the end.
    """
    wide = [about for about in _asked_on(found, rules, duel) if not about.where]
    asked = [question for about in wide for question in (*about.borne_out, *about.against, *about.otherwise)]
    return sum(is_right_when_asked(question, found.evidence, duel) for question in asked) > 0


def _asked_on(found: Causes, rules: RulesAsked, duel: Duel) -> list[AskedBack]:
    """Ask varied questions about each cause; if some answers speak against it, also find out where it does hold."""
    refuting, varied = (
        Refuting(found.line, rules.variant),
        VariedQuestions(found.evidence.heard, rules.variant, duel.program.hello),
    )

    def answer(question: Question) -> dict[str, object]:
        return meant(question, lambda: duel.put(question))

    return [
        asked_back(cause, refuting, found.beside(cause, varied), answer, heard=HeardQuestions(found.shown(cause)))
        for cause in found.line.causes
    ]
