"""A program and the reference asked the same question; what they answer differently is a find."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tarock_steps.protocol.codec import kind
from tarock_steps.protocol.drivers import not_offered
from tarock_steps.protocol.errors import Declined, ProtocolError
from tarock_steps.protocol.meaning import meaning, reasoned
from tarock_steps.protocol.offered import fields_said
from tarock_steps.suite.upstream import first_difference, turn_difference
from tarock_steps.suite.without_auction import WithoutAuction

if TYPE_CHECKING:
    from tarock_steps.protocol.drivers import Driver
    from tarock_steps.protocol.messages.answers import Answer
    from tarock_steps.protocol.messages.questions import CardPlay, Deal, Question

_NOTHING: Final = object()


class OtherField(NamedTuple):
    """Where two answers part: the first field that is not the same, what is right there, and what is said instead."""

    field: str
    right: object
    given: object


class Find(NamedTuple):
    """A question that a program answers otherwise than is right, or breaks over: then ``broke`` says how."""

    question: Question
    difference: OtherField
    clauses: tuple[str, ...]
    broke: str = ""

    @property
    def sort(self) -> tuple[str, str]:
        """Finds of one sort differ in the same field of answers to the same kind of question."""
        return kind(self.question), "an error" if self.broke else self.difference.field


class Duel:
    """Puts questions to the reference first and then to a program; ``asked`` counts those that the program was put."""

    def __init__(self, program: Driver, reference: Driver) -> None:
        self._program = program
        self._reference = reference
        self.asked = 0

    def right(self, question: Question) -> Answer | None:
        """What is right; none where this is no question, or nobody has to answer it."""
        try:
            return self._reference.ask(question)
        except (ProtocolError, Declined):
            return None

    def cards_of(self, deal: Deal) -> CardPlay | None:
        """The question about the cards of a deal alone; none where they do not come into it."""
        try:
            asked = WithoutAuction(self._program, self._reference).cards_asked(deal)
        except (ProtocolError, Declined):
            return None
        return None if asked is None else asked.question

    def find(self, question: Question, right: Answer) -> Find | None:
        """What a program has otherwise; none where it answers rightly, declines or does not offer it."""
        hello = self._program.hello
        if not_offered(hello, question):
            return None
        self.asked += 1
        try:
            given = self._program.ask(question)
            said = meaning(question, given)
        except Declined:
            return None
        except ProtocolError as fault:
            return Find(question, OtherField("", None, None), _all_clauses(right), str(fault))
        fields = fields_said(hello, kind(question))
        wanted = meaning(question, right)
        if fields is not None:
            said, wanted = ({name: one[name] for name in one if name in fields} for one in (said, wanted))
        found = difference(wanted, said)
        if found is None:
            return None
        return Find(question, found, _clauses(question, given, right, found))


def difference(right: Mapping[str, Any], given: Mapping[str, Any]) -> OtherField | None:
    """The first field in which two answers part, by the names on the way to it; none where they say the same."""
    return _first(right, given, "")


def _first(right: Any, given: Any, field: str) -> OtherField | None:
    if isinstance(right, dict) and isinstance(given, dict):
        names = dict.fromkeys([*right, *given])
        inner = (_first(right.get(name, _NOTHING), given.get(name, _NOTHING), f"{field}.{name}") for name in names)
        return next((one for one in inner if one is not None), None)
    if isinstance(right, list) and isinstance(given, list) and len(right) == len(given) and _holds_more(right):
        each = (_first(one, other, field) for one, other in zip(right, given, strict=True))
        return next((one for one in each if one is not None), None)
    if right == given:
        return None
    return OtherField(field.lstrip("."), *(None if one is _NOTHING else one for one in (right, given)))


def _holds_more(part: Sequence[Any]) -> bool:
    return any(isinstance(one, dict | list) for one in part)


def _clauses(question: Question, given: Answer, right: Answer, found: OtherField) -> tuple[str, ...]:
    """The clauses on which the differing part of the right answer rests, as far as that can be told, or all of it."""
    first = first_difference(given, right)
    if first is not None:
        return tuple(sorted(first.grounds))
    if turn := turn_difference(given, right):
        return tuple(sorted(turn))
    return _nearest_grounds(reasoned(question, right), found.field.split(".")) or _all_clauses(right)


def _nearest_grounds(part: Any, names: Sequence[str]) -> tuple[str, ...]:
    """The grounds that stand nearest to a field, of the first of several."""
    if isinstance(part, list):
        part = next(iter(part), None)
    if not isinstance(part, dict):
        return ()
    own = tuple(sorted(part.get("grounds", ())))
    return (_nearest_grounds(part.get(names[0]), names[1:]) if names else ()) or own


def _all_clauses(right: Answer) -> tuple[str, ...]:
    return tuple(sorted(set(right.grounds)))
