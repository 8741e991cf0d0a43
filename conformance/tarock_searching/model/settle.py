"""The model of settlements with a declarer: the game, who sits where, and each item of each side with its doublings."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

import msgspec

from tarock_protocol.codec import kind
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.parts import Item, Side
from tarock_protocol.messages.questions import Question
from tarock_protocol.seating import ACTIVE, SIZES, SeatNames
from tarock_reference.variants import Variant
from tarock_searching.model.axes import ABSENT, NO, YES, Axis, Model, Row, yes_or_no

NAME: Final = "items settled"
_GAME: Final = "Spiel"
_VALAT: Final = "Valat"
_SIDES: Final[tuple[Side, Side]] = ("declarer", "foes")
_STEPS: Final = tuple("01234")
"""How often an item can be doubled, as values; which of them a source has, its reference says."""
_PLACES: Final = ("Vorhand", "second", "third", "fourth")
_NOBODY: Final = "nobody"
_PARTNERS: Final = (_NOBODY, "next", "opposite", "before")
_FOES: Final = ("first opponent", "second opponent", "third opponent")
_OFFENDERS: Final = (_NOBODY, "declarer", "partner", *_FOES)
_WON: Final = "won"
_LOST: Final = "lost"
_SILENT: Final = {_WON: (True, False), _LOST: (False, False)}
_STATES: Final = {**_SILENT, "announced and won": (True, True), "announced and lost": (False, True)}
"""Whether an item was won, and whether it was announced."""
_TARIFFS: Final = (5, 20)
_EACH: Final = "each for himself"
_TOGETHER: Final = "together"


class _Entry(NamedTuple):
    """An item of a side, and how its axes are called; the game is the declarer's."""

    item: str
    side: Side

    @property
    def axis(self) -> str:
        """The axis of how it ended."""
        return self.item if self.item == _GAME else f"{self.item} of {self.side}"

    @property
    def steps(self) -> str:
        """The axis of how often it was doubled."""
        return f"steps on {self.axis}"


class _Part(NamedTuple):
    """A part of all settlements, for which there is a model of its own: what it is about hides the rest.

    Its rows begin with one of the ``beginnings``.
    """

    name: str
    has: Callable[[Row], bool]
    leaves_out: frozenset[str]
    beginnings: tuple[Row, ...] = ({},)


_PAYING: Final = frozenset({"paid, not played", "paid with"})
_FINING: Final = frozenset({"Renonce by"})
_REPLACING: Final = frozenset({"replaced game", "steps on replaced game"})


def settle_models(variant: Variant) -> tuple[Model, ...]:
    """The models of a variant: of games that were played, of Valats, of a Renonce, and of games that were paid."""
    entries = [_Entry(_GAME, "declarer")]
    entries += [_Entry(item, side) for item in variant.items if item != _GAME for side in _SIDES]
    valats = [entry for entry in entries if entry.item == _VALAT]
    of_valat = frozenset({axis for entry in valats for axis in (entry.axis, entry.steps)}) | _REPLACING
    of_items = {axis for entry in entries for axis in (entry.axis, entry.steps)}
    every = (*_axes_of_table(variant.games), *_axes_of_end(variant.items[1:]), *_axes_of_items(entries))
    whole = Model(
        variant.based_on,
        kind(ask.Settle),
        NAME,
        every,
        lambda row, chance: _built(row, entries, variant.based_on, chance),
        lambda question: _read(question, entries, variant),
    )

    def is_valat(row: Row) -> bool:
        return row["replaced game"] != NO or any(row[entry.axis] != NO for entry in valats)

    paid = ({"paid, not played": YES},)
    fined = tuple({"Renonce by": offender} for offender in _OFFENDERS[1:])
    of_valats = tuple(
        {entry.axis: state, _GAME: game} for entry in valats for state in _STATES for game in (_WON, _LOST, NO)
    )
    parts = (
        _Part("games paid", lambda row: row["paid, not played"] == YES, _FINING | _REPLACING | of_items, paid),
        _Part("Renonces settled", lambda row: row["Renonce by"] != _NOBODY, _PAYING | _REPLACING, fined),
        _Part("Valats settled", is_valat, _PAYING | _FINING, of_valats),
        _Part(NAME, lambda _: True, _PAYING | _FINING | of_valat),
    )
    return tuple(_model_of(part, parts, whole, variant.games) for part in parts)


def _model_of(part: _Part, parts: Sequence[_Part], whole: Model, games: Sequence[str]) -> Model:
    axes, plain = [axis for axis in whole.axes if axis.name not in part.leaves_out], whole.completed({})

    def read(question: Question) -> Row | None:
        row = whole.read(question)
        if row is None or next(known for known in parts if known.has(row)) is not part:
            return None
        return {name: value for name, value in row.items() if name not in part.leaves_out}

    return Model(
        whole.source,
        whole.kind,
        part.name,
        tuple(axis._replace(exists=_beside(plain, axis)) for axis in axes),
        lambda row, chance: whole.build(whole.completed(row), chance),
        read,
        tuple(
            {"game": game, "partner": partner, **beginning}
            for game, partner, beginning in product(games, _PARTNERS, part.beginnings)
        ),
    )


