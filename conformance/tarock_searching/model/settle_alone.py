"""The model of settlements where everybody plays for himself: who has no trick, who has the most Augen, how many."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import Final

import msgspec

from tarock_protocol.codec import kind
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.parts import Amount
from tarock_protocol.messages.questions import Question
from tarock_protocol.seating import ACTIVE, SIZES, SeatNames
from tarock_searching.model.augen import AUGEN, AugenCount, augen_beside_half
from tarock_searching.model.axes import ABSENT, NO, YES, Axis, Model, Row, yes_or_no

NAME: Final = "settled alone"
_PLACES: Final = ("Vorhand", "second", "third", "fourth")
_OF_TWO: Final = "two of them"
_MOST: Final = (*_PLACES, _OF_TWO, "three or more")
_GIVEN: Final = frozenset({"game", "players", "dealer"})
"""The axes that a question always has as the row says; the others are wishes."""
_TWO: Final = 2
_TARIFFS: Final = (5, 20)
_DEALS: Final = 60
"""How many distributions of the cards are tried, to come to the wished Augen."""


def settle_alone_model(counting: AugenCount) -> Model:
    """The model of a variant."""
    games = counting.saying.variant.games
    half = counting.half
    return Model(
        counting.saying.variant.based_on,
        kind(ask.Settle),
        NAME,
        tuple(_axes(games)),
        lambda row, chance: _built(row, counting, half, chance),
        lambda question: _read(question, games, half),
        beginnings=tuple(
            {"game": game, "tariff": tariff, "tricks are told": told, "Talon counts": talon}
            for game, tariff, told, talon in product(games, (NO, YES), (YES, NO), (NO, YES))
        ),
        given=_GIVEN,
    )


def _axes(games: Sequence[str]) -> Iterator[Axis]:
    yield Axis("game", tuple(games))
    yield Axis("players", tuple(map(str, SIZES)))
    yield Axis("dealer", tuple(map(str, range(max(SIZES)))))
    yield Axis("tariff", (NO, YES))
    yield Axis("deal counts twice", (NO, YES))
    yield Axis("tricks are told", (YES, NO))
    yield Axis("Talon counts", (NO, YES))
    for place in _PLACES:
        yield Axis(f"{place} without a trick", (NO, YES), lambda row: row["tricks are told"] == YES)
    yield Axis("most Augen", _MOST)
    yield Axis("number of the most Augen", AUGEN)


def _built(row: Row, counting: AugenCount, half: Fraction, chance: random.Random) -> Question | None:
    """The first question of some deals of the cards that meets both wishes about the Augen.

    If none does, it is the last that meets one of them; if none does that, the first that can be read.
    """
    players, dealer = int(row["players"]), int(row["dealer"])
    takers = [place for place in _PLACES if row[f"{place} without a trick"] != YES]
    if dealer >= players or not takers:
        return None
    best: ask.Settle | None = None
    for _ in range(_DEALS):
        question = _dealt(row, takers, counting, chance)
        read = _read(question, counting.saying.variant.games, half)
        wishes = ("most Augen", "number of the most Augen")
        if read is not None and (best is None or any(read[axis] == row[axis] for axis in wishes)):
            best = question
        if read is not None and all(read[axis] == row[axis] for axis in wishes):
            return question
    return best


def _dealt(row: Row, takers: Sequence[str], counting: AugenCount, chance: random.Random) -> ask.Settle:
    players, dealer = int(row["players"]), int(row["dealer"])
    order = SeatNames(players, dealer).active
    tricks, augen = [0] * players, [Fraction(0)] * players
    for number in range(counting.tricks):
        tricks[order[_PLACES.index(takers[number] if number < len(takers) else chance.choice(takers))]] += 1
    cards = chance.sample(counting.saying.pack, len(counting.saying.pack))
    with_talon = chance.choice([seat for seat in order if tricks[seat]]) if row["Talon counts"] == YES else None
    talon = len(cards) - ACTIVE * counting.tricks
    for seat in order:
        number = ACTIVE * tricks[seat] + (talon if seat == with_talon else 0)
        augen[seat] = counting.augen(cards[:number])
        del cards[:number]
    return ask.Settle(
        id=1,
        rules=counting.saying.variant.based_on,
        contract=row["game"],
        players=players,
        dealer=dealer,
        augen=[_on_wire(number) for number in augen],
        tricks=tricks if row["tricks are told"] == YES else [],
        tariff=chance.choice(_TARIFFS) if row["tariff"] == YES else None,
        doubled=True if row["deal counts twice"] == YES else msgspec.UNSET,
    )


def _on_wire(number: Fraction) -> Amount:
    return number.numerator if number.denominator == 1 else str(number)


def _read(question: Question, games: Sequence[str], half: Fraction) -> Row | None:
    if not isinstance(question, ask.Settle) or question.declarer is not None or question.contract not in games:
        return None
    if question.said or not question.augen or isinstance(question.renonce, int):
        return None
    order = SeatNames(question.players, question.dealer).active
    augen = [Fraction(question.augen[seat]) for seat in order]
    row = {
        "game": question.contract,
        "players": str(question.players),
        "dealer": str(question.dealer),
        "tariff": yes_or_no(question.tariff is not None),
        "deal counts twice": yes_or_no(question.doubled is True),
        "tricks are told": yes_or_no(question.tricks),
        "Talon counts": yes_or_no(sum(augen) == 2 * half),
    }
    row |= {
        f"{place} without a trick": yes_or_no(not question.tricks[seat]) if question.tricks else ABSENT
        for place, seat in zip(_PLACES, order, strict=True)
    }
    most = [place for place, number in zip(_PLACES, augen, strict=True) if number == max(augen)]
    row["most Augen"] = most[0] if len(most) == 1 else _OF_TWO if len(most) == _TWO else _MOST[-1]
    return row | {"number of the most Augen": augen_beside_half(max(augen) - half)}
