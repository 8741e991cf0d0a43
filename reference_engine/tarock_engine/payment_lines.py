"""Who pays whom in a game in which everybody plays for himself, as a house writes it down line by line."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from tarock_engine.amounts import Amount, Augen, WholeAugen, as_integer, rounded
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.seating import Seat
from tarock_language.message import Message, Word, message

Flow = tuple[Seat, Seat, Amount]
"""A payment: who pays, who receives, and how much."""
Parts = Mapping[Seat, Amount]
"""The players on one side of a line, each with his part of what a player there settles."""
_WHOLE: Final = 1


class Who(enum.Enum):
    """The players on one side of a line, by their Augen or tricks."""

    MOST = "the most Augen"
    TWO_MOST = "the two with the most Augen"
    FEWEST = "the fewest Augen"
    TWO_FEWEST = "the two with the fewest Augen"
    TRICKLESS = "those without a trick"
    WITH_TRICK = "those with a trick"
    OTHERS = "all others"


class Ties(enum.Enum):
    """What becomes of players with equal Augen where some of them are on one side of a line and some are not."""

    EACH = "each of them in full"
    SHARE = "they share"
    VORHAND = "Vorhand alone, without her each in full"
    VORHAND_OR_SHARE = "Vorhand alone, without her they share"
    OUT = "none of them"


class PaymentLine(NamedTuple):
    """A line: who pays whom how much, if it applies; only the first line counts that does, unless that goes on.

    Each payer pays ``each`` to each receiver and ``pot`` to all of them together, Vorhand so many ``vorhand_times``.
    ``in_pairs`` each payer pays one receiver alone, the first the first, and whoever is left over settles nothing.
    With ``take_all`` those without a trick, if there are any, share it instead. A line applies if there are payers and
    receivers, so many as ``payer_count``, Vorhand among them or not as ``with_vorhand`` says, so many players without
    a trick, and somebody with at least so many Augen.
    """

    payers: Who = Who.MOST
    receivers: Who = Who.OTHERS
    each: Amount = 0
    pot: Amount = 0
    vorhand_times: Amount = 1
    ties: Ties = Ties.EACH
    augen: Augen = WholeAugen(0)
    trickless: int | None = None
    payer_count: int | None = None
    with_vorhand: bool | None = None
    in_pairs: bool = False
    take_all: bool = False
    go_on: bool = False

    @property
    def words(self) -> Message:
        """The line in words."""
        told = {
            "each": message("{amount} to each", amount=str(self.each)),
            "pot": message("{amount} that they share", amount=str(self.pot)),
            "vorhand_times": message("Vorhand {amount} times", amount=str(self.vorhand_times)),
            "ties": message("with equal Augen {word}", word=Word(self.ties.value)),
            "augen": message("from {amount} Augen on", amount=str(self.augen)),
            "trickless": message("if {amount} have no trick", amount=str(self.trickless)),
            "payer_count": message("if {amount} pay", amount=str(self.payer_count)),
            "with_vorhand": message("if Vorhand pays") if self.with_vorhand else message("if Vorhand does not pay"),
            "in_pairs": message("each payer to one receiver alone"),
            "take_all": message("all of it goes to those without a trick, if there are any"),
            "go_on": message("the next line counts too"),
        }
        parts = [said for name, said in told.items() if getattr(self, name) != self._field_defaults[name]]
        payers, receivers = Word(self.payers.value), Word(self.receivers.value)
        head = message("from {payers} to {receivers}", payers=payers, receivers=receivers)
        return message("{parts:;}", parts=[head, *(parts or [message("nothing")])])


class AloneEnd(NamedTuple):
    """The end of such a game: the players in turn from Vorhand, their Augen, and those without a trick."""

    seats: Sequence[Seat]
    augen: Mapping[Seat, Augen]
    trickless: Sequence[Seat]


def flows_of(lines: Sequence[PaymentLine], table: AloneEnd) -> Iterator[Flow]:
    """What is paid by the lines that count."""
    for line in lines:
        payers, receivers = _sides(line, table)
        if payers and receivers and _is_met(line, [*payers], table):
            yield from _flows(line, payers, receivers, table)
            if not line.go_on:
                return


def has_whole_sums(flows: Sequence[Flow]) -> bool:
    """Whether everybody pays or receives a whole amount in all, so that nothing is left to round."""
    sums: dict[Seat, Amount] = {}
    for payer, receiver, amount in flows:
        sums[payer] = sums.get(payer, 0) - amount
        sums[receiver] = sums.get(receiver, 0) + amount
    return all(amount.denominator == 1 for amount in sums.values())


def paid_by(
    flows: Iterable[Flow], players: int, rounding: Ruling[Callable[[Amount], Amount]], *, is_whole: bool
) -> tuple[tuple[Amount, ...], Grounds]:
    """What each of so many players receives, and the clauses; where ``is_whole`` nothing is rounded."""
    payments: list[Amount] = [0] * players
    grounds: list[Grounds] = []
    for payer, receiver, exact in flows:
        amount, how = (exact, ()) if is_whole else rounded(exact, rounding)
        payments[payer] -= amount
        payments[receiver] += amount
        grounds.append(how)
    return tuple([as_integer(payment) for payment in payments]), merged(grounds)


def _is_met(line: PaymentLine, payers: Sequence[Seat], table: AloneEnd) -> bool:
    """Whether the conditions of a line with these payers are met."""
    conditions = (
        (line.trickless, len(table.trickless)),
        (line.payer_count, len(payers)),
        (line.with_vorhand, table.seats[0] in payers),
    )
    return max(table.augen[seat] for seat in table.seats) >= line.augen and all(
        wanted in (None, found) for wanted, found in conditions
    )


def _sides(line: PaymentLine, table: AloneEnd) -> tuple[Parts, Parts]:
    """The payers and the receivers of a line; whoever pays in full receives nothing."""
    payers, receivers = _players(line.payers, line, table), _players(line.receivers, line, table)
    if line.payers is Who.OTHERS:
        return {seat: _WHOLE for seat in table.seats if seat not in receivers}, receivers
    if line.receivers is Who.OTHERS:
        return payers, {seat: _WHOLE for seat in table.seats if seat not in payers}
    return payers, {seat: part for seat, part in receivers.items() if payers.get(seat) != _WHOLE}


def _players(who: Who, line: PaymentLine, table: AloneEnd) -> Parts:
    if who is Who.OTHERS:
        return {}
    if who in (Who.TRICKLESS, Who.WITH_TRICK):
        return {seat: _WHOLE for seat in table.seats if (seat in table.trickless) is (who is Who.TRICKLESS)}
    number = 2 if who in (Who.TWO_MOST, Who.TWO_FEWEST) else 1
    return _at_end(number, line.ties, table, most=who in (Who.MOST, Who.TWO_MOST))


def _at_end(number: int, ties: Ties, table: AloneEnd, *, most: bool) -> Parts:
    """So many players with the most or the fewest Augen."""
    order = sorted(table.seats, key=table.augen.__getitem__, reverse=most)
    edge = table.augen[order[number - 1]]
    tied = [seat for seat in table.seats if table.augen[seat] == edge]
    inside = [seat for seat in order[:number] if seat not in tied]
    room = number - len(inside)
    if len(tied) == room:
        return dict.fromkeys(order[:number], _WHOLE)
    return {**dict.fromkeys(inside, _WHOLE), **_of_tied(tied, room, ties, table)}


def _of_tied(tied: Sequence[Seat], room: int, ties: Ties, table: AloneEnd) -> Parts:
    """Those of some tied players, for only so many of whom there is room, who are on the side of the line."""
    if ties is Ties.OUT:
        return {}
    if ties in (Ties.VORHAND, Ties.VORHAND_OR_SHARE) and tied[0] == table.seats[0]:
        return {tied[0]: _WHOLE}
    is_shared = ties in (Ties.SHARE, Ties.VORHAND_OR_SHARE)
    return dict.fromkeys(tied, Fraction(room, len(tied)) if is_shared else _WHOLE)


def _flows(line: PaymentLine, payers: Parts, receivers: Parts, table: AloneEnd) -> Iterator[Flow]:
    """The payments of a line that applies."""
    if line.in_pairs:
        alone, pairs = line._replace(in_pairs=False), zip(payers.items(), receivers.items(), strict=False)
        yield from (flow for gives, gets in pairs for flow in _flows(alone, dict([gives]), dict([gets]), table))
        return
    whole, taking = sum(receivers.values()), [seat for seat in table.trickless if seat not in payers]
    for payer, part in payers.items():
        times = part * (line.vorhand_times if payer == table.seats[0] else 1)
        paid = {seat: times * (line.each * own + Fraction(line.pot * own) / whole) for seat, own in receivers.items()}
        if line.take_all and taking:
            paid = dict.fromkeys(taking, Fraction(sum(paid.values())) / len(taking))
        yield from ((payer, receiver, amount) for receiver, amount in paid.items() if receiver != payer)
