"""What is won and lost at the end of a game, told once more without a look at the engine."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tests.laws.claims import Item, Thing
from tests.laws.karl import plain
from tests.laws.karl.plain import Points
from tests.laws.karl.told import Trick

SETS: Final = {"Trull": plain.TRULL, "Könige": plain.KOENIGE}


@dataclasses.dataclass(frozen=True)
class Facts:
    """A finished game with a declarer; ``halves`` are those of the Talon."""

    chosen: Mapping[str, str]
    contract: str
    declarer: int
    partner: int | None
    called: str | None
    halves: Sequence[frozenset[str]]
    taken: frozenset[str]
    laid: frozenset[str]
    hands: Sequence[frozenset[str]]
    tricks: Sequence[Trick]
    spoken: Sequence[Thing]

    def is_mine(self, seat: int) -> bool:
        """Whether a seat is of the declarer's side."""
        return seat in (self.declarer, self.partner)

    @property
    def foes(self) -> list[int]:
        """The declarer's opponents."""
        return [seat for seat in range(4) if not self.is_mine(seat)]

    def with_readings(self, readings: Mapping[str, str]) -> Facts:
        """The same in other readings."""
        return dataclasses.replace(self, chosen={**self.chosen, **readings})

    @property
    def negative(self) -> bool:
        """Whether the declarer needs a number of tricks."""
        return self.contract in plain.TRICKS

    def held(self, card: str, *, mine: bool) -> bool:
        """Whether a side has a card to play with."""
        own = {one for seat, hand in enumerate(self.hands) if self.is_mine(seat) is mine for one in hand}
        return card in ((own | self.taken) - self.laid if mine else own)

    def announced(self, name: str, *, mine: bool) -> list[Thing]:
        """What a side announced: the first of several, or in one reading each; in another only with the card."""
        said = [one for one in self.spoken if one.item == name and one.of is not None]
        own = [one for one in said if one.of is not None and self.is_mine(one.of) is mine and name != "Spiel"]
        void = self.chosen["bird-held-by-opponents"] == "void" and name in plain.BIRDS
        if not own or (void and not self.held(plain.BIRDS[name], mine=mine)):
            return []
        return own if self.chosen["same-bonus-announced-twice"] == "each" else own[:1]

    def doublings(self, thing: Thing) -> tuple[int, ...]:
        """Who doubled an announcement; in one reading whoever doubled the game."""
        if self.chosen["kontra-levels"] == "one-for-all":
            games = [one for one in self.spoken if one.item == "Spiel"]
            return tuple(games[0].steps) if len(games) == 1 else ()
        return tuple(thing.steps)

    # -------------------------------------------------------------------------------------------------- the piles

    @property
    def valat(self) -> bool | None:
        """Whose Valat it is, where one was made that counts."""
        takers = {self.is_mine(trick.winner) for trick in self.tricks}
        if len(takers) > 1 or self.negative:
            return None
        mine = True in takers
        return None if not mine and self.chosen["bonus-definitions"] == "valat-declarer-only" else mine

    def of_talon(self, *, mine: bool) -> set[str]:
        """The cards of the Talon, the discards apart, that count for a side."""
        talon = self.halves[0] | self.halves[1]
        if self.negative or self.contract == "Sechser-Dreier":
            return set()
        if self.contract in plain.HALVES:
            nobody = self.chosen["talon-exchange"] == "left-half-nobodys"
            return set() if mine or nobody else set(talon - self.taken)
        if self.contract == "Farbensolo":
            return set() if mine else set(talon)
        return self._of_hidden_talon(talon, mine=mine)

    def _of_hidden_talon(self, talon: frozenset[str], *, mine: bool) -> set[str]:
        """The cards of the Talon of a Solo-Rufer or Solo-Dreier that count for a side."""
        own: frozenset[str] = frozenset()
        lies = self.called is not None and self.called in talon
        match self.chosen["talon-owner-in-solo-games"]:
            case "nobody":
                return set()
            case "kings-half" if lies:
                own = next(half for half in self.halves if self.called in half)
            case "all-with-king" if lies:
                own = talon
            case _:
                pass
        return set(own if mine else talon - own)

    def in_tricks(self, *, mine: bool) -> set[str]:
        """The cards in the tricks of a side."""
        return {card for trick in self.tricks if self.is_mine(trick.winner) is mine for _, card in trick.cards}

    def pile(self, *, mine: bool) -> set[str]:
        """All cards that count for a side."""
        return self.in_tricks(mine=mine) | self.of_talon(mine=mine) | (set(self.laid) if mine else set())

    def augen(self, *, mine: bool) -> Points:
        """The Augen of a side."""
        return plain.augen(self.pile(mine=mine), self.chosen)

    @property
    def won(self) -> bool:
        """Whether the declarer has won the game by its tricks or Augen."""
        if self.negative:
            return sum(trick.winner == self.declarer for trick in self.tricks) == plain.TRICKS[self.contract]
        return plain.enough(self.augen(mine=True), self.chosen)


