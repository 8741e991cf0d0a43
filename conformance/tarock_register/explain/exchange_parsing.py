"""Parses TAF, the text format in which other programs exchange deals (files ``.rock``).

Each line is a state of a deal, lines in a row are its course, and a blank line ends it. A line has the cards, the game,
the announcements, whether the small trumps beat the big ones, and doublings. Seats are counted from 1, in the order of
play. The games are those of Königrufen; another source translates them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from tarock_language.message import Message, message
from tarock_running.process.exits import UsageFaultError
from tarock_steps.catalogue.exchanged_cards import UNKNOWN, exchanged_cards

_RULES: Final = "koenigrufen"
_PLAYERS: Final = 4
_HAND: Final = 12
GAMES: Final = {
    "T": "Trischaken",
    "R": "Rufer",
    "S": "Sechserdreier",
    "P1": "Piccolo",
    "P2": "Zwiccolo",
    "SR": "Solo Rufer",
    "B": "Bettel",
    "BR": "Besser Rufer",
    "PO1": "Piccolo Ouvert",
    "D": "Dreier",
    "BO": "Bettel Ouvert",
    "SD": "Solo Dreier",
}
"""The games by their signs, in the words of Königrufen."""
_LED_BY_DECLARER: Final = frozenset({"Piccolo", "Zwiccolo", "Bettel", "Piccolo Ouvert", "Bettel Ouvert"})
SAID: Final = {
    "1": "Pagat",
    "2": "Uhu",
    "3": "Kakadu",
    "4": "Marabu",
    "T": "Trull",
    "U": "König ultimo",
    "K": "Könige",
    "V": "Valat",
}
"""What is announced, by its sign."""
_DONE: Final = "Gut!"
_GAME: Final = re.compile(
    rf"(?P<game>{'|'.join(sorted(GAMES, key=len, reverse=True))})(?P<seat>[1-4])"
    r"(?P<king>[HKPX]K|-)(?P<partner>[1-4]|-)(?P<talon>12|1|2|-)"
)
_BETWEEN: Final = re.compile("[/#]")
"""What stands between packets of cards; both signs are taken for each other, as a published example does."""
_FIELDS: Final = 11

Cards = tuple[str, ...]


class _State(NamedTuple):
    """The cards of a line: halves of the Talon, hands and piles by seat, and the cards ``on_table``."""

    talon: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    piles: tuple[Cards, ...]
    on_table: Cards


class _Line(NamedTuple):
    """A line with its place: its state, its game as written and read, and what each seat has announced."""

    place: str
    state: _State
    game: re.Match[str] | None
    said: tuple[tuple[str, ...], ...]


class ExchangedDeal(NamedTuple):
    """A deal of a file: its place, and a question in JSON, or why there is none."""

    place: str
    question: str
    fault: Message | None = None


def is_exchange(text: str) -> bool:
    """Whether a text is in the exchange format."""
    first, *_ = [*text.split(maxsplit=1), ""]
    talon, cross, _ = first.partition("#")
    return bool(cross) and "/" in talon


def exchanged_deals(text: str, place: str) -> Iterator[ExchangedDeal]:
    """The deals of a text in the exchange format; a fault in a line is one of its deal alone."""
    deal: list[_Line] = []
    for number, raw in enumerate([*text.splitlines(), ""], start=1):
        here = f"{place}:{number}"
        try:
            line = _line(raw, here) if raw.strip() else None
        except UsageFaultError as fault:
            yield from _told(deal)
            deal = []
            yield ExchangedDeal(here, "", fault.said)
            continue
        if deal and (line is None or not _is_continued_by(deal[-1], line)):
            yield from _told(deal)
            deal = []
        deal += [line] if line else []


def _told(deal: Sequence[_Line]) -> Iterator[ExchangedDeal]:
    if deal:
        try:
            asked = _question(deal)
        except UsageFaultError as fault:
            yield ExchangedDeal(deal[0].place, "", fault.said)
        else:
            yield ExchangedDeal(deal[0].place, msgspec.json.encode(asked).decode())


def _fault(place: str, group: Message, expected: Message | str, told: str) -> UsageFaultError:
    return UsageFaultError(
        message(
            "{place}: {group}: expected {expected}, not '{told}'",
            place=place,
            group=group,
            expected=expected,
            told=told[:60],
        )
    )


def _line(text: str, place: str) -> _Line:
    groups = text.split()
    if len(groups) > 5:  # noqa: PLR2004 - cards, game, announcements, small trumps, doublings
        raise _fault(place, message("line"), message("five groups with blanks between them"), text)
    cards, game, said, *_ = [*groups, "", ""]
    state = _state(cards, place)
    _refuse_twice(state, place)
    found = _GAME.fullmatch(game.upper())
    if game and found is None:
        raise _fault(
            place, message("game"), message("a game, its player, König, partner and Talon, as in R1XK-1"), game
        )
    return _Line(place, state, found, _announcements(said, place))


def _state(text: str, place: str) -> _State:
    fields = _BETWEEN.split(text)
    if len(fields) != _FIELDS:
        expected = message("the Talon, four players and the trick, as in A/B#A/B#A/B#A/B#A/B#C")
        raise _fault(place, message("cards"), expected, text)
    first, second, *players, on_table = (_cards(field, place) for field in fields)
    return _State((first, second), tuple(players[::2]), tuple(players[1::2]), on_table)


def _cards(text: str, place: str) -> Cards:
    found = exchanged_cards(text) if text else []
    if found is None:
        raise _fault(place, message("cards"), message("cards such as HK, X10, T22, or a dot for an unknown one"), text)
    return tuple(found)


def _refuse_twice(state: _State, place: str) -> None:
    """Refuse a card that lies in two places; one of the Talon may also be where it was taken to."""
    seen: set[str] = set()
    for card in (card for cards in (*state.hands, *state.piles, state.on_table) for card in cards if card != UNKNOWN):
        if card in seen:
            raise _fault(place, message("cards"), message("each card once"), card)
        seen.add(card)


def _announcements(text: str, place: str) -> tuple[tuple[str, ...], ...]:
    parts = text.upper().split("/") if text else [""] * _PLAYERS
    if len(parts) != _PLAYERS or not all(sign in SAID for part in parts for sign in part):
        raise _fault(place, message("announcements"), message("four of 1234TUKV or nothing, as in 1K/T//"), text)
    return tuple(tuple(SAID[sign] for sign in part) for part in parts)


def _is_same(game: re.Match[str] | None, other: re.Match[str] | None) -> bool:
    """Whether two lines tell one game; the partner and the half of the Talon may become known."""
    keys = ("game", "seat", "king")
    return (game and [game[key] for key in keys]) == (other and [other[key] for key in keys])


def _is_continued_by(line: _Line, following: _Line) -> bool:
    """Whether a line is the state after one card more, or after a trick was taken."""
    before, after = line.state, following.state
    gone = [len(hand) - len(then) for hand, then in zip(before.hands, after.hands, strict=True)]
    is_card = sorted(gone) == [0, 0, 0, 1] and (after.on_table[:-1] == before.on_table or not after.on_table)
    is_taken = not any(gone) and len(before.on_table) == _PLAYERS and not after.on_table
    return _is_same(line.game, following.game) and (is_card or is_taken)


def _question(deal: Sequence[_Line]) -> dict[str, object]:
    """The whole course where all hands are known from the first card on, else the last position."""
    first = deal[0]
    if first.game is None:
        raise _fault(first.place, message("game"), message("a game such as R1XK-1, behind the cards"), "")
    start = first.state
    is_whole = all(len(hand) == _HAND and UNKNOWN not in hand for hand in start.hands) and not start.on_table
    return _course(deal) if is_whole else _position(deal)


def _about(line: _Line) -> dict[str, object]:
    game = line.game
    assert game is not None  # noqa: S101 - `_question` has refused it
    called = exchanged_cards(game["king"]) if game["king"] != "-" else None
    return {"id": 1, "rules": _RULES, "contract": GAMES[game["game"]], "called": called[0] if called else None}


def _seats(line: _Line) -> tuple[int | None, int | None]:
    """The declarer, who is nobody in Trischaken, and the partner as far as told."""
    game = line.game
    assert game is not None  # noqa: S101 - as above
    declarer = None if game["game"] == "T" else int(game["seat"]) - 1
    return declarer, int(game["partner"]) - 1 if game["partner"] != "-" else None


def _moves(deal: Sequence[_Line]) -> list[tuple[int, str]]:
    """Who played which card, line after line."""
    found = []
    for line, following in pairwise(deal):
        before, after = line.state, following.state
        for seat, (hand, then) in enumerate(zip(before.hands, after.hands, strict=True)):
            if len(then) < len(hand):
                (card,) = after.on_table[-1:] or tuple(card for card in hand if card not in then)
                found.append((seat, card))
    return found


def _course(deal: Sequence[_Line]) -> dict[str, object]:
    first, last = deal[0], deal[-1]
    declarer, partner = _seats(last)
    about = _about(first)
    hands = [list(hand) for hand in first.state.hands]
    if partner is None and about["called"] is not None:
        holder = next((seat for seat, hand in enumerate(hands) if about["called"] in hand), None)
        partner = None if holder == declarer else holder
    moves = _moves(deal)
    leader = moves[0][0] if moves and about["contract"] not in _LED_BY_DECLARER else 0
    laid = [card for cards in first.state.piles for card in cards]
    return {
        "ask": "play",
        **about,
        "players": _PLAYERS,
        "dealer": (leader - 1) % _PLAYERS,
        "declarer": declarer,
        "partner": partner,
        "hands": hands,
        "talon": _dealt(first, laid),
        "discards": laid,
        "said": _round(first.said, declarer or 0),
        "actions": [{"seat": seat, "do": "play", "what": card} for seat, card in moves],
    }


def _round(said: Sequence[Sequence[str]], opener: int) -> list[dict[str, object]]:
    """A whole round of announcements, which ends when all others have said Gut! after the last one; else nothing."""
    seats = [(opener + place) % _PLAYERS for place in range(_PLAYERS)]
    last = max((place for place, seat in enumerate(seats) if said[seat]), default=None)
    if last is None:
        return []
    words = [(seat, word) for seat in seats for word in (*said[seat], _DONE)] + [(seat, _DONE) for seat in seats[:last]]
    return [{"seat": seat, "do": "say", "what": word} for seat, word in words]


def _dealt(line: _Line, laid: Sequence[str]) -> list[list[str]]:
    """The halves of the Talon; what was laid away stands for a half that is not told any more."""
    rest = [*laid]
    found = []
    for half in line.state.talon:
        is_told = half and UNKNOWN not in half
        found.append([*half] if is_told else rest[:3])
        rest = rest if is_told else rest[3:]
    return found


def _position(deal: Sequence[_Line]) -> dict[str, object]:
    """What the player in turn may play; a fault where that is not known."""
    line = deal[-1]
    state = line.state
    sizes = [len(hand) for hand in state.hands]
    in_turn = [seat for seat in range(_PLAYERS) if sizes[seat] == max(sizes) > sizes[seat - 1]]
    if not state.on_table and len(deal) > 1:
        before = deal[-2].state.piles
        in_turn = [seat for seat in range(_PLAYERS) if len(state.piles[seat]) > len(before[seat])]
    if len(in_turn) != 1 or not 0 <= len(state.on_table) < _PLAYERS or UNKNOWN in state.hands[in_turn[0]]:
        expected = message("the known hand of the player in turn, with cards on the table or the trick before")
        raise _fault(line.place, message("cards"), expected, "#".join("." * size for size in sizes))
    (seat,) = in_turn
    mine = _seats(line)
    said = [item for other, items in enumerate(line.said) for item in items if (other in mine) == (seat in mine)]
    return {
        "ask": "may_play",
        **_about(line),
        "hand": list(state.hands[seat]),
        "trick": list(state.on_table),
        "number": _HAND + 1 - len(state.hands[seat]),
        "announced": said,
    }
