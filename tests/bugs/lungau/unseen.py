"""Six mistakes by somebody who has seen neither the scenarios nor the generators of questions."""

# ruff: noqa: SLF001 -- a mistake is made where the rule is

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

from proving.bugs.wrong_engine import BugKind, Told, WrongEngine, bug

from tarock_engine import discarding, play
from tarock_engine.actions import VALAT, Step
from tarock_engine.amounts import Amount
from tarock_engine.cards import Mask
from tarock_engine.contracts import Side, TalonUse
from tarock_engine.lungau import bonuses, doubling_ladder, settling
from tarock_engine.lungau.ending import Ending
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.refusals import Narrowing
from tarock_engine.ruleset import RuleSet, WithTalon
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import Parties, ScoredItem, Unscored
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Contest, Discarding, Playing

_FOUR = 4


# LUN-SETTLING-024, LUN-SETTLING-026
@bug(BugKind.LADDERS, "settling")
def superkontra_among_the_opponents_counts(engine: WrongEngine) -> None:
    """A Superkontra by another opponent to a Prämie that an opponent of the declarer announced makes it eightfold."""

    def counted_steps(
        right: Callable[..., tuple[int, Grounds]], doubled_by: tuple[Side, ...], announcer: Side, rules: LungauRules
    ) -> tuple[int, Grounds]:
        if announcer is Side.FOES and len(doubled_by) == Step.SUPERKONTRA:
            doubled_by = (*doubled_by[:-1], Side.DECLARER)
        return right(doubled_by, announcer, rules)

    engine.instead(doubling_ladder.counted_steps, counted_steps)


# LUN-SETTLING-020
@bug(BugKind.MEETING, "settling")
def silent_valat_against_a_sechserdreier_counts_as_in_a_dreier(engine: WrongEngine) -> None:
    """A silent Valat of the opponents of a Sechserdreier counts 320 Cent, as in a Dreier, and not 640."""

    def factor(
        right: Callable[..., tuple[Amount, Grounds]],
        parties: Parties,
        item: ScoredItem,
        rules: LungauRules,
        *,
        lost: bool,
    ) -> tuple[Amount, Grounds]:
        silent = item.name == VALAT and item.side is Side.FOES and not item.announced
        return right(parties, item, rules, lost=lost and not silent)

    engine.instead(settling._factor, factor)


# LUN-TRISCHAKEN-007, LUN-TRISCHAKEN-008, LUN-PLAY-002
@bug(BugKind.SEATS, "trischaken")
def dealer_of_five_is_always_last_in_fahren(engine: WrongEngine) -> None:
    """In Fahren among five the dealer adds his card last in each of the six tricks that he does not lead."""

    def order_of(
        right: Callable[..., tuple[Seat, ...]], contest: Contest, number: int, leader: Seat, rules: RuleSet
    ) -> tuple[Seat, ...]:
        order, dealer = right(contest, number, leader, rules), contest.dealt.seating.sits_out
        if dealer is None or dealer not in order or dealer == leader:
            return order
        return (*(seat for seat in order if seat != dealer), dealer)

    def trick(question: Told, answer: Told) -> Told:
        players, dealer, leader = question["players"], question["dealer"], question["leader"]
        if question["contract"] != "Fahren" or players == _FOUR or dealer == leader:
            return answer
        order = [(leader + place) % players for place in range(players)]
        late = [*(seat for seat in order if seat != dealer), dealer]
        won = late[order.index(answer["winner"])]
        return answer | {"winner": won, "leads": None if won == dealer else won}

    engine.instead(play.order_of, order_of)
    engine.answered("trick", trick)


# LUN-BONUSES-005, LUN-CALLING-008
@bug(BugKind.MEETING, "bonuses")
def own_koenig_that_was_called_is_not_caught(engine: WrongEngine) -> None:
    """Where the declarer called a König of his own hand, the opponents get no Königfang for winning it in a trick."""

    def koenigfang(
        right: Callable[..., Iterator[Any]], ending: Ending, chains: tuple[Chain, ...], rules: LungauRules
    ) -> Iterator[Any]:
        alone = [*ending.sides.values()].count(Side.DECLARER) == 1
        for item in right(ending, chains, rules):
            own = isinstance(item, ScoredItem) and alone and not ending.from_talon
            yield Unscored(item.name, item.grounds) if own else item

    engine.instead(bonuses._koenigfang, koenigfang)


# LUN-PLAY-016
@bug(BugKind.MEETING, "play")
def valat_frees_the_announcing_side_alone(engine: WrongEngine) -> None:
    """After a Valat announcement an opponent who announced an Ultimo still has to keep its card for its trick."""

    def narrowings_in_turn(right: Callable[..., list[Narrowing]], state: Playing, rules: RuleSet) -> list[Narrowing]:
        contest = state.contest
        if contest.valat and contest.game is not None and contest.game.side_of(state.turn) is Side.FOES:
            state = state._replace(contest=dataclasses.replace(contest, valat=False))
        return right(state, rules)

    engine.instead(play.narrowings_in_turn, narrowings_in_turn)


# LUN-TALON-010, LUN-TALON-011, LUN-TALON-002
@bug(BugKind.MEETING, "talon")
def any_trumps_go_among_six_where_suit_cards_are_short(engine: WrongEngine) -> None:
    """In a Sechserdreier with fewer than six suit cards to lay away any number of trumps may go, not only the rest."""

    def as_few(right: Callable[..., Mask], state: Discarding, left: Mask, rules: WithTalon) -> Mask:
        if state.game.contract.talon.value is TalonUse.WHOLE:
            return discarding.any_number(state, left, rules)
        return right(state, left, rules)

    engine.instead(discarding.as_few, as_few)
