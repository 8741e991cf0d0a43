"""Draws mistakes: a wrong ruling, a question that shows it, and three conditions that hold for few such questions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from proving.scoped.mistake import ScopedMistake
from proving.scoped.pool import OfKind
from proving.showing import WrongAnswers
from tarock_reference.impostors import Impostor, impostors

RAREST: Final = 2
"""The number of questions in the pool that show a mistake, at least: its proof, and another one."""
_TOGETHER: Final = 3
"""The number of conditions that meet."""
_SHARE: Final = 100
"""The conditions hold for at most one in so many questions of the kind."""
_PROOFS: Final = 200
"""The number of questions about which an impostor is asked to find a proof, at most."""
_OTHERS: Final = 50
"""The number of questions beside those that rest on its clause, of these."""
_THREES: Final = 2_000
"""The number of triples of conditions that are tried for a proof, at most."""
_ASKED: Final = 300
"""The number of questions about which an impostor is asked to try triples, at most."""
_DRAWS: Final = 20
"""The number of rulings that are drawn, at most, as a multiple of the mistakes."""


class NotDrawn(StrEnum):
    """Why no mistake comes of a ruling that was drawn."""

    SHOWN_NOWHERE = "no question drawn from shows the ruling"
    NO_THREE = "no three conditions hold for few questions of which two show the ruling"


class _Three(NamedTuple):
    """Three conditions, and how many questions they hold for that show the ruling."""

    conditions: tuple[str, str, str]
    shown: int


class Drawing:
    """Draws mistakes about a rule set from a ``pool``; ``left_out`` counts the rulings that gave no mistake."""

    def __init__(self, rules: str, seed: int, pool: Mapping[str, OfKind]) -> None:
        self._rules = rules
        self._chance = random.Random(f"{rules} {seed} mistakes")
        self._pool = {kind: found for kind, found in pool.items() if len(found.asked) >= RAREST * _SHARE}
        self.left_out: Counter[NotDrawn] = Counter()

    def mistakes(self, number: int) -> Iterator[ScopedMistake]:
        """So many mistakes; fewer if too many rulings show nowhere."""
        known = impostors(self._rules)
        drawn = (self._mistake(self._chance.choice(known)) for _ in range(_DRAWS * number))
        for mistake in drawn:
            if isinstance(mistake, NotDrawn):
                self.left_out[mistake] += 1
                continue
            yield mistake
            number -= 1
            if not number:
                return

    def _mistake(self, impostor: Impostor) -> ScopedMistake | NotDrawn:
        wrong = WrongAnswers(impostor)
        proof = self._proof(impostor, wrong)
        if proof is None:
            return NotDrawn.SHOWN_NOWHERE
        kind, place = proof
        found = self._pool[kind]
        three = self._three(found, place, wrong)
        if three is None:
            return NotDrawn.NO_THREE
        return ScopedMistake(
            impostor=impostor.id,
            clause=impostor.clause,
            sentence=impostor.sentence,
            kind=kind,
            conditions=three.conditions,
            proof=found.asked[place],
            shown=three.shown,
            among=len(found.asked),
        )

    def _proof(self, impostor: Impostor, wrong: WrongAnswers) -> tuple[str, int] | None:
        """A question that shows a wrong ruling, by its kind and place; first those that rest on its clause are tried.

        Every kind has the same chance, whatever its number of questions.
        """
        resting = {kind: found.resting.get(impostor.clause, 0) for kind, found in self._pool.items()}
        those = [*self._by_turns({kind: _bits(places) for kind, places in resting.items()})]
        rest = {kind: range(len(found.asked)) for kind, found in self._pool.items()}
        others = [*self._by_turns(rest)]
        tried = [*those[: _PROOFS - _OTHERS], *others[:_OTHERS]]
        return next((spot for spot in tried if wrong.is_wrong_about(self._pool[spot[0]].asked[spot[1]])), None)

    def _by_turns(self, places: Mapping[str, Sequence[int]]) -> Iterator[tuple[str, int]]:
        """Places in random order, each of a random kind."""
        left = {kind: self._chance.sample(impostors, len(impostors)) for kind, impostors in places.items() if impostors}
        while left:
            kind = self._chance.choice([*left])
            yield kind, left[kind].pop()
            if not left[kind]:
                del left[kind]

    def _three(self, found: OfKind, place: int, wrong: WrongAnswers) -> _Three | None:
        """Three conditions that a question and few others meet, at least one of which shows the ruling too."""
        here = sorted(condition for condition, places in found.meeting.items() if places >> place & 1)
        known: dict[int, bool] = {place: True}
        for _ in range(_THREES if len(here) >= _TOGETHER else 0):
            one, two, three = self._chance.sample(here, _TOGETHER)
            scope = _scope(found, (one, two, three))
            if scope is None:
                continue
            for other in _bits(scope):
                known[other] = known[other] if other in known else wrong.is_wrong_about(found.asked[other])
            if (shown := sum(known[other] for other in _bits(scope))) >= RAREST:
                return _Three((one, two, three), shown)
            if len(known) > _ASKED:
                break
        return None


def _scope(found: OfKind, conditions: tuple[str, str, str]) -> int | None:
    """The places where three conditions meet; None if these are too few or too many, or if one adds next to nothing.

    Without any of the three, they hold for at least twice as many questions.
    """
    one, two, three = (found.meeting[condition] for condition in conditions)
    scope = one & two & three
    number = scope.bit_count()
    if not RAREST <= number <= len(found.asked) // _SHARE:
        return None
    pairs = (one & two, one & three, two & three)
    return scope if all(pair.bit_count() >= 2 * number for pair in pairs) else None


def _bits(number: int) -> list[int]:
    """The places of the bits that are set."""
    return [place for place in range(number.bit_length()) if number >> place & 1]
