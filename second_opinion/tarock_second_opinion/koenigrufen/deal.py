"""A deal in the second opinion on Tarock-Königrufen: which acts are allowed next, and what an act changes."""

from __future__ import annotations

from tarock_second_opinion.koenigrufen import announcing, bidding, play, talon
from tarock_second_opinion.koenigrufen.game import CALLING, Game

Turn = tuple[int, str, list[str]]
"""A seat, a deed (bid, call, talon, discard, say, play), and all words that are allowed for it."""


class Course:
    """A deal in progress. ``turns`` gives what is allowed, ``act`` does it; ``phase`` is ``over`` at the end."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.phase = "bid"
        self.bids: bidding.Bids = []
        self.talk = announcing.Talk([])
        self.order: list[int] = []
        self.table: list[str] = []
        self.choices: list[int] = []

    def turns(self) -> list[Turn]:
        """All turns that are allowed; only the declarer ever has two deeds to choose from."""
        game = self.game
        if self.phase == "bid":
            return [(bidding.speaker(game, self.bids), "bid", bidding.words(game, self.bids))]
        if self.phase in ("call", "talon", "discard"):
            return [(game.declarer, deed, words) for deed, words in self.left_to_the_declarer() if words]
        if self.phase == "say":
            instead = [(game.declarer, "talon", words) for words in [self.instead_of_talking()] if words]
            return [(self.talk.speaker, "say", announcing.utterances(game, self.talk)), *instead]
        if self.phase == "play":
            seat = self.order[len(self.table)]
            return [(seat, "play", play.playable(game, seat, self.table))]
        return []

    def left_to_the_declarer(self) -> list[tuple[str, list[str]]]:
        """What the declarer may do between the auction and the announcements."""
        game = self.game
        if self.phase == "call":
            return [("call", bidding.callable_kings(game))]
        if self.phase == "discard":
            return [("discard", talon.discards(game)), ("talon", talon.ways_to_give_up(game))]
        calls = bidding.callable_kings(game) if self.has_still_to_call() else []
        return [("call", calls), ("talon", talon.shares(game) + talon.ways_to_give_up(game))]

    def instead_of_talking(self) -> list[str]:
        """How the declarer may give up before the first word, in the reading that allows it so late."""
        talk, late = self.talk, self.game.options["aufgeben-moment"] == "before-announcing"
        return talon.ways_to_give_up(self.game) if late and not talk.passes and not talk.said_now else []

    def has_still_to_call(self) -> bool:
        """Whether the declarer has yet to call a König."""
        return self.game.contract in CALLING and not self.game.called

    def act(self, seat: int, deed: str, words: str) -> None:
        """Do what is allowed."""
        if deed == "bid":
            self.bid(seat, words)
        elif deed == "call":
            self.call(words)
        elif deed == "talon":
            self.use_talon(words)
        elif deed == "discard":
            self.lay_away(words)
        elif deed == "say":
            announcing.say(self.game, self.talk, words)
            if self.talk.over:
                self.to_play()
        else:
            self.put(seat, words)

    def bid(self, seat: int, words: str) -> None:
        """Process a bid."""
        self.bids.append((seat, words))
        if not bidding.is_over(self.game, self.bids):
            return
        bidding.conclude(self.game, self.bids)
        waits = self.game.options["king-named-when"] == "before-discard" and talon.is_used(self.game)
        if self.has_still_to_call() and not waits:
            self.phase = "call"
        else:
            self.to_talon()

    def call(self, words: str) -> None:
        """Process a call, which may come before the Stock, before its cards are taken, or after that."""
        bidding.call(self.game, words)
        if self.phase == "call" and (self.game.taken or self.game.left):
            self.to_discarding()
        elif self.phase == "call":
            self.to_talon()

    def to_talon(self) -> None:
        """Go on to the Stock, if it is used."""
        if talon.is_used(self.game):
            self.phase = "talon"
        else:
            self.to_talking()

    def use_talon(self, words: str) -> None:
        """Take a share of the Stock, or none, or give up."""
        if words == "Aufgeben":
            talon.give_up(self.game)
            self.phase = "over"
            return
        talon.take(self.game, words)
        if self.has_still_to_call():
            self.phase = "call"
        else:
            self.to_discarding()

    def to_discarding(self) -> None:
        """Go on to laying away as many cards as were taken."""
        if self.game.taken:
            self.phase = "discard"
        else:
            self.to_talking()

    def lay_away(self, card: str) -> None:
        """Lay one card away."""
        talon.lay_away(self.game, card)
        if len(self.game.laid) == len(self.game.taken):
            self.to_talking()

    def to_talking(self) -> None:
        """Begin the announcements, if there are any."""
        self.phase = "say"
        self.talk = announcing.begin(self.game)
        if self.talk.over:
            self.to_play()

    def to_play(self) -> None:
        """Begin the play."""
        self.phase = "play"
        self.order = play.order_of(self.game)

    def put(self, seat: int, card: str) -> None:
        """Put a card on the table."""
        self.choices.append(len(play.playable(self.game, seat, self.table)))
        self.game.hands[seat].remove(card)
        self.table.append(card)
        if len(self.table) < 4:
            return
        play.take_trick(self.game, self.order, self.table, self.choices)
        self.table, self.choices = [], []
        if play.is_over(self.game):
            self.phase = "over"
        else:
            self.order = play.order_of(self.game)
