"""The second opinion on the result of a deal of Zwanzigerrufen if only its end is given, as in ``result``."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_second_opinion.notebook import End, Outcome, Trick, turned, with_gaps
from tarock_second_opinion.zwanzigerrufen import announcing, bidding, counting, items, play
from tarock_second_opinion.zwanzigerrufen.cards import PAGAT
from tarock_second_opinion.zwanzigerrufen.game import FARBENSOLO, LAST, NORMAL, SOLO, Game

SOLOS: Final = (SOLO, FARBENSOLO)


def outcome(end: End, options: dict[str, str]) -> Outcome | None:
    """The result of an end; none if it depends on something that is not described."""
    game = None if has_words_before_solo(end) else game_of(end, options)
    if game is None:
        return None
    hear(game, end)
    if (game.contract, game.declarer) != (end.contract, end.declarer) or is_pagat_unknown(game, end):
        return None
    return Outcome([Fraction(counting.augen(game, side)) for side in counting.SIDES], items.items(game))


def has_words_before_solo(end: End) -> bool:
    """Whether anything was said before a solo game replaced the first one, whose partner is not described."""
    words = [words for _, words in end.said if words != announcing.WEITER]
    last = max((place for place, word in enumerate(words) if word in SOLOS), default=0)
    return any(word not in SOLOS for word in words[:last])


def is_pagat_unknown(game: Game, end: End) -> bool:
    """Whether the trick with the I is not described although a Pagat played early would be lost in silence."""
    whole = len(game.tricks) == LAST and game.contract != FARBENSOLO
    is_told = any(PAGAT in cards for _, cards in end.played.values())
    return whole and not is_told and game.options["pagat-silent-lost"] == "early-too"


def game_of(end: End, options: dict[str, str]) -> Game | None:
    """The deal before any announcement; none if Vorhand has to begin with a solo that no other game can replace."""
    game = Game(options, end.dealer, hands=end.hands, dealt=end.hands, piles=end.piles)
    if end.contract != NORMAL and not any(words in SOLOS for _, words in end.said):
        bidding.say_solo(game, end.declarer, end.contract, 0)
    elif called := end.called or next(iter(bidding.callable_trumps(game)), ""):
        bidding.call(game, called)
    elif FARBENSOLO in bidding.solos_at_first(game):
        bidding.say_solo(game, game.vorhand, FARBENSOLO, 0)
    else:
        return None
    return game


def hear(game: Game, end: End) -> None:
    """Process what was said and played, and what was claimed after it."""
    talk = announcing.Talk(turned(game.vorhand), [end.contract])
    for seat, words in end.said:
        if not talk.over:
            announcing.say(game, talk, words)
        elif words != announcing.WEITER:
            game.claims.append((seat, words))
    take_tricks(game, end)


def take_tricks(game: Game, end: End) -> None:
    """Add the described tricks; of the others only each side's number is known."""
    told: dict[int, Trick] = {}
    for number, (leader, cards) in end.played.items():
        seats = turned(leader)
        told[number] = Trick(seats, cards, seats[cards.index(play.winning_card(game, cards))])
    sides = [game.side(trick.winner) for trick in told.values()]
    others = end.other_winners(sides, {"declarer": game.declarer, "foes": game.foes()[0]})
    game.tricks = with_gaps(told, [Trick([], [], seat) for seat in others])
