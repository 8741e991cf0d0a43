"""Asks a program and the reference the same question, and compares the answers; a difference is a find."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from tarock_language.message import Message, message
from tarock_protocol.codec import describe, encode, kind
from tarock_protocol.drivers import Conversation, Driver, NumberedLine, not_offered
from tarock_protocol.errors import BreachKind, Declined, ProtocolError
from tarock_protocol.meaning import is_same_word_for_word, meaning, reasoned
from tarock_protocol.messages.answers import Answer, HelloAnswer
from tarock_protocol.messages.questions import CardPlay, Deal, Question
from tarock_protocol.offered_fields import fields_said
from tarock_protocol.piped import Outcome, ask_each
from tarock_searching.ask.breaking import Break, BrokeOffError, told_apart
from tarock_searching.make.disagreeing import DisagreedError
from tarock_steps.suite.first_difference import first_difference, turn_difference
from tarock_steps.suite.vectors import likeness
from tarock_steps.suite.without_bidding import WithoutBidding

MAKES_PACKS: Final = "python -m proving.pack"
"""The command that makes packs of questions."""
_NOTHING: Final = object()

Sort = tuple[str, str]
"""What similar finds have in common: the kind of question, and the field, perhaps with a clause."""


class OtherField(NamedTuple):
    """The first field in which two answers differ, its right value, and the value given."""

    field: str
    right: object
    given: object


NO_FIELD: Final = OtherField("", None, None)
"""No known field in which answers differ."""


class Find(NamedTuple):
    """A question that a program answers wrongly, or fails to answer; then ``broke`` says how.

    If the program breaks a ``law``, ``broke`` says what is wrong, and the answers to the questions ``beside`` show it;
    ``difference`` then has the first and the second value, if known.
    If the program was ended over the question, it gave no answer at all, and ``how`` says how it broke.
    A find that ``needs_earlier`` questions depends on them: its question alone does not show it.
    """

    question: Question
    difference: OtherField
    clauses: tuple[str, ...]
    broke: Message | str = ""
    law: str = ""
    beside: tuple[Question, ...] = ()
    how: Break | None = None
    needs_earlier: bool = False

    @property
    def sort(self) -> Sort:
        """The kind of question, and the field with the first clause; finds of one sort are counted together."""
        asked, field = self.way
        return asked, f"{field} of {min(self.clauses)}" if self.clauses and not self.broke else field

    @property
    def way(self) -> Sort:
        """The way in which a program goes wrong: the kind of question, and the field or law, whatever the clause."""
        if self.how is not None:
            return "the program", f"broke: {self.how.breach}"
        if self.law:
            return kind(self.question), f"law: {self.law}"
        return kind(self.question), "an error" if self.broke else self.difference.field


class Judged(NamedTuple):
    """A question that was asked: the clauses of its right answer, and the ``find`` if the program is wrong."""

    grounds: frozenset[str]
    find: Find | None


class _Grounds(msgspec.Struct):
    grounds: frozenset[str] = frozenset()


_grounds: Final = msgspec.json.Decoder(_Grounds)


def grounds_of(right: Answer | bytes) -> frozenset[str]:
    """The clauses on which a right answer, as an object or as JSON, rests."""
    return _grounds.decode(right).grounds if isinstance(right, bytes) else frozenset(right.grounds)


class Duel:
    """Compares a ``program`` with the reference; ``asked`` counts the questions that the program was asked."""

    def __init__(self, program: Driver, reference: Driver) -> None:
        self.program = program
        self._reference = reference
        self.asked = 0

    def right(self, question: Question) -> Answer | None:
        """The right answer; None if the question is invalid, or if nobody has to answer it."""
        try:
            return self._reference.ask(question)
        except (ProtocolError, Declined):
            return None

    def is_offered(self, question: Question) -> bool:
        """Whether the program offers to answer such a question."""
        return not not_offered(self.program.hello, question)

    def of(self, program: Driver) -> Duel:
        """A duel of another program with the same reference."""
        return Duel(program, self._reference)

    def of_reference(self) -> Duel:
        """A duel of the reference with itself."""
        return Duel(self._reference, self._reference)

    @property
    def hello(self) -> HelloAnswer:
        """What the program says of itself."""
        return self.program.hello

    def put(self, question: Question) -> Answer:
        """The answer of the program, right or wrong. Raises Declined or ProtocolError if there is none."""
        if why := not_offered(self.hello, question):
            raise Declined(why)
        self.asked += 1
        try:
            return self.program.ask(question)
        except ProtocolError as fault:
            if fault.breach is BreachKind.RESTARTS:
                raise Declined(fault.why) from fault
            raise told_apart(self.program, fault) from fault

    def cards_of(self, deal: Deal) -> CardPlay | None:
        """The question about the cards of a deal alone; None if the deal leads to no such question."""
        try:
            asked = WithoutBidding(self.program, self._reference).cards_asked(deal)
        except (ProtocolError, Declined):
            return None
        return None if asked is None else asked.question

    def find(self, question: Question, right: Answer) -> Find | None:
        """Ask the program a question, and return a find if it is wrong.

        None if the answer is right, if the program declines or does not offer it, or if it broke too often before.
        """
        judged = [*self.finds([(question, right)])]
        return judged[0].find if judged else None

    def finds(self, asked: Iterable[tuple[Question, Answer]]) -> Iterator[Judged]:
        """Ask many questions with their right answers, several at the same time; skips those that are not offered."""
        waiting: deque[tuple[Question, Answer]] = deque()
        for outcome in ask_each(self.program, self._offered(asked, waiting)):
            question, right = waiting.popleft()
            if isinstance(outcome, ProtocolError) and outcome.breach is BreachKind.RESTARTS:
                continue
            self.asked += 1
            yield Judged(grounds_of(right), self._judged(question, right, outcome))

    def compared(self, program: Conversation, asked: Iterable[tuple[Question, bytes]]) -> Iterator[Judged]:
        """Like ``finds``, for right answers from a pack: replies are compared with them as bytes.

        The reference judges a reply that differs. Raises DisagreedError if its own answer is not the packed one.
        """
        each = [pair for pair in asked if self.is_offered(pair[0])]
        numbered = [replace(question, id=number) for number, (question, _) in enumerate(each, start=1)]
        lines = [*map(NumberedLine.of, numbered)]
        program.fetch(lines)
        for line, question, (unnumbered, right) in zip(lines, numbered, each, strict=True):
            reply = program.fetched(line)
            if reply is not None and _is_like(reply, question, right):
                self.asked += 1
                yield Judged(grounds_of(right), None)
                continue
            outcome = _outcome(program, question, unnumbered)
            if isinstance(outcome, ProtocolError) and outcome.breach is BreachKind.RESTARTS:
                continue
            self.asked += 1
            find = None
            if not isinstance(outcome, Declined):
                find = self._judged(unnumbered, self.confirmed(unnumbered, right), outcome)
            yield Judged(grounds_of(right), find)

    def confirmed(self, question: Question, packed: bytes) -> Answer:
        """The right answer of the reference. Raises DisagreedError if another one was packed."""
        right = self.right(question)
        if right is None or msgspec.json.encode(right) != packed:
            line = encode(question).decode().strip()
            raise DisagreedError(
                message(
                    "the pack has another answer than the reference engine to {line}; expected one made by {command}",
                    line=line,
                    command=MAKES_PACKS,
                )
            )
        return right

    def _offered(
        self, asked: Iterable[tuple[Question, Answer]], waiting: deque[tuple[Question, Answer]]
    ) -> Iterator[Question]:
        for pair in asked:
            if self.is_offered(pair[0]):
                waiting.append(pair)
                yield pair[0]

    def _judged(self, question: Question, right: Answer, outcome: Outcome) -> Find | None:
        if isinstance(outcome, Declined):
            return None
        if isinstance(outcome, ProtocolError):
            return broken_over(question, told_apart(self.program, outcome), _all_clauses(right))
        fields = fields_said(self.hello, kind(question))
        if fields is None and is_same_word_for_word(outcome, right):
            return None
        try:
            said = meaning(question, outcome)
        except ProtocolError as fault:
            return broken_over(question, fault, _all_clauses(right))
        wanted = meaning(question, right)
        if fields is not None:
            said, wanted = ({name: part[name] for name in part if name in fields} for part in (said, wanted))
        found = difference(wanted, said)
        return None if found is None else Find(question, found, _clauses(question, outcome, right, found))


def _is_like(reply: bytes, question: Question, packed: bytes) -> bool:
    """Whether a reply says the same as the packed right answer; False if the packed bytes are not an answer."""
    try:
        return bool(likeness(reply, question, packed))
    except ValueError:
        return False


def _outcome(program: Conversation, question: Question, unnumbered: Question) -> Outcome:
    """The outcome of a question that may have been answered already; a fault names the question without its number."""
    try:
        return program.ask(question)
    except Declined as fault:
        return fault
    except ProtocolError as fault:
        return fault.at(_renamed(fault.question, describe(question), describe(unnumbered)))


def _renamed(place: Message | str, asked: Message, name: Message) -> Message | str:
    """The place of a fault, with another name for the question ``asked``."""
    if place == asked:
        return name
    if isinstance(place, str):
        return place
    return place._replace(arguments={key: name if part == asked else part for key, part in place.arguments.items()})


def broken_over(question: Question, fault: ProtocolError, clauses: tuple[str, ...] = ()) -> Find:
    """A find about these clauses for a program that gave no answer; without clauses if the program was ended."""
    how = fault.how if isinstance(fault, BrokeOffError) else None
    return Find(question, NO_FIELD, () if how else clauses, fault.said, how=how)


def difference(right: Mapping[str, object], given: Mapping[str, object]) -> OtherField | None:
    """The first field in which two answers differ, as a dotted path; None if they say the same."""
    return _first(right, given, "")


def _first(right: object, given: object, field: str) -> OtherField | None:
    if isinstance(right, dict) and isinstance(given, dict):
        names = dict.fromkeys([*right, *given])
        inner = (_first(right.get(name, _NOTHING), given.get(name, _NOTHING), f"{field}.{name}") for name in names)
        return next((found for found in inner if found is not None), None)
    if isinstance(right, list) and isinstance(given, list) and len(right) == len(given) and _has_parts(right):
        each = (_first(wanted, said, field) for wanted, said in zip(right, given, strict=True))
        return next((found for found in each if found is not None), None)
    if right == given:
        return None
    return OtherField(field.lstrip("."), *(None if value is _NOTHING else value for value in (right, given)))


def _has_parts(part: Sequence[object]) -> bool:
    return any(isinstance(value, dict | list) for value in part)


def _clauses(question: Question, given: Answer, right: Answer, found: OtherField) -> tuple[str, ...]:
    """The clauses of the differing part of the right answer; if they are unknown, all clauses of the answer."""
    first = first_difference(given, right)
    if first is not None:
        return tuple(sorted(first.grounds))
    if turn := turn_difference(given, right):
        return tuple(sorted(turn))
    return _nearest_grounds(reasoned(question, right), found.field.split(".")) or _all_clauses(right)


def _nearest_grounds(part: object, names: Sequence[str]) -> tuple[str, ...]:
    """The grounds nearest to a field on the path to it; in a list, those of the first element."""
    if isinstance(part, list):
        part = next(iter(part), None)
    if not isinstance(part, dict):
        return ()
    own = tuple(sorted(part.get("grounds", ())))
    return (_nearest_grounds(part.get(names[0]), names[1:]) if names else ()) or own


def _all_clauses(right: Answer) -> tuple[str, ...]:
    return tuple(sorted(set(right.grounds)))
