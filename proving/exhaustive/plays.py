"""Compares the legal plays of the engine with those of the second opinion, for all hands.

What may be played depends on the hand only through a few cells, groups of cards that the rules treat alike: the cards
of the suit led that would take the trick so far and those that would not, the trumps in the same way, some cards by
themselves, and all others. A class is a set of cells of which a hand holds cards. The classes of a situation cover
every hand; ``hands`` counts them to prove it. Of each class a few hands are tried in which every card of every cell
comes up, and the hand with all its cards; or only two hands, where another reading was tried thoroughly.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from proving.exhaustive import card_heights
from proving.exhaustive.found import EXAMPLES, Digest, Found
from tarock_engine import engine
from tarock_engine.actions import Play
from tarock_engine.cards import CARDS, NAMES, Card, Mask, names_in
from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import SEATS, Seat, Seating
from tarock_engine.state import Contest, Dealt, Playing, TakenTrick

Cells = Mapping[str, tuple[str, ...]]
"""The cards of the pack that are not on the table, by cell; every one of them in one cell."""
Held = frozenset[str]
"""A class of hands: the cells from which a hand has cards."""
Telling = Callable[[Held, Sequence[str]], Held]
"""The cells that a source allows to be played to a table."""
Pack = tuple[str, ...]

SUIT: Final = frozenset({"suit+", "suit-"})
TRUMP: Final = frozenset({"trump+", "trump-"})
DEALT: Final = Dealt(Seating.at(4, 3, 4), (0, 0, 0, 0), (0, 0))
BOUND_SITUATIONS: Final = (
    *(("K♥", table) for table in ((), ("V",), ("4♥",), ("7♣",))),
    *((None, table) for table in ((), ("V",), ("4♥",))),
)
"""The called König, and a card led: nothing, a trump, his suit, another one."""
_BEFORE: Final = TakenTrick(Seat(0), (), Seat(0))


class PlaysComparison:
    """Compares what may be played; counts what was compared, and keeps the first differences.

    ``hands`` are all hands of any size that the classes stand for, summed over the situations.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.situations = self.classes = self.hands = self.tried = self.wrong = 0
        self.examples: list[str] = []
        self.digest = Digest()

    def found(self) -> Found:
        """The figures in a line."""
        summary = (
            f"{self.name}: {self.classes:,} classes in {self.situations:,} situations "
            f"stand for {self.hands:.1e} hands, {self.tried:,} tried"
        )
        return Found(summary, "hands", self.tried, self.wrong, tuple(self.examples), str(self.digest))

    def compare(self, state: Playing, rules: RuleSet, expected: Mask, *situation: object) -> None:
        """Compare the engine's legal cards with those ``expected`` by the second opinion."""
        self.tried += 1
        self.digest.add(expected)
        (choice,) = engine.choices(state, rules)
        found = sum([1 << action.card for action in choice.actions if isinstance(action, Play)])
        if found == expected and len(choice.actions) == expected.bit_count():
            return
        self.wrong += 1
        if len(self.examples) < EXAMPLES:
            hand, table = _words(state.hands[state.turn]), " ".join(NAMES[card] for card in state.table)
            words = ", ".join(map(str, (self.name, *situation)))
            self.examples.append(
                f"{words}, on the table '{table}', hand '{hand}': "
                f"the second opinion allows '{_words(expected)}', the engine '{_words(found)}'"
            )


def _words(cards: Mask) -> str:
    return " ".join(names_in(cards))


def mask(cards: Iterator[str] | Sequence[str]) -> Mask:
    """A set of cards in the engine's form."""
    return sum(1 << CARDS[card] for card in cards)


# ----------------------------------------------------------------------------------------------------- situations


def tables(pack: Pack = card_heights.PACK) -> Iterator[tuple[str, ...]]:
    """No card, each card led, then each card that can be the best after it, and a lower card behind that."""
    yield ()
    for led in pack:
        yield (led,)
        for best in pack:
            if best != led and card_heights.can_beat(best, led):
                yield led, best
                yield led, best, _lower(led, best, pack)


def _lower(led: str, best: str, pack: Pack) -> str:
    return next(card for card in pack if card not in (led, best) and not card_heights.can_beat(card, best))


def tables_with_trull(pack: Pack = card_heights.PACK) -> Iterator[tuple[str, ...]]:
    """Two cards of the Trull in either order, alone, behind every card led, with one between or after; all three."""
    low = next(card for card in pack if card_heights.suit_of(card) == "♥")
    for first, second in itertools.permutations(card_heights.TRULL, 2):
        yield first, second
        for led in pack:
            if led not in card_heights.TRULL:
                yield led, first, second
        for third in ("V", low):
            yield first, third, second
            yield first, second, third
    yield from itertools.permutations(card_heights.TRULL)


def best_of(cards: Sequence[str]) -> str:
    """The highest trump, else the highest card of the suit led."""
    best = cards[0]
    for card in cards:
        best = card if card_heights.can_beat(card, best) else best
    return best


def taken_by_the_i(cards: Sequence[str]) -> str:
    """The card that wins these cards, where the I takes the whole Trull."""
    return "I" if all(card in cards for card in card_heights.TRULL) else best_of(cards)


