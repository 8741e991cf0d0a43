"""Mistakes in playing the cards."""

from collections.abc import Callable

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import play as cardplay
from tarock_engine.cards import CARDS, TRUMPS, Card, Mask, mask_of
from tarock_engine.following import Followings
from tarock_engine.manners import Situation
from tarock_engine.refusals import Narrowing
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import ClauseId
from tarock_engine.seating import Seat
from tarock_engine.state import Dealt, Playing, State
from tarock_engine.zwanzigerrufen import play
from tarock_reference import deals

_Followed = Callable[..., Narrowing]
_Narrowed = Callable[..., Narrowing | None]


@bug(BugKind.PAIRS, "play")
def ten_of_pik_is_followed_as_a_treff(engine: WrongEngine) -> None:
    """The 10 of Pik lies one place too far among the cards, and follows Treff instead of Pik."""
    ten = CARDS["10♠"]
    pik, treff = (mask_of([card for name, card in CARDS.items() if name[-1] == suit]) for suit in "♠♣")

    def of_suits(asked: Mask) -> Mask:
        if not asked & ~pik:
            return asked & ~(1 << ten)
        return asked if asked & ~treff else asked | 1 << ten

    def followed(right: _Followed, hand: Mask, led: Card, followings: Followings) -> Narrowing:
        suit = CARDS["10♣"] if led == ten else led
        duties = tuple([(of_suits(asked), grounds) for asked, grounds in followings[suit]])
        return right(hand, suit, {suit: duties})

    engine.instead(cardplay._followed, followed)  # noqa: SLF001 - a mistake is made inside


@bug(BugKind.LATE, "play")
def single_tarock_is_kept(engine: WrongEngine) -> None:
    """Whoever is out of the suit led and holds one Tarock alone may play anything."""

    def followed(right: _Followed, hand: Mask, led: Card, followings: Followings) -> Narrowing:
        found = right(hand, led, followings)
        single = not TRUMPS >> led & 1 and not found.left & ~TRUMPS and found.left.bit_count() == 1
        return found._replace(left=hand) if single else found

    engine.instead(cardplay._followed, followed)  # noqa: SLF001 - a mistake is made inside


@bug(BugKind.LATE, "play")
def last_suit_card_need_not_be_led(engine: WrongEngine) -> None:
    """In a Farbensolo whoever has a single suit card left may lead a Tarock."""

    def suit_cards_led(
        right: _Narrowed, situation: Situation, left: Mask, clause: ClauseId, rules: RuleSet
    ) -> Narrowing | None:
        single = not situation.table and (situation.hand & ~rules.ranking.trumps).bit_count() == 1
        return Narrowing(left, (clause,)) if single else right(situation, left, clause, rules)

    engine.instead(play.suit_cards_led, suit_cards_led)


@bug(BugKind.UNSEEN, "play")
def cards_on_the_table_are_still_in_the_hands(engine: WrongEngine) -> None:
    """What was played to a trick is taken from the hands when the trick is complete."""

    def hands_left(
        right: Callable[..., tuple[Mask, ...]], state: State, dealt: Dealt, rules: RuleSet
    ) -> tuple[Mask, ...]:
        played: dict[Seat, Card] = {}
        if isinstance(state, Playing):
            played = dict(zip(state.order, state.table, strict=False))
        held = enumerate(right(state, dealt, rules))
        return tuple([hand | 1 << played[Seat(seat)] if seat in played else hand for seat, hand in held])

    engine.instead(deals.hands_left, hands_left)
