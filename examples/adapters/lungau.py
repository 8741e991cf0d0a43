#!/usr/bin/env python3
"""A program that plays the cards of Lungauer Königrufen.

It counts, knows who wins a trick, which cards may be played, and how all the cards of a deal go.
It knows no auction and no payments, and says so in its hello.

tarock doctor --engine 'python3 lungau.py'
tarock check --engine 'python3 lungau.py' --only-offered
"""

from __future__ import annotations

import json
import sys
from typing import Any

TRUMPS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"]
TRUMPS += ["XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI", "Sküs"]
"""From the lowest to the highest."""

RED = ["4", "3", "2", "A", "B", "C", "D", "K"]
BLACK = ["7", "8", "9", "10", "B", "C", "D", "K"]
"""The ranks of a suit, from the lowest to the highest."""

KEPT = {"Spatz": ("I", 12), "Uhu": ("II", 11), "König ultimo": ("called", 12)}
"""Which card an announcement binds, and from which trick on that is free again."""

CONTAINED = {"Spatzrufer": "Spatz", "Uhurufer": "Uhu"}
"""What a declarer has announced by bidding the game."""

AUGEN = {"K": 5, "D": 4, "C": 3, "B": 2}

HELLO = {
    "protocol": 1,
    "name": "sample in Python",
    "version": "1",
    "language": "Python",
    "rules": {"lungau": {}},
    "questions": ["count", "trick", "may_play", "play"],
    "fields": {"play": ["accepted", "refused", "next", "hands", "tricks", "over"]},
}


def is_trump(card: str) -> bool:
    """Whether a card is one of the 22."""
    return card in TRUMPS


def suit(card: str) -> str:
    """The suit of a card; the trumps are one too."""
    return "trumps" if is_trump(card) else card[-1]


def height(card: str) -> int:
    """How high a card stands among those of its suit."""
    ranks = TRUMPS if is_trump(card) else RED if card[-1] in "♥♦" else BLACK
    return ranks.index(card if is_trump(card) else card[:-1])


def strength(card: str, led: str) -> int:
    """How high a card stands in a trick to which ``led`` was led: trumps above its suit, all others nowhere."""
    if is_trump(card):
        return 100 + height(card)
    return height(card) if suit(card) == suit(led) else -1


def augen(card: str) -> int:
    """What a card counts."""
    return 5 if card in ("Sküs", "XXI", "I") else AUGEN.get(card[0], 0)


def winning_place(cards: list[str]) -> int:
    """Which card of a trick takes it, in the order in which they were played."""
    return max(range(len(cards)), key=lambda place: strength(cards[place], cards[0]))


def count(question: dict[str, Any]) -> dict[str, Any]:
    """Each card is counted by itself."""
    return {"augen": sum(map(augen, question["cards"]))}


def trick(question: dict[str, Any]) -> dict[str, Any]:
    """The highest trump wins, else the highest card of the suit led."""
    cards, players, dealer = question["cards"], question["players"], question["dealer"]
    in_turn = [(question["leader"] + place) % players for place in range(players)]
    if len(cards) < players:
        in_turn.remove(dealer)  # of five players the dealer holds cards in Fahren alone
    winner = in_turn[winning_place(cards)]
    unknown = len(cards) == 5 and winner == dealer  # noqa: PLR2004 - he may have played his last card to it
    return {"winner": winner, "leads": None if unknown else winner}


def may_play(question: dict[str, Any]) -> dict[str, Any]:
    """Follow suit, else trump, else anything; in Fahren beat what lies there, and keep the I to the end."""
    hand, lies = question["hand"], question["trick"]
    legal = left_by_the_duties(hand, lies)
    if question["contract"] == "Fahren":
        if sum(map(is_trump, hand)) > 1:
            legal = [card for card in legal if card != "I"]
        if lies:
            best = max(strength(card, lies[0]) for card in lies)
            legal = [card for card in legal if strength(card, lies[0]) > best] or legal
    bound = bound_cards(question)
    return {"legal": [card for card in legal if card not in bound] or legal}


