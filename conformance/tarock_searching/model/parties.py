"""The axes of the parties for models: the game, who sits where, what was called and who holds it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from tarock_protocol.messages.questions import MayAnnounce, Result
from tarock_protocol.seating import ACTIVE, SIZES, SeatNames
from tarock_searching.model.axes import NO, YES, Axis, Row, yes_or_no
from tarock_searching.model.cards import is_koenig
from tarock_searching.model.words import NOBODY, Roles

PLACES: Final = ("Vorhand", "second", "third", "fourth")
PARTNERS: Final = (NOBODY, "next", "opposite", "before")
NOTHING: Final = "nothing"
_KOENIG: Final = "a König"
CALLED: Final = (NOTHING, _KOENIG, "a Tarock")
_TAROCKS: Final = ("XX", "XIX")
"""The Tarocks that are called where no König is."""


GIVEN: Final = frozenset({"game", "players", "dealer", "declarer", "called", "partner", "called card in the Talon"})
"""The axes of parties, which hold before anything is said or played."""


def axes_of_parties(games: Sequence[str]) -> Iterator[Axis]:
    """The axes that say who plays what with whom."""
    yield Axis("game", tuple(games))
    yield Axis("players", tuple(map(str, SIZES)))
    yield Axis("dealer", tuple(map(str, range(max(SIZES)))))
    yield Axis("declarer", PLACES)
    yield Axis("called", CALLED)
    yield Axis("partner", PARTNERS)
    yield Axis("called card in the Talon", (NO, YES))


def beginnings_of_parties(games: Sequence[str]) -> Iterator[Row]:
    """Each game, with or without a called card, and with every partner or none."""
    for game, called, partner in product(games, CALLED, PARTNERS):
        yield {"game": game, "called": called, "partner": partner}


class RowParties(NamedTuple):
    """Who plays a game: its active seats in turn, and the roles of them."""

    players: int
    dealer: int
    declarer: int
    partner: int | None
    called: str | None
    order: tuple[int, ...]

    @classmethod
    def of(cls, row: Row, pack: Sequence[str], chance: random.Random) -> RowParties | None:
        """The parties of a row; none if the dealer has no seat at such a table."""
        players, dealer = int(row["players"]), int(row["dealer"])
        if dealer >= players:
            return None
        order = SeatNames(players, dealer).active
        place, further = PLACES.index(row["declarer"]), PARTNERS.index(row["partner"])
        known = [card for card in pack if is_koenig(card)] if row["called"] == _KOENIG else _TAROCKS
        called = None if row["called"] == NOTHING else chance.choice(known)
        partner = order[(place + further) % ACTIVE] if further else None
        return cls(players, dealer, order[place], partner, called, order)

    @property
    def roles(self) -> Roles:
        """The role of each seat."""
        return Roles.of(self.order, self.declarer, self.partner)

    def first_turn(self, row: Row, rules: str, hand: list[str]) -> MayAnnounce:
        """The question what may be said first with this hand."""
        return MayAnnounce(
            id=1,
            rules=rules,
            players=self.players,
            dealer=self.dealer,
            contract=row["game"],
            declarer=self.declarer,
            partner=self.partner,
            called=self.called,
            said=[],
            hand=hand,
            from_talon=row["called card in the Talon"] == YES,
        )


def read_parties(question: MayAnnounce | Result) -> tuple[Row, Roles] | None:
    """The values of a question on the axes of parties, and who has which role; none if it has no declarer."""
    if question.declarer is None:
        return None
    order = SeatNames(question.players, question.dealer).active
    place, called = order.index(question.declarer), question.called
    turns = [order[(place + turn) % ACTIVE] for turn in range(ACTIVE)]
    row = {
        "game": question.contract,
        "players": str(question.players),
        "dealer": str(question.dealer),
        "declarer": PLACES[place],
        "called": NOTHING if called is None else CALLED[1 if is_koenig(called) else 2],
        "partner": NOBODY if question.partner is None else PARTNERS[turns.index(question.partner)],
        "called card in the Talon": yes_or_no(question.from_talon),
    }
    return row, Roles.of(order, question.declarer, question.partner)
