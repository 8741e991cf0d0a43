"""The auction told once more without a look at the engine."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from tests.laws.karl import plain

RESERVE: Final = ("Mein Spiel", "Vorhand")
HAND_ON: Final = "gebe die Vorhand weiter"
THROW_IN: Final = "zusammenwerfen"
OVER_SECHSER: Final = frozenset({"Farbensolo", "Piccolo-Ouvert", "Zwiccolo-Ouvert", "Bettel-Ouvert", "Solo-Dreier"})

Bid = tuple[int, str]
"""Who said what."""


def game_of(word: str) -> str | None:
    """The game that a bid is about, if it is about one."""
    name = word.split(" ", maxsplit=1)[0].replace("Besser", "Auch")
    return name if name in plain.GAMES else None


def rank(game: str, chosen: Mapping[str, str]) -> float:
    """The place of a game; equal games have the same."""
    row = next((place for place, row in enumerate(plain.ROWS) if game in row), None)
    if row is None:
        return {"Fahren": -2.0, "Rufer": -1.0}[game]
    match chosen["auction-rank-order"]:
        case "by-row":
            return row
        case "by-price":
            return {"Solo-Rufer": 0.0, "Auch-Rufer": -0.5}.get(game, row)
        case "by-row-and-list":
            return {"Farbensolo": 7.5}.get(game, row)
        case _:
            return {"Solo-Rufer": 0.0, "Auch-Rufer": 2.0}.get(game, row)


def outbids(mine: str, before: str, chosen: Mapping[str, str]) -> bool:
    """Whether a game is higher than another."""
    if before == "Sechser-Dreier":
        listed = chosen["sechser-dreier-overbid-list"] == "as-listed"
        return mine in OVER_SECHSER and not (listed and mine == "Zwiccolo-Ouvert")
    return mine != "Sechser-Dreier" and rank(mine, chosen) > rank(before, chosen)


@dataclasses.dataclass(frozen=True)
class Auction:
    """An auction as far as it has come; ``seats`` are the players from the first Vorhand on."""

    bids: Sequence[Bid]
    seats: Sequence[int]
    hands: Sequence[Collection[str]]
    chosen: Mapping[str, str]

    @property
    def handed_on(self) -> int | None:
        """The place of the words with which the Vorhand was handed on."""
        return next((place for place, (_, word) in enumerate(self.bids) if word == HAND_ON), None)

    @property
    def vorhand(self) -> int:
        """Who has the Vorhand now."""
        return self.seats[0 if self.handed_on is None else 1]

    @property
    def order(self) -> list[int]:
        """All who take part, from Vorhand on; the giver of the Vorhand speaks last or not at all."""
        if self.handed_on is None:
            return list(self.seats)
        return list(self.seats[1:]) + ([] if self.chosen["handover-status"] == "giver-out" else [self.seats[0]])

    @property
    def games(self) -> list[Bid]:
        """The games that were bid, in order."""
        return [(seat, game) for seat, word in self.bids if (game := game_of(word)) is not None]

    @property
    def out(self) -> set[int]:
        """Who has said Gut! for good, or as things stand."""
        said = dict[int, int]()
        for place, (seat, word) in enumerate(self.bids):
            if word == "Gut!":
                said[seat] = place
        last = max((place for place, (_, word) in enumerate(self.bids) if game_of(word)), default=-1)
        reopened = self.chosen["hold-scope"] == "gut-not-final"
        taken_up = self.handed_on if self.handed_on is not None else -1
        return {
            seat
            for seat, place in said.items()
            if not (reopened and place < last) and not (seat == self.vorhand and place < taken_up)
        }

    @property
    def reserved(self) -> bool:
        """Whether Vorhand keeps her games open."""
        return any(word in RESERVE for _, word in self.bids)

    @property
    def opening(self) -> bool:
        """Whether Vorhand has not spoken yet."""
        return not self.bids or (self.bids[-1][1] == HAND_ON and len(self.bids) == 1)

    @property
    def naming(self) -> bool:
        """Whether all the others have said Gut! to the reservation."""
        return self.reserved and not self.games and self.out >= set(self.order) - {self.vorhand, *self._giver_waits()}

    def _giver_waits(self) -> set[int]:
        """The giver of a Vorhand, who has reserved and has nothing to answer to herself."""
        return {self.seats[0]} if self.handed_on and not self.games else set()

    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        if self.bids and self.bids[-1][1] == THROW_IN:
            return True
        if not self.games:
            return False
        seat, _ = self.games[-1]
        if Auction(self.bids[:-1], self.seats, self.hands, self.chosen).naming and game_of(self.bids[-1][1]):
            return True
        if self.chosen["hold-scope"] == "ends-auction" and seat == self.vorhand and self._is_hold(len(self.games) - 1):
            return True
        return self.out >= set(self.order) - {seat}

    def _is_hold(self, place: int) -> bool:
        """Whether the game of this place was bid by holding the one before it."""
        return place > 0 and not outbids(self.games[place][1], self.games[place - 1][1], self.chosen)

    def next_seat(self) -> int:
        """Who speaks next."""
        if not self.bids:
            return self.vorhand
        last, word = self.bids[-1]
        if word == HAND_ON:
            return self.vorhand
        asked = [seat for seat in self.seats if seat in self.order and seat not in self.out]
        if self.games:
            asked = [seat for seat in asked if seat != self.games[-1][0]]
        place = self.seats.index(last)
        later = [*self.seats[place + 1 :], *self.seats[: place + 1]]
        return next(seat for seat in later if seat in asked)

    # ------------------------------------------------------------------------------------------ what may be said

    def open_to(self, seat: int) -> set[str]:
        """All that the player in turn may say."""
        hers, hand = seat == self.vorhand, set(self.hands[seat])
        four = hand >= plain.KOENIGE
        duty = self.chosen["four-kings-handover-duty"]
        found = {word for game in plain.GAMES for word in self._words(game, seat) if self._may_bid(game, seat)}
        first = all(one != seat for one, _ in self.bids)
        if first and self.chosen["no-throw-in"] == "others-may" and hand & (plain.KOENIGE | set(plain.TRUMPS)):
            found.add(THROW_IN)
        if self.opening:
            if four and self.handed_on is None:
                return {HAND_ON} if duty == "always" else found | {*RESERVE, HAND_ON}
            return found | set(RESERVE)
        if hers and four and duty == "also-later" and self.handed_on is None and self._only_reserved(seat):
            found.add(HAND_ON)
        return found if hers and self.naming else found | {"Gut!"}

    def _only_reserved(self, seat: int) -> bool:
        return all(word in RESERVE for one, word in self.bids if one == seat)

    def _words(self, game: str, seat: int) -> list[str]:
        """The words for a game, with a bird where it is named with the bid."""
        if game != "Auch-Rufer":
            return [game]
        held = [bird for bird, card in plain.BIRDS.items() if card in self.hands[seat]]
        words = ["Auch-Rufer", "Besser-Rufer"] if held else []
        if self.chosen["auch-rufer-bird-naming"] == "with-bid":
            return [f"{word} {bird}" for word in words for bird in held]
        return words

    def _may_bid(self, game: str, seat: int) -> bool:
        hers, four = seat == self.vorhand, set(self.hands[seat]) >= plain.KOENIGE
        if four and (game in plain.CALLING or (game == "Fahren" and self.naming and self._no_fahren)):
            return False
        if game == "Sechser-Dreier":
            return hers and self.opening
        if game in plain.HERS:
            at_once = self.opening and self.chosen["vorhand-opening-rufer-or-fahren"] == "at-once"
            return hers and (self.naming or at_once)
        return not self.games or self._is_higher(game) or self._may_hold(game, seat)

    @property
    def _no_fahren(self) -> bool:
        return self.chosen["four-kings-fahren-as-game"] == "refused"

    def _is_higher(self, game: str) -> bool:
        return all(outbids(game, before, self.chosen) for _, before in self.games)

    def _may_hold(self, game: str, seat: int) -> bool:
        """Whether a player may hold against the standing bid."""
        other, standing = self.games[-1]
        if seat == other or standing in plain.HERS:
            return False
        scope = self.chosen["hold-scope"]
        if scope == "earlier-seats":
            allowed = self.order.index(seat) < self.order.index(other) if other in self.order else True
        else:
            allowed = seat == self.vorhand
        equal = scope == "equal-games" and rank(game, self.chosen) == rank(standing, self.chosen)
        return allowed and (game == standing or equal)
