"""Values of Augen for models: those of a pile relative to half of all, where games are won and limits lie."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Final, NamedTuple

from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.answers import CountAnswer
from tarock_protocol.messages.parts import Amount
from tarock_searching.model.words import Saying
from tarock_steps.catalogue.table_facts import TableFacts

AUGEN: Final = ("much less", "one less", "just less", "half", "just more", "one more", "much more")
"""Augen beside half of all: less by more than one, by one, or by less than one."""
_HALF: Final = 3


class AugenCount(NamedTuple):
    """What models of Augen know: words, the number of tricks, and how many cards can count beside those of a side.

    ``needs_hands`` if a result depends on the cards that were dealt.
    """

    saying: Saying
    tricks: int
    beside: tuple[str, ...]
    needs_hands: bool = False

    @classmethod
    def of(cls, saying: Saying, tricks: int, table: TableFacts) -> AugenCount:
        """What there is to count at this table."""
        beside = tuple(map(str, dict.fromkeys((0, *accumulate(table.talon)))))
        return cls(saying, tricks, beside, table.results_need_hands)

    @property
    def half(self) -> Fraction:
        """Half of all Augen."""
        return self.augen(self.saying.pack) / 2

    def augen(self, pile: Sequence[str]) -> Fraction:
        """The Augen of a pile, as the reference counts it."""
        answer = self.saying.reference.ask(ask.Count(id=1, rules=self.saying.variant.based_on, cards=[*pile]))
        amount: Amount = answer.augen if isinstance(answer, CountAnswer) else 0
        return Fraction(amount)


def augen_beside_half(above: Fraction) -> str:
    """The value for Augen that are so many above half of all."""
    size = 0 if not above else 1 if abs(above) < 1 else 2 if abs(above) == 1 else 3
    return AUGEN[_HALF + size if above > 0 else _HALF - size]
