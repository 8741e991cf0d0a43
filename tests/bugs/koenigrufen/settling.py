"""Mistakes in who pays whom."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import scoring
from tarock_engine.actions import SPIEL
from tarock_engine.amounts import Amount
from tarock_engine.koenigrufen import settling
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.terms import terms_of
from tarock_engine.scoring import Parties, SettledItem
from tarock_engine.seating import further
from tarock_reference.scores import wire_amount


@bug(BugKind.LADDERS, "settling")
def the_third_step_adds_two_to_a_bonus(engine: WrongEngine) -> None:
    """A Subkontra makes a Bonus six times its price: every step after the first adds two."""

    def wrong(right: Callable[..., Any], item: SettledItem, rules: KoenigrufenRules) -> Any:
        times, grounds = right(item, rules)
        return (2 * item.steps if item.steps and item.name != SPIEL else times), grounds

    engine.instead(settling._steps, wrong)  # noqa: SLF001 - the one place that multiplies


@bug(BugKind.MEETING, "settling")
def a_doubled_sechserdreier_is_lost_at_the_price_of_a_won_one(engine: WrongEngine) -> None:
    """A Sechserdreier that is lost with a Kontra costs what a won one would bring with it."""

    def wrong(right: Callable[..., Any], item: SettledItem, stakes: Any, rules: KoenigrufenRules) -> Any:
        terms = terms_of(rules.by_name[stakes.contract])
        doubled = item.name == SPIEL and item.steps and terms.price_lost is not None
        return (terms.price_won.value, (terms.price_won.clause,)) if doubled else right(item, stakes, rules)

    engine.instead(settling._value, wrong)  # noqa: SLF001 - the one place that knows prices


@bug(BugKind.SEATS, "settling")
def a_lone_declarer_settles_with_the_three_seats_after_him(engine: WrongEngine) -> None:
    """The opponents of a lone declarer are the three seats after his, also at a table of five with its dealer."""

    def wrong(right: Callable[..., Any], parties: Parties, net: Amount, two_against_two: int) -> Any:
        payments, players = right(parties, net, two_against_two), parties.seating.players
        if parties.partner is not None:
            return payments
        foes = [further(parties.declarer, places, players) for places in (1, 2, 3)]
        return [3 * net if seat == parties.declarer else -net if seat in foes else 0 for seat in parties.seating.seats]

    engine.instead(scoring.between, wrong)


@bug(BugKind.UNSEEN, "settling")
def lines_are_told_in_points_whatever_a_point_is_worth(engine: WrongEngine) -> None:
    """Where a round has agreed on what a point is worth, the payments are in money and the lines still in points."""

    def in_points(question: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        tariff = question.get("tariff") or 1
        amounts = [Fraction(line["amount"]) / tariff for line in answer["lines"]]
        told = zip(answer["lines"], map(wire_amount, amounts), strict=True)
        return answer | {"lines": [line | {"amount": amount} for line, amount in told]}

    engine.answered("settle", in_points)
    engine.answered("deal", in_points)
