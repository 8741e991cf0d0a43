"""Small questions that combine games, items and states evenly, from tables of all combinations.

Chance fills in what a table leaves open. Which places of it a campaign takes stands in ``combination_tables``.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tarock_protocol.cards import PACK
from tarock_protocol.codec import kind
from tarock_protocol.messages import questions as ask
from tarock_protocol.seating import ACTIVE
from tarock_searching.make.combination_tables import Combinations
from tarock_searching.make.mutating import mutated
from tarock_searching.make.settlements import SHEETS, SIDES, sheets, sides_settled
from tarock_steps.catalogue.loading import table_of

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from tarock_protocol.messages.answers import HelloAnswer
    from tarock_searching.make.material import Material

_SETTLED: Final = (SHEETS, SIDES)
_READINGS: Final = "readings"
_THIN: Final = 4
"""A thin hand, as late in a deal, has fewer than this many cards beyond one of each kind."""
_KINDS: Final = 3
"""How many kinds of cards matter in a hand: the suit led, trumps, and the rest."""
_OF_A_READING: Final = 12
"""How many questions are asked about each reading."""
_TALLIES: Final = (ACTIVE, ACTIVE, ACTIVE + 1)
"""Numbers of players to choose from: four is twice as likely as five."""
_OFTEN: Final = 0.5
_NOTHING: Final = ""
_TRUMPS: Final = "T"
_LED: Final = (_NOTHING, _TRUMPS, "♥", "♦", "♠", "♣")
_TELLING: Final = ("Sküs", "XXI", "XX", "IIII", "III", "II", "I")
"""Trumps that can matter for more than their rank."""


def all_combinations(material: Material, hello: HelloAnswer) -> tuple[Combinations, ...]:
    """The tables of a source, readings last; tables of settlements only if the program offers ``settle``."""
    settled = (sheets(material), sides_settled(material)) if is_asked_of(SHEETS, hello) else ()
    return (_pairs(material), _duties(material), *settled, _piles(material), _readings(material))


def is_asked_of(table: str, hello: HelloAnswer) -> bool:
    """Whether a program with this ``hello`` is asked about the table of that name."""
    return table not in _SETTLED or kind(ask.Settle) in hello.questions


def is_in_vain(table: str, source: str, hello: HelloAnswer) -> bool:
    """Whether a program with this ``hello`` offers no question at any place of the table."""
    return table == _READINGS and not hello.rules.get(source)


def _pairs(material: Material) -> Combinations:
    """Two cards in a trick, one before the other: every pair of the pack, in both orders."""
    pack, games = _pack(material), material.variant.games
    behind = len(pack) - 1

    def tricks(place: int, chance: random.Random) -> Iterator[ask.Question]:
        first, second = divmod(place, behind)
        pair = [pack[first], pack[second + (second >= first)]]
        for players in (chance.choice(_TALLIES), ACTIVE):
            yield ask.Trick(
                id=1,
                rules=material.source,
                contract=chance.choice(games),
                players=players,
                dealer=chance.randrange(players),
                leader=chance.randrange(players),
                cards=_with_others(pair, pack, chance),
            )

    return Combinations("pairs of cards", len(pack) * behind, tricks)


def _with_others(pair: list[str], pack: Sequence[str], chance: random.Random) -> list[str]:
    """A trick with a pair of cards in its order; half of the time the first of them is led and the other follows."""
    others = chance.sample([card for card in pack if card not in pair], ACTIVE - len(pair))
    places = (0, 1) if chance.random() < _OFTEN else sorted(chance.sample(range(ACTIVE), len(pair)))
    for place, card in zip(places, pair, strict=True):
        others.insert(place, card)
    return others


def _duties(material: Material) -> Combinations:
    """Every game, suit led, choice of kinds of cards in a thin hand, and number of the trick.

    A hand never has more kinds of cards than it can hold cards in that trick.
    """
    pack = _pack(material)
    most = {number: _most_held(number, material) for number in range(1, table_of(material.source).hand + 1)}
    held = [(led, kinds) for led in _LED for kinds in _kinds_held(led)]
    thin = [(led, kinds, number) for led, kinds in held for number in most if len(kinds) <= most[number]]
    places = [(game, *late) for game in material.variant.games for late in thin]

    def may_play(place: int, chance: random.Random) -> Iterator[ask.Question]:
        game, led, kinds, number = places[place]
        hand = _hand(kinds, pack, chance, most[number])
        free = ask.MayPlay(
            id=1,
            rules=material.source,
            contract=game,
            hand=hand,
            trick=_trick(led, [card for card in pack if card not in hand], chance),
            number=number,
        )
        announced = material.value(chance, "MayPlay", "announced") or []
        called = material.value(chance, "MayPlay", "called")
        if chance.random() < _OFTEN:
            yield replace(free, announced=announced, called=called)
            yield replace(free, announced=announced)
        yield free

    return Combinations("duties", len(places), may_play)


def _most_held(number: int, material: Material) -> int:
    """How many cards a player may hold in this trick, limited to the size of a thin hand."""
    plain, pack = table_of(material.source).plain_game, _pack(material)
    sizes = range(1, _KINDS + _THIN)
    hands = (
        ask.MayPlay(id=1, rules=material.source, contract=plain, hand=[*pack[:size]], trick=[], number=number)
        for size in sizes
    )
    return sum(map(material.is_question, hands))


def _kinds_held(led: str) -> list[tuple[str, ...]]:
    """Every choice of one or more kinds of cards: the suit led, trumps, and the rest, which counts as one kind."""
    rest = "".join(suit for suit in _LED[2:] if suit != led)
    kinds = [kind for kind in (led, _TRUMPS) if kind] if led != _TRUMPS else [_TRUMPS]
    each = [*kinds, rest]
    return [some for size in range(1, len(each) + 1) for some in combinations(each, size)]


def _hand(kinds: Sequence[str], pack: Sequence[str], chance: random.Random, most: int) -> list[str]:
    """A card of each kind, and some more; at most ``most`` cards in all."""
    hand = [_one_of(kind, pack, chance) for kind in kinds]
    more = [_one_of(chance.choice(kinds), pack, chance) for _ in range(min(chance.randrange(_THIN), most - len(hand)))]
    return sorted({*hand, *more}, key=PACK.index)


def _one_of(kind: str, pack: Sequence[str], chance: random.Random) -> str:
    of_kind = [card for card in pack if _kind(card) in kind]
    telling = [card for card in of_kind if card in _TELLING]
    return chance.choice(chance.choice((of_kind, telling or of_kind)))


def _trick(led: str, others: Sequence[str], chance: random.Random) -> list[str]:
    """A lead and up to two more cards; empty if nothing is led, or if no card of the suit is left."""
    leads = [card for card in others if _kind(card) == led]
    if not leads:
        return []
    first = chance.choice(leads)
    more = chance.sample([card for card in others if card != first], chance.randrange(ACTIVE - 1))
    return [first, *more]


def _kind(card: str) -> str:
    return card[-1] if card[-1] in _LED[2:] else _TRUMPS


def _piles(material: Material) -> Combinations:
    """Every card in a pile of every size."""
    pack = _pack(material)

    def counts(place: int, chance: random.Random) -> Iterator[ask.Question]:
        first, more = divmod(place, len(pack))
        others = chance.sample([card for card in pack if card != pack[first]], more)
        yield ask.Count(id=1, rules=material.source, cards=[pack[first], *others])

    return Combinations("cards in piles", len(pack) ** 2, counts)


def _readings(material: Material) -> Combinations:
    """Every reading, in questions about the clauses of its dispute."""
    disputes = material.disputes
    readings = [
        (held, reading) for option in sorted(disputes) for held in [disputes[option]] for reading in held.values
    ]

    def asked(place: int, chance: random.Random) -> Iterator[ask.Question]:
        dispute, reading = readings[place // _OF_A_READING]
        for question in material.about((dispute.clause, *dispute.also), chance):
            changed = mutated(question, material, chance) if chance.random() < _OFTEN else question
            for candidate in (changed or question, question):
                yield replace(candidate, options={**candidate.options, dispute.option: reading})

    return Combinations(_READINGS, len(readings) * _OF_A_READING, asked)


def _pack(material: Material) -> tuple[str, ...]:
    return table_of(material.source).pack({})
