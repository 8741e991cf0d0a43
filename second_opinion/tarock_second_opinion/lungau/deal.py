"""A deal in the second opinion on Lungauer Königrufen: which acts are allowed next, and what an act changes."""

from __future__ import annotations

from tarock_second_opinion.lungau import announcing, bidding, play, talon
from tarock_second_opinion.lungau.game import Game


class Course:
    """A deal in progress. ``allowed`` gives what is allowed, ``act`` does it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.phase = "bid"
        self.bids: bidding.Bids = []
        self.talk = announcing.Talk([])
        self.order: list[int] = []
        self.table: list[str] = []

    def allowed(self) -> list[tuple[int, str]]:
        """All acts that are allowed: a seat and its words."""
        game = self.game
        found: list[tuple[int, str]] = []
        if self.phase == "bid":
            seat = bidding.speaker(game, self.bids)
            assert seat is not None
            found = [(seat, bid) for bid in bidding.bids_for(game, self.bids, seat)]
        elif self.phase in ("call", "talon", "discard"):
            found = [(game.declarer, words) for words in self.left_to_the_declarer()]
        elif self.phase == "say":
            for seat in announcing.speakers(self.talk):
                found += [(seat, words) for words in announcing.utterances(game, self.talk, seat)]
        elif self.phase == "play":
            seat = self.order[len(self.table)]
            found = [(seat, card) for card in play.playable(game, seat, self.table)]
        return found

    def left_to_the_declarer(self) -> list[str]:
        """What the declarer may do between the auction and the announcements."""
        if self.phase == "call":
            return bidding.callable_kings(self.game, self.game.declarer)
        if self.phase == "talon":
            return talon.shares(self.game)
        give_up = ["Schleifen"] if talon.may_still_schleifen(self.game) else []
        return talon.discards(self.game) + give_up

    def act(self, seat: int, words: str) -> None:
        """Do what is allowed."""
        if self.phase == "bid":
            self.bid(seat, words)
        elif self.phase == "call":
            bidding.call(self.game, words)
            self.to_talon()
        elif self.phase == "talon" or words == "Schleifen":
            talon.take(self.game, words)
            self.to_discarding()
        elif self.phase == "discard":
            self.lay_away(words)
        elif self.phase == "say":
            announcing.say(self.game, self.talk, seat, words)
            if self.talk.over:
                self.to_play()
        else:
            self.put(seat, words)

    def bid(self, seat: int, words: str) -> None:
        """Process a bid."""
        self.bids.append((seat, words))
        if bidding.speaker(self.game, self.bids) is not None:
            return
        bidding.conclude(self.game, self.bids)
        if self.game.contract in bidding.CALLING and not self.game.called:
            self.phase = "call"
        else:
            self.to_talon()

    def to_talon(self) -> None:
        """Go on to the Talon, if it is turned."""
        game = self.game
        if game.contract == "Fahren" and game.players == 5:
            game.hands[game.dealer] = game.talon()
        if talon.is_turned(game):
            self.phase = "talon"
        else:
            self.to_talking()

    def to_discarding(self) -> None:
        """Go on to laying away as many cards as were taken."""
        if self.game.given_up:
            self.phase = "over"
        elif self.game.taken:
            self.phase = "discard"
        else:
            self.to_talking()

    def lay_away(self, card: str) -> None:
        """Lay one card away."""
        self.game.hands[self.game.declarer].remove(card)
        self.game.laid.append(card)
        if len(self.game.laid) == len(self.game.taken):
            self.to_talking()

    def to_talking(self) -> None:
        """Begin the announcements."""
        self.phase = "say"
        self.talk = announcing.begin(self.game)

    def to_play(self) -> None:
        """Begin the play."""
        self.phase = "play"
        self.order = play.order_of(self.game)

    def put(self, seat: int, card: str) -> None:
        """Put a card on the table."""
        self.game.hands[seat].remove(card)
        self.table.append(card)
        if len(self.table) < len(self.order):
            return
        play.take_trick(self.game, self.order, self.table)
        self.table = []
        if play.is_over(self.game):
            self.phase = "over"
        else:
            self.order = play.order_of(self.game)
