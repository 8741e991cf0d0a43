"""The model of questions about dealing: how the pack is cut or knocked on, and to whom the first packet goes."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

from tarock_protocol.codec import kind
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.questions import Question
from tarock_protocol.seating import ACTIVE, SIZES, SeatNames
from tarock_searching.model.axes import Axis, Model, Row
from tarock_searching.model.parties import NOTHING, PLACES

NAME: Final = "dealing"
_CUTS: Final = ("some cards", "none", "one", "a few", "nearly all", "all but one")
_FEW: Final = 6
_IN_TURN: Final = "in turn"
_OTHERWISE: Final = "otherwise"
_CHOSEN: Final = (NOTHING, _IN_TURN, _OTHERWISE)


def dealing_model(rules: str, pack: Sequence[str]) -> Model:
    """The model of a variant that is played with these cards."""
    return Model(
        rules,
        kind(ask.Dealing),
        NAME,
        tuple(_axes()),
        lambda row, chance: _built(row, rules, pack, chance),
        lambda question: _read(question, len(pack)),
        given=frozenset(),
    )


def _axes() -> Iterator[Axis]:
    yield Axis("players", tuple(map(str, SIZES)))
    yield Axis("dealer", tuple(map(str, range(max(SIZES)))))
    yield Axis("lifted off", _CUTS)
    yield Axis("first packet to", (NOTHING, *PLACES))
    yield Axis("packets chosen", _CHOSEN, rare=True)


def _built(row: Row, rules: str, pack: Sequence[str], chance: random.Random) -> Question:
    players, last = int(row["players"]), len(pack) - 1
    dealer = int(row["dealer"]) % players
    few = chance.randint(2, _FEW)
    cuts = dict(zip(_CUTS, (chance.randint(_FEW + 1, last - _FEW - 1), 0, 1, few, last - few + 1, last), strict=True))
    place = row["first packet to"]
    chosen = [*range(ACTIVE)]
    if row["packets chosen"] == _OTHERWISE:
        chosen = [*chosen[1:], 0] if chance.randrange(2) else chosen[::-1]
    return ask.Dealing(
        id=1,
        rules=rules,
        players=players,
        dealer=dealer,
        pack=chance.sample(pack, len(pack)),
        cut=cuts[row["lifted off"]],
        starts=None if place == NOTHING else SeatNames(players, dealer).active[PLACES.index(place)],
        chosen=None if row["packets chosen"] == NOTHING else chosen,
    )


def _read(question: Question, size: int) -> Row | None:
    if not isinstance(question, ask.Dealing):
        return None
    order = SeatNames(question.players, question.dealer).active
    if question.starts is not None and question.starts not in order:
        return None
    chosen = question.chosen
    return {
        "players": str(question.players),
        "dealer": str(question.dealer),
        "lifted off": _cut(question.cut, size),
        "first packet to": NOTHING if question.starts is None else PLACES[order.index(question.starts)],
        "packets chosen": NOTHING if chosen is None else _IN_TURN if chosen == sorted(chosen) else _OTHERWISE,
    }


def _cut(number: int, size: int) -> str:
    known = {0: "none", 1: "one", size - 1: "all but one"}
    return known.get(number, "a few" if number <= _FEW else "nearly all" if number >= size - _FEW else _CUTS[0])
