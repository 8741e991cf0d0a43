"""The model of what may be said: a row is a wish who says what, and the round is played out with the reference."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_protocol.codec import kind
from tarock_protocol.drivers import OurOwn
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.answers import TurnAnswer
from tarock_protocol.messages.parts import Action
from tarock_protocol.seating import ACTIVE, SIZES, SeatNames
from tarock_searching.model.axes import ABSENT, NO, YES, Axis, Model, Row, yes_or_no
from tarock_searching.model.cards import (
    NAMED,
    TAROCK,
    in_order,
    is_koenig,
    kind_of_card,
    named_in,
    some_cards,
)

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator, Sequence

    from tarock_protocol.messages.questions import Question
    from tarock_reference.variants import Variant

NAME: Final = "announcing"
_GAME: Final = "Spiel"
_PLACES: Final = ("Vorhand", "second", "third", "fourth")
_NOBODY: Final = "nobody"
_PARTNERS: Final = (_NOBODY, "next", "opposite", "before")
_FOES: Final = ("first opponent", "second opponent", "third opponent")
_MINE: Final = ("declarer", "partner")
_STEPS: Final = tuple("01234")
_TURNS: Final = tuple("012345")
"""How many players say nothing after the last announcement or doubling."""
_CALLED: Final = ("nothing", "a König", "a Tarock")
_KOENIGE: Final = tuple("01234")
_LONGEST: Final = 30
"""How many words a round that is played out has at most."""


class Saying(NamedTuple):
    """What models of announcing know: the items, the words for steps of doubling, the pack, and the size of a hand."""

    variant: Variant
    items: tuple[str, ...]
    steps: tuple[str, ...]
    pack: tuple[str, ...]
    hand: int
    reference: OurOwn

    @classmethod
    def of(cls, variant: Variant, pack: Sequence[str], hand: int) -> Saying:
        """What there is to say in a variant."""
        steps, reference = variant.rules.announcing.steps, OurOwn(variant.respond)
        return cls(variant, variant.items[1:], tuple(steps), tuple(pack), hand, reference)

    def doubled(self, what: str) -> str:
        """The item that a word doubles; empty if it doubles none."""
        step, _, rest = what.partition(" ")
        return rest.partition(" of ")[0] if step in self.steps else ""

    def announced(self, what: str) -> str:
        """The item that a word announces, also for the other side; empty if it announces none."""
        return next((item for item in self.items if what == item or what.startswith(f"{item} da")), "")

    def is_silence(self, what: str) -> bool:
        """Whether a word neither announces nor doubles anything."""
        return not self.doubled(what) and not self.announced(what)


def may_announce_model(saying: Saying) -> Model:
    """The model of a variant."""
    variant = saying.variant
    return Model(
        variant.name,
        kind(ask.MayAnnounce),
        NAME,
        (*_axes_of_table(variant.games), *_axes_of_hand(saying.pack), *_axes_of_words(saying.items)),
        lambda row, chance: _built(row, saying, chance),
        lambda question: _read(question, saying),
        tuple(_beginnings(variant.games)),
        is_played_out=True,
    )


def _beginnings(games: Sequence[str]) -> Iterator[Row]:
    """Each game, with or without a called card, whoever holds it."""
    for game, called, partner, held in product(games, _CALLED, (_NOBODY, "opposite"), (NO, YES)):
        yield {"game": game, "called": called, "partner": partner, "called card in hand": held}


def _axes_of_table(games: Sequence[str]) -> Iterator[Axis]:
    yield Axis("game", tuple(games))
    yield Axis("players", tuple(map(str, SIZES)))
    yield Axis("dealer", tuple(map(str, range(max(SIZES)))))
    yield Axis("declarer", _PLACES)
    yield Axis("called", _CALLED)
    yield Axis("partner", _PARTNERS)
    yield Axis("called card in the Talon", (NO, YES))


def _axes_of_hand(pack: Sequence[str]) -> Iterator[Axis]:
    yield Axis("Könige in hand", _KOENIGE)
    for card in named_in(pack):
        yield Axis(f"{card} in hand", (NO, YES))
    yield Axis("called card in hand", (NO, YES), lambda row: row["called"] != _CALLED[0])


def _axes_of_words(items: Sequence[str]) -> Iterator[Axis]:
    for item in (_GAME, *items):
        if item != _GAME:
            yield Axis(f"{item} by", (_NOBODY, *_MINE, *_FOES), rare=True)
        yield Axis(f"steps on {item}", _STEPS, _said(item))
    yield Axis("voice of opponents", _FOES, lambda row: _is_doubled(row, items))
    yield Axis("voice of declarer's side", _MINE, lambda row: _is_doubled(row, items))
    yield Axis("turns in silence", _TURNS)


def _said(item: str) -> Callable[[Row], bool]:
    return lambda row: item == _GAME or row[f"{item} by"] != _NOBODY


def _is_doubled(row: Row, items: Sequence[str]) -> bool:
    return any(row[f"steps on {item}"] not in ("0", ABSENT) for item in (_GAME, *items))


class _Roles(NamedTuple):
    """The seats of a round by what they are called."""

    seats: dict[str, int]

    @classmethod
    def of(cls, order: Sequence[int], declarer: int, partner: int | None) -> _Roles:
        place = order.index(declarer)
        turns = [order[(place + turn) % ACTIVE] for turn in range(1, ACTIVE)]
        foes = dict(zip(_FOES, (seat for seat in turns if seat != partner), strict=False))
        return cls({_MINE[0]: declarer, **({} if partner is None else {_MINE[1]: partner}), **foes})

    def name(self, seat: int) -> str:
        return next((name for name, other in self.seats.items() if other == seat), _NOBODY)


# ------------------------------------------------------------------------------------------------------ the round


def _built(row: Row, saying: Saying, chance: random.Random) -> Question | None:
    """The question after a round in which as many wishes came true as the reference allows."""
    players, dealer = int(row["players"]), int(row["dealer"])
    callable_ones = [card for card in saying.pack if is_koenig(card)] if row["called"] == _CALLED[1] else ["XX", "XIX"]
    called = None if row["called"] == _CALLED[0] else chance.choice(callable_ones)
    hand = _hand(row, called, saying, chance)
    if dealer >= players or hand is None:
        return None
    order = SeatNames(players, dealer).active
    place, further = _PLACES.index(row["declarer"]), _PARTNERS.index(row["partner"])
    asked = ask.MayAnnounce(
        id=1,
        rules=saying.variant.name,
        players=players,
        dealer=dealer,
        contract=row["game"],
        declarer=order[place],
        partner=order[(place + further) % ACTIVE] if further else None,
        called=called,
        said=[],
        hand=hand,
        from_talon=row["called card in the Talon"] == YES,
    )
    roles = _Roles.of(order, order[place], asked.partner)
    said = _played_out(row, asked, roles, saying, _permissive_hands(called, saying))
    return ask.MayAnnounce(**{**_fields(asked), "said": said})


def _fields(question: ask.MayAnnounce) -> dict[str, object]:
    return {name: getattr(question, name) for name in question.__struct_fields__}


def _hand(row: Row, called: str | None, saying: Saying, chance: random.Random) -> list[str] | None:
    """A hand with these Könige and named cards, and with the called card if the row says so."""
    has_called = row["called card in hand"] == YES
    held = [card for card in NAMED if row.get(f"{card} in hand") == YES]
    number = int(row["Könige in hand"])
    if called is not None and has_called:
        held += [] if called in held else [called]
        number -= is_koenig(called)
    koenige = some_cards(number, [card for card in saying.pack if is_koenig(card) and card != called], chance)
    if koenige is None or (called in NAMED and (called in held) is not has_called):
        return None
    hidden = {*NAMED, *held, *koenige, called}
    others = [card for card in saying.pack if card not in hidden and not is_koenig(card)]
    more = some_cards(saying.hand - len(held) - len(koenige), others, chance)
    return None if more is None else in_order([*held, *koenige, *more])


def _permissive_hands(called: str | None, saying: Saying) -> list[list[str]]:
    """Hands with which as much as possible may be said: with the called card, and without it."""
    best = [card for card in NAMED[::-1] if card in saying.pack] + [card for card in saying.pack if is_koenig(card)]
    rest = [card for card in saying.pack if card not in best and kind_of_card(card) == TAROCK]
    without = [card for card in (*best, *rest) if card != called][: saying.hand]
    return [in_order([called, *without[:-1]]), in_order(without)] if called is not None else [in_order(without)]


def _played_out(
    row: Row, asked: ask.MayAnnounce, roles: _Roles, saying: Saying, hands: Sequence[list[str]]
) -> list[Action]:
    said: list[Action] = []
    silent, last = 0, 0
    while len(said) < _LONGEST:
        turn = _turn(asked, said, hands, saying)
        if turn is None or turn.seat is None:
            break
        word = _wished(row, turn, said, roles, saying)
        if word is None:
            if silent == int(row["turns in silence"]) and not _is_left(row, said, saying):
                break
            word = next((what for what in turn.legal if saying.is_silence(what)), turn.legal[0])
        silent = silent + 1 if saying.is_silence(word) else 0
        said.append(Action(seat=turn.seat, do="say", what=word))
        last = len(said) if not silent else last
    return said[: last + int(row["turns in silence"])]


def _turn(
    asked: ask.MayAnnounce, said: Sequence[Action], hands: Sequence[list[str]], saying: Saying
) -> TurnAnswer | None:
    """Who is in turn, and what he may say with the best hand that he can have."""
    for hand in hands:
        try:
            answer = saying.reference.ask(ask.MayAnnounce(**{**_fields(asked), "said": [*said], "hand": hand}))
        except ProtocolError:
            continue
        return answer if isinstance(answer, TurnAnswer) else None
    return None


def _wished(row: Row, turn: TurnAnswer, said: Sequence[Action], roles: _Roles, saying: Saying) -> str | None:
    """A word that the row wishes from the player in turn, if he may say it."""
    name = roles.name(-1 if turn.seat is None else turn.seat)
    known = _read_words(said, roles, saying)
    for what in turn.legal:
        item = saying.announced(what)
        if item and row[f"{item} by"] == name and known[f"{item} by"] == _NOBODY:
            return what
        item = saying.doubled(what)
        if item and _is_wished(row, known, item) and name in _voices(row):
            return what
    return None


def _voices(row: Row) -> tuple[str, str]:
    return row["voice of opponents"], row["voice of declarer's side"]


def _is_wished(row: Row, known: Row, item: str) -> bool:
    """Whether an item is to be doubled more often than it was."""
    wish, there = row[f"steps on {item}"], known[f"steps on {item}"]
    return ABSENT not in (wish, there) and int(wish) > int(there)


def _is_left(row: Row, said: Sequence[Action], saying: Saying) -> bool:
    """Whether something is still to be announced or doubled; the round goes on for it in silence."""
    announced = {saying.announced(action.what) for action in said}
    doubled = [saying.doubled(action.what) for action in said]
    return any(row[f"{item} by"] != _NOBODY and item not in announced for item in saying.items) or any(
        row[f"steps on {item}"] not in (ABSENT, "0") and doubled.count(item) < int(row[f"steps on {item}"])
        for item in (_GAME, *saying.items)
    )


# ------------------------------------------------------------------------------------------------------ the inverse


def _read(question: Question, saying: Saying) -> Row | None:
    if not isinstance(question, ask.MayAnnounce) or question.declarer is None:
        return None
    if question.contract not in saying.variant.games:
        return None
    order = SeatNames(question.players, question.dealer).active
    roles = _Roles.of(order, question.declarer, question.partner)
    place, called = order.index(question.declarer), question.called
    turns = [order[(place + turn) % ACTIVE] for turn in range(ACTIVE)]
    row = {
        "game": question.contract,
        "players": str(question.players),
        "dealer": str(question.dealer),
        "declarer": _PLACES[place],
        "called": _CALLED[0] if called is None else _CALLED[1 if is_koenig(called) else 2],
        "partner": _NOBODY if question.partner is None else _PARTNERS[turns.index(question.partner)],
        "called card in the Talon": yes_or_no(question.from_talon),
        "Könige in hand": str(sum(map(is_koenig, question.hand))),
    }
    row |= {f"{card} in hand": yes_or_no(card in question.hand) for card in named_in(saying.pack)}
    row["called card in hand"] = ABSENT if called is None else yes_or_no(called in question.hand)
    row |= _read_words(question.said, roles, saying)
    silent = [saying.is_silence(action.what) for action in question.said]
    turns_in_silence = len(silent) - max((place + 1 for place, is_so in enumerate(silent) if not is_so), default=0)
    return row | {"turns in silence": str(min(turns_in_silence, len(_TURNS) - 1))}


def _read_words(said: Sequence[Action], roles: _Roles, saying: Saying) -> dict[str, str]:
    """Who announced each item first, how often it was doubled, and who doubled first on each side."""
    row: dict[str, str] = {}
    doublings = [(saying.doubled(action.what), roles.name(action.seat)) for action in said]
    announced = [(saying.announced(action.what), roles.name(action.seat)) for action in said]
    for item in (_GAME, *saying.items):
        by = next((name for told, name in announced if told == item), _NOBODY)
        if item != _GAME:
            row[f"{item} by"] = by
        steps = sum(told == item for told, _ in doublings)
        row[f"steps on {item}"] = str(min(steps, len(_STEPS) - 1)) if by != _NOBODY or item == _GAME else ABSENT
    names = [name for item, name in doublings if item]
    is_doubled = _is_doubled(row, saying.items)
    for axis, known in (("voice of opponents", _FOES), ("voice of declarer's side", _MINE)):
        row[axis] = next((name for name in names if name in known), known[0]) if is_doubled else ABSENT
    return row