def bound_cards(question: dict[str, Any]) -> set[str]:
    """The cards that announcements keep back while there is another one to play; a Valat frees them."""
    announced = question.get("announced", [])
    if "Valat" in announced:
        return set()
    kept = [KEPT[name] for name in announced if name in KEPT]
    return {question["called"] if card == "called" else card for card, free in kept if question["number"] < free}


def left_by_the_duties(hand: list[str], lies: list[str]) -> list[str]:
    """The cards of a hand that suit and trump duty leave."""
    if not lies:
        return hand
    following = [card for card in hand if suit(card) == suit(lies[0])]
    return following or [card for card in hand if is_trump(card)] or hand


class Course:
    """The cards of a deal as they go; ``order`` has who plays to the trick that lies, and nobody when all is over."""

    def __init__(self, question: dict[str, Any]) -> None:
        self.question = question
        self.hands = [list(hand) for hand in question["hands"]]
        self.tricks: list[dict[str, Any]] = []
        self.vorhand = (question["dealer"] + 1) % question["players"]
        self.begin(self.vorhand)

    def begin(self, leader: int) -> None:
        """The next trick, to which all play who have a card; Vorhand leads for a dealer whose cards are gone."""
        if not self.hands[leader]:
            leader = self.vorhand
        seats = [(leader + place) % len(self.hands) for place in range(len(self.hands))]
        self.order = [seat for seat in seats if self.hands[seat]]
        self.lies: list[str] = []

    def due(self) -> list[dict[str, Any]]:
        """Whose turn it is, and the cards that may go."""
        if not self.order:
            return []
        seat = self.order[len(self.lies)]
        told = {"hand": self.hands[seat], "trick": self.lies, "number": len(self.tricks) + 1}
        legal = may_play({**self.question, **told, "announced": self.announced_by(seat)})["legal"]
        return [{"seat": seat, "do": "play", "legal": legal}]

    def announced_by(self, seat: int) -> list[str]:
        """What binds a player: his own announcements, and the Valat of anybody, which frees him."""
        said = [act["what"] for act in self.question["said"] if act["seat"] == seat or act["what"] == "Valat"]
        contained = CONTAINED.get(self.question["contract"])
        return [*said, contained] if contained and seat == self.question["declarer"] else said

    def put(self, card: str) -> None:
        """One card; the last one of a trick decides who leads to the next, or that a Valat has failed."""
        self.hands[self.order[len(self.lies)]].remove(card)
        self.lies.append(card)
        if len(self.lies) == len(self.order):
            winner = self.order[winning_place(self.lies)]
            self.tricks.append({"leader": self.order[0], "cards": self.lies, "winner": winner})
            self.begin(winner)
            if self.is_valat_broken(winner):
                self.order = []

    def is_valat_broken(self, winner: int) -> bool:
        """Whether the other side has announced that it takes every trick."""
        mine = (self.question["declarer"], self.question["partner"])
        announcers = [act["seat"] for act in self.question["said"] if act["what"] == "Valat"]
        return any((seat in mine) != (winner in mine) for seat in announcers)


def play(question: dict[str, Any]) -> dict[str, Any]:
    """All the cards of a deal, up to the first that is not allowed; what came before them is told."""
    course, accepted, refused = Course(question), 0, None
    for action in question["actions"]:
        if not any(
            (action["seat"], action["do"]) == (turn["seat"], turn["do"]) and action["what"] in turn["legal"]
            for turn in course.due()
        ):
            refused = {"index": accepted, "reason": f"{action['what']} is not allowed now"}
            break
        course.put(action["what"])
        accepted += 1
    after = {"next": course.due(), "hands": course.hands, "tricks": course.tricks, "over": not course.order}
    return {"accepted": accepted, "refused": refused, **after}


ANSWERS = {"count": count, "trick": trick, "may_play": may_play, "play": play}


for line in sys.stdin.buffer:
    asked = json.loads(line)
    answer = HELLO if asked["ask"] == "hello" else ANSWERS[asked["ask"]](asked)
    print(json.dumps({"id": asked["id"], "answer": answer}), flush=True)
