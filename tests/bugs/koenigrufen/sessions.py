"""Mistakes from deal to deal."""

from collections.abc import Callable, Sequence
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import sessions
from tarock_engine.rounds import Past
from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import SEATS


@bug(BugKind.SEATS, "sessions")
def the_deal_goes_round_four_seats_of_five(engine: WrongEngine) -> None:
    """At a table of five the next dealer is reckoned modulo four, so that seat 0 deals after seat 3."""

    def wrong(right: Callable[..., Any], players: int, rules: RuleSet, **told: Any) -> Any:
        dealer, grounds = right(players, rules, **told)
        previous: int | None = told.get("previous")
        if players == 4 or previous is None or previous == dealer:
            return dealer, grounds
        return SEATS[(previous + 1) % 4], grounds

    engine.instead(sessions.dealer_after, wrong)


@bug(BugKind.UNSEEN, "sessions")
def a_deal_given_up_is_not_in_the_totals(engine: WrongEngine) -> None:
    """What is paid for a deal that was given up is not added to what everybody has received."""

    def wrong(
        right: Callable[..., Any], players: int, deals: Sequence[Past], factors: Sequence[int], rules: RuleSet
    ) -> Any:
        booked = [past._replace(payments=()) if sessions.GIVEN_UP in past.events else past for past in deals]
        return right(players, booked, factors, rules)

    engine.instead(sessions._totals, wrong)  # noqa: SLF001 - the one place where they are added up
