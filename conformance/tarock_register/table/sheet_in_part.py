"""Fills in the numbers that are missing on the sheet of a game in which everybody plays alone.

Who has no trick is told, or has no Augen where no trick counts none; how many the others have changes nothing.
Augen that are left out are fewer than all that are told.
If they may be several numbers, and these bring different payments, they are asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import islice, permutations, product
from typing import Final

import msgspec

from tarock_language.message import Language, Word, message
from tarock_protocol.messages.answers import DeckAnswer, SettleAnswer
from tarock_protocol.messages.parts import Amount
from tarock_protocol.messages.questions import Deck, Settle
from tarock_protocol.seating import ACTIVE, SeatNames
from tarock_reference.scores import amount_from_wire, wire_amount
from tarock_register.ask.answered import answer_of, answer_or_reason
from tarock_register.table.requests import BESIDE, Sitting
from tarock_register.table.scores import Counting
from tarock_running.process.exits import UsageFaultError

_TRIED: Final = 6
"""How many ways to give tricks to players are tried for the same Augen, the likeliest first, if some are left out."""
_VALUES: Final = 4
"""How many Augen are tried for a player of whom none are told."""
_ENOUGH: Final = 8
"""How many ways to fill in Augen are settled: players who are alike for the payments are so in all of them."""


_IMPOSSIBLE: Final = message("No cards count these Augen.")
_IMPOSSIBLE_BELOW: Final = message("No cards count these Augen, if those left empty are fewer.")


class Gaps(msgspec.Struct, frozen=True):
    """The numbers of a sheet by seat; None where it is left out."""

    augen: list[Amount | None] = []
    tricks: list[int | None] = []


def filled_told(sitting: Sitting) -> dict[str, object]:
    """The question of a sheet with all numbers, and a ``note`` if Augen were filled in.

    UsageFaultError says of whom the Augen are needed, or why no cards count what is told.
    """
    asked = sitting.request.question
    gaps, sheet = _with_none_where_certain(msgspec.convert(asked, Gaps)), {**asked, "augen": [], "tricks": []}
    missing = [seat for seat, told in enumerate(gaps.augen) if told is None]
    settled = list(islice(_settled(sheet, gaps, sitting), _ENOUGH))
    if not settled and (bare := _without_a_trick(gaps)) != gaps:
        settled = list(islice(_settled(sheet, bare, sitting), _ENOUGH))
    if not settled:
        raise UsageFaultError(_IMPOSSIBLE_BELOW if missing else _IMPOSSIBLE)
    if len({tuple(answer.payments) for _, answer in settled}) > 1:
        names = SeatNames.of(len(gaps.augen))
        raise UsageFaultError(
            message(
                "The Augen of {players} are still needed: they change what is paid.",
                players=[Word(names.name(seat)) for seat in missing],
            )
        )
    question, _ = settled[len(settled) // 2]
    told = {name: part for name, part in msgspec.to_builtins(question).items() if name not in BESIDE}
    return {"question": told, "note": _note(sitting.say) if missing else ""}


def _note(say: Language) -> str:
    return say("What is left empty counts as fewer than the rest; how many they are changes nothing here.")


def _with_none_where_certain(gaps: Gaps) -> Gaps:
    """The numbers with 0 for who has no trick, and for a dealer who sits out.

    UsageFaultError where no Augen are told, or where there is not a place for every player.
    """
    many = len(gaps.augen)
    if not ACTIVE <= many <= ACTIVE + 1 or len(gaps.tricks) not in (0, many) or {*gaps.augen} == {None}:
        raise UsageFaultError(message("expected the Augen of one player or more"))
    tricks = [*gaps.tricks[:ACTIVE], *[0] * (many - ACTIVE)] if gaps.tricks else []
    without = {seat for seat in range(many) if seat >= ACTIVE or (tricks and tricks[seat] == 0)}
    augen = [0 if value is None and seat in without else value for seat, value in enumerate(gaps.augen)]
    return Gaps(augen, tricks)


def _without_a_trick(gaps: Gaps) -> Gaps:
    """The numbers where whoever has no Augen has no trick either."""
    pairs = zip(gaps.augen, gaps.tricks, strict=False)
    return Gaps(gaps.augen, [0 if augen == 0 and tricks is None else tricks for augen, tricks in pairs])


def _settled(sheet: dict[str, object], gaps: Gaps, sitting: Sitting) -> Iterator[tuple[Settle, SettleAnswer]]:
    """The sheet with each way to fill in Augen for which there are tricks, and its answer."""
    counting, total = Counting(sitting.rules, sitting.options, sitting.respond), _total(sitting)
    known = [None if value is None else Fraction(amount_from_wire(value, "augen")) for value in gaps.augen]
    if any(value is not None and not 0 <= value <= total for value in known):
        return
    most = _TRIED if None in gaps.augen else None
    for augen in _ways_to_fill_in(known, total):
        for tricks in islice(_tricks(augen, gaps.tricks, sitting, counting), most):
            told = {**sheet, "augen": [wire_amount(value) for value in augen], "tricks": tricks}
            question = sitting.asked(told)
            answer = answer_or_reason(question, sitting.respond)
            if isinstance(question, Settle) and isinstance(answer, SettleAnswer):
                yield question, answer
                break


def _ways_to_fill_in(known: Sequence[Fraction | None], total: Fraction) -> Iterator[list[Fraction]]:
    """The Augen of all players: those told, and for others some numbers below these, in every order."""
    values = [value for value in known if value is not None]
    least, left = min(value for value in values if value or not sum(values)), total - sum(values)
    below = [Fraction(number) for number in range(int(least) + 1) if number < least] or [Fraction(0)]
    some = sorted({below[round(at * (len(below) - 1) / (_VALUES - 1))] for at in range(_VALUES)})
    open_seats = [seat for seat, value in enumerate(known) if value is None]
    for filled in dict.fromkeys(
        order
        for few in product(some, repeat=max(0, len(open_seats) - 1))
        for value in dict.fromkeys([left - sum(few), *some])
        if open_seats and 0 <= value <= left - sum(few) and (value < least or value == 0)
        for order in permutations((*few, value))
    ):
        places = dict(zip(open_seats, filled, strict=True))
        yield [places[seat] if value is None else value for seat, value in enumerate(known)]
    if not open_seats:
        yield values


def _tricks(
    augen: Sequence[Fraction], told: Sequence[int | None], sitting: Sitting, counting: Counting
) -> Iterator[list[int]]:
    """The numbers of tricks with which the Augen may be, the likeliest first; a single empty list without tricks."""
    if not told:
        yield []
        return
    table = sitting.catalogue.table
    pack, hand = table.pack(sitting.options), table.hand
    taking = [seat for seat, number in enumerate(told) if number != 0][:ACTIVE]
    odd = {number: counting.worth(pack[: ACTIVE * number]) % 1 for number in range(hand + 1)}
    whole = sum(augen) or Fraction(1)

    def unlikely(numbers: Sequence[int]) -> tuple[int, Fraction]:
        """How many of these cannot count so many Augen, and how far they are from a fair share."""
        pairs = [(number, augen[seat]) for seat, number in zip(taking, numbers, strict=True)]
        return (
            sum(odd[number] != value % 1 for number, value in pairs),
            sum((abs(number - hand * value / whole) for number, value in pairs), Fraction(0)),
        )

    ways = (way for way in product(range(1, hand + 1), repeat=len(taking)) if sum(way) == hand)
    for way in sorted(ways, key=unlikely):
        places = dict(zip(taking, way, strict=True))
        yield [places.get(seat, 0) for seat in range(len(told))]


def _total(sitting: Sitting) -> Fraction:
    """What all cards count together."""
    deck = answer_of(DeckAnswer, Deck(id=0, rules=sitting.rules, options=sitting.options), sitting.respond)
    return Fraction(deck.total)
