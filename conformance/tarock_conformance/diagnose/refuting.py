"""Finds questions that would refute a cause: an engine with it answers them differently from one without it.

A cause says that a program answers many questions otherwise, of which a run asked some. Those that lie just outside
of what was asked show whether it is as wide as it is told.
"""

from __future__ import annotations

from itertools import chain, islice, zip_longest
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec.structs import fields, replace

from tarock_conformance.diagnose.meant import said_by
from tarock_conformance.diagnose.weighing import AGAINST
from tarock_conformance.lock.comparing import differ
from tarock_reference.alike import ids_in
from tarock_reference.deviations import Deviant, deviations, kept

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from tarock_reference.variants import Variant
    from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine
    from tarock_steps.protocol.messages.questions import Question

_ASKED: Final = 24
"""How many questions are asked at most because of one cause."""
_TRIED: Final = 400
"""Of how many questions it is tried at most whether they would refute a cause."""
_NAMED: Final = 3
"""How many values at most say where a cause holds."""
_NOT_VARIED: Final = frozenset({"id", "rules", "options"})
"""Fields of a question that say nothing of what happens at the table."""


class Refuting:
    """The causes of a diagnosis before questions; ``right`` is what an engine of the variant says to one."""

    def __init__(self, found: DiagnosisLine, variant: Variant) -> None:
        known = {one.id: one for one in deviations(variant)}
        played = {cause.id: [known[each] for each in ids_in(cause.id)] for cause in found.causes}
        base = kept(variant.rules_for)
        self._right = Deviant(base, ())
        self._all = Deviant(base, [*chain.from_iterable(played.values())])
        self._without = {
            cause: Deviant(base, [*chain.from_iterable(those for other, those in played.items() if other != cause)])
            for cause in played
        }

    def right(self, question: Question) -> dict[str, Any]:
        """What is right by the variant."""
        return said_by(self._right, question)

    def played(self, question: Question) -> dict[str, Any]:
        """What an engine with all causes says to it."""
        return said_by(self._all, question)

    def questions(self, cause: CauseRecord, among: Iterable[Question]) -> list[Question]:
        """Some of the questions that would refute a cause: it alone makes what is right wrong there."""
        telling = (one for one in islice(among, _TRIED) if self._tells(cause, one))
        return [*islice(telling, _ASKED)]

    def _tells(self, cause: CauseRecord, question: Question) -> bool:
        right = self.right(question)
        if "error" in right or differ(right, said_by(self._without[cause.id], question)):
            return False
        return differ(right, self.played(question))


def neighbours(questions: Sequence[Question], values: Callable[[str], Iterable[object]]) -> Iterator[Question]:
    """The same questions with one field each otherwise, by turns; ``values`` tells what a field holds elsewhere.

    Many of them cannot be asked: a game with another declarer may not be one.
    """
    each = [_varied(question, values) for question in questions]
    yield from (one for turn in zip_longest(*each) for one in turn if one is not None)


def _varied(question: Question, values: Callable[[str], Iterable[object]]) -> Iterator[Question]:
    others = [
        [(name, value) for value in values(name) if value != now] for name, now in _plain_fields(question).items()
    ]
    for turn in zip_longest(*others):
        yield from (replace(question, **{name: value}) for name, value in filter(None, turn))


class Refuted(NamedTuple):
    """What came of asking on about a cause: the questions that the program answers as it says, and those rightly."""

    cause: str
    borne_out: tuple[Question, ...]
    against: tuple[Question, ...]

    @property
    def is_refuted(self) -> bool:
        """Whether it is told wider than it is."""
        return len(self.against) * AGAINST > len(self.borne_out)

    def where(self, shown: Sequence[Question]) -> str:
        """What only the questions have in common that bear a cause out, those that it was ``shown`` by among them.

        As ``declarer is 0``; empty where no plain field has other values, and few, in all of them.
        """
        held, other = _values((*shown, *self.borne_out)), _values(self.against)
        for field, values in held.items():
            if len(values) <= _NAMED and field in other and not values & other[field]:
                return f"{field} is {' or '.join(sorted(values))}"
        return ""


def asked_about(
    cause: CauseRecord, refuting: Refuting, among: Iterable[Question], answer: Callable[[Question], dict[str, Any]]
) -> Refuted:
    """What a program says, by ``answer``, to questions that would refute a cause.

    Whoever says something else altogether neither bears it out nor refutes it.
    """
    said = [(one, answer(one)) for one in refuting.questions(cause, among)]
    borne_out = [one for one, told in said if not differ(refuting.played(one), told)]
    against = [one for one, told in said if not differ(refuting.right(one), told)]
    return Refuted(cause.id, tuple(borne_out), tuple(against))


def _values(questions: Iterable[Question]) -> dict[str, set[str]]:
    """The values that each plain field has in questions."""
    found: dict[str, set[str]] = {}
    for question in questions:
        for name, value in _plain_fields(question).items():
            found.setdefault(name, set()).add(str(value))
    return found


def _plain_fields(question: Question) -> dict[str, str | int]:
    names = (one.name for one in fields(question) if one.name not in _NOT_VARIED)
    held = {name: getattr(question, name) for name in names}
    return {name: value for name, value in held.items() if isinstance(value, str | int)}


class AskedOn(NamedTuple):
    """What came of asking on about a cause that was refuted: ``where`` it holds, empty where nobody can say that."""

    refuted: Refuted
    where: str


def narrowed(found: DiagnosisLine, asked: Iterable[AskedOn]) -> DiagnosisLine:
    """The same diagnosis with what was refuted told as narrow as it is, or not at all where nobody can say that."""
    where = {one.refuted.cause: one.where for one in asked}
    gone = [one for one in found.causes if where.get(one.id) == ""]
    causes = [_narrow(one, where.get(one.id, "")) for one in found.causes if one not in gone]
    told = {scenario for one in causes for scenario in one.explains}
    left = [scenario for one in gone for scenario in one.explains if scenario not in told]
    return replace(found, causes=causes, unexplained=[*dict.fromkeys((*found.unexplained, *left))])


def _narrow(cause: CauseRecord, where: str) -> CauseRecord:
    """A cause with where it holds; no profile can say that."""
    return replace(cause, sentence=f"{cause.sentence}, only where {where}", profile="", hello="") if where else cause
