"""Plausible mistakes about Karls Tarockrunde: wrong values of single rulings, of which impostors are made.

An impostor is the reference engine with one ruling wrong; ``tarock prove`` tries whether the scenarios catch it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Final, ParamSpec

from tarock_engine import counting
from tarock_engine.cards import Card
from tarock_engine.karl import bidding, play, vorhand
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.refusals import Finding
from tarock_engine.ruling import in_words
from tarock_engine.sessions import OCCASIONS
from tarock_language.message import message
from tarock_reference import mistakes
from tarock_reference.mistakes import (
    Wrong,
    always_at,
    asks_for_suit,
    only_hearts,
    skues_takes,
    with_foes,
)

_ANNOUNCEABLE: Final = KARL.announcing.announceable.value
_BIRDS: Final = KARL.cards.birds_named.value
_OVER_SECHSER: Final = KARL.bidding.outbid_sechser.value
_PERMITS: Final = (
    vorhand.names_at_once,
    vorhand.keeps_open,
    vorhand.any_game,
    vorhand.sechser_of_taker,
    bidding.holds,
)
"""Checks of bids that only allow something: a program that does not know them forbids it."""

Asked = ParamSpec("Asked")


def _forbids(check: Callable[Asked, Finding | None]) -> Callable[Asked, Finding | None]:
    """Turn a check of bids that allows something into one that forbids it."""

    @functools.wraps(check)
    def forbidding(*args: Asked.args, **kwargs: Asked.kwargs) -> Finding | None:
        found = check(*args, **kwargs)
        return found if found is None or found.against else Finding(message("this is not known"), found.grounds)

    return forbidding


@in_words("The highest trump takes the trick here too")
def _trumps_always(table: Sequence[Card], rules: KarlRules) -> int | None:
    return rules.play.winner.value(table, rules)


THOUGHT_OF: Final[Mapping[str, Sequence[Wrong]]] = {
    **mistakes.WITH_CARDS_FACE_DOWN,
    "announcing.announceable": tuple(
        Wrong(f"without-{gone}", tuple(item for item in _ANNOUNCEABLE if item != gone)) for gone in _ANNOUNCEABLE
    ),
    "announcing.in_farbensolo": (
        Wrong("Trull-too", ("Könige", "Valat", "Trull")),
        Wrong("Valat-only", ("Valat",)),
        Wrong("Könige-only", ("Könige",)),
    ),
    "bidding.other_name": (Wrong("another-game", ("Besser-Rufer", "Dreier")),),
    **{
        f"bidding.checks.{place}": (Wrong("forbids", _forbids(check.value)),)
        for place, check in enumerate(KARL.bidding.checks)
        if check.value in _PERMITS
    },
    "bidding.outbid_sechser": (
        *(Wrong(f"without-{gone}", tuple(game for game in _OVER_SECHSER if game != gone)) for gone in _OVER_SECHSER),
        Wrong("with-Dreier", (*_OVER_SECHSER, "Dreier")),
    ),
    "cards.birds_named": (Wrong("last-before-third", (*_BIRDS[:2], *reversed(_BIRDS[2:]))),),
    "cards.birds": (
        Wrong("Uhu-before-Pagat", (1, 0, 2, 3)),
        Wrong("Kakadu-before-Uhu", (0, 2, 1, 3)),
        Wrong("Wildsau-before-Kakadu", (0, 1, 3, 2)),
    ),
    "contracts.Solo-Dreier.level": (Wrong("as-Bettel-Ouvert", 12), Wrong("below-Bettel-Ouvert", 11)),
    "counting.own_tricks_in_fahren": (Wrong("leader", lambda trick: trick.leader),),
    "counting.partners_together": (Wrong("declarer-alone", with_foes),),
    "play.farbensolo_anything": (Wrong("only-hearts", only_hearts),),
    "play.farbensolo_leads": (Wrong("declarer", play.declarer),),
    "play.farbensolo_trull": (Wrong("Sküs", skues_takes),),
    "play.farbensolo_void": (Wrong("anything", asks_for_suit),),
    "play.farbensolo_winner": (Wrong("trump", _trumps_always), Wrong("last", always_at(-1))),
    "play.negative_leads": (Wrong("vorhand", play.bearer),),
    "play.negative_trull": (Wrong("Sküs", skues_takes),),
    "play.whole_trull": (Wrong("Sküs", skues_takes),),
    "play.winner": (Wrong("last", always_at(-1)), Wrong("leader", always_at(0))),
    **{f"sessions.doubled.occasions.{event}": (Wrong("2", 2), Wrong("0", 0)) for event in OCCASIONS},
    "trischaken.talon_goes_to": (Wrong("first-trick", counting.first_winner),),
    "trischaken.trull": (Wrong("Sküs", skues_takes),),
}
"""Plausible mistakes that cannot be derived from the type of a value."""