def _beside(plain: Row, axis: Axis) -> Callable[[Row], bool]:
    """Whether an axis exists in a row that leaves out others, which are plain."""
    return lambda row: axis.exists({**plain, **row})


def _axes_of_table(games: Sequence[str]) -> Iterator[Axis]:
    seats = range(max(SIZES))
    yield Axis("game", tuple(games))
    yield Axis("players", tuple(map(str, SIZES)))
    yield Axis("dealer", tuple(map(str, seats)))
    yield Axis("declarer", _PLACES)
    yield Axis("partner", _PARTNERS)
    yield Axis("König in the Talon", (NO, YES))
    yield Axis("tariff", (NO, YES))
    yield Axis("deal counts twice", (NO, YES))


def _axes_of_end(birds: Sequence[str]) -> Iterator[Axis]:
    yield Axis("paid, not played", (NO, YES), rare=True)
    yield Axis("paid with", (_NOBODY, *birds), _has("paid, not played", YES))
    yield Axis("Renonce by", _OFFENDERS, _has("paid, not played", NO), rare=True)
    yield Axis("replaced game", (NO, _WON, _LOST), _has("paid, not played", NO), rare=True)
    yield Axis("steps on replaced game", _STEPS, lambda row: row["replaced game"] in (_WON, _LOST))


def _axes_of_items(entries: Sequence[_Entry]) -> Iterator[Axis]:
    played = _has("paid, not played", NO)
    for entry in entries:
        is_game = entry.item == _GAME
        states = (_WON, _LOST, NO) if is_game else (NO, *_STATES)
        yield Axis(entry.axis, states, played, rare=not is_game)
        yield Axis(entry.steps, _STEPS, _doubled_in(entry))
    yield Axis("accounts", (_TOGETHER, _EACH), _has("paid, not played", NO))
    yield Axis("first voice of opponents", _FOES, lambda row: _is_doubled(row, entries))
    yield Axis("voice of declarer's side", ("declarer", "partner"), lambda row: _is_doubled(row, entries))


def _has(axis: str, value: str) -> Callable[[Row], bool]:
    return lambda row: row[axis] == value


def _doubled_in(entry: _Entry) -> Callable[[Row], bool]:
    """Whether an item can be doubled in a row: the game, or what was announced."""
    if entry.item == _GAME:
        return lambda row: row[entry.axis] in _SILENT
    return lambda row: row[entry.axis] in _STATES and row[entry.axis] not in _SILENT


def _is_doubled(row: Row, entries: Sequence[_Entry]) -> bool:
    return any(row[entry.steps] not in ("0", ABSENT) for entry in entries)


