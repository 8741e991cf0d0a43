"""Checks whether there are cards for the Augen and tricks that a question gives to players who play for themselves."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from tarock_engine.amounts import Amount, Augen, as_augen, as_integer
from tarock_engine.areas import TalonTaker
from tarock_engine.cards import Card, Mask, cards_in, mask_of
from tarock_engine.counting import one_by_one, winner_of_each
from tarock_engine.memory import remembered
from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import Seat, Seating, seated
from tarock_language.message import Argument, Message, message
from tarock_protocol.messages import parts, questions
from tarock_protocol.seating import ACTIVE
from tarock_reference.bad_questions import refuse_question
from tarock_reference.scores import amount_from_wire, wire_amount

R = TypeVar("R", bound=RuleSet)
Counting = Callable[[Mask, R], Augen]
"""A function that counts a pile."""


class Piles(NamedTuple, Generic[R]):
    """The Augen and tricks of each seat, how a pile is counted, and who is given the cards of the Talon."""

    augen: Mapping[Seat, Augen]
    tricks: Mapping[Seat, int]
    counted: Counting[R]
    taker: TalonTaker


def told_alone(question: questions.Settle, table: Seating, rules: RuleSet) -> tuple[dict[Seat, Augen], dict[Seat, int]]:
    """The Augen and tricks of each seat; the tricks must add up to all that are played."""
    augen = augen_of_each(question, table)
    tricks = {seat: int(number) for seat, number in _by_seat("tricks", question.tricks, table).items()}
    if sum(tricks.values()) != rules.tricks:
        refuse_question("tricks", message("{number} in all", number=rules.tricks), sum(tricks.values()))
    if table.sits_out is not None and tricks[table.sits_out]:
        refuse_question(f"tricks[{table.sits_out}]", message("0, because the dealer sits out"), tricks[table.sits_out])
    return augen, tricks


def augen_of_each(question: questions.Settle, table: Seating) -> dict[Seat, Augen]:
    """The Augen of each seat."""
    return {seat: as_augen(number) for seat, number in _by_seat("augen", question.augen, table).items()}


def _by_seat(place: str, given: Sequence[parts.Amount], table: Seating) -> dict[Seat, Amount]:
    """A number for each seat, none below 0."""
    if len(given) != table.players:
        refuse_question(place, message("{number} numbers, one for each seat", number=table.players), len(given))
    found = {seat: amount_from_wire(value, f"{place}[{seat}]") for seat, value in seated(given)}
    for seat, value in found.items():
        if value < 0:
            refuse_question(f"{place}[{seat}]", message("no less than 0"), value)
    return found


def refuse_impossible_augen(piles: Piles[R], rules: R) -> None:
    """Refuse Augen of any group of players that the cards of their tricks cannot count, with or without the Talon."""
    seats = list(piles.augen)
    for seat in seats:
        _refuse_wrong_sum([seat], f"augen[{seat}]", piles, rules)
    _refuse_wrong_sum(seats, "augen", piles, rules)
    for number in range(2, len(seats)):
        for group in itertools.combinations(seats, number):
            _refuse_wrong_sum(group, "augen", piles, rules)


def _refuse_wrong_sum(group: Sequence[Seat], place: str, piles: Piles[R], rules: R) -> None:
    ranges = [range_of(sizes, piles.counted, rules) for sizes in _sizes(group, piles, rules)]
    least, most = min(few for few, _ in ranges), max(many for _, many in ranges)
    found, tricks = sum(piles.augen[seat] for seat in group), sum(piles.tricks[seat] for seat in group)
    if not least <= found <= most:
        refuse_question(place, _counted(group, _between(least, most), tricks), wire_amount(found))


def _counted(group: Sequence[Seat], augen: Argument, tricks: int) -> Message:
    if len(group) == 1:
        return message(
            "{augen}, as the cards of {number} trick count",
            "{augen}, as the cards of {number} tricks count",
            augen=augen,
            number=tricks,
        )
    return message(
        "{augen} of seats {seats} together, as the cards of {number} trick count",
        "{augen} of seats {seats} together, as the cards of {number} tricks count",
        augen=augen,
        seats=group,
        number=tricks,
    )


def _between(least: Amount, most: Amount) -> Argument:
    few, many = wire_amount(least), wire_amount(most)
    return message("from {least} to {most}", least=few, most=many) if least < most else few


def _sizes(group: Sequence[Seat], piles: Piles[R], rules: R) -> Iterator[tuple[int, ...]]:
    """The possible numbers of cards of these players, sorted.

    The Talon is with nobody, or with one who has a trick, or each card of it belongs to a trick.
    """
    talon = sum(rules.dealing.talon_packets.value)
    if piles.taker is winner_of_each:
        others = sum(number for seat, number in piles.tricks.items() if seat not in group)
        most = [range(min(piles.tricks[seat], talon) + 1) for seat in group]
        for given in itertools.product(*most):
            if talon - others <= sum(given) <= talon:
                yield tuple(sorted(ACTIVE * piles.tricks[seat] + n for seat, n in zip(group, given, strict=True)))
        return
    for taker in (None, *(seat for seat in group if piles.tricks[seat])):
        yield tuple(sorted(ACTIVE * piles.tricks[seat] + talon * (seat == taker) for seat in group))


@remembered(1 << 10)
def range_of(sizes: tuple[int, ...], count: Counting[R], rules: R) -> tuple[Amount, Amount]:
    """The fewest and the most Augen that piles of these sizes can count, each counted by itself."""
    cards, number = _cheapest_first(rules), sum(sizes)
    less = sum(one_by_one(pile, rules.counting) - count(pile, rules) for pile in _piles(cards, sizes))
    few, many = mask_of(cards[:number]), mask_of(cards[len(cards) - number :])
    return as_integer(one_by_one(few, rules.counting) - less), as_integer(one_by_one(many, rules.counting) - less)


def _piles(cards: Sequence[Card], sizes: Sequence[int]) -> Iterator[Mask]:
    """Any piles of these sizes; all of them count equally less than their cards one by one."""
    return (mask_of(cards[:size]) for size in sizes)


@remembered(1 << 7)
def _cheapest_first(rules: RuleSet) -> tuple[Card, ...]:
    return tuple(sorted(cards_in(rules.pack), key=lambda card: one_by_one(1 << card, rules.counting)))


def refuse_uncountable(augen: Mapping[Seat, Augen], cards: int, count: Counting[R], rules: R) -> None:
    """Refuse Augen that no distribution of ``cards`` cards counts; the tricks are not given."""
    least, most = range_of((cards,), count, rules)
    if not least <= sum(augen.values()) <= most:
        expected = message("{augen} in all, as {number} cards count", augen=_between(least, most), number=cards)
        refuse_question("augen", expected, wire_amount(sum(augen.values())))
    sums: set[Amount] = {0}
    for card in _cheapest_first(rules):
        sums |= {total + count(1 << card, rules) for total in sums}
    for seat, found in augen.items():
        if found not in sums:
            refuse_question(f"augen[{seat}]", message("as many as some cards count"), wire_amount(found))
