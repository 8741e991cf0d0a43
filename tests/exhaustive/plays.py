"""The legal plays of all hands, by equivalence class, beside the engine's.

What may be played depends on the hand only through a few cells of the pack: the cards of the suit led that beat the
best card so far and those that do not, the trumps in the same way, the I, and all others; where Ultimos were announced,
the called König and the II stand apart too. A class says which cells a hand holds. The classes of a situation take in
every hand there is, which ``hands`` proves by adding them up. Of each class hands are tried in which every card of
every cell comes up, and one that holds all of it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tests.exhaustive import told

from tarock_engine import engine
from tarock_engine.actions import Play
from tarock_engine.cards import CARDS, NAMES, Card, cards_in
from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import Seating
from tarock_engine.state import Contest, Dealt, Exchange, Game, Playing, Trick

EXAMPLES: Final = 5
Cells = Mapping[str, tuple[str, ...]]
"""The cards of the pack that are not on the table, by cell; every one of them in one cell."""
Held = frozenset[str]
"""A class: the cells of which a hand holds cards."""

_TABLE_OF_FOUR: Final = Seating.at(4, 3, 4)
_BEFORE: Final = Trick(0, (), 0)


class Figures(NamedTuple):
    """What came out. ``hands`` are all hands of any size that the classes stand for, summed over the situations."""

    name: str
    situations: int
    classes: int
    hands: int
    tried: int
    wrong: int
    examples: tuple[str, ...]

    @property
    def summary(self) -> str:
        """The figures in a line."""
        return (
            f"{self.name}: {self.classes:,} classes in {self.situations:,} situations "
            f"stand for {self.hands:.1e} hands, {self.tried:,} tried"
        )


class _Sheet:
    """Counts, and the first few differences."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.situations = self.classes = self.hands = self.tried = self.wrong = 0
        self.examples: list[str] = []

    def figures(self) -> Figures:
        """All of it."""
        counts = self.situations, self.classes, self.hands, self.tried, self.wrong
        return Figures(self.name, *counts, tuple(self.examples))

    def weigh(self, state: Playing, rules: RuleSet, expected: set[str], words: str) -> None:
        """Compare the engine's legal cards with those of the source."""
        self.tried += 1
        (choice,) = engine.choices(state, rules)
        found = [NAMES[one.card] for one in choice.actions if isinstance(one, Play)]
        if len(found) == len(expected) and expected.issuperset(found):
            return
        self.wrong += 1
        if len(self.examples) < EXAMPLES:
            hand = " ".join(NAMES[card] for card in cards_in(state.hands[state.turn]))
            table = " ".join(NAMES[card] for card in state.table)
            self.examples.append(
                f"{words}, table '{table}', hand '{hand}': "
                f"the source allows '{' '.join(sorted(expected))}', the engine '{' '.join(sorted(found))}'"
            )


# ----------------------------------------------------------------------------------------------------- situations


def tables() -> Iterator[tuple[str, ...]]:
    """Nothing, a card led, then with each card that can be the best after it, and with a lower card behind that."""
    yield ()
    for led in told.PACK:
        yield (led,)
        for best in told.PACK:
            if best != led and told.beats(best, led):
                yield led, best
                yield led, best, _lower(led, best)


def _lower(led: str, best: str) -> str:
    return next(card for card in told.PACK if card not in (led, best) and not told.beats(card, best))


def cells_of(table: Sequence[str], apart: Sequence[str] = ("I",)) -> dict[str, tuple[str, ...]]:
    """The cells of a situation: ``+`` beats the best card so far, ``-`` does not; cards ``apart`` are cells alone."""
    led = told.suit_of(table[0]) if table else ""
    best = table[0] if table else ""
    for card in table:
        best = card if told.beats(card, best) else best
    cells: dict[str, list[str]] = {}
    for card in told.PACK:
        if card not in table:
            cells.setdefault(_cell(card, led, best, apart), []).append(card)
    return {name: tuple(cards) for name, cards in cells.items()}


def _cell(card: str, led: str, best: str, apart: Sequence[str]) -> str:
    suit = told.suit_of(card)
    if card in apart:
        return card
    if suit not in {led, "T"}:
        return "other"
    kind = "trump" if suit == "T" else "suit"
    return f"{kind}{'+' if not best or told.beats(card, best) else '-'}"


def classes_of(cells: Cells) -> Iterator[Held]:
    """Every class but that of the empty hand."""
    for size in range(1, len(cells) + 1):
        yield from map(frozenset, itertools.combinations(cells, size))


def hands_in(held: Held, cells: Cells) -> int:
    """How many hands a class stands for."""
    number = 1
    for cell in held:
        number *= (1 << len(cells[cell])) - 1
    return number


def hands_of(held: Held, cells: Cells) -> Iterator[set[str]]:
    """Hands of a class: one card of each cell, until every card has come up, and all cards of its cells."""
    chosen = [cells[cell] for cell in cells if cell in held]
    for number in range(max(map(len, chosen))):
        yield {cards[number % len(cards)] for cards in chosen}
    yield {card for cards in chosen for card in cards}


# ------------------------------------------------------------------------------------------------------ the source


def positive(held: Held, table: Sequence[str]) -> Held:
    """The cells that may be played in a game with a declarer: follow suit, else trump, else anything."""
    if not table:
        return held
    for group in ({"suit+", "suit-", "king"}, {"trump+", "trump-", "I", "II"}):
        if held & group:
            return held & group
    return held


