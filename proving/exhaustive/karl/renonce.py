"""What a Renonce costs in Karls Tarockrunde, beside arithmetic of its own, written from the source; all in points."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Final

from proving.exhaustive.found import Found
from proving.exhaustive.karl.settlements import (
    ACCOUNTS,
    BESIDE,
    BIRDS,
    FAHREN,
    GAMES,
    KONTRA_RETOUR,
    LONE,
    LOST,
    NEGATIVE,
    NO_BIRD,
    OF_FARBENSOLO,
    PAID,
    PAIRING,
    RATE,
    RENONCE_OPTIONS,
    SEVERAL,
    SOLO_VALAT,
    VALAT,
    Choices,
    deals,
    lines,
)
from proving.exhaustive.settlements import FOUR, Deal, Readings, Scored, Sheet, accounts, defaults, parties_of
from tarock_engine.karl import fining
from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.seating import Seat, Seating


def renonce(choices: Choices, *, every: int = 1) -> Found:
    """A Renonce of everybody, with announcements of either side and doublings; ``every`` n-th case of each game.

    Of ``choices`` a game has those in which nothing that does not bear on it was chosen.
    """
    sheet = Sheet("Renonce")
    default = choices[0][0]
    for (readings, rules), deal in itertools.product(choices, (*deals(), *(Deal(name, None) for name in NEGATIVE))):
        if any(readings[option] != default[option] for option in _without_bearing(deal)):
            continue
        cases = itertools.product(_said_in(deal), range(4))
        for items, offender in itertools.islice(cases, None, None, every):
            due = of_renonce(deal, items, offender, readings)
            found = fining.settle(parties_of(deal, rules), FOUR, Seat(offender), [one.item for one in items], rules)
            sheet.compare([*found.payments], due, deal, *items, f"Renonce of {offender}", dict(readings))
    return sheet.found()


def _without_bearing(deal: Deal) -> Iterator[str]:
    if deal.contract != "Sechser-Dreier":
        yield from (LOST, RATE)
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


def _said_in(deal: Deal) -> Iterator[list[Scored]]:
    """What was announced and doubled; it counts as won, whoever said it."""
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


def of_renonce(deal: Deal, items: Sequence[Scored], offender: int, readings: Readings) -> list[int]:
    """Whoever is at fault pays all others the game and what was announced; by seats."""
    due = [0] * 4
    for seat in {*range(4)} - {offender}:
        due[seat] = _due(deal, items, (offender, seat), readings)
    due[offender] = -sum(due)
    return due


def _due(deal: Deal, items: Sequence[Scored], seats: tuple[int, int], readings: Readings) -> int:
    """What one of the others receives."""
    offender, receiver = seats
    account = receiver if receiver != 0 else offender
    declaring = receiver in {0, deal.partner}
    found: list[Scored] = []
    for one in items:
        if one.against not in {None, account}:
            continue
        if one.name != "Spiel" and readings[PAID] == "own-announced" and one.mine is not declaring:
            continue
        idle = one.against is not None and 0 not in seats and readings[ACCOUNTS] == "declarer-only"
        steps = 0 if idle or readings[PAID] == "without-kontra" else one.steps
        lost = one.name == "Spiel" and offender == 0 and readings[RATE] == "lost-price"
        found.append(one._replace(won=not lost, steps=steps, against=None))
    apart = {**readings, PAIRING: "per-pairing"}
    amount = sum(abs(thirds) for *_, thirds in lines(deal, found, apart)) // 3
    lone = receiver == 0 and deal.partner is None and readings[LONE] == "three-times"
    return 3 * amount if lone else amount


def renonce_in_fahren(choices: Choices) -> Found:
    """A Renonce in Fahren, at every table; Vorhand pays twice as much."""
    sheet = Sheet("Renonce in Fahren")
    for (readings, rules), dealer, offender in itertools.product(choices, range(4), range(4)):
        seating = Seating.at(4, dealer, 4)
        each = FAHREN * (2 if offender == seating.vorhand else 1)
        due = [-3 * each if seat == offender else each for seat in range(4)]
        found = fining.settle(None, seating, Seat(offender), [], rules)
        sheet.compare([*found.payments], due, dealer, offender, dict(readings))
    return sheet.found()


def without_bird(choices: Choices) -> Found:
    """An Auch-Rufer that was bid without a Vogel: the game and a Pagat, in a reading a silent one, to each of three.

    In another reading the game as it was doubled and all that was announced, where it is he who plays it.
    """
    sheet = Sheet("an Auch-Rufer without a Vogel")
    for (readings, rules), partner, offender in itertools.product(choices, (None, 1, 2, 3), range(4)):
        pagat = BIRDS["Pagat"] * (1 if readings[NO_BIRD] == "silent" else 2)
        parties = None if offender else parties_of(Deal("Auch-Rufer", partner), rules)
        for items in _beside_no_bird():
            each = GAMES["Auch-Rufer"] + pagat
            if not offender and readings[BESIDE] == "with-the-rest":
                each = GAMES["Auch-Rufer"] * (1, 2, 4)[items[0].steps] + sum(_worth_announced(one) for one in items[1:])
                each += 0 if any(one.name == "Pagat" and one.mine for one in items) else pagat
            due = [-3 * each if seat == offender else each for seat in range(4)]
            found = fining.settle_without_bird(parties, FOUR, Seat(offender), [one.item for one in items], rules)
            sheet.compare([*found.payments], due, partner, offender, *items, dict(readings))
    return sheet.found()


def _beside_no_bird() -> Iterator[list[Scored]]:
    """The game and what may have been announced beside it by either side, doubled or not."""
    for steps, name, mine, said in itertools.product((0, 1, 2), BIRDS, (True, False), (None, 0, 1)):
        game = Scored("Spiel", mine=True, won=True, steps=steps)
        yield [game] if said is None else [game, _announced(name, mine, said)]


def _worth_announced(one: Scored) -> int:
    """An announced Vogel with its doublings."""
    return BIRDS[one.name] * (2, 4)[one.steps]


def several(choices: Choices) -> Found:
    """An Auch-Rufer without a Vogel in which its declarer does something else that is forbidden, in either order.

    It is the earliest, the dearest or each of them that he pays. Without a Vogel it is 5 + 10 = 15 to each of the
    others, whatever else was announced; the other one is the game and all that was announced.
    """
    sheet = Sheet("several Renonces")
    usual = defaults(KARL, RENONCE_OPTIONS)
    for (readings, rules), partner, items in itertools.product(choices, (None, 1, 2, 3), _beside_no_bird()):
        deal, scored = Deal("Auch-Rufer", partner), [one.item for one in items]
        parties = parties_of(deal, rules)
        price = GAMES["Auch-Rufer"] + 2 * BIRDS["Pagat"]
        dues = [-3 * price, price, price, price], of_renonce(deal, items, 0, usual)
        costs = [fine(parties, FOUR, Seat(0), scored, rules).payments for fine in _FINES]
        for order in ((0, 1), (1, 0)):
            due = _due_for_several([dues[one] for one in order], readings[SEVERAL])
            found = rules.renonce.of_several.value([costs[one] for one in order], 0)
            sheet.compare([*found], due, partner, *items, f"in the order {order}", dict(readings))
    return sheet.found()


_FINES: Final = (fining.settle_without_bird, fining.settle)
"""What is forbidden and what it costs: to bid without a Vogel, and all else."""


def _due_for_several(each: Sequence[list[int]], reading: str) -> list[int]:
    """What is received for several, told in the order in which they were committed; the declarer at seat 0 pays."""
    if reading == "each":
        return [sum(amounts) for amounts in zip(*each, strict=True)]
    return max(each, key=lambda due: -due[0]) if reading == "dearest" else each[0]
