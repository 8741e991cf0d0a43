"""Finds the question of the suite that first catches each drawn mistake, or the reason why none does."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

import msgspec

from proving.scoped.asked import AskedBy, AskedQuestion
from proving.scoped.conditions import Medians, conditions_of
from proving.scoped.mistake import ScopedMistake, impostor_by_id
from proving.showing import WrongAnswers


class PassedBecause(StrEnum):
    """Why nothing catches a mistake."""

    UNMET = "one condition is never met"
    NO_PAIR = "two conditions never meet"
    NO_THREE = "the three never meet"
    MASKED = "the three meet only where the ruling changes nothing"


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mistake, and what catches it first, after how many questions of its scope; or why nothing does.

    ``unmet`` are the conditions, or pairs of them, that no question of its kind meets. ``is_asked`` says that the suite
    asks its proof itself.
    """

    mistake: ScopedMistake
    by: AskedBy
    met: int
    because: PassedBecause | None = None
    unmet: tuple[tuple[str, ...], ...] = ()
    is_asked: bool = False

    @property
    def told(self) -> str:
        """The result in a line."""
        if self.because is None:
            return f"{self.mistake.told}: caught by {self.by}"
        never = "; ".join(" and ".join(conditions) for conditions in self.unmet)
        return f"{self.mistake.told}: passes, {self.because}{f' ({never})' if never else ''}"


def measured(
    rules: str, mistakes: Sequence[ScopedMistake], asked: Sequence[AskedQuestion], medians: Mapping[str, Medians]
) -> Iterator[Measured]:
    """What catches each of these mistakes about a rule set.

    A wrong answer is looked for only where the conditions hold: elsewhere the program is the reference itself.
    """
    lines = {bytes(question.filled.question) for question in asked}
    for mistake, met in zip(mistakes, _met(mistakes, asked, medians), strict=True):
        everything = frozenset(mistake.conditions)
        scope = met.get(everything, [])
        wrong = WrongAnswers(impostor_by_id(rules, mistake.impostor))
        number, by = next(
            (
                (number, candidate.by)
                for number, candidate in enumerate(scope, start=1)
                if wrong.is_wrong_about(candidate.filled)
            ),
            (len(scope), AskedBy.NOTHING),
        )
        because, unmet = _why(mistake, met) if by is AskedBy.NOTHING else (None, ())
        is_asked = bytes(mistake.proof.question) in lines
        yield Measured(mistake, by, number, because, unmet, is_asked)


_Met = Mapping[frozenset[str], list[AskedQuestion]]
"""The questions that meet some conditions of a mistake, and none of its others."""


def _met(
    mistakes: Sequence[ScopedMistake], asked: Sequence[AskedQuestion], medians: Mapping[str, Medians]
) -> list[_Met]:
    """The questions of its kind for each mistake, by the conditions that they meet."""
    found: list[defaultdict[frozenset[str], list[AskedQuestion]]] = [defaultdict(list) for _ in mistakes]
    of_kind: defaultdict[str, list[int]] = defaultdict(list)
    for place, mistake in enumerate(mistakes):
        of_kind[mistake.kind].append(place)
    needed = {
        kind: frozenset(condition for place in places for condition in mistakes[place].conditions)
        for kind, places in of_kind.items()
    }
    for question in asked:
        if question.kind in needed:
            holds = needed[question.kind] & conditions_of(bytes(question.filled.question), medians[question.kind])
            for place in of_kind[question.kind]:
                if met := holds.intersection(mistakes[place].conditions):
                    found[place][met].append(question)
    return [*found]


def _why(mistake: ScopedMistake, met: _Met) -> tuple[PassedBecause, tuple[tuple[str, ...], ...]]:
    """Why nothing catches a mistake, and what is never met."""
    for number, because in enumerate((PassedBecause.UNMET, PassedBecause.NO_PAIR, PassedBecause.NO_THREE), start=1):
        some = itertools.combinations(mistake.conditions, number)
        unmet = tuple(conditions for conditions in some if not any(there.issuperset(conditions) for there in met))
        if unmet:
            return because, unmet if because is not PassedBecause.NO_THREE else ()
    return PassedBecause.MASKED, ()
