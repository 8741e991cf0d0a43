"""Compares the fines for a Renonce in Karls Tarockrunde with the second opinion; all amounts are in points.

A Renonce is a breach of the rules, for which the offender alone pays everybody.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Sequence

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
from proving.exhaustive.settlements import FOUR, CountedComparison, Deal, Scored, accounts, parties_of
from tarock_engine.karl import fining
from tarock_engine.karl.rules import KarlRules
from tarock_engine.seating import Seat, Seating
from tarock_second_opinion.karl import payments


def renonce(choices: Choices, *, every: int = 1) -> Found:
    """Compare the fine of each player in every game, with announcements of either side and doublings.

    Only ``every`` n-th case of a game is compared. A choice of readings is skipped for a game if it changes an option
    that does not affect that game.
    """
    comparison = CountedComparison("Renonce")
    source = by_readings(fined, asking.DEFAULTS)
    default = choices[0][0]
    for (readings, rules), deal in itertools.product(choices, (*deals(), *(Deal(name, None) for name in NEGATIVE))):
        if any(readings[option] != default[option] for option in _options_without_effect(deal)):
            continue
        cases = itertools.product(_items_in(deal), range(4))
        for items, offender in itertools.islice(cases, None, None, every):
            case = (deal, items, offender)
            comparison.compare(_fine(rules, *case), source(readings, *case), *case, readings)
    return comparison.found()


def _fine(rules: KarlRules, deal: Deal, items: Sequence[Scored], offender: int) -> str:
    settled = fining.settle(parties_of(deal, rules), FOUR, Seat(offender), [entry.item for entry in items], rules)
    return plain(settled.payments)


def _options_without_effect(deal: Deal) -> Iterator[str]:
    """The options of a Renonce that do not change the fine in this game."""
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
def _items_in(deal: Deal) -> list[tuple[Scored, ...]]:
    """Each choice of items that a fine covers: the game, and what was announced; all count as won."""
    return list(map(tuple, _each_items(deal)))


def _each_items(deal: Deal) -> Iterator[list[Scored]]:
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
    """Compare the fine of each player in Fahren, under every dealer; Vorhand pays twice as much."""
    comparison = CountedComparison("Renonce in Fahren")
    for (readings, rules), dealer, offender in itertools.product(choices, range(4), range(4)):
        seating = Seating.at(4, dealer, 4)
        facts = {"dealer": dealer, "declarer": None, "renonce": offender}
        due = payments.settle(asking.sheet(asking.whole(readings), Deal("Fahren", None), (), **facts))
        found = fining.settle(None, seating, Seat(offender), [], rules)
        comparison.compare([*found.payments], due, dealer, offender, dict(readings))
    return comparison.found()


def without_bird(choices: Choices) -> Found:
    """Compare the fine for an Auch-Rufer that was bid by somebody without a Vogel.

    The offender pays the game and an announced Pagat to each of three. By a reading of ``NO_BIRD`` the Pagat counts as
    a silent one. By a reading of ``BESIDE`` an offender who is the declarer pays the game as it was doubled, and all
    that was announced.
    """
    comparison = CountedComparison("an Auch-Rufer without a Vogel")
    for (readings, rules), partner, offender in itertools.product(choices, (None, 1, 2, 3), range(4)):
        deal = Deal("Auch-Rufer", partner)
        outbid = fining.settle_outbid_without_bird(FOUR, Seat(offender), rules.by_name[deal.contract], rules)
        for items in _beside_no_bird():
            due = fined(asking.whole(readings), deal, items, offender, ["bird"])
            scored = [entry.item for entry in items]
            found = outbid if offender else fining.settle_without_bird(parties_of(deal, rules), scored, rules)
            comparison.compare(plain(found.payments), due, partner, offender, *items, readings)
    return comparison.found()


def _beside_no_bird() -> Iterator[list[Scored]]:
    """The items of an Auch-Rufer without a Vogel: the game, alone or with a Vogel that either side announced."""
    for steps, name, mine, said in itertools.product((0, 1, 2), BIRDS, (True, False), (None, 0, 1)):
        game = Scored("Spiel", mine=True, won=True, steps=steps)
        yield [game] if said is None else [game, _announced(name, mine, said)]


def several(choices: Choices) -> Found:
    """Compare what the declarer of an Auch-Rufer without a Vogel pays if he commits another Renonce too.

    The readings of ``SEVERAL`` decide whether he pays the earliest, the dearest or each. Both orders are tried.
    """
    comparison = CountedComparison("several Renonces")
    for (readings, rules), partner, items in itertools.product(choices, (None, 1, 2, 3), _beside_no_bird()):
        deal, scored = Deal("Auch-Rufer", partner), [entry.item for entry in items]
        parties = parties_of(deal, rules)
        bird = fining.settle_without_bird(parties, scored, rules)
        costs = {"bird": bird.payments, "play": fining.settle(parties, FOUR, Seat(0), scored, rules).payments}
        for order in itertools.permutations(costs):
            due = fined(asking.whole(readings), deal, items, 0, order)
            found = rules.renonce.of_several.value([costs[kind] for kind in order], 0)
            comparison.compare(plain(found), due, partner, *items, f"in the order {order}", readings)
    return comparison.found()
