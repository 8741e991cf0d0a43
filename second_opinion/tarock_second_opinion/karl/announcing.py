"""The round of announcements in the second opinion on Karls Tarockrunde: who may say what, and when it is over."""

from __future__ import annotations

import dataclasses
from typing import Final

from tarock_second_opinion.cards import KINGS, TRULL
from tarock_second_opinion.karl.game import BIRDS, CALLING, Game
from tarock_second_opinion.notebook import Thing, has_all, turned

OPENING: Final = "ich liege"
GUT: Final = "Gut!"
WORDS: Final = ["Kontra", "Retour", "Subkontra"]
SETS: Final = {"Trull": TRULL, "Könige": KINGS}


@dataclasses.dataclass
class Talk:
    """The state of the announcing round.

    ``turns`` says of each closed turn whether it was silent, ``closed`` how much had been heard when a player last
    closed one, and ``heard`` who said something that lets others announce again. ``answered`` has for each player the
    number of doublings of each thing when he last said gut.
    """

    order: list[int]
    opened: bool
    said_now: list[str] = dataclasses.field(default_factory=list)
    turns: list[bool] = dataclasses.field(default_factory=list)
    closed: dict[int, int] = dataclasses.field(default_factory=dict)
    heard: list[int] = dataclasses.field(default_factory=list)
    answered: dict[int, list[int]] = dataclasses.field(default_factory=dict)
    over: bool = False

    @property
    def speaker(self) -> int:
        """Whose turn it is."""
        return self.order[len(self.turns) % 4]


def begin(game: Game) -> Talk:
    """Begin the round; the game can be doubled, and so can a bird that was named with the bid."""
    if game.is_doubled_by_accounts():
        game.things = [Thing("Spiel", against=seat) for seat in game.foes()]
    else:
        game.things = [Thing("Spiel")]
    if game.bird:
        game.things.append(Thing(game.bird, of=game.declarer))
    only_after_laying_away = game.options["announcement-round"] == "discard-games-only"
    return Talk(turned(game.declarer), opened=only_after_laying_away and not game.may_take_from_talon())


def utterances(game: Game, talk: Talk) -> list[str]:
    """Everything the speaker may say now."""
    if not talk.opened:
        return [OPENING]
    seat = talk.speaker
    found = [item for item in announceable(game) if may_announce(game, talk, seat, item)]
    for thing in game.things:
        if can_double(game, talk, thing, seat) and doubling(game, thing, seat) not in found:
            found.append(doubling(game, thing, seat))
    if not has_to_announce_a_bird(game, talk):
        found.append(GUT)
    return found


# ------------------------------------------------------------------------------------------------- announcements


def announceable(game: Game) -> list[str]:
    """The items that can be announced in a game."""
    if game.is_negative():
        return ["Trull", "Könige", *BIRDS] if game.options["negative-games-basics"] == "bonuses-too" else []
    if game.contract == "Farbensolo":
        return ["Könige", "Valat"]
    found = ["Trull", "Könige", *BIRDS, "Valat"]
    if game.contract in CALLING and not has_no_koenig_ultimo(game):
        found.append("König ultimo")
    return found


def has_no_koenig_ultimo(game: Game) -> bool:
    """Whether a lone declarer took the called König from the Talon, in the reading in which that matters."""
    return game.called in game.taken and game.options["bonus-definitions"] == "no-koenig-from-talon"


def may_announce(game: Game, talk: Talk, seat: int, item: str) -> bool:
    """Whether a player may announce an item."""
    if any(thing.item == item and thing.of == seat for thing in game.announcements()):
        return False
    if not has_a_say(talk, seat):
        return False
    if item == "Valat" and not game.is_ours(seat) and game.options["bonus-definitions"] == "valat-declarer-only":
        return False
    if item == "Valat" and game.options["valat-after-announcements"] == "barred" and has_said_too_much(game, seat):
        return False
    if item in BIRDS and has_to_announce_a_bird(game, talk) and item in fulfilling(game):
        return True
    return may_announce_beside_valat(game, seat, item)


def has_a_say(talk: Talk, seat: int) -> bool:
    """Whether it is a player's first turn, or another player has said something to answer since his last one."""
    if seat not in talk.closed:
        return True
    return any(speaker != seat for speaker in talk.heard[talk.closed[seat] :])


def may_announce_beside_valat(game: Game, seat: int, item: str) -> bool:
    """Whether an item may be announced although a Valat was announced before."""
    sides = [game.side_of(thing) for thing in game.announcements() if thing.item == "Valat"]
    reading = game.options["valat-side-announcements"]
    if game.side(seat) not in sides and not (sides and reading == "both-sides"):
        return True
    return can_be_added(game, seat, item)


def can_be_added(game: Game, seat: int, item: str) -> bool:
    """Whether an item can be added to a Valat by a player with his hand."""
    hand = game.hands[seat]
    if item in SETS:
        return has_all(hand, SETS[item])
    return game.options["valat-side-announcements"] == "birds-too" and item in BIRDS and BIRDS[item] in hand


