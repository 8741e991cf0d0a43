"""What a Renonce costs, told once more without a look at the engine."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from tests.laws.claims import Item
from tests.laws.karl.money import lines
from tests.laws.karl.plain import Points
from tests.laws.karl.scoring import Facts


def alone(offender: int, each: Mapping[int, Points]) -> list[Points]:
    """What everybody receives where the offender pays each of the others what is his."""
    return [-sum(each.values()) if seat == offender else each[seat] for seat in range(4)]


def in_fahren(offender: int, vorhand: int) -> list[Points]:
    """What everybody receives after a Renonce in Fahren."""
    each = 10 if offender == vorhand else 5
    return alone(offender, {seat: each for seat in range(4) if seat != offender})


def without_bird(offender: int, chosen: Mapping[str, str]) -> list[Points]:
    """What everybody receives after an Auch-Rufer without a bird."""
    each = 10 if chosen["auch-rufer-no-bird-value"] == "silent" else 15
    return alone(offender, {seat: each for seat in range(4) if seat != offender})


def in_a_game(facts: Facts, offender: int) -> list[Points]:
    """What everybody receives after a Renonce in a game with a declarer."""
    return alone(offender, {seat: _due(facts, offender, seat) for seat in range(4) if seat != offender})


def _due(facts: Facts, offender: int, seat: int) -> Points:
    """What one of the others receives."""
    account = offender if seat == facts.declarer else seat
    near = [one for one in _claimed(facts, offender) if one.against in (None, account)]
    if facts.chosen["renonce-negative-accounts"] == "declarer-only" and facts.declarer not in (seat, offender):
        near = [one if one.against is None else one._replace(doubled=()) for one in near]
    near = [one._replace(against=None) for one in near]
    if facts.chosen["renonce-what-is-paid"] == "own-announced":
        near = [one for one in near if one.name == "Spiel" or one.mine is facts.is_mine(seat)]
    if facts.chosen["renonce-what-is-paid"] == "without-kontra":
        near = [one._replace(doubled=()) for one in near]
    valats = sorted([one for one in near if one.name == "Valat"], key=lambda one: len(one.doubled))
    near = [one for one in near if one not in valats[:-1]]
    amounts = [amount for _, _, amount, _ in lines(_each_by_himself(facts), near)]
    each: Points = sum(max(amount, -amount) for amount in amounts)
    lone = seat == facts.declarer and facts.partner is None
    return each * 3 if lone and facts.chosen["renonce-defender-against-lone-player"] == "three-times" else each


def _each_by_himself(facts: Facts) -> Facts:
    """The same game, where everybody is paid the whole amount."""
    return facts.with_readings({"payment-per-pairing": "per-pairing"})


def _claimed(facts: Facts, offender: int) -> list[Item]:
    """The game and all that was announced, as won; lost by the declarer of a Sechser-Dreier who is at fault."""
    lost = offender == facts.declarer and facts.chosen["renonce-sechser-dreier-rate"] == "lost-price"
    games = [one for one in facts.spoken if one.item == "Spiel"]
    found = [Item("Spiel", mine=True, won=not lost, doubled=tuple(one.steps), against=one.of) for one in games]
    for item in dict.fromkeys(one.item for one in facts.spoken if one.item != "Spiel"):
        for mine in (True, False):
            together = facts.chosen["kontra-levels"] == "one-for-all"
            several = facts.announced(item, mine=mine)
            for told, game in itertools.product(several, games if together else [None]):
                doubled = tuple(told.steps if game is None else game.steps)
                against = None if game is None else game.of
                found.append(Item(item, mine, won=True, announced=True, doubled=doubled, against=against))
    return found
