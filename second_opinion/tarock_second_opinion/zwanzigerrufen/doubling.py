"""Kontra and the steps above it in the second opinion on Zwanzigerrufen: who may say them, and which count."""

from __future__ import annotations

from typing import Final

from tarock_second_opinion.notebook import other
from tarock_second_opinion.zwanzigerrufen.game import Game, Thing

WORDS: Final = ["Kontra", "Retour", "Supre", "Resupre"]


def utterances(game: Game, seat: int, turn: int) -> list[str]:
    """The doublings that a player may say now, in words."""
    return list(dict.fromkeys(words_of(game, thing, seat) for thing in game.things if may_say(game, thing, seat, turn)))


def words_of(game: Game, thing: Thing, seat: int) -> str:
    """The words with which a player would say the next step; the soloist also names the opponent."""
    word = f"{WORDS[len(thing.steps)]} {thing.item}"
    if thing.of is not None:
        return f"{word} of {thing.of}"
    return f"{word} of {thing.against}" if thing.against is not None and seat == game.declarer else word


def may_say(game: Game, thing: Thing, seat: int, turn: int) -> bool:
    """Whether a player may say the next step."""
    if len(thing.steps) == len(WORDS):
        return False
    if thing.against is not None and seat not in (game.declarer, thing.against):
        return False
    reading = game.options["kontra-who-and-when"]
    if reading == "anybody":
        return seat != last_speaker(game, thing)
    if game.side(seat) == game.side(last_speaker(game, thing)):
        return False
    return reading != "first-chance" or turn - last_turn(thing) <= 4


def last_speaker(game: Game, thing: Thing) -> int:
    """The player who said the last step, or the thing itself."""
    if thing.steps:
        return thing.steps[-1][0]
    return game.declarer if thing.of is None else thing.of


def last_turn(thing: Thing) -> int:
    """The turn in which the last step was said, or the thing itself."""
    return thing.steps[-1][1] if thing.steps else thing.turn


def say(game: Game, seat: int, words: str, turn: int) -> None:
    """Process a step."""
    for thing in game.things:
        if may_say(game, thing, seat, turn) and words_of(game, thing, seat) == words:
            thing.steps.append((seat, turn))


def kontras_to_game(game: Game) -> list[int]:
    """The players who have said Kontra to the game."""
    return [thing.steps[0][0] for thing in game.games() if thing.steps]


def speakers(thing: Thing) -> list[int]:
    """The players who doubled a thing, in order."""
    return [seat for seat, _ in thing.steps]


def holding(game: Game, thing: Thing, against: int | None) -> list[int]:
    """The players whose doublings of a thing count, perhaps only those against one opponent.

    What a side says to itself is void. If each doubles for himself, an opponent's Kontra and the steps after it are
    between him and the soloist.
    """
    said = alternating(game, thing)
    return [] if said and against is not None and said[0] not in (against, game.declarer) else said


def alternating(game: Game, thing: Thing) -> list[int]:
    """The players of the steps that answer the other side."""
    found: list[int] = []
    side = game.side_of(thing)
    for seat in speakers(thing):
        if game.side(seat) == other(side):
            found.append(seat)
            side = other(side)
    return found