# -------------------------------------------------------------------------------------------------------------- items


def items(facts: Facts) -> list[Item]:
    """All that is scored."""
    boni = [*_valat(facts), *_sets(facts), *_birds(facts), *_koenig_ultimo(facts)]
    failed = {(one.name, one.mine) for one in boni if one.announced and not one.won}
    both = facts.chosen["announced-bonus-made-by-others"] == "both"
    kept = [one for one in boni if both or one.announced or not (one.won and (one.name, not one.mine) in failed)]
    counted = [one for one in kept if one.announced or _counts_silently(one.name, facts)]
    return [*_game(facts), *(apart for one in counted for apart in _by_account(one, facts))]


def _by_account(item: Item, facts: Facts) -> Iterator[Item]:
    """An item, once for every foe where he has a game of his own with the declarer that it depends on."""
    games = {one.of: one for one in facts.spoken if one.item == "Spiel"}
    together = item.announced and facts.chosen["kontra-levels"] == "one-for-all"
    if None in games or not (together or item.name == "Valat"):
        yield item
        return
    for foe, game in games.items():
        yield item._replace(against=foe, doubled=tuple(game.steps) if together else item.doubled)


def _counts_silently(name: str, facts: Facts) -> bool:
    """Whether the game knows a silent item."""
    if facts.negative:
        return facts.chosen["negative-games-basics"] == "bonuses-too"
    if facts.contract == "Farbensolo":
        return name in ("Valat", "Könige") or facts.chosen["farbensolo-silent-bonuses"] == "count"
    return True


def _game(facts: Facts) -> Iterator[Item]:
    won = facts.won
    failed = [mine for mine in (True, False) if facts.announced("Valat", mine=mine) and facts.valat is not mine]
    if len(failed) == 1 and facts.chosen["valat-announced-and-failed"] == "game-lost":
        won = not failed[0]
    for thing in facts.spoken:
        if thing.item == "Spiel":
            yield Item("Spiel", mine=True, won=won, doubled=tuple(thing.steps), against=thing.of)


def _each(name: str, facts: Facts, *, mine: bool, made: bool, silent: bool | None = None) -> Iterator[Item]:
    """A bonus of a side as often as it was announced, or else once where it counts in silence, as what is made does."""
    told = facts.announced(name, mine=mine)
    yield from (Item(name, mine, made, announced=True, doubled=facts.doublings(one)) for one in told)
    if not told and (made if silent is None else silent):
        yield Item(name, mine, made)


def _valat(facts: Facts) -> Iterator[Item]:
    for mine in (True, False):
        yield from _each("Valat", facts, mine=mine, made=facts.valat is mine)


def _sets(facts: Facts) -> Iterator[Item]:
    for name, whole in SETS.items():
        for mine in (True, False):
            yield from _each(name, facts, mine=mine, made=whole <= facts.pile(mine=mine))


def _birds(facts: Facts) -> Iterator[Item]:
    for name, card in plain.BIRDS.items():
        trick = facts.tricks[plain.TRICK_OF[name] - 1]
        by = trick.by(card)
        for mine in (True, False):
            own = by is not None and facts.is_mine(by) is mine
            partners = facts.chosen["bonus-definitions"] == "partner-too" and facts.is_mine(trick.winner) is mine
            made = own and (trick.winner == by or partners)
            tried = own and facts.chosen["silent-ultimo-lost"] == "lost"
            yield from _each(name, facts, mine=mine, made=made, silent=made or tried)


def _koenig_ultimo(facts: Facts) -> Iterator[Item]:
    if facts.called is None:
        return
    if facts.called in facts.taken and facts.chosen["bonus-definitions"] == "no-koenig-from-talon":
        return
    last = facts.tricks[-1]
    here, mine_took = last.by(facts.called) is not None, facts.is_mine(last.winner)
    for mine in (True, False):
        made = here and mine_took is mine
        silent = made and (mine or facts.chosen["silent-ultimo-lost"] == "lost")
        yield from _each("König ultimo", facts, mine=mine, made=made, silent=silent)
