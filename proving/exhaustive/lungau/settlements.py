"""Settlements of Lungauer Königrufen beside arithmetic of its own, written from the source; amounts are in Cent.

The sheets: one Prämie beside the game with every chain of doublings by friend and foe; all Prämien together; Valat;
Fahren with every order of the players' Augen and every Kontra; Schleifen. Each in every contract, with every place of
a partner, at tables of four and five, under all options that money depends on.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from proving.exhaustive.found import Found
from proving.exhaustive.seats import seat_or_nobody, seats_of
from proving.exhaustive.settlements import FIVE, FOUR, Readings, Sheet
from tarock_engine.amounts import WholeAugen
from tarock_engine.contracts import Side
from tarock_engine.lungau import settling
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.scoring import Parties, ScoredItem, Settlement
from tarock_engine.seating import SEATS, Seat, Seating, seated
from tarock_engine.state import Doubling

OPTIONS: Final = (
    "lone-caller-level",
    "who-pays-whom",
    "lost-sechserdreier-scope",
    "solo-doubling-scope",
    "superkontra-by-own-side",
)
"""The options on which the amounts of a game with a declarer hang."""
FAHREN_OPTIONS: Final = ("fahren-who-pays", "fahren-kontra-scope", "fahren-five-dealer")
IN_USE: Final = {"solorufer": "below", "solodreier": "on"}
"""With these, every contract and every one of the options has a meaning."""
VOGERLRUFER: Final = ("Spatzrufer", "Uhurufer")
RUFER: Final = (*VOGERLRUFER, "Solorufer")
ALONE: Final = ("Dreier", "Sechserdreier", "Solodreier")
PRAEMIEN: Final = ("Trull", "Könige", "Königfang", "Spatz", "Uhu", "König ultimo")
Choices = Sequence[tuple[Readings, LungauRules]]
"""Readings, and the rules under them."""


class Who(NamedTuple):
    """Who plays: seats 0 to 3, and how the partner came about; ``lone`` where the König lay in the Talon."""

    contract: str
    declarer: int
    partner: int | None
    lone: bool

    def mine(self, seat: int) -> bool:
        """Whether a seat is of the declarer's side."""
        return seat in (self.declarer, self.partner)


class Scored(NamedTuple):
    """Something that is scored; ``mine`` where it belongs to the declarer's side. ``doubled`` are seats."""

    name: str
    mine: bool
    won: bool
    announced: bool = False
    doubled: tuple[int, ...] = ()


# ----------------------------------------------------------------------------------------------------- arithmetic


def cents(who: Who, one: Scored, readings: Readings, *, lost: bool) -> int:
    """What one of the declarer's side receives for something from one of the others."""
    points = _points(one) * _factor(who, one.name, readings, lost=lost) << _doublings(who, one, readings)
    return 10 * points if one.won == one.mine else -10 * points


def _points(one: Scored) -> int:
    if one.name == "Valat":
        return 32 if one.announced else 16
    return 2 if one.announced else 1


def _factor(who: Who, name: str, readings: Readings, *, lost: bool) -> int:
    if who.contract in VOGERLRUFER:
        return 2 if who.lone and readings["lone-caller-level"] == "dreier" else 1
    if who.contract == "Sechserdreier":
        only_augen = readings["lost-sechserdreier-scope"] == "augen" and name in PRAEMIEN
        return 4 if lost and not only_augen else 2
    factor = {"Solorufer": 2, "Dreier": 2, "Solodreier": 4}[who.contract]
    if who.contract.startswith("Solo") and name != "Spiel" and readings["solo-doubling-scope"] == "augen":
        return factor // 2
    return factor


def _doublings(who: Who, one: Scored, readings: Readings) -> int:
    """How often the amount doubles: the game by each step said, an announcement where the Kontra came from a foe."""
    if one.name == "Spiel":
        return len(one.doubled)
    if not one.announced or not one.doubled:
        return 0
    by_friend = [who.mine(seat) == one.mine for seat in one.doubled]
    if by_friend[0]:
        return 0
    if len(by_friend) == 3 and by_friend[2]:
        return 2 if readings["superkontra-by-own-side"] == "step-drops" else 0
    return len(by_friend)


def is_lost(items: Iterable[Scored]) -> bool:
    """Whether the declarer's side lost: by the Augen, or by a Valat that it announced in vain or the foes made."""
    return any(one.name in {"Spiel", "Valat"} and one.won != one.mine for one in items)


