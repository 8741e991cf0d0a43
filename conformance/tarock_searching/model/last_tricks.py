"""The axes of the last tricks for models: which bird comes into its trick, who plays it, and who takes it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.answers import TrickAnswer
from tarock_protocol.messages.parts import NumberedTrick, Side
from tarock_protocol.seating import ACTIVE
from tarock_searching.model.axes import ABSENT, Axis, Row
from tarock_searching.model.cards import NAMED, TAROCK, is_koenig, kind_of_card
from tarock_searching.model.parties import RowParties
from tarock_searching.model.words import FOES, MINE, Roles, Saying

BIRDS: Final = ("I", "II", "III", "IV")
"""The Vögel, each of which is due one trick before the one before it; the first is due in the last trick."""
_MOND: Final = "XXI"
_TOLD: Final = ("2", "1", "4")
ELSEWHERE: Final = "elsewhere"
_TAKES: Final = "takes it"
_OWN: Final = "taken by its side"
_OTHER: Final = "taken by the other side"
_ENDS: Final = (ELSEWHERE, _TAKES, _OWN, _OTHER)
_CALLED: Final = "called card"


class TakenBy(NamedTuple):
    """A trick and its winner."""

    trick: NumberedTrick
    winner: int


def side_of_seat(seat: int, by: RowParties) -> Side:
    """The side of a seat."""
    return "declarer" if seat in (by.declarer, by.partner) else "foes"


def axes_of_last_tricks(pack: Sequence[str]) -> Iterator[Axis]:
    """The axes of the tricks that are told, which are the last ones."""
    yield Axis("tricks told", _TOLD)
    yield from axes_of_fates(pack, _are_told)


def axes_of_fates(pack: Sequence[str], are_told: Callable[[int], Callable[[Row], bool]]) -> Iterator[Axis]:
    """The axes of what becomes of birds, called card and Mond; ``are_told`` says if the trick so far back is told."""
    is_told = are_told(0)
    for place, card in enumerate(bird for bird in BIRDS if bird in pack):
        yield Axis(f"{card} in its trick", _ENDS, are_told(place), rare=True)
        yield Axis(f"{card} played by", (*MINE, *FOES), _is_there(card))
    yield Axis(f"{_CALLED} in its trick", _ENDS, lambda row: is_told(row) and row["called"] != "nothing", rare=True)
    yield Axis(f"{_MOND} in its trick", _ENDS, is_told, rare=True)
    yield Axis(f"{_MOND} played by", (*MINE, *FOES), _is_there(_MOND))


def _are_told(place: int) -> Callable[[Row], bool]:
    return lambda row: int(row["tricks told"]) > place


def _is_there(card: str) -> Callable[[Row], bool]:
    return lambda row: row[f"{card} in its trick"] not in (ELSEWHERE, ABSENT)


class ToldDeal(NamedTuple):
    """A deal whose last tricks are to be told: the question without them, the parties, and the number of tricks."""

    asked: ask.Result
    by: RowParties
    saying: Saying
    tricks: int


class _Wish(NamedTuple):
    """A card that a seat is to play in a trick, and how that ends."""

    seat: int
    card: str
    end: str


def last_tricks(row: Row, deal: ToldDeal, chance: random.Random) -> list[TakenBy] | None:
    """The last tricks, played out card by card; none if two wishes are about one seat in one trick."""
    asked, by, saying, tricks = deal
    number = int(row["tricks told"])
    wishes: list[list[_Wish]] = [_wishes(row, place, by, saying.pack) for place in range(number)]
    gone = {wish.card for some in wishes for wish in some}
    leader, played = chance.choice(by.order), list[TakenBy]()
    for place in reversed(range(number)):
        must = {wish.seat: wish.card for wish in wishes[place]}
        if len(must) < len(wishes[place]):
            return None
        cards = _cards(wishes[place], leader, [card for card in saying.pack if card not in gone], by, chance)
        if cards is None:
            return None
        gone.update(cards)
        trick = NumberedTrick(number=tricks - place, leader=leader, cards=cards)
        answer = _winner(asked, trick, saying)
        if answer is None:
            return None
        played.append(TakenBy(trick, answer.winner))
        leader = answer.winner if answer.leads is None else answer.leads
    return played


def _wishes(row: Row, place: int, by: RowParties, pack: Sequence[str]) -> list[_Wish]:
    """What the row wishes of the trick that is so many before the last one."""
    seats = by.roles.seats
    found: list[tuple[str, str, int | None]] = []
    bird = BIRDS[place]
    if bird in pack and row.get(f"{bird} in its trick", ELSEWHERE) not in (ELSEWHERE, ABSENT):
        found.append((bird, row[f"{bird} in its trick"], seats.get(row[f"{bird} played by"])))
    if place == 0:
        holder = by.declarer if by.partner is None else by.partner
        found.append((by.called or "", row[f"{_CALLED} in its trick"], holder))
        found.append((_MOND, row[f"{_MOND} in its trick"], seats.get(row[f"{_MOND} played by"])))
    return [_Wish(seat, card, end) for card, end, seat in found if seat is not None and end not in (ELSEWHERE, ABSENT)]


def _cards(
    wishes: Sequence[_Wish], leader: int, free: Sequence[str], by: RowParties, chance: random.Random
) -> list[str] | None:
    """The four cards of a trick in the order in which they are played."""
    order, place = by.order, by.order.index(leader)
    seats = [order[(place + turn) % ACTIVE] for turn in range(ACTIVE)]
    by_seat = {wish.seat: wish.card for wish in wishes}
    left = [card for card in free if card not in NAMED and not is_koenig(card)]
    for wish in wishes:
        beating = [seat for seat in seats if seat not in by_seat and _may_take(wish, seat, by)]
        if wish.end in (_OWN, _OTHER) and beating:
            high = [card for card in left if kind_of_card(card) == TAROCK and card not in by_seat.values()]
            by_seat[chance.choice(beating)] = (
                "Sküs" if wish.card == _MOND and "Sküs" in free else high[0] if high else ""
            )
    calm = any(wish.end == _TAKES for wish in wishes) or chance.random() < 1 / 2
    for seat in seats:
        some = [card for card in left if card not in by_seat.values() and (kind_of_card(card) != TAROCK or not calm)]
        if seat not in by_seat:
            if not some:
                return None
            by_seat[seat] = chance.choice(some)
    cards = [by_seat[seat] for seat in seats]
    return cards if "" not in cards else None


def _may_take(wish: _Wish, seat: int, by: RowParties) -> bool:
    """Whether a seat is of the side that is to take a wished card."""
    return (side_of_seat(seat, by) == side_of_seat(wish.seat, by)) is (wish.end == _OWN)


def _winner(asked: ask.Result, trick: NumberedTrick, saying: Saying) -> TrickAnswer | None:
    question = ask.Trick(
        id=1,
        rules=asked.rules,
        contract=asked.contract,
        players=asked.players,
        dealer=asked.dealer,
        leader=trick.leader,
        cards=trick.cards,
    )
    try:
        answer = saying.reference.ask(question)
    except ProtocolError:
        return None
    return answer if isinstance(answer, TrickAnswer) else None


# ------------------------------------------------------------------------------------------------------ the inverse


def read_last_tricks(question: ask.Result, roles: Roles, saying: Saying, tricks: int) -> Row | None:
    """The values of a question on these axes; none if other tricks than some last ones are told."""
    told = sorted(question.played, key=lambda trick: trick.number)
    if str(len(told)) not in _TOLD or [trick.number for trick in told] != [*range(tricks - len(told) + 1, tricks + 1)]:
        return None
    winners = [_winner(question, trick, saying) for trick in told]
    taken = [
        TakenBy(trick, trick.leader if answer is None else answer.winner)
        for trick, answer in zip(told, winners, strict=True)
    ]
    return {"tricks told": str(len(told)), **read_fates(taken, question.called, roles, saying.pack)}


def read_fates(taken: Sequence[TakenBy], called: str | None, roles: Roles, pack: Sequence[str]) -> Row:
    """What becomes of birds, called card and Mond in the last tricks of a deal, of which these are told."""
    row: dict[str, str] = {}
    for place, card in enumerate(bird for bird in BIRDS if bird in pack):
        end, name = _fate(card, taken[-1 - place], roles) if place < len(taken) else (ABSENT, ABSENT)
        row |= {f"{card} in its trick": end, f"{card} played by": name}
    row[f"{_CALLED} in its trick"] = ABSENT if called is None else _fate(called, taken[-1], roles)[0]
    end, name = _fate(_MOND, taken[-1], roles)
    return row | {f"{_MOND} in its trick": end, f"{_MOND} played by": name}


def _fate(card: str, taken: TakenBy, roles: Roles) -> tuple[str, str]:
    """How a card fares in a trick, and who plays it."""
    (trick, winner), order = taken, roles.order
    if card not in trick.cards:
        return ELSEWHERE, ABSENT
    seat = order[(order.index(trick.leader) + trick.cards.index(card)) % ACTIVE]
    is_own = (roles.name(seat) in MINE) is (roles.name(winner) in MINE)
    return _TAKES if seat == winner else _OWN if is_own else _OTHER, roles.name(seat)
