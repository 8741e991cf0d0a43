"""The questions of the protocol as types, each with its fields and their units."""

from __future__ import annotations

import msgspec

from tarock_protocol.messages.parts import Action, Amount, Item, Money, NumberedTrick, Side, Unset
from tarock_protocol.messages.roles import BySeat, Card, Halves, Said, Seat, Tariff

PROTOCOL = 1
"""The version of the protocol."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask", kw_only=True):
    """The fields of every question."""

    id: int
    rules: str = ""
    options: dict[str, str] = {}


class Hello(Question, frozen=True, tag="hello"):
    """Opens a conversation."""

    protocol: int = PROTOCOL


class Deck(Question, frozen=True, tag="deck"):
    """Which cards are there, how do they rank, and what are they worth?"""


class Count(Question, frozen=True, tag="count"):
    """How many Augen do these cards hold?"""

    cards: list[Card]


class Dealing(Question, frozen=True, tag="dealing"):
    """Who receives which cards of a pack?

    ``pack`` lists the whole pack from the top, before the cut; ``cut`` is the number of cards lifted off and put
    below. ``starts`` is the seat that the dealer gives the first packet to and ``pile`` the order (from the top) in
    which the six cards on the table come to lie; both only matter in readings that allow them. ``chosen`` is there
    where the pack was knocked on instead: the packets (counted from 0) that the players take in turn.
    """

    players: int
    dealer: Seat
    pack: list[Card]
    cut: int = 0
    starts: Seat | None = None
    pile: list[Card] | None = None
    chosen: list[int] | None = None


class MayBid(Question, frozen=True, tag="may_bid"):
    """What may the player whose turn it is bid, after ``bids``, holding ``hand``?"""

    players: int
    dealer: Seat
    bids: list[Action]
    hand: list[Card]


class MayCall(Question, frozen=True, tag="may_call"):
    """Which cards may the declarer call, holding ``hand``?"""

    contract: str
    hand: list[Card]


class MayDiscard(Question, frozen=True, tag="may_discard"):
    """May the declarer, holding ``hand`` with the cards of the Talon in it, lay away ``discards``?"""

    contract: str
    hand: list[Card]
    discards: list[Card]


class MayAnnounce(Question, frozen=True, tag="may_announce"):
    """What may the player whose turn it is say, after ``said``, holding ``hand``?

    ``partner`` is the holder of the called card, none where the declarer is alone; ``from_talon`` is true where it lay
    in the Talon. In Fahren ``declarer`` is none.
    """

    players: int
    dealer: Seat
    contract: str
    declarer: Seat | None
    partner: Seat | None
    called: Said | None
    said: list[Action]
    hand: list[Card]
    from_talon: bool = False


class MayPlay(Question, frozen=True, tag="may_play"):
    """Which cards of ``hand`` may be played to ``trick``, which is empty for a lead?

    ``announced`` lists the announcements that bind the player (``Spatz``, ``Uhu``, ``König ultimo``, …): his own, or
    his side's where a source binds every holder; and ``Valat`` where anybody announced one. ``called`` is the called
    king; ``number`` counts tricks from 1.
    """

    contract: str
    hand: list[Card]
    trick: list[Card]
    number: int = 1
    announced: list[str] = []
    called: Said | None = None


class Trick(Question, frozen=True, tag="trick"):
    """Who wins this complete trick?"""

    contract: str
    players: int
    dealer: Seat
    leader: Seat
    cards: list[Card]


class CardPlay(Question, frozen=True, tag="play"):
    """What is the course of play after ``actions``, which start with the first card?

    What came before is given: the game, who declares it with whom, and ``said`` with all utterances in order, empty
    where nobody said anything that matters. Where everybody plays for himself ``declarer`` is none. ``hands`` are those
    with which the first trick begins, in order of seats, ``talon`` the packets that were dealt, and ``discards`` what
    was laid away; cards of the Talon that are in no hand and were not laid away were left. ``actions`` are cards; where
    cards have to be claimed, the claims follow the last card. ``vorhand`` is given where the Vorhand was handed on.
    """

    contract: str
    players: int
    dealer: Seat
    declarer: Seat | None
    partner: Seat | None
    called: Said | None
    hands: BySeat[list[Card]]
    talon: Halves
    discards: list[Card]
    said: list[Action]
    actions: list[Action]
    vorhand: Seat | Unset = msgspec.UNSET


class Result(Question, frozen=True, tag="result", kw_only=True):
    """Which items are won and lost, given what each side has at the end?

    ``piles`` are all cards that count for a side, its tricks and its share of the Talon and discards; ``tricks``
    how many tricks it took. ``played`` are the tricks on which a Prämie can rest, the last ones and any in which
    something was caught. ``said`` are all utterances in order. ``from_talon`` is true where the called king lay in the
    Talon; such a king in the opponents' pile counts as left lying there, unless one of ``played`` shows it. ``hands``
    are those dealt, by seat, in a source where something depends on them; others never meet them. ``taken`` are the
    cards of the tricks that each seat took, and ``laid`` those laid away, in readings in which something depends on
    them. Without ``piles`` or ``tricks`` only a part of the deal is given; the answer is what can be known from it.
    """

    contract: str
    players: int
    dealer: Seat
    declarer: Seat
    partner: Seat | None
    called: Said | None
    piles: dict[Side, list[Card]] = {}
    tricks: dict[Side, int] = {}
    played: list[NumberedTrick]
    said: list[Action]
    from_talon: bool = False
    hands: BySeat[list[Card]] | Unset = msgspec.UNSET
    taken: BySeat[list[Card]] | Unset = msgspec.UNSET
    laid: list[Card] | Unset = msgspec.UNSET


class Settle(Question, frozen=True, tag="settle"):
    """Who pays whom? ``tariff`` is what one point of the source is worth, where a round agreed on its own.

    With a declarer ``items`` counts; ``given_up`` is true where the declarer gave up, and then there are no items;
    ``from_talon`` is true where the called king lay in the Talon. Where everybody plays for himself, ``augen`` and
    ``tricks`` list every seat's, and ``declarer`` is none; in Fahren ``said`` is the Kontra round. ``bird`` is what
    the declarer named when he gave up, in readings in which the value of a Vogel is paid too. A ``doubled`` deal
    counts twice, or as often as a number says. ``renonce`` is the player who pays for a breach of the rules; then
    ``items`` are the game and all that was announced, whoever won it. ``replaced`` is the game that is not paid because
    a Valat takes its place, in readings in which an amount depends on it.
    """

    contract: str
    players: int
    dealer: Seat
    declarer: Seat | None = None
    partner: Seat | None = None
    items: list[Item] = []
    given_up: bool = False
    from_talon: bool = False
    augen: BySeat[Amount] = []
    tricks: BySeat[int] = []
    bird: str | None = None
    said: list[Action] = []
    tariff: Tariff | None = None
    doubled: bool | int | Unset = msgspec.UNSET
    renonce: Seat | Unset | None = msgspec.UNSET
    replaced: Item | Unset = msgspec.UNSET


class NextDealer(Question, frozen=True, tag="next_dealer"):
    """Who deals (next)? ``lot`` is the seat drawn before the first deal, ``previous`` the dealer of the last one.

    ``given_up`` is true where the declarer of the last deal gave up.
    """

    players: int
    lot: Seat | None = None
    previous: Seat | None = None
    given_up: bool = False


class PastDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal of a session: what was played, what happened in it, and what it brought each seat when counted once.

    ``events`` are words of the source for what decides about later deals; without ``payments`` nobody paid anything.
    ``of_game`` is the part of the payments for the game alone, in readings where it counts by itself; else all of them.
    """

    contract: str
    events: list[str] = []
    payments: BySeat[Money] = []
    of_game: BySeat[Money] | Unset = msgspec.UNSET