class _Voices(NamedTuple):
    """The seats of both sides, each in the order in which they double; the declarer is the first of his."""

    declarer: tuple[int, ...]
    foes: tuple[int, ...]

    def steps(self, number: int, side: Side, foe: int | None = None) -> list[int]:
        """The seats that double an item of a side, beginning with the other one."""
        foes = self.foes if foe is None else (foe,)
        turns = (foes, self.declarer) if side == "declarer" else (self.declarer, foes)
        return [turns[step % 2][step // 2 % len(turns[step % 2])] for step in range(number)]


def _built(row: Row, entries: Sequence[_Entry], source: str, chance: random.Random) -> Question | None:
    players, dealer = int(row["players"]), int(row["dealer"])
    if dealer >= players:
        return None
    order = SeatNames(players, dealer).active
    place, further = _PLACES.index(row["declarer"]), _PARTNERS.index(row["partner"])
    declarer, partner = order[place], order[(place + further) % ACTIVE] if further else None
    foes = tuple(seat for seat in (order[(place + turn) % ACTIVE] for turn in range(1, ACTIVE)) if seat != partner)
    voices = _voices(row, declarer, partner, foes)
    offender = _offender(row["Renonce by"], declarer, partner, foes)
    if voices is None or (offender is None and row["Renonce by"] not in (_NOBODY, ABSENT)):
        return None
    replaced = row["replaced game"]
    return ask.Settle(
        id=1,
        rules=source,
        contract=row["game"],
        players=players,
        dealer=dealer,
        declarer=declarer,
        partner=partner,
        items=[item for entry in entries for item in _items(row, entry, voices)],
        given_up=row["paid, not played"] == YES,
        from_talon=row["König in the Talon"] == YES,
        bird=None if row["paid with"] in (_NOBODY, ABSENT) else row["paid with"],
        tariff=chance.choice(_TARIFFS) if row["tariff"] == YES else None,
        doubled=True if row["deal counts twice"] == YES else msgspec.UNSET,
        renonce=msgspec.UNSET if offender is None else offender,
        replaced=_replaced(row, voices) if replaced in (_WON, _LOST) else msgspec.UNSET,
    )


def _voices(row: Row, declarer: int, partner: int | None, foes: tuple[int, ...]) -> _Voices | None:
    """Who doubles; none if that player is not there."""
    mine = (declarer,) if partner is None else (declarer, partner)
    first, answer = row["first voice of opponents"], row["voice of declarer's side"]
    place = _FOES.index(first) if first in _FOES else 0
    if place >= len(foes) or (answer == "partner" and partner is None):
        return None
    return _Voices(mine[::-1] if answer == "partner" else mine, (*foes[place:], *foes[:place]))


def _offender(who: str, declarer: int, partner: int | None, foes: Sequence[int]) -> int | None:
    seats = {"declarer": declarer, "partner": partner, **dict(zip(_FOES, foes, strict=False))}
    return seats.get(who)


def _items(row: Row, entry: _Entry, voices: _Voices) -> Iterator[Item]:
    state = row[entry.axis]
    if state not in _STATES:
        return
    (won, announced), steps = _STATES[state], row[entry.steps]
    number = 0 if steps == ABSENT else int(steps)
    is_apart = entry.item == _GAME and row["accounts"] == _EACH
    for foe in voices.foes if is_apart else (None,):
        doubled = voices.steps(number if foe in (None, voices.foes[0]) else 0, entry.side, foe)
        yield Item(item=entry.item, side=entry.side, won=won, announced=announced, doubled=doubled, against=foe)


def _replaced(row: Row, voices: _Voices) -> Item:
    won, number = row["replaced game"] == _WON, int(row["steps on replaced game"])
    return Item(item=_GAME, side="declarer", won=won, doubled=voices.steps(number, "declarer"))


# ------------------------------------------------------------------------------------------------------ the inverse


def _read(question: Question, entries: Sequence[_Entry], variant: Variant) -> Row | None:
    if not isinstance(question, ask.Settle) or question.declarer is None or question.contract not in variant.games:
        return None
    order = SeatNames(question.players, question.dealer).active
    place = order.index(question.declarer)
    turns = [order[(place + turn) % ACTIVE] for turn in range(ACTIVE)]
    foes = [seat for seat in turns[1:] if seat != question.partner]
    is_played = not question.given_up
    row = {
        "game": question.contract,
        "players": str(question.players),
        "dealer": str(question.dealer),
        "declarer": _PLACES[place],
        "partner": _NOBODY if question.partner is None else _PARTNERS[turns.index(question.partner)],
        "König in the Talon": yes_or_no(question.from_talon),
        "tariff": yes_or_no(question.tariff is not None),
        "deal counts twice": yes_or_no(question.doubled is True),
        "paid, not played": yes_or_no(question.given_up),
        "paid with": ABSENT if is_played else question.bird or _NOBODY,
        "Renonce by": _name_of(question, turns[0], foes) if is_played else ABSENT,
    }
    row.update(_read_replaced(question) if is_played else {"replaced game": ABSENT, "steps on replaced game": ABSENT})
    for entry in entries:
        row.update(_read_entry(question.items, entry) if is_played else {entry.axis: ABSENT, entry.steps: ABSENT})
    is_apart = any(item.against is not None for item in question.items)
    row["accounts"] = (_EACH if is_apart else _TOGETHER) if is_played else ABSENT
    row.update(_read_voices(question, foes) if _is_doubled(row, entries) else dict.fromkeys(_VOICES, ABSENT))
    return row


_VOICES: Final = ("first voice of opponents", "voice of declarer's side")


def _name_of(question: ask.Settle, declarer: int, foes: Sequence[int]) -> str:
    """Who pays for a Renonce, if anybody does."""
    names: dict[int | None, str] = dict(zip(foes, _FOES, strict=False))
    names |= {question.partner: "partner", declarer: "declarer"}
    seat = question.renonce
    return _NOBODY if seat is None or seat is msgspec.UNSET else names[seat]


def _read_replaced(question: ask.Settle) -> Row:
    item = question.replaced
    if not isinstance(item, Item):
        return {"replaced game": NO, "steps on replaced game": ABSENT}
    return {"replaced game": _WON if item.won else _LOST, "steps on replaced game": _steps_of([item])}


def _read_entry(items: Sequence[Item], entry: _Entry) -> Row:
    """How an item ended, and how often it was doubled; of several accounts the one doubled most."""
    same = [item for item in items if (item.item, item.side) == entry]
    if not same:
        return {entry.axis: NO, entry.steps: ABSENT}
    state = next(state for state, told in _STATES.items() if told == (same[0].won, same[0].announced))
    is_doubled = entry.item == _GAME or same[0].announced
    return {entry.axis: state, entry.steps: _steps_of(same) if is_doubled else ABSENT}


def _steps_of(items: Sequence[Item]) -> str:
    return str(min(max(len(item.doubled) for item in items), len(_STEPS) - 1))


def _read_voices(question: ask.Settle, foes: Sequence[int]) -> Row:
    """Who doubles first on each side, as the first items that somebody doubles show."""
    seats = [seat for item in question.items for seat in item.doubled]
    first = next((seat for seat in seats if seat in foes), foes[0])
    answer = next((seat for seat in seats if seat not in foes), question.declarer)
    return {
        "first voice of opponents": _FOES[foes.index(first)],
        "voice of declarer's side": "declarer" if answer == question.declarer else "partner",
    }
