"""The messages of the protocol, typed once; the published JSON Schema is generated from these types.

A question is one line of JSON, complete in itself. Seats are numbered from 0 in the direction of play; at a table
of four the dealer is usually seat 3, so that Vorhand is seat 0. Cards are written as people write them (``Sküs``,
``XXI``, ``K♥``, ``10♠``). Payments are in the source's own unit: Cent in ``lungau``, points elsewhere. Every question
names its rule set and the options that differ from that rule set's defaults.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

PROTOCOL = 1

Side = Literal["declarer", "foes"]
"""The declarer with his partner, or the players against them."""

Amount = int | Annotated[str, msgspec.Meta(pattern=r"^-?[1-9][0-9]*/[1-9][0-9]*$")]
"""Augen or a payment, always exact: a whole number, or a fraction in lowest terms such as ``-1/3``."""

Due = Literal["bid", "call", "talon", "discard", "say", "play"]
"""What a player whose turn it is has to do."""

Deed = Literal[Due, "renonce"]
"""What kind of action a player takes; ``what`` then says which."""

Unset = msgspec.UnsetType
"""The default of a field that questions have gained; left out of a line, it troubles nobody who does not know it."""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One act of one player.

    ``what`` by ``do``: ``bid`` the bid's name or ``Weiter`` (``Spatzrufer K♥`` where the king is named with the bid);
    ``call`` a card, or ``Vierter König``; ``talon`` one of ``first``, ``second``, ``all``, ``leave``, ``Schleifen``,
    ``Aufgeben`` (``Aufgeben Uhu`` where the Vogel is paid too), or the cards taken where the declarer groups them
    himself; ``discard`` all cards laid away, separated by blanks; ``say`` one utterance of the announcing round, of
    which ``Gut!`` or ``Weiter`` closes the turn; ``play`` a card; ``renonce`` the seat whose breach of the rules is
    pointed out.
    An act that is ``unnoticed`` breaks the rules, and stands because nobody has noticed.
    """

    seat: int
    do: Deed
    what: str
    unnoticed: bool = False


class PlayedTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards of one trick in the order they were played; the first of them was led by ``leader``."""

    leader: int
    cards: list[str]


class NumberedTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trick of a deal, the first being number 1."""

    number: int
    leader: int
    cards: list[str]


class WonTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A complete trick and who won it."""

    leader: int
    cards: list[str]
    winner: int
    grounds: list[str] = []


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is scored by itself: the game (``Spiel``) or a Prämie.

    ``side`` is the party whose item it is (who announced it, or who made or lost it in silence); ``won`` says whether
    that party wins it. ``doubled`` lists the seats that took the steps of the ladder (Kontra, Rekontra, …), in that
    order. ``against`` is the only opponent for whom the item counts, where each doubles for himself.
    """

    item: str
    side: Side
    won: bool
    announced: bool = False
    doubled: list[int] = []
    against: int | None = None
    grounds: list[str] = []


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one item is worth between one winner and one loser, positive when the declarer's side receives."""

    item: str
    side: Side
    amount: Amount
    against: int | None = None
    grounds: list[str] = []


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may act, how, and all that is allowed.

    ``legal`` holds every allowed ``what``; for ``discard`` every single card that may be among those laid away.
    ``why`` gives for a choice that is not allowed the clauses that forbid it, where the engine names them.
    """

    seat: int
    do: Due
    legal: list[str]
    grounds: list[str] = []
    why: dict[str, list[str]] = {}


class Refusal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first action of a deal that is not allowed: its place in ``actions``, a sentence, and its clauses."""

    index: int
    reason: str = ""
    grounds: list[str] = []


# --------------------------------------------------------------------------------------------------- questions


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask", kw_only=True):
    """What every question carries."""

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

    cards: list[str]


class Dealing(Question, frozen=True, tag="dealing"):
    """Who receives which cards of a pack?

    ``pack`` lists the whole pack from the top, before the cut; ``cut`` is the number of cards lifted off and put
    below. ``starts`` is the seat that the dealer gives the first packet to and ``pile`` the order (from the top) in
    which the six cards on the table come to lie; both only matter in readings that allow them. ``chosen`` is there
    where the pack was knocked on instead: the packets (counted from 0) that the players take in turn.
    """

    players: int
    dealer: int
    pack: list[str]
    cut: int = 0
    starts: int | None = None
    pile: list[str] | None = None
    chosen: list[int] | None = None


class MayBid(Question, frozen=True, tag="may_bid"):
    """What may the player whose turn it is bid, after ``bids``, holding ``hand``?"""

    players: int
    dealer: int
    bids: list[Action]
    hand: list[str]


class MayCall(Question, frozen=True, tag="may_call"):
    """Which cards may the declarer call, holding ``hand``?"""

    contract: str
    hand: list[str]


class MayDiscard(Question, frozen=True, tag="may_discard"):
    """May the declarer, holding ``hand`` with the cards of the Talon in it, lay away ``discards``?"""

    contract: str
    hand: list[str]
    discards: list[str]


