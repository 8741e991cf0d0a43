"""Compare settlements of Lungauer Königrufen with the second opinion; amounts are in Cent.

The sheets: one Prämie beside the game with every chain of doublings by friend and foe; all Prämien together; Valat;
Fahren with every order of the players' Augen and every Kontra; Schleifen. Each in every contract, with every place of
a partner, at tables of four and five, under all options that money depends on; ``every`` n-th of all that.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from proving.exhaustive.found import Found, plain
from proving.exhaustive.seats import seat_or_nobody, seats_of
from proving.exhaustive.settlements import FIVE, FOUR, BothSettlers, CaseComparison, CountedComparison, Readings
from tarock_engine.amounts import WholeAugen
from tarock_engine.contracts import Side
from tarock_engine.lungau import settling
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.scoring import Parties, ScoredItem, Settlement
from tarock_engine.seating import SEATS, Seat, Seating, seated
from tarock_engine.state import Doubling
from tarock_second_opinion import notebook
from tarock_second_opinion.lungau import sheets
from tarock_second_opinion.lungau.glue import SOURCE
from tarock_second_opinion.notebook import Item, Settled

OPTIONS: Final = (
    "lone-caller-level",
    "who-pays-whom",
    "lost-sechserdreier-scope",
    "solo-doubling-scope",
    "superkontra-by-own-side",
)
"""The options that affect the amounts of a game with a declarer."""
FAHREN_OPTIONS: Final = ("fahren-who-pays", "fahren-kontra-scope", "fahren-five-dealer")
IN_USE: Final = {"solorufer": "below", "solodreier": "on"}
"""With these readings every contract exists, and every option above has an effect."""
VOGERLRUFER: Final = ("Spatzrufer", "Uhurufer")
RUFER: Final = (*VOGERLRUFER, "Solorufer")
ALONE: Final = ("Dreier", "Sechserdreier", "Solodreier")
OURS: Final = Side.DECLARER.value
FOES: Final = Side.FOES.value
PRAEMIEN: Final = ("Trull", "Könige", "Königfang", "Spatz", "Uhu", "König ultimo")
Choices = Sequence[tuple[Readings, LungauRules]]
"""Readings, and the rules under them."""
Deal = tuple[list[Item], Seating]
"""What is scored, and at which table."""


class Who(NamedTuple):
    """The declarer and his partner, of seats 0 to 3, and whether the called König lay in the Talon."""

    contract: str
    declarer: int
    partner: int | None
    from_talon: bool

    def side(self, seat: int) -> str:
        """The side of a seat."""
        return OURS if seat in (self.declarer, self.partner) else FOES

    @property
    def foe(self) -> int:
        """The first of the opponents."""
        return next(seat for seat in SEATS[:4] if self.side(seat) == FOES)


# --------------------------------------------------------------------------------------------------------- compare


def _told(options: dict[str, str], seating: Seating, **facts: Any) -> Settled:
    """The second opinion's settlement of a deal under all readings."""
    nothing: dict[str, Any] = {"declarer": None, "partner": None, "items": [], "augen": [], "tricks": [], "kontras": []}
    sheet = notebook.Sheet(players=seating.players, dealer=seating.dealer, **{**nothing, **facts})
    return sheets.settled(sheet, options)


def _compared(name: str, all_rules: Choices, deals: Callable[[Who], Iterator[Deal]], every: int) -> Found:
    """Compare every line and all payments of ``every`` n-th game."""
    comparison = CaseComparison(name, BothSettlers(_by_source, SOURCE.defaults, _by_engine), all_rules)
    cases = ((*choice, who, *deal) for choice, who in itertools.product(all_rules, sides()) for deal in deals(who))
    for readings, rules, who, items, seating in itertools.islice(cases, None, None, every):
        comparison.settle(readings, rules, who, tuple(items), seating)
    return comparison.found()


def _by_source(options: dict[str, str], who: Who, items: Sequence[Item], seating: Seating) -> str:
    return _plainly(_told(options, seating, **who._asdict(), items=list(items)))


