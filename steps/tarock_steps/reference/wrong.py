"""Wrong values for a ruling: what a program might hold that errs on this one point."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tarock_engine import counting
from tarock_engine.actions import ITEMS, KOENIGFANG, Bid
from tarock_engine.cards import KOENIGE, NAMES, PACK_54, SPATZ, TRUMPS, UHU, Card, Mask, cards_in, named
from tarock_engine.findings import Finding
from tarock_engine.ruleset import RuleSet, Side, TalonUse, Worth
from tarock_engine.state import Bidding, Dealt, State

_CARDS_AT_LEAST: Final = 1 << 16
"""From here on a number is a set of cards, not a count."""


class Wrong(NamedTuple):
    """A wrong value: in which ``way`` it is wrong, as part of an id, and the ``value``."""

    way: str
    value: Any


def wrong_values(path: str, value: Any) -> list[Wrong]:
    """All wrong values for the ruling at ``path`` that leaves no choice; the most telling first."""
    if path in _THOUGHT_OF:
        return list(_THOUGHT_OF[path])
    return list(_wrong(path, value))


def _wrong(path: str, value: Any) -> Iterator[Wrong]:
    match value:
        case bool():
            yield Wrong("dropped" if value else "added", not value)
        case TalonUse():
            yield from (Wrong(use.name.lower(), use) for use in TalonUse if use not in (value, TalonUse.UNTOUCHED))
        case Side():
            yield Wrong(value.other.value, value.other)
            yield Wrong("nobody", None)
        case Worth():
            yield Wrong("+1", dataclasses.replace(value, augen=value.augen + 1))
            yield Wrong("-1", dataclasses.replace(value, augen=value.augen - 1))
        case int() if value >= _CARDS_AT_LEAST:
            yield from _other_sets(value)
        case int():
            yield Wrong("+1", value + 1)
            yield Wrong("-1", value - 1)
        case tuple():
            yield from _other_orders(value)
        case str():
            yield Wrong("another-word", f"{value}?")
        case _ if path.startswith(("play.follow", "play.fahren_follow")):
            yield Wrong("silent", _asks_for_nothing)
        case _:
            yield Wrong("silent", _nobody_objects)


def _other_sets(cards: Mask) -> Iterator[Wrong]:
    """A card less at either end of the set, a card more next to it."""
    there = cards_in(cards)
    for one in dict.fromkeys((there[0], there[-1])):
        yield Wrong(f"without-{NAMES[one]}", cards & ~(1 << one))
    nearest = [one for one in (*range(there[-1], len(NAMES)), *range(there[-1], -1, -1)) if not cards >> one & 1]
    yield from (Wrong(f"with-{NAMES[one]}", cards | 1 << one) for one in nearest[:1])


def _other_orders(things: tuple[Any, ...]) -> Iterator[Wrong]:
    """Every two neighbours swapped."""
    for place, (one, other) in enumerate(itertools.pairwise(things)):
        if one != other:
            yield Wrong(f"{other}-before-{one}", (*things[:place], other, one, *things[place + 2 :]))


# ------------------------------------------------------------------------------------------ values thought of


def _nobody_objects(*_: object) -> None:
    """No check at all."""


def _asks_for_nothing(*_: object) -> int:
    """A duty that is silent."""
    return 0


def _only_hearts(*_: object) -> Mask:
    """What goes when nothing has to be followed."""
    return 0xFF << 22


def _refuses(_auction: object, bid: Bid, clause: Any, rules: RuleSet) -> Finding | None:
    """Refuse every caller who needs no Vogerl."""
    contract = rules.by_name.get(bid.name)
    applies = contract is not None and contract.calls.value and contract.bird is None
    return Finding("a Vogerl is needed", (clause,)) if applies else None


def _asked_again(dealt: Dealt, _rules: RuleSet) -> State:
    """The bidding once more."""
    return Bidding(dealt, (), dealt.seating.vorhand)


def _neighbours(seats: Sequence[int]) -> Iterable[tuple[int, int]]:
    """Everybody with the next in turn only."""
    return itertools.pairwise(seats)


def _with_vorhand(seats: Sequence[int]) -> Iterable[tuple[int, int]]:
    """Vorhand with each of the others."""
    return ((seats[0], other) for other in seats[1:])


def _in_threes(cards: Mask, worths: tuple[Worth, ...]) -> int:
    """Augen as most other games count them: two fewer for every three cards."""
    return counting.one_by_one(cards, worths) - 2 * (cards.bit_count() // 3)


def _with_foes(sides: Any, winner: int) -> Side:
    """The declarer's tricks for him, all others against him."""
    return Side.DECLARER if winner == sides.declarer else Side.FOES


