"""Varied questions, which a diagnosis puts to a program beside those of its run to confirm or refute a cause.

A question of a scenario is varied by giving one of its fields a value that the field has in another question; none is
drawn at random. No rule of the game is known here, so a varied question may be one that the reference cannot answer.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, zip_longest
from typing import Final

import msgspec
from msgspec.structs import replace

from tarock_checking.diagnose.comparable_reply import ERROR, meant
from tarock_checking.playing.by_default import vectors_by_default
from tarock_protocol import codec
from tarock_protocol.drivers import WireExchange, not_offered
from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.messages.questions import Question
from tarock_protocol.offered_fields import fields_said
from tarock_reference.deviation_conditions import varied_fields
from tarock_reference.variants import Variant
from tarock_steps.suite.run_so_far import RunSoFar

_VARIED: Final = 4
"""How many of the questions that a cause explains are varied: the first ones."""
_BESIDE: Final = 12
"""About how many questions of a long list are varied, spread evenly over it."""


class VariedQuestions:
    """Questions about clauses that a run did not ask; a program with this ``hello`` answers their kinds."""

    def __init__(self, heard: RunSoFar, variant: Variant, hello: HelloAnswer) -> None:
        self._heard = heard
        self._variant = variant
        self._hello = hello

    def explained(self, scenarios: Iterable[str]) -> list[Question]:
        """The questions of some scenarios in which something went wrong."""
        exchanges = chain.from_iterable(
            self._heard.failed.get(name) or self._heard.errored.get(name) or () for name in scenarios
        )
        asked = {exchange.question: codec.decode_question(exchange.question.encode()) for exchange in exchanges}
        return [*asked.values()]

    def recorded(self, question: Question) -> Mapping[str, object]:
        """What the program said to a question in a scenario that went wrong; ``ERROR`` if its answer was cut."""
        exchange = self._recorded.get(codec.unnumbered(question))
        if exchange is None:
            return ERROR
        asked = codec.decode_question(exchange.question.encode())
        fields = fields_said(self._hello, codec.kind(asked))
        return meant(asked, lambda: codec.decode_reply(exchange.answer.encode(), asked, fields))

    def about(self, clauses: Iterable[str], shown: Sequence[Question]) -> Iterator[Question]:
        """Questions about some clauses: in turn one that the run did not use as evidence, and a varied one.

        ``shown`` are questions that a cause explains. No question comes twice.
        """
        named = [b'"%b"' % clause.encode() for clause in clauses]
        about = [question for question, right in self._each if any(name in right for name in named)]
        bases = [*shown[:_VARIED], *about[:: max(1, len(about) // _BESIDE)]]
        unheard = [question for question in about if codec.unnumbered(question) not in self._asked]
        return self._new(filter(None, chain.from_iterable(zip_longest(unheard, neighbours(bases, self._values)))))

    def beside(self, shown: Sequence[Question]) -> Iterator[Question]:
        """Some of the questions that a cause explains, each with one field changed."""
        return self._new(neighbours(shown[:: max(1, len(shown) // _BESIDE)], self._values))

    def _new(self, questions: Iterable[Question]) -> Iterator[Question]:
        """The questions that were not evidence and that the program answers by their kinds, each once."""
        known = set(self._asked)
        for question in questions:
            line = codec.unnumbered(question)
            if line not in known and not not_offered(self._hello, question):
                known.add(line)
                yield question

    def answered_rightly(self, clauses: Iterable[str]) -> Iterator[Question]:
        """The questions of scenarios that passed whose right answers rest on some clauses."""
        vectors = self._heard.vectors.scenarios
        named = [b'"%b"' % clause.encode() for clause in clauses]
        asked = chain.from_iterable(vectors[name].asked for name in sorted(self._heard.passed) if name in vectors)
        for filled in {bytes(question.question): question for question in asked}.values():
            if any(name in bytes(filled.right) for name in named):
                yield filled.decoded()

    @cached_property
    def _each(self) -> list[tuple[Question, bytes]]:
        """The questions of all scenarios with their right answers, asked by the rules of the run."""
        by_run = self._heard.vectors.scenarios
        scenarios = by_run or vectors_by_default(self._variant.based_on).scenarios
        filled: dict[bytes, FilledQuestion] = {
            bytes(asked.question): asked for vector in scenarios.values() for asked in vector.asked
        }
        options = {} if by_run or self._variant.profile else self._variant.readings
        return [(_with_options(question.decoded(), options), bytes(question.right)) for question in filled.values()]

    @cached_property
    def _recorded(self) -> dict[bytes, WireExchange]:
        """The exchanges whose answers were not cut, by their questions without a number."""
        exchanges = chain.from_iterable((*self._heard.failed.values(), *self._heard.errored.values()))
        return {
            codec.unnumbered(codec.decode_question(exchange.question.encode())): exchange
            for exchange in exchanges
            if not exchange.cut_from
        }

    @cached_property
    def _asked(self) -> frozenset[bytes]:
        """The questions whose answers were evidence, without their numbers."""
        wrong = self.explained((*self._heard.failed, *self._heard.errored))
        vectors = self._heard.vectors.scenarios
        right = (asked.unnumbered for name in self._heard.passed if name in vectors for asked in vectors[name].asked)
        return frozenset(chain(map(codec.unnumbered, wrong), right))

    @cached_property
    def _values_by_field(self) -> dict[tuple[str, str], list[object]]:
        """The values that each field of each kind of question has in the scenarios."""
        found: defaultdict[tuple[str, str], dict[bytes, object]] = defaultdict(dict)
        for question, _ in self._each:
            for name, value in varied_fields(question).items():
                found[codec.kind(question), name].setdefault(repr(value).encode(), value)
        return {place: [*values.values()] for place, values in found.items()}

    def _values(self, question: Question, field: str) -> Iterable[object]:
        return self._values_by_field.get((codec.kind(question), field), ())


def _with_options(question: Question, options: Mapping[str, str]) -> Question:
    return replace(question, options={**options, **question.options}) if options else question


def neighbours(
    questions: Sequence[Question], values: Callable[[Question, str], Iterable[object]]
) -> Iterator[Question]:
    """The same questions with one field changed, taken in turn; ``values`` returns values of a field to put there.

    Many of them cannot be asked: with another declarer a game may be impossible.
    """
    changed = [_varied(question, values) for question in questions]
    yield from (question for turn in zip_longest(*changed) for question in turn if question is not None)


def _varied(question: Question, values: Callable[[Question, str], Iterable[object]]) -> Iterator[Question]:
    changed = [_with_another(question, name, values(question, name)) for name in varied_fields(question)]
    yield from filter(None, chain.from_iterable(zip_longest(*changed)))


def _with_another(question: Question, field: str, values: Iterable[object]) -> Iterator[Question]:
    """The same question with each other value of one field."""
    now = getattr(question, field)
    return (replace(question, **{field: value}) for value in _others(now, values) if value != now)


def _others(now: object, values: Iterable[object]) -> Iterator[object]:
    """Other values of a field; of a list also those with one entry less, with another or with an altered one."""
    some = list(values)
    if not isinstance(now, list):
        return iter(some)
    lists = [value for value in some if isinstance(value, list)]
    shorter = ([*now[:place], *now[place + 1 :]] for place in reversed(range(len(now))))
    exchanged = (
        [*now[:place], entry, *now[place + 1 :]]
        for other in lists
        for place, entry in enumerate(other[: len(now)])
        if entry not in now
    )
    turns = zip_longest(shorter, _altered(now, lists), some, exchanged)
    return (value for turn in turns for value in turn if value is not None)


def _altered(now: list[object], lists: Iterable[list[object]]) -> Iterator[object]:
    """The list with one part of one entry taken from another entry, such as an announced item for a silent one."""
    held: defaultdict[str, dict[str, object]] = defaultdict(dict)
    for entry in chain.from_iterable(lists):
        for name, value in msgspec.structs.asdict(entry).items() if isinstance(entry, msgspec.Struct) else ():
            held[name].setdefault(repr(value), value)
    for place, entry in enumerate(now):
        if isinstance(entry, msgspec.Struct):
            changed = ((name, value) for name in entry.__struct_fields__ for value in held[name].values())
            altered = (replace(entry, **{name: value}) for name, value in changed if value != getattr(entry, name))
            yield from ([*now[:place], other, *now[place + 1 :]] for other in altered)
