"""Announcements, and the Kontras before Fahren, in the second opinion on Lungauer Königrufen: who may say what."""

from __future__ import annotations

import dataclasses
from typing import Final

from tarock_second_opinion.lungau.game import Doubled, Game
from tarock_second_opinion.notebook import seats_from

ITEMS: Final = ["Trull", "Könige", "Spatz", "Uhu", "König ultimo", "Valat"]
WORDS: Final = ["Kontra", "Rekontra", "Superkontra"]
CONTAINED: Final = {"Spatzrufer": "Spatz", "Uhurufer": "Uhu"}


@dataclasses.dataclass
class Talk:
    """The state of the announcing round; ``clock`` counts utterances."""

    order: list[int]
    clock: int = 0
    turns: int = 0
    stirred: bool = False
    last_gut: dict[int, int] = dataclasses.field(default_factory=dict)
    free: bool = False
    silent: list[int] = dataclasses.field(default_factory=list)
    over: bool = False


def begin(game: Game) -> Talk:
    """Begin the round, with all that counts as announced already."""
    if game.contract == "Fahren":
        return Talk(game.everybody())
    game.things.append(Doubled("Spiel", None, 0, [], contained=True))
    if game.contract in CONTAINED:
        game.things.append(Doubled(CONTAINED[game.contract], game.declarer, 0, [], contained=True))
    return Talk(seats_from(game.active(), game.declarer))


def speakers(talk: Talk) -> list[int]:
    """The players who may speak now."""
    if talk.free:
        return [seat for seat in talk.order if seat not in talk.silent]
    return [talk.order[talk.turns % len(talk.order)]]


def utterances(game: Game, talk: Talk, seat: int) -> list[str]:
    """All words that a player may say now."""
    if game.contract == "Fahren":
        return fahren_utterances(game, talk, seat)
    found = ["Gut!"]
    if talk.turns < len(talk.order):
        found += [item for item in ITEMS if may_announce(game, seat, item)]
    for thing in game.things:
        for step in range(3):
            if may_double(game, talk, thing, step, seat):
                found.append(doubling(step, thing))
    return found


def doubling(step: int, thing: Doubled) -> str:
    """The words of a doubling."""
    if thing.of is None:
        return f"{WORDS[step]} {thing.item}"
    return f"{WORDS[step]} {thing.item} of {thing.of}"


def has_announced(game: Game, seat: int, item: str) -> bool:
    """Whether a player has announced an item."""
    return any(thing.item == item and thing.of == seat for thing in game.things)


def may_announce(game: Game, seat: int, item: str) -> bool:
    """Whether a player may announce an item, in his only turn for it."""
    hand = game.hands[seat]
    if has_announced(game, seat, item):
        return False
    if item in ("Spatz", "Uhu"):
        return {"Spatz": "I", "Uhu": "II"}[item] in hand
    if item == "König ultimo":
        return game.called in hand and may_announce_koenig(game, seat)
    if item == "Valat":
        return may_announce_valat(game, seat)
    return True


def may_announce_koenig(game: Game, seat: int) -> bool:
    """Whether a holder of the called König may announce König ultimo, as a called player."""
    if seat != game.declarer:
        return True
    if game.king_in_talon:
        return game.options["koenig-ultimo-by-lone-caller"] == "announced"
    return game.options["koenig-ultimo-by-own-caller"] == "announced"


def may_announce_valat(game: Game, seat: int) -> bool:
    """Whether a player may announce a Valat: only the declarer's side, in one reading without a secret partner."""
    if not game.is_ours(seat):
        return False
    if seat == game.declarer or game.options["valat-parties"] != "known-partner":
        return True
    doubled_the_game = [speaker for speaker, _ in game.things[0].steps]
    return has_announced(game, seat, "König ultimo") or seat in doubled_the_game


