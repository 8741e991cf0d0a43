"""Plausible mistakes about Tarock-Königrufen: wrong values of single rulings, of which impostors are made.

An impostor is the reference engine with one ruling wrong; ``tarock prove`` tries whether the scenarios catch it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tarock_engine import counting, winning
from tarock_engine import play as cardplay
from tarock_engine.cards import Card
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import in_words
from tarock_engine.seating import further
from tarock_reference import mistakes
from tarock_reference.mistakes import Wrong, always_at, asks_for_suit

_ANNOUNCEABLE: Final = KOENIGRUFEN.announcing.announceable.value
_LEVELS: Final[Mapping[str, Mapping[str, int]]] = {
    "Piccolo": {"above-Zwiccolo": 21},
    "Zwiccolo": {"below-Piccolo": 9, "above-Solo": 31},
    "Solo": {"below-Zwiccolo": 19, "above-Bettel": 41},
    "Bettel": {"below-Solo": 29, "above-Besser-Rufer": 51},
    "Besser Rufer": {"below-Bettel": 39, "above-Dreier": 61},
    "Dreier": {"below-Besser-Rufer": 49, "above-Piccolo-Ouvert": 71},
    "Piccolo Ouvert": {"below-Dreier": 59, "above-Farbensolo": 81},
    "Farbensolo": {"below-Piccolo-Ouvert": 69, "above-Bettel-Ouvert": 91},
    "Bettel Ouvert": {"below-Farbensolo": 79, "above-Besser-Dreier": 101},
    "Besser Dreier": {"below-Bettel-Ouvert": 89, "above-Solo-Dreier": 111},
    "Solo Dreier": {"below-Besser-Dreier": 99},
}


@in_words("The highest trump takes the trick here too")
def _trumps_always(table: Sequence[Card], rules: RuleSet) -> int | None:
    return winning.highest_trump(table, rules)


THOUGHT_OF: Final[Mapping[str, Sequence[Wrong]]] = {
    **mistakes.WITH_CARDS_FACE_DOWN,
    "announcing.announceable": tuple(
        Wrong(f"without-{gone}", tuple(item for item in _ANNOUNCEABLE if item != gone)) for gone in _ANNOUNCEABLE
    ),
    "announcing.in_farbensolo": (Wrong("Trull-too", ("Valat", "Trull")),),
    "bidding.find_declaring_bid": (Wrong("first", lambda games: games[0]),),
    "bidding.priority": (Wrong("from-the-dealer", -1),),
    "bonuses.silent_in_farbensolo": (
        Wrong("Trull-too", ("Trull",)),
        Wrong("Könige-too", ("Könige",)),
        Wrong("Pagat-too", ("Pagat",)),
    ),
    "calling.partner_of_own_caller": (
        Wrong("next-seat", lambda declarer, seating: further(declarer, 1, seating.players)),
    ),
    "cards.birds": (
        Wrong("Uhu-before-Pagat", (1, 0, 2, 3)),
        Wrong("Kakadu-before-Uhu", (0, 2, 1, 3)),
        Wrong("Marabu-before-Kakadu", (0, 1, 3, 2)),
    ),
    **{
        f"contracts.{name}.level": tuple(Wrong(way, level) for way, level in ways.items())
        for name, ways in _LEVELS.items()
    },
    "counting.talon_in_trischaken": (
        Wrong("last-trick", counting.last_winner),
        Wrong("first-trick", counting.first_winner),
    ),
    "play.farbensolo_leads": (Wrong("vorhand", cardplay.vorhand),),
    "play.farbensolo_suit_wins": (Wrong("trump", _trumps_always), Wrong("last", always_at(-1))),
    "play.farbensolo_trump_wins": (Wrong("leader", always_at(0)),),
    "play.farbensolo_void": (Wrong("anything", asks_for_suit),),
    "play.leads": (Wrong("declarer", cardplay.declarer),),
    "play.negative_leads": (Wrong("vorhand", cardplay.vorhand),),
    "play.suit_wins": (Wrong("last", always_at(-1)), Wrong("leader", always_at(0))),
    "settling.bonus_step_times": (Wrong("added-up", (1, 2, 3, 4)), Wrong("never", (1, 1, 1, 1))),
    "settling.game_step_times": (Wrong("added-up", (1, 2, 3, 4)), Wrong("never", (1, 1, 1, 1))),
    "talon.last_resort": mistakes.LAST_RESORT,
    "trischaken.own_tricks": (Wrong("leader", lambda trick: trick.leader),),
}
"""Plausible mistakes that cannot be derived from the type of a value."""
