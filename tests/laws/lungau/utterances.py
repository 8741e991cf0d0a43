"""What may be said before play, told once more without a look at the engine."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from tests.laws.lungau import plain

ANNOUNCEABLE: Final = ("Trull", "Könige", "Spatz", "Uhu", "König ultimo", "Valat")
LADDER: Final = ("Kontra", "Rekontra", "Superkontra")

Said = tuple[int, str, str, int | None]
"""Speaker, word ("" for an announcement), item, and the announcer where an announcement is doubled."""


@dataclasses.dataclass
class Thing:
    """The game, or an announcement: what can be doubled. Each step is (speaker, turn in which he said it)."""

    item: str
    of: int | None
    turn: int
    steps: list[tuple[int, int]] = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Talk:
    """A round of announcements as it goes on; ``hands`` are the names of the cards in each hand."""

    chosen: Mapping[str, str]
    contract: str
    declarer: int
    partner: int | None
    called: str | None
    from_talon: bool
    order: Sequence[int]
    hands: Sequence[Collection[str]]
    turn: int = 0
    over: dict[int, int] = dataclasses.field(default_factory=dict)
    things: list[Thing] = dataclasses.field(default_factory=list)

    def __post_init__(self) -> None:
        """Put down what can be doubled from the start: the game, and the Vogerl that a Vogerlrufer contains."""
        self.things.append(Thing("Spiel", None, -1))
        if self.contract in plain.BIRD_ITEM:
            self.things.append(Thing(plain.BIRD_ITEM[self.contract], self.declarer, -1))

    def mine(self, seat: int) -> bool:
        """Whether a seat is of the declarer's side."""
        return seat in (self.declarer, self.partner)

    def hear(self, said: Said) -> None:
        """Take in an utterance that is not Gut!"""
        seat, word, item, of = said
        if not word:
            self.things.append(Thing(item, seat, self.turn))
            return
        thing = next(one for one in self.things if (one.item, one.of) == (item, of))
        del thing.steps[LADDER.index(word) :]
        thing.steps.append((seat, self.turn))

    def hear_gut(self, seat: int) -> None:
        """Close a turn of the ordinary circuits."""
        self.over[seat] = self.turn
        self.turn += 1

    def open_to(self, seat: int) -> set[Said]:
        """Everything but Gut! that a seat may say now."""
        found: set[Said] = {
            (seat, word, thing.item, thing.of)
            for thing in self.things
            for word in LADDER
            if self._may_double(thing, word, seat)
        }
        if self.turn < len(self.order):
            found |= {(seat, "", item, None) for item in ANNOUNCEABLE if self._may_announce(item, seat)}
        return found

    def _may_announce(self, item: str, seat: int) -> bool:
        if any((one.item, one.of) == (item, seat) for one in self.things):
            return False
        if item in plain.CARD_OF:
            return plain.CARD_OF[item] in self.hands[seat]
        if item == "König ultimo":
            how = "koenig-ultimo-by-lone-caller" if self.from_talon else "koenig-ultimo-by-own-caller"
            in_silence = seat == self.declarer and self.chosen[how] == "silent-only"
            return self.called in self.hands[seat] and not in_silence
        if item == "Valat":
            shown = any((one.item, one.of) == ("König ultimo", seat) for one in self.things)
            shown = shown or any(speaker == seat for speaker, _ in self.things[0].steps)
            known = seat == self.declarer or shown or self.chosen["valat-parties"] != "known-partner"
            return self.mine(seat) and known
        return True

    def _may_double(self, thing: Thing, word: str, seat: int) -> bool:
        step = LADDER.index(word)
        if step != len(thing.steps) and not self._second_kontra(thing, step, seat):
            return False
        since = thing.turn if step == 0 else thing.steps[-1][1]
        if self.over.get(seat, -2) >= since:
            return False
        if thing.item == "Spiel":
            stops = self.chosen["superkontra-on-game"] == "stops"
            return not (step == 2 and stops) and self.mine(seat) == (step == 1)
        with_game = thing.turn < 0 and self.chosen["kontra-on-contained-vogerl"] == "with-game"
        return not with_game and self._may_double_praemie(thing, step, seat)

    def _may_double_praemie(self, thing: Thing, step: int, seat: int) -> bool:
        assert thing.of is not None
        ladder = self.chosen["ladder-next-speaker"]
        own_side = self.mine(seat) == self.mine(thing.of)
        if step == 0:
            return seat != thing.of
        if step == 1:
            if ladder == "partners":
                return own_side and seat != thing.steps[0][0]
            return seat == thing.of
        if ladder == "announcer-then-kontrer":
            return seat == thing.steps[0][0]
        return not own_side if ladder == "partners" else seat != thing.of

    def _second_kontra(self, thing: Thing, step: int, seat: int) -> bool:
        """A foe's Kontra after one of the announcer's own side, where that is allowed."""
        if self.chosen["kontra-by-own-side-blocks"] == "blocks" or step or not thing.steps:
            return False
        if thing.of is None:
            return False
        first = thing.steps[0][0]
        return self.mine(first) == self.mine(thing.of) != self.mine(seat)
