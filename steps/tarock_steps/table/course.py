"""Collects the actions of a deal from the words of a scenario."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final

from msgspec import UNSET

from tarock_steps.errors import TableError
from tarock_steps.protocol.deeds import GIVING_UP
from tarock_steps.protocol.messages.parts import Action, Deed
from tarock_steps.protocol.messages.questions import Deal
from tarock_steps.table.rows import read_rows
from tarock_steps.table.setting import Setting
from tarock_steps.table.setup import refuse_doubles
from tarock_steps.table.turns import NO_GAMES, UNNOTICED, act, bids_of, closes, said, utterances

BIRDS: Final = ("Pagat", "Uhu", "Kakadu", "Marabu", "Wildsau")
"""The Vögel of all sources, as the features name them."""
MOVES: Final = {
    "takes the first half": "first",
    "takes the second half": "second",
    "takes the whole Talon": "all",
    "leaves the Talon": "leave",
    "gives up by Schleifen": GIVING_UP,
    "gives up": "Aufgeben",
    **{f"gives up with {bird}": f"Aufgeben {bird}" for bird in BIRDS},
    "pays for the game": "zahlen",
    "turns the deal into Fahren": "Fahren",
}
_DEALER_PLAYS: Final = 6


@dataclass(slots=True)
class Course:
    """What is done in a deal; ``closing`` counts the words at the end that close a turn and are not written."""

    setting: Setting
    actions: list[Action] = field(default_factory=list)
    closing: int = 0

    def question(self, actions: Sequence[Action]) -> Deal:
        """The deal as far as ``actions`` go."""
        hands, talon = self.setting.dealt
        seating = self.setting.seating
        return Deal(
            id=0,
            players=seating.players,
            dealer=seating.dealer,
            hands=hands,
            talon=talon,
            actions=list(actions),
            tariff=self.setting.tariff,
            doubled=self.setting.doubled or UNSET,
        )

    @property
    def attempted(self) -> list[Action]:
        """The actions up to the last one that the words name."""
        return self.actions[: len(self.actions) - self.closing]

    @property
    def before(self) -> list[Action]:
        """The actions before the last one that the words name."""
        return self.attempted[:-1]

    def take_back(self) -> None:
        """Forget the last action that the words name, which was refused."""
        self.actions, self.closing = self.before, 0

    @contextmanager
    def as_it_was(self) -> Iterator[None]:
        """Have the course afterwards as it is now, whatever a check takes back."""
        actions, closing = list(self.actions), self.closing
        try:
            yield
        finally:
            self.actions, self.closing = actions, closing

    def begin_again(self) -> None:
        """Forget all actions; TableError where there are none, so that this would change nothing."""
        if not self.actions:
            message = "dealt once more: nothing has been done in the deal before"
            raise TableError(message)
        self.actions, self.closing = [], 0

    def act(self, player: str, do: Deed, words: str, unnoticed: str | None = None) -> None:
        """One action of one player, which may go ``unnoticed`` although it breaks the rules."""
        self._add([act(player, do, words + (UNNOTICED if unnoticed else ""), self.setting.seating)])

    def point_out(self, player: str, offender: str) -> None:
        """A player points out that another has broken the rules."""
        seating = self.setting.seating
        self._add([Action(seat=seating.seat(player), do="renonce", what=str(seating.seat(offender)))])

    def move(self, player: str, move: str) -> None:
        """What the declarer does with the Talon."""
        self.act(player, "talon", MOVES[move])

    def speak(self, stage: str, text: str) -> None:
        """Several turns of the bidding or of the announcing."""
        seating = self.setting.seating
        if stage == "bidding":
            self._add(bids_of(text, seating))
            return
        closing = self.setting.table.closes
        self._add(utterances(text, seating, closing), closing=closes(text, closing))

    def say(self, player: str, words: str) -> None:
        """One turn of the announcing."""
        closing = self.setting.table.closes
        self._add(said(player, words, self.setting.seating, closing), closing=closes(words, closing))

    def close(self, word: str | None = None) -> None:
        """Everybody closes a turn after what was said last; from the declarer on where nobody has spoken yet."""
        closing = self.setting.table.closes
        if word not in (None, closing):
            message = f"everybody says {word}: a turn is closed by {closing} here"
            raise TableError(message)
        self._add([Action(seat=seat, do="say", what=closing) for seat in self._silent()])

    def trick(self, player: str, cards: str) -> None:
        """Cards from the leader's on, the others in turn."""
        seating = self.setting.seating
        order = seating.in_turn(seating.seat(player), self._players_of_this_trick())
        played = cards.split()
        refuse_doubles(card.removesuffix(UNNOTICED) for card in played)
        if len(played) > len(order):
            message = f"{cards}: {len(played)} cards in a trick of {len(order)}"
            raise TableError(message)
        self._add([act(seating.name(seat), "play", card, seating) for seat, card in zip(order, played, strict=False)])

    def tricks(self, table: Sequence[Sequence[object]]) -> None:
        """Several tricks, one in each row."""
        for row in read_rows(table, ("leader", "cards")):
            self.trick(row["leader"], row["cards"])

    def _add(self, actions: list[Action], *, closing: bool = False) -> None:
        self.actions = [*self.actions, *actions]
        self.closing = int(closing)

    def _silent(self) -> tuple[int, ...]:
        """Who is silent now: a whole circuit, or those before the last who said more, where these are enough."""
        seating, declarer = self.setting.seating, self._declarer()
        seats = seating.everybody if declarer is None else seating.active
        latest = list(takewhile(lambda one: one.do == "say", reversed(self.actions)))
        if not latest:
            return seating.in_turn(seats[0] if declarer is None else declarer, seats)
        closed = latest[0].seat
        order = (*seating.in_turn(closed, seats)[1:], closed)
        table = self.setting.table
        if table.silence == "circuit":
            return order
        last = next((one.seat for one in latest if one.what != table.closes), closed)
        return order[: order.index(last)]

    def _declarer(self) -> int | None:
        """Whoever named a game last, since every one has to be higher than those before it, or held by this player."""
        return next((one.seat for one in reversed(self.actions) if one.do == "bid" and one.what not in NO_GAMES), None)

    def _players_of_this_trick(self) -> tuple[int, ...]:
        """Everybody in the first six tricks of Fahren, where a dealer of five plays too; else the active."""
        seating = self.setting.seating
        played = sum(one.do == "play" for one in self.actions)
        if self._declarer() is None and played < _DEALER_PLAYS * seating.players:
            return seating.everybody
        return seating.active
