"""Tests whether a cause is refuted, by questions that an engine with it answers differently from one without it.

A program's answers to them are compared, and the cause is narrowed to where it holds, or dropped.

A cause says that a program answers many questions otherwise, of which a run asked some. Those that lie just outside
of what was asked show whether it is as wide as it is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain, islice
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_checking.diagnose.comparable_reply import DECLINED, ERROR, said_by
from tarock_checking.diagnose.weighing import AGAINST
from tarock_checking.diagnose.where_it_holds import Where, where_it_holds
from tarock_language.message import message
from tarock_protocol.messages.questions import Question
from tarock_reference.alike import ids_in
from tarock_reference.deviant import Deviant, kept
from tarock_reference.deviations import deviations
from tarock_reference.variants import Variant
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine, in_ledger
from tarock_steps.suite.differences import is_different

_ASKED: Final = 24
"""Questions asked about one cause, at most."""
_ASKED_WHERE: Final = 8
"""Further questions, at most, that test where a cause holds."""
_TRIED: Final = 400
"""Questions examined for one cause, at most, to find some that would refute it."""


class Refuting:
    """Engines with and without the causes of a diagnosis, and questions that tell them apart.

    ``read`` returns the part of an answer that the program gives, by its ``hello``.
    """

    def __init__(
        self,
        found: DiagnosisLine,
        variant: Variant,
        read: Callable[[Question, Mapping[str, object]], Mapping[str, object]] = lambda _, said: said,
    ) -> None:
        known = {deviation.id: deviation for deviation in deviations(variant)}
        played = {cause.id: [known[name] for name in ids_in(cause.id)] for cause in found.causes}
        base = kept(variant.rules_for)
        self._read = read
        self._right = Deviant(base, ())
        self._all = Deviant(base, [*chain.from_iterable(played.values())])
        self._without = {
            cause: Deviant(base, [*chain.from_iterable(those for other, those in played.items() if other != cause)])
            for cause in played
        }

    def right(self, question: Question) -> Mapping[str, object]:
        """The right answer by the rules of the variant."""
        return self._read(question, said_by(self._right, question))

    def played(self, question: Question) -> Mapping[str, object]:
        """The answer of an engine with all causes."""
        return self._read(question, said_by(self._all, question))

    def telling(self, cause: CauseRecord, among: Iterable[Question]) -> Iterator[Question]:
        """The questions that could refute a cause: no other cause makes the answer wrong there."""
        return (question for question in islice(among, _TRIED) if self._is_telling(cause, question))

    def _is_telling(self, cause: CauseRecord, question: Question) -> bool:
        right = self.right(question)
        if right == ERROR or is_different(right, self._read(question, said_by(self._without[cause.id], question))):
            return False
        return is_different(right, self.played(question))


class AskedBack(NamedTuple):
    """The result of further questions about a cause, by how they were answered.

    They were answered as the cause predicts (``borne_out``), rightly (``against``), or in a third way (``otherwise``).
    ``where`` says where the cause holds, if it holds in some places only and these can be named.
    """

    cause: str
    borne_out: tuple[Question, ...] = ()
    against: tuple[Question, ...] = ()
    otherwise: tuple[Question, ...] = ()
    where: Where | None = None

    @property
    def is_refuted(self) -> bool:
        """Whether the program plays the cause less often than the cause says."""
        against, otherwise = len(self.against) * AGAINST, len(self.otherwise)
        return max(against, otherwise) > len(self.borne_out)

    @property
    def is_dropped(self) -> bool:
        """Whether the cause is refuted, and nobody can say where it holds."""
        return self.is_refuted and self.where is None

    @property
    def is_told_otherwise(self) -> bool:
        """Whether the cause is told otherwise after this, or not at all."""
        return self.is_refuted or self.where is not None

    def and_one(self, question: Question, refuting: Refuting, said: Mapping[str, object]) -> AskedBack:
        """With one more question, and what the program says to it; an error or a refusal to answer does not count."""
        if not is_different(refuting.played(question), said):
            return self._replace(borne_out=(*self.borne_out, question))
        if not is_different(refuting.right(question), said):
            return self._replace(against=(*self.against, question))
        if said in (ERROR, DECLINED):
            return self
        return self._replace(otherwise=(*self.otherwise, question))


def asked_back(  # noqa: PLR0913 - what a cause is asked back with
    cause: CauseRecord,
    refuting: Refuting,
    among: Iterable[Question],
    answer: Callable[[Question], Mapping[str, object]],
    *,
    shown: Iterable[Question],
    goes_on: Callable[[], bool] = lambda: True,
) -> AskedBack:
    """Ask a program, by ``answer``, questions that could refute a cause, and where it holds if some of them do.

    The questions that the cause was ``shown`` by also say where it holds. Further questions test what was found out.
    """
    telling = (question for question in refuting.telling(cause, among) if goes_on())
    told = AskedBack(cause.id)
    for question in islice(telling, _ASKED):
        told = told.and_one(question, refuting, answer(question))
    if not told.against:
        return told
    held = (*shown, *told.borne_out)
    where = where_it_holds(held, told.against) if held else None
    further = AskedBack(cause.id)
    for question in islice(telling if where else (), _ASKED_WHERE):
        further = further.and_one(question, refuting, answer(question))
    return told._replace(where=where if where and _is_so(where, further) else None)


def _is_so(where: Where, further: AskedBack) -> bool:
    """Whether further answers agree with where a cause is said to hold."""
    return all(map(where.holds, further.borne_out)) and not any(map(where.holds, further.against))


def narrowed(found: DiagnosisLine, asked: Iterable[AskedBack]) -> DiagnosisLine:
    """The same diagnosis after causes were asked back: those refuted are narrowed to where they hold, or dropped."""
    known = {told.cause: told for told in asked}
    gone = [cause for cause in found.causes if cause.id in known and known[cause.id].is_dropped]
    causes = [_told(cause, known.get(cause.id)) for cause in found.causes if cause not in gone]
    explained = {scenario for cause in causes for scenario in cause.explains}
    left = [scenario for cause in gone for scenario in cause.explains if scenario not in explained]
    return replace(found, causes=causes, unexplained=[*dict.fromkeys((*found.unexplained, *left))])


def _told(cause: CauseRecord, asked: AskedBack | None) -> CauseRecord:
    """The cause with how often it was borne out, limited to where it holds; a profile cannot say such a limit."""
    if asked is None:
        return cause
    borne_out = replace(cause, asked_back=len(asked.borne_out))
    if asked.where is None:
        return borne_out
    said = message("{cause}, only where {where}", cause=cause.said, where=asked.where.said)
    return replace(borne_out, **in_ledger(said), profile="", hello="")