def payments(who: Who, net: int, readings: Readings, players: int) -> list[int]:
    """What everybody receives; the fifth player takes no part."""
    foes = [seat for seat in SEATS[:4] if not who.mine(seat)]
    each = net * (2 if len(foes) == 2 and readings["who-pays-whom"] == "both" else 1)
    received = [-each if seat in foes else each * len(foes) // (4 - len(foes)) for seat in SEATS[:4]]
    return received + [0] * (players - 4)


# -------------------------------------------------------------------------------------------------------- compare


class _Sheet(Sheet):
    def settle(
        self, who: Who, items: Sequence[Scored], seating: Seating, readings: Readings, rules: LungauRules
    ) -> None:
        """Compare every line and all payments of a game."""
        lost = is_lost(items)
        lines = [(one.name, cents(who, one, readings, lost=lost)) for one in items]
        due = payments(who, sum(amount for _, amount in lines), readings, seating.players)
        settled = _settled(who, items, seating, rules)
        found = [(line.name, line.amount) for line in settled.lines], list(settled.payments)
        self.compare(found, (lines, due), who, *items, dict(readings))


def _settled(who: Who, items: Sequence[Scored], seating: Seating, rules: LungauRules) -> Settlement:
    parties = Parties(seating, rules.by_name[who.contract], Seat(who.declarer), seat_or_nobody(who.partner), who.lone)
    return settling.settle(parties, [_item(one) for one in items], rules, 10)


def _item(one: Scored) -> ScoredItem:
    side = Side.DECLARER if one.mine else Side.FOES
    return ScoredItem(one.name, side, one.won, one.announced, seats_of(one.doubled), ())


# --------------------------------------------------------------------------------------------------------- sheets


def sides() -> Iterator[Who]:
    """Every contract with the declarer at seat 0 and every partner, none, and a König that lay in the Talon."""
    for contract in RUFER:
        for partner in (1, 2, 3, None):
            yield Who(contract, 0, partner, lone=False)
        yield Who(contract, 0, None, lone=True)
    for contract in ALONE:
        yield Who(contract, 0, None, lone=False)


def chains(who: Who, *, mine: bool) -> list[tuple[int, ...]]:
    """Every shape of doublings to an announcement: Kontra by friend or foe, Rekontra, Superkontra by friend or foe."""
    own = [seat for seat in SEATS[:4] if who.mine(seat) == mine]
    announcer, friends = own[0], own[1:2]
    others = [*friends, next(seat for seat in SEATS[:4] if who.mine(seat) != mine)]
    found: list[tuple[int, ...]] = [()]
    for kontra in others:
        found += [(kontra,), (kontra, announcer)]
        found += [(kontra, announcer, superkontra) for superkontra in others]
    return found


def games(who: Who) -> list[Scored]:
    """The game won and lost, with every number of doublings."""
    foe = next(seat for seat in SEATS[:4] if not who.mine(seat))
    ladder = (foe, who.declarer, foe)
    return [Scored("Spiel", mine=True, won=won, doubled=ladder[:said]) for won in (True, False) for said in range(4)]


def praemie(who: Who, name: str) -> list[Scored]:
    """One Prämie in every state: whose it is, won or lost, in silence, or announced with every chain."""
    found = []
    for mine, won in itertools.product((True, False), repeat=2):
        found.append(Scored(name, mine, won))
        if name != "Königfang":
            found += [Scored(name, mine, won, True, chain) for chain in chains(who, mine=mine)]  # noqa: FBT003
    return found


def one_praemie(all_rules: Choices) -> Found:
    """One Prämie, or none, beside the game."""
    sheet = _Sheet("one Prämie beside the game")
    for (readings, rules), who in itertools.product(all_rules, sides()):
        states = [one for name in PRAEMIEN for one in praemie(who, name)]
        for game in games(who):
            sheet.settle(who, [game], FIVE, readings, rules)
            for one in states:
                sheet.settle(who, [game, one], FOUR, readings, rules)
    return sheet.found()


def all_praemien(all_rules: Choices, *, every: int = 1) -> Found:
    """All Prämien together, each of them absent, silent, lost after Kontra, or an opponent's and won.

    ``every`` n-th of their combinations.
    """
    sheet = _Sheet("all Prämien together")
    for (readings, rules), who in itertools.product(all_rules, sides()):
        foe = next(seat for seat in SEATS[:4] if not who.mine(seat))
        states = [_four_states(name, foe) for name in PRAEMIEN]
        for won in (True, False):
            game = Scored("Spiel", mine=True, won=won)
            for chosen in itertools.islice(itertools.product(*states), None, None, every):
                sheet.settle(who, [game, *itertools.chain(*chosen)], FOUR, readings, rules)
    return sheet.found()


def _four_states(name: str, foe: int) -> list[tuple[Scored, ...]]:
    silent = Scored(name, mine=True, won=True)
    doubled = Scored(name, mine=True, won=False, announced=True, doubled=(foe,))
    opponents = Scored(name, mine=False, won=True, announced=name != "Königfang")
    return [(), (silent,), (doubled,), (opponents,)]


def valat(all_rules: Choices) -> Found:
    """A Valat made by either side in silence, made or failed after it was announced, alone and beside the rest."""
    sheet = _Sheet("Valat")
    for (readings, rules), who in itertools.product(all_rules, sides()):
        silent = [Scored("Valat", mine=mine, won=True) for mine in (True, False)]
        announced = [
            Scored("Valat", mine=True, won=won, announced=True, doubled=chain)
            for won in (True, False)
            for chain in chains(who, mine=True)
        ]
        rest = [[], *([game, Scored("Trull", mine=mine, won=True)] for game in games(who) for mine in (True, False))]
        for one, others, seating in itertools.product([*silent, *announced], rest, (FOUR, FIVE)):
            sheet.settle(who, [one, *others], seating, readings, rules)
    return sheet.found()


def schleifen(all_rules: Choices) -> Found:
    """Giving up, in every Rufer, by every seat, at several tariffs; ``all_rules`` by all that is said of it."""
    sheet = _Sheet("Schleifen")
    for (readings, rules), contract, declarer, seating, tariff in itertools.product(
        all_rules, VOGERLRUFER, SEATS[:4], (FOUR, FIVE), (1, 10, 25)
    ):
        parties = Parties(seating, rules.by_name[contract], declarer, None, from_talon=True)
        paid = set(SEATS[:4]) - {declarer}
        if readings["schleifen-as-a-deal"] == "dealer-paid":
            paid = set(seating.seats) - {declarer}
        each = 30 if readings["schleifen-tariff"] == "fixed" else 3 * tariff
        due = [each if seat in paid else -each * len(paid) * (seat == declarer) for seat in seating.seats]
        given = list(settling.settle_given_up(parties, rules, tariff).payments)
        sheet.compare(given, due, contract, declarer, dict(readings))
    return sheet.found()


# --------------------------------------------------------------------------------------------------------- Fahren

Said = tuple[tuple[int, int, "int | None"], ...]
"""Seat, step (1 is Kontra) and whom it answers."""


def orders(players: int) -> list[tuple[int, ...]]:
    """Every order of the players by Augen, ties among them: ranks without a gap."""
    ranks = itertools.product(range(players), repeat=players)
    return [one for one in ranks if set(one) == set(range(max(one) + 1))]


def kontras(players: int) -> Iterator[Said]:
    """Every set of players who said Kontra."""
    for size in range(players + 1):
        for seats in itertools.combinations(range(players), size):
            yield tuple((seat, 1, None) for seat in seats)


def ladders(players: int) -> Iterator[Said]:
    """One Kontra, or one and another, each answered by nobody, with Rekontra, or with Rekontra and Superkontra."""
    for speaker in range(players):
        others = [seat for seat in range(players) if seat != speaker]
        for steps in itertools.product(range(3), repeat=len(others)):
            answers = [one for other, said in zip(others, steps, strict=True) for one in _answers(speaker, other, said)]
            yield ((speaker, 1, None), *answers)
    for one, other in itertools.combinations(range(players), 2):
        for mine, theirs in itertools.product(range(3), repeat=2):
            yield ((one, 1, None), (other, 1, None), *_answers(one, other, mine), *_answers(other, one, theirs))


def _answers(speaker: int, other: int, said: int) -> Said:
    return ((other, 2, speaker), (speaker, 3, other))[:said]


def _stake(one: int, other: int, said: Said, scope: str) -> int:
    speakers = {seat for seat, step, _ in said if step == 1}
    if scope == "table":
        return 20 << min(len(speakers), 2)
    doublings = (one in speakers) + (other in speakers)
    if scope == "ladder":
        doublings += sum(step > 1 and {seat, to} == {one, other} for seat, step, to in said)
    return 20 << doublings


def fahren_payments(augen: Sequence[int], said: Said, readings: Readings) -> list[int]:
    """Who has more Augen pays whoever has fewer, pair by pair; the dealer of five has the last seat."""
    players = len(augen)
    paying = 4 if players == 5 and readings["fahren-five-dealer"] == "unpaid" else players
    received = [0] * players
    for one, other in itertools.permutations(range(paying), 2):
        if augen[one] > augen[other]:
            stake = _stake(one, other, said, readings["fahren-kontra-scope"])
            loses, wins = (one, other) if readings["fahren-who-pays"] == "more" else (other, one)
            received[loses] -= stake
            received[wins] += stake
    return received


def fahren(all_rules: Choices, *, every: int = 1) -> Found:
    """Every order by Augen with every Kontra; where a Kontra is answered, at a table of four also with every ladder.

    ``every`` n-th of them.
    """
    sheet = _Sheet("Fahren")
    for (readings, rules), seating in itertools.product(all_rules, (FOUR, FIVE)):
        talk = [*kontras(seating.players)]
        if readings["fahren-kontra-scope"] == "ladder" and seating is FOUR:
            talk += ladders(seating.players)
        for said, augen in itertools.islice(itertools.product(talk, orders(seating.players)), None, None, every):
            doublings = tuple(Doubling(Seat(seat), step, seat_or_nobody(to), 0) for seat, step, to in said)
            settled = settling.fahren(seating, dict(seated(map(WholeAugen, augen))), doublings, rules, 10)
            due = fahren_payments(augen, said, readings)
            sheet.compare(list(settled.payments), due, augen, said, dict(readings))
    return sheet.found()
