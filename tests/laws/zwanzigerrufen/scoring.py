"""What is won and lost at the end, told once more without a look at the engine."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from tests.laws.claims import Item
from tests.laws.zwanzigerrufen import plain
from tests.laws.zwanzigerrufen.utterances import Claim, Talk


class Trick(NamedTuple):
    """The cards of a trick by seat in the order in which they came, and who took it."""

    cards: tuple[tuple[int, str], ...]
    winner: int

    def by(self, card: str) -> int | None:
        """Who played a card, where it is in the trick."""
        return next((seat for seat, one in self.cards if one == card), None)

    @property
    def shown(self) -> list[str]:
        """The cards in their order."""
        return [card for _, card in self.cards]

    @property
    def winning(self) -> str:
        """The card that took it."""
        return next(card for seat, card in self.cards if seat == self.winner)

    @property
    def is_maerchenstich(self) -> bool:
        """Whether the I has taken the whole Trull."""
        return plain.is_maerchenstich(self.shown, self.winning)


@dataclasses.dataclass(frozen=True)
class Facts:
    """A finished deal that was played; ``talk`` is the round of announcements at its end."""

    chosen: Mapping[str, str]
    talk: Talk
    tricks: Sequence[Trick]
    claimed: Collection[str]

    @property
    def contract(self) -> str:
        """What was played."""
        return self.talk.contract

    @property
    def foes(self) -> list[int]:
        """The declarer's opponents."""
        return [seat for seat in self.talk.order if not self.talk.mine(seat)]

    def augen(self, *, mine: bool) -> int:
        """The Augen in the tricks of a side."""
        return sum(plain.augen(trick.shown) for trick in self.tricks if self.talk.mine(trick.winner) is mine)

    @property
    def takers(self) -> set[bool]:
        """Which sides took a trick."""
        return {self.talk.mine(trick.winner) for trick in self.tricks}

    @property
    def valat(self) -> bool | None:
        """Whose Valat was made."""
        return next(iter(self.takers)) if len(self.tricks) == plain.TRICKS and len(self.takers) == 1 else None

    def said(self, name: str) -> list[Claim]:
        """The announcements of a bonus that count."""
        every = [one for one in self.talk.claims if one.item == name]
        if self.chosen["same-praemie-announced-twice"] == "each":
            return every
        if self.chosen["kontra-to-second-announcement"] == "doubles-too":
            every = sorted(every, key=lambda one: -len(self.talk.standing(one)))
        sides = [self.talk.of_mine(one) for one in every]
        return [one for place, one in enumerate(every) if sides.index(sides[place]) == place]

    def announced(self, name: str, *, won: Mapping[bool, bool]) -> list[Item]:
        """The items of those announcements; ``won`` tells whether each side has made it."""
        owners = [(one, self.talk.of_mine(one)) for one in self.said(name)]
        return [Item(name, mine, won[mine], announced=True, doubled=self.talk.standing(one)) for one, mine in owners]

    def has_said(self, name: str, *, mine: bool) -> bool:
        """Whether a side has announced a bonus."""
        return any(self.talk.of_mine(one) is mine for one in self.said(name))

    def dealt_to(self, name: str) -> bool | None:
        """To which side the Trull or the Könige were dealt."""
        whole = plain.TRULL if name == "Trull" else plain.KOENIGE
        for mine in (True, False):
            hands = [set(hand) for seat, hand in self.talk.hands.items() if self.talk.mine(seat) is mine]
            together = name == "Könige" and self.chosen["four-kings-holder"] == "one-side"
            if any(hand >= whole for hand in hands) or (together and set().union(*hands) >= whole):
                return mine
        return None


# -------------------------------------------------------------------------------------------------------------- items


def items(facts: Facts) -> list[Item]:
    """All that is scored."""
    failed = [one for one in facts.said("Valat") if (not facts.talk.of_mine(one)) in facts.takers]
    valat = list(_valat(facts))
    if failed and facts.chosen["valat-failed"] == "valat-only":
        return _for_each([one for one in valat if one.announced and (not one.mine) in facts.takers], facts)
    boni = [*_material(facts), *_mond(facts), *_absolut(facts), *_pagat(facts)]
    unknown = plain.UNKNOWN.get(facts.contract, frozenset())
    boni = [one for one in boni if one.name not in unknown]
    made = any(one.won for one in valat)
    applies = made and (not failed or facts.chosen["valat-cancels-beside-failed"] == "as-ever")
    cancels = facts.chosen["valat-cancels"] if applies else "nothing"
    game = [] if cancels == "all" else list(_game(facts))
    return [*game, *_for_each([*valat, *(boni if cancels == "nothing" else [])], facts)]


