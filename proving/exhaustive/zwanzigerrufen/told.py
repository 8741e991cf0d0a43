"""What is scored at the end of a deal of Zwanzigerrufen, told from the source; nothing here is taken from the engine.

An end is told as somebody at the table sees it: Augen and tricks of the declarer's side, the tricks that matter, who
was dealt what, and what was said. The declarer sits at seat 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from proving.exhaustive import told
from proving.exhaustive.settlements import Deal

Readings = Mapping[str, str]

FARBENSOLO: Final = "Farbensolo"
NORMAL: Final = "Normalspiel"
KINGS: Final = ("K♥", "K♦", "K♠", "K♣")
ALL_AUGEN: Final = 88
ENOUGH: Final = 45
LOW: Final = 32
LAST: Final = 10
MATERIAL: Final = {"Trull": told.TRULL, "Könige": KINGS}


class Said(NamedTuple):
    """What somebody announced, and who doubled it one after the other."""

    item: str
    by: int
    doubled: tuple[int, ...] = ()


class End(NamedTuple):
    """The end of a deal: ``known`` are cards by seat of the tricks that matter, ``game`` who doubled it.

    Where opponents double for themselves, ``game`` has a chain for each.
    """

    deal: Deal
    augen: int
    tricks: int
    known: Mapping[int, tuple[str, ...]] = {}
    hands: tuple[tuple[str, ...], ...] = ()
    said: tuple[Said, ...] = ()
    game: Mapping[int | None, tuple[int, ...]] = {None: ()}
    claims: tuple[str, ...] = ()

    def mine(self, seat: int) -> bool:
        """Whether a seat is of the declarer's side."""
        return seat in {0, self.deal.partner}

    def augen_of(self, *, mine: bool) -> int:
        """The Augen of a side."""
        return self.augen if mine else ALL_AUGEN - self.augen

    def all_tricks(self, *, mine: bool) -> bool:
        """Whether a side has all tricks."""
        return self.tricks == (LAST if mine else 0)


class Scored(NamedTuple):
    """An item: what it is, whether the declarer's side receives it, whether it was announced, and what doubles it."""

    name: str
    to_declarer: bool
    announced: bool = False
    opened: bool = True
    doubled: tuple[int, ...] = ()
    account: int | None = None

    def steps(self, end: End, foe: int) -> int | None:
        """How often it is doubled between the declarer and an opponent; none where it is another's account.

        A step counts when it comes from the other side than the step before it, where each doubles for himself only
        of what these two said.
        """
        if self.account not in {None, foe}:
            return None
        last, found = self.opened, 0
        for seat in self.doubled:
            if len(end.game) > 1 and seat not in {0, foe}:
                continue
            if end.mine(seat) != last:
                found, last = found + 1, end.mine(seat)
        return found


Row = tuple[str, bool, bool, int]


def items(end: End, readings: Readings) -> dict[int, list[Row]]:
    """Everything scored between the declarer and each opponent."""
    found = _weighed(end, readings)
    rows: dict[int, list[Row]] = {}
    for foe in (seat for seat in range(4) if not end.mine(seat)):
        with_steps = [(one, one.steps(end, foe)) for one in found]
        rows[foe] = sorted((one.name, one.to_declarer, one.announced, n) for one, n in with_steps if n is not None)
    return rows


def _weighed(end: End, readings: Readings) -> list[Scored]:
    said = _announced(end, "Valat", readings)
    failed = [_of(one, end, won=False) for one in said if not end.all_tricks(mine=end.mine(one.by))]
    if failed and readings["valat-failed"] == "valat-only":
        return failed  # play stopped with the trick that was lost
    made = list(_made_valats(end, said, readings))
    game = list(_game(end, readings))
    others = [*_absolut(end, readings), *_pagat(end, readings), *_material(end, readings), *_mond(end, readings)]
    if made and (not failed or readings["valat-cancels-beside-failed"] == "as-ever"):
        cancels = readings["valat-cancels"]
        game, others = [] if cancels == "all" else game, others if cancels == "nothing" else []
    return [*game, *others, *failed, *made]


def _game(end: End, readings: Readings) -> Iterator[Scored]:
    """Won with 45; with 44 a soloist has lost, and nobody the normal game, where that is not read otherwise."""
    if end.deal.contract == NORMAL and end.augen == ENOUGH - 1 and readings["tie-at-44"] == "nobody":
        return
    for account, doubled in end.game.items():
        yield Scored("Spiel", end.augen >= ENOUGH, opened=True, doubled=doubled, account=account)


def _announced(end: End, item: str, readings: Readings) -> list[Said]:
    """The announcements that count: the first of each side, or in readings the most doubled, or every one."""
    found, every = list[Said](), [said for said in end.said if said.item == item]
    if readings["kontra-to-second-announcement"] == "doubles-too":
        every.sort(key=lambda one: len(one.doubled), reverse=True)
    for one in every:
        sides = {end.mine(other.by) for other in found}
        if readings["same-praemie-announced-twice"] == "each" or end.mine(one.by) not in sides:
            found.append(one)
    return found


