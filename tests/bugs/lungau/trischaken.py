"""Mistakes in Fahren."""

from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import play as cardplay
from tarock_engine.lungau import play, trischaken


@bug(BugKind.SEATS, "trischaken")
def the_lowest_seat_leads_after_the_dealer(engine: WrongEngine) -> None:
    """When a dealer among five takes the sixth trick, the lowest seat with cards leads on instead of Vorhand."""

    def next_leader(right: Any, contest: Any, number: Any, trick: Any, rules: Any) -> Any:
        leads, grounds = right(contest, number, trick, rules)
        return (leads if leads == trick.winner else min(contest.dealt.seating.active)), grounds

    engine.instead(play.next_leader, next_leader)


@bug(BugKind.MEETING, "trischaken")
def a_trumped_trick_still_asks_for_a_higher_card_of_the_suit(engine: WrongEngine) -> None:
    """In Fahren whoever follows suit has to beat the best card of that suit, although a trump has the trick."""

    def overtake(right: Any, situation: Any, left: Any, clause: Any, rules: Any) -> Any:
        table = situation.table
        suit = rules.ranking.suit_of[table[0]] if table else 0
        if left & suit:
            situation = situation._replace(table=tuple(card for card in table if suit >> card & 1))
        return right(situation, left, clause, rules)

    engine.instead(cardplay.overtake, overtake)


@bug(BugKind.LADDERS, "trischaken")
def two_kontras_in_fahren_double_once(engine: WrongEngine) -> None:
    """Where both of a pair said Kontra to Fahren it pays 40, as where one of them did."""
    engine.instead(trischaken.kontras_of_both, lambda right, *asked: min(right(*asked), 1))
