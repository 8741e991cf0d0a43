"""Parses a question that was typed on a command line: ``may_play contract=Fahren hand='I V Herz König'``.

The first word is the kind of question, and each other word is one of its fields. What the user leaves out is assumed if
there is an obvious value, such as a table of four; otherwise the message says which fields are missing. Other rooms use
from here how a hand is filled up, and which fields hold a seat.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from itertools import zip_longest
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, replace
from msgspec.structs import fields as fields_of

from tarock_language.message import Message, SaidError, message, one_after_another
from tarock_protocol.cards import PACK, SUIT_CARDS
from tarock_protocol.codec import KINDS
from tarock_protocol.decoding_faults import fault_and_place
from tarock_protocol.errors import TableError
from tarock_protocol.messages.parts import Action, NumberedTrick
from tarock_protocol.messages.questions import PastDeal, Question
from tarock_protocol.messages.roles import Role, without_roles
from tarock_protocol.seating import SeatNames
from tarock_register.ask.answered import Respond
from tarock_register.ask.examples import example_of
from tarock_register.ask.in_turn import InTurn
from tarock_register.ask.items import ItemError
from tarock_register.ask.names import as_typed, field_meant, question_meant
from tarock_register.ask.readers import JSON, expectation, may_be_none, read, whole_number
from tarock_register.ask.table_talk import TableTalk, talk_of
from tarock_running.process.exits import UsageFaultError
from tarock_steps.catalogue.loading import table_of

_OUTER: Final = frozenset(field.name for field in fields_of(Question))
_TABLE: Final = 4
_HAND: Final = "hand"
_MORE: Final = "…"
"""The sign after the known cards of a hand, where the other cards may be any, and after a turn that stays open."""
_UNFILLED: Final = re.compile(r"(?<![^\s;,:/])…")
"""The sign as a word of its own; after a word it means that more is to come."""
_OPEN_TURN: Final = re.compile(r"(?<=[^\s,;:])[\s,]*…(?=\s*(?:;|$))")
"""The sign after the words of a turn."""
_HAND_FILLED: Final = frozenset({"may_bid", "may_call", "may_announce", "may_discard"})
_MIDDLE: Final = frozenset(PACK[PACK.index("XV") : PACK.index("IV")])
_MAY_BE_EMPTY: Final = (list[Action], list[NumberedTrick], list[PastDeal])
_LISTS_OF_ACTS: Final = frozenset({"bids", "said", "actions"})
"""The fields with a list of acts, which are parsed last: who acts in turn may depend on the other fields."""


class ParsingRules(NamedTuple):
    """The rules by which a typed question is parsed.

    ``respond`` is an engine by these rules. It says who acts in turn where a list of bids, announcements or cards was
    typed without the seats of the players. ``games`` are those of a house, and ``items`` those that it has added to
    its source.
    """

    rules: str
    options: Mapping[str, str]
    respond: Respond
    games: tuple[str, ...] = ()
    items: tuple[str, ...] = ()


class TypedQuestion(NamedTuple):
    """A typed question: its ``fields`` in the form of the protocol, without id, rules and options.

    ``assumed`` has those among them that the user has not given.
    """

    fields: dict[str, object]
    assumed: dict[str, object]


def parse_words(words: Sequence[str], asker: ParsingRules) -> TypedQuestion:
    """Parse the words of a command line. Raises UsageFaultError if a word is wrong or a field is missing."""
    kind = question_meant(words[0], KINDS)
    form = _form_of(kind)
    texts: dict[str, str] = {}
    for word in words[1:]:
        name, value = _named(word, form)
        if name in texts:
            raise UsageFaultError(message("{field}: given twice", field=as_typed(name)))
        texts[name] = value.replace("...", _MORE)
    open_hand = form.fills_hand and texts.get(_HAND, "").rstrip().endswith(_MORE)
    if open_hand:
        texts[_HAND] = texts[_HAND].rstrip().rstrip(_MORE)
    form.refuse_unfilled(texts)
    table = talk_of(asker.rules, asker.options, _seating(texts))
    talk = table.with_own(asker.games, asker.items).playing(texts.get("contract", ""))
    if "contract" in texts:
        _refuse_unknown_game(texts["contract"], talk)
    parsed: dict[str, Any] = {}
    for name in sorted(texts, key=_LISTS_OF_ACTS.__contains__):
        known = {**form.table(parsed), **parsed, "ask": kind, "rules": asker.rules, "options": asker.options}
        parsed[name] = form.value(name, texts[name], InTurn(asker.respond, known, talk))
    assumed = form.assumed(parsed, talk, table_of(asker.rules).plain_game)
    if open_hand:
        more = filled_up(parsed[_HAND], parsed.get("discards", ()), talk)
        parsed[_HAND] = [*parsed[_HAND], *more]
        assumed["hand"] = f"… {' '.join(more)}"
    return TypedQuestion({"ask": kind, **form.filled({**assumed, **parsed}, alone=talk.alone)}, assumed)


def _refuse_unknown_game(text: str, talk: TableTalk) -> None:
    """Refuse a name that is not a game of the rules, before a field that depends on the game counts as missing."""
    known = talk.words.games
    if talk.game(text) not in known:
        fault = message(
            "{field}: expected one of {known}, got '{text}'", field=as_typed("contract"), known=[*known], text=text
        )
        for near in get_close_matches(text, known, n=1):
            fault = message("{fault}; did you mean {near}?", fault=fault, near=near)
        raise UsageFaultError(fault)


def filled_up(hand: Sequence[str], discards: Sequence[str], talk: TableTalk) -> list[str]:
    """Cards that fill up a hand if only some are known: unimportant ones, suit cards and trumps in turn.

    They are neither of the Trull, nor Könige, Vögel, or cards that can be called. If cards are laid away, these come
    first, and the hand has as many cards more, which came from the Talon.
    """
    laid = [card for card in discards if card not in hand]
    rest = [card for card in talk.pack if card not in (*hand, *laid)]
    suits = [card for card in reversed(rest) if card in SUIT_CARDS and not card.startswith("K")]
    trumps = [card for card in rest if card in _MIDDLE]
    mixed = [card for pair in zip_longest(suits, trumps) for card in pair if card is not None]
    return [*laid, *mixed][: max(0, talk.hand + len(discards) - len(hand))]


def _seating(texts: Mapping[str, str]) -> SeatNames:
    """The names of the seats; a table of four if the given values are impossible, which is reported elsewhere."""
    try:
        players = whole_number(texts.get("players", str(_TABLE)))
        return SeatNames.of(players, whole_number(texts["dealer"]) if "dealer" in texts else None)
    except (ValueError, TableError):
        return SeatNames.of(_TABLE)


def _named(word: str, form: _Form) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    name = field_meant(form.kind, name, form.known)
    if not equals:
        raise UsageFaultError(message("{field}: expected a value, as in {field}='…'", field=as_typed(name)))
    return name, value


class _Form:
    """The fields of a kind of question."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.fills_hand = kind in _HAND_FILLED
        fields = [field for field in fields_of(KINDS[kind]) if field.name not in _OUTER]
        self._seats = {field.name for field in fields if is_seat(field.type)}
        self.known = {field.name: replace(field, type=without_roles(field.type)) for field in fields}

    def refuse_unfilled(self, texts: Mapping[str, str]) -> None:
        """Refuse fields that contain ``…``, and say for each what has to be filled in."""
        told = {name: _OPEN_TURN.sub("", text) if name in _LISTS_OF_ACTS else text for name, text in texts.items()}
        if unfilled := [self.known[name] for name, text in told.items() if _UNFILLED.search(text)]:
            filling = (
                message(
                    "{field}: fill in what stands for '…', {expected}",
                    field=as_typed(field.name),
                    expected=self._expected(field),
                )
                for field in unfilled
            )
            raise UsageFaultError(one_after_another(filling))

    def value(self, name: str, text: str, table: InTurn) -> object:
        """The value of a field's text, read and checked by the type of the field."""
        field, as_json = self.known[name], text[:1] in ("[", "{")
        try:
            value = msgspec.json.decode(text) if as_json else read(field, text, table, of_seats=name in self._seats)
            msgspec.convert(value, field.type)
        except ItemError as fault:
            raise UsageFaultError(message("{place}: {fault}", place=as_typed(name), fault=fault.said)) from fault
        except ValueError as fault:  # msgspec's errors are ValueErrors too
            is_json = as_json and field.type not in _MAY_BE_EMPTY
            expected = message("expected {expected}", expected=JSON) if is_json else self._expected(field)
            why = fault.said if isinstance(fault, SaidError) else fault_and_place(fault)
            told = {"field": as_typed(name), "expected": expected, "text": text, "fault": why}
            raise UsageFaultError(message("{field}: {expected}, not '{text}' ({fault})", **told)) from fault
        return value

    def table(self, parsed: Mapping[str, Any]) -> dict[str, object]:
        """The values of ``players`` and ``dealer`` where the question requires them and the user has not given them.

        There are four players, and the dealer has the last seat.
        """
        players = parsed.get("players", _TABLE)
        unsaid = {"players": players, "dealer": players - 1}
        return {name: value for name, value in unsaid.items() if name in self.known and self.known[name].required}

    def assumed(self, parsed: Mapping[str, object], talk: TableTalk, plain_game: str) -> dict[str, object]:
        """The assumed values in a question about cards: the plain game, and Vorhand as the leader."""
        unsaid = {"contract": plain_game, "leader": talk.seating.active[0]} if self.kind in _ABOUT_CARDS else {}
        return {name: value for name, value in unsaid.items() if name in self.known and name not in parsed}

    def filled(self, parsed: Mapping[str, object], *, alone: bool) -> dict[str, object]:
        """The fields with defaults added; UsageFaultError names all fields that are missing.

        ``alone`` says that everybody plays for himself.
        """
        filled = {**self.table(parsed), **parsed}
        needed = self._needed(parsed, alone=alone)
        missing = []
        for name, field in self.known.items():
            if name in needed:
                missing.append(field)
            if name in filled or name in needed or not field.required:
                continue
            if may_be_none(field.type):
                filled[name] = None
            elif field.type in _MAY_BE_EMPTY:
                filled[name] = []
            else:
                missing.append(field)
        if missing:
            fault = self._missing(missing)
            if (example := example_of(self.kind, alone=alone)) is not None:
                fault = message("{fault}. An example: {example}", fault=fault, example=example)
            raise UsageFaultError(fault)
        return filled

    def _missing(self, missing: Sequence[FieldInfo]) -> Message:
        """The message that fields are missing, with what each expects."""
        first, *others = ({"field": as_typed(field.name), "expected": self._expected(field)} for field in missing)
        needed = message("{field}: '{kind}' needs this field, {expected}", kind=as_typed(self.kind), **first)
        return one_after_another([needed, *(message("{field} too, {expected}", **other) for other in others)])

    def _needed(self, parsed: Mapping[str, object], *, alone: bool) -> set[str]:
        """The fields that a settlement lacks, as the message allows: declarer and items, or everybody's Augen."""
        if self.kind != "settle" or parsed.get("given_up") or parsed.get("renonce") is not None:
            return set()
        return {"augen"} - parsed.keys() if alone else {"declarer", "items"} - parsed.keys()

    def _expected(self, field: FieldInfo) -> Message:
        return expectation(field, of_seats=field.name in self._seats)


_form_of = functools.cache(_Form)
"""The fields of a kind of question, cached."""

_ABOUT_CARDS: Final = frozenset({"may_play", "trick"})


def is_seat(form: Any) -> bool:
    """Whether a field holds the number of one seat."""
    if get_origin(form) is Annotated:
        return Role.SEAT in form.__metadata__
    return get_origin(form) is not list and any(map(is_seat, get_args(form)))
