"""Mistakes about what a Renonce costs."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.amounts import Amount, as_integer
from tarock_engine.contracts import Side
from tarock_engine.karl import fining
from tarock_engine.scoring import Parties, Settlement
from tarock_engine.seating import Seat


@bug(BugKind.LADDERS, "renonce")
def everybody_is_paid_by_the_offenders_kontra(engine: WrongEngine) -> None:
    """After an opponent's Renonce in a negative game his own Kontra sets the price for the other opponents too."""

    def settle(right: Callable[..., Settlement], parties: Parties | None, *others: Any) -> Settlement:
        seating, offender, items, rules = others
        own = next((item.doubled for item in items if item.against == offender), None)
        if own is not None:
            items = [item if item.against is None else item._replace(doubled=own) for item in items]
        return right(parties, seating, offender, items, rules)

    engine.instead(fining.settle, settle)


@bug(BugKind.UNSEEN, "renonce")
def offenders_partner_leaves_his_share_to_the_others(engine: WrongEngine) -> None:
    """With two against two the offender pays as much as he should, but the others share what his partner receives."""

    def settle(right: Callable[..., Settlement], parties: Parties | None, *others: Any) -> Settlement:
        found, (seating, offender, _, _) = right(parties, *others), others
        if parties is None or parties.partner is None:
            return found
        side = parties.side_of(offender)
        mate = next(seat for seat in seating.active if seat != offender and parties.side_of(seat) is side)
        return found._replace(payments=_shared_out(found.payments, mate, parties, side))

    engine.instead(fining.settle, settle)


def _shared_out(payments: Sequence[Amount], mate: Seat, parties: Parties, side: Side) -> tuple[Amount, ...]:
    """The payments where the others have half each of what one seat receives."""
    shared = list(payments)
    for seat in parties.seating.active:
        if parties.side_of(seat) is not side:
            shared[seat] = as_integer(shared[seat] + Fraction(payments[mate]) / 2)
    shared[mate] = 0
    return tuple(shared)
