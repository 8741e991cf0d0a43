"""What a Renonce costs in Karls Tarockrunde, compared with the second opinion; all amounts in points."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Sequence
from typing import Final

from proving.exhaustive.consulted import by_readings
from proving.exhaustive.found import Found, plain
from proving.exhaustive.karl import asking
from proving.exhaustive.karl.asking import fined
from proving.exhaustive.karl.settlements import (
    ACCOUNTS,
    BIRDS,
    KONTRA_RETOUR,
    LONE,
    LOST,
    NEGATIVE,
    OF_FARBENSOLO,
    OF_PARTNERS,
    RATE,
    SOLO_VALAT,
    VALAT,
    Choices,
    deals,
)
from proving.exhaustive.settlements import FOUR, Deal, Scored, Sheet, accounts, parties_of
from tarock_engine.karl import fining
from tarock_engine.karl.rules import KarlRules
from tarock_engine.seating import Seat, Seating
from tarock_second_opinion.karl import payments


def renonce(choices: Choices, *, every: int = 1) -> Found:
    """Compare a Renonce of everybody, with announcements of either side and doublings; ``every`` n-th case of a game.

    A choice is skipped for a game if it changes an option that does not affect that game.
    """
    sheet = Sheet("Renonce")
    source = by_readings(fined, asking.DEFAULTS)
    default = choices[0][0]
    for (readings, rules), deal in itertools.product(choices, (*deals(), *(Deal(name, None) for name in NEGATIVE))):
        if any(readings[option] != default[option] for option in _without_bearing(deal)):
            continue
        cases = itertools.product(_said_in(deal), range(4))
        for items, offender in itertools.islice(cases, None, None, every):
            case = (deal, items, offender)
            sheet.compare(_fine(rules, *case), source(readings, *case), *case, readings)
    return sheet.found()


def _fine(rules: KarlRules, deal: Deal, items: Sequence[Scored], offender: int) -> str:
    settled = fining.settle(parties_of(deal, rules), FOUR, Seat(offender), [entry.item for entry in items], rules)
    return plain(settled.payments)


def _without_bearing(deal: Deal) -> Iterator[str]:
    if deal.contract != "Sechser-Dreier":
        yield from (LOST, RATE, OF_PARTNERS)
    if deal.contract != "Farbensolo":
        yield OF_FARBENSOLO
    if deal.contract not in NEGATIVE:
        yield ACCOUNTS
    if deal.contract not in {"Farbensolo", "Solo-Dreier"}:
        yield SOLO_VALAT
    if deal.contract in NEGATIVE:
        yield VALAT
    if deal.partner is not None:
        yield LONE


@functools.cache
def _said_in(deal: Deal) -> list[tuple[Scored, ...]]:
    """What was announced and doubled; it counts as won, whoever said it."""
    return list(map(tuple, _sayings(deal)))


def _sayings(deal: Deal) -> Iterator[list[Scored]]:
    if deal.contract in NEGATIVE:
        for said in itertools.product(KONTRA_RETOUR, repeat=3):
            yield accounts("Spiel", said, won=True)
        return
    names = ["Könige"] if deal.contract == "Farbensolo" else ["Trull", "Uhu"]
    for steps in KONTRA_RETOUR:
        game = Scored("Spiel", mine=True, won=True, steps=steps)
        boni = [[(), *((_announced(name, mine, said),) for mine in (True, False) for said in (0, 2))] for name in names]
        valats = [(), *((_announced("Valat", mine, said),) for mine in (True, False) for said in KONTRA_RETOUR)]
        for chosen in itertools.product(*boni, valats):
            yield [game, *itertools.chain(*chosen)]


def _announced(name: str, mine: bool, steps: int) -> Scored:  # noqa: FBT001
    return Scored(name, mine, won=True, announced=True, steps=steps)


def renonce_in_fahren(choices: Choices) -> Found:
    """A Renonce in Fahren, at every table; Vorhand pays twice as much."""
    sheet = Sheet("Renonce in Fahren")
    for (readings, rules), dealer, offender in itertools.product(choices, range(4), range(4)):
        seating = Seating.at(4, dealer, 4)
        told = {"dealer": dealer, "declarer": None, "renonce": offender}
        due = payments.settle(asking.sheet(asking.whole(readings), Deal("Fahren", None), (), **told))
        found = fining.settle(None, seating, Seat(offender), [], rules)
        sheet.compare([*found.payments], due, dealer, offender, dict(readings))
    return sheet.found()


def without_bird(choices: Choices) -> Found:
    """An Auch-Rufer bid without a Vogel: the game and a Pagat, in a reading a silent one, is paid to each of three.

    In another reading the doubled game and all that was announced is paid, if the offender is its declarer.
    """
    sheet = Sheet("an Auch-Rufer without a Vogel")
    for (readings, rules), partner, offender in itertools.product(choices, (None, 1, 2, 3), range(4)):
        deal = Deal("Auch-Rufer", partner)
        parties = None if offender else parties_of(deal, rules)
        for items in _beside_no_bird():
            due = fined(asking.whole(readings), deal, items, offender, ["bird"])
            found = fining.settle_without_bird(parties, FOUR, Seat(offender), [entry.item for entry in items], rules)
            sheet.compare(plain(found.payments), due, partner, offender, *items, readings)
    return sheet.found()


def _beside_no_bird() -> Iterator[list[Scored]]:
    """The game and what may have been announced beside it by either side, doubled or not."""
    for steps, name, mine, said in itertools.product((0, 1, 2), BIRDS, (True, False), (None, 0, 1)):
        game = Scored("Spiel", mine=True, won=True, steps=steps)
        yield [game] if said is None else [game, _announced(name, mine, said)]


def several(choices: Choices) -> Found:
    """An Auch-Rufer without a Vogel whose declarer also commits another Renonce, in either order.

    By the reading he pays the earliest, the dearest or each of them.
    """
    sheet = Sheet("several Renonces")
    for (readings, rules), partner, items in itertools.product(choices, (None, 1, 2, 3), _beside_no_bird()):
        deal, scored = Deal("Auch-Rufer", partner), [entry.item for entry in items]
        parties = parties_of(deal, rules)
        costs = {kind: fine(parties, FOUR, Seat(0), scored, rules).payments for kind, fine in _FINES.items()}
        for order in itertools.permutations(_FINES):
            due = fined(asking.whole(readings), deal, items, 0, order)
            found = rules.renonce.of_several.value([costs[kind] for kind in order], 0)
            sheet.compare(plain(found), due, partner, *items, f"in the order {order}", readings)
    return sheet.found()


_FINES: Final = {"bird": fining.settle_without_bird, "play": fining.settle}
"""The kinds of Renonce and their costs: bidding without a Vogel, and all others."""
