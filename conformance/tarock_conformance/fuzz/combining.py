"""Small questions that combine evenly what the suite has apart: any cards, any game, any item at any depth.

Each kind of question that can be put together so has a maker here; what comes of it need not be a question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tarock_steps.catalogue.loading import table_of
from tarock_steps.protocol.messages import questions as ask
from tarock_steps.protocol.messages.parts import Item
from tarock_steps.protocol.seating import ACTIVE

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from tarock_conformance.fuzz.material import Material

_THIN: Final = 4
"""How many cards a hand has at most, so that it is a late one."""
_ITEMS: Final = 3
_STEPS: Final = 5
"""How deep a ladder of doublings is tried."""
_TARIFFS: Final = (None, None, 5, 20)


def combined(material: Material, chance: random.Random) -> ask.Question | None:
    """A small question; none where the suite has not shown yet what it could be made of."""
    make = chance.choice(_MAKERS)
    return make(material, chance)


def _a_trick(material: Material, chance: random.Random) -> ask.Question | None:
    contract = material.value(chance, "Trick", "contract")
    if contract is None:
        return None
    players = chance.choice((ACTIVE, ACTIVE, ACTIVE + 1))
    return ask.Trick(
        id=1,
        rules=material.source,
        contract=contract,
        players=players,
        dealer=chance.randrange(players),
        leader=chance.randrange(players),
        cards=_near_each_other(_pack(material), chance, ACTIVE),
    )


def _a_late_card(material: Material, chance: random.Random) -> ask.Question | None:
    contract = material.value(chance, "MayPlay", "contract")
    if contract is None:
        return None
    size = chance.randint(1, _THIN)
    cards = _near_each_other(_pack(material), chance, size + ACTIVE - 1)
    chance.shuffle(cards)
    return ask.MayPlay(
        id=1,
        rules=material.source,
        contract=contract,
        hand=cards[:size],
        trick=cards[size : size + chance.randrange(ACTIVE)],
        number=table_of(material.source).hand - size + 1,
        announced=material.value(chance, "MayPlay", "announced") or [],
        called=material.value(chance, "MayPlay", "called"),
    )


def _a_count(material: Material, chance: random.Random) -> ask.Question | None:
    pack = _pack(material)
    return ask.Count(id=1, rules=material.source, cards=chance.sample(pack, chance.randint(1, len(pack))))


def _a_settlement(material: Material, chance: random.Random) -> ask.Question | None:
    contract = material.value(chance, "Settle", "contract")
    if contract is None:
        return None
    players = chance.choice((ACTIVE, ACTIVE, ACTIVE + 1))
    declarer, partner = chance.sample(range(players), 2)
    names = {"Spiel", *(material.value(chance, "items", "item") for _ in range(chance.randrange(_ITEMS)))} - {None}
    sides = ([declarer, partner], [seat for seat in range(players) if seat not in (declarer, partner)])
    return ask.Settle(
        id=1,
        rules=material.source,
        contract=contract,
        players=players,
        dealer=chance.randrange(players),
        declarer=declarer,
        partner=chance.choice((partner, None)),
        items=[_an_item(str(name), sides, chance) for name in sorted(map(str, names))],
        tariff=chance.choice(_TARIFFS),
    )


def _an_item(name: str, sides: tuple[list[int], list[int]], chance: random.Random) -> Item:
    owner = 0 if name == "Spiel" else chance.randrange(2)
    steps = chance.choice((0, 0, *range(1, _STEPS + 1)))
    announced = name == "Spiel" or steps > 0 or chance.random() < 0.5  # noqa: PLR2004 - as often as not
    return Item(
        item=name,
        side="declarer" if owner == 0 else "foes",
        won=chance.choice((True, False)),
        announced=announced and name != "Spiel",
        doubled=[chance.choice(sides[(owner + 1 + step) % 2]) for step in range(steps)],
    )


def _near_each_other(pack: tuple[str, ...], chance: random.Random, number: int) -> list[str]:
    """Cards of which some are next to each other in the pack, so of one suit and of nearly one rank."""
    place = chance.randrange(len(pack) - number)
    near = chance.randint(1, number)
    first = list(pack[place : place + near])
    rest = [card for card in pack if card not in first]
    cards = first + chance.sample(rest, number - near)
    chance.shuffle(cards)
    return cards


def _pack(material: Material) -> tuple[str, ...]:
    return table_of(material.source).pack({})


_MAKERS: Final[tuple[Callable[[Material, random.Random], ask.Question | None], ...]] = (
    *(_a_trick, _a_late_card, _a_settlement, _a_settlement),
    _a_count,
)