class MayAnnounce(Question, frozen=True, tag="may_announce"):
    """What may the player whose turn it is say, after ``said``, holding ``hand``?

    ``partner`` is the holder of the called card, none where the declarer is alone; ``from_talon`` is true where it lay
    in the Talon. In Fahren ``declarer`` is none.
    """

    players: int
    dealer: int
    contract: str
    declarer: int | None
    partner: int | None
    called: str | None
    said: list[Action]
    hand: list[str]
    from_talon: bool = False


class MayPlay(Question, frozen=True, tag="may_play"):
    """Which cards of ``hand`` may be played to ``trick``, which is empty for a lead?

    ``announced`` lists the announcements that bind the player (``Spatz``, ``Uhu``, ``König ultimo``, …): his own, or
    his side's where a source binds every holder; and ``Valat`` where anybody announced one. ``called`` is the called
    king; ``number`` counts tricks from 1.
    """

    contract: str
    hand: list[str]
    trick: list[str]
    number: int = 1
    announced: list[str] = []
    called: str | None = None


class Trick(Question, frozen=True, tag="trick"):
    """Who wins this complete trick?"""

    contract: str
    players: int
    dealer: int
    leader: int
    cards: list[str]


class Result(Question, frozen=True, tag="result"):
    """Which items are won and lost, given what each side has at the end?

    ``piles`` are all cards that count for a side, its tricks and its share of the Talon and discards; ``tricks``
    how many tricks it took. ``played`` are the tricks on which a Prämie can rest, the last ones and any in which
    something was caught. ``said`` are all utterances in order. ``from_talon`` is true where the called king lay in the
    Talon; such a king in the opponents' pile counts as left lying there, unless one of ``played`` shows it. ``hands``
    are those dealt, by seat, in a source where something hangs on them; others never meet them. ``taken`` are the cards
    of the tricks that each seat took, and ``laid`` those laid away, in readings in which something hangs on them.
    """

    contract: str
    players: int
    dealer: int
    declarer: int
    partner: int | None
    called: str | None
    piles: dict[Side, list[str]]
    tricks: dict[Side, int]
    played: list[NumberedTrick]
    said: list[Action]
    from_talon: bool = False
    hands: list[list[str]] | Unset = msgspec.UNSET
    taken: list[list[str]] | Unset = msgspec.UNSET
    laid: list[str] | Unset = msgspec.UNSET


class Settle(Question, frozen=True, tag="settle"):
    """Who pays whom? ``tariff`` is what one point of the source is worth, where a round agreed on its own.

    With a declarer ``items`` counts; ``given_up`` is true where the declarer gave up, and then there are no items;
    ``from_talon`` is true where the called king lay in the Talon. Where everybody plays for himself, ``augen`` and
    ``tricks`` list every seat's, and ``declarer`` is none; in Fahren ``said`` is the Kontra round. ``bird`` is what
    the declarer named when he gave up, in readings in which the value of a Vogel is paid too. A ``doubled`` deal
    counts twice. ``renonce`` is the player who pays for a breach of the rules; then ``items`` are the game and all that
    was announced, whoever won it. ``replaced`` is the game that is not paid because a Valat takes its place, in
    readings in which an amount hangs on it.
    """

    contract: str
    players: int
    dealer: int
    declarer: int | None = None
    partner: int | None = None
    items: list[Item] = []
    given_up: bool = False
    from_talon: bool = False
    augen: list[Amount] = []
    tricks: list[int] = []
    bird: str | None = None
    said: list[Action] = []
    tariff: int | None = None
    doubled: bool | Unset = msgspec.UNSET
    renonce: int | Unset | None = msgspec.UNSET
    replaced: Item | Unset = msgspec.UNSET


class NextDealer(Question, frozen=True, tag="next_dealer"):
    """Who deals (next)? ``lot`` is the seat drawn before the first deal, ``previous`` the dealer of the last one.

    ``given_up`` is true where the declarer of the last deal gave up.
    """

    players: int
    lot: int | None = None
    previous: int | None = None
    given_up: bool = False


class PastDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal of a session: what was played, what came to pass in it, and what it brought each seat when counted once.

    ``events`` are words of the source for what decides about later deals; without ``payments`` nobody paid anything.
    ``of_game`` is what of the payments the game alone brought, in readings where it counts by itself; else all of them.
    """

    contract: str
    events: list[str] = []
    payments: list[Amount] = []
    of_game: list[Amount] | Unset = msgspec.UNSET


class Session(Question, frozen=True, tag="session"):
    """How does a session stand after ``deals``, whose first ``dealer`` is given?

    ``last_hour`` is the place of the first deal that begins in the last hour, the next deal included, none before that.
    """

    players: int
    dealer: int
    deals: list[PastDeal]
    last_hour: int | None = None


class Deal(Question, frozen=True, tag="deal"):
    """The whole course of a deal, as far as ``actions`` go.

    ``hands`` in order of seats, empty for a dealer who sits out, and the packets of the ``talon`` together make up the
    pack. A ``doubled`` deal counts twice.
    """

    players: int
    dealer: int
    hands: list[list[str]]
    talon: list[list[str]]
    actions: list[Action]
    tariff: int | None = None
    doubled: bool | Unset = msgspec.UNSET


class View(Question, frozen=True, tag="view"):
    """Which cards has ``seat`` seen, in his own hand or shown by the rules, when ``actions`` are done?"""

    players: int
    dealer: int
    hands: list[list[str]]
    talon: list[list[str]]
    actions: list[Action]
    seat: int


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
    | Result
    | Settle
    | NextDealer
    | Session
    | Deal
    | View
)


# ----------------------------------------------------------------------------------------------------- answers


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every answer may carry: the clauses it rests on as a whole."""

    grounds: list[str] = []


