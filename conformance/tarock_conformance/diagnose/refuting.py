"""Questions that would refute a cause: what an engine with it answers otherwise than one without it.

A cause says that a program answers many questions otherwise, of which a run asked some. Those that lie just outside
of what was asked show whether it is as wide as it is told.
"""

from __future__ import annotations

from itertools import chain, islice, zip_longest
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import NODEFAULT
from msgspec.structs import fields, replace

from tarock_conformance.diagnose.meant import said_by
from tarock_conformance.diagnose.weighing import AGAINST
from tarock_conformance.lock.comparing import differ
from tarock_reference.alike import ids_in
from tarock_reference.deviations import Deviant, deviations, kept
from tarock_steps.protocol import codec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from tarock_reference.variants import Variant
    from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine
    from tarock_steps.protocol.messages.questions import Question

_ASKED: Final = 24
"""How many questions are asked at most because of one cause."""
_TRIED: Final = 400
"""Of how many questions it is tried at most whether they would refute a cause."""
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

    def questions(self, cause: CauseRecord, among: Iterable[Question]) -> list[Question]:
        """Some of the questions that would refute a cause: it alone makes what is right wrong there."""
        telling = (one for one in islice(among, _TRIED) if self._tells(cause, one))
        return [*islice(telling, _ASKED)]

    def _tells(self, cause: CauseRecord, question: Question) -> bool:
        right = self.right(question)
        if "error" in right or differ(right, said_by(self._without[cause.id], question)):
            return False
        return differ(right, said_by(self._all, question))


def neighbours(questions: Sequence[Question], values: Callable[[str], Iterable[object]]) -> Iterator[Question]:
    """The same questions with one field each otherwise, by turns; ``values`` tells what a field holds elsewhere.

    Many of them cannot be asked: a game with another declarer may not be one.
    """
    each = [_varied(question, values) for question in questions]
    yield from (one for turn in zip_longest(*each) for one in turn if one is not None)


def _varied(question: Question, values: Callable[[str], Iterable[object]]) -> Iterator[Question]:
    names = [one.name for one in fields(question) if one.name not in _NOT_VARIED]
    held = {name: getattr(question, name, NODEFAULT) for name in names}
    scalars = {name: now for name, now in held.items() if isinstance(now, str | int)}
    others = [[(name, value) for value in values(name) if value != now] for name, now in scalars.items()]
    for turn in zip_longest(*others):
        yield from (replace(question, **{name: value}) for name, value in filter(None, turn))


class Refuted(NamedTuple):
    """What came of asking on about a cause: the questions that the program answers as it says, and those rightly.

    Questions as they go over the wire without a number.
    """

    cause: str
    borne_out: tuple[str, ...]
    against: tuple[str, ...]

    @property
    def is_refuted(self) -> bool:
        """Whether it is told wider than it is."""
        return len(self.against) * AGAINST > len(self.borne_out)


def asked_about(
    cause: CauseRecord, refuting: Refuting, among: Iterable[Question], answer: Callable[[Question], dict[str, Any]]
) -> Refuted:
    """What a program says, by ``answer``, to questions that would refute a cause; nobody has to say anything."""
    borne_out, against = list[str](), list[str]()
    for question in refuting.questions(cause, among):
        said = answer(question)
        if "declined" in said:
            continue
        is_right = not differ(refuting.right(question), said)
        (against if is_right else borne_out).append(codec.unnumbered(question).decode().strip())
    return Refuted(cause.id, tuple(borne_out), tuple(against))
