"""The models (axes with values, from which questions are made) of what may be bid and called.

What varies is what was bid before, and what the hand holds.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from tarock_protocol.codec import kind
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.answers import TurnAnswer
from tarock_protocol.messages.parts import Action
from tarock_protocol.messages.questions import Question
from tarock_protocol.seating import SIZES, SeatNames
from tarock_searching.model.axes import NO, YES, Axis, Model, Row, yes_or_no
from tarock_searching.model.cards import (
    MORE,
    NAMED,
    TAROCK,
    counted_up_to,
    in_pack_order,
    is_koenig,
    kind_of_card,
    some_cards,
)
from tarock_searching.model.course import game_of_bid
from tarock_searching.model.parties import PLACES
from tarock_searching.model.words import Saying

_BIDDING: Final = "bidding"
_CALLING: Final = "calling"
_HIGH: Final = ("XIX", "XVIII")
"""Tarocks that can be called or matter for a bid, beside the named ones."""
_SILENT: Final = "nothing yet"
_OTHER: Final = "another word"
_BIDS: Final = tuple("01234567")
_TAROCKS: Final = 2


def bidding_models(saying: Saying) -> tuple[Model, Model]:
    """The models of a variant."""
    name, games = saying.variant.based_on, saying.variant.games
    in_hand = tuple(_axes_of_hand(saying))
    return (
        Model(
            name,
            kind(ask.MayBid),
            _BIDDING,
            (*_axes_of_bids(games), *in_hand),
            lambda row, chance: _bidding(row, saying, chance),
            lambda question: _read_bidding(question, saying),
            given=frozenset(),
        ),
        Model(
            name,
            kind(ask.MayCall),
            _CALLING,
            (Axis("game", tuple(games)), *in_hand),
            lambda row, chance: _calling(row, saying, chance),
            lambda question: _read_calling(question, saying),
            tuple({"game": game} for game in games),
        ),
    )


def _axes_of_bids(games: Sequence[str]) -> Iterator[Axis]:
    yield Axis("players", tuple(map(str, SIZES)))
    yield Axis("dealer", tuple(map(str, range(max(SIZES)))))
    yield Axis("number of bids", (*_BIDS, MORE))
    for place in PLACES:
        yield Axis(f"{place} bids", (_OTHER, _SILENT, *games))


def _known(saying: Saying) -> list[str]:
    """The cards of which a row says whether the hand has them."""
    return [card for card in saying.pack if card in (*NAMED, *_HIGH) or is_koenig(card)]


def _axes_of_hand(saying: Saying) -> Iterator[Axis]:
    for card in _known(saying):
        yield Axis(f"{card} in hand", (NO, YES), rare=True)
    yield Axis("other Tarocks in hand", (MORE, "0", "1", "2"))


def _hand(row: Row, saying: Saying, chance: random.Random) -> list[str] | None:
    known = _known(saying)
    held = [card for card in known if row[f"{card} in hand"] == YES]
    free = [card for card in saying.pack if card not in known]
    tarocks = [card for card in free if kind_of_card(card) == TAROCK]
    number = row["other Tarocks in hand"]
    most = min(len(tarocks), saying.hand - len(held))
    if number == MORE and most <= _TAROCKS:
        return None
    some = some_cards(chance.randint(_TAROCKS + 1, most) if number == MORE else int(number), tarocks, chance)
    left = None if some is None else saying.hand - len(held) - len(some)
    rest = None if left is None else some_cards(left, [card for card in free if card not in tarocks], chance)
    return None if some is None or rest is None else in_pack_order([*held, *some, *rest])


def _read_hand(hand: Sequence[str], saying: Saying) -> dict[str, str]:
    known = _known(saying)
    others = sum(kind_of_card(card) == TAROCK and card not in known for card in hand)
    row = {f"{card} in hand": yes_or_no(card in hand) for card in known}
    return row | {"other Tarocks in hand": counted_up_to(_TAROCKS, others)}


def _calling(row: Row, saying: Saying, chance: random.Random) -> Question | None:
    hand = _hand(row, saying, chance)
    return None if hand is None else ask.MayCall(id=1, rules=saying.variant.based_on, contract=row["game"], hand=hand)


def _read_calling(question: Question, saying: Saying) -> Row | None:
    if not isinstance(question, ask.MayCall) or question.contract not in saying.variant.games:
        return None
    return {"game": question.contract, **_read_hand(question.hand, saying)}


def _bidding(row: Row, saying: Saying, chance: random.Random) -> Question | None:
    """The question after as many bids as are wished, each as it is wished or in another word."""
    hand, players = _hand(row, saying, chance), int(row["players"])
    if hand is None:
        return None
    dealer = int(row["dealer"]) % players
    asked = ask.MayBid(id=1, rules=saying.variant.based_on, players=players, dealer=dealer, bids=[], hand=hand)
    order, games = SeatNames(players, dealer).active, saying.variant.games
    number = len(_BIDS) + chance.randrange(3) if row["number of bids"] == MORE else int(row["number of bids"])
    for _ in range(number):
        try:
            turn = saying.reference.ask(asked)
        except ProtocolError:
            return None
        if not isinstance(turn, TurnAnswer) or turn.seat not in order or not turn.legal:
            break
        wish = row[f"{PLACES[order.index(turn.seat)]} bids"]
        wished = [words for words in turn.legal if game_of_bid(words, games) == wish]
        quiet = [words for words in turn.legal if not game_of_bid(words, games)]
        bid = Action(seat=turn.seat, do="bid", what=chance.choice(wished or quiet or turn.legal))
        asked = replace(asked, bids=[*asked.bids, bid])
    return asked


def _read_bidding(question: Question, saying: Saying) -> Row | None:
    if not isinstance(question, ask.MayBid):
        return None
    order, games = SeatNames(question.players, question.dealer).active, saying.variant.games
    row = {
        "players": str(question.players),
        "dealer": str(question.dealer),
        "number of bids": counted_up_to(len(_BIDS) - 1, len(question.bids)),
    }
    for place, seat in zip(PLACES, order, strict=True):
        words = [action.what for action in question.bids if action.seat == seat]
        row[f"{place} bids"] = (game_of_bid(words[-1], games) or _OTHER) if words else _SILENT
    return {**row, **_read_hand(question.hand, saying)}
