"""Tests whether a cause is refuted, by questions that an engine with it answers differently from one without it.

A program's answers to them are compared, and the cause is narrowed to where it holds, or dropped.

A cause says that a program answers many questions otherwise, of which a run asked some. Those that lie just outside
of what was asked show whether it is as wide as it is told.
"""

from __future__ import annotations

from itertools import chain, islice, zip_longest
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import fields, replace

from tarock_checking.diagnose.comparable_reply import said_by
from tarock_checking.diagnose.weighing import AGAINST
from tarock_language.message import message
from tarock_reference.alike import ids_in
from tarock_reference.deviant import Deviant, kept
from tarock_reference.deviations import deviations
from tarock_reports.ledger.diagnosis_lines import in_ledger
from tarock_steps.suite.differences import are_different

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from tarock_language.message import Message
    from tarock_protocol.messages.questions import Question
    from tarock_reference.variants import Variant
    from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine

_ASKED: Final = 24
"""Questions asked about one cause, at most."""
_TRIED: Final = 400
"""Questions examined for one cause, at most, to find some that would refute it."""
_NAMED: Final = 3
"""Values, at most, that describe where a cause holds."""
_NOT_VARIED: Final = frozenset({"id", "rules", "options"})
"""Fields of a question that say nothing about the table."""


class Refuting:
    """Engines with and without the causes of a diagnosis, and questions that tell them apart."""

    def __init__(self, found: DiagnosisLine, variant: Variant) -> None:
        known = {deviation.id: deviation for deviation in deviations(variant)}
        played = {cause.id: [known[name] for name in ids_in(cause.id)] for cause in found.causes}
        base = kept(variant.rules_for)
        self._right = Deviant(base, ())
        self._all = Deviant(base, [*chain.from_iterable(played.values())])
        self._without = {
            cause: Deviant(base, [*chain.from_iterable(those for other, those in played.items() if other != cause)])
            for cause in played
        }

    def right(self, question: Question) -> dict[str, object]:
        """The right answer by the rules of the variant."""
        return said_by(self._right, question)

    def played(self, question: Question) -> dict[str, object]:
        """The answer of an engine with all causes."""
        return said_by(self._all, question)

    def questions(self, cause: CauseRecord, among: Iterable[Question]) -> list[Question]:
        """Some of the questions that could refute a cause: no other cause makes the answer wrong there."""
        telling = (question for question in islice(among, _TRIED) if self._is_telling(cause, question))
        return [*islice(telling, _ASKED)]

    def _is_telling(self, cause: CauseRecord, question: Question) -> bool:
        right = self.right(question)
        if "error" in right or are_different(right, said_by(self._without[cause.id], question)):
            return False
        return are_different(right, self.played(question))


def neighbours(questions: Sequence[Question], values: Callable[[str], Iterable[object]]) -> Iterator[Question]:
    """The same questions with one field changed, taken in turn; ``values`` returns values of a field to put there.

    Many of them cannot be asked: with another declarer a game may be impossible.
    """
    changed = [_varied(question, values) for question in questions]
    yield from (question for turn in zip_longest(*changed) for question in turn if question is not None)


def _varied(question: Question, values: Callable[[str], Iterable[object]]) -> Iterator[Question]:
    others = [
        [(name, value) for value in values(name) if value != now] for name, now in _plain_fields(question).items()
    ]
    for turn in zip_longest(*others):
        yield from (replace(question, **{name: value}) for name, value in filter(None, turn))


class Refuted(NamedTuple):
    """The result of further questions about a cause: those answered as the cause predicts, and those answered right."""

    cause: str
    borne_out: tuple[Question, ...]
    against: tuple[Question, ...]

    @property
    def is_refuted(self) -> bool:
        """Whether the program plays the cause less often than the cause says."""
        return len(self.against) * AGAINST > len(self.borne_out)

    def where(self, shown: Sequence[Question]) -> Message | None:
        """What the questions that bear the cause out have in common and the others do not, as ``declarer is 0``.

        The questions that the cause was ``shown`` by count among them. None if there is no such field with few values.
        """
        held, other = _values((*shown, *self.borne_out)), _values(self.against)
        for field, values in held.items():
            if len(values) <= _NAMED and field in other and not values & other[field]:
                return message("{field} is {values:or}", field=field, values=sorted(values))
        return None


def asked_about(
    cause: CauseRecord, refuting: Refuting, among: Iterable[Question], answer: Callable[[Question], dict[str, object]]
) -> Refuted:
    """Ask a program, by ``answer``, questions that could refute a cause.

    An answer that is neither right nor what the cause predicts does not count.
    """
    said = [(question, answer(question)) for question in refuting.questions(cause, among)]
    borne_out = [question for question, told in said if not are_different(refuting.played(question), told)]
    against = [question for question, told in said if not are_different(refuting.right(question), told)]
    return Refuted(cause.id, tuple(borne_out), tuple(against))


def _values(questions: Iterable[Question]) -> dict[str, set[str]]:
    """The values of each plain field in some questions."""
    found: dict[str, set[str]] = {}
    for question in questions:
        for name, value in _plain_fields(question).items():
            found.setdefault(name, set()).add(str(value))
    return found


def _plain_fields(question: Question) -> dict[str, str | int]:
    names = (field.name for field in fields(question) if field.name not in _NOT_VARIED)
    held = {name: getattr(question, name) for name in names}
    return {name: value for name, value in held.items() if isinstance(value, str | int)}


class AskedOn(NamedTuple):
    """A cause that was refuted, and ``where`` it holds; None if that cannot be said."""

    refuted: Refuted
    where: Message | None


def narrowed(found: DiagnosisLine, asked: Iterable[AskedOn]) -> DiagnosisLine:
    """The same diagnosis, with each refuted cause narrowed to where it holds, or dropped if that cannot be said."""
    where = {further.refuted.cause: further.where for further in asked}
    gone = [cause for cause in found.causes if cause.id in where and where[cause.id] is None]
    causes = [_narrow(cause, where.get(cause.id)) for cause in found.causes if cause not in gone]
    told = {scenario for cause in causes for scenario in cause.explains}
    left = [scenario for cause in gone for scenario in cause.explains if scenario not in told]
    return replace(found, causes=causes, unexplained=[*dict.fromkeys((*found.unexplained, *left))])


def _narrow(cause: CauseRecord, where: Message | None) -> CauseRecord:
    """The cause, limited to where it holds; a profile cannot say that."""
    if where is None:
        return cause
    said = message("{cause}, only where {where}", cause=cause.said, where=where)
    return replace(cause, **in_ledger(said), profile="", hello="")
