"""Asks a block of questions that are judged by the laws alone, without a right answer."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator, Mapping
from typing import Final, TypeVar

from msgspec.structs import replace

from tarock_language.message import message
from tarock_protocol.errors import Declined
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import CardPlay, Deal, Question
from tarock_searching.ask.breaking import BrokeOffError
from tarock_searching.ask.duel import Duel, Find, OtherField, broken_over, difference
from tarock_searching.ask.laws.book import ORDER, PARTS, REPEATING, STEADY, UNLISTED, broken, find_by
from tarock_searching.ask.laws.law import BlockSpentError, BrokeError, BrokenLaw, Hearing, Law
from tarock_searching.ask.laws.walking import fresh_deal, something_unlisted, walk
from tarock_searching.make.material import Material

_Asked = TypeVar("_Asked", bound="Question")

_FRESH: Final = 0.5
"""Share of the deals that have fresh cards; the others continue a deal of the suite."""
_DEALS: Final = 0.4
"""How often a deal is checked, instead of some unchanged questions of the suite."""
_OF_THE_SUITE: Final = 20
"""How many questions of the suite are checked at a time."""
_UNLISTED: Final = 0.15
"""Share of the places of a deal at which an unlisted act is tried."""
_REPEATED: Final = 0.06
"""Share of the places of a deal that are also checked by the REPEATING laws; the end always is."""
_AT_ONCE: Final = 2
"""How many of the REPEATING laws are checked at such a place."""
_KEPT: Final = 0.1
"""Share of the questions that are asked again later, in another order."""
_BEFORE: Final = 0.8
"""Share of a block's questions that are asked before questions are repeated."""


class LawBlock:
    """Asks a program questions, checks the answers by the laws, and repeats some of them in another order."""

    def __init__(self, material: Material, chance: random.Random, options: Mapping[str, str], duel: Duel) -> None:
        self._material = material
        self._chance = chance
        self._options = options
        self._duel = duel
        self._hearing = Hearing(self._put, duel.hello)
        self._kept: list[tuple[Question, dict[str, object]]] = []
        self._last = 0

    def finds(self, questions: int) -> Iterator[Find | None]:
        """Ask so many questions, and yield a find for each broken law, and None for each law that is kept.

        Endless if the program offers so little that it is never asked anything.
        """
        end = self._duel.asked + questions
        for finds, share in ((self._one_by_one, _BEFORE), (self._in_another_order, 1.0), (self._one_by_one, 1.0)):
            self._last = end - round(questions * (1 - share))
            with contextlib.suppress(BlockSpentError):
                yield from finds()

    def _put(self, question: Question) -> Answer:
        if self._duel.asked >= self._last:
            raise BlockSpentError
        return self._duel.put(question)

    def _one_by_one(self) -> Iterator[Find | None]:
        while True:
            yield None
            if self._chance.random() < _DEALS:
                yield from self._walked(self._first())
                continue
            for _ in range(_OF_THE_SUITE):
                question = self._by_these(self._material.question(self._chance, {}))
                yield from self._about(question, 1.0)

    def _in_another_order(self) -> Iterator[Find]:
        """Repeat the kept questions in another order, and yield a find for each answer that has changed."""
        self._chance.shuffle(self._kept)
        for question, meant in self._kept:
            try:
                found = difference(meant, self._hearing.meant(question, self._hearing.again(question)))
            except BrokeError as broke:
                if isinstance(broke.fault, BrokeOffError):
                    yield broken_over(question, broke.fault)
                    continue
                found = OtherField("the answer", None, None)
            except Declined:
                found = OtherField("the answer", None, None)
            if found is not None:
                told = message("{field} has changed", field=found.field)
                yield broken(ORDER, question, BrokenLaw(told, parted=found))

    def _by_these(self, question: _Asked) -> _Asked:
        return replace(question, options={**question.options, **self._options}) if self._options else question

    def _first(self) -> Deal | CardPlay | None:
        """The deal to begin with: fresh cards, or the deal of a scenario, as CardPlay if the program plays no deals."""
        of_suite = self._material.deal(self._chance)
        asked = None if of_suite is None else self._by_these(of_suite)
        if "deal" not in self._duel.hello.questions:
            return None if asked is None else self._duel.cards_of(asked)
        if asked is None or self._chance.random() < _FRESH:
            return fresh_deal(self._material, self._chance, self._options)
        return asked

    def _walked(self, first: Deal | CardPlay | None) -> Iterator[Find | None]:
        try:
            for question in () if first is None else walk(self._hearing, first, self._chance):
                found = [*self._about(question, _REPEATED)]
                yield from found
                if any(found):
                    return
        except BrokeError as broke:
            yield broken_over(broke.question, broke.fault)
        except Declined:
            return

    def _about(self, question: Question, often: float) -> Iterator[Find | None]:
        """Check a question by the laws, and with probability ``often`` by some of the REPEATING laws too.

        Yields nothing if the program does not answer it, or a find if the program was ended over it.
        """
        try:
            answer = self._hearing.answer(question)
        except BrokeError as broke:
            if isinstance(broke.fault, BrokeOffError):
                yield broken_over(question, broke.fault)
            return
        except Declined:
            return
        laws: list[Law] = [*STEADY, PARTS]
        if self._chance.random() < (1.0 if getattr(answer, "over", False) else often):
            apply = [law for law in REPEATING if law.is_applicable(self._hearing, question)]
            laws += self._chance.sample(apply, min(_AT_ONCE, len(apply)))
        yield from (find_by(law, self._hearing, question) for law in laws)
        if isinstance(question, Deal | CardPlay) and self._chance.random() < _UNLISTED:
            tried = something_unlisted(question, answer, self._material, self._chance)
            yield None if tried is None else find_by(UNLISTED, self._hearing, tried)
        if self._chance.random() < _KEPT:
            self._kept.append((question, self._hearing.meant(question, answer)))