def has_said_too_much(game: Game, seat: int) -> bool:
    """Whether a player announced more than can be added to a Valat, apart from the bird of an Auch-Rufer."""
    own = [thing.item for thing in game.announcements() if thing.of == seat]
    more = [item for item in own if not can_be_added(game, seat, item)]
    if game.contract == "Auch-Rufer" and seat == game.declarer and len(more) == 1:
        return more[0] not in BIRDS
    return more != []


def fulfilling(game: Game) -> list[str]:
    """The birds that fulfil the duty of the declarer of an Auch-Rufer."""
    held = [bird for bird, card in BIRDS.items() if card in game.dealt[game.declarer]]
    if game.options["auch-rufer-bird-naming"] == "held-bird" and held:
        return held
    return list(BIRDS)


def has_to_announce_a_bird(game: Game, talk: Talk) -> bool:
    """Whether the declarer of an Auch-Rufer still has to announce a bird in his first turn."""
    if game.contract != "Auch-Rufer" or talk.turns or game.bird:
        return False
    return not any(item in talk.said_now for item in fulfilling(game))


# ----------------------------------------------------------------------------------------------------- doublings


def doubling(game: Game, thing: Thing, seat: int) -> str:
    """The words with which a player would double now; the declarer also names the opponent."""
    word = f"{WORDS[len(thing.steps)]} {thing.item}"
    if thing.of is not None:
        return f"{word} of {thing.of}"
    if thing.against is not None and seat == game.declarer and not is_retour_for_all(game):
        return f"{word} of {thing.against}"
    return word


def is_retour_for_all(game: Game) -> bool:
    """Whether one Retour answers the Kontras of all opponents."""
    return game.is_negative() and game.options["kontra-binding"] == "retour-binds-all"


def can_double(game: Game, talk: Talk, thing: Thing, seat: int) -> bool:
    """Whether a player may double now; in one reading not what was there when he last said gut."""
    if not may_double(game, thing, seat):
        return False
    if game.options["kontra-after-gut"] == "still-open":
        return True
    together = [other for other in game.things if is_doubled_together(game, other, thing, seat)]
    return any(is_new(game, talk, other, seat) for other in together)


def is_doubled_together(game: Game, one: Thing, thing: Thing, seat: int) -> bool:
    """Whether one word doubles both: anything, in one reading, and in another all accounts of a declarer."""
    if one is thing or game.options["kontra-levels"] == "one-for-all":
        return True
    accounts = one.against is not None and thing.against is not None
    return accounts and seat == game.declarer and is_retour_for_all(game)


def is_new(game: Game, talk: Talk, thing: Thing, seat: int) -> bool:
    """Whether something is new, or was doubled, since a player's last gut."""
    steps = talk.answered.get(seat, [])
    place = next(place for place, other in enumerate(game.things) if other is thing)
    return place >= len(steps) or len(thing.steps) > steps[place]


def may_double(game: Game, thing: Thing, seat: int) -> bool:
    """Whether a player may say the next step to this thing; the sides take turns, the other side first."""
    reading = game.options["kontra-levels"]
    step = len(thing.steps)
    if step == (3 if reading == "subkontra" else 2):
        return False
    if thing.of is not None and reading == "one-for-all":
        return False
    if thing.against is not None and seat not in (game.declarer, thing.against):
        return False
    whose = game.options["kontra-by-whom"]
    if whose == "anyone":
        return True
    if step == 1 and whose == "retour-by-its-own":
        return seat == (game.declarer if thing.of is None else thing.of)
    same_side = game.side(seat) == game.side_of(thing)
    return same_side == (step == 1)


# -------------------------------------------------------------------------------------------------------- course


def say(game: Game, talk: Talk, words: str) -> None:
    """Process an utterance of the speaker."""
    if words == GUT:
        talk.answered[talk.speaker] = [len(thing.steps) for thing in game.things]
        close(talk)
        return
    if words == OPENING:
        talk.opened = True
    elif words.partition(" ")[0] in WORDS:
        double(game, talk, words)
    else:
        game.things.append(Thing(words, of=talk.speaker))
        talk.heard.append(talk.speaker)
    talk.said_now.append(words)


def double(game: Game, talk: Talk, words: str) -> None:
    """Process a step of doubling."""
    seat = talk.speaker
    for thing in game.things:
        if may_double(game, thing, seat) and doubling(game, thing, seat) == words:
            thing.steps.append(seat)
    if words.startswith("Kontra") and game.options["announcement-round"] == "kontra-too":
        talk.heard.append(seat)


def close(talk: Talk) -> None:
    """Close a turn; the round is over when all others have closed a silent one after the last word."""
    talk.closed[talk.speaker] = len(talk.heard)
    talk.turns.append(talk.said_now == [])
    talk.said_now = []
    talk.over = len(talk.turns) >= 4 and all(talk.turns[-3:])


def is_unplayed(game: Game) -> bool:
    """Whether a Rufer is paid without being played, because nobody said anything that counts."""
    if game.contract != "Rufer":
        return False
    if any(thing.steps for thing in game.things):
        return False
    if game.partner is None and game.options["rufer-alone-unannounced"] == "played":
        return False
    forcing = game.announcements()
    if game.options["rufer-what-forces-play"] == "own-side":
        forcing = [thing for thing in forcing if game.side_of(thing) == "declarer"]
    return forcing == []
