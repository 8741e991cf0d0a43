"""Mistakes about the called Tarock and its holder."""

import dataclasses
from collections.abc import Callable
from typing import Any

from proving.bugs.wrong_engine import BugKind, Told, WrongEngine, bug

from tarock_engine.cards import CARDS, Card, Mask
from tarock_engine.state import Game
from tarock_engine.zwanzigerrufen import calling


@bug(BugKind.SEATS, "calling")
def partner_is_looked_for_behind_the_first_seat(engine: WrongEngine) -> None:
    """The holder of the called Tarock is looked for in seats 1 to 3, so that one in seat 0 is nobody's partner."""

    def called(right: Callable[..., Game], *given: Any) -> Game:
        game = right(*given)
        return dataclasses.replace(game, partner=game.partner or None)

    engine.instead(calling.called, called)


@bug(BugKind.PAIRS, "calling")
def eighteen_is_left_out_of_what_is_called(engine: WrongEngine) -> None:
    """With XX and XIX in the hand it goes on to the XVII: the XVIII is missing among what can be called."""

    def highest_missing(right: Callable[..., Mask], hand: Mask, downwards: tuple[Card, ...]) -> Mask:
        return right(hand, tuple([card for card in downwards if card != CARDS["XVIII"]]))

    engine.instead(calling.highest_missing, highest_missing)


@bug(BugKind.UNSEEN, "calling")
def called_tarock_outlives_the_normal_game(engine: WrongEngine) -> None:
    """When a solo game has taken the place of the normal one, the called Tarock is still told with it."""

    def deal(question: Told, answer: Told) -> Told:
        done = question["actions"][: answer["accepted"]]
        card = next((action["what"] for action in done if action["do"] == "call"), None)
        return answer | {"called": card}

    engine.answered("deal", deal)
