"""The cases of legal plays in ``lungau``, which ``proving.exhaustive.plays`` compares with the second opinion.

They are games with a declarer, Fahren, and cards of announced Ultimos.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from proving.exhaustive import plays
from proving.exhaustive.found import Found
from proving.exhaustive.plays import DEALT, Asked, Cells, Held, PlaysComparison
from tarock_engine.cards import CARDS, Card, Mask
from tarock_engine.lungau.play import FAHREN, WITH_DECLARER
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.seating import Seat
from tarock_engine.state import Contest, Exchange
from tarock_engine.state import Game as EnginesGame
from tarock_second_opinion.cards import best_of, is_better, suit_of
from tarock_second_opinion.lungau.game import Doubled, Game
from tarock_second_opinion.lungau.glue import SOURCE
from tarock_second_opinion.lungau.play import playable
from tarock_second_opinion.notebook import Trick


def naming(apart: Sequence[str]) -> Callable[[Sequence[str]], Callable[[str], str]]:
    """The cells of a table: ``+`` beats the best card so far, ``-`` does not; cards ``apart`` are cells alone."""

    def of_table(table: Sequence[str]) -> Callable[[str], str]:
        led = suit_of(table[0]) if table else ""
        best = best_of(table) if table else ""

        def cell(card: str) -> str:
            suit = suit_of(card)
            if card in apart:
                return card
            if suit not in {led, "trump"}:
                return "other"
            kind = "trump" if suit == "trump" else "suit"
            return f"{kind}{'+' if not best or is_better(card, best) else '-'}"

        return cell

    return of_table


# ----------------------------------------------------------------------------------------------- the second opinion

ANNOUNCED: Final = {"I": "Spatz", "II": "Uhu", "king": "König ultimo", "idle king": "König ultimo"}
"""What is announced with the card of a cell."""


class Told(NamedTuple):
    """What a play depends on besides hand and table: the readings, game, trick, and what the player announced."""

    options: Mapping[str, str]
    contract: str
    trick: int = 2
    called: str = ""
    bound: Held = frozenset()
    valat: bool = False

    def may_play(self, held: Held, table: Sequence[str], cells: Cells) -> Held:
        """The cells that may be played from a hand that has all cards of the cells it holds."""
        game = Game(dict(self.options), 4, 3, [[card for cell in held for card in cells[cell]]], [])
        game.contract, game.called = self.contract, self.called
        game.tricks = [Trick([], [], 0)] * (self.trick - 1)
        game.things = [Doubled(ANNOUNCED[cell], 0, 0, []) for cell in self.bound]
        if self.valat:
            game.things.append(Doubled("Valat", 0, 0, []))
        allowed = set(playable(game, 0, list(table)))
        return frozenset(cell for cell in held if allowed.issuperset(cells[cell]))

    def asked(self, name: str, apart: Sequence[str], contest: Contest) -> Asked:
        """The way of playing for the comparison with the engine's ``contest``."""

        def telling(held: Held, table: Sequence[str]) -> Held:
            return self.may_play(held, table, _cells(tuple(table), tuple(apart)))

        return Asked(name, contest, naming(apart), telling, self.trick)


@functools.cache
def _cells(table: tuple[str, ...], apart: tuple[str, ...]) -> Cells:
    return plays.cells_of(table, naming(apart)(table))


# ------------------------------------------------------------------------------------------------------ the engine


def _contest(game: EnginesGame | None, bound: Mask = 0, *, valat: bool = False) -> Contest:
    manner = FAHREN if game is None else WITH_DECLARER
    return Contest(
        dealt=DEALT,
        game=game,
        exchange=Exchange(),
        chains=(),
        bound=(bound,) * 4,
        valat=valat,
        manner=manner,
    )


def _game(rules: LungauRules, called: Card | None) -> EnginesGame:
    return EnginesGame(DEALT, rules.by_name["Dreier" if called is None else "Spatzrufer"], Seat(0), called)


def every_hand(rules: LungauRules, *, in_fahren: bool, every: int = 1) -> Found:
    """Compare the hands of all classes in ``every`` n-th situation, for games with a declarer or for Fahren."""
    name = "Fahren" if in_fahren else "games with a declarer"
    contest = _contest(None if in_fahren else _game(rules, None))
    told = Told(SOURCE.defaults, "Fahren" if in_fahren else "Dreier")
    return plays.every_hand(told.asked(name, ("I",), contest), rules, plays.tables(), every=every)


def every_lead_of_fahren(rules_by_reading: Mapping[str, LungauRules]) -> Found:
    """Compare leads in Fahren in every trick and under each reading about the I and a free lead."""
    comparison = PlaysComparison("leads in Fahren")
    for (reading, rules), number in itertools.product(rules_by_reading.items(), range(1, 13)):
        told = Told(SOURCE.whole({"bound-card-priority": reading}), "Fahren", number)
        asked = told.asked(f"{reading}, lead of trick {number}", ("I",), _contest(None))
        plays.every_class(comparison, asked, rules, ())
    return comparison.found()


LEADS: Final = ((), ("V",), ("4♥",), ("4♦",), ("7♠",), ("7♣",))
CALLED: Final = ("K♥", "K♣", None)
BOND_OPTIONS: Final = ("bound-card-priority", "bound-uhu-in-trick-eleven", "valat-frees-bound-cards")


def bound_hands(rules: LungauRules, readings: Sequence[str], *, numbers: Sequence[int], every: int = 1) -> Found:
    """Compare hands with announced Ultimos in some tricks, under one choice of ``BOND_OPTIONS``.

    The hands are those of all classes, or of ``every`` n-th class.
    """
    comparison = PlaysComparison(f"announced Ultimos, {' '.join(readings)}")
    options = SOURCE.whole(dict(zip(BOND_OPTIONS, readings, strict=True)))
    for king, table in itertools.product(CALLED, LEADS):
        cells = _cells_with_bonds(table, king)
        whole = {name: plays.mask(cards) for name, cards in cells.items()}
        game = _game(rules, None if king is None else CARDS[king])
        told = Told(options, game.contract.name, called=king or "")
        for number, valat in itertools.product(numbers, (False, True)):
            comparison.situations += 1
            comparison.hands += 1
            for held in itertools.islice(plays.classes_of(cells), None, None, every):
                comparison.hands += plays.hands_in(held, cells)
                for names in _bonds(held):
                    comparison.classes += 1
                    bound = told._replace(trick=number, bound=names, valat=valat)
                    may = sum([whole[cell] for cell in bound.may_play(held, table, cells)])
                    contest = _contest(game, sum([whole[cell] for cell in names]), valat=valat)
                    for hand in plays.two_hands_of(held, cells):
                        state = plays.state_of(contest, table, hand, number)
                        comparison.compare(state, rules, hand & may, "bound", names, "Valat", valat, "trick", number)
    return comparison.found()


def _cells_with_bonds(table: Sequence[str], king: str | None) -> Cells:
    apart = ("I", "II", *(() if king is None else (king,)))
    cells = plays.cells_of(table, naming(apart)(table))
    if king is None:
        return cells
    follows = not table or suit_of(king) == suit_of(table[0])
    return {("king" if follows else "idle king") if name == king else name: cards for name, cards in cells.items()}


def _bonds(held: Held) -> Iterator[Held]:
    mine = sorted(held & {"I", "II", "king", "idle king"})
    for size in range(1, len(mine) + 1):
        yield from map(frozenset, itertools.combinations(mine, size))