def _by_engine(rules: LungauRules, who: Who, items: Sequence[Item], seating: Seating) -> str:
    contract, partner = rules.by_name[who.contract], seat_or_nobody(who.partner)
    parties = Parties(seating, contract, Seat(who.declarer), partner, who.from_talon)
    return _plainly(settling.settle(parties, [_item(item) for item in items], rules, 10))


def _plainly(settled: Settled | Settlement) -> str:
    return plain(([(line.name, line.amount) for line in settled.lines], settled.payments))


@functools.cache
def _item(one: Item) -> ScoredItem:
    return ScoredItem(one.name, Side(one.side), one.won, one.announced, seats_of(one.doubled), ())


# --------------------------------------------------------------------------------------------------------- sheets


def sides() -> Iterator[Who]:
    """Every contract with the declarer at seat 0: with every partner, with none, and with the König in the Talon."""
    for contract in RUFER:
        for partner in (1, 2, 3, None):
            yield Who(contract, 0, partner, from_talon=False)
        yield Who(contract, 0, None, from_talon=True)
    for contract in ALONE:
        yield Who(contract, 0, None, from_talon=False)


def chains(who: Who, side: str) -> list[tuple[int, ...]]:
    """Every shape of doublings to an announcement: Kontra by friend or foe, Rekontra, Superkontra by friend or foe."""
    own = [seat for seat in SEATS[:4] if who.side(seat) == side]
    announcer, friends = own[0], own[1:2]
    others = [*friends, next(seat for seat in SEATS[:4] if who.side(seat) != side)]
    found: list[tuple[int, ...]] = [()]
    for kontra in others:
        found += [(kontra,), (kontra, announcer)]
        found += [(kontra, announcer, superkontra) for superkontra in others]
    return found


def games(who: Who) -> list[Item]:
    """The game won and lost, with every number of doublings."""
    ladder = (who.foe, who.declarer, who.foe)
    return [Item("Spiel", OURS, won, doubled=ladder[:said]) for won in (True, False) for said in range(4)]


def praemie(who: Who, name: str) -> list[Item]:
    """One Prämie in every state: whose it is, won or lost, unannounced, or announced with every chain."""
    found = []
    for side, won in itertools.product((OURS, FOES), (True, False)):
        found.append(Item(name, side, won))
        if name != "Königfang":
            found += announced(who, name, side, won=won)
    return found


def announced(who: Who, name: str, side: str, *, won: bool) -> list[Item]:
    """Something that was announced, with every chain."""
    return [Item(name, side, won, announced=True, doubled=chain) for chain in chains(who, side)]


def one_praemie(all_rules: Choices, *, every: int = 1) -> Found:
    """One Prämie, or none, beside the game."""

    def deals(who: Who) -> Iterator[Deal]:
        states = [entry for name in PRAEMIEN for entry in praemie(who, name)]
        for game in games(who):
            yield [game], FIVE
            yield from (([game, entry], FOUR) for entry in states)

    return _compared("one Prämie beside the game", all_rules, deals, every)


def all_praemien(all_rules: Choices, *, every: int = 1) -> Found:
    """All Prämien together, each of them absent, silent, lost after Kontra, or an opponent's and won."""

    def deals(who: Who) -> Iterator[Deal]:
        states = [_four_states(name, who.foe) for name in PRAEMIEN]
        for won, chosen in itertools.product((True, False), itertools.product(*states)):
            yield [Item("Spiel", OURS, won), *itertools.chain(*chosen)], FOUR

    return _compared("all Prämien together", all_rules, deals, every)


def _four_states(name: str, foe: int) -> list[tuple[Item, ...]]:
    silent = Item(name, OURS, won=True)
    doubled = Item(name, OURS, won=False, announced=True, doubled=(foe,))
    opponents = Item(name, FOES, won=True, announced=name != "Königfang")
    return [(), (silent,), (doubled,), (opponents,)]


