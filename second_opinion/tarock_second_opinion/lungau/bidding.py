"""The bidding and the call in the second opinion on Lungauer Königrufen: who speaks, what he may say, who plays."""

from __future__ import annotations

from typing import Final

from tarock_second_opinion.cards import KINGS
from tarock_second_opinion.lungau.game import Game

GAMES: Final = ["Sechserdreier", "Spatzrufer", "Uhurufer", "Dreier", "Solorufer", "Solodreier"]
CALLING: Final = ["Spatzrufer", "Uhurufer", "Solorufer"]
VOGERL: Final = {"Spatzrufer": "I", "Uhurufer": "II"}

Bids = list[tuple[int, str]]
"""The bids: a seat and its words; a König that is named with a bid follows after a blank."""


def rank(bid: str, options: dict[str, str]) -> int:
    """The rank of a game."""
    if bid == "Solorufer":
        return 40 if options["solorufer"] == "above" else 10
    if bid == "Sechserdreier":
        return {"below-dreier": 45, "as-dreier": 50, "above-dreier": 55}[options["sechserdreier-rank"]]
    return {"Spatzrufer": 20, "Uhurufer": 30, "Dreier": 50, "Solodreier": 60}[bid]


def name_of(bid: str) -> str:
    """A bid without its König."""
    return bid.split(maxsplit=1)[0]


def standing(bids: Bids) -> tuple[int, str] | None:
    """The highest bid: the latest, because each has to beat those before."""
    found = None
    for seat, bid in bids:
        if name_of(bid) in GAMES:
            found = seat, bid
    return found


def speaker(game: Game, bids: Bids) -> int | None:
    """The player whose turn it is to bid; none if the auction is over."""
    high = standing(bids)
    if high is not None and is_final(name_of(high[1]), game.options):
        return None
    if game.options["auction-second-turn"] == "once":
        return game.active()[len(bids)] if len(bids) < 4 else None
    passed = [seat for seat, bid in bids if bid == "Weiter"]
    if len(passed) == 3:
        return None
    if not bids:
        return game.vorhand()
    seat = bids[-1][0]
    while True:
        seat = game.active()[(game.active().index(seat) + 1) % 4]
        if seat not in passed:
            return seat


def is_final(bid: str, options: dict[str, str]) -> bool:
    """Whether a bid ends the auction at once."""
    if bid == "Solodreier":
        return True
    if options["solodreier"] == "off":
        return bid in ("Dreier", "Sechserdreier")
    if options["auction-end-with-solo"] == "sechserdreier":
        return bid == "Sechserdreier"
    if options["auction-end-with-solo"] == "both":
        return bid in ("Dreier", "Sechserdreier")
    return False


def callable_kings(game: Game, seat: int) -> list[str]:
    """The Könige that a player may call."""
    if game.options["own-king-call"] == "forbidden":
        return [king for king in KINGS if king not in game.hands[seat]]
    return list(KINGS)


def is_offered(game: Game, seat: int, bid: str) -> bool:
    """Whether a player may bid a game at all, whatever was bid before."""
    options = game.options
    if bid == "Sechserdreier" and seat != game.vorhand():
        return False
    if bid == "Solodreier" and options["solodreier"] == "off":
        return False
    if bid == "Solorufer" and options["solorufer"] == "off":
        return False
    if bid == "Solorufer" and options["solorufer"] == "vorhand-only" and seat != game.vorhand():
        return False
    if bid in VOGERL and options["vogel-held-when"] == "at-bid" and VOGERL[bid] not in game.hands[seat]:
        return False
    return bid not in CALLING or callable_kings(game, seat) != []


def bids_for(game: Game, bids: Bids, seat: int) -> list[str]:
    """All words that a player may say in the auction."""
    found = ["Weiter"] if bids else ["Erster"]
    high = standing(bids)
    for bid in GAMES:
        if not is_offered(game, seat, bid):
            continue
        if high is not None and rank(bid, game.options) <= rank(name_of(high[1]), game.options):
            continue
        if bid in CALLING and game.options["king-named-when"] == "with-bid":
            found += [f"{bid} {king}" for king in callable_kings(game, seat)]
        else:
            found.append(bid)
    return found


def conclude(game: Game, bids: Bids) -> None:
    """Record who plays what."""
    high = standing(bids)
    if high is None:
        game.contract = "Fahren"
        return
    seat, bid = high
    game.contract = name_of(bid)
    game.declarer = seat
    if bid != game.contract:
        call(game, bid.split()[1])


def call(game: Game, king: str) -> None:
    """Record the called König and the partner."""
    game.called = king
    game.king_in_talon = king in game.talon()
    for seat in game.active():
        if seat != game.declarer and king in game.hands[seat]:
            game.partner = seat
