"""A deal in the second opinion on Zwanzigerrufen: which acts are allowed next, and what an act changes."""

from __future__ import annotations

from typing import Final

from tarock_second_opinion.notebook import turned
from tarock_second_opinion.zwanzigerrufen import announcing, bidding, dealing, material, play
from tarock_second_opinion.zwanzigerrufen.game import Game

Turn = tuple[int, str, list[str]]
"""A seat, a deed (bid, call, say, play), and all words that are allowed for it."""
THROWING_IN: Final = "zusammenwerfen"


class Course:
    """A deal in progress. ``turns`` gives what is allowed, ``act`` does it; ``phase`` is ``over`` at the end."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.phase = "bid"
        self.talk = announcing.Talk(turned(game.vorhand), [])
        self.claiming = turned(game.vorhand)
        self.order: list[int] = []
        self.table: list[str] = []

    def turns(self) -> list[Turn]:
        """All turns that are allowed."""
        forced = dealing.must_throw_in(self.game) if self.phase == "bid" else []
        own = [] if forced else self.own_turns()
        found = own + [(seat, "bid", [THROWING_IN]) for seat in forced or self.may_throw_in()]
        return [turn for turn in found if turn[2]]

    def own_turns(self) -> list[Turn]:
        """The turns that are allowed apart from throwing the cards in."""
        game = self.game
        if self.phase == "bid":
            solos, calls = bidding.solos_at_first(game), bidding.callable_trumps(game)
            return [(game.vorhand, "call", calls), (game.vorhand, "bid", solos)]
        if self.phase == "say":
            return [(self.talk.speaker, "say", announcing.utterances(game, self.talk))]
        if self.phase == "play":
            seat = self.order[len(self.table)]
            return [(seat, "play", play.playable(game, seat, self.table))]
        if self.phase == "claim":
            seat = self.claiming[0]
            return [(seat, "say", [*material.claimable(game, seat), announcing.WEITER])]
        return []

    def may_throw_in(self) -> list[int]:
        """The players who may throw the cards in at this moment."""
        before_first_card = self.phase == "say" or (self.phase == "play" and not self.game.tricks and not self.table)
        late = before_first_card and self.game.options["zusammenwerfen"] == "until-first-card"
        return dealing.may_throw_in(self.game) if late or self.phase == "bid" else []

    # -------------------------------------------------------------------------------------------- what comes of it

    def act(self, seat: int, deed: str, words: str) -> None:
        """Do what is allowed."""
        if words == THROWING_IN:
            self.game.thrown_in = True
            self.phase = "over"
        elif deed == "play":
            self.put(seat, words)
        elif self.phase == "bid":
            self.open(seat, deed, words)
        elif self.phase == "say":
            self.say(words)
        else:
            self.claim(seat, words)

    def open(self, seat: int, deed: str, words: str) -> None:
        """Process Vorhand's call, or her solo game."""
        if deed == "call":
            bidding.call(self.game, words)
        else:
            bidding.say_solo(self.game, seat, words, 0)
        self.talk.said.append(words)
        self.phase = "say"

    def say(self, words: str) -> None:
        """Process an utterance."""
        announcing.say(self.game, self.talk, words)
        if self.talk.over:
            self.phase = "play"
            self.order = play.order_of(self.game)

    def put(self, seat: int, card: str) -> None:
        """Put a card on the table."""
        self.game.hands[seat].remove(card)
        self.table.append(card)
        if len(self.table) < 4:
            return
        play.take_trick(self.game, self.order, self.table)
        self.table = []
        if not play.is_over(self.game):
            self.order = play.order_of(self.game)
        elif self.game.options["material-claim"] == "claimed" and not play.is_broken_off(self.game):
            self.phase = "claim"
        else:
            self.phase = "over"

    def claim(self, seat: int, words: str) -> None:
        """Process a claim, or the end of a turn."""
        if words != announcing.WEITER:
            self.game.claims.append((seat, words))
            return
        self.claiming.pop(0)
        if not self.claiming:
            self.phase = "over"
