"""The model of questions about a session: what happened in a few deals, and how many plain ones were between them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from tarock_protocol.codec import kind
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.questions import PastDeal, Question
from tarock_protocol.seating import ACTIVE, SIZES
from tarock_reference.variants import Variant
from tarock_searching.model.axes import ABSENT, Axis, Model, Row

NAME: Final = "sessions"
_PLAIN: Final = "nothing"
_NO_GAME: Final = "no game"
_NONE: Final = "none"
_DEALS: Final = ("first", "second", "third")
_BETWEEN: Final = ("0", "1", "2", "3", "4", "5", "7", "8", "9", "12")
"""How many plain deals come before a told one."""
_HOURS: Final = (_NONE, "from the beginning", "from the second told deal", "from the next deal")
_PAYMENTS: Final = {
    "nobody paid": (),
    "one wins": (3, -1, -1, -1),
    "one loses": (-3, 1, 1, 1),
    "two win": (1, 1, -1, -1),
    "each his own": (4, -1, -2, -1),
}


def session_model(variant: Variant, events: Sequence[str], plain_game: str) -> Model:
    """The model of a variant in which these ``events`` are known, and whose usual game is ``plain_game``."""
    games = (plain_game, *(game for game in variant.games if game != plain_game), _NO_GAME)
    return Model(
        variant.based_on,
        kind(ask.Session),
        NAME,
        tuple(_axes(games, (_PLAIN, *events))),
        lambda row, chance: _built(row, variant.based_on, plain_game, chance),
        lambda question: _read(question, games, events, plain_game),
        tuple(_beginnings()),
    )


def _beginnings() -> Iterator[Row]:
    """So many deals as are told, in each of which somebody paid; else it would be a plain one."""
    for number in range(len(_DEALS) + 1):
        for payments in _PAYMENTS if number else ("nobody paid",):
            yield {"deals": str(number), **{f"{deal} payments": payments for deal in _DEALS}}


def _axes(games: tuple[str, ...], events: tuple[str, ...]) -> Iterator[Axis]:
    yield Axis("players", tuple(map(str, SIZES)))
    yield Axis("dealer", tuple(map(str, range(max(SIZES)))))
    yield Axis("deals", tuple(map(str, range(len(_DEALS) + 1))))
    for place, deal in enumerate(_DEALS):
        there = _has_more_than(place)
        yield Axis(f"plain deals before the {deal}", _BETWEEN, there)
        yield Axis(f"{deal} game", games, there)
        yield Axis(f"{deal} event", events, there)
        yield Axis(f"another {deal} event", events, _has_event(deal), rare=True)
        yield Axis(f"{deal} payments", tuple(_PAYMENTS), there)
    yield Axis("plain deals at the end", _BETWEEN)
    yield Axis("last hour", _HOURS)


def _has_more_than(place: int) -> Callable[[Row], bool]:
    return lambda row: int(row["deals"]) > place


def _has_event(deal: str) -> Callable[[Row], bool]:
    return lambda row: row[f"{deal} event"] not in (_PLAIN, ABSENT)


def _built(row: Row, source: str, plain_game: str, chance: random.Random) -> Question | None:
    players, dealer = int(row["players"]), int(row["dealer"])
    deals: list[PastDeal] = []
    starts: list[int] = []
    for deal in _DEALS[: int(row["deals"])]:
        deals += [PastDeal(contract=plain_game)] * int(row[f"plain deals before the {deal}"])
        starts.append(len(deals))
        game, told = row[f"{deal} game"], (row[f"{deal} event"], row[f"another {deal} event"])
        deals.append(
            PastDeal(
                contract="" if game == _NO_GAME else game,
                events=[event for event in told if event not in (_PLAIN, ABSENT)],
                payments=_paid(_PAYMENTS[row[f"{deal} payments"]], players, (dealer + len(deals)) % players, chance),
            )
        )
    deals += [PastDeal(contract=plain_game)] * int(row["plain deals at the end"])
    hours = dict(zip(_HOURS, (None, 0, starts[1] if len(starts) > 1 else -1, len(deals)), strict=True))
    hour = hours[row["last hour"]]
    if dealer >= players or hour == -1:
        return None
    return ask.Session(id=1, rules=source, players=players, dealer=dealer, deals=deals, last_hour=hour)


def _paid(parts: Sequence[int], players: int, out: int, chance: random.Random) -> list[int | str]:
    """Payments of these parts at random seats; a dealer who sits ``out`` has none."""
    if not parts:
        return []
    amount = chance.choice((1, 2, 5, 10))
    shuffled: list[int | str] = [amount * part for part in chance.sample(parts, len(parts))]
    if players > ACTIVE:
        shuffled.insert(out, 0)
    return shuffled


# ------------------------------------------------------------------------------------------------------ the inverse


def _read(question: Question, games: Sequence[str], events: Sequence[str], plain_game: str) -> Row | None:
    if not isinstance(question, ask.Session):
        return None
    if any(deal.contract not in (*games, "") or not {*deal.events} <= {*events} for deal in question.deals):
        return None
    told = [place for place, deal in enumerate(question.deals) if deal != PastDeal(contract=plain_game)]
    hour = _hour_of(question, told)
    if len(told) > len(_DEALS) or hour is None:
        return None
    row = {"players": str(question.players), "dealer": str(question.dealer), "deals": str(len(told))}
    before = 0
    for number, deal in enumerate(_DEALS):
        place = told[number] if number < len(told) else None
        if place is None:
            row.update(_read_deal(deal, None, ""))
        else:
            row.update(_read_deal(deal, question.deals[place], str(place - before)))
            before = place + 1
    row |= {"plain deals at the end": str(len(question.deals) - before), "last hour": hour}
    between = [value for axis, value in row.items() if axis.startswith("plain deals")]
    return row if {*between} <= {*_BETWEEN, ABSENT} else None


def _hour_of(question: ask.Session, told: Sequence[int]) -> str | None:
    if question.last_hour is None:
        return _NONE
    places = {len(question.deals): _HOURS[3]} | dict.fromkeys(told[1:2], _HOURS[2]) | {0: _HOURS[1]}
    return places.get(question.last_hour)


def _read_deal(deal: str, past: PastDeal | None, before: str) -> Row:
    own = (f"{deal} game", f"{deal} event", f"another {deal} event", f"{deal} payments")
    axes = (f"plain deals before the {deal}", *own)
    if past is None:
        return dict.fromkeys(axes, ABSENT)
    events = [*past.events, _PLAIN, _PLAIN]
    second = events[1] if events[0] != _PLAIN else ABSENT
    values = (before, past.contract or _NO_GAME, events[0], second, _name_of_payments(past.payments))
    return dict(zip(axes, values, strict=True))


def _name_of_payments(payments: Sequence[int | str]) -> str:
    amounts = Counter(str(payment) for payment in payments if payment != 0)
    if not amounts:
        return "nobody paid"
    rare, often = min(amounts, key=amounts.__getitem__), max(amounts, key=amounts.__getitem__)
    numbers = sorted(amounts.values())
    if numbers == [1, ACTIVE - 1] and rare.startswith("-") is not often.startswith("-"):
        return "one loses" if rare.startswith("-") else "one wins"
    return "two win" if numbers == [ACTIVE // 2, ACTIVE // 2] else "each his own"
