"""The cases of legal plays in ``zwanzigerrufen``, compared with the second opinion by ``proving.exhaustive.plays``.

They are each game under the readings that affect it, and who leads.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from proving.exhaustive import plays
from proving.exhaustive.found import Found
from proving.exhaustive.plays import DEALT, Asked, Held, Pack, PlaysComparison, Telling
from proving.exhaustive.settlements import CountedComparison
from proving.exhaustive.zwanzigerrufen import asking
from proving.exhaustive.zwanzigerrufen.cards import PACKS
from tarock_engine.actions import PAGAT
from tarock_engine.cards import CARDS, Card, Mask
from tarock_engine.seating import SEATS, Seat, Seating, further, in_turn
from tarock_engine.state import Chain, Claim, Contest, Dealt, Exchange, Game, Playing, TakenTrick
from tarock_engine.zwanzigerrufen import play
from tarock_engine.zwanzigerrufen.names import FARBENSOLO, NORMALSPIEL, SOLO
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_second_opinion.notebook import Trick
from tarock_second_opinion.zwanzigerrufen import play as rules_of_play
from tarock_second_opinion.zwanzigerrufen.game import Game as Notebook
from tarock_second_opinion.zwanzigerrufen.game import Thing

Readings = Mapping[str, str]
Naming = Callable[[Sequence[str]], Callable[[str], str]]

VOID: Final = "farbensolo-void-follower"
GLATZE: Final = "glatze-cards"
HOLD_BACK: Final = "pagat-hold-back"
LEAD: Final = "first-lead"
OPTIONS: Final = {NORMALSPIEL: (GLATZE,), SOLO: (GLATZE,), FARBENSOLO: (GLATZE, VOID)}
"""The options that affect each game."""
NUMBERS: Final = (1, 2, 9, 10)
_BEFORE: Final = TakenTrick(Seat(0), (), Seat(0))
_ME, _FOE, _PARTNER = SEATS[:3]


# ------------------------------------------------------------------------------------------------------ the source


def telling(game: Notebook, naming: Naming, pack: Pack) -> Telling:
    """The cells that the second opinion allows, asked with a hand of one card of each cell."""

    def cells_allowed(held: Held, table: Sequence[str]) -> Held:
        cells = plays.cells_of(table, naming(table), pack)
        hand = {cells[cell][0]: cell for cell in held}
        game.hands[0] = list(hand)
        return frozenset(hand[card] for card in rules_of_play.playable(game, 0, list(table)))

    return cells_allowed


# ------------------------------------------------------------------------------------------------------ the engine


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
    name, naming, pack = " ".join((contract, *readings.values())), plays.naming(plays.best_of), PACKS[readings[GLATZE]]
    return Asked(name, contest, naming, telling(asking.game_of(contract, readings), naming, pack), pack=pack)


def hands(
    contract: str, readings: Readings, rules: ZwanzigerrufenRules, *, every: int = 1, thorough: bool = True
) -> Found:
    """All hands in one game, on all tables; two of each class unless ``thorough``."""
    asked = asked_in(contract, readings, rules)
    tables = itertools.chain(plays.tables(asked.pack), plays.tables_with_trull(asked.pack))
    return plays.every_hand(asked, rules, tables, every=every, thorough=thorough)


def bound_hands(readings: Readings, rules: ZwanzigerrufenRules, *, numbers: Sequence[int] = NUMBERS) -> Found:
    """All hands with a Pagat that the player, his partner, an opponent or nobody announced, in some tricks."""
    comparison = PlaysComparison(f"announced Pagat, {readings[HOLD_BACK]}")
    tables = ((), ("V",), ("A♥",), ("10♠", "D♠"), ("V", "Sküs", "XXI"))
    for contract, table, number in itertools.product((NORMALSPIEL, SOLO), tables, numbers):
        cells = plays.cells_of(table, _cell_of(table), PACKS["ace"])
        telling_of = {
            announcer: _bound_telling(contract, readings, announcer, number)
            for announcer in (None, _ME, _PARTNER, _FOE)
        }
        whole = {name: plays.mask(cards) for name, cards in cells.items()}
        comparison.situations += 1
        comparison.hands += 1
        for held in plays.classes_of(cells):
            comparison.classes += 1
            comparison.hands += plays.hands_in(held, cells)
            for announcer, allowed in telling_of.items():
                may = sum([whole[cell] for cell in allowed(held, table)])
                for hand in plays.two_hands_of(held, cells):
                    state = _in_trick(contract, hand, announcer, rules)._replace(
                        order=in_turn(SEATS[:4], further(_ME, -len(table), 4), 1),
                        table=tuple([Card(CARDS[card]) for card in table]),
                        tricks=(_BEFORE,) * (number - 1),
                    )
                    comparison.compare(state, rules, hand & may, "announced by", announcer, "trick", number)
    return comparison.found()


def _cell_of(table: Sequence[str]) -> Callable[[str], str]:
    named = plays.naming(plays.best_of)(table)
    return lambda card: "I" if card == "I" else named(card)


def _bound_telling(contract: str, readings: Readings, announcer: Seat | None, number: int) -> Telling:
    game = asking.game_of(contract, readings, _PARTNER if contract == NORMALSPIEL else None)
    game.things = [] if announcer is None else [Thing(PAGAT, 0, of=announcer)]
    game.tricks = [Trick([], [], 0)] * (number - 1)
    return telling(game, _cell_of, PACKS["ace"])


def _in_trick(contract: str, hand: Mask, announcer: Seat | None, rules: ZwanzigerrufenRules) -> Playing:
    """The game of seat 0 with partner 2, or of 0 alone, in which somebody has announced the Pagat."""
    dealt = Dealt(DEALT.seating, (hand, 0, 0, 0), (0, 0))
    called, partner = (CARDS["XX"], _PARTNER) if contract == NORMALSPIEL else (None, None)
    game = Game(dealt, rules.by_name[contract], _ME, called, partner)
    said = () if announcer is None else (Chain(Claim(PAGAT, announcer, contained=False), (0,)),)
    return play.begin(game, said, rules)


def leads(choices: Sequence[tuple[Readings, ZwanzigerrufenRules]]) -> Found:
    """Who leads to the first trick, and in which order it goes on, in all games of all seats at all tables."""
    comparison = CountedComparison("first leads", "leads")
    for (readings, rules), dealer, contract in itertools.product(choices, range(4), OPTIONS):
        seating = Seating.at(4, dealer, 4)
        for declarer in (seating.vorhand,) if contract == NORMALSPIEL else SEATS[:4]:
            asked = asking.game_of(contract, readings, dealer=dealer)
            asked.declarer = declarer
            game = Game(Dealt(seating, (1,) * 4, (0, 0)), rules.by_name[contract], declarer)
            found = play.begin(game, (), rules).order
            comparison.compare(found, tuple(rules_of_play.order_of(asked)), contract, declarer, dealer, dict(readings))
    return comparison.found()
