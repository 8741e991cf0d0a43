"""Tests whether a cause is refuted, by questions that an engine with it answers differently from one without it.

A program's answers to them are compared, and the cause is narrowed to where it holds, or dropped.

A cause says that a program answers many questions otherwise, of which a run asked some. Those that lie just outside
of what was asked show whether it is as wide as it is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_checking.diagnose.comparable_reply import DECLINED, ERROR, said_by
from tarock_checking.diagnose.deviation_scores import AGAINST
from tarock_checking.diagnose.where_it_holds import ODD, where_it_holds
from tarock_language.message import Message
from tarock_protocol import codec
from tarock_protocol.messages.questions import Question
from tarock_reference.deviant import Deviant, kept
from tarock_reference.deviation_conditions import AT, Where
from tarock_reference.deviation_groups import deviations_named, what_is_said
from tarock_reference.deviation_messages import plays_where
from tarock_reference.deviations import Deviation
from tarock_reference.variants import Variant
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine, in_ledger
from tarock_reports.verdict.causes import BY_COINCIDENCE
from tarock_steps.suite.differences import is_different

_Answering = Callable[[Question], Mapping[str, object]]
"""Returns what a program says to a question."""
_ASKED: Final = 24
"""Questions asked about one cause, at most."""
_ASKED_WHERE: Final = 8
"""Varied questions, at most, that test where a cause holds."""
_ASKED_THERE: Final = 16
"""Varied questions, at most, that are asked about a limited cause where it is said to hold."""
CONFIRMING: Final = 4
"""Questions that have to bear out a limited cause where it is said to hold, if its limit could be an accident."""
_WHERE: Final = 3
"""How often it is worked out where a cause holds, each time with all that was asked so far."""
_ALIKE: Final = 2
"""Questions of one sort that are asked before questions of all other sorts."""
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
        self._causes = {cause.id: deviations_named(cause.id, variant) for cause in found.causes}
        self._base = kept(variant.rules_for)
        self._read = read
        self._rules = variant.rules
        self._right = Deviant(self._base, ())
        self._everywhere = {cause: self._engine(cause, [*map(_everywhere, those)]) for cause, those in self._of_each}
        self._without = {cause: self._engine(cause, ()) for cause, _ in self._of_each}

    @property
    def _of_each(self) -> Iterable[tuple[str, Sequence[Deviation]]]:
        return self._causes.items()

    def _engine(self, cause: str, instead: Sequence[Deviation]) -> Deviant:
        """An engine with all causes but one, and some deviations in its place."""
        others = chain.from_iterable(those for other, those in self._of_each if other != cause)
        return Deviant(self._base, [*others, *instead])

    def right(self, question: Question) -> Mapping[str, object]:
        """The right answer by the rules of the variant."""
        return self._read(question, said_by(self._right, question))

    def played(self, cause: CauseRecord, question: Question) -> Mapping[str, object]:
        """The answer of an engine with all causes, with this one wherever it can matter."""
        return self._read(question, said_by(self._everywhere[cause.id], question))

    def before(self, cause: CauseRecord) -> Where | None:
        """Where the search says that a cause holds; none if it says that of no place."""
        return next((deviation.where for deviation in self._causes[cause.id]), None)

    def said(self, cause: CauseRecord) -> Message | str:
        """What a cause says, without where it holds."""
        several = self._causes[cause.id]
        everywhere = [deviation.everywhere for deviation in several if deviation.everywhere is not None]
        return what_is_said(everywhere, self._rules) if everywhere else cause.said

    def telling(self, cause: CauseRecord, among: Iterable[Question]) -> Iterator[Question]:
        """The questions that could refute a cause: no other cause makes the answer wrong there.

        A question that is invalid by a reading or an order could not: nothing says what a program answers to it.
        """
        return (question for question in islice(among, _TRIED) if self._is_telling(cause, question))

    def _is_telling(self, cause: CauseRecord, question: Question) -> bool:
        right = self.right(question)
        if right == ERROR or is_different(right, self._read(question, said_by(self._without[cause.id], question))):
            return False
        played = self.played(cause, question)
        return is_different(right, played) and (played != ERROR or not self._is_way_to_play(cause))

    def _is_way_to_play(self, cause: CauseRecord) -> bool:
        return any(deviation.is_way_to_play for deviation in self._causes[cause.id])


def _everywhere(one: Deviation) -> Deviation:
    return one.everywhere or one


class AskedBack(NamedTuple):
    """The result of varied questions about a cause, by how they were answered.

    They were answered as the cause predicts (``borne_out``), rightly (``against``), or in a third way (``otherwise``).
    ``where`` says where the cause holds, if it holds in some places only and these can be named; ``before`` is where it
    was found to hold by the search; ``is_wider`` if it holds elsewhere too, and nothing speaks against it there.
    ``said`` is what it says everywhere. ``is_refuted_there`` says that the program does not even play it where it is
    said to hold.
    """

    cause: str
    said: Message | str = ""
    before: Where | None = None
    borne_out: tuple[Question, ...] = ()
    against: tuple[Question, ...] = ()
    otherwise: tuple[Question, ...] = ()
    where: Where | None = None
    is_refuted_there: bool = False
    is_wider: bool = False

    @property
    def is_refuted(self) -> bool:
        """Whether the program plays the cause less often than the cause says."""
        against, otherwise = len(self.against) * AGAINST, len(self.otherwise)
        return max(against, otherwise) > len(self.borne_out)

    @property
    def is_dropped(self) -> bool:
        """Whether the cause is refuted, and nobody can say where it holds, or it is refuted there too."""
        is_elsewhere = self.before is not None and not self.is_wider
        return self.is_refuted_there or (self.where is None and (self.is_refuted or is_elsewhere))

    @property
    def is_told_otherwise(self) -> bool:
        """Whether this limits the cause to some questions, or drops it."""
        return self.is_dropped or self.where != self.before

    def and_one(self, question: Question, answers: _Answers) -> AskedBack:
        """With one more question, and what the program says to it; an error or a refusal to answer does not count."""
        if not is_different(answers.played, answers.given):
            return self._replace(borne_out=(*self.borne_out, question))
        if not is_different(answers.right, answers.given):
            return self._replace(against=(*self.against, question))
        if answers.given in (ERROR, DECLINED):
            return self
        return self._replace(otherwise=(*self.otherwise, question))


class _Answers(NamedTuple):
    """The answer that a cause predicts, the right one, and the one that the program gives."""

    played: Mapping[str, object]
    right: Mapping[str, object]
    given: Mapping[str, object]


class HeardQuestions(NamedTuple):
    """Questions that a run asked: a cause can be ``shown`` by some, others have ``right`` answers.

    ``said`` returns what the program said to one that can show a cause, which may be right in a scenario that failed.
    Without it the program is asked again.
    """

    shown: Sequence[Question]
    right: Iterable[Question] = ()
    said: _Answering | None = None


def asked_back(  # noqa: PLR0913 - what a cause is asked back with
    cause: CauseRecord,
    refuting: Refuting,
    among: Iterable[Question],
    answer: _Answering,
    *,
    heard: HeardQuestions,
    goes_on: Callable[[], bool] = lambda: True,
) -> AskedBack:
    """Ask a program, by ``answer``, questions that could refute a cause, and where it holds if some of them do.

    It is asked about the cause everywhere, also about one that the search has limited. The questions that were
    ``heard`` before also say where it holds. Varied questions test what was found out. That a few questions were of
    one kind is an accident, and no place where a cause holds.
    """
    telling = few_of_a_kind_first(question for question in refuting.telling(cause, among) if goes_on())

    def with_each(told: AskedBack, questions: Iterable[Question], answer: _Answering) -> AskedBack:
        for question in questions:
            answers = _Answers(refuting.played(cause, question), refuting.right(question), answer(question))
            told = told.and_one(question, answers)
        return told

    nothing = AskedBack(cause.id, refuting.said(cause), refuting.before(cause))
    told = with_each(nothing, islice(telling, _ASKED), answer)
    against = [*refuting.telling(cause, heard.right)] if told.against or told.before else []
    if not against and not told.against:
        is_wider = told.before is not None and not all(map(told.before.is_met_by, told.borne_out))
        return told._replace(where=None if is_wider else told.before, is_wider=is_wider)
    shown = with_each(nothing, heard.shown, heard.said or answer)
    for _ in range(_WHERE):
        where = _place(told.before, (*shown.borne_out, *told.borne_out), (*against, *shown.against, *told.against))
        if where is None or _is_accident(where, len(heard.shown), len(told.borne_out)):
            return told
        more = with_each(told, islice(telling, _ASKED_WHERE), answer)
        if _is_so(where, more):
            return more._replace(where=where)
        told = more
    return told


def asked_there(
    told: AskedBack,
    cause: CauseRecord,
    refuting: Refuting,
    among: Iterable[Question],
    answer: Callable[[Question], Mapping[str, object]],
) -> AskedBack:
    """Ask a program about a limited cause where it is said to hold; one that is refuted there is refuted altogether.

    A limit is made to fit the answers that are known, so it is no surprise that these bear the cause out. Two
    conditions at once fit so many that a cause with these is refuted as well if too few further answers bear it out.
    """
    where = told.where
    if where is None:
        return told
    there = AskedBack(told.cause)
    for question in islice(refuting.telling(cause, filter(where.is_met_by, among)), _ASKED_THERE):
        answers = _Answers(refuting.played(cause, question), refuting.right(question), answer(question))
        there, told = there.and_one(question, answers), told.and_one(question, answers)
    unlike, borne_out = len(there.against) + len(there.otherwise), sum(map(where.is_met_by, told.borne_out))
    is_too_little = where.is_of_two and borne_out < CONFIRMING
    return told._replace(is_refuted_there=is_too_little or unlike * AGAINST > len(there.borne_out))


def _place(before: Where | None, held: Sequence[Question], against: Sequence[Question]) -> Where | None:
    """Where a cause holds: as the search found it ``before`` if all questions agree, else worked out anew."""
    if before is not None and all(map(before.is_met_by, held)) and not any(map(before.is_met_by, against)):
        return before
    return where_it_holds(held, against) if held else None


def _is_accident(where: Where, shown: int, borne_out: int) -> bool:
    """Whether a cause may be limited to a kind of question only because a run showed it by few questions."""
    return where.is_about_kinds_alone and shown <= BY_COINCIDENCE and borne_out < CONFIRMING


def few_of_a_kind_first(questions: Iterable[Question]) -> Iterator[Question]:
    """The questions, few of a kind first: about one game, with items of the same parties, won or announced alike."""
    seen: Counter[tuple[object, ...]] = Counter()
    others = []
    for question in questions:
        kind = _sort_of(question)
        seen[kind] += 1
        if seen[kind] <= _ALIKE:
            yield question
        else:
            others.append(question)
    yield from others


def _sort_of(question: Question) -> tuple[object, ...]:
    items = getattr(question, "items", ())
    sorts = frozenset((item.side, item.won, item.announced, bool(item.doubled)) for item in items)
    return codec.kind(question), getattr(question, "contract", None), sorts


def _is_so(where: Where, told: AskedBack) -> bool:
    """Whether the answers agree with where a cause is said to hold: nearly all, and all that speak against it."""
    held, kinds = told.borne_out, {codec.kind(question) for question in told.borne_out if where.is_met_by(question)}
    odd = [question for question in held if codec.kind(question) in kinds and not where.is_met_by(question)]
    return len(odd) * ODD <= len(held) and bool(kinds or not held) and not any(map(where.is_met_by, told.against))


def narrowed(found: DiagnosisLine, asked: Iterable[AskedBack]) -> DiagnosisLine:
    """The same diagnosis after causes were asked back: those refuted are narrowed to where they hold, or dropped."""
    known = {told.cause: told for told in asked}
    left = without_causes(found, {cause for cause, told in known.items() if told.is_dropped})
    return replace(left, causes=[_told(cause, known.get(cause.id)) for cause in left.causes])


def without_causes(found: DiagnosisLine, gone: Collection[str]) -> DiagnosisLine:
    """The same diagnosis without the causes of these ids; what they alone explained is unexplained."""
    causes = [cause for cause in found.causes if cause.id not in gone]
    before = chain.from_iterable(cause.explains for cause in found.causes)
    explained = {scenario for cause in causes for scenario in cause.explains}
    left = (scenario for scenario in before if scenario not in explained)
    return replace(found, causes=causes, unexplained=[*dict.fromkeys((*found.unexplained, *left))])


def _told(cause: CauseRecord, asked: AskedBack | None) -> CauseRecord:
    """The cause with how often it was borne out, limited to where it holds; a profile cannot say such a limit."""
    if asked is None:
        return cause
    there = asked.where.is_met_by if asked.where is not None else lambda _: True
    bears_out, against = (sum(map(there, questions)) for questions in (asked.borne_out, asked.against))
    borne_out = replace(cause, asked_back=max(cause.asked_back, bears_out), against=against)
    if asked.is_wider and isinstance(asked.said, Message):
        return replace(borne_out, id=cause.id.partition(AT)[0], **in_ledger(asked.said))
    if asked.where is None:
        return borne_out
    said = in_ledger(plays_where(asked.said, asked.where.said))
    where = f"{cause.id.partition(AT)[0]}{AT}{asked.where.id}"
    return replace(borne_out, id=where, **said, agrees=0, profile="", hello="")
