"""The bidding and the call in the second opinion on Tarock-Königrufen: who speaks, what he may say, who plays what."""

from __future__ import annotations

from typing import Final

from tarock_second_opinion.cards import KINGS
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
"""The contracts from the lowest to the highest; equal contracts are in one list."""

Bids = list[tuple[int, str]]
"""Who said what."""


def offered(game: Game) -> list[str]:
    """The contracts that everybody may bid."""
    return [contract for contract in FOR_ALL if contract != "Zwiccolo" or game.options["zwiccolo"] == "on"]


def rank(game: Game, contract: str) -> int:
    """The rank of a contract."""
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
    """The players who have passed."""
    return [seat for seat, word in bids if word == "Weiter"]


def has_to_name(bids: Bids) -> bool:
    """Whether one player is left who has to name a contract, because nobody has bid one."""
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
    """The words with which Vorhand may open."""
    found = ["Mein Spiel", *offered(game)]
    if game.options["vorhand-first-call"] == "pass-too":
        found.append("Weiter")
    return found


def names(game: Game, bids: Bids) -> list[str]:
    """The contracts that the last player may name if nobody has bid one."""
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
    """Whether a contract beats the standing bid; with priority an equal one does."""
    high = standing(bids)
    if high is None:
        return True
    mine, theirs = rank(game, contract), rank(game, high[1])
    has_priority = game.active().index(seat) < game.active().index(high[0])
    return mine > theirs or (mine == theirs and has_priority)


def conclude(game: Game, bids: Bids) -> None:
    """Record who plays what."""
    high = standing(bids)
    assert high is not None
    game.contract = high[1]
    if game.contract != "Trischaken":
        game.declarer = high[0]


def callable_kings(game: Game) -> list[str]:
    """The Könige that the declarer may call with his present cards."""
    held = [king for king in KINGS if king in game.hands[game.declarer]]
    return KINGS + (["Vierter König"] if len(held) == 3 else [])


def call(game: Game, word: str) -> None:
    """Record the called König and the partner."""
    king = word
    if word == "Vierter König":
        game.unnamed = True
        king = next(missing for missing in KINGS if missing not in game.hands[game.declarer])
    game.called = king
    game.king_in_talon = king in game.talon()
    for seat in game.foes():
        if king in game.hands[seat]:
            game.partner = seat
