"""How the bidding of Karls Tarockrunde stands after some bids: who is Vorhand, which game is bid, who has said gut."""

from __future__ import annotations

from typing import Final, NamedTuple

from tarock_engine import calling
from tarock_engine.actions import GUT, MEIN_SPIEL, ZUSAMMENWERFEN, Bid
from tarock_engine.cards import Mask
from tarock_engine.contracts import TalonUse
from tarock_engine.karl.bid_ranks import games_bid, is_higher
from tarock_engine.karl.rules import KarlRules
from tarock_engine.memory import remembered
from tarock_engine.seating import SEATS, Seat, further, in_turn

VORHAND: Final = "Vorhand"
RESERVATION: Final = (MEIN_SPIEL, VORHAND)
"""The two words with which Vorhand keeps her bid for later."""
HAND_ON: Final = "gebe die Vorhand weiter"


class BiddingStanding(NamedTuple):
    """The standing of an auction; ``order`` are the seats that take part in it, from Vorhand on.

    ``giver`` has handed the Vorhand on. ``spoken`` have made their first call. ``reserved``: Vorhand keeps her bid for
    later; ``committed``: she has named a game or said gut. ``sechser`` is a Sechser-Dreier that was bid, ``best`` the
    last game and ``seat`` its bidder. ``held``: it does not outbid the game before; ``chosen``: Vorhand named it when
    all the others had said gut. ``out`` take no further part; ``silent`` have said gut since the last game.
    ``thrown_in``: somebody has thrown the deal in.
    """

    order: tuple[Seat, ...]
    giver: Seat | None = None
    spoken: frozenset[Seat] = frozenset()
    reserved: bool = False
    sechser: str | None = None
    best: str | None = None
    seat: Seat | None = None
    committed: bool = False
    held: bool = False
    chosen: bool = False
    out: frozenset[Seat] = frozenset()
    silent: frozenset[Seat] = frozenset()
    thrown_in: bool = False

    @property
    def vorhand(self) -> Seat:
        """The present Vorhand."""
        return self.order[0]

    @property
    def is_opening(self) -> bool:
        """Whether Vorhand has yet to open the auction."""
        return self.best is None and not self.reserved

    @property
    def is_choosing(self) -> bool:
        """Whether all the others have said gut and nobody has bid, so that Vorhand chooses a game."""
        return self.best is None and self.silent.issuperset(self.order[1:])


def for_turn(at: BiddingStanding, turn: Seat, rules: KarlRules) -> BiddingStanding:
    """The part of the standing that the legal bids of the player in turn depend on."""
    hers, bid = turn == at.vorhand, at.best is not None
    return BiddingStanding(
        at.order,
        at.giver,
        spoken=at.spoken & {turn} if rules.dealing.throwing_in.value else frozenset(),
        reserved=at.reserved and (hers or not bid),
        sechser=at.sechser,
        best=at.best,
        seat=at.seat,
        committed=at.committed and hers,
        silent=frozenset() if bid else at.silent,
    )


class Survey(NamedTuple):
    """The auction as a check sees it: its standing, and the hand of the player in turn."""

    standing: BiddingStanding
    hand: Mask


def has_all_koenige(hand: Mask, rules: KarlRules) -> bool:
    """Whether a hand has all Könige that can be called, and in a house that calls Damen then all these too."""
    return not calling.left_to_call(hand, rules)


@remembered(1 << 14)
def standing_of(players: int, dealer: Seat, bids: tuple[Bid, ...], rules: KarlRules) -> BiddingStanding:
    """The standing of the auction after ``bids``."""
    if not bids:
        around = in_turn(SEATS[:players], further(dealer, 1, players), 1)[: rules.sessions.players_in_play.value]
        return BiddingStanding(in_turn(around, around[rules.bidding.opens.value], rules.bidding.in_turn.value))
    return _after(standing_of(players, dealer, bids[:-1], rules), bids[-1].seat, bids[-1].name, rules)


@remembered(1 << 14)
def _after(before: BiddingStanding, seat: Seat, name: str, rules: KarlRules) -> BiddingStanding:
    now = before._replace(spoken=before.spoken | {seat})
    if name in RESERVATION:
        return now._replace(reserved=True)
    if name == HAND_ON:
        return _handed_on(now, rules)
    if name == ZUSAMMENWERFEN:
        return now._replace(thrown_in=True)
    now = now._replace(committed=now.committed or seat == now.vorhand)
    if name == GUT:
        out = now.out | {seat} if rules.bidding.gut_is_final.value else now.out
        return now._replace(out=out, silent=now.silent | {seat})
    held = before.best is not None and not is_higher(name, before.best, rules)
    sechser = name if games_bid(rules)[name].talon.value is TalonUse.WHOLE else before.sechser
    return now._replace(sechser=sechser, best=name, seat=seat, held=held, chosen=before.is_choosing, silent=frozenset())


def _handed_on(now: BiddingStanding, rules: KarlRules) -> BiddingStanding:
    """The standing with the next player as Vorhand, even if he has said gut; a late giver counts as silent."""
    giver = now.vorhand
    order = in_turn(now.order, now.order[rules.bidding.rights_go_to.value], 1)
    taker = frozenset(order[:1])
    if not rules.bidding.giver_stays.value:
        order = tuple(seat for seat in order if seat != giver)
    silent = now.silent | {giver} if now.reserved and now.best is None else now.silent
    return now._replace(order=order, giver=giver, committed=False, out=now.out - taker, silent=silent - taker)
