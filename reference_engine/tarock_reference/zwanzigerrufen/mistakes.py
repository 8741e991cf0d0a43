"""Plausible mistakes about Zwanzigerrufen: wrong values of single rulings, of which impostors are made.

An impostor is the reference engine with one ruling wrong; ``tarock prove`` tries whether the scenarios catch it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tarock_engine import amounts, winning
from tarock_engine import play as cardplay
from tarock_engine.cards import CARDS, Card, named
from tarock_engine.contracts import Side
from tarock_engine.ruling import in_words
from tarock_engine.seating import Seat, Seating
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.rulings.rule_set import ZWANZIGERRUFEN
from tarock_reference import mistakes
from tarock_reference.mistakes import (
    Wrong,
    always_at,
    asks_for_suit,
    only_hearts,
    skues_takes,
    two_fewer_per_three,
    with_foes,
)

_ANNOUNCEABLE: Final = ZWANZIGERRUFEN.announcing.announceable.value
_IN_FARBENSOLO: Final = ZWANZIGERRUFEN.bonuses.farbensolo_scores.value
_TRUMPS_DOWN: Final = ZWANZIGERRUFEN.cards.trumps.value
_OUT: Final = ZWANZIGERRUFEN.cards.left_out.value
_TRULL: Final = ZWANZIGERRUFEN.cards.trull.value


def _without_each(things: tuple[str, ...]) -> tuple[Wrong, ...]:
    """For each of the things a mistake that leaves it out; their order does not matter."""
    return tuple(Wrong(f"without-{gone}", tuple(thing for thing in things if thing != gone)) for gone in things)


def _swapped(place: int) -> Wrong:
    """The mistake that exchanges two neighbouring trumps of the pack."""
    one, other = _TRUMPS_DOWN[place : place + 2]
    return Wrong(f"{other}-before-{one}", (*_TRUMPS_DOWN[:place], other, one, *_TRUMPS_DOWN[place + 2 :]))


@in_words("The highest Tarock takes the trick here too")
def _trumps_always(table: Sequence[Card], rules: ZwanzigerrufenRules) -> int | None:
    return winning.highest_trump(table, rules)


@in_words("Against the party that took it")
def _as_is(side: Side) -> Side:
    return side


@in_words("Whoever announces, Vorhand plays")
def _vorhand_declares(seat: Seat, seating: Seating) -> Seat:
    del seat
    return seating.vorhand


THOUGHT_OF: Final[Mapping[str, Sequence[Wrong]]] = {
    **mistakes.COMMON,
    "announcing.announceable": _without_each(_ANNOUNCEABLE),
    "announcing.highest_step": (Wrong("no-Resupre", 3), Wrong("no-Supre", 2), Wrong("only-Kontra", 1)),
    "bidding.find_declarer": (Wrong("vorhand", _vorhand_declares),),
    "bonuses.farbensolo_scores": _without_each(_IN_FARBENSOLO),
    "bonuses.mondfang_belongs_to": (Wrong("itself", _as_is),),
    "bonuses.which_counts": (Wrong("last", lambda doublings: len(doublings) - 1),),
    "calling.find_partner": (
        Wrong("vorhand", lambda _hands, _card: 0),
        Wrong("nobody", lambda _hands, _card: None),
        Wrong("opposite", lambda _hands, _card: 2),
    ),
    "calling.highest": (Wrong("XXI", CARDS["XXI"]), Wrong("XIX", CARDS["XIX"])),
    "calling.second": (Wrong("XVIII", CARDS["XVIII"]),),
    "calling.lowest": (Wrong("XVII", CARDS["XVII"]), Wrong("XV", CARDS["XV"])),
    "cards.left_out": (Wrong("without-II", _OUT & ~named("II")), Wrong("with-IV", _OUT | named("IV"))),
    "cards.trumps": tuple(
        _swapped(place)
        for place in range(len(_TRUMPS_DOWN) - 1)
        if not any(_OUT >> CARDS[trump] & 1 for trump in _TRUMPS_DOWN[place : place + 2])
    ),
    "contracts.Solo.terms.least_suit_cards": (Wrong("5", 5),),
    "counting.method": (Wrong("in-threes", two_fewer_per_three),),
    "counting.partners_together": (Wrong("declarer-alone", with_foes),),
    "dealing.direction": (Wrong("counter-clockwise", "counter-clockwise"),),
    "dealing.sole_tarocks_to_throw": (
        *(Wrong(f"without-{card}", _TRULL & ~named(card)) for card in ("Sküs", "XXI", "I")),
        Wrong("with-XX", _TRULL | named("XX")),
    ),
    "dealing.packets": (Wrong("4-6", (4, 6)), Wrong("6-4", (6, 4)), Wrong("10", (10, 0))),
    "dealing.starts": (Wrong("second", 1), Wrong("dealer", 3)),
    "play.bound_until.Pagat": (Wrong("to-trick-5", 5),),
    "play.farbensolo_suit": (Wrong("anything", asks_for_suit),),
    "play.farbensolo_suit_wins": (Wrong("trump", _trumps_always), Wrong("last", always_at(-1))),
    "play.farbensolo_trull": (Wrong("Sküs", skues_takes),),
    "play.farbensolo_trump_wins": (Wrong("leader", always_at(0)),),
    "play.follow.4": (Wrong("only-hearts", only_hearts),),
    "play.leads": (Wrong("declarer", cardplay.declarer),),
    "play.suit_wins": (Wrong("last", always_at(-1)), Wrong("leader", always_at(0))),
    "play.whole_trull": (Wrong("Sküs", skues_takes),),
    "play.solo_winner_leads": mistakes.COMMON["play.winner_leads"],
    "settling.rounding": (Wrong("upwards", amounts.upwards),),
}
"""Plausible mistakes that cannot be derived from the type of a value."""