def _of(said: Said, end: End, *, won: bool) -> Scored:
    mine = end.mine(said.by)
    return Scored(said.item, mine == won, announced=True, opened=mine, doubled=said.doubled)


def _made_valats(end: End, said: Sequence[Said], readings: Readings) -> Iterator[Scored]:
    """All ten tricks of a side, announced by it or in silence; in a reading not beside the other's announcement."""
    for mine in (mine for mine in (True, False) if end.all_tricks(mine=mine)):
        own = [one for one in said if end.mine(one.by) == mine]
        yield from (_of(one, end, won=True) for one in own)
        if not own and (not said or readings["valat-announcers-collapse"] == "both"):
            yield Scored("Valat", mine)


def _absolut(end: End, readings: Readings) -> Iterator[Scored]:
    """For the opponents of whoever stays at 32, or in a reading for himself; not twice for one miss."""
    said = _announced(end, "Absolut", readings)
    own = readings["absolut-whose-bonus"] == "low-side"
    made = {mine: end.augen_of(mine=mine == own) <= LOW for mine in (True, False)}
    yield from (_of(one, end, won=made[end.mine(one.by)]) for one in said)
    for mine in (True, False):
        missed = end.augen_of(mine=not mine) <= LOW and any(end.mine(one.by) != mine for one in said)
        if missed and readings["absolut-announcers-collapse"] == "announced-only":
            continue
        if made[mine] and all(end.mine(one.by) != mine for one in said):
            yield Scored("Absolut", mine)


def winner(cards: Sequence[str], readings: Readings) -> int:
    """The seat that takes a trick with a Tarock in it, where Tarock is trump."""
    if set(told.TRULL) <= set(cards):
        return cards.index("I")
    heights = [told.height_of(card) if told.suit_of(card) == "T" else -1 for card in cards]
    if readings["card-ranking"] == "unranked" and "Sküs" in cards:
        heights[cards.index("Sküs")] = 0
    return heights.index(max(heights))


def _pagat(end: End, readings: Readings) -> Iterator[Scored]:
    """The I has to take the last trick itself; in silence it can be lost there too."""
    if end.deal.contract == FARBENSOLO:
        return
    said = _announced(end, "Pagat", readings)
    number, cards = next(((number, cards) for number, cards in end.known.items() if "I" in cards), (0, ()))
    if not number:
        return
    owner, taker = cards.index("I"), winner(cards, readings)
    by_trull = set(told.TRULL) <= set(cards)
    counts = taker == owner and not (by_trull and readings["pagat-by-maerchenstich"] == "not-made")
    won = number == LAST and counts
    yield from (_of(one, end, won=won and end.mine(one.by) == end.mine(owner)) for one in said)
    if any(end.mine(one.by) == end.mine(owner) for one in said):
        return
    if won:
        yield Scored("Pagat", end.mine(owner))
    elif number == LAST:
        to_partner = taker != owner and end.mine(taker) == end.mine(owner)
        if not (to_partner and readings["pagat-silent-lost"] == "beaten-by-foe"):
            yield Scored("Pagat", not end.mine(owner))
    elif readings["pagat-silent-lost"] == "early-too":
        yield Scored("Pagat", not end.mine(owner))


def _material(end: End, readings: Readings) -> Iterator[Scored]:
    """For the side of whoever was dealt all of it; in a reading the Könige may lie with both partners."""
    for item, cards in MATERIAL.items():
        if item == "Trull" and end.deal.contract == FARBENSOLO:
            continue
        together = item == "Könige" and readings["four-kings-holder"] == "one-side"
        holders = {next(seat for seat, hand in enumerate(end.hands) if card in hand) for card in cards}
        sides = {end.mine(seat) for seat in holders}
        whole = len(sides) == 1 if together else len(holders) == 1
        said = _announced(end, item, readings)
        yield from (_of(one, end, won=whole and sides == {end.mine(one.by)}) for one in said)
        unclaimed = readings["material-claim"] == "claimed" and item not in end.claims
        if whole and not unclaimed and all({end.mine(one.by)} != sides for one in said):
            yield Scored(item, sides == {True})


def _mond(end: End, readings: Readings) -> Iterator[Scored]:
    """Against the side of whoever lost the XXI to the Sküs, of either side; not where the I takes both."""
    if end.deal.contract == FARBENSOLO or readings["card-ranking"] == "unranked":
        return
    for cards in end.known.values():
        if {"Sküs", "XXI"} <= set(cards) and "I" not in cards:
            yield Scored("Mondfang", not end.mine(cards.index("XXI")))
