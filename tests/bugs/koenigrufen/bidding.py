"""Mistakes in the auction."""

from collections.abc import Callable
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.actions import Bid
from tarock_engine.bid_checks import BiddingSoFar
from tarock_engine.koenigrufen import bidding
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.refusals import Finding
from tarock_engine.seating import Seat, Seating
from tarock_language.message import message


@bug(BugKind.SEATS, "bidding")
def the_lower_seat_has_priority(engine: WrongEngine) -> None:
    """Of two players the one with the lower seat number has priority, whoever is Vorhand."""

    def has_priority(
        right: Callable[..., bool], seat: Seat, other: Seat, seating: Seating, rules: KoenigrufenRules
    ) -> bool:
        del right, seating, rules
        return seat < other

    engine.instead(bidding._has_priority, has_priority)  # noqa: SLF001 - the one place that knows of priority


@bug(BugKind.MEETING, "bidding")
def whoever_was_outbid_has_no_priority_any_more(engine: WrongEngine) -> None:
    """A player who was outbid has to go higher when he comes back, also with priority over who outbid him."""

    def wrong(
        right: Callable[..., Finding | None], so_far: BiddingSoFar, bid: Bid, clause: str, rules: KoenigrufenRules
    ) -> Finding | None:
        found = right(so_far, bid, clause, rules)
        games = [bid for bid in so_far.bids if bid.name in rules.by_name]
        back = any(game.seat == bid.seat for game in games)
        if found is None or not back or games[-1].name != bid.name:
            return found
        return Finding(message("{bid} is too low", bid=bid.name), found.grounds)

    engine.instead(bidding.higher, wrong)
    engine.instead(bidding.essence, _all_bids)


@bug(BugKind.LATE, "bidding")
def vorhand_is_asked_once_more_over_her_own_bid(engine: WrongEngine) -> None:
    """When Vorhand has opened with a contract and three have passed, she is still asked for one."""

    def is_over(right: Callable[..., bool], seating: Seating, bids: tuple[Bid, ...], rules: KoenigrufenRules) -> bool:
        asked_again = len(bids) == len(seating.active) and bids[0].name in rules.by_name
        return right(seating, bids, rules) and not asked_again

    engine.instead(bidding.is_over, is_over)


def _all_bids(right: Callable[..., Any], bids: tuple[Bid, ...], rules: KoenigrufenRules) -> tuple[Bid, ...]:
    """Everything that was bid, where it matters who bid before."""
    del right, rules
    return bids
