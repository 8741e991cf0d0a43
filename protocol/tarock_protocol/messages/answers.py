"""The answers of the protocol as types, each named after its question if only one question has it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET

from tarock_protocol.messages.parts import Action, Amount, Item, Line, Money, Refusal, Side, Turn, Unset, WonTrick
from tarock_protocol.messages.roles import BySeat, Card, Halves, Said, Seat


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The field of every answer: the clauses on which the answer as a whole rests."""

    grounds: list[str] = []


class LeftOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The games and the items of a rule set that a program does not know."""

    contracts: list[str] = []
    items: list[str] = []


class Otherwise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a program differs from a rule set, in the words of a profile.

    What it leaves out, games and Vögel of its own (``contracts``, ``items``), and rulings by name.
    """

    without: LeftOut = LeftOut()
    contracts: dict[str, dict[str, Any]] = {}
    items: dict[str, dict[str, Any]] = {}
    rulings: dict[str, Any] = {}


class HelloAnswer(Answer, frozen=True):
    """Who answers, and what it plays.

    ``rules`` maps each rule set to its options, and each option to the readings that can be asked for; ``houses`` maps
    some rule sets to how the program differs from them. ``window`` is how many questions may be under way at once.
    ``fields`` maps a question to the fields of its answer that the program gives; for a question that is missing there,
    it gives all. ``in_part`` are the questions for which it accepts only a part of the deal.
    """

    protocol: int
    name: str
    version: str
    language: str
    rules: dict[str, dict[str, list[str]]]
    questions: list[str]
    homepage: str = ""
    window: int = 1
    houses: dict[str, Otherwise] | Unset = UNSET
    fields: dict[str, list[str]] | Unset = UNSET
    in_part: list[str] | Unset = UNSET


class DeckAnswer(Answer, frozen=True):
    """``trumps`` and each of ``suits`` (``♥ ♦ ♠ ♣``) from the highest down; ``augen`` by card; ``names`` to card."""

    trumps: list[Card]
    suits: dict[str, list[Card]]
    augen: dict[Card, int]
    total: int
    trull: list[Card]
    names: dict[str, Card]
    why: dict[Said, list[str]] = {}


class CountAnswer(Answer, frozen=True):
    """The sum."""

    augen: Amount


class DealingAnswer(Answer, frozen=True):
    """Hands by seat, the Talon as first and second packet, and who is who.

    ``order`` lists the seats in the order in which they received their first packet; ``cutter`` lifts the pack, none
    where the source does not say so; ``sits_out`` is a seat that receives no cards.
    """

    hands: BySeat[list[Card]]
    talon: Halves
    vorhand: Seat
    order: list[Seat]
    cutter: Seat | None
    direction: Literal["clockwise", "counter-clockwise"]
    sits_out: Seat | None = None


class TurnAnswer(Answer, frozen=True):
    """Whose turn it is and what is allowed (``may_bid``, ``may_announce``); ``seat`` is none when all is said.

    When the auction is over ``contract`` and ``declarer`` say how it ended, ``beside`` what is played beside it.
    """

    seat: Seat | None
    legal: list[Said]
    contract: str | None = None
    declarer: Seat | None = None
    beside: list[Action] | Unset = UNSET
    why: dict[Said, list[str]] = {}


class LegalAnswer(Answer, frozen=True):
    """All that is allowed (``may_call``, ``may_play``)."""

    legal: list[Said]
    why: dict[Said, list[str]] = {}


class DiscardAnswer(Answer, frozen=True):
    """Whether the discards are allowed, and which of them have to lie face up."""

    allowed: bool
    face_up: list[Card] = []


class TrickAnswer(Answer, frozen=True):
    """Who wins the trick and who leads to the next one.

    ``leads`` is null where that cannot be known: in Fahren among five, after a trick of the dealer, who may have played
    his last card to it.
    """

    winner: Seat
    leads: Seat | None


class PlayAnswer(Answer, frozen=True):
    """The course of play.

    ``accepted`` counts the actions that were allowed before the first refused one; an engine stops there. ``next`` says
    whose turn it is and what is legal; it is empty when the last card is played. ``augen`` are by side, or by seat
    where everybody plays for himself (keys ``"0"`` …); they and ``items`` are there when it is over.
    """

    accepted: int
    refused: Refusal | None
    next: list[Turn]
    hands: BySeat[list[Card]] = []
    tricks: list[WonTrick] = []
    over: bool = False
    augen: dict[Said, Amount] = {}
    items: list[Item] = []


class ResultAnswer(Answer, frozen=True):
    """Augen by side and every item that is scored.

    Where only a part of the deal was given, they are what is known from it; ``open`` may name the items that it does
    not decide.
    """

    augen: dict[Side, Amount]
    items: list[Item]
    open: list[str] | Unset = UNSET


class SettleAnswer(Answer, frozen=True):
    """What each seat receives (negative: pays), and what each item contributed between two players."""

    payments: BySeat[Money]
    lines: list[Line] = []


class NextDealerAnswer(Answer, frozen=True):
    """The dealer, Vorhand, and who sits out."""

    dealer: Seat
    vorhand: Seat
    sits_out: Seat | None = None


class DealOfSession(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who deals, who is Vorhand, and whether the deal counts twice; a number where it counts so often by a house."""

    dealer: Seat
    vorhand: Seat
    doubled: bool | int


class SessionAnswer(Answer, frozen=True):
    """Every deal of the session and, at the end, the next one.

    ``due`` counts the doubled deals still to come, the next one included; ``totals`` is what each seat has received.
    """

    deals: list[DealOfSession]
    due: int
    totals: BySeat[Money]


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
    declarer: Seat | None = None
    partner: Seat | None = None
    called: Said | None = None
    hands: BySeat[list[Card]] = []
    discards: list[Card] = []
    face_up: list[Card] = []
    tricks: list[WonTrick] = []
    over: bool = False
    augen: dict[Said, Amount] = {}
    items: list[Item] = []
    lines: list[Line] = []
    payments: BySeat[Money] = []
    renonce: Seat | None = None


class ViewAnswer(Answer, frozen=True):
    """Every card that the seat has held or was shown the place of, and with whom it may confer over the play."""

    seen: list[Card]
    confers: list[Seat] = []
