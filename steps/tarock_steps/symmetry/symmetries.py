"""The list of symmetries: each says how a question is relabelled, and for which questions it holds."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import chain
from typing import Final

from tarock_protocol import codec
from tarock_protocol.cards import PACK
from tarock_protocol.messages.questions import Deal, Question, Settle
from tarock_protocol.seating import ACTIVE
from tarock_steps.catalogue.loading import table_of
from tarock_steps.symmetry.relabelling import Relabelling, relabelled
from tarock_steps.symmetry.symmetry_facts import Kind, has_counterparts

_FACTOR: Final = Fraction(7)
"""A factor that is no tariff in use, and no factor of any rule."""
_PLAIN_TRUMPS: Final = ("XV", "XIV", "XIII", "XII", "XI", "X", "IX", "VIII", "VII", "VI", "V")
"""Trumps of which only the rank matters: no Vogel, no Mond, and none that can be called."""
_PICTURES: Final = ("K", "D", "C", "B")
_WORD: Final = re.compile(r"[^\s\"\[\]{},:]+")
"""A word of a line; each card in the line is one."""
_FEW_CARDS: Final = re.compile(r'^(?!.*"hands":\[\[).*(?:[VX]|\d[♥♦♠♣]|A[♥♦])')
"""A line with a plain card in it, but without all hands of a deal."""


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A way to ask a question again with other labels: its ``name``, its ``kind``, and the relabelling for a question.

    A line in which ``trace`` is not found has a question in which nothing is exchanged.
    """

    name: str
    kind: Kind
    exchanges: Callable[[Question], Relabelling | None]
    trace: re.Pattern[str]

    def is_other(self, line: str) -> bool:
        """Whether the question in a line has a counterpart that differs from it."""
        return bool(self.trace.search(line)) and self.relabelling(codec.sound_question(line.encode())) is not None

    def relabelling(self, question: Question) -> Relabelling | None:
        """The relabelling for the counterpart of a question; None if it has none, or one equal to it."""
        if not has_counterparts(self.kind, question.rules, codec.kind(question), question.options):
            return None
        by = self.exchanges(question)
        return None if by is None or relabelled(question, by) == question else by


def _seats(further: int) -> Symmetry:
    def turned(question: Question) -> Relabelling | None:
        players = getattr(question, "players", 0)
        return Relabelling(seats=tuple((seat + further) % players for seat in range(players))) if players else None

    return Symmetry(f"seats+{further}", "seats", turned, re.compile('"players":'))


def _suits(kind: Kind, pairs: Mapping[str, str]) -> Symmetry:
    both = {**pairs} | {into: suit for suit, into in pairs.items()}

    def exchanged(question: Question) -> Relabelling:
        pack = table_of(question.rules).pack(question.options)
        by_rank = {suit: _by_rank(pack, suit) for suit in both}
        return Relabelling(cards=dict(chain(*(zip(by_rank[suit], by_rank[both[suit]], strict=True) for suit in both))))

    name = " ".join(f"{suit}↔{into}" for suit, into in pairs.items())
    return Symmetry(name, kind, exchanged, re.compile(f"[{''.join(both)}]"))


def _halves(_question: Question) -> Relabelling:
    return Relabelling(halves=True)


def _tariff(question: Question) -> Relabelling | None:
    told = isinstance(question, Settle | Deal) and question.tariff is not None
    return Relabelling(factor=_FACTOR) if told else None


def _neighbours(first: int) -> Symmetry:
    """Exchanges neighbours in rank, in pairs from the ``first`` card of each suit on, so no card is in two pairs."""

    def exchanged(question: Question) -> Relabelling:
        pack = table_of(question.rules).pack(question.options)
        ranks = [_PLAIN_TRUMPS, *(_pips(pack, suit) for suit in "♥♦♠♣")]
        told = frozenset(_WORD.findall(codec.encode(question).decode()))
        pairs = chain(*(zip(rank[first::2], rank[first + 1 :: 2], strict=False) for rank in ranks))
        alone = [pair for pair in pairs if len(told.intersection(pair)) == 1]
        return Relabelling(cards=dict(alone) | {lower: higher for higher, lower in alone})

    return Symmetry(f"neighbours-{first + 1}", "neighbours", exchanged, _FEW_CARDS)


def _by_rank(pack: tuple[str, ...], suit: str) -> list[str]:
    """The cards of a suit in a pack, from the highest; a pip card that replaces another has its rank."""
    return [*(f"{picture}{suit}" for picture in _PICTURES), *_pips(pack, suit)]


@cache
def _pips(pack: tuple[str, ...], suit: str) -> tuple[str, ...]:
    return tuple(card for card in PACK if card in pack and card.endswith(suit) and card[:-1] not in _PICTURES)


SYMMETRIES: Final[tuple[Symmetry, ...]] = (
    *map(_seats, range(1, ACTIVE + 1)),
    _suits("suits", {"♠": "♣"}),
    _suits("suits", {"♥": "♦"}),
    _suits("colours", {"♥": "♠", "♦": "♣"}),
    Symmetry("halves", "halves", _halves, re.compile(r'"talon":\[\[')),
    Symmetry("tariff×7", "tariff", _tariff, re.compile(r'"tariff":\d')),
    _neighbours(0),
    _neighbours(1),
)
"""All symmetries, in the order in which they are shown."""

BY_NAME: Final = {symmetry.name: symmetry for symmetry in SYMMETRIES}
