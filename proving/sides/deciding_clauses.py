"""Finds the clauses that decide each part of an answer: those whose wrong ruling alone changes that part.

An impostor is the reference engine with one wrong ruling.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from proving.sides.asked_sources import Respond, SourceAnswer, answer_in_parts
from proving.sides.parts import Effect, Parts, differing_parts, effect, is_amount, reasons_of
from tarock_protocol.messages.answers import TurnAnswer
from tarock_reference.impostors import Impostor, impostors
from tarock_register.ask.answer_grounds import grounds
from tarock_steps.catalogue.loading import load_catalogue

Resting = Mapping[str, frozenset[str]]
"""The clauses that decide each part of an answer."""
Wrong = Sequence[tuple[str, Parts]]
"""The other answers where only one clause is wrong: the clause, and the parts of that answer."""
Effects = Mapping[str, frozenset[Effect]]
"""The effects of clauses of a topic on the amounts of an answer."""
_GAME: Final = "contract"
_PRICE: Final = "value"
"""The level of a clause that sets how much something counts."""


@dataclass(frozen=True)
class Source:
    """A source's answer, and its answers where one of its clauses of a topic is wrong."""

    told: SourceAnswer
    home: str
    clauses: Sequence[str]

    @functools.cached_property
    def proved(self) -> Resting:
        """The clauses of the topic that decide each part: without one of them the part is another."""
        return self._with_the_game(_resting(self.told, self._wrong), frozenset(self.clauses))

    @functools.cached_property
    def resting(self) -> Resting:
        """The same, with the clauses that the answer names for what is not allowed.

        Where several clauses forbid a choice, it is still forbidden without one of them. Where one alone forbids it,
        other clauses that are named do not.
        """
        own, found = frozenset(self.clauses), dict(self.proved)
        for part, clauses in reasons_of(self.told.question, self.told.answer, self.home).items():
            if (named := own & clauses) and part not in found and part not in self.elsewhere:
                found[part] = named
        return found

    @functools.cached_property
    def elsewhere(self) -> Resting:
        """The clauses outside the topic that the answer names and that decide a part too, by part."""
        others = frozenset(grounds(self.told.answer)).difference(self.clauses)
        return self._with_the_game(_resting(self.told, _wrong(self.told, self.home, sorted(others))), others)

    def _with_the_game(self, found: Resting, among: frozenset[str]) -> Resting:
        """The same, with the clauses by which an auction ends in a game that nobody bid.

        The auction ends in any case; only a whole deal shows what changes without one of them.
        """
        answer = self.told.answer
        over = isinstance(answer, TurnAnswer) and answer.contract is not None
        named = among.intersection(answer.grounds) if over else frozenset[str]()
        return {**found, _GAME: found.get(_GAME, frozenset()) | named} if named else found

    @functools.cached_property
    def priced(self) -> Effects:
        """The effects on each amount of the clauses of the topic that set a price."""
        return _effects(self.told, [wrong for wrong in self._wrong if self._is_about_a_price(wrong[0])])

    @functools.cached_property
    def done(self) -> Effects:
        """The effects on each amount of all other clauses of the topic."""
        return _effects(self.told, [wrong for wrong in self._wrong if not self._is_about_a_price(wrong[0])])

    @property
    def is_given_up(self) -> bool:
        """Whether the question is about a game that is given up."""
        return bool(getattr(self.told.question, "given_up", False))

    def is_only_priced(self, part: str) -> bool:
        """Whether the topic only sets a price of an amount."""
        priced = self.priced.get(part, frozenset())
        return bool(priced) and part not in self.done and not any(change.is_multiple for change in priced)

    @functools.cached_property
    def _wrong(self) -> Wrong:
        return _wrong(self.told, self.home, self.clauses)

    def _is_about_a_price(self, clause: str) -> bool:
        """Whether a clause sets how much something counts; where a game is given up, every clause does."""
        if self.is_given_up:
            return True
        return load_catalogue(self.told.question.rules).clauses[clause].level == _PRICE


def _wrong(told: SourceAnswer, home: str, clauses: Collection[str]) -> Wrong:
    """The answers of engines in which only one of the clauses is wrong, where they differ from the right answer."""
    each = _impostors_of(told.question.rules)
    among = [impostor for clause in clauses for impostor in each.get(clause, ())]
    answers = ((impostor.clause, answer_in_parts(told.question, home, _responder(impostor))) for impostor in among)
    return [(clause, wrong.parts) for clause, wrong in answers if wrong is not None and wrong.answer != told.answer]


def _resting(told: SourceAnswer, wrong: Wrong) -> Resting:
    found: dict[str, frozenset[str]] = {}
    for clause, parts in wrong:
        for part in differing_parts(told.parts, parts):
            found[part] = found.get(part, frozenset()) | {clause}
    return found


def _effects(told: SourceAnswer, wrong: Wrong) -> Effects:
    """The effects of the clauses on each amount that changes where one of them is wrong."""
    found: dict[str, frozenset[Effect]] = {}
    for _, parts in wrong:
        for part in filter(is_amount, differing_parts(told.parts, parts)):
            found[part] = found.get(part, frozenset()) | {effect(part, told.parts, parts)}
    return found


@functools.cache
def _impostors_of(rules: str) -> Mapping[str, Sequence[Impostor]]:
    """The impostors of each clause of a source, but for those that play as only houses do."""
    found: dict[str, list[Impostor]] = {}
    for impostor in impostors(rules):
        if not impostor.is_of_houses:
            found.setdefault(impostor.clause, []).append(impostor)
    return found


@functools.lru_cache(256)
def _responder(impostor: Impostor) -> Respond:
    return impostor.respond()