class Session(Question, frozen=True, tag="session"):
    """How does a session stand after ``deals``, whose first ``dealer`` is given?

    ``last_hour`` is the place, counted from 0, of the first deal that begins in the last hour; none before it.
    The next deal is included.
    """

    players: int
    dealer: Seat
    deals: list[PastDeal]
    last_hour: int | None = None


class Deal(Question, frozen=True, tag="deal"):
    """The whole course of a deal, as far as ``actions`` go.

    ``hands`` in order of seats, empty for a dealer who sits out, and the packets of the ``talon`` together make up the
    pack. A ``doubled`` deal counts twice, or as often as a number says.
    """

    players: int
    dealer: Seat
    hands: BySeat[list[Card]]
    talon: Halves
    actions: list[Action]
    tariff: Tariff | None = None
    doubled: bool | int | Unset = msgspec.UNSET


class View(Question, frozen=True, tag="view"):
    """Which cards has ``seat`` seen after ``actions``, in his own hand or shown by the rules?"""

    players: int
    dealer: Seat
    hands: BySeat[list[Card]]
    talon: Halves
    actions: list[Action]
    seat: Seat


AnyQuestion = (
    Hello
    | Deck
    | Count
    | Dealing
    | MayBid
    | MayCall
    | MayDiscard
    | MayAnnounce
    | MayPlay
    | Trick
    | CardPlay
    | Result
    | Settle
    | NextDealer
    | Session
    | Deal
    | View
)
