"""The axes of announcements for models: who says what; and a round of announcements played with the reference.

A row of a model wishes who says what; what the rules forbid is not said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_protocol.drivers import OurOwn
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.answers import TurnAnswer
from tarock_protocol.messages.parts import Action
from tarock_protocol.seating import ACTIVE
from tarock_reference.variants import Variant
from tarock_searching.model.axes import ABSENT, Axis, Row
from tarock_searching.model.cards import NAMED, TAROCK, in_pack_order, is_koenig, kind_of_card

NOBODY: Final = "nobody"
MINE: Final = ("declarer", "partner")
FOES: Final = ("first opponent", "second opponent", "third opponent")
_GAME: Final = "Spiel"
_STEPS: Final = tuple("01234")
_OF_BIRDS: Final = NAMED[:2:-1]
"""The lowest named trumps, the I first: a Vogel or its announcement can show who holds one."""
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
    def of(cls, variant: Variant, pack: Sequence[str], hand: int, reference: OurOwn) -> Saying:
        """What there is to say in a variant."""
        return cls(variant, variant.items[1:], tuple(variant.rules.announcing.steps), tuple(pack), hand, reference)

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


def axes_of_words(items: Sequence[str]) -> Iterator[Axis]:
    """The axes that say who announces each item, how often it is doubled, and who speaks for each side."""
    for item in (_GAME, *items):
        if item != _GAME:
            yield Axis(f"{item} by", (NOBODY, *MINE, *FOES), rare=True)
        yield Axis(f"steps on {item}", _STEPS, _said(item))
    yield Axis("voice of opponents", FOES, lambda row: _is_doubled(row, items))
    yield Axis("voice of declarer's side", MINE, lambda row: _is_doubled(row, items))


def _said(item: str) -> Callable[[Row], bool]:
    return lambda row: item == _GAME or row[f"{item} by"] != NOBODY


def _is_doubled(row: Row, items: Sequence[str]) -> bool:
    return any(row[f"steps on {item}"] not in ("0", ABSENT) for item in (_GAME, *items))


class Roles(NamedTuple):
    """The active seats by what they are called, and in turn."""

    seats: dict[str, int]
    order: tuple[int, ...]

    @classmethod
    def of(cls, order: Sequence[int], declarer: int, partner: int | None) -> Roles:
        """The roles of the active seats, given in turn."""
        place = order.index(declarer)
        turns = [order[(place + turn) % ACTIVE] for turn in range(1, ACTIVE)]
        foes = dict(zip(FOES, (seat for seat in turns if seat != partner), strict=False))
        return cls({MINE[0]: declarer, **({} if partner is None else {MINE[1]: partner}), **foes}, tuple(order))

    def name(self, seat: int) -> str:
        """What the player on a seat is called."""
        return next((name for name, other in self.seats.items() if other == seat), NOBODY)


def _permissive_hands(called: str | None, saying: Saying) -> list[list[str]]:
    """Hands with which as much as possible may be said: with the called card, and without it.

    Behind them stand the same without one or two of the cards of Vögel, which another player may be known to hold.
    """
    best = [card for card in NAMED[::-1] if card in saying.pack] + [card for card in saying.pack if is_koenig(card)]
    rest = [card for card in saying.pack if card not in best and kind_of_card(card) == TAROCK]
    hands = []
    for elsewhere in (gone for number in range(3) for gone in combinations(_OF_BIRDS, number)):
        without = [card for card in (*best, *rest) if card not in (called, *elsewhere)][: saying.hand]
        if called is not None and called not in elsewhere:
            hands.append(in_pack_order([called, *without[:-1]]))
        hands.append(in_pack_order(without))
    return hands


class SaidInRound(NamedTuple):
    """All words of a round, and the number of them up to the last wish that came true."""

    words: list[Action]
    last: int


def said_in_round(row: Row, asked: ask.MayAnnounce, roles: Roles, saying: Saying) -> SaidInRound | None:
    """A whole round in which as many wishes came true as is possible; none if it cannot begin so."""
    said: list[Action] = []
    hands, last = _permissive_hands(asked.called, saying), 0
    while len(said) < _LONGEST:
        turn = _turn(replace(asked, said=[*said]), hands, saying)
        if turn is None and not said:
            return None
        if turn is None or turn.seat is None or not turn.legal:
            break
        wish = wished_word(row, turn.seat, turn.legal, said, roles=roles, saying=saying)
        silence = next((what for what in turn.legal if saying.is_silence(what)), turn.legal[0])
        said.append(Action(seat=turn.seat, do="say", what=silence if wish is None else wish))
        last = last if wish is None else len(said)
    return SaidInRound(said, last)


def _turn(asked: ask.MayAnnounce, hands: Sequence[list[str]], saying: Saying) -> TurnAnswer | None:
    """Who is in turn, and what he may say with the best hand that he can have."""
    for hand in hands:
        try:
            answer = saying.reference.ask(replace(asked, hand=hand))
        except ProtocolError:
            continue
        return answer if isinstance(answer, TurnAnswer) else None
    return None


def wished_word(  # noqa: PLR0913 - who may say what, and what was said
    row: Row, seat: int, legal: Sequence[str], said: Sequence[Action], *, roles: Roles, saying: Saying
) -> str | None:
    """A word that the row wishes from the player on a seat, of those that he may say."""
    name = roles.name(seat)
    known = read_words(said, roles, saying)
    for what in legal:
        item = saying.announced(what)
        if item and row[f"{item} by"] == name and known[f"{item} by"] == NOBODY:
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


def read_words(said: Sequence[Action], roles: Roles, saying: Saying) -> dict[str, str]:
    """Who announced each item first, how often it was doubled, and who doubled first on each side."""
    row: dict[str, str] = {}
    doublings = [(saying.doubled(action.what), roles.name(action.seat)) for action in said]
    announced = [(saying.announced(action.what), roles.name(action.seat)) for action in said]
    for item in (_GAME, *saying.items):
        by = next((name for told, name in announced if told == item), NOBODY)
        if item != _GAME:
            row[f"{item} by"] = by
        steps = sum(told == item for told, _ in doublings)
        row[f"steps on {item}"] = str(min(steps, len(_STEPS) - 1)) if by != NOBODY or item == _GAME else ABSENT
    names = [name for item, name in doublings if item]
    is_doubled = _is_doubled(row, saying.items)
    for axis, known in (("voice of opponents", FOES), ("voice of declarer's side", MINE)):
        row[axis] = next((name for name in names if name in known), known[0]) if is_doubled else ABSENT
    return row
