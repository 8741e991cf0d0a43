"""Kontra and the steps above it: who may say them, and which of them hold in the end."""

from __future__ import annotations

from typing import Final

from tarock_second_opinion.notebook import other
from tarock_second_opinion.zwanzigerrufen.game import Game, Thing

WORDS: Final = ["Kontra", "Retour", "Supre", "Resupre"]


def utterances(game: Game, seat: int, turn: int) -> list[str]:
    """What a player may double now, in words."""
    return list(dict.fromkeys(words_of(game, thing, seat) for thing in game.things if may_say(game, thing, seat, turn)))


def words_of(game: Game, thing: Thing, seat: int) -> str:
    """The words with which a player would say the next step; the soloist says whose account he means."""
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
    """Who said the last step, or the thing itself."""
    if thing.steps:
        return thing.steps[-1][0]
    return game.declarer if thing.of is None else thing.of


def last_turn(thing: Thing) -> int:
    """When the last word was said."""
    return thing.steps[-1][1] if thing.steps else thing.turn


def say(game: Game, seat: int, words: str, turn: int) -> None:
    """Take a step in."""
    for thing in game.things:
        if may_say(game, thing, seat, turn) and words_of(game, thing, seat) == words:
            thing.steps.append((seat, turn))


def kontras_to_game(game: Game) -> list[int]:
    """Who has said Kontra to the game."""
    return [thing.steps[0][0] for thing in game.games() if thing.steps]


def speakers(thing: Thing) -> list[int]:
    """Who doubled a thing, one after the other."""
    return [seat for seat, _ in thing.steps]


def holding(game: Game, thing: Thing, against: int | None) -> list[int]:
    """Who doubled a thing so that it holds in the end, where only one opponent is looked at for that one.

    What a side says to itself is void. Where each doubles for himself, the Kontra of an opponent is between him and the
    soloist, and so is what follows it.
    """
    said = alternating(game, thing)
    return [] if said and against is not None and said[0] not in (against, game.declarer) else said


def alternating(game: Game, thing: Thing) -> list[int]:
    """Those steps that answer the other side."""
    found: list[int] = []
    side = game.side_of(thing)
    for seat in speakers(thing):
        if game.side(seat) == other(side):
            found.append(seat)
            side = other(side)
    return found
