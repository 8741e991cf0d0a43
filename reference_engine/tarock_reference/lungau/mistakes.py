"""Plausible mistakes about Lungauer Königrufen: wrong values of single rulings, of which impostors are made.

An impostor is the reference engine with one ruling wrong; ``tarock prove`` tries whether the scenarios catch it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from tarock_engine import counting
from tarock_engine import play as cardplay
from tarock_engine.actions import KOENIGFANG, Bid
from tarock_engine.cards import FOUR_KOENIGE, TRUMP_I, TRUMP_II, TRUMPS
from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.refusals import Finding
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import ClauseId, in_words
from tarock_engine.seating import Seat
from tarock_engine.state import Bidding, Dealt, State
from tarock_language.message import message
from tarock_reference import mistakes
from tarock_reference.mistakes import Wrong, always_at, only_hearts, two_fewer_per_three, with_foes


@in_words("Refuse every caller who needs no Vogerl")
def _refuses(_bidding: object, bid: Bid, clause: ClauseId, rules: RuleSet) -> Finding | None:
    contract = rules.by_name.get(bid.name)
    applies = contract is not None and contract.calls.value and contract.bird is None
    return Finding(message("a Vogerl is needed"), (clause,)) if applies else None


@in_words("The bidding once more")
def _asked_again(dealt: Dealt, _rules: RuleSet) -> State:
    return Bidding(dealt, (), dealt.seating.vorhand)


@in_words("Everybody with the next in turn only")
def _neighbours(seats: Sequence[Seat]) -> Iterable[tuple[Seat, Seat]]:
    return itertools.pairwise(seats)


@in_words("Vorhand with each of the others")
def _with_vorhand(seats: Sequence[Seat]) -> Iterable[tuple[Seat, Seat]]:
    return ((seats[0], other) for other in seats[1:])


_LEVELS: Final[Mapping[str, Mapping[str, int]]] = {
    "Spatzrufer": {"above-Uhurufer": 31},
    "Uhurufer": {"below-Spatzrufer": 19, "above-Dreier": 41},
    "Dreier": {"below-Uhurufer": 29},
    "Solodreier": {"below-Dreier": 39},
}

THOUGHT_OF: Final[Mapping[str, Sequence[Wrong]]] = {
    **mistakes.WITH_TALON,
    # A Königfang stands among them so that announcing one can be refused; by LUN-ANNOUNCING-005 nobody may.
    "announcing.announceable": tuple(
        Wrong(f"without-{gone}", tuple(item for item in LUNGAU.items[1:] if item != gone))
        for gone in LUNGAU.items[1:]
        if gone != KOENIGFANG
    ),
    "announcing.never_announced": (Wrong("Trull", "Trull"), Wrong("nothing", "")),
    "bidding.begin_without_declarer": (Wrong("asked-again", _asked_again),),
    "bidding.checks.2": (Wrong("needs-a-bird", _refuses),),
    "bidding.find_declaring_bid": (
        Wrong("first", lambda games, _contracts: games[0]),
        Wrong("last", lambda games, _contracts: games[-1]),
    ),
    "contracts.Spatzrufer.bird": (Wrong("II", TRUMP_II),),
    "contracts.Uhurufer.bird": (Wrong("I", TRUMP_I),),
    **{
        f"contracts.{name}.level": tuple(Wrong(way, level) for way, level in ways.items())
        for name, ways in _LEVELS.items()
    },
    "contracts.Solorufer.level": (),  # its readings are all the places that there are
    "contracts.Sechserdreier.level": (Wrong("below-Uhurufer", 25), Wrong("above-Solodreier", 55)),
    "counting.method": (Wrong("in-threes", two_fewer_per_three),),
    "counting.own_tricks_in_fahren": (Wrong("leader", lambda trick: trick.leader),),
    "counting.partners_together": (Wrong("declarer-alone", with_foes),),
    "counting.talon_in_fahren": (
        Wrong("last-trick", counting.last_winner),
        Wrong("first-trick", counting.first_winner),
    ),
    "dealing.talon_packets": (Wrong("2-4", (2, 4)), Wrong("6-0", (6, 0))),
    "play.fahren_follow.3": (Wrong("only-hearts", only_hearts),),
    "play.leads": (Wrong("declarer", cardplay.declarer),),
    "play.winner": (Wrong("last", always_at(-1)), Wrong("leader", always_at(0))),
    "settling.doublings_by_partner": (Wrong("+1", 1),),
    "settling.pairs": (Wrong("neighbours", _neighbours), Wrong("vorhand-only", _with_vorhand)),
    "talon.face_up": (
        Wrong("high-ones", mistakes.LOW_ELEVEN),
        Wrong("without-II", TRUMPS & ~(1 << TRUMP_II)),
        Wrong("with-kings", TRUMPS | FOUR_KOENIGE),
    ),
    "talon.last_resort": mistakes.LAST_RESORT,
    "trischaken.dealer_speaks_at": (Wrong("fourth", 3), Wrong("first", 0)),
    "trischaken.dealer_plays_at": (Wrong("fourth", 3), Wrong("second", 1)),
}
"""Plausible mistakes that cannot be derived from the type of a value."""
