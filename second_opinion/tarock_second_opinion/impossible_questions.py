"""Finds what is impossible in a question to the second opinion: items that exclude each other, wrong tricks or Augen.

Each function returns the place of the fault, what is possible there, and what was given; None if nothing is wrong.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

import msgspec

from tarock_protocol.messages.parts import Item, NumberedTrick, Side
from tarock_protocol.messages.questions import MayPlay, Result, Settle, Trick
from tarock_second_opinion import positions
from tarock_second_opinion.cards import PACK
from tarock_second_opinion.karl import counting as karl
from tarock_second_opinion.koenigrufen import counting as koenigrufen
from tarock_second_opinion.lungau.counting import augen_of
from tarock_second_opinion.sources import SOURCES

Winners = Mapping[int, int]
"""The winner of each described trick, by its number."""


class Fault(NamedTuple):
    """A fault: its place, what was expected there, and what was given."""

    place: str
    expected: str
    given: object


TRULL: Final = ("Sküs", "XXI", "I")
KINGS: Final = ("K♥", "K♦", "K♠", "K♣")
CALLED: Final = "the called card"
BIRDS: Final[Mapping[str, tuple[str, int]]] = {
    "Pagat": ("I", 12),
    "Spatz": ("I", 12),
    "Uhu": ("II", 11),
    "Kakadu": ("III", 10),
    "Marabu": ("IV", 9),
    "Wildsau": ("IV", 9),
}
"""The card of each bird, and its trick if twelve are played."""
LAST: Final = 12
SIDES: Final[tuple[Side, Side]] = ("declarer", "foes")
BOUND: Final = ("I", "II", "III", "IV")


def other(side: str) -> str:
    """The other side."""
    return "foes" if side == "declarer" else "declarer"


# ---------------------------------------------------------------------------------------------------------- sheets


@dataclasses.dataclass(frozen=True)
class Claim:
    """What follows for a side from an item: cards at the end, tricks by number, any trick, or all tricks.

    ``dealt`` are cards of its dealt hands, and ``one_hand`` says whether one player was dealt the Trull.
    """

    side: str
    cards: frozenset[str] = frozenset()
    tricks: frozenset[int] = frozenset()
    some: bool = False
    every: bool = False
    dealt: frozenset[str] = frozenset()
    one_hand: bool | None = None

    def is_excluded_by(self, against: Claim) -> bool:
        """Whether two claims cannot both be true, of whichever sides they are."""
        if None not in (self.one_hand, against.one_hand) and self.one_hand is not against.one_hand:
            return True
        if self.side == against.side:
            return False
        both = self.cards & against.cards or self.tricks & against.tricks or self.dealt & against.dealt
        swept = (self.every and against.has_trick) or (against.every and self.has_trick)
        return bool(both) or swept

    @property
    def has_trick(self) -> bool:
        """Whether the side certainly has a trick."""
        return self.some or self.every or bool(self.tricks)


def of_sheet(question: Settle) -> Fault | None:
    """The fault of a sheet, or of the Augen and tricks of a game without a declarer."""
    if question.declarer is None:
        return of_everybody(question)
    if question.renonce is not None and question.renonce is not msgspec.UNSET:
        return None
    options = SOURCES[question.rules].whole(question.options)
    claims = [claim_of(item, question, options) for item in question.items]
    for index, item in enumerate(question.items):
        for before in range(index):
            first, second = claims[before], claims[index]
            swept = has_too_much(first, second, question, options) or has_too_much(second, first, question, options)
            if swept or first.is_excluded_by(second):
                return Fault(f"items[{index}]", f"what can be beside {told(question.items[before])}", told(item))
    return None


def told(item: Item) -> str:
    """An item in words."""
    return f"{item.item} of {item.side} {'won' if item.won else 'lost'}"


def claim_of(item: Item, question: Settle, options: dict[str, str]) -> Claim:
    """The claim that an item makes about the deal."""
    if question.rules == "zwanzigerrufen":
        return claim_of_zwanzigerrufen(item, question, options)
    if item.item == "Spiel":
        return Claim(item.side if item.won else other(item.side), some=not is_negative(question.contract))
    if not item.won:
        return Claim(item.side)
    if item.item in BIRDS:
        card, number = BIRDS[item.item]
        return Claim(item.side, frozenset({card}), frozenset({number}))
    trull = TRULL if question.contract != "Farbensolo" else TRULL[:1]
    known = {
        "Trull": Claim(item.side, frozenset(TRULL)),
        "Könige": Claim(item.side, frozenset({*KINGS, CALLED})),
        "Königfang": Claim(item.side, frozenset({CALLED})),
        "König ultimo": Claim(item.side, frozenset({CALLED}), frozenset({LAST})),
        "Mondfang": Claim(item.side, frozenset({"XXI"}), some=True),
        "Sküsfang": Claim(item.side, frozenset(trull), some=True),
        "Valat": Claim(item.side, tricks=frozenset(range(1, LAST + 1)), every=True),
    }
    return known.get(item.item, Claim(item.side))


def is_negative(contract: str) -> bool:
    """Whether a game is won by a number of tricks."""
    return contract.startswith(("Piccolo", "Zwiccolo", "Bettel", "Bettler"))


def claim_of_zwanzigerrufen(item: Item, question: Settle, options: dict[str, str]) -> Claim:
    """The claim of an item of Zwanzigerrufen, where Trull and Könige are dealt and a partner may catch the Mond."""
    by_holder = options["pagat-announcer"] == "holder"
    if item.item == "Spiel":
        return Claim(item.side if item.won else other(item.side), some=True)
    if item.item == "Pagat" and (item.won or not item.announced or by_holder):
        return Claim(item.side, some=item.won, dealt=frozenset({"I"}))
    if not item.won:
        return Claim(item.side)
    alone = question.partner is None and item.side == "foes"
    known = {
        "Trull": Claim(item.side, dealt=frozenset(TRULL), one_hand=True),
        "Könige": Claim(item.side, dealt=frozenset(KINGS)),
        "Mondfang": Claim(item.side, some=alone, one_hand=False),
        "Valat": Claim(item.side, every=True),
    }
    return known.get(item.item, Claim(item.side))


def has_too_much(claim: Claim, valat: Claim, question: Settle, options: dict[str, str]) -> bool:
    """Whether a side that loses all tricks claims more cards than it can have outside them."""
    if not valat.every or claim.side == valat.side or not claim.cards:
        return False
    number, barred = lying(claim.side, question, options)
    cards = claim.cards - {CALLED} or claim.cards
    return len(cards) > number or bool(cards & barred)


def lying(side: str, question: Settle, options: dict[str, str]) -> tuple[int, frozenset[str]]:
    """How many cards outside the tricks can count for a side, and which cards cannot be among them."""
    exchange = exchanges(question.rules, question.contract)
    if question.rules == "koenigrufen":
        return 0, frozenset()
    if exchange == 0:
        return 6, frozenset()
    if side == "declarer":
        return exchange, frozenset(KINGS if question.rules == "karl" else (*KINGS, *TRULL))
    left = 6 if options.get("talon-must-be-taken") == "may-leave" and exchange == 3 else 6 - exchange
    return left, frozenset()


def exchanges(rules: str, contract: str) -> int:
    """The number of cards of the Talon that the declarer takes."""
    if contract in ("Sechserdreier", "Sechser-Dreier"):
        return 6
    three = {"karl": ("Rufer", "Auch-Rufer", "Dreier"), "lungau": ("Spatzrufer", "Uhurufer", "Dreier")}
    return 3 if contract in three.get(rules, ()) else 0


# ------------------------------------------------------------------------------------------- everybody for himself

VALUE: Final[Mapping[str, Callable[[str], int]]] = {
    "karl": karl.value_of,
    "koenigrufen": koenigrufen.value_of,
    "lungau": augen_of,
}


def of_everybody(question: Settle) -> Fault | None:
    """Augen that no cards count, checked for each group of players by its tricks, or in all if tricks are not given."""
    if question.rules not in VALUE or len(question.augen) != question.players:
        return None
    augen = [Fraction(value) for value in question.augen]
    if question.rules == "lungau":
        return of_lungaus_augen(augen, question.players)
    if len(question.tricks) != question.players or sum(question.tricks) != LAST:
        return None
    options = SOURCES[question.rules].whole(question.options)
    values = values_of(question.rules, options)
    for number in range(1, question.players + 1):
        for seats in itertools.combinations(range(question.players), number):
            ends = [bounds(values, sizes, question.rules, options) for sizes in ways(seats, question.tricks)]
            low, high, found = min(ends)[0], max(most for _, most in ends), sum(augen[seat] for seat in seats)
            if not low <= found <= high:
                place = f"augen[{seats[0]}]" if number == 1 else "augen"
                return Fault(place, f"{low} to {high} of seats {', '.join(map(str, seats))}", str(found))
    return None


def values_of(rules: str, options: dict[str, str]) -> list[int]:
    """The values of the cards of the pack before anything is subtracted, the lowest first."""
    plain = rules == "karl" and options["counting-method"] == "plain"
    found = map(VALUE[rules], PACK)
    return sorted(value if value > 1 or not plain else 0 for value in found)


def ways(seats: Sequence[int], tricks: Sequence[int]) -> Iterator[list[int]]:
    """The possible numbers of cards of these players; one of them with a trick may also have the Talon."""
    cards = [4 * tricks[seat] for seat in seats]
    yield cards
    for taker in (seat for seat in seats if tricks[seat]):
        yield [number + (6 if seat == taker else 0) for number, seat in zip(cards, seats, strict=True)]


def bounds(
    values: Sequence[int], sizes: Sequence[int], rules: str, options: dict[str, str]
) -> tuple[Fraction, Fraction]:
    """The least and the most that piles of these sizes count."""
    number, off = sum(sizes), sum((taken_off(size, rules, options) for size in sizes), Fraction(0))
    return sum(values[:number]) - off, sum(values[len(values) - number :]) - off


def taken_off(size: int, rules: str, options: dict[str, str]) -> Fraction:
    """How much less a pile counts than its cards are worth."""
    method = options["counting-method" if rules == "karl" else "count-which-piles"]
    if method == "plain":
        return Fraction(0)
    if method == "thirds":
        return Fraction(2 * size, 3)
    return Fraction(2 * (size // 3) + (1 if size % 3 else 0))


def of_lungaus_augen(augen: Sequence[Fraction], players: int) -> Fault | None:
    """The fault of Augen in Lungau: with four players up to six cards count for nobody.

    No pile counts 1, or one less than everything.
    """
    values = sorted(map(augen_of, PACK))
    least = sum(values[: 54 if players > 4 else 48])
    if not least <= sum(augen) <= sum(values):
        return Fault("augen", f"{least} to {sum(values)} in all", str(sum(augen)))
    wrong = [seat for seat, number in enumerate(augen) if number in (1, sum(values) - 1)]
    return Fault(f"augen[{wrong[0]}]", "as many as some cards count", str(augen[wrong[0]])) if wrong else None


# ----------------------------------------------------------------------------------------------------------- tricks


def of_end(question: Result) -> Fault | None:
    """The first fault of the described tricks."""
    told_tricks = sorted(question.played, key=lambda trick: trick.number)
    winners = {trick.number: positions.winner(asked_of(trick, question)) for trick in told_tricks}
    looks = (wrong_lead, wrong_number, wrong_pile, wrong_holder, breach)
    found = (look(question, told_tricks, winners) for look in looks)
    return next((fault for fault in found if fault is not None), None)


def asked_of(one: NumberedTrick, question: Result) -> Trick:
    """The question who wins a trick."""
    return Trick(
        id=0,
        rules=question.rules,
        options=question.options,
        contract=question.contract,
        players=question.players,
        dealer=question.dealer,
        leader=one.leader,
        cards=one.cards,
    )


def place_of(one: NumberedTrick, question: Result) -> str:
    """The place of a trick in the question."""
    return f"played[{question.played.index(one)}]"


def by_seat(one: NumberedTrick, question: Result) -> dict[int, str]:
    """The card of each player in a trick, in turn."""
    turns = [(one.leader + step) % question.players for step in range(question.players)]
    seats = [seat for seat in turns if question.players == len(one.cards) or seat != question.dealer]
    return dict(zip(seats, one.cards, strict=True))


def wrong_lead(question: Result, tricks: Sequence[NumberedTrick], winners: Winners) -> Fault | None:
    """A trick that another player leads to than the winner of the one before."""
    for trick in tricks:
        due = winners.get(trick.number - 1, trick.leader)
        if trick.leader != due:
            return Fault(
                f"{place_of(trick, question)}.leader", f"seat {due}, who took trick {trick.number - 1}", trick.leader
            )
    return None


def side_of(seat: int, question: Result) -> Side:
    """The side of a player."""
    return "declarer" if seat in (question.declarer, question.partner) else "foes"


def wrong_number(question: Result, tricks: Sequence[NumberedTrick], winners: Winners) -> Fault | None:
    """A side with fewer tricks than are described, or than their leads show."""
    takers = {trick.number - 1: trick.leader for trick in tricks if trick.number > 1} | dict(winners)
    for side in SIDES:
        seen, taken = [side_of(seat, question) for seat in takers.values()].count(side), question.tricks.get(side, 0)
        if seen > taken:
            return Fault(f"tricks.{side}", f"at least {seen}", taken)
    return None


def wrong_pile(question: Result, tricks: Sequence[NumberedTrick], winners: Winners) -> Fault | None:
    """A side without the cards of its tricks."""
    for side in SIDES:
        due = 4 * question.tricks.get(side, 0)
        if len(question.piles.get(side, [])) < due:
            return Fault(f"piles.{side}", f"at least {due} cards", len(question.piles.get(side, [])))
    for trick in tricks:
        side = side_of(winners[trick.number], question)
        if not set(trick.cards) <= set(question.piles.get(side, [])):
            return Fault(f"{place_of(trick, question)}.cards", f"cards of piles.{side}", " ".join(trick.cards))
    return None


def wrong_holder(question: Result, tricks: Sequence[NumberedTrick], _: Winners) -> Fault | None:
    """A called card of another player than the partner, or than a declarer without one; in lungau a bird likewise."""
    holders = {question.called: question.declarer if question.partner is None else question.partner}
    if question.rules == "lungau":
        bid = {"Spatzrufer": "I", "Uhurufer": "II"}.get(question.contract)
        holders |= {} if bid is None else {bid: question.declarer}
        for index, act in enumerate(question.said):
            card = question.called if act.what == "König ultimo" else BIRDS.get(act.what, (None,))[0]
            if card is not None and holders.setdefault(card, act.seat) != act.seat:
                return Fault(f"said[{index}].what", f"it of seat {holders[card]}, who holds {card}", act.what)
    for trick in tricks:
        for seat, card in by_seat(trick, question).items():
            if seat != holders.get(card, seat):
                return Fault(
                    f"{place_of(trick, question)}.cards", f"{card} of seat {holders[card]}", f"it of seat {seat}"
                )
    return None


def breach(question: Result, tricks: Sequence[NumberedTrick], _: Winners) -> Fault | None:
    """A card that its player could not play, as his later cards show, if no breach can have gone unnoticed."""
    options = SOURCES[question.rules].whole(question.options)
    if question.rules == "karl" or options.get("irregularities") == "stands":
        return None
    quiet = not question.said and question.contract not in ("Spatzrufer", "Uhurufer")
    held_back = () if quiet else (*BOUND, question.called)
    for place, trick in enumerate(tricks):
        table: list[str] = []
        for seat, card in by_seat(trick, question).items():
            later = [by_seat(after, question)[seat] for after in tricks[place + 1 :]]
            hand = [card, *(held for held in later if held not in held_back)]
            if card not in held_back and card not in playable(trick, hand, table, question):
                return Fault(f"{place_of(trick, question)}.cards", f"one of {' '.join(hand[1:])} of seat {seat}", card)
            table.append(card)
    return None


def playable(one: NumberedTrick, hand: list[str], table: Sequence[str], question: Result) -> Any:
    """The cards of a hand that may be played to a trick."""
    return positions.playable(
        MayPlay(
            id=0,
            rules=question.rules,
            options=question.options,
            contract=question.contract,
            hand=hand,
            trick=[*table],
            number=one.number,
            called=question.called,
        )
    )
