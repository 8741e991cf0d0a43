"""What may be played in Lungauer Königrufen: games with a declarer, Fahren, and cards of announced Ultimos."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from proving.exhaustive import plays, told
from proving.exhaustive.found import Found
from proving.exhaustive.plays import DEALT, Asked, Cells, Held, Sheet
from tarock_engine.cards import CARDS, Card, Mask
from tarock_engine.lungau.play import FAHREN, WITH_DECLARER
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.seating import Seat
from tarock_engine.state import Contest, Exchange, Game

TRUMP: Final = plays.TRUMP | {"I", "II"}
SUIT: Final = plays.SUIT | {"king"}


def naming(apart: Sequence[str]) -> Callable[[Sequence[str]], Callable[[str], str]]:
    """The cells of a table: ``+`` beats the best card so far, ``-`` does not; cards ``apart`` are cells alone."""

    def of_table(table: Sequence[str]) -> Callable[[str], str]:
        led = told.suit_of(table[0]) if table else ""
        best = table[0] if table else ""
        for card in table:
            best = card if told.beats(card, best) else best

        def cell(card: str) -> str:
            suit = told.suit_of(card)
            if card in apart:
                return card
            if suit not in {led, "T"}:
                return "other"
            kind = "trump" if suit == "T" else "suit"
            return f"{kind}{'+' if not best or told.beats(card, best) else '-'}"

        return cell

    return of_table


# ------------------------------------------------------------------------------------------------------ the source


def positive(held: Held, table: Sequence[str]) -> Held:
    """The cells that may be played in a game with a declarer: follow suit, else trump, else anything."""
    return plays.follow(held, table, SUIT, TRUMP)


def fahren(held: Held, table: Sequence[str], *, free_lead: bool = False) -> Held:
    """The cells that may be played in Fahren: within suit and trump duty a better card, the I last of trumps."""
    if not table:
        trumps = held & {"trump+", "trump-"}
        return held - {"I"} if trumps and not free_lead else held
    return frozenset([next(cell for cell in ("suit+", "suit-", "trump+", "trump-", "I", "other") if cell in held)])


class Bound(NamedTuple):
    """Announced Ultimos of the player in turn, by their cells, and when and under which readings he plays."""

    cells: Held
    trick: int
    valat: bool
    priority: str
    uhu: str
    frees: str


_DUE: Final = {"I": 12, "II": 11, "king": 12, "idle king": 12}


def with_bonds(held: Held, table: Sequence[str], bound: Bound) -> Held:
    """The cells that may be played where some cards are held back until their trick, unless nothing else is left."""
    allowed = positive(held, table)
    mine = bound.cells & held
    if not mine or (bound.valat and bound.frees == "frees"):
        return allowed
    if bound.priority == "first-lead-free" and bound.trick == 1 and not table:
        return allowed
    kept = frozenset(cell for cell in mine if bound.trick < _DUE[cell])
    if allowed - kept:
        allowed -= kept
    elif bound.priority == "uhu-first" and "II" in allowed:
        allowed -= {"I"}
    if bound.uhu == "must" and bound.trick == _DUE["II"] and "II" in mine & allowed:
        return frozenset({"II"})
    return allowed


# ------------------------------------------------------------------------------------------------------ the engine


def _contest(game: Game | None, bound: Mask = 0, *, valat: bool = False) -> Contest:
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


def _game(rules: LungauRules, called: Card | None) -> Game:
    return Game(DEALT, rules.by_name["Dreier" if called is None else "Spatzrufer"], Seat(0), called)


def every_hand(rules: LungauRules, *, in_fahren: bool, every: int = 1) -> Found:
    """Compare the hands of all classes in ``every`` n-th situation, for games with a declarer or for Fahren."""
    name = "Fahren" if in_fahren else "games with a declarer"
    contest = _contest(None if in_fahren else _game(rules, None))
    asked = Asked(name, contest, naming(("I",)), fahren if in_fahren else positive)
    return plays.every_hand(asked, rules, plays.tables(), every=every)


def every_lead_of_fahren(rules_by_reading: Mapping[str, LungauRules]) -> Found:
    """Compare leads in Fahren in every trick and under each reading of how the I stands against a free lead."""
    sheet = Sheet("leads in Fahren")
    for (reading, rules), number in itertools.product(rules_by_reading.items(), range(1, 13)):
        free = reading == "first-lead-free" and number == 1

        def lead(held: Held, table: Sequence[str], *, free: bool = free) -> Held:
            return fahren(held, table, free_lead=free)

        words = f"{reading}, lead of trick {number}"
        plays.every_class(sheet, Asked(words, _contest(None), naming(("I",)), lead, number), rules, ())
    return sheet.found()


LEADS: Final = ((), ("V",), ("4♥",), ("4♦",), ("7♠",), ("7♣",))
CALLED: Final = ("K♥", "K♣", None)
BOND_OPTIONS: Final = ("bound-card-priority", "bound-uhu-in-trick-eleven", "valat-frees-bound-cards")


def bound_hands(rules: LungauRules, readings: Sequence[str], *, numbers: Sequence[int]) -> Found:
    """Compare the hands of all classes with announced Ultimos in some tricks, under one choice of ``BOND_OPTIONS``."""
    sheet = Sheet(f"announced Ultimos, {' '.join(readings)}")
    for king, table in itertools.product(CALLED, LEADS):
        cells = _cells_with_bonds(table, king)
        whole = {name: plays.mask(cards) for name, cards in cells.items()}
        game = _game(rules, None if king is None else CARDS[king])
        for number, valat in itertools.product(numbers, (False, True)):
            sheet.situations += 1
            sheet.hands += 1
            for held in plays.classes_of(cells):
                sheet.hands += plays.hands_in(held, cells)
                for names in _bonds(held):
                    sheet.classes += 1
                    bound = Bound(names, number, valat, *readings)
                    may = sum([whole[cell] for cell in with_bonds(held, table, bound)])
                    contest = _contest(game, sum([whole[cell] for cell in names]), valat=valat)
                    for hand in plays.two_hands_of(held, cells):
                        words = f"{sheet.name}, bound {sorted(names)}, Valat {valat}, trick {number}"
                        sheet.weigh(plays.state_of(contest, table, hand, number), rules, hand & may, words)
    return sheet.found()


def _cells_with_bonds(table: Sequence[str], king: str | None) -> Cells:
    apart = ("I", "II", *(() if king is None else (king,)))
    cells = plays.cells_of(table, naming(apart)(table))
    if king is None:
        return cells
    follows = not table or told.suit_of(king) == told.suit_of(table[0])
    return {("king" if follows else "idle king") if name == king else name: cards for name, cards in cells.items()}


def _bonds(held: Held) -> Iterator[Held]:
    mine = sorted(held & {"I", "II", "king", "idle king"})
    for size in range(1, len(mine) + 1):
        yield from map(frozenset, itertools.combinations(mine, size))
