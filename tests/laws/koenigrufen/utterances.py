"""What may be said in the auction and before play, told once more without a look at the engine."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from tests.laws.claims import Said, Thing
from tests.laws.koenigrufen import plain

BONI: Final = ("Trull", "Könige", "Pagat", "Uhu", "Kakadu", "Marabu", "König ultimo", "Valat")

# ------------------------------------------------------------------------------------------------------- the auction


@dataclasses.dataclass(frozen=True)
class Auction:
    """An auction as far as it has come; ``order`` are the players from Vorhand on."""

    bids: Sequence[plain.Bid]
    order: Sequence[int]
    chosen: Mapping[str, str]

    @property
    def games(self) -> list[plain.Bid]:
        """The contracts that were bid."""
        return [bid for bid in self.bids if bid[1] in plain.CONTRACTS]

    @property
    def passed(self) -> set[int]:
        """Who is out."""
        return {seat for seat, name in self.bids if name == "Weiter"}

    @property
    def hers(self) -> bool:
        """Whether Vorhand is left with her game."""
        kept = list(self.bids[:1]) == [(self.order[0], "Mein Spiel")]
        return kept and self.passed == set(self.order[1:]) and not self.games

    def next_seat(self) -> int:
        """Who speaks next."""
        if not self.bids:
            return self.order[0]
        place = self.order.index(self.bids[-1][0])
        return next(seat for seat in (*self.order[place + 1 :], *self.order) if seat not in self.passed)

    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        if not self.games:
            return False
        left_alone = len(self.passed) >= 3
        if self.chosen["auction-end"] == "three-passed":
            return left_alone
        named_at_last = left_alone and len(self.games) == 1 and self.bids[-1] == self.games[0]
        in_a_row = [name for _, name in self.bids[-3:]] == ["Weiter"] * 3
        return named_at_last or in_a_row or len(self.passed) == 4

    def open_to(self, seat: int) -> set[str]:
        """All that the player in turn may say."""
        return {name for name in ("Mein Spiel", "Weiter", *plain.CONTRACTS) if self._may_say(seat, name)}

    def _may_say(self, seat: int, name: str) -> bool:
        if name == "Mein Spiel":
            return not self.bids
        if name == "Weiter":
            first = not self.bids and self.chosen["vorhand-first-call"] == "no-pass"
            left_without = len(self.passed - {seat}) == 3 and not self.games
            return not first and not left_without
        if name == "Zwiccolo" and self.chosen["zwiccolo"] == "off":
            return False
        if name in plain.HERS or self.hers:
            return self.hers and (name in plain.HERS or self.chosen["vorhand-choice-after-three-passes"] == "all")
        return not self.games or self._goes_over((seat, name), self.games[-1])

    def _goes_over(self, mine: plain.Bid, standing: plain.Bid) -> bool:
        """Whether a bid goes over the one that stands, which may be the player's own."""
        if mine[0] == standing[0]:
            return plain.class_of(mine[1], self.chosen) > plain.class_of(standing[1], self.chosen)
        return plain.may_overbid(mine, standing, self.order, self.chosen)


# ------------------------------------------------------------------------------------- the round of announcements


