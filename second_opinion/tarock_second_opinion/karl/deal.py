"""A deal in the second opinion on Karls Tarockrunde: which acts are allowed next, and what an act changes."""

from __future__ import annotations

from tarock_second_opinion.karl import announcing, bidding, play, renonce, talon
from tarock_second_opinion.karl.game import CALLING, Fault, Game

Turn = tuple[int, str, list[str]]
"""A seat, a deed (bid, call, talon, discard, say, play, renonce), and words."""


class Course:
    """A deal in progress. ``turns`` gives what is allowed, ``act`` does it; ``phase`` is ``over`` at the end."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.phase = "bid"
        self.bids: bidding.Bids = []
        self.talk = announcing.Talk([], opened=False)
        self.order: list[int] = []
        self.table: list[str] = []

    # ----------------------------------------------------------------------------------------- what may be done

    def turns(self) -> list[Turn]:
        """All turns that are allowed; only the declarer ever has two deeds to choose from."""
        game = self.game
        if self.phase == "bid":
            return [(bidding.speaker(game, self.bids), "bid", bidding.words(game, self.bids))]
        if self.phase in ("call", "talon", "discard"):
            return [(game.declarer, deed, words) for deed, words in self.left_to_the_declarer() if words]
        if self.phase == "say":
            return [(self.talk.speaker, "say", announcing.utterances(game, self.talk))]
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
            return [("discard", talon.discards(game)), ("talon", talon.late_ways_out(game))]
        calls = bidding.callable_kings(game) if talon.has_still_to_call(game) else []
        return [("call", calls), ("talon", talon.decisions(game))]

    # ------------------------------------------------------------------------------------- what nobody may notice

    def overlooked(self) -> list[Turn]:
        """The breaches that can now be left unnoticed; of wrong discards only some."""
        game = self.game
        if self.phase == "bid":
            return [(bidding.speaker(game, self.bids), "bid", bidding.unnoticed_words(game, self.bids))]
        if self.phase == "discard" and not game.laid:
            wrong = [cards for cards in talon.wrong_discards(game) if not talon.is_right(game, cards)]
            return [(game.declarer, "discard", [" ".join(cards) for cards in wrong])]
        if self.phase == "play":
            seat = self.order[len(self.table)]
            return [(seat, "play", renonce.slips(game, seat, self.table))]
        return []

    def to_try(self) -> list[Turn]:
        """All acts to try as unnoticed breaches, also those that are allowed and therefore none."""
        game = self.game
        if self.phase == "bid":
            return [(bidding.speaker(game, self.bids), "bid", bidding.every_word())]
        if self.phase == "discard" and not game.laid:
            return [(game.declarer, "discard", [" ".join(cards) for cards in talon.wrong_discards(game)])]
        if self.phase == "play":
            seat = self.order[len(self.table)]
            return [(seat, "play", list(game.hands[seat]))]
        return []

    def overlook(self, seat: int, deed: str, words: str) -> None:
        """Do an unnoticed breach."""
        game = self.game
        if deed == "bid":
            game.faults.append(Fault(seat, "bird"))
            self.bid(seat, words)
        elif deed == "discard":
            cards = words.split()
            game.faults.append(renonce.wrong_discard(game, cards))
            talon.lay_away(game, cards)
            self.to_talking()
        else:
            game.faults.append(Fault(seat, "play", len(game.tricks)))
            self.put(seat, words)

    def exposed(self) -> list[int]:
        """The players whose Renonce can now be pointed out by any other."""
        if self.game.ended:
            return []
        found = [seat for seat in range(4) if self.renonces(seat)]
        if self.may_lay_away_anew() and self.game.declarer not in found:
            found.append(self.game.declarer)
        return sorted(found)

    def expose(self, offender: int) -> None:
        """Point out a Renonce: it settles the deal, but a wrong discard before ``ich liege`` is taken back."""
        if self.may_lay_away_anew() and offender == self.game.declarer:
            talon.take_back(self.game)
            self.game.faults = [fault for fault in self.game.faults if fault.kind not in ("number", "cards")]
            self.phase = "discard"
            return
        others = [self.renonces(seat) for seat in range(4) if seat != offender]
        renonce.settle_by(self.game, self.renonces(offender), [faults for faults in others if faults])
        self.phase = "over"

    def renonces(self, seat: int) -> list[Fault]:
        """The faults of a player that are a Renonce now."""
        led = len(self.game.tricks) + (1 if self.table else 0)
        return renonce.counting(self.game, seat, lying=self.is_lying(), led=led)

    def is_lying(self) -> bool:
        """Whether ``ich liege`` has been said, or could have been in a game in which it is not said."""
        if self.phase == "say":
            return self.talk.opened
        if self.game.contract == "Fahren" and self.game.options["fahren-wrong-number"] == "from-first-card":
            return self.table != [] or self.game.tricks != []
        return self.phase == "play" or self.game.tricks != []

    def may_lay_away_anew(self) -> bool:
        """Whether a wrong discard can still be taken back."""
        wrong = [fault for fault in self.game.faults if fault.kind in ("number", "cards")]
        return self.phase == "say" and not self.talk.opened and wrong != []

    # -------------------------------------------------------------------------------------------- what comes of it

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
            self.say(words)
        else:
            self.put(seat, words)

    def bid(self, seat: int, words: str) -> None:
        """Process a bid."""
        game = self.game
        self.bids.append((seat, words))
        if not bidding.is_over(game, self.bids):
            return
        bidding.conclude(game, self.bids)
        waits = game.options["king-named-when"] == "before-discard" and game.may_take_from_talon()
        if game.ended:
            self.phase = "over"
        elif game.contract in CALLING and not waits:
            self.phase = "call"
        else:
            self.to_talon()

    def call(self, words: str) -> None:
        """Process a call, which may come before the Talon, before its cards are taken, or after that."""
        bidding.call(self.game, words)
        if self.game.taken:
            self.phase = "discard"
        elif self.phase == "call":
            self.to_talon()

    def to_talon(self) -> None:
        """Go on to the Talon, if it is used."""
        if self.game.contract == "Fahren":
            self.to_play()
        elif self.game.may_take_from_talon():
            self.phase = "talon"
        else:
            self.to_talking()

    def use_talon(self, words: str) -> None:
        """Take a share of the Talon, pay, or turn the deal into Fahren."""
        game = self.game
        talon.decide(game, words)
        if game.ended:
            self.phase = "over"
        elif game.contract == "Fahren":
            self.to_play()
        elif talon.has_still_to_call(game):
            self.phase = "call"
        elif game.taken:
            self.phase = "discard"
        else:
            self.to_talking()

    def lay_away(self, card: str) -> None:
        """Lay one card away."""
        talon.lay_away(self.game, [card])
        if len(self.game.laid) == len(self.game.taken):
            self.to_talking()

    def to_talking(self) -> None:
        """Begin the announcements."""
        self.phase = "say"
        self.talk = announcing.begin(self.game)

    def say(self, words: str) -> None:
        """Process an utterance."""
        announcing.say(self.game, self.talk, words)
        if not self.talk.over:
            return
        if announcing.is_unplayed(self.game):
            self.game.ended = "unplayed"
            self.phase = "over"
        else:
            self.to_play()

    def to_play(self) -> None:
        """Begin the play."""
        self.phase = "play"
        play.begin(self.game)
        self.order = play.order_of(self.game)

    def put(self, seat: int, card: str) -> None:
        """Put a card on the table."""
        self.game.hands[seat].remove(card)
        self.table.append(card)
        if len(self.table) < 4:
            return
        play.take_trick(self.game, self.order, self.table)
        self.table = []
        if play.is_over(self.game):
            self.phase = "over"
        else:
            self.order = play.order_of(self.game)
