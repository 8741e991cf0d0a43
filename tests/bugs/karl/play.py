"""Mistakes in playing the cards."""

from collections.abc import Callable, Iterator

from proving.bugs.wrong_engine import BugKind, Told, WrongEngine, bug

from tarock_engine import play as cardplay
from tarock_engine.cards import CARDS, TRUMP_I, Mask
from tarock_engine.karl import play
from tarock_engine.karl.rules import KarlRules
from tarock_engine.manners import Bonds, Situation
from tarock_engine.refusals import Narrowing
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seat, in_turn
from tarock_engine.state import Contest, TakenTrick

_SKUES, _MOND = CARDS["Sküs"], CARDS["XXI"]


@bug(BugKind.SEATS, "play")
def leader_is_looked_up_by_place(engine: WrongEngine) -> None:
    """The order of a trick is cut from the list of players behind Vorhand by the number of the leader's seat."""

    def order_of(_: object, contest: Contest, _number: int, leader: Seat, _rules: RuleSet) -> tuple[Seat, ...]:
        seats = contest.dealt.seating.active
        return (*seats[leader:], *seats[:leader])

    engine.instead(cardplay.order_of, order_of)


@bug(BugKind.LATE, "play")
def dearer_vogel_goes_first_in_the_others_trick_too(engine: WrongEngine) -> None:
    """An announced Vogel cannot even be played to its own trick while a dearer announced one is in the hand."""

    def bound(
        right: Callable[..., Iterator[Narrowing]], situation: Situation, left: Mask, bonds: Bonds, rules: KarlRules
    ) -> Iterator[Narrowing]:
        return right(situation._replace(number=situation.number - 1), left, bonds, rules)

    engine.instead(play.bound, bound)


@bug(BugKind.LATE, "play")
def pagat_goes_with_one_trump_left(engine: WrongEngine) -> None:
    """The Pagat may go when one other Tarock is left in the hand, and has to wait only while there are more."""

    def with_pagat_last(right: Callable[..., Mask], hand: Mask, left: Mask, rules: RuleSet) -> Mask:
        others = hand & rules.ranking.trumps & ~(1 << TRUMP_I)
        return left if others.bit_count() == 1 else right(hand, left, rules)

    engine.instead(cardplay.with_pagat_last, with_pagat_last)


@bug(BugKind.UNSEEN, "play")
def player_of_the_skues_leads_after_a_maerchenstich(engine: WrongEngine) -> None:
    """After a Märchenstich the Pagat has the trick, but the player of the Sküs leads to the next one."""

    def winner_leads(
        right: Callable[..., tuple[Seat, Grounds]], contest: Contest, number: int, trick: TakenTrick, rules: RuleSet
    ) -> tuple[Seat, Grounds]:
        found = right(contest, number, trick, rules)
        if not {_SKUES, _MOND, TRUMP_I} <= {*trick.cards}:
            return found
        order = in_turn(contest.dealt.seating.active, trick.leader, 1)
        return (order[trick.cards.index(_SKUES)], found[1]) if found[0] == order[trick.cards.index(TRUMP_I)] else found

    def leads(question: Told, answer: Told) -> Told:
        cards, leader = question["cards"], question["leader"]
        if not {"Sküs", "XXI", "I"} <= {*cards} or answer["winner"] != (leader + cards.index("I")) % 4:
            return answer
        return answer | {"leads": (leader + cards.index("Sküs")) % 4}

    engine.instead(cardplay.winner_leads, winner_leads)
    engine.answered("trick", leads)