def naming(
    taker: Callable[[Sequence[str]], str], apart: Sequence[str] = ()
) -> Callable[[Sequence[str]], Callable[[str], str]]:
    """The cells of a table: ``+`` would take the trick so far, ``-`` would not; cards ``apart`` are cells alone."""

    def of_table(table: Sequence[str]) -> Callable[[str], str]:
        led = card_heights.suit_of(table[0]) if table else ""

        def cell(card: str) -> str:
            suit = card_heights.suit_of(card)
            if suit not in {led, "T"}:
                return "other"
            name = card if card in apart else "trump" if suit == "T" else "suit"
            return f"{name}{'+' if taker((*table, card)) == card else '-'}"

        return cell

    return of_table


def cells_of(
    table: Sequence[str], naming: Callable[[str], str], pack: Pack = card_heights.PACK
) -> dict[str, tuple[str, ...]]:
    """The cards of a pack that are not on the table, each in the cell that ``naming`` puts it in."""
    cells: dict[str, list[str]] = {}
    for card in pack:
        if card not in table:
            cells.setdefault(naming(card), []).append(card)
    return {name: tuple(cards) for name, cards in cells.items()}


class Bonds(NamedTuple):
    """The cells with announced cards: those of the player himself, and those that only his partner has or announced."""

    own: Held
    of_partner: Held


def bound_cells(table: Sequence[str], king: str | None, apart: Collection[str]) -> dict[str, tuple[str, ...]]:
    """Some trumps and the called König by themselves, other trumps, the suit led, and all others."""

    def cell(card: str) -> str:
        suit = card_heights.suit_of(card)
        follows = not table or suit == card_heights.suit_of(table[0])
        if card == king:
            return "king" if follows else "idle king"
        if suit == "T":
            return card if card in apart else "trump"
        return "suit" if follows else "other"

    return cells_of(table, cell)


def classes_of(cells: Cells) -> Iterator[Held]:
    """Every class but that of the empty hand."""
    for size in range(1, len(cells) + 1):
        yield from map(frozenset, itertools.combinations(cells, size))


def hands_in(held: Held, cells: Cells) -> int:
    """How many hands belong to a class."""
    number = 1
    for cell in held:
        number *= (1 << len(cells[cell])) - 1
    return number


def hands_of(held: Held, cells: Cells) -> Iterator[Mask]:
    """Hands of a class: one card of each cell, until every card was used, then all cards of its cells."""
    chosen = [[1 << CARDS[card] for card in cells[cell]] for cell in held]
    for number in range(max(map(len, chosen))):
        yield sum([cards[number % len(cards)] for cards in chosen])
    yield sum(map(sum, chosen))


def two_hands_of(held: Held, cells: Cells) -> Iterator[Mask]:
    """The first card of each cell, and all cards of the cells."""
    chosen = [[1 << CARDS[card] for card in cells[cell]] for cell in held]
    yield sum([cards[0] for cards in chosen])
    yield sum(map(sum, chosen))


# --------------------------------------------------------------------------------------------------------- compare


def follow(held: Held, table: Sequence[str], suit: Held = SUIT, trump: Held = TRUMP) -> Held:
    """What following suit leaves: a card of the suit led, without one a trump, without one any card."""
    if not table:
        return held
    return held & suit or held & trump or held


def state_of(contest: Contest, table: Sequence[str], hand: Mask, number: int = 2) -> Playing:
    """A state in which the player with ``hand`` is to play in trick ``number``; the other hands are empty."""
    return Playing(contest, _HANDS[len(table)](hand), SEATS[:4], _on_table(tuple(table)), (_BEFORE,) * (number - 1))


@functools.cache
def _on_table(table: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple([Card(CARDS[card]) for card in table])


_HANDS: Final[tuple[Callable[[Mask], tuple[Mask, ...]], ...]] = (
    lambda hand: (hand, 0, 0, 0),
    lambda hand: (0, hand, 0, 0),
    lambda hand: (0, 0, hand, 0),
    lambda hand: (0, 0, 0, hand),
)
"""The hands of all four, where the player at each seat is the only one with cards."""


class Asked(NamedTuple):
    """A way of playing: its name, how the engine is put into it, and how the source decides on cells and plays."""

    name: str
    contest: Contest
    naming: Callable[[Sequence[str]], Callable[[str], str]]
    telling: Telling
    number: int = 2
    pack: Pack = card_heights.PACK


def every_class(
    comparison: PlaysComparison, asked: Asked, rules: RuleSet, table: Sequence[str], *, thorough: bool = True
) -> None:
    """Compare the hands of all classes on one table."""
    cells = cells_of(table, asked.naming(table), asked.pack)
    whole = {name: mask(cards) for name, cards in cells.items()}
    tried = hands_of if thorough else two_hands_of
    comparison.situations += 1
    comparison.hands += 1  # the empty hand
    for held in classes_of(cells):
        comparison.classes += 1
        comparison.hands += hands_in(held, cells)
        may = sum([whole[cell] for cell in asked.telling(held, table)])
        for hand in tried(held, cells):
            comparison.compare(state_of(asked.contest, table, hand, asked.number), rules, hand & may)


def every_hand(
    asked: Asked, rules: RuleSet, all_tables: Iterator[tuple[str, ...]], *, every: int = 1, thorough: bool = True
) -> Found:
    """Compare the hands of all classes in ``every`` n-th situation."""
    comparison = PlaysComparison(asked.name)
    for table in itertools.islice(all_tables, None, None, every):
        every_class(comparison, asked, rules, table, thorough=thorough)
    return comparison.found()
