"""Collects the actions of a deal from the steps of a scenario, in the form of the protocol."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final

from msgspec import UNSET

from tarock_language.message import message
from tarock_protocol.deeds import GIVING_UP
from tarock_protocol.errors import TableError
from tarock_protocol.messages.parts import Action, Deed
from tarock_protocol.messages.questions import Deal
from tarock_steps.table.rows import read_rows
from tarock_steps.table.setting import Setting
from tarock_steps.table.setup import refuse_doubles
from tarock_steps.table.turns import NO_GAMES, UNNOTICED, act, bids_of, has_to_close, said, utterances

BIRDS: Final = ("Pagat", "Uhu", "Kakadu", "Marabu", "Wildsau")
"""The Vögel of all sources, by their names in the features."""
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
    """The actions of a deal; ``closing`` counts the closing words at the end that the scenario does not write."""

    setting: Setting
    actions: list[Action] = field(default_factory=list)
    closing: int = 0

    def question(self, actions: Sequence[Action]) -> Deal:
        """The question about the deal with these actions."""
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
        """The actions up to the last one that the scenario names."""
        return self.actions[: len(self.actions) - self.closing]

    @property
    def before(self) -> list[Action]:
        """The actions before the last one that the scenario names."""
        return self.attempted[:-1]

    def take_back(self) -> None:
        """Remove the last action that the scenario names, which was refused."""
        self.actions, self.closing = self.before, 0

    @contextmanager
    def as_it_was(self) -> Iterator[None]:
        """Restore the present actions after the block, whatever a check takes back in it."""
        actions, closing = list(self.actions), self.closing
        try:
            yield
        finally:
            self.actions, self.closing = actions, closing

    def begin_again(self) -> None:
        """Remove all actions; TableError if there are none."""
        if not self.actions:
            raise TableError(message("dealt once more: nothing has been done in the deal before"))
        self.actions, self.closing = [], 0

    def act(self, player: str, do: Deed, words: str, unnoticed: str | None = None) -> None:
        """One action of a player; an ``unnoticed`` one breaks the rules and nobody notices."""
        self._add([act(player, do, words + (UNNOTICED if unnoticed else ""), self.setting.seating)])

    def point_out(self, player: str, offender: str) -> None:
        """A player points out a breach of the rules by ``offender``."""
        seating = self.setting.seating
        self._add([Action(seat=seating.seat(player), do="renonce", what=str(seating.seat(offender)))])

    def move(self, player: str, move: str) -> None:
        """The declarer's action with the Talon."""
        self.act(player, "talon", MOVES[move])

    def speak(self, stage: str, text: str) -> None:
        """Several turns of the bidding or of the announcing."""
        seating = self.setting.seating
        if stage == "bidding":
            self._add(bids_of(text, seating))
            return
        closing = self.setting.table.closes
        self._add(utterances(text, seating, closing), closing=has_to_close(text, closing))

    def say(self, player: str, words: str) -> None:
        """One turn of the announcing."""
        closing = self.setting.table.closes
        self._add(said(player, words, self.setting.seating, closing), closing=has_to_close(words, closing))

    def close(self, word: str | None = None) -> None:
        """Everybody who is silent closes a turn with ``word``; from the declarer on where nobody has spoken yet."""
        closing = self.setting.table.closes
        if word not in (None, closing):
            fault = message(
                "everybody says {word}: a turn is closed by {closing} here", word=str(word), closing=closing
            )
            raise TableError(fault)
        self._add([Action(seat=seat, do="say", what=closing) for seat in self._silent()])

    def trick(self, player: str, cards: str) -> None:
        """The cards of a trick: the leader's card, then the others' in turn."""
        seating = self.setting.seating
        order = seating.in_turn(seating.seat(player), self._players_of_this_trick())
        played = cards.split()
        refuse_doubles(card.removesuffix(UNNOTICED) for card in played)
        if len(played) > len(order):
            fault = message(
                "{cards}: {number} cards in a trick of {room}", cards=cards, number=len(played), room=len(order)
            )
            raise TableError(fault)
        self._add([act(seating.name(seat), "play", card, seating) for seat, card in zip(order, played, strict=False)])

    def tricks(self, table: Sequence[Sequence[object]]) -> None:
        """Several tricks, one in each row."""
        for row in read_rows(table, ("leader", "cards")):
            self.trick(row["leader"], row["cards"])

    def _add(self, actions: list[Action], *, closing: bool = False) -> None:
        self.actions = [*self.actions, *actions]
        self.closing = int(closing)

    def _silent(self) -> tuple[int, ...]:
        """The players who close a turn now: a whole circuit, or those left before the last announcer's next turn."""
        seating, declarer = self.setting.seating, self._declarer()
        seats = seating.everybody if declarer is None else seating.active
        latest = list(takewhile(lambda action: action.do == "say", reversed(self.actions)))
        if not latest:
            return seating.in_turn(seats[0] if declarer is None else declarer, seats)
        closed = latest[0].seat
        order = (*seating.in_turn(closed, seats)[1:], closed)
        table = self.setting.table
        if table.silence == "circuit":
            return order
        last = next((action.seat for action in latest if action.what != table.closes), closed)
        return order[: order.index(last)]

    def _declarer(self) -> int | None:
        """The last player who bid a game: each bid is higher than those before, or holds the game."""
        bids = (action for action in reversed(self.actions) if action.do == "bid")
        return next((bid.seat for bid in bids if bid.what not in NO_GAMES), None)

    def _players_of_this_trick(self) -> tuple[int, ...]:
        """The seats in the present trick: everybody in the first six tricks of Fahren, else the active players."""
        seating = self.setting.seating
        played = sum(action.do == "play" for action in self.actions)
        if self._declarer() is None and played < _DEALER_PLAYS * seating.players:
            return seating.everybody
        return seating.active
