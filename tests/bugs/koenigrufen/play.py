"""Mistakes in playing the cards."""

from collections.abc import Callable, Iterator
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import play
from tarock_engine.cards import CARDS, PACK_54, Card, Mask, mask_of
from tarock_engine.following import Followings
from tarock_engine.koenigrufen import play as own_play
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.koenigrufen.terms import is_farbensolo
from tarock_engine.manners import Bonds, Situation
from tarock_engine.refusals import Narrowing
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds
from tarock_engine.seating import SEATS, Seat, in_turn
from tarock_engine.state import Contest, Game, TakenTrick

_TENS = mask_of([CARDS["10♠"], CARDS["10♣"]])


@bug(BugKind.PAIRS, "play")
def a_ten_does_not_follow_its_suit(engine: WrongEngine) -> None:
    """A ten in the hand is not seen as a card of the suit that was led, because its second sign is no suit."""

    def wrong(right: Callable[..., Any], hand: Mask, led: Card, followings: Followings) -> Narrowing:
        del right
        for asked, grounds in followings[led]:
            seen = asked if asked == PACK_54 else asked & ~_TENS
            if hand & seen:
                return Narrowing(hand & seen, grounds)
        return Narrowing(hand, ())

    engine.instead(play._followed, wrong)  # noqa: SLF001 - the one place where it is followed


@bug(BugKind.SEATS, "play")
def the_first_seat_leads(engine: WrongEngine) -> None:
    """In a positive game seat 0 leads to the first trick, whoever deals, unless it sits out."""

    def wrong(right: Callable[..., Seat], game: Game) -> Seat:
        return SEATS[0] if SEATS[0] in game.dealt.seating.active else right(game)

    engine.instead(play.vorhand, wrong)


@bug(BugKind.MEETING, "play")
def a_valat_frees_the_announced_voegel(engine: WrongEngine) -> None:
    """As soon as a Valat is announced, no other announcement binds a card."""

    def wrong(
        right: Callable[..., Iterator[Narrowing]], situation: Situation, left: Mask, bonds: Bonds, rules: Any
    ) -> Any:
        return iter(()) if bonds.valat else right(situation, left, bonds, rules)

    engine.instead(own_play.bound, wrong)


@bug(BugKind.UNSEEN, "play")
def the_highest_trump_leads_on_in_a_farbensolo(engine: WrongEngine) -> None:
    """In a Farbensolo a suit card takes the trick, but whoever has put the highest trump on it leads to the next."""

    def wrong(
        right: Callable[..., Any], contest: Contest, number: int, trick: TakenTrick, rules: RuleSet
    ) -> tuple[Seat, Grounds]:
        leads, grounds = right(contest, number, trick, rules)
        if contest.game is None or not is_farbensolo(contest.game.contract):
            return leads, grounds
        return in_turn(contest.dealt.seating.active, trick.leader, 1)[rules.ranking.best(trick.cards)], grounds

    engine.instead(play.winner_leads, wrong)


@bug(BugKind.MEETING, "play")
def two_announced_voegel_bind_as_one(engine: WrongEngine) -> None:
    """Of two announced Vögel in one hand only the lower one is kept for its trick."""

    def wrong(right: Callable[..., Any], cards: Mask, *rest: Any) -> Any:
        birds = cards & KOENIGRUFEN.bird_cards
        return right(cards & ~birds | birds & -birds, *rest)

    engine.instead(own_play._bond, wrong)  # noqa: SLF001 - the one place that knows which cards are kept
