"""The round of announcements in the second opinion on Zwanzigerrufen: who may say what, and when it is over."""

from __future__ import annotations

import dataclasses
from typing import Final

from tarock_second_opinion.zwanzigerrufen import bidding, doubling
from tarock_second_opinion.zwanzigerrufen.game import FARBENSOLO, SOLO, SPIEL, Game, Thing

WEITER: Final = "Weiter"
DAZU: Final = "dazu"
DAGEGEN: Final = "dagegen"


@dataclasses.dataclass
class Talk:
    """The state of the round: what was ``said`` in this turn, and for each closed turn whether it was only Weiter.

    The first turn begins with Vorhand's call, or with her solo game. A player who ``owes`` a Kontra to the game cannot
    close his turn.
    """

    order: list[int]
    said: list[str]
    turns: list[bool] = dataclasses.field(default_factory=list)
    over: bool = False
    owes: bool = False

    @property
    def turn(self) -> int:
        """The number of the turn, from 0 on."""
        return len(self.turns)

    @property
    def speaker(self) -> int:
        """Whose turn it is."""
        return self.order[self.turn % 4]


def utterances(game: Game, talk: Talk) -> list[str]:
    """All words that the speaker may say now."""
    seat = talk.speaker
    found = [*([] if talk.owes else [WEITER]), *bidding.later_solos(game, seat, talk.turn)]
    for item in announceable(game):
        if may_announce(game, talk, item):
            found += [f"{item} {word}".strip() for word in words_for(game, talk)]
    return found + doubling.utterances(game, seat, talk.turn)


# ------------------------------------------------------------------------------------------------- announcements


def announceable(game: Game) -> list[str]:
    """The bonuses that can be announced in a game."""
    more = ["Trull", "Könige"] if game.options["announceable-bonuses"] == "all-five" else []
    return [item for item in ("Absolut", "Pagat", "Valat", *more) if bidding.is_known(game, item)]


def may_announce(game: Game, talk: Talk, item: str) -> bool:
    """Whether the speaker may announce a bonus."""
    seat = talk.speaker
    if any(thing.item == item and thing.of == seat for thing in game.announcements()):
        return False
    if item == "Pagat" and game.options["pagat-announcer"] == "holder" and not bidding.has_pagat(game, seat):
        return False
    return game.is_ours(seat) or has_kontra_for(game, seat, item) or may_say_kontra_later(game, talk)


def may_say_kontra_later(game: Game, talk: Talk) -> bool:
    """Whether a Kontra to the game may follow a bonus that needs it, and the speaker can still say it."""
    if game.options["kontra-before-bonus"] == "before":
        return False
    return f"Kontra {SPIEL}" in doubling.utterances(game, talk.speaker, talk.turn)


def has_kontra_for(game: Game, seat: int, item: str) -> bool:
    """Whether an opponent has the Kontra to the game that his announcement needs."""
    if item == "Pagat" and game.options["pagat-dagegen-kontra"] == "own-only":
        return seat in doubling.kontras_to_game(game)
    if has_to_follow_kontra(game, item):
        return any(not game.is_ours(speaker) for speaker in doubling.kontras_to_game(game))
    return True


def has_to_follow_kontra(game: Game, item: str) -> bool:
    """Whether an opponent must have said Kontra to the game before one of them announces a bonus."""
    if item == "Pagat":
        return game.options["pagat-dagegen-kontra"] == "partner-suffices"
    return item in ("Absolut", "Valat") and game.options["absolut-dagegen-kontra"] == "required"


def is_kontra_contained(game: Game, seat: int, item: str) -> bool:
    """Whether an announcement contains a Kontra to the game."""
    if game.is_ours(seat):
        return False
    if item == "Pagat":
        return game.options["pagat-dagegen-kontra"] == "automatic"
    return item in ("Absolut", "Valat") and game.options["absolut-dagegen-kontra"] == "contained"


def words_for(game: Game, talk: Talk) -> list[str]:
    """The words that a player may put behind a bonus; an empty one if it may be omitted."""
    seat = talk.speaker
    if game.options["dazu-dagegen-words"] == "spoken":
        return [DAZU if game.side(seat) == game.side(game.vorhand) else DAGEGEN]
    word = DAZU if game.is_ours(seat) else DAGEGEN
    bare = seat == game.declarer or f"Kontra {SPIEL}" in talk.said or may_say_kontra_later(game, talk)
    return ["", word] if bare else [word]


# -------------------------------------------------------------------------------------------------------- course


def say(game: Game, talk: Talk, words: str) -> None:
    """Process an utterance of the speaker."""
    if words == WEITER:
        close(game, talk)
        return
    first, _, word = words.partition(" ")
    if words in (SOLO, FARBENSOLO):
        bidding.say_solo(game, talk.speaker, words, talk.turn)
        talk.owes = False
    elif first in doubling.WORDS:
        doubling.say(game, talk.speaker, words, talk.turn)
        talk.owes = talk.owes and words != f"Kontra {SPIEL}"
    else:
        talk.owes = talk.owes or is_kontra_missing(game, talk, first, word)
        announce(game, talk, first)
    talk.said.append(words)


def is_kontra_missing(game: Game, talk: Talk, item: str, word: str) -> bool:
    """Whether an opponent lacks the Kontra that a bonus needs, or the one that is needed if no word follows it."""
    seat = talk.speaker
    wordless = word == "" and seat != game.declarer and f"Kontra {SPIEL}" not in talk.said
    return wordless or not (game.is_ours(seat) or has_kontra_for(game, seat, item))


def announce(game: Game, talk: Talk, item: str) -> None:
    """Announce a bonus, perhaps with the Kontra that it contains; that Kontra is then no longer owed."""
    seat, turn = talk.speaker, talk.turn
    game.things.append(Thing(item, turn, of=seat))
    if is_kontra_contained(game, seat, item) and not doubling.kontras_to_game(game):
        for thing in game.games():
            if thing.against in (None, seat):
                thing.steps.append((seat, turn))
                talk.owes = False


def close(game: Game, talk: Talk) -> None:
    """Close a turn, and perhaps the round."""
    talk.turns.append(talk.said == [])
    talk.said = []
    reading = game.options["announcing-ends"]
    needed = 3 if reading == "three-weiter" else 4
    talk.over = len(talk.turns) > needed - 1 and all(talk.turns[-needed:])
    if reading == "round-from-vorhand" and len(talk.turns) % 4:
        talk.over = False