def _for_each(found: Sequence[Item], facts: Facts) -> list[Item]:
    """The same items, each doubled one against every opponent where a Kontra binds its speaker and the soloist."""
    every = []
    for one in found:
        if not one.doubled or not facts.talk.accounts:
            every.append(one)
            continue
        for foe in facts.foes:
            binds = one.doubled[0] in (foe, facts.talk.declarer)
            every.append(one._replace(against=foe, doubled=one.doubled if binds else ()))
    return every


def _game(facts: Facts) -> Iterator[Item]:
    mine = facts.augen(mine=True)
    nobody = facts.contract == "Normalspiel" and facts.chosen["tie-at-44"] == "nobody"
    if mine == facts.augen(mine=False) and nobody:
        return
    for claim in facts.talk.claims:
        if claim.item == "Spiel":
            yield Item("Spiel", True, mine >= 45, doubled=facts.talk.standing(claim), against=claim.of)  # noqa: FBT003


def _valat(facts: Facts) -> Iterator[Item]:
    yield from facts.announced("Valat", won={mine: facts.valat is mine for mine in (True, False)})
    if facts.valat is None or facts.has_said("Valat", mine=facts.valat):
        return
    collapsed = facts.has_said("Valat", mine=not facts.valat)
    if not collapsed or facts.chosen["valat-announcers-collapse"] == "both":
        yield Item("Valat", facts.valat, won=True)


def _material(facts: Facts) -> Iterator[Item]:
    for name in plain.MATERIAL:
        owner = facts.dealt_to(name)
        yield from facts.announced(name, won={mine: owner is mine for mine in (True, False)})
        lapsed = facts.chosen["material-claim"] == "claimed" and name not in facts.claimed
        if owner is not None and not facts.has_said(name, mine=owner) and not lapsed:
            yield Item(name, owner, won=True)


def _mond(facts: Facts) -> Iterator[Item]:
    for trick in facts.tricks:
        loser = trick.by("XXI")
        if loser is not None and trick.winning == "Sküs":
            yield Item("Mondfang", not facts.talk.mine(loser), won=True)


def _absolut(facts: Facts) -> Iterator[Item]:
    low = next((mine for mine in (True, False) if facts.augen(mine=mine) <= 32), None)
    owner = low if low is None or facts.chosen["absolut-whose-bonus"] == "low-side" else not low
    yield from facts.announced("Absolut", won={mine: owner is mine for mine in (True, False)})
    if owner is None or facts.has_said("Absolut", mine=owner):
        return
    collapsed = low is not None and facts.has_said("Absolut", mine=low)
    if not collapsed or facts.chosen["absolut-announcers-collapse"] == "both":
        yield Item("Absolut", owner, won=True)


def _pagat(facts: Facts) -> Iterator[Item]:
    number, trick = next(
        ((number, one) for number, one in enumerate(facts.tricks, 1) if one.by("I") is not None), (0, None)
    )
    if trick is None:
        return
    seat = trick.by("I")
    owner = seat is not None and facts.talk.mine(seat)
    last = number == plain.TRICKS
    made = last and trick.winning == "I"
    if trick.is_maerchenstich and facts.chosen["pagat-by-maerchenstich"] == "not-made":
        made = False
    yield from facts.announced("Pagat", won={owner: made, not owner: False})
    if facts.has_said("Pagat", mine=owner):
        return
    by_partner = trick.winning != "I" and facts.talk.mine(trick.winner) is owner
    early = facts.chosen["pagat-silent-lost"] == "early-too"
    spared = by_partner and facts.chosen["pagat-silent-lost"] == "beaten-by-foe"
    if made or (last and not spared) or (early and not last):
        yield Item("Pagat", owner, won=made)
