"""The round of announcements in the second opinion on Tarock-Königrufen: who may say what, and when it is over."""

from __future__ import annotations

import dataclasses
from typing import Final

from tarock_second_opinion.koenigrufen.game import BESSER, CALLING, Game
from tarock_second_opinion.koenigrufen.talon import birds_to_announce
from tarock_second_opinion.notebook import Thing, seats_from

WORDS: Final = ["Kontra", "Rekontra", "Subkontra", "Hirschkontra", "Mordkontra"]
STEPS: Final = {"subkontra": 3, "hirschkontra": 4, "mordkontra": 5}
BIRD_CARDS: Final = {"Pagat": "I", "Uhu": "II", "Kakadu": "III", "Marabu": "IV"}


@dataclasses.dataclass
class Talk:
    """The state of the round: whose turn it is, what he has said in it, and which turns were passes."""

    order: list[int]
    speaker: int = -1
    said_now: list[str] = dataclasses.field(default_factory=list)
    passes: list[bool] = dataclasses.field(default_factory=list)
    out: list[int] = dataclasses.field(default_factory=list)
    shown: list[int] = dataclasses.field(default_factory=list)
    over: bool = False


def is_held(game: Game) -> bool:
    """Whether there is an announcing round."""
    if game.contract == "Trischaken":
        return False
    return not (game.is_negative() and game.options["kontra-negative-contracts"] == "none")


def begin(game: Game) -> Talk:
    """Begin the round; the game can be doubled from the start."""
    if is_doubled_by_accounts(game):
        game.things = [Thing("Spiel", against=seat) for seat in game.foes()]
    else:
        game.things = [Thing("Spiel")]
    if not is_held(game):
        return Talk([], over=True)
    order = seats_from(game.active(), game.declarer)
    return Talk(order, speaker=order[0])


def is_doubled_by_accounts(game: Game) -> bool:
    """Whether every opponent doubles the game for himself."""
    return game.is_negative() and game.options["kontra-negative-contracts"] == "each-alone"


def utterances(game: Game, talk: Talk) -> list[str]:
    """Everything the speaker may say now."""
    seat = talk.speaker
    found = [item for item in announceable(game) if may_announce(game, talk, seat, item)]
    found += [doubling(game, thing, seat) for thing in game.things if may_double(game, thing, seat)]
    if not has_to_announce_a_bird(game, talk, seat):
        found.append("Gut!")
    return found


# ------------------------------------------------------------------------------------------------- announcements


def announceable(game: Game) -> list[str]:
    """The items that can be announced in a contract."""
    if game.is_negative():
        return []
    if game.contract == "Farbensolo":
        return [] if game.options["farbensolo-valat"] == "none" else ["Valat"]
    found = ["Trull", "Könige", *birds_to_announce(game), "Valat"]
    if game.contract in CALLING:
        found.append("König ultimo")
    return found


def may_announce(game: Game, talk: Talk, seat: int, item: str) -> bool:
    """Whether a player may announce an item."""
    for thing in game.announcements():
        own = game.side_of(thing) == game.side(seat)
        if thing.item == item and own and (thing.of == seat or game.options["same-bonus-by-partners"] == "once"):
            return False
        if thing.item == item and not own and game.options["same-bonus-by-both-sides"] == "first-only":
            return False
    if item == "Valat" and game.options["valat-parties"] == "declarer-only" and not game.is_ours(seat):
        return False
    reading = game.options["announcer-known-party"]
    if reading == "private-too":
        return True
    if seat == game.declarer:
        return reading == "known" or (game.contract in BESSER and item in fulfilling(game))
    return seat == game.partner or is_known(game, talk, seat)


def is_known(game: Game, talk: Talk, seat: int) -> bool:
    """Whether everybody knows an opponent's side."""
    if game.contract not in CALLING:
        return True
    if game.king_in_talon and game.contract != "Solo":
        return True
    return seat in talk.shown or game.partner in talk.shown


def fulfilling(game: Game) -> list[str]:
    """The announcements that fulfil the duty of the declarer of a Besser contract."""
    birds = birds_to_announce(game)
    reading = game.options["besser-bird-duty"]
    if reading == "held-bird":
        held = [bird for bird in birds if BIRD_CARDS[bird] in game.hands[game.declarer]]
        return held or birds
    if reading == "koenig-ultimo-too" and game.contract in CALLING:
        return [*birds, "König ultimo"]
    return birds


def has_to_announce_a_bird(game: Game, talk: Talk, seat: int) -> bool:
    """Whether the declarer still has to announce a Vogel in his first turn."""
    if game.contract not in BESSER or seat != game.declarer or talk.passes:
        return False
    return not any(item in talk.said_now for item in fulfilling(game))


# ----------------------------------------------------------------------------------------------------- doublings


def doubling(game: Game, thing: Thing, seat: int) -> str:
    """The words with which a player would double now; the declarer also names the opponent."""
    word = f"{WORDS[len(thing.steps)]} {thing.item}"
    if thing.of is not None:
        return f"{word} of {thing.of}"
    if thing.against is not None and seat == game.declarer:
        return f"{word} of {thing.against}"
    return word


def may_double(game: Game, thing: Thing, seat: int) -> bool:
    """Whether a player may say the next step to this thing; the sides take turns, the other side first."""
    step = len(thing.steps)
    if step == STEPS[game.options["kontra-steps"]]:
        return False
    belongs_to_foes = game.side_of(thing) == "foes"
    if belongs_to_foes and game.options["kontra-opposing-side"] == "nobody":
        return False
    answers = step % 2 == 1
    same_side = game.side(seat) == game.side_of(thing)
    if same_side != answers:
        return False
    if thing.against is not None and seat not in (game.declarer, thing.against):
        return False
    if step > 0 and game.options["ladder-next-speaker"] == "announcer-then-kontrer":
        announcer = game.declarer if thing.of is None else thing.of
        return seat == (announcer if answers else thing.steps[0])
    return True


# -------------------------------------------------------------------------------------------------------- course


def say(game: Game, talk: Talk, words: str) -> None:
    """Process an utterance of the speaker."""
    if words == "Gut!":
        close(game, talk)
        return
    seat = talk.speaker
    found = [thing for thing in game.things if may_double(game, thing, seat) and doubling(game, thing, seat) == words]
    if found:
        found[0].steps.append(seat)
    else:
        game.things.append(Thing(words, of=seat))
    talk.said_now.append(words)
    talk.shown.append(seat)


def close(game: Game, talk: Talk) -> None:
    """Close a turn; a turn without a word is a pass."""
    talk.passes.append(not talk.said_now)
    if not talk.said_now:
        talk.out.append(talk.speaker)
    talk.said_now = []
    talk.over = is_over(game, talk)
    if not talk.over:
        talk.speaker = next_speaker(game, talk)


def is_over(game: Game, talk: Talk) -> bool:
    """Whether the round has ended."""
    reading = game.options["announcement-round-end"]
    if reading == "pass-final":
        return len(talk.passes) >= 4 and len(talk.out) >= 3
    if reading == "each-once" and len(talk.passes) < 4:
        return False
    return talk.passes[-3:] == [True, True, True]


def next_speaker(game: Game, talk: Talk) -> int:
    """The player with the next turn."""
    place = talk.order.index(talk.speaker)
    while True:
        place = (place + 1) % 4
        seat = talk.order[place]
        if game.options["announcement-round-end"] != "pass-final" or seat not in talk.out:
            return seat
