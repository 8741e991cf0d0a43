"""The model of questions about who takes a trick: which cards come in which places, on what lead, in which game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from tarock_protocol.codec import kind
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.questions import Question
from tarock_protocol.seating import ACTIVE, SIZES, SeatNames
from tarock_reference.variants import Variant
from tarock_searching.model.axes import ABSENT, Axis, Model, Row
from tarock_searching.model.cards import NAMED, SUITS, TAROCK, is_koenig, kind_of_card, named_in

NAME: Final = "tricks"
_NOBODY: Final = "nobody"
_PLACES: Final = ("first", "second", "third", "fourth")
_LEADERS: Final = ("Vorhand", "second", "third", "fourth")
_NUMBERS: Final = tuple("01234")


def trick_model(variant: Variant, pack: Sequence[str]) -> Model:
    """The model of a variant that is played with these cards."""
    return Model(
        variant.based_on,
        kind(ask.Trick),
        NAME,
        tuple(_axes(variant.games, named_in(pack))),
        lambda row, chance: _built(row, variant.based_on, pack, chance),
        lambda question: _read(question, variant, pack),
        tuple({"game": game, "led": led, **numbers} for game in variant.games for led, numbers in _leads()),
    )


def _leads() -> Iterator[tuple[str, Row]]:
    """Each lead equally often, with every number of cards that follow and of Tarocks beside it."""
    for led, number in product((TAROCK, *SUITS), range(1, ACTIVE + 1)):
        for others in range(ACTIVE - number + 1):
            if led == TAROCK:
                yield led, {"plain Tarocks": str(number)}
            else:
                yield led, {"suit led": str(number), "plain Tarocks": str(others)}


def _axes(games: Sequence[str], named: Sequence[str]) -> Iterator[Axis]:
    yield Axis("game", tuple(games))
    yield Axis("players", tuple(map(str, SIZES)))
    yield Axis("dealer", tuple(map(str, range(max(SIZES)))))
    yield Axis("leader", _LEADERS)
    yield Axis("led", (TAROCK, *SUITS))
    for card in named:
        yield Axis(card, (_NOBODY, *_PLACES), rare=True)
    yield Axis("plain Tarocks", _NUMBERS)
    yield Axis("suit led", _NUMBERS[1:], lambda row: row["led"] in SUITS)
    yield Axis("Könige", _NUMBERS)


def _built(row: Row, source: str, pack: Sequence[str], chance: random.Random) -> Question | None:
    players, dealer = int(row["players"]), int(row["dealer"])
    cards = _cards(row, pack, chance)
    if dealer >= players or cards is None:
        return None
    leader = SeatNames(players, dealer).active[_LEADERS.index(row["leader"])]
    return ask.Trick(
        id=1, rules=source, contract=row["game"], players=players, dealer=dealer, leader=leader, cards=cards
    )


def _cards(row: Row, pack: Sequence[str], chance: random.Random) -> list[str] | None:
    """Four cards, the named ones in their places; none if two have one place, or if there is no room."""
    places: dict[int, str] = {}
    for card in NAMED:
        place = row.get(card, _NOBODY)
        if place != _NOBODY:
            if _PLACES.index(place) in places:
                return None
            places[_PLACES.index(place)] = card
    led = row["led"]
    kinds = [TAROCK] * int(row["plain Tarocks"]) + ([led] * int(row["suit led"]) if led in SUITS else [])
    others = ACTIVE - len(places) - len(kinds)
    if others < 0 or (0 in places) > (led == TAROCK) or (0 not in places and led not in kinds):
        return None
    kinds += [chance.choice([suit for suit in SUITS if suit != led]) for _ in range(others)]
    chance.shuffle(kinds)
    if 0 not in places:
        kinds.remove(led)
        kinds.insert(0, led)
    return _filled(places, kinds, int(row["Könige"]), pack, chance)


def _filled(
    places: dict[int, str], kinds: list[str], koenige: int, pack: Sequence[str], chance: random.Random
) -> list[str] | None:
    """The cards at their places and others of these kinds, as many of them Könige as are wished."""
    of_suits = [place for place, suit in enumerate(kinds) if suit in SUITS]
    if koenige > len(of_suits):
        return None
    royal, cards = {*chance.sample(of_suits, koenige)}, list[str]()
    free = iter(enumerate(kinds))
    for place in range(ACTIVE):
        if place in places:
            cards.append(places[place])
            continue
        number, suit = next(free)
        some = [card for card in pack if kind_of_card(card) == suit and card not in (*NAMED, *cards)]
        some = [card for card in some if suit == TAROCK or is_koenig(card) is (number in royal)]
        if not some:
            return None
        cards.append(chance.choice(some))
    return cards


def _read(question: Question, variant: Variant, pack: Sequence[str]) -> Row | None:
    if not isinstance(question, ask.Trick) or question.contract not in variant.games or len(question.cards) != ACTIVE:
        return None
    order, cards = SeatNames(question.players, question.dealer).active, question.cards
    if question.leader not in order:
        return None
    led = kind_of_card(cards[0])
    row = {
        "game": question.contract,
        "players": str(question.players),
        "dealer": str(question.dealer),
        "leader": _LEADERS[order.index(question.leader)],
        "led": led,
    }
    row |= {card: _PLACES[cards.index(card)] if card in cards else _NOBODY for card in named_in(pack)}
    plain = [card for card in cards if kind_of_card(card) == TAROCK and card not in NAMED]
    followed = sum(kind_of_card(card) == led for card in cards)
    return row | {
        "plain Tarocks": str(len(plain)),
        "suit led": str(followed) if led in SUITS else ABSENT,
        "Könige": str(sum(map(is_koenig, cards))),
    }