@dataclasses.dataclass
class Talk:
    """A round of announcements as it goes on; ``in_the_open`` tells whether all sides are known from the start."""

    chosen: Mapping[str, str]
    contract: str
    declarer: int
    partner: int | None
    order: Sequence[int]
    in_the_open: bool
    held: Collection[str]
    things: list[Thing] = dataclasses.field(default_factory=list)
    heard: list[tuple[int, bool]] = dataclasses.field(default_factory=list)
    spoke: set[int] = dataclasses.field(default_factory=set)
    silent: bool = True

    def __post_init__(self) -> None:
        """Put down what can be doubled from the start: the game, or one game for each opponent."""
        alone = self.contract in plain.TRICKS and self.chosen["kontra-negative-contracts"] == "each-alone"
        foes = [seat for seat in self.order if not self.mine(seat)]
        self.things += [Thing("Spiel", seat) for seat in foes] if alone else [Thing("Spiel", None)]

    def mine(self, seat: int) -> bool:
        """Whether a seat is of the declarer's side."""
        return seat in (self.declarer, self.partner)

    # ------------------------------------------------------------------------------------------------ going on

    def hear(self, seat: int, said: Said) -> None:
        """Take in an utterance that does not close the turn."""
        word, item, of = said
        self.silent = False
        self.spoke.add(seat)
        if word:
            self._thing(seat, item, of).steps.append(seat)
        else:
            self.things.append(Thing(item, seat))

    def _thing(self, seat: int, item: str, of: int | None) -> Thing:
        whose = seat if item == "Spiel" and of is None and self.things[0].of is not None else of
        return next(one for one in self.things if (one.item, one.of) == (item, whose))

    def hear_gut(self, seat: int) -> None:
        """Close a turn."""
        self.heard.append((seat, self.silent))
        self.silent = True

    def is_over(self) -> bool:
        """Whether everybody has had his say."""
        all_heard = len(self.heard) >= 4
        match self.chosen["announcement-round-end"]:
            case "pass-final":
                return all_heard and len(self._out()) >= 3
            case "three-passes":
                return [silent for _, silent in self.heard[-3:]] == [True] * 3
            case _:
                return all_heard and [silent for _, silent in self.heard[-3:]] == [True] * 3

    def _out(self) -> set[int]:
        final = self.chosen["announcement-round-end"] == "pass-final"
        return {seat for seat, silent in self.heard if silent and final}

    def next_seat(self) -> int:
        """Whose turn it is."""
        if not self.heard:
            return self.order[0]
        place = self.order.index(self.heard[-1][0])
        return next(seat for seat in (*self.order[place + 1 :], *self.order) if seat not in self._out())

    # ------------------------------------------------------------------------------------------- what may be said

    def may_close(self, seat: int) -> bool:
        """Whether a turn may be closed: the declarer of a Besser contract owes a Vogel in his first."""
        if self.contract not in plain.BESSER or seat != self.declarer or self.heard:
            return True
        return any(one.item in self.fulfilling() for one in self.things)

    def fulfilling(self) -> set[str]:
        """Of what one announcement is owed."""
        played = {bird for bird in plain.BIRDS if self.chosen.get(bird.lower(), "on") == "on"}
        match self.chosen["besser-bird-duty"]:
            case "held-bird":
                return {bird for bird in played if plain.BIRDS[bird] in self.held} or played
            case "koenig-ultimo-too":
                return played | {"König ultimo"}
            case _:
                return played

    def open_to(self, seat: int) -> set[Said]:
        """All that a seat may say beside closing its turn."""
        found: set[Said] = {("", item, None) for item in BONI if self._may_announce(item, seat)}
        for thing in self.things:
            number = len(thing.steps)
            if number < plain.HIGHEST_STEP[self.chosen["kontra-steps"]] and self._may_double(thing, seat):
                own_game = thing.item == "Spiel" and seat == thing.of
                found.add((plain.STEPS[number], thing.item, None if own_game else thing.of))
        return found

    def closed(self, seat: int) -> set[str]:
        """What a player may not announce because he has, his partner or, in one reading, the other side."""
        others_too = self.chosen["same-bonus-by-both-sides"] == "first-only"
        partner_too = self.chosen["same-bonus-by-partners"] == "once"
        found = set[str]()
        for one in self.things:
            if one.item == "Spiel" or one.of is None:
                continue
            partner = self.mine(one.of) is self.mine(seat)
            if one.of == seat or (partner_too if partner else others_too):
                found.add(one.item)
        return found

    def _may_announce(self, item: str, seat: int) -> bool:
        if not self._is_played(item):
            return False
        mine = self.mine(seat)
        if item in self.closed(seat):
            return False
        if item == "Valat" and not mine and self.chosen["valat-parties"] == "declarer-only":
            return False
        if seat == self.declarer and self.chosen["announcer-known-party"] == "not-declarer":
            return self.contract in plain.BESSER and item in self.fulfilling()
        return mine or self.chosen["announcer-known-party"] == "private-too" or self.known(seat)

    def _is_played(self, item: str) -> bool:
        """Whether the contract and the circle know an announcement."""
        if self.contract == "Farbensolo":
            return item == "Valat" and self.chosen["farbensolo-valat"] != "none"
        if self.contract in plain.TRICKS or (item == "König ultimo" and self.contract not in plain.CALLING):
            return False
        return self.chosen.get(item.lower(), "on") == "on"

    def known(self, foe: int) -> bool:
        """Whether the whole table knows an opponent for one: by his own Kontra, or because the partner is known."""
        return self.in_the_open or foe in self.spoke or self.partner in self.spoke

    def _may_double(self, thing: Thing, seat: int) -> bool:
        number, game = len(thing.steps), thing.item == "Spiel"
        of_mine = game or thing.of is None or self.mine(thing.of)
        if not of_mine and self.chosen["kontra-opposing-side"] == "nobody":
            return False
        if game and thing.of is not None and seat not in (self.declarer, thing.of):
            return False
        others_turn = number % 2 == 0
        if (self.mine(seat) is of_mine) is others_turn:
            return False
        if number and self.chosen["ladder-next-speaker"] == "announcer-then-kontrer":
            return seat in (self.declarer if game else thing.of, thing.steps[0])
        return True
