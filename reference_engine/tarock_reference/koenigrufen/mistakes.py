"""Plausible mistakes about Tarock-Königrufen: wrong values of single rulings, of which impostors are made.

An impostor is the reference engine with one ruling wrong; ``tarock prove`` tries whether the scenarios catch it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tarock_engine import amounts, counting, winning
from tarock_engine import play as cardplay
from tarock_engine.cards import FOUR_KOENIGE, NAMES, PACK_54, TRUMP_II, TRUMPS, Card, named
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import in_words
from tarock_engine.seating import SEATS, further
from tarock_reference.mistakes import Wrong, always_at, asks_for_suit, more_than_needed, only_hearts

_ANNOUNCEABLE: Final = KOENIGRUFEN.announcing.announceable.value
_PLAIN_TRUMPS: Final = TRUMPS & ~named("I", "XXI", "Sküs")
_LOW_ELEVEN: Final = named(*NAMES[12:22])
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
    "announcing.announceable": tuple(
        Wrong(f"without-{gone}", tuple(item for item in _ANNOUNCEABLE if item != gone)) for gone in _ANNOUNCEABLE
    ),
    "announcing.in_farbensolo": (Wrong("Trull-too", ("Valat", "Trull")),),
    "bidding.in_turn": (Wrong("backwards", -1), Wrong("every-second", 2)),
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
    "calling.find_partner": (
        Wrong("vorhand", lambda _hands, _king: 0),
        Wrong("nobody", lambda _hands, _king: None),
    ),
    "cards.birds": (
        Wrong("Uhu-before-Pagat", (1, 0, 2, 3)),
        Wrong("Kakadu-before-Uhu", (0, 2, 1, 3)),
        Wrong("Marabu-before-Kakadu", (0, 1, 3, 2)),
    ),
    "cards.pack": (Wrong("without-II", PACK_54 & ~(1 << TRUMP_II)), Wrong("without-7♣", PACK_54 & ~named("7♣"))),
    **{
        f"contracts.{name}.level": tuple(Wrong(way, level) for way, level in ways.items())
        for name, ways in _LEVELS.items()
    },
    "counting.talon_in_trischaken": (
        Wrong("last-trick", counting.last_winner),
        Wrong("first-trick", counting.first_winner),
    ),
    "counting.who_needs": (Wrong("more", more_than_needed),),
    "dealing.direction": (Wrong("clockwise", "clockwise"),),
    "dealing.packets": (Wrong("7-5", (7, 5)), Wrong("5-7", (5, 7))),
    "dealing.starts": (Wrong("second", 1), Wrong("dealer", 3)),
    "dealing.talon_packets": (Wrong("6-0", (6, 0)), Wrong("3-3", (3, 3))),
    "play.farbensolo_leads": (Wrong("vorhand", cardplay.vorhand),),
    "play.farbensolo_suit_wins": (Wrong("trump", _trumps_always), Wrong("last", always_at(-1))),
    "play.farbensolo_trump_wins": (Wrong("leader", always_at(0)),),
    "play.farbensolo_void": (Wrong("anything", asks_for_suit),),
    "play.follow.3": (Wrong("only-hearts", only_hearts),),
    "play.in_turn": (Wrong("backwards", -1),),
    "play.leads": (Wrong("declarer", cardplay.declarer),),
    "play.negative_leads": (Wrong("vorhand", cardplay.vorhand),),
    "play.suit_wins": (Wrong("last", always_at(-1)), Wrong("leader", always_at(0))),
    "play.winner_leads": (
        Wrong("leader-again", lambda trick: trick.leader),
        Wrong("next-seat", lambda trick: (trick.leader + 1) % 4),
    ),
    "sessions.first_dealer": (Wrong("next-seat", lambda seat: further(seat, 1, len(SEATS))),),
    "settling.bonus_step_times": (Wrong("added-up", (1, 2, 3, 4)), Wrong("never", (1, 1, 1, 1))),
    "settling.game_step_times": (Wrong("added-up", (1, 2, 3, 4)), Wrong("never", (1, 1, 1, 1))),
    "settling.rounding": (Wrong("upwards", amounts.upwards),),
    "talon.face_down": (
        Wrong("pictures-shown", PACK_54 & ~TRUMPS & ~named("D♥", "D♦", "D♠", "D♣")),
        Wrong("all-shown", 0),
    ),
    "talon.face_up": (
        Wrong("high-ones", _LOW_ELEVEN),
        Wrong("without-II", TRUMPS & ~(1 << TRUMP_II)),
        Wrong("none", FOUR_KOENIGE),
    ),
    "talon.last_resort": (
        Wrong("high-ones", _LOW_ELEVEN & ~named("XXI", "Sküs")),
        Wrong("without-II", _PLAIN_TRUMPS & ~(1 << TRUMP_II)),
        Wrong("without-XX", _PLAIN_TRUMPS & ~named("XX")),
        Wrong("with-D♥", _PLAIN_TRUMPS | named("D♥")),
    ),
    "trischaken.own_tricks": (Wrong("leader", lambda trick: trick.leader),),
}
"""Plausible mistakes that cannot be derived from the type of a value."""
