"""The model of questions about what may be played: what lies on the table, what the hand holds, and what binds it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

from tarock_protocol.cards import PACK
from tarock_protocol.codec import kind
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.questions import Question
from tarock_reference.variants import Variant
from tarock_searching.model.axes import ABSENT, NO, YES, Axis, Model, Row, yes_or_no
from tarock_searching.model.cards import (
    MORE,
    NAMED,
    SUITS,
    TAROCK,
    counted_up_to,
    in_pack_order,
    is_koenig,
    kind_of_card,
    named_in,
    number_meant,
    some_cards,
)

NAME: Final = "duties"
_NOTHING: Final = "nothing"
_KOENIG: Final = "König"
_TABLE: Final = ("1", "2", "3")
_TAROCKS: Final = 2
"""Up to how many Tarocks a hand has exactly so many; beyond, it has more."""
_OTHERS: Final = 1
"""The same for the cards of the suit led, and for those of other suits."""
_CALLED: Final = {
    f"{sort} {where}": (sort, where) for sort in (_KOENIG, TAROCK) for where in ("in hand", "on the table", "elsewhere")
}
"""Which card is called, and where it is."""
_BEATS: Final = ("no card", "some cards", "every card")
_TRIES: Final = 12


def may_play_model(variant: Variant, pack: Sequence[str], tricks: int) -> Model:
    """The model of a variant that is played with these cards, in so many tricks."""
    named, items = named_in(pack), variant.items[1:]
    games = [{"game": game} for game in variant.games]
    return Model(
        variant.based_on,
        kind(ask.MayPlay),
        NAME,
        (*_axes_of_trick(variant.games, tricks, named), *_axes_of_hand(named), *_axes_of_bonds(items)),
        lambda row, chance: _built(row, variant, pack, chance),
        lambda question: _read(question, variant, named),
        tuple(games),
    )


def _is_led(row: Row) -> bool:
    return row["led"] != _NOTHING


def _axes_of_trick(games: Sequence[str], tricks: int, named: Sequence[str]) -> Iterator[Axis]:
    yield Axis("game", tuple(games))
    yield Axis("number of the trick", tuple(str(number) for number in range(1, tricks + 1)))
    yield Axis("led", (_NOTHING, TAROCK, *SUITS))
    yield Axis("cards on the table", _TABLE, _is_led)
    yield Axis("a Tarock on a suit", (NO, YES), lambda row: row["led"] in SUITS and row["cards on the table"] != "1")
    for card in named:
        yield Axis(f"{card} lies", (NO, YES), _may_lie, rare=True)


def _may_lie(row: Row) -> bool:
    return row["led"] == TAROCK or row["a Tarock on a suit"] == YES


def _axes_of_hand(named: Sequence[str]) -> Iterator[Axis]:
    yield Axis("Tarocks in hand", ("1", "0", "2", MORE))
    yield Axis("suit led in hand", ("1", "0", MORE), lambda row: row["led"] in SUITS)
    yield Axis("other cards in hand", ("1", "0", MORE))
    for card in named:
        yield Axis(f"{card} in hand", (NO, YES), lambda row: row["Tarocks in hand"] != "0", rare=True)
    yield Axis("can be beaten by", _BEATS, _has_rivals)


def _has_rivals(row: Row) -> bool:
    """Whether the hand has a card that follows, or a Tarock where it has none of the suit led."""
    return _is_led(row) and (row["suit led in hand"] not in ("0", ABSENT) or row["Tarocks in hand"] != "0")


def _axes_of_bonds(items: Sequence[str]) -> Iterator[Axis]:
    yield Axis("called", (_NOTHING, *_CALLED))
    for item in items:
        yield Axis(f"{item} announced", (NO, YES), rare=True)


def _built(row: Row, variant: Variant, pack: Sequence[str], chance: random.Random) -> Question | None:
    """A question that reads as the row; a few choices of cards are tried."""
    named = named_in(pack)
    for _ in range(_TRIES):
        question = _tried(row, variant, pack, chance)
        if question is not None and _read(question, variant, named) == row:
            return question
    return None


def _tried(row: Row, variant: Variant, pack: Sequence[str], chance: random.Random) -> ask.MayPlay | None:
    table = _table(row, pack, chance)
    if table is None:
        return None
    hand = _hand(row, [card for card in pack if card not in table], chance)
    if hand is None:
        return None
    where = {"in hand": hand, "on the table": table, "elsewhere": [card for card in pack if card not in hand + table]}
    sort, place = _CALLED.get(row["called"], ("", ""))
    callable_ones = [card for card in where.get(place, ()) if _sort_of(card) == sort]
    if not callable_ones and place:
        return None
    return ask.MayPlay(
        id=1,
        rules=variant.based_on,
        contract=row["game"],
        hand=in_pack_order(hand),
        trick=table,
        number=int(row["number of the trick"]),
        announced=[item for item in variant.items[1:] if row[f"{item} announced"] == YES],
        called=chance.choice(callable_ones) if callable_ones else None,
    )


def _table(row: Row, pack: Sequence[str], chance: random.Random) -> list[str] | None:
    """The cards on the table; named ones lie there only if the row says so."""
    if not _is_led(row):
        return []
    named = named_in(pack)
    lying = [card for card in named if row[f"{card} lies"] == YES]
    free = [card for card in pack if card not in named]
    leads = _of_kind(row["led"], free) + (lying if row["led"] == TAROCK else [])
    first = chance.choice(leads)
    must = [card for card in lying if card != first]
    if row["a Tarock on a suit"] == YES and not must:
        must = [chance.choice(_of_kind(TAROCK, free))]
    others = [card for card in free if card != first and card not in must]
    if row["led"] != TAROCK and row["a Tarock on a suit"] != YES:
        others = [card for card in others if kind_of_card(card) != TAROCK]
    more = some_cards(int(row["cards on the table"]) - 1 - len(must), others, chance)
    if more is None:
        return None
    behind = must + more
    chance.shuffle(behind)
    return [first, *behind]


def _hand(row: Row, pack: Sequence[str], chance: random.Random) -> list[str] | None:
    """The cards of the hand; named ones are there only if the row says so."""
    held = [card for card in NAMED if row.get(f"{card} in hand") == YES]
    tarocks = number_meant(row["Tarocks in hand"], _TAROCKS, chance) - len(held)
    led = row["led"] if row["led"] in SUITS else ""
    parts = (
        some_cards(tarocks, [card for card in _of_kind(TAROCK, pack) if card not in NAMED], chance),
        some_cards(_number(row["suit led in hand"], chance), _of_kind(led, pack), chance),
        some_cards(
            _number(row["other cards in hand"], chance),
            [card for card in pack if kind_of_card(card) not in (TAROCK, led)],
            chance,
        ),
    )
    if any(part is None for part in parts) or not set(held) <= set(pack):
        return None
    return [*held, *(card for part in parts if part is not None for card in part)]


def _number(value: str, chance: random.Random) -> int:
    return 0 if value == ABSENT else number_meant(value, _OTHERS, chance)


def _of_kind(kind: str, cards: Sequence[str]) -> list[str]:
    return [card for card in cards if kind_of_card(card) == kind]


# ------------------------------------------------------------------------------------------------------ the inverse


def _read(question: Question, variant: Variant, named: Sequence[str]) -> Row | None:
    if (
        not isinstance(question, ask.MayPlay)
        or question.contract not in variant.games
        or len(question.trick) > len(_TABLE)
    ):
        return None
    table, hand = question.trick, question.hand
    led = kind_of_card(table[0]) if table else _NOTHING
    is_suit = led in SUITS
    trumped = is_suit and any(kind_of_card(card) == TAROCK for card in table)
    row = {
        "game": question.contract,
        "number of the trick": str(question.number),
        "led": led,
        "cards on the table": str(len(table)) if table else ABSENT,
        "a Tarock on a suit": yes_or_no(trumped) if is_suit and len(table) > 1 else ABSENT,
    }
    may_lie, tarocks = _may_lie(row), len(_of_kind(TAROCK, hand))
    row |= {f"{card} lies": yes_or_no(card in table) if may_lie else ABSENT for card in named}
    row |= {
        "Tarocks in hand": counted_up_to(_TAROCKS, tarocks),
        "suit led in hand": counted_up_to(_OTHERS, len(_of_kind(led, hand))) if is_suit else ABSENT,
        "other cards in hand": counted_up_to(_OTHERS, sum(kind_of_card(card) not in (TAROCK, led) for card in hand)),
    }
    row |= {f"{card} in hand": yes_or_no(card in hand) if tarocks else ABSENT for card in named}
    row["can be beaten by"] = _rivals(table, hand, led) if _has_rivals(row) else ABSENT
    row["called"] = _place(question.called, hand, table)
    return row | {f"{item} announced": yes_or_no(item in question.announced) for item in variant.items[1:]}


def _rivals(table: Sequence[str], hand: Sequence[str], led: str) -> str:
    """Which cards of those that follow, or of the Tarocks, are higher than the highest of that kind on the table."""
    suit = led if any(kind_of_card(card) == led for card in hand) else TAROCK
    lying, mine = _of_kind(suit, table), _of_kind(suit, hand)
    if suit != TAROCK and _of_kind(TAROCK, table):
        return _BEATS[0]
    best = min((PACK.index(card) for card in lying), default=len(PACK))
    higher = sum(PACK.index(card) < best for card in mine)
    return _BEATS[0] if not higher else _BEATS[2] if higher == len(mine) else _BEATS[1]


def _sort_of(card: str) -> str:
    """Whether a card is a König or a Tarock, which can be called; else its suit."""
    return _KOENIG if is_koenig(card) else kind_of_card(card)


def _place(called: str | None, hand: Sequence[str], table: Sequence[str]) -> str:
    if called is None:
        return _NOTHING
    place = "in hand" if called in hand else "on the table" if called in table else "elsewhere"
    return f"{_sort_of(called)} {place}"