def may_double(game: Game, talk: Talk, thing: Doubled, step: int, seat: int) -> bool:
    """Whether a player may say this step to this thing now."""
    if len(thing.steps) != step and not (step == 0 and is_second_kontra(game, thing, seat)):
        return False
    if thing.of is not None and thing.contained and game.options["kontra-on-contained-vogerl"] == "with-game":
        return False
    since = thing.moment if step == 0 else thing.steps[-1][1]
    if talk.last_gut.get(seat, -1) > since:
        return False
    if thing.of is None:
        return may_double_game(game, step, seat)
    return may_double_item(game, thing, step, seat)


def may_double_game(game: Game, step: int, seat: int) -> bool:
    """Whether a player may say this step to the game: Kontra and Superkontra are the foes', Rekontra the declarer's."""
    if step == 2 and game.options["superkontra-on-game"] == "stops":
        return False
    return game.is_ours(seat) if step == 1 else not game.is_ours(seat)


def may_double_item(game: Game, thing: Doubled, step: int, seat: int) -> bool:
    """Whether a player may say this step to an announcement."""
    assert thing.of is not None
    reading = game.options["ladder-next-speaker"]
    friends = game.is_ours(seat) == game.is_ours(thing.of)
    if step == 0:
        return seat != thing.of
    if step == 1:
        if reading == "partners":
            return friends and seat != thing.steps[0][0]
        return seat == thing.of
    if reading == "partners":
        return not friends
    if reading == "announcer-then-kontrer":
        return seat == thing.steps[0][0]
    return seat != thing.of


def is_second_kontra(game: Game, thing: Doubled, seat: int) -> bool:
    """Whether a foe may replace a Kontra that the announcer's own side said."""
    if game.options["kontra-by-own-side-blocks"] == "blocks" or thing.of is None or not thing.steps:
        return False
    ours = game.is_ours(thing.of)
    return game.is_ours(thing.steps[0][0]) == ours and game.is_ours(seat) != ours


def say(game: Game, talk: Talk, seat: int, words: str) -> None:
    """Process an utterance."""
    talk.clock += 1
    if words == "Gut!":
        close(game, talk, seat)
        return
    talk.stirred = True
    talk.silent = []
    if game.contract == "Fahren":
        hear_fahren(game, talk, seat, words)
        return
    if words in ITEMS:
        game.things.append(Doubled(words, seat, talk.clock, []))
        return
    for thing in game.things:
        for step in range(3):
            if doubling(step, thing) == words:
                thing.steps = [*thing.steps[:step], (seat, talk.clock)]
                return


def close(game: Game, talk: Talk, seat: int) -> None:
    """Close a turn; the round is over after a circuit without an utterance."""
    talk.last_gut[seat] = talk.clock
    if talk.free:
        talk.silent.append(seat)
        talk.over = len(talk.silent) == len(talk.order)
        return
    talk.turns += 1
    if talk.turns % len(talk.order):
        return
    if game.contract == "Fahren" and game.options["fahren-kontra-scope"] != "ladder":
        talk.over = True
        return
    talk.over = not talk.stirred
    talk.stirred = False
    talk.free = game.contract != "Fahren" and game.options["announcement-turns"] == "out-of-turn"


# -------------------------------------------------------------------------------------------------------- Fahren


def fahren_utterances(game: Game, talk: Talk, seat: int) -> list[str]:
    """The words of Fahren: Kontra in the first turn, and answers if the reading has them."""
    found = ["Gut!"]
    if talk.turns < len(talk.order) and ("Kontra", seat, None) not in game.kontras:
        found.append("Kontra")
    if game.options["fahren-kontra-scope"] != "ladder":
        return found
    for place, (word, by, to) in enumerate(game.kontras):
        if talk.last_gut.get(seat, -1) > game.things[place].moment:
            continue
        if word == "Kontra" and by != seat and ("Rekontra", seat, by) not in game.kontras:
            found.append(f"Rekontra {by}")
        if word == "Rekontra" and to == seat and ("Superkontra", seat, by) not in game.kontras:
            found.append(f"Superkontra {by}")
    return found


def hear_fahren(game: Game, talk: Talk, seat: int, words: str) -> None:
    """Record a Kontra of Fahren and when it was said."""
    word, *to = words.split()
    game.kontras.append((word, seat, int(to[0]) if to else None))
    game.things.append(Doubled(word, seat, talk.clock, []))
