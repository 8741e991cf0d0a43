"""Laws of conservation for a deal: cards, tricks, Augen, payments and turns; returns what was lost or invented.

Only the protocol's answers to every prefix of a deal are used, so any program can be tested, however the deal ends.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from tarock_language.message import Message, message
from tarock_second_opinion.karl import counting as karl
from tarock_second_opinion.koenigrufen import counting as koenigrufen
from tarock_second_opinion.lungau.counting import augen_of
from tarock_second_opinion.source import Options
from tarock_second_opinion.zwanzigerrufen import cards as zwanzigerrufen

Words = Mapping[str, Any]
"""A question, an answer, or a part of one, as parsed JSON."""
THIRD: Final = Fraction(1, 3)


@dataclasses.dataclass(frozen=True, kw_only=True)
class Kept:
    """What these checks need to know about a source.

    ``worth`` is the value of a card under some readings, and ``rounded`` the number of piles, for this many sides, that
    are rounded each by itself, by a third at most. ``dealer_takes`` is the game in which a dealer without dealt cards
    has those of the Talon, ``anybody`` says whether under some readings several players may speak at once, and
    ``beside`` are words for which nobody has to be in turn.
    """

    worth: Callable[[str, Options], Fraction]
    rounded: Callable[[Options, int], int] = lambda _, __: 0
    dealer_takes: str | None = None
    anybody: Callable[[Options], bool] = lambda _: False
    beside: frozenset[str] = frozenset()


def _karls(card: str, options: Options) -> Fraction:
    value = karl.value_of(card)
    if options["counting-method"] == "plain":
        return Fraction(value if value > 1 else 0)
    return value - 2 * THIRD


def _karls_piles(options: Options, parties: int) -> int:
    return parties if options["counting-method"] == "groups" else 0


def _koenigrufens_piles(options: Options, parties: int) -> int:
    """If partners count apart, each of four players has a pile, and so has the Stock."""
    known = {"thirds": 0, "partners-apart": max(parties, 5)}
    return known.get(options["count-which-piles"], parties)


KEPT: Final[Mapping[str, Kept]] = {
    "lungau": Kept(
        worth=lambda card, _: Fraction(augen_of(card)),
        dealer_takes="Fahren",
        anybody=lambda options: options["announcement-turns"] == "out-of-turn",
    ),
    "karl": Kept(worth=_karls, rounded=_karls_piles),
    "koenigrufen": Kept(
        worth=lambda card, _: koenigrufen.value_of(card) - 2 * THIRD,
        rounded=_koenigrufens_piles,
    ),
    "zwanzigerrufen": Kept(
        worth=lambda card, _: Fraction(zwanzigerrufen.value_of(card)), beside=frozenset({"zusammenwerfen"})
    ),
}


def how_many(payments: int) -> Message:
    """The fault of a wrong number of payments."""
    return message("there are {number}", number=payments)


def sum_to(total: Fraction) -> Message:
    """The fault of payments that do not sum to zero."""
    return message("they sum to {total}", total=str(total))


@dataclasses.dataclass(frozen=True)
class Moment:
    """A deal after some of its acts: the question, the answer to it, and in ``options`` all its readings."""

    kept: Kept
    options: Options
    question: Words
    answer: Words

    # ------------------------------------------------------------------------------------------------------ cards

    @property
    def acts(self) -> Sequence[Words]:
        """The acts of the question."""
        found: Sequence[Words] = self.question["actions"]
        return found

    @property
    def plays(self) -> list[Words]:
        """The cards that were played."""
        return [act for act in self.acts if act["do"] == "play"]

    @property
    def talon(self) -> list[str]:
        """The cards of the Talon as dealt."""
        return [card for half in self.question["talon"] for card in half]

    @property
    def taken(self) -> tuple[int | None, list[str]]:
        """The seat that took cards of the Talon, and these cards."""
        takes = self.kept.dealer_takes
        if takes is not None and self.question["players"] == 5 and self.answer["contract"] == takes:
            return self.question["dealer"], self.talon
        halves = self.question["talon"]
        for act in reversed(self.acts):
            words = act["what"].split()
            if act["do"] == "talon" and words[0] in ("first", "second", "all"):
                known = {"all": self.talon, **dict(zip(("first", "second"), halves, strict=True))}
                return act["seat"], known[words[0]]
            if act["do"] == "talon" and set(words) <= set(self.talon):
                return act["seat"], words
        return None, []

    @property
    def in_tricks(self) -> list[str]:
        """The cards of all complete tricks."""
        return [card for trick in self.answer["tricks"] for card in trick["cards"]]

    @property
    def on_the_table(self) -> list[str]:
        """The cards of the trick that is not complete yet."""
        return [act["what"] for act in self.plays[len(self.in_tricks) :]]

    @property
    def lying(self) -> list[str]:
        """The cards of the Talon that nobody has taken."""
        return [card for card in self.talon if card not in self.taken[1]]

    def cards(self) -> Iterator[Message]:
        """The faults if a card is in no place or in several."""
        pack = Counter(card for cards in (*self.question["hands"], self.talon) for card in cards)
        held = [card for hand in self.answer["hands"] for card in hand]
        places = Counter([*held, *self.answer["discards"], *self.in_tricks, *self.on_the_table, *self.lying])
        if places != pack:
            twice, nowhere = (" ".join(cards) or message("no card") for cards in (places - pack, pack - places))
            yield message("{twice} in a place too many, {nowhere} in none", twice=twice, nowhere=nowhere)
        if not set(self.answer["face_up"]) <= set(self.answer["discards"]):
            yield message("one that was not laid away lies face up")
        for seat, hand in enumerate(self.answer["hands"]):
            if Counter(hand) != self._left(seat):
                yield message("seat {seat} holds others than he was left with", seat=seat)

    def _left(self, seat: int) -> Counter[str]:
        """The cards that a seat must have: those dealt and taken, without those laid away and played."""
        by, taken = self.taken
        gone = [act["what"] for act in self.plays if act["seat"] == seat]
        if seat != by:
            return Counter(self.question["hands"][seat]) - Counter(gone)
        return Counter([*self.question["hands"][seat], *taken]) - Counter([*gone, *self.answer["discards"]])

    # ----------------------------------------------------------------------------------------------------- tricks

    def tricks(self) -> Iterator[Message]:
        """The faults if the tricks are not the played cards, or go to somebody who did not play to them."""
        if self.in_tricks != [act["what"] for act in self.plays[: len(self.in_tricks)]]:
            yield message("they are not the cards that were played")
            return
        begun = 0
        for number, trick in enumerate(self.answer["tricks"], start=1):
            seats = [act["seat"] for act in self.plays[begun : begun + len(trick["cards"])]]
            begun += len(seats)
            if trick["leader"] != seats[0] or trick["winner"] not in seats or len(set(seats)) != len(seats):
                yield message(
                    "number {number} was led by {leader} and won by {winner} of {seats}",
                    number=number,
                    leader=trick["leader"],
                    winner=trick["winner"],
                    seats=str(seats),
                )

    # ------------------------------------------------------------------------------------------- turns, and the end

    def turns(self) -> Iterator[Message]:
        """The faults unless exactly one player is next, or nobody if the deal is over."""
        turns = self.answer["next"]
        if self.answer["over"]:
            if turns:
                yield message("somebody is next although the deal is over")
            return
        bound = {turn["seat"] for turn in turns if set(turn["legal"]) - self.kept.beside}
        several = self.kept.anybody(self.options) and all(turn["do"] == "say" for turn in turns)
        if not turns or not all(turn["legal"] for turn in turns) or (len(bound) > 1 and not several):
            yield message("{players} players are next, with {turns} turns", players=len(bound), turns=len(turns))
        if len({(turn["seat"], turn["do"]) for turn in turns}) != len(turns):
            yield message("the same turn is listed twice")

    def augen(self) -> Iterator[Message]:
        """The fault if the Augen are not those of the pack, apart from cards that can count for nobody."""
        found = self.answer["augen"]
        if not found:
            return
        total = sum(Fraction(amount) for amount in found.values())
        whole = self._worth([card for hand in self.question["hands"] for card in hand]) + self._worth(self.talon)
        apart = [half for half in self.question["talon"] if set(half) <= set(self.lying)] or [self.lying]
        left = [self._worth(cards) for cards in (*apart, self.answer["discards"], *self.answer["hands"])]
        nobodys = {Fraction(0)}
        for worth in left:
            nobodys |= {worth + other for other in nobodys}
        most = self.kept.rounded(self.options, len(found)) * THIRD
        if not any(abs(whole - worth - total) <= most for worth in nobodys):
            yield message("{part} of {whole}", part=str(total), whole=str(whole))

    def _worth(self, cards: Sequence[str]) -> Fraction:
        return sum((self.kept.worth(card, self.options) for card in cards), Fraction(0))

    def payments(self) -> Iterator[Message]:
        """The faults unless all have a payment at the end and none before, and the payments sum to zero."""
        payments = self.answer["payments"]
        if len(payments) != (self.question["players"] if self.answer["over"] else 0):
            yield how_many(len(payments))
        if total := sum(Fraction(payment) for payment in payments):
            yield sum_to(total)

    def faults(self) -> list[str]:
        """All faults of this moment."""
        asked = {
            "cards": self.cards,
            "tricks": self.tricks,
            "turns": self.turns,
            "Augen": self.augen,
            "payments": self.payments,
        }
        return [f"{what}: {fault}" for what, check in asked.items() for fault in check()]
