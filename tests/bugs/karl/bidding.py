"""Mistakes in the auction."""

from collections.abc import Callable

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import bidding as shared_bidding
from tarock_engine.actions import Bid
from tarock_engine.karl import bidding, standing
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.standing import Survey
from tarock_engine.refusals import Finding
from tarock_engine.ruling import ClauseId
from tarock_engine.seating import Seating


@bug(BugKind.SEATS, "bidding")
def holding_is_the_right_of_the_first_seat(engine: WrongEngine) -> None:
    """The player in the first seat holds games, whoever is Vorhand."""
    engine.instead(shared_bidding.vorhand_alone, lambda _right, _order, seat, _other: seat == 0)


@bug(BugKind.MEETING, "bidding")
def besser_rufer_with_four_koenige(engine: WrongEngine) -> None:
    """A holder of all four Könige may bid a Besser-Rufer: only the name Auch-Rufer is known as a game that calls."""

    def can_call(
        right: Callable[..., Finding | None], at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules
    ) -> Finding | None:
        return None if bid.name == "Besser-Rufer" else right(at, bid, clause, rules)

    engine.instead(bidding.can_call, can_call)


@bug(BugKind.LATE, "bidding")
def last_speaker_cannot_be_held(engine: WrongEngine) -> None:
    """A game that the last speaker bids after three times nothing ends the auction, and Vorhand is not asked again."""

    def is_over(right: Callable[..., bool], seating: Seating, bids: tuple[Bid, ...], rules: KarlRules) -> bool:
        at = standing.standing_of(seating.players, seating.dealer, bids, rules)
        last = at.best is not None and at.seat == at.order[-1] and at.out.issuperset(at.order[1:-1])
        return right(seating, bids, rules) or (last and at.reserved and not at.committed)

    engine.instead(bidding.is_over, is_over)
