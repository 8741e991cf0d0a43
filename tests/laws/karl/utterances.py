"""What may be said before play, told once more without a look at the engine."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping, Sequence

from tests.laws.claims import Said, Thing
from tests.laws.karl import plain


@dataclasses.dataclass
class Talk:
    """A round of announcements as it goes on; ``bird`` is the one that was named with the bid."""

    chosen: Mapping[str, str]
    contract: str
    declarer: int
    partner: int | None
    order: Sequence[int]
    called: str | None
    hands: Sequence[Collection[str]]
    dealt: Collection[str]
    taken: Collection[str]
    bird: str | None
    things: list[Thing] = dataclasses.field(default_factory=list)
    turns: list[tuple[int, bool, bool]] = dataclasses.field(default_factory=list)
    opened: bool = False
    spoke: bool = False
    fresh: bool = False

    def __post_init__(self) -> None:
        """Put down what can be doubled from the start, and what was announced with the bid."""
        foes = [seat for seat in self.order if not self.mine(seat)]
        self.things += [Thing("Spiel", seat) for seat in foes] if self.accounts else [Thing("Spiel", None)]
        if self.bird is not None:
            self.things.append(Thing(self.bird, self.declarer))
        free = self.chosen["announcement-round"] == "discard-games-only"
        self.opened = free and self.contract not in plain.EXCHANGING

    @property
    def accounts(self) -> bool:
        """Whether each opponent doubles the game for himself."""
        farbensolo = self.contract == "Farbensolo" and self.chosen["kontra-binding"] == "farbensolo-too"
        return self.contract in plain.TRICKS or farbensolo

    def mine(self, seat: int) -> bool:
        """Whether a seat is of the declarer's side."""
        return seat in (self.declarer, self.partner)

    # ------------------------------------------------------------------------------------------------ going on

    def hear(self, seat: int, said: Said) -> None:
        """Take in an utterance that does not close the turn; ``fresh`` is a turn that opens announcing again."""
        word, item, of = said
        self.spoke = True
        if item == "ich liege":
            self.opened = True
        elif word:
            for thing in self._doubled(seat, word, item, of):
                thing.steps.append(seat)
            self.fresh |= word == "Kontra" and self.chosen["announcement-round"] == "kontra-too"
        else:
            self.things.append(Thing(item, seat))
            self.fresh = True

    def _doubled(self, seat: int, word: str, item: str, of: int | None) -> list[Thing]:
        if item == "Spiel" and self.accounts and of is None:
            if not self.mine(seat):
                return [one for one in self.things if (one.item, one.of) == (item, seat)]
            said = plain.STEPS.index(word)
            return [one for one in self.things if one.item == item and len(one.steps) == said]
        return [one for one in self.things if (one.item, one.of) == (item, of)]

    def hear_gut(self, seat: int) -> None:
        """Close a turn."""
        self.turns.append((seat, self.spoke, self.fresh))
        self.spoke = self.fresh = False

    def is_over(self) -> bool:
        """Whether the three others have said Gut! to the last word; the opening turn is no answer to anything."""
        last = self.turns[1:][-3:]
        return len(last) == 3 and not any(spoke for _, spoke, _ in last)

    def next_seat(self) -> int:
        """Whose turn it is."""
        return self.order[len(self.turns) % 4]

    # ------------------------------------------------------------------------------------------- what may be said

    def owed(self) -> set[str]:
        """The birds of which one has to be announced yet."""
        if self.contract != "Auch-Rufer" or self.bird is not None:
            return set()
        held = {bird for bird, card in plain.BIRDS.items() if card in self.dealt}
        due = held if self.chosen["auch-rufer-bird-naming"] == "held-bird" else set(plain.BIRDS)
        return set() if any(one.of == self.declarer and one.item in due for one in self.things) else due

    def may_close(self, seat: int) -> bool:
        """Whether a turn may be closed."""
        return self.opened and not (seat == self.declarer and self.owed())

    def open_to(self, seat: int) -> set[Said]:
        """All that a seat may say beside closing its turn."""
        if not self.opened:
            return {("", "ich liege", None)}
        found: set[Said] = {("", item, None) for item in plain.BONI if self._may_announce(item, seat)}
        for thing in self.things:
            number = len(thing.steps)
            if number < self._last_step() and self._may_double(thing, seat):
                found.add((plain.STEPS[number], thing.item, self._whose(thing, seat)))
        return found

    def _last_step(self) -> int:
        return 3 if self.chosen["kontra-levels"] == "subkontra" else 2

    def _whose(self, thing: Thing, seat: int) -> int | None:
        """Whom a doubling names: nobody in the own account, or where one Retour answers all."""
        at_once = self.chosen["kontra-binding"] == "retour-binds-all"
        own = thing.item == "Spiel" and (seat == thing.of or at_once)
        return None if own else thing.of

    def _may_double(self, thing: Thing, seat: int) -> bool:
        game = thing.item == "Spiel"
        if not game and self.chosen["kontra-levels"] == "one-for-all":
            return False
        if game and thing.of is not None and seat not in (self.declarer, thing.of):
            return False
        of_mine = game or thing.of is None or self.mine(thing.of)
        answers = len(thing.steps) % 2 == 1
        return (self.mine(seat) is of_mine) is answers

    def _may_announce(self, item: str, seat: int) -> bool:
        if not self._is_known(item) or any((one.item, one.of) == (item, seat) for one in self.things):
            return False
        if item == "Valat" and not self.mine(seat) and self.chosen["bonus-definitions"] == "valat-declarer-only":
            return False
        if item == "Valat" and self.chosen["valat-after-announcements"] == "barred" and self._too_much(seat):
            return False
        return self._is_in_time(seat) and self._goes_beside_valat(item, seat)

    def _too_much(self, seat: int) -> bool:
        """Whether a seat has announced what cannot be added to a Valat, but for one bird of an Auch-Rufer."""
        more = {one.item for one in self.things if one.of == seat and one.item != "Spiel"} - self._addable(seat)
        owes = self.contract == "Auch-Rufer" and seat == self.declarer
        return bool(more) and not (owes and len(more) == 1 and more <= set(plain.BIRDS))

    def _addable(self, seat: int) -> set[str]:
        """What a seat can add to a Valat with its hand."""
        sets = {"Trull": plain.TRULL, "Könige": plain.KOENIGE}
        if self.chosen["valat-side-announcements"] == "birds-too":
            sets |= {bird: frozenset({card}) for bird, card in plain.BIRDS.items()}
        return {item for item, cards in sets.items() if cards <= set(self.hands[seat])}

    def _is_known(self, item: str) -> bool:
        """Whether the game knows an announcement."""
        if self.contract in plain.TRICKS:
            too = self.chosen["negative-games-basics"] == "bonuses-too"
            return too and item not in ("König ultimo", "Valat")
        if self.contract == "Farbensolo":
            return item in ("Valat", "Könige")
        if item != "König ultimo":
            return True
        lost = self.called in self.taken and self.chosen["bonus-definitions"] == "no-koenig-from-talon"
        return self.called is not None and not lost

    def _is_in_time(self, seat: int) -> bool:
        """Whether it is a first turn, or something new was said since the last one."""
        before = [number for number, (one, _, _) in enumerate(self.turns) if one == seat]
        return not before or any(fresh for _, _, fresh in self.turns[before[-1] + 1 :])

    def _goes_beside_valat(self, item: str, seat: int) -> bool:
        said = {self.mine(one.of) for one in self.things if one.item == "Valat" and one.of is not None}
        how = self.chosen["valat-side-announcements"]
        if not (self.mine(seat) in said or (said and how == "both-sides")):
            return True
        if seat == self.declarer and item in self.owed():
            return True
        return item in self._addable(seat)