def fahren(held: Held, table: Sequence[str], *, free_lead: bool) -> Held:
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


def _mask(cards: set[str]) -> int:
    return sum(1 << CARDS[card] for card in cards)


def _contest(game: Game | None, dealt: Dealt, bound: int = 0, *, valat: bool = False) -> Contest:
    return Contest(dealt, game, Exchange(), (), (), (bound,) * 4, valat)


def _state(contest: Contest, table: Sequence[str], hand: int, trick: int) -> Playing:
    cards = tuple(CARDS[card] for card in table)
    return Playing(contest, (hand,) * 4, (0, 1, 2, 3), cards, (_BEFORE,) * (trick - 1))


_DEALT: Final = Dealt(_TABLE_OF_FOUR, (0, 0, 0, 0), (0, 0))


def _game(rules: RuleSet, called: Card | None) -> Game:
    return Game(_DEALT, rules.by_name["Dreier" if called is None else "Spatzrufer"], 0, called)


def every_hand(rules: RuleSet, *, in_fahren: bool, every: int = 1) -> Figures:
    """Compare the hands of all classes in ``every`` n-th situation, for games with a declarer or for Fahren."""
    sheet = _Sheet("Fahren" if in_fahren else "games with a declarer")
    contest = _contest(None if in_fahren else _game(rules, None), _DEALT)
    for table in itertools.islice(tables(), None, None, every):
        cells = cells_of(table)
        sheet.situations += 1
        sheet.hands += 1  # the empty hand
        for held in classes_of(cells):
            sheet.classes += 1
            sheet.hands += hands_in(held, cells)
            legal = fahren(held, table, free_lead=False) if in_fahren else positive(held, table)
            may = {card for cell in legal for card in cells[cell]}
            for hand in hands_of(held, cells):
                sheet.weigh(_state(contest, table, _mask(hand), 2), rules, hand & may, sheet.name)
    return sheet.figures()


def every_lead_of_fahren(rules_by_reading: Mapping[str, RuleSet]) -> Figures:
    """Compare leads in Fahren in every trick and under each reading of how the I stands against a free lead."""
    sheet = _Sheet("leads in Fahren")
    cells = cells_of(())
    contest = _contest(None, _DEALT)
    for (reading, rules), trick in itertools.product(rules_by_reading.items(), range(1, 13)):
        sheet.situations += 1
        sheet.hands += 1
        for held in classes_of(cells):
            sheet.classes += 1
            sheet.hands += hands_in(held, cells)
            free = reading == "first-lead-free" and trick == 1
            may = {card for cell in fahren(held, (), free_lead=free) for card in cells[cell]}
            for hand in hands_of(held, cells):
                words = f"{reading}, lead of trick {trick}"
                sheet.weigh(_state(contest, (), _mask(hand), trick), rules, hand & may, words)
    return sheet.figures()


LEADS: Final = ((), ("V",), ("4♥",), ("4♦",), ("7♠",), ("7♣",))
CALLED: Final = ("K♥", "K♣", None)
BOND_OPTIONS: Final = ("bound-card-priority", "bound-uhu-in-trick-eleven", "valat-frees-bound-cards")


def bound_hands(rules: RuleSet, readings: Sequence[str], *, numbers: Sequence[int]) -> Figures:
    """Compare the hands of all classes with announced Ultimos in some tricks, under one choice of ``BOND_OPTIONS``."""
    sheet = _Sheet(f"announced Ultimos, {' '.join(readings)}")
    for king, table in itertools.product(CALLED, LEADS):
        cells = _cells_with_bonds(table, king)
        for trick, valat in itertools.product(numbers, (False, True)):
            sheet.situations += 1
            sheet.hands += 1
            for held in classes_of(cells):
                sheet.hands += hands_in(held, cells)
                for names in _bonds(held):
                    sheet.classes += 1
                    bound = Bound(names, trick, valat, *readings)
                    may = {card for cell in with_bonds(held, table, bound) for card in cells[cell]}
                    announced = _mask({card for cell in names for card in cells[cell]})
                    game = _game(rules, None if king is None else CARDS[king])
                    contest = _contest(game, _DEALT, announced, valat=valat)
                    for hand in _two_hands(held, cells):
                        words = f"{sheet.name}, bound {sorted(names)}, Valat {valat}, trick {trick}"
                        sheet.weigh(_state(contest, table, _mask(hand), trick), rules, hand & may, words)
    return sheet.figures()


def _cells_with_bonds(table: Sequence[str], king: str | None) -> Cells:
    apart = ("I", "II", *(() if king is None else (king,)))
    cells = cells_of(table, apart)
    if king is None:
        return cells
    follows = not table or told.suit_of(king) == told.suit_of(table[0])
    return {("king" if follows else "idle king") if name == king else name: cards for name, cards in cells.items()}


def _bonds(held: Held) -> Iterator[Held]:
    mine = sorted(held & {"I", "II", "king", "idle king"})
    for size in range(1, len(mine) + 1):
        yield from map(frozenset, itertools.combinations(mine, size))


def _two_hands(held: Held, cells: Cells) -> Iterator[set[str]]:
    chosen = [cells[cell] for cell in cells if cell in held]
    yield {cards[0] for cards in chosen}
    yield {card for cards in chosen for card in cards}
