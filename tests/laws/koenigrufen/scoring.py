"""What is won, lost and paid at the end, told once more without a look at the engine. All amounts are in points."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from tests.laws.claims import Item
from tests.laws.koenigrufen import plain

Points = int | Fraction
SETS: Final = {"Trull": plain.TRULL, "Könige": plain.KOENIGE}


class Said(NamedTuple):
    """The game or an announcement, whose it is (nobody's, the game of all), and who doubled it."""

    name: str
    of: int | None
    doubled: tuple[int, ...]


class Shown(NamedTuple):
    """A card in a trick: who played it, and whether he led or could have played another."""

    seat: int
    card: str
    free: bool


class Trick(NamedTuple):
    """The cards of a trick in turn and who took it."""

    cards: tuple[Shown, ...]
    winner: int

    def by(self, card: str | None) -> Shown | None:
        """The card, where it is in the trick."""
        return next((one for one in self.cards if one.card == card), None)

    @property
    def winning(self) -> str:
        """The card that took it."""
        return next(one.card for one in self.cards if one.seat == self.winner)


@dataclasses.dataclass(frozen=True)
class Facts:
    """A finished deal with a declarer."""

    chosen: Mapping[str, str]
    contract: str
    declarer: int
    partner: int | None
    active: Sequence[int]
    dealer: int
    called: str | None
    unnamed: bool
    talon: frozenset[str]
    left: frozenset[str]
    laid: frozenset[str]
    tricks: Sequence[Trick]
    in_hand: frozenset[str]
    spoken: Sequence[Said]

    def is_mine(self, seat: int) -> bool:
        """Whether a seat is of the declarer's side."""
        return seat in (self.declarer, self.partner)

    @property
    def foes(self) -> list[int]:
        """The declarer's opponents."""
        return [seat for seat in self.active if not self.is_mine(seat)]

    @property
    def koenig_lay(self) -> bool:
        """Whether the called König lay in the Stock."""
        return self.called in self.talon

    def trick(self, number: int) -> Trick | None:
        """A trick by its number, where play went so far."""
        return self.tricks[number - 1] if len(self.tricks) >= number else None

    @property
    def said(self) -> list[Said]:
        """What was said and stands: not what was said to a Solo whose König lay in the Stock, in one reading."""
        if self.contract != "Solo" or not self.koenig_lay or self.chosen["solo-king-in-stock-calls"] == "stand":
            return list(self.spoken)
        return [one._replace(doubled=()) for one in self.spoken if one.of in (None, self.declarer)]

    def announced(self, name: str, *, mine: bool) -> Said | None:
        """What a side announced first."""
        own = self.all_announced(name, mine=mine)
        return own[0] if own else None

    def all_announced(self, name: str, *, mine: bool) -> list[Said]:
        """All that a side announced."""
        return [one for one in self.said if one.name == name and one.of is not None and self.is_mine(one.of) is mine]

    # -------------------------------------------------------------------------------------------------- the piles

    @property
    def takers(self) -> set[bool]:
        """Which sides took a trick."""
        return {self.is_mine(trick.winner) for trick in self.tricks}

    @property
    def valat(self) -> bool | None:
        """Whose Valat it is, where one was made that this contract and the reading know."""
        if len(self.tricks) < 12 or len(self.takers) > 1 or self.contract in plain.TRICKS:
            return None
        if self.contract == "Farbensolo" and self.chosen["farbensolo-valat"] == "none":
            return None
        mine = True in self.takers
        return None if not mine and self.chosen["valat-parties"] == "declarer-only" else mine

    def in_tricks(self, *, mine: bool) -> set[str]:
        """The cards in the tricks of a side."""
        return {one.card for trick in self.tricks if self.is_mine(trick.winner) is mine for one in trick.cards}

    def of_the_stock(self, *, mine: bool) -> set[str]:
        """The cards lying of the Stock, the discards apart, that count for a side."""
        if self.contract in plain.TRICKS:
            return set()
        lying = self.left if self.contract in {*plain.EXCHANGING, "Sechserdreier"} else self.talon
        owner = False
        if self.contract == "Solo" and self.koenig_lay:
            owner = not self.unnamed or self.chosen["solo-unnamed-king-in-stock"] == "to-declarer"
        owner = owner if self.valat is None else self.valat
        return set(lying) if owner is mine else set()

    def pile(self, *, mine: bool) -> set[str]:
        """All cards that count for a side."""
        laid = set(self.laid) if mine is not self.laid_is_lost else set()
        return self.in_tricks(mine=mine) | self.of_the_stock(mine=mine) | laid

    @property
    def laid_is_lost(self) -> bool:
        """Whether the opponents get what was laid away: with their Valat, in one reading."""
        return self.valat is False and self.chosen["valat-and-discards"] == "to-winner"

    def augen(self, *, mine: bool) -> int | Fraction:
        """The Augen of a side."""
        if self.chosen["count-which-piles"] != "partners-apart":
            return plain.counted(self.pile(mine=mine), self.chosen)
        found = plain.augen(self.of_the_stock(mine=mine))
        if self.laid_is_lost and not mine:
            found += plain.augen(self.laid)
        for seat in self.active:
            if self.is_mine(seat) is mine:
                own = {one.card for trick in self.tricks if trick.winner == seat for one in trick.cards}
                kept = seat == self.declarer and not self.laid_is_lost
                found += plain.augen(own | (self.laid if kept else frozenset()))
        return found

    @property
    def won(self) -> bool:
        """Whether the declarer has won the game."""
        if self.contract in plain.TRICKS:
            return sum(trick.winner == self.declarer for trick in self.tricks) == plain.TRICKS[self.contract]
        return self.augen(mine=True) >= 36


# -------------------------------------------------------------------------------------------------------------- items


def items(facts: Facts) -> list[Item]:
    """All that is scored, in one reading as often as partners have announced it."""
    found = _once(facts)
    if facts.chosen["same-bonus-by-partners"] != "each-counts":
        return found
    again = [(one, told) for one in found if one.announced for told in facts.all_announced(one.name, mine=one.mine)[1:]]
    return [*found, *(one._replace(doubled=told.doubled) for one, told in again)]


def _once(facts: Facts) -> list[Item]:
    """All that is scored, each announcement of a side once."""
    valat = _only_lost(list(_valat(facts)), facts)
    beside = facts.chosen["valat-next-to-game"] if valat else "beside"
    game = list(_game(facts)) if beside == "beside" else []
    if beside == "replaces-all" or facts.contract == "Farbensolo" or facts.contract in plain.TRICKS:
        return [*game, *valat]
    boni = [*_sets(facts), *_catches(facts), *_birds(facts), *_koenig_ultimo(facts)]
    return [*game, *valat, *_only_lost(boni, facts)]


def _only_lost(found: list[Item], facts: Facts) -> list[Item]:
    """In one reading what the other side made of a failed announcement does not count."""
    if facts.chosen["failed-bonus-made-by-others"] == "both":
        return found
    failed = {(one.name, one.mine) for one in found if one.announced and not one.won}
    return [one for one in found if not (one.won and (one.name, not one.mine) in failed)]


def _game(facts: Facts) -> Iterator[Item]:
    chains = [one for one in facts.said if one.name == "Spiel"]
    if facts.contract in plain.TRICKS and facts.chosen["kontra-negative-contracts"] == "each-alone":
        for foe in facts.foes:
            doubled = next(one.doubled for one in chains if one.of == foe)
            yield Item("Spiel", mine=True, won=facts.won, doubled=doubled, against=foe)
    else:
        yield Item("Spiel", mine=True, won=facts.won, doubled=chains[0].doubled)


def _valat(facts: Facts) -> Iterator[Item]:
    for mine in (True, False):
        told = facts.announced("Valat", mine=mine)
        if facts.valat is mine:
            yield Item("Valat", mine, won=True, announced=told is not None, doubled=told.doubled if told else ())
        elif told and (not mine) in facts.takers:
            yield Item("Valat", mine, won=False, announced=True, doubled=told.doubled)


def _sets(facts: Facts) -> Iterator[Item]:
    with_stock = facts.chosen["trull-koenige-from-stock"] == "with-stock"
    for name, whole in SETS.items():
        for mine in (True, False):
            told = facts.announced(name, mine=mine)
            made = whole <= (facts.pile(mine=mine) if with_stock else facts.in_tricks(mine=mine))
            if told or made:
                yield Item(name, mine, made, announced=told is not None, doubled=told.doubled if told else ())


def _catches(facts: Facts) -> Iterator[Item]:
    left_counts = facts.chosen["called-king-in-rejected-set"] == "won"
    if facts.called in facts.in_tricks(mine=False) or (left_counts and facts.called in facts.pile(mine=False)):
        yield Item("Königfang", mine=False, won=True)
    for trick in facts.tricks:
        taker = facts.is_mine(trick.winner)
        mond, skues = trick.by("XXI"), trick.by("Sküs")
        by_pagat = trick.winning == "I" and facts.chosen["mondfang-by-what"] == "any-trick"
        if mond and facts.is_mine(mond.seat) is not taker and (trick.winning == "Sküs" or by_pagat):
            yield Item("Mondfang", taker, won=True)
        if skues and facts.is_mine(skues.seat) is not taker:
            yield Item("Sküsfang", taker, won=True)


def _birds(facts: Facts) -> Iterator[Item]:
    for name, card in plain.BIRDS.items():
        trick = facts.trick(plain.TRICK_OF[name])
        here = trick.by(card) if trick else None
        for mine in (True, False):
            told = facts.announced(name, mine=mine)
            own = here is not None and facts.is_mine(here.seat) is mine
            made = own and trick is not None and trick.winning == card
            if told and (own or card not in facts.in_hand):
                yield Item(name, mine, made, announced=True, doubled=told.doubled)
            elif own and here and not told and _counts_silently(name, facts, free=made or here.free):
                yield Item(name, mine, made)


def _counts_silently(name: str, facts: Facts, *, free: bool) -> bool:
    """Whether an unannounced Vogel is scored; ``free`` where it was won, or not forced out."""
    played = facts.chosen.get(name.lower(), "on") != "off"
    return played and (free or facts.chosen["silent-attempt-scope"] == "every-play")


def _koenig_ultimo(facts: Facts) -> Iterator[Item]:
    last = facts.trick(12)
    here = last.by(facts.called) if last else None
    mine_took = last is not None and facts.is_mine(last.winner)
    told, foes = (facts.announced("König ultimo", mine=mine) for mine in (True, False))
    unplayed = facts.called in facts.in_hand
    if told and not unplayed:
        yield Item("König ultimo", mine=True, won=bool(here) and mine_took, announced=True, doubled=told.doubled)
    elif here and not told and not _stands_for_both(facts, mine_took=mine_took) and _is_attempt(facts, here, mine_took):
        yield Item("König ultimo", mine=True, won=mine_took)
    taken = here is not None and not mine_took
    if foes and not unplayed:
        won = taken and facts.chosen["koenig-ultimo-by-opponents"] == "winnable"
        yield Item("König ultimo", mine=False, won=won, announced=True, doubled=foes.doubled)
    elif taken and not foes and facts.chosen["koenig-ultimo-lost-once"] == "twice":
        yield Item("König ultimo", mine=False, won=True)


def _is_attempt(facts: Facts, here: Shown, mine_took: bool) -> bool:  # noqa: FBT001
    return mine_took or here.free or facts.chosen["silent-attempt-scope"] == "every-play"


def _stands_for_both(facts: Facts, *, mine_took: bool) -> bool:
    """Whether the König Ultimo that the opponents announced and won is the only one that counts."""
    won = facts.announced("König ultimo", mine=False) and not mine_took
    readings = (facts.chosen["koenig-ultimo-by-opponents"], facts.chosen["koenig-ultimo-beside-won"])
    return bool(won) and readings == ("winnable", "won-only")


# -------------------------------------------------------------------------------------------------------------- money


def points(facts: Facts, item: Item) -> Points:
    """What an item brings the declarer's side from one opponent."""
    value: Points = _value(facts, item) * _steps(facts, item) * _boni(facts, item)
    if item.name == "Spiel" and facts.contract == "Sechserdreier" and facts.chosen["one-against-three-rate"] == "total":
        value *= Fraction(1, 3)
    return value if item.won is item.mine else -value


def _value(facts: Facts, item: Item) -> int:
    if item.name == "Spiel":
        return 4 if facts.contract == "Sechserdreier" and not item.won else plain.VALUE[facts.contract]
    cheap = not item.announced or (not item.won and facts.chosen["failed-announcement-value"] == "silent")
    if item.name == "Valat":
        return _valat_base(facts) * (4 if cheap else 8)
    return plain.SILENT[item.name] if cheap else plain.ANNOUNCED[item.name]


def _valat_base(facts: Facts) -> int:
    base = plain.VALUE[facts.contract]
    if facts.contract == "Sechserdreier" and not facts.won and facts.chosen["valat-base-sechserdreier"] == "lost-value":
        base = 4
    if facts.contract in plain.BESSER and facts.chosen["valat-base-besser-contracts"] == "with-bird":
        base += max((plain.ANNOUNCED[one.name] for one in facts.said if _is_own_bird(one, facts)), default=0)
    if facts.chosen["valat-base-with-kontra"] == "doubled":
        base *= 2 ** max(len(one.doubled) for one in facts.said if one.name == "Spiel")
    return base


def _is_own_bird(said: Said, facts: Facts) -> bool:
    return said.of == facts.declarer and said.name in plain.BIRDS


def _steps(facts: Facts, item: Item) -> int:
    if item.name == "Spiel" and len(item.doubled) == 5 and facts.chosen["game-at-mordkontra"] == "times-64":
        return 64
    return int(2 ** len(item.doubled))


def _boni(facts: Facts, item: Item) -> int:
    """How often the contract lets a Bonus count."""
    if item.name == "Spiel":
        return 1
    if facts.contract in plain.SOLO:
        return 1 if item.name == "Valat" and facts.chosen["valat-doubled-in-solo"] == "plain" else 2
    if facts.contract == "Farbensolo":
        return 2 if facts.chosen["farbensolo-valat"] == "doubled" else 1
    lost = facts.contract == "Sechserdreier" and not facts.won
    return 2 if lost and facts.chosen["lost-sechserdreier-scope"] == "all" else 1


def payments(facts: Facts, found: Sequence[Item], players: int) -> list[Points]:
    """What each seat receives."""
    paid: list[Points] = [0] * players
    for item in found:
        amount = points(facts, item)
        for foe in facts.foes if item.against is None else [item.against]:
            # Two against two: each loser pays one winner. Alone: each of the three settles with the declarer.
            winner = facts.declarer if facts.partner is None or foe == facts.foes[0] else facts.partner
            paid[foe] -= amount
            paid[winner] += amount
    if players == 5 and facts.chosen["five-at-the-table"] == "dealer-as-foe":
        his = sum((points(facts, item) for item in found if item.against is None), start=Fraction(0))
        own = next((item for item in found if item.against is not None), None)
        his += 0 if own is None else points(facts, own._replace(doubled=()))
        paid[facts.dealer] -= his
        paid[facts.declarer] += his
    return paid


# --------------------------------------------------------------------------------------------------------- Trischaken


def trischaken(
    augen: Mapping[int, Points], tricks: Mapping[int, int], order: Sequence[int], chosen: Mapping[str, str]
) -> dict[int, Points]:
    """What each active seat receives; ``order`` is theirs from Vorhand on."""
    paid = _base(augen, order, chosen)
    each = Fraction(2, 3) if chosen["trischaken-extras"] == "total" else Fraction(2)
    for one in order:
        for other in order:
            if one == other:
                continue
            without, much = not tricks[one], augen[other] >= 36
            settled_once = without and much and chosen["trischaken-extras"] == "one-between"
            for due in [without, much and not settled_once]:
                if due:
                    paid[one] += each
                    paid[other] -= each
    return paid


def _base(augen: Mapping[int, Points], order: Sequence[int], chosen: Mapping[str, str]) -> dict[int, Points]:
    """Two pay two, by their Augen; the middle is where ties matter."""
    paid: dict[int, Points] = dict.fromkeys(order, 0)
    each = 1 if chosen["trischaken-base-payment"] == "one-to-one" else 2
    ranked = sorted(order, key=lambda seat: (augen[seat], order.index(seat)))
    if chosen["trischaken-ties"] == "share":
        for seat in order:
            places = [place for place, other in enumerate(ranked) if augen[other] == augen[seat]]
            paid[seat] = Fraction(sum(each if place < 2 else -each for place in places), len(places))
        return paid
    low, high = ranked[:2], ranked[2:]
    if chosen["trischaken-ties"] == "stay-out" and augen[low[1]] == augen[high[0]]:
        middle = augen[low[1]]
        low, high = [seat for seat in low if augen[seat] < middle], [seat for seat in high if augen[seat] > middle]
    pairs = min(len(low), len(high))
    amount = min(each, pairs)
    for seat in low[:pairs]:
        paid[seat] = amount
    for seat in high[::-1][:pairs]:
        paid[seat] = -amount
    return paid
