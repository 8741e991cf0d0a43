"""What may be played in Zwanzigerrufen, in each game and under the readings that bear on it, and who leads."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from proving.exhaustive import plays, told
from proving.exhaustive.found import Found
from proving.exhaustive.plays import DEALT, Asked, Held, Sheet
from proving.exhaustive.settlements import Sheet as Table
from proving.exhaustive.zwanzigerrufen.cards import PACKS
from tarock_engine.actions import PAGAT
from tarock_engine.cards import CARDS, Card, Mask
from tarock_engine.seating import SEATS, Seat, Seating, further, in_turn
from tarock_engine.state import Chain, Claim, Contest, Dealt, Exchange, Game, Playing, TakenTrick
from tarock_engine.zwanzigerrufen import play
from tarock_engine.zwanzigerrufen.names import FARBENSOLO, NORMALSPIEL, SOLO
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.rulings.rule_set import ZWANZIGERRUFEN

Readings = Mapping[str, str]

VOID: Final = "farbensolo-void-follower"
GLATZE: Final = "glatze-cards"
HOLD_BACK: Final = "pagat-hold-back"
LEAD: Final = "first-lead"
OPTIONS: Final = {NORMALSPIEL: (GLATZE,), SOLO: (GLATZE,), FARBENSOLO: (GLATZE, VOID)}
"""The options that bear on each game."""
LAST: Final = 10
"""The trick that an announced Pagat waits for."""
NUMBERS: Final = (1, 2, 9, 10)
_BEFORE: Final = TakenTrick(Seat(0), (), Seat(0))
_ME, _FOE, _PARTNER = SEATS[:3]


# ------------------------------------------------------------------------------------------------------ the source


def positive(held: Held, table: Sequence[str]) -> Held:
    """Follow suit, else trump, else play anything; lead anything, and overtake nobody."""
    return plays.follow(held, table)


def farbensolo(held: Held, table: Sequence[str], *, void: str) -> Held:
    """A suit card is led while there is one; whoever is void plays a Tarock, or by reading another suit card."""
    if not table:
        return held - plays.TRUMP or held
    if told.suit_of(table[0]) == "T":
        return held & plays.TRUMP or held
    if void == "tarock":
        return plays.follow(held, table)
    if void == "suit-card":
        return held & plays.SUIT or held - plays.TRUMP or held
    return held & plays.SUIT or held


def with_pagat(held: Held, table: Sequence[str], number: int, *, waits: bool) -> Held:
    """The normal game's duties; an announced Pagat that has to wait stays in the hand while another card can go."""
    left = plays.follow(held, table, trump=plays.TRUMP | {"I"})
    return left - {"I"} or left if waits and number < LAST else left


def leader(contract: str, declarer: int, vorhand: int, readings: Readings) -> int:
    """Vorhand leads to the first trick; in a reading the soloist does in a Farbensolo."""
    return declarer if contract == FARBENSOLO and readings[LEAD] == "soloist" else vorhand


# ------------------------------------------------------------------------------------------------------ the engine


def readings_of(options: Sequence[str]) -> Iterator[Readings]:
    """Every combination of the readings of ``options``."""
    known = ZWANZIGERRUFEN.options()
    for names in itertools.product(*(known[option] for option in options)):
        yield dict(zip(options, names, strict=True))


def asked_in(contract: str, readings: Readings, rules: ZwanzigerrufenRules) -> Asked:
    """One game under some readings of its options."""
    game = Game(DEALT, rules.by_name[contract], Seat(0))
    contest = Contest(
        dealt=DEALT,
        game=game,
        exchange=Exchange(),
        chains=(),
        bound=(0,) * 4,
        valat=False,
        manner=contract,
    )
    telling = functools.partial(farbensolo, void=readings[VOID]) if contract == FARBENSOLO else positive
    name = " ".join((contract, *readings.values()))
    return Asked(name, contest, plays.naming(plays.best_of), telling, pack=PACKS[readings[GLATZE]])


def hands(
    contract: str, readings: Readings, rules: ZwanzigerrufenRules, *, every: int = 1, thorough: bool = True
) -> Found:
    """All hands in one game, on all tables; two of each class unless ``thorough``."""
    asked = asked_in(contract, readings, rules)
    tables = itertools.chain(plays.tables(asked.pack), plays.tables_with_trull(asked.pack))
    return plays.every_hand(asked, rules, tables, every=every, thorough=thorough)


def bound_hands(readings: Readings, rules: ZwanzigerrufenRules, *, numbers: Sequence[int] = NUMBERS) -> Found:
    """All hands with a Pagat that the player, his partner, an opponent or nobody announced, in some tricks."""
    sheet = Sheet(f"announced Pagat, {' '.join(readings.values())}")
    tables = ((), ("V",), ("A♥",), ("10♠", "D♠"), ("V", "Sküs", "XXI"))
    for contract, table, number in itertools.product((NORMALSPIEL, SOLO), tables, numbers):
        cells = plays.cells_of(table, _cell_of(table), PACKS["ace"])
        whole = {name: plays.mask(cards) for name, cards in cells.items()}
        sheet.situations += 1
        sheet.hands += 1
        for held in plays.classes_of(cells):
            sheet.classes += 1
            sheet.hands += plays.hands_in(held, cells)
            for announcer in (None, _ME, _PARTNER, _FOE):
                waits = announcer == _ME and readings[HOLD_BACK] == "bound"
                may = sum([whole[cell] for cell in with_pagat(held, table, number, waits=waits)])
                for hand in plays.two_hands_of(held, cells):
                    state = _in_trick(contract, hand, announcer, rules)._replace(
                        order=in_turn(SEATS[:4], further(_ME, -len(table), 4), 1),
                        table=tuple([Card(CARDS[card]) for card in table]),
                        tricks=(_BEFORE,) * (number - 1),
                    )
                    sheet.weigh(state, rules, hand & may, f"{sheet.name}, announced by {announcer}, trick {number}")
    return sheet.found()


def _cell_of(table: Sequence[str]) -> Callable[[str], str]:
    named = plays.naming(plays.best_of)(table)
    return lambda card: "I" if card == "I" else named(card)


def _in_trick(contract: str, hand: Mask, announcer: Seat | None, rules: ZwanzigerrufenRules) -> Playing:
    """The game of seat 0 with partner 2, or of 0 alone, in which somebody has announced the Pagat."""
    dealt = Dealt(DEALT.seating, (hand, 0, 0, 0), (0, 0))
    called, partner = (CARDS["XX"], _PARTNER) if contract == NORMALSPIEL else (None, None)
    game = Game(dealt, rules.by_name[contract], _ME, called, partner)
    said = () if announcer is None else (Chain(Claim(PAGAT, announcer, contained=False), (0,)),)
    return play.begin(game, said, rules)


def leads(choices: Sequence[tuple[Readings, ZwanzigerrufenRules]]) -> Found:
    """Who leads to the first trick, and in which order it goes on, in all games of all seats at all tables."""
    sheet = Table("first leads", "leads")
    for (readings, rules), dealer, contract in itertools.product(choices, range(4), OPTIONS):
        seating = Seating.at(4, dealer, 4)
        for declarer in (seating.vorhand,) if contract == NORMALSPIEL else SEATS[:4]:
            first = leader(contract, declarer, (dealer + 1) % 4, readings)
            game = Game(Dealt(seating, (1,) * 4, (0, 0)), rules.by_name[contract], declarer)
            found = play.begin(game, (), rules).order
            due = tuple((first + step) % 4 for step in range(4))
            sheet.compare(found, due, contract, declarer, dealer, dict(readings))
    return sheet.found()
