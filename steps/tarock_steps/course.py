"""The actions of a deal, from the words of a scenario."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from tarock_steps.errors import TableError
from tarock_steps.messages import Action, Deal, Deed
from tarock_steps.rows import read_rows
from tarock_steps.setting import Setting
from tarock_steps.setup import read_cards
from tarock_steps.turns import DONE, GIVING_UP, PASSES, bids, said, utterances, wire

MOVES: Final = {
    "takes the first half": "first",
    "takes the second half": "second",
    "takes the whole Talon": "all",
    "leaves the Talon": "leave",
    "gives up by Schleifen": GIVING_UP,
    "gives up": "Aufgeben",
    **{f"gives up with {bird}": f"Aufgeben {bird}" for bird in ("Pagat", "Uhu", "Kakadu", "Marabu")},
}
_DEALER_PLAYS: Final = 6
_STAGES: Final = {"bidding": (bids, False), "announcing": (utterances, True)}


@dataclass(slots=True)
class Course:
    """What is done in a deal; ``closing`` counts the ``Gut!`` at the end that the words did not name."""

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

    def act(self, player: str, do: Deed, words: str) -> None:
        """One action of one player."""
        seating = self.setting.seating
        self._add([Action(seat=seating.seat(player), do=do, what=wire(words, do, seating))])

    def move(self, player: str, move: str) -> None:
        """What the declarer does with the Talon."""
        self.act(player, "talon", MOVES[move])

    def speak(self, stage: str, text: str) -> None:
        """Several turns of the bidding or of the announcing."""
        actions, closes = _STAGES[stage]
        self._add(actions(text, self.setting.seating), closing=closes and _closes(text))

    def say(self, player: str, words: str) -> None:
        """One turn of the announcing."""
        self._add(said(player, words, self.setting.seating), closing=_closes(words))

    def close(self) -> None:
        """One circuit of ``Gut!``, from the declarer on, in Fahren from Vorhand on."""
        seating = self.setting.seating
        declarer = self._declarer()
        speakers = seating.everybody if declarer is None else seating.in_turn(declarer, seating.active)
        self._add([Action(seat=seat, do="say", what=DONE) for seat in speakers])

    def trick(self, player: str, cards: str) -> None:
        """Cards from the leader's on, the others in turn."""
        seating = self.setting.seating
        order = seating.in_turn(seating.seat(player), self._players_of_this_trick())
        played = read_cards(cards)
        if len(played) > len(order):
            message = f"{cards}: {len(played)} cards in a trick of {len(order)}"
            raise TableError(message)
        self._add([Action(seat=seat, do="play", what=card) for seat, card in zip(order, played, strict=False)])

    def tricks(self, table: Sequence[Sequence[object]]) -> None:
        """Several tricks, one in each row."""
        for row in read_rows(table, ("leader", "cards")):
            self.trick(row["leader"], row["cards"])

    def _add(self, actions: list[Action], *, closing: bool = False) -> None:
        self.actions = [*self.actions, *actions]
        self.closing = int(closing)

    def _declarer(self) -> int | None:
        """Whoever bid last, since every bid has to be higher than those before it."""
        return next((one.seat for one in reversed(self.actions) if one.do == "bid" and one.what not in PASSES), None)

    def _players_of_this_trick(self) -> tuple[int, ...]:
        """Everybody in the first six tricks of Fahren, where a dealer of five plays too; else the active."""
        seating = self.setting.seating
        played = sum(one.do == "play" for one in self.actions)
        if self._declarer() is None and played < _DEALER_PLAYS * seating.players:
            return seating.everybody
        return seating.active


def _closes(words: str) -> bool:
    """Whether a ``Gut!`` that nobody wrote closes these words."""
    return not words.rstrip().endswith(DONE)