class HelloAnswer(Answer, frozen=True):
    """Who answers, and what it plays.

    ``rules`` maps each rule set to its options, and each option to the readings that can be asked for.
    ``window`` is how many questions may be under way at once.
    """

    protocol: int
    name: str
    version: str
    language: str
    rules: dict[str, dict[str, list[str]]]
    questions: list[str]
    homepage: str = ""
    window: int = 1


class DeckAnswer(Answer, frozen=True):
    """``trumps`` and each of ``suits`` (``♥ ♦ ♠ ♣``) from the highest down; ``augen`` by card; ``names`` to card."""

    trumps: list[str]
    suits: dict[str, list[str]]
    augen: dict[str, int]
    total: int
    trull: list[str]
    names: dict[str, str]
    why: dict[str, list[str]] = {}


class CountAnswer(Answer, frozen=True):
    """The sum."""

    augen: Amount


class DealingAnswer(Answer, frozen=True):
    """Hands by seat, the Talon as first and second packet, and who is who.

    ``order`` lists the seats in the order in which they received their first packet; ``cutter`` lifts the pack, none
    where the source says nothing of it; ``sits_out`` is a seat that receives no cards.
    """

    hands: list[list[str]]
    talon: list[list[str]]
    vorhand: int
    order: list[int]
    cutter: int | None
    direction: Literal["clockwise", "counter-clockwise"]
    sits_out: int | None = None


class TurnAnswer(Answer, frozen=True):
    """Whose turn it is and what is allowed (``may_bid``, ``may_announce``); ``seat`` is none when all is said.

    When the auction is over ``contract`` and ``declarer`` say how it ended.
    """

    seat: int | None
    legal: list[str]
    contract: str | None = None
    declarer: int | None = None
    why: dict[str, list[str]] = {}


class LegalAnswer(Answer, frozen=True):
    """All that is allowed (``may_call``, ``may_play``)."""

    legal: list[str]
    why: dict[str, list[str]] = {}


class DiscardAnswer(Answer, frozen=True):
    """Whether the discards are allowed, and which of them have to lie face up."""

    allowed: bool
    face_up: list[str] = []


class TrickAnswer(Answer, frozen=True):
    """Who wins the trick and who leads to the next one.

    ``leads`` is null where that cannot be known: in Fahren among five, after a trick of the dealer, who may have played
    his last card to it.
    """

    winner: int
    leads: int | None


class ResultAnswer(Answer, frozen=True):
    """Augen by side and every item that is scored."""

    augen: dict[Side, Amount]
    items: list[Item]


class SettleAnswer(Answer, frozen=True):
    """What each seat receives (negative: pays), and what each item contributed between two players."""

    payments: list[Amount]
    lines: list[Line] = []


class NextDealerAnswer(Answer, frozen=True):
    """The dealer, Vorhand, and who sits out."""

    dealer: int
    vorhand: int
    sits_out: int | None = None


class DealOfSession(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who deals, who is Vorhand, and whether the deal counts twice."""

    dealer: int
    vorhand: int
    doubled: bool


class SessionAnswer(Answer, frozen=True):
    """Every deal of the session and, at the end, the next one.

    ``due`` counts the doubled deals still to come, the next one included; ``totals`` is what each seat has received.
    """

    deals: list[DealOfSession]
    due: int
    totals: list[Amount]


class DealAnswer(Answer, frozen=True):
    """The course of a deal.

    ``accepted`` counts the actions that were allowed before the first refused one; an engine stops there. ``next``
    lists who may act (one turn, or several where anybody may speak); it is empty when the deal is over. ``augen``
    are by side, or by seat where everybody plays for himself (keys ``"0"`` …), and ``items``, ``lines`` and
    ``payments`` are there when the deal is over. ``renonce`` is the player who pays for a breach of the rules that was
    pointed out; then only ``payments`` are there.
    """

    accepted: int
    refused: Refusal | None
    next: list[Turn]
    contract: str | None = None
    declarer: int | None = None
    partner: int | None = None
    called: str | None = None
    hands: list[list[str]] = []
    discards: list[str] = []
    face_up: list[str] = []
    tricks: list[WonTrick] = []
    over: bool = False
    augen: dict[str, Amount] = {}
    items: list[Item] = []
    lines: list[Line] = []
    payments: list[Amount] = []
    renonce: int | None = None


class ViewAnswer(Answer, frozen=True):
    """Every card whose place the seat has been shown or has held, and with whom it may confer over the play."""

    seen: list[str]
    confers: list[int] = []
