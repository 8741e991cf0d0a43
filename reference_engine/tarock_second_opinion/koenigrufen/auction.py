"""Bidding and calling."""

from __future__ import annotations

from typing import Final

from tarock_second_opinion.koenigrufen.cards import KINGS
from tarock_second_opinion.koenigrufen.game import Game

VORHAND_ONLY: Final = ["Rufer", "Trischaken", "Sechserdreier"]
FOR_ALL: Final = [
    "Piccolo",
    "Zwiccolo",
    "Solo",
    "Bettel",
    "Besser Rufer",
    "Dreier",
    "Piccolo Ouvert",
    "Farbensolo",
    "Bettel Ouvert",
    "Besser Dreier",
    "Solo Dreier",
]
EQUALS: Final = {
    "list-order": [[contract] for contract in FOR_ALL],
    "value-class": [
        ["Piccolo", "Zwiccolo", "Solo"],
        ["Bettel"],
        ["Besser Rufer"],
        ["Dreier"],
        ["Piccolo Ouvert"],
        ["Farbensolo", "Bettel Ouvert"],
        ["Besser Dreier"],
        ["Solo Dreier"],
    ],
    "value-with-bird": [
        ["Piccolo", "Zwiccolo", "Solo"],
        ["Bettel"],
        ["Besser Rufer", "Dreier"],
        ["Piccolo Ouvert"],
        ["Farbensolo", "Bettel Ouvert", "Besser Dreier"],
        ["Solo Dreier"],
    ],
}
"""From the lowest contract to the highest; contracts that are equal stand together."""

Bids = list[tuple[int, str]]
"""Who said what."""


def offered(game: Game) -> list[str]:
    """The contracts that everybody may bid."""
    return [contract for contract in FOR_ALL if contract != "Zwiccolo" or game.options["zwiccolo"] == "on"]


def rank(game: Game, contract: str) -> int:
    """How high a contract stands."""
    classes = EQUALS[game.options["bid-rank-equal-values"]]
    for place, equals in enumerate(classes):
        if contract in equals:
            return place
    return -1


def standing(bids: Bids) -> tuple[int, str] | None:
    """The bid to beat: the latest, because each beats those before."""
    found = None
    for seat, word in bids:
        if word not in ("Weiter", "Mein Spiel"):
            found = seat, word
    return found


def passed(bids: Bids) -> list[int]:
    """Who is out."""
    return [seat for seat, word in bids if word == "Weiter"]


def has_to_name(bids: Bids) -> bool:
    """Whether one player is left without a contract bid by anybody, and has to name one."""
    return standing(bids) is None and len(passed(bids)) == 3


def is_over(game: Game, bids: Bids) -> bool:
    """Whether the auction has ended."""
    if standing(bids) is None:
        return False
    if has_to_name(bids[:-1]):
        return True
    if game.options["auction-end"] == "three-passed":
        return len(passed(bids)) == 3
    last = [word for _, word in bids[-3:]]
    return last == ["Weiter", "Weiter", "Weiter"] or len(passed(bids)) == 4


def speaker(game: Game, bids: Bids) -> int:
    """Whose turn it is to bid."""
    if not bids:
        return game.vorhand()
    seats = game.active()
    place = seats.index(bids[-1][0])
    while True:
        place = (place + 1) % 4
        if seats[place] not in passed(bids):
            return seats[place]


def first_words(game: Game) -> list[str]:
    """What Vorhand may open with."""
    found = ["Mein Spiel", *offered(game)]
    if game.options["vorhand-first-call"] == "pass-too":
        found.append("Weiter")
    return found


def names(game: Game, bids: Bids) -> list[str]:
    """What the player may name who is left when nobody has bid a contract."""
    if bids[0][1] != "Mein Spiel":
        return offered(game)
    if game.options["vorhand-choice-after-three-passes"] == "first-three":
        return list(VORHAND_ONLY)
    return VORHAND_ONLY + offered(game)


def words(game: Game, bids: Bids) -> list[str]:
    """Everything the speaker may say in the auction."""
    if not bids:
        return first_words(game)
    if has_to_name(bids):
        return names(game, bids)
    seat = speaker(game, bids)
    return ["Weiter"] + [contract for contract in offered(game) if is_enough(game, bids, seat, contract)]


def is_enough(game: Game, bids: Bids, seat: int, contract: str) -> bool:
    """Whether a contract is enough against the standing bid; with priority an equal one is."""
    high = standing(bids)
    if high is None:
        return True
    mine, theirs = rank(game, contract), rank(game, high[1])
    has_priority = game.active().index(seat) < game.active().index(high[0])
    return mine > theirs or (mine == theirs and has_priority)


def conclude(game: Game, bids: Bids) -> None:
    """Write down who plays what."""
    high = standing(bids)
    assert high is not None
    game.contract = high[1]
    if game.contract != "Trischaken":
        game.declarer = high[0]


def callable_kings(game: Game) -> list[str]:
    """What the declarer may call with the cards that he holds now."""
    held = [king for king in KINGS if king in game.hands[game.declarer]]
    return KINGS + (["Vierter König"] if len(held) == 3 else [])


def call(game: Game, word: str) -> None:
    """Write down the called König and whose partner that makes."""
    king = word
    if word == "Vierter König":
        game.unnamed = True
        king = next(missing for missing in KINGS if missing not in game.hands[game.declarer])
    game.called = king
    game.king_in_talon = king in game.talon()
    for seat in game.foes():
        if king in game.hands[seat]:
            game.partner = seat