def _place(number: int) -> Callable[..., int]:
    """Always the same place of a trick, counted from its end where negative."""

    def place(_ranking: object, table: Sequence[Card]) -> int:
        return number % len(table)

    return place


_LEVELS: Final[Mapping[str, Mapping[str, int]]] = {
    "Spatzrufer": {"above-Uhurufer": 31},
    "Uhurufer": {"below-Spatzrufer": 19, "above-Dreier": 41},
    "Dreier": {"below-Uhurufer": 29},
    "Sechserdreier": {"below-Uhurufer": 25},
    "Solodreier": {"below-Dreier": 39},
}
_PLAIN_TRUMPS: Final = TRUMPS & ~named("I", "XXI", "Sküs")
_LOW_ELEVEN: Final = named(*NAMES[12:22])

_THOUGHT_OF: Final[Mapping[str, Sequence[Wrong]]] = {
    # A Königfang stands among them so that announcing one can be refused; by LUN-ANNOUNCING-005 nobody may.
    "announcing.announceable": tuple(
        Wrong(f"without-{gone}", tuple(one for one in ITEMS[1:] if one != gone))
        for gone in ITEMS[1:]
        if gone != KOENIGFANG
    ),
    "announcing.never": (Wrong("Trull", "Trull"), Wrong("nothing", "")),
    "bidding.all_pass": (Wrong("asked-again", _asked_again),),
    "bidding.checks.2": (Wrong("needs-a-bird", _refuses),),
    "bidding.highest_declares": (
        Wrong("first", lambda games, _contracts: games[0]),
        Wrong("last", lambda games, _contracts: games[-1]),
    ),
    "bidding.in_turn": (Wrong("backwards", -1), Wrong("every-second", 2)),
    "calling.partner": (
        Wrong("vorhand", lambda _hands, _king: 0),
        Wrong("nobody", lambda _hands, _king: None),
    ),
    "cards.pack": (Wrong("without-II", PACK_54 & ~(1 << UHU)), Wrong("without-7♣", PACK_54 & ~named("7♣"))),
    "contracts.Spatzrufer.bird": (Wrong("II", UHU),),
    "contracts.Uhurufer.bird": (Wrong("I", SPATZ),),
    **{
        f"contracts.{name}.level": tuple(Wrong(way, level) for way, level in ways.items())
        for name, ways in _LEVELS.items()
    },
    "contracts.Solorufer.level": (),  # its readings are all the places that there are
    "counting.method": (Wrong("in-threes", _in_threes),),
    "counting.own_tricks_in_fahren": (Wrong("leader", lambda trick: trick.leader),),
    "counting.partners_together": (Wrong("declarer-alone", _with_foes),),
    "counting.talon_in_fahren": (
        Wrong("last-trick", lambda tricks: tricks[-1].winner),
        Wrong("first-trick", lambda tricks: tricks[0].winner),
    ),
    "dealing.direction": (Wrong("clockwise", "clockwise"),),
    "dealing.packets": (Wrong("7-5", (7, 5)), Wrong("5-7", (5, 7))),
    "dealing.talon_packets": (Wrong("2-4", (2, 4)), Wrong("6-0", (6, 0))),
    "play.fahren_follow.3": (Wrong("only-hearts", _only_hearts),),
    "play.follow.3": (Wrong("only-hearts", _only_hearts),),
    "play.in_turn": (Wrong("backwards", -1),),
    "play.winner": (Wrong("last", _place(-1)), Wrong("leader", _place(0))),
    "play.winner_leads": (
        Wrong("leader-again", lambda trick: trick.leader),
        Wrong("next-seat", lambda trick: (trick.leader + 1) % 4),
    ),
    "sessions.first_dealer": (Wrong("next-seat", lambda seat: seat + 1),),
    "settling.partner_doubles": (Wrong("+1", 1),),
    "settling.pairs": (Wrong("neighbours", _neighbours), Wrong("vorhand-only", _with_vorhand)),
    "talon.face_up": (
        Wrong("high-ones", _LOW_ELEVEN),
        Wrong("without-II", TRUMPS & ~(1 << UHU)),
        Wrong("with-kings", TRUMPS | KOENIGE),
    ),
    "talon.last_resort": (
        Wrong("high-ones", _LOW_ELEVEN & ~named("XXI", "Sküs")),
        Wrong("without-II", _PLAIN_TRUMPS & ~(1 << UHU)),
        Wrong("without-XX", _PLAIN_TRUMPS & ~named("XX")),
        Wrong("with-D♥", _PLAIN_TRUMPS | named("D♥")),
    ),
    "trischaken.dealer_last": (Wrong("fourth", 3), Wrong("second", 1)),
}
"""Values that have to be thought of: plausible mistakes."""
