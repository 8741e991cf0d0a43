"""Checks for the table whether the Augen of players who play for themselves are possible with their tricks."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tarock_language.message import Word
from tarock_protocol.messages.questions import Settle
from tarock_protocol.seating import ACTIVE, SeatNames
from tarock_reference.scores import wire_amount
from tarock_register.ask.amounts import counted_said
from tarock_register.ask.answer_text import About
from tarock_register.table.requests import Sitting
from tarock_register.table.scores import Counting
from tarock_steps.catalogue.loading import table_of


def unlike_any_cards(sitting: Sitting, about: About) -> Iterator[str]:
    """A sentence for the first player whose Augen no cards of as many tricks count, with the nearest that some do.

    All piles of one size differ by whole points, and the Talon changes nothing about that, so one pile shows it.
    """
    match about.question:
        case Settle(players=players, dealer=dealer, augen=augen, tricks=tricks) if len(augen) == len(tricks):
            pack = table_of(sitting.rules).pack(sitting.options)
            counting = Counting(sitting.rules, sitting.options, sitting.respond)
            names = SeatNames(players, dealer)
            for seat, (told, number) in enumerate(zip(augen, tricks, strict=True)):
                over = (Fraction(told) - counting.worth(pack[: ACTIVE * int(number)])) % 1
                if over:
                    less = Fraction(told) - over
                    yield about.say(
                        "{player}: {augen} cannot be with {number} trick, but {less} or {more} can.",
                        "{player}: {augen} cannot be with {number} tricks, but {less} or {more} can.",
                        player=Word(names.name(seat)),
                        augen=counted_said(told, about),
                        number=int(number),
                        less=counted_said(wire_amount(less), about),
                        more=counted_said(wire_amount(less + 1), about),
                    )
                    return
        case _:
            return
