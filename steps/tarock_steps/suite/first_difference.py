"""Finds the first difference between a program's answer about a deal and the right one, and the clauses behind it.

The payments depend on what each item brings, that on the items, these on the Augen, and all of it on the course of the
deal, so a first difference causes others. A part that the program has right is not to blame, nor is what it depends on.
A part that it leaves out is skipped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple, Protocol, TypeVar

from tarock_protocol.messages.answers import Answer, DealAnswer, ResultAnswer, SettleAnswer
from tarock_protocol.messages.parts import Amount, Due, Item, Line
from tarock_steps.catalogue.clauses import area_of

Grounds = frozenset[str]
_AREAS_OF_THE_END: Final = ("counting", "bonuses", "settling", "sessions", "cards")
"""The rule areas that do not affect the course of a deal."""

_AREAS_OF_DEEDS: Final[Mapping[Due, tuple[str, ...]]] = {
    "bid": ("bidding",),
    "call": ("calling", "bidding"),
    "talon": ("talon", "calling"),
    "discard": ("talon",),
    "say": ("announcing", "talon"),
    "play": ("play", "trischaken", "announcing"),
}
"""The rule areas that decide when a deed is due, and what comes before it."""


class _Named(Protocol):
    @property
    def item(self) -> str: ...
    @property
    def grounds(self) -> list[str]: ...


N = TypeVar("N", bound=_Named)


class FirstDifference(NamedTuple):
    """The clauses behind the first difference; ``of_values`` says that it concerns the values of cards."""

    grounds: Grounds
    of_values: bool = False


def first_difference(given: Answer | None, right: Answer | None) -> FirstDifference | None:
    """The first difference between the ``given`` and the ``right`` answer to a question; None if it cannot be found.

    Of a deal that is not over only the winners of the tricks are compared.
    """
    if isinstance(given, DealAnswer) and isinstance(right, DealAnswer) and (trick := _trick_grounds(given, right)):
        return FirstDifference(trick)
    match given, right:
        case DealAnswer(refused=None, over=True), DealAnswer(refused=None, over=True):
            found = _course(given, right) or _result(given, right) or _settlement(given, right)
        case ResultAnswer(), ResultAnswer():
            found = _result(given, right)
        case SettleAnswer(), SettleAnswer():
            found = _settlement(given, right)
        case _:
            return None
    return found if found is not None and found.grounds else None


def _trick_grounds(given: DealAnswer, right: DealAnswer) -> Grounds:
    """The grounds of the first trick that has another winner; none where all winners are the same."""
    pairs = zip(given.tricks, right.tricks, strict=False)
    return next(
        (frozenset(expected.grounds) for actual, expected in pairs if actual.winner != expected.winner), frozenset()
    )


def turn_difference(given: Answer | None, right: Answer | None) -> Grounds:
    """The clauses that decide who has to do what, where two answers about a deal differ in it; else an empty set.

    Where another kind of deed is due, the clauses behind the earlier course are included.
    """
    if not isinstance(given, DealAnswer) or not isinstance(right, DealAnswer):
        return frozenset()
    actual, expected = ({(turn.seat, turn.do) for turn in answer.next} for answer in (given, right))
    if actual == expected:
        return frozenset()
    if trick := _trick_grounds(given, right):
        return trick
    due = frozenset(ground for turn in right.next for ground in turn.grounds)
    deeds = {do for _, do in actual ^ expected}
    return due | _grounds_in(right, *(area for do in deeds for area in _AREAS_OF_DEEDS[do]))


def _course(given: DealAnswer, right: DealAnswer) -> FirstDifference | None:
    """A difference in the course of the deal without its tricks: Renonce, game, declarer, partner, cards laid away."""
    went = frozenset(clause for clause in right.grounds if area_of(clause) not in _AREAS_OF_THE_END)
    if given.renonce != right.renonce:
        return FirstDifference(_grounds_in(right, "renonce") or went)
    if given.contract is not None and (given.contract, given.declarer) != (right.contract, right.declarer):
        return FirstDifference(went)
    if given.contract is not None and (given.partner, given.called) != (right.partner, right.called):
        return FirstDifference(_grounds_in(right, "calling") or went)
    if given.discards and (set(given.discards), set(given.face_up)) != (set(right.discards), set(right.face_up)):
        return FirstDifference(_grounds_in(right, "talon") or went)
    return None


def _result(given: DealAnswer | ResultAnswer, right: DealAnswer | ResultAnswer) -> FirstDifference | None:
    """A difference in the Augen, or else in the items."""
    actual, expected = ({str(side): value for side, value in answer.augen.items()} for answer in (given, right))
    if actual and actual != expected:
        is_about_values = _sum(actual.values()) != _sum(expected.values())
        return FirstDifference(_grounds_in(right, "counting"), of_values=is_about_values)
    if not given.items:
        return None
    rest = _grounds_in(right, "bonuses", "counting")
    return _difference_of_entries(given.items, right.items, _item_key, rest)


def _settlement(given: DealAnswer | SettleAnswer, right: DealAnswer | SettleAnswer) -> FirstDifference | None:
    """A difference in what the items bring, or else in the payments."""
    rest = _grounds_in(right, "settling", "sessions", "trischaken", "renonce")
    found = _difference_of_entries(given.lines, right.lines, _line_key, rest) if given.lines else None
    if found is not None or given.payments == right.payments:
        return found
    of_lines = () if given.lines else (ground for line in right.lines for ground in line.grounds)
    return FirstDifference(rest.union(of_lines))


def _difference_of_entries(
    given: Sequence[N], right: Sequence[N], key: Callable[[N], object], rest: Grounds
) -> FirstDifference | None:
    """The grounds of entries that are missing; for a surplus entry those of the same item, or else ``rest``."""
    actual, expected = Counter(map(key, given)), Counter(map(key, right))
    if actual == expected:
        return None
    grounds: set[str] = set()
    for entry in right:
        if key(entry) in expected - actual:
            grounds.update(entry.grounds)
    known = {entry.item for entry in right}
    for entry in given:
        if key(entry) in actual - expected:
            grounds.update(_grounds_of_item(right, entry.item) if entry.item in known else rest)
    return FirstDifference(frozenset(grounds))


def _grounds_of_item(those: Iterable[_Named], item: str) -> Iterator[str]:
    return (ground for entry in those if entry.item == item for ground in entry.grounds)


def _item_key(item: Item) -> object:
    return item.item, item.side, item.won, item.announced, tuple(item.doubled), item.against


def _line_key(line: Line) -> object:
    return line.item, line.side, line.amount, line.against


def _grounds_in(right: Answer, *areas: str) -> Grounds:
    """The clauses of an answer in these rule areas."""
    return frozenset(clause for clause in right.grounds if area_of(clause) in areas)


def _sum(amounts: Iterable[Amount]) -> Fraction:
    return sum(map(Fraction, amounts), Fraction())