def valat(all_rules: Choices, *, every: int = 1) -> Found:
    """A Valat that either side makes unannounced, or the declarer announces and makes or not; alone and with others."""

    def deals(who: Who) -> Iterator[Deal]:
        silent = [Item("Valat", side, won=True) for side in (OURS, FOES)]
        said = [entry for won in (True, False) for entry in announced(who, "Valat", OURS, won=won)]
        rest = [[], *([game, Item("Trull", side, won=True)] for game in games(who) for side in (OURS, FOES))]
        for entry, others, seating in itertools.product([*silent, *said], rest, (FOUR, FIVE)):
            yield [entry, *others], seating

    return _compared("Valat", all_rules, deals, every)


def schleifen(all_rules: Choices) -> Found:
    """Giving up, in every Vogerlrufer, by every seat, at several tariffs, under each choice of ``all_rules``."""
    comparison = CountedComparison("Schleifen")
    for (readings, rules), contract, declarer, seating, tariff in itertools.product(
        all_rules, VOGERLRUFER, SEATS[:4], (FOUR, FIVE), (1, 10, 25)
    ):
        parties = Parties(seating, rules.by_name[contract], declarer, None, from_talon=True)
        told = {"contract": contract, "declarer": declarer, "given_up": True, "from_talon": True, "tariff": tariff}
        given = list(settling.settle_given_up(parties, rules, tariff).payments)
        due = _told(SOURCE.whole(readings), seating, **told).payments
        comparison.compare(given, due, contract, declarer, readings)
    return comparison.found()


# --------------------------------------------------------------------------------------------------------- Fahren

Said = tuple[tuple[int, int, "int | None"], ...]
"""Seat, step (1 is Kontra) and whom it answers."""


def orders(players: int) -> list[tuple[int, ...]]:
    """Every order of the players by Augen, with ties: ranks without a gap."""
    ranks = itertools.product(range(players), repeat=players)
    return [order for order in ranks if set(order) == set(range(max(order) + 1))]


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
            answers = [
                answer for other, said in zip(others, steps, strict=True) for answer in _answers(speaker, other, said)
            ]
            yield ((speaker, 1, None), *answers)
    for first, second in itertools.combinations(range(players), 2):
        for mine, theirs in itertools.product(range(3), repeat=2):
            yield (
                (first, 1, None),
                (second, 1, None),
                *_answers(first, second, mine),
                *_answers(second, first, theirs),
            )


def _answers(speaker: int, other: int, said: int) -> Said:
    return ((other, 2, speaker), (speaker, 3, other))[:said]


def fahren(all_rules: Choices, *, every: int = 1) -> Found:
    """Every order by Augen with every Kontra; where a Kontra is answered, at a table of four also with every ladder."""
    comparison = CountedComparison("Fahren")
    for (readings, rules), seating in itertools.product(all_rules, (FOUR, FIVE)):
        options = SOURCE.whole(readings)
        talk = [*kontras(seating.players)]
        if readings["fahren-kontra-scope"] == "ladder" and seating is FOUR:
            talk += ladders(seating.players)
        for said, augen in itertools.islice(itertools.product(talk, orders(seating.players)), None, None, every):
            end = settling.FahrenEnd(dict(seated(map(WholeAugen, augen))))
            settled = settling.fahren(seating, end, _doublings(said), rules, 10)
            due = _told(options, seating, contract="Fahren", augen=augen, kontras=_kontras(said)).payments
            comparison.compare(list(settled.payments), due, augen, said, readings)
    return comparison.found()


@functools.cache
def _doublings(said: Said) -> tuple[Doubling, ...]:
    return tuple(Doubling(Seat(seat), step, seat_or_nobody(to), 0) for seat, step, to in said)


@functools.cache
def _kontras(said: Said) -> list[tuple[str, int, int | None]]:
    return [(sheets.KONTRAS[step - 1], seat, to) for seat, step, to in said]
