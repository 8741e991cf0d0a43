"""Parses lists of bids, announcements and cards as people type them: with seats, or in turn."""

from __future__ import annotations

import re
from typing import Any, Final

from tarock_language.message import SaidError, message
from tarock_register.ask.in_turn import InTurn
from tarock_register.ask.table_talk import TableTalk
from tarock_steps.catalogue.glossary import fold
from tarock_steps.table.turns import DONE, STAYS_OPEN, UNNOTICED, has_to_close

BY_FIELD: Final = {"bids": "bid", "said": "say"}
"""The deed of the fields that contain only one kind of deed."""
_DEEDS: Final = ("bid", "call", "talon", "discard", "say", "play", "renonce")
_HALVES: Final = {
    "first": ("first", "erste", "erste halfte", "first half"),
    "second": ("second", "zweite", "zweite halfte", "second half"),
    "all": ("all", "alle", "alles", "ganzer talon", "whole talon"),
    "leave": ("leave", "liegen lassen", "liegenlassen"),
}
_IN_A_TURN: Final = re.compile(r"\s\+\s|,")

Acts = list[dict[str, Any]]


def read_actions(text: str, field: str, table: InTurn) -> Acts:
    """The actions of a sheet, such as ``Vorhand: Dreier; weiter; weiter; weiter`` or ``0 Erster, 1 Weiter``.

    Semicolons separate turns, each with everything that one player says; a turn without a name belongs to the player in
    turn. With only commas, each part is one action. SaidError if a part has no action, or nobody can be in turn.
    """
    acts: Acts = []
    by_turns = ";" in text or ":" in text
    for part in text.split(";" if by_turns else ","):
        if part.strip() not in ("", STAYS_OPEN):
            seat, words = _speaker(part.strip(), field, table.talk)
            _Turn(field, table, acts, by_turns=by_turns).take(seat, words)
    return acts


def _speaker(part: str, field: str, talk: TableTalk) -> tuple[int | None, str]:
    """The seat at the beginning of a part, None if there is none, and the words."""
    head, colon, rest = part.partition(":")
    if not colon:
        head, _, rest = part.partition(" ")
        named = (talk.is_seat(head) and bool(rest or head.isdecimal())) or (field in BY_FIELD and head.isdecimal())
        if not named or (field == "said" and talk.item(part) in talk.words.items):
            return None, part
    if not rest.strip():
        raise SaidError(message("'{part}' says nothing that anybody does", part=part))
    return talk.seat(head), rest.strip()


class _Turn:
    """One part of a sheet, which adds acts to ``acts``."""

    def __init__(self, field: str, table: InTurn, acts: Acts, *, by_turns: bool) -> None:
        self._field = field
        self._table = table
        self._talk = table.talk
        self._acts = acts
        self._by_turns = by_turns

    def take(self, seat: int | None, words: str) -> None:
        """Add the acts in the words, for a seat or else for the player in turn."""
        seat, do, words = self._due(seat, words)
        if do == "say":
            self._say(seat, words)
        elif do == "bid":
            self._bid(seat, words)
        elif do == "play":
            self._play(seat, words)
        else:
            self._add(seat, do, self._what(do, words))

    def _due(self, seat: int | None, words: str) -> tuple[int, str, str]:
        """The seat, the deed and its words, from the field, the deed at the beginning, or whose turn it is."""
        if do := BY_FIELD.get(self._field):
            in_turn = self._table.bidder if do == "bid" else self._table.speaker
            return in_turn(self._acts) if seat is None else seat, do, words
        deed, _, rest = words.partition(" ")
        if deed in _DEEDS and rest and seat is not None:
            return seat, deed, rest.strip()
        turns = self._table.turns(self._acts)
        turn = next((candidate for candidate in turns if candidate.seat == seat), turns[0])
        return turn.seat if seat is None else seat, turn.do, words

    def _bid(self, seat: int, words: str) -> None:
        """Add a bid; further bids after commas are those of the next players in turn."""
        first, *others = (part.strip() for part in words.split(",") if part.strip())
        self._add(seat, "bid", self._talk.bid(_noticed(first)), unnoticed=_is_unnoticed(first))
        for other in others:
            self.take(None, other)

    def _say(self, seat: int, words: str) -> None:
        """Add everything that is said in a turn, and the closing word if it is missing."""
        parts = [part.strip() for part in _IN_A_TURN.split(words.removesuffix(STAYS_OPEN)) if part.strip()]
        if not parts:
            raise SaidError(message("'{part}' says nothing that anybody does", part=words))
        said = [self._talk.utterance(part) for part in parts]
        begins = self._by_turns and not self._talk.alone and not any(act["do"] == "say" for act in self._acts)
        if begins and self._talk.opens and self._talk.opens not in said:
            said = [self._talk.opens, *said]
        for utterance in said:
            self._add(seat, "say", self._of_whom(utterance))
        if (
            self._by_turns
            and has_to_close(self._acts[-1]["what"], self._talk.closes)
            and not words.endswith(STAYS_OPEN)
        ):
            self._add(seat, "say", self._talk.closes)

    def _of_whom(self, utterance: str) -> str:
        """A doubling with the seat of the player who announced the item, if there is only one."""
        step, _, item = utterance.partition(" ")
        if step not in self._talk.words.steps or item not in self._talk.words.items[1:]:
            return utterance
        seats = {act["seat"] for act in self._acts if act["what"] == item}
        return f"{utterance} of {seats.pop()}" if len(seats) == 1 else utterance

    def _play(self, seat: int, words: str) -> None:
        """Add one card, or several cards that are played in turn."""
        first, *others = self._talk.cards(_noticed(words))
        self._add(seat, "play", first, unnoticed=_is_unnoticed(words))
        for card in others:
            self._add(self._table.turns(self._acts)[0].seat, "play", card)

    def _what(self, do: str, words: str) -> str:
        match do:
            case "call":
                return self._talk.called(words)
            case "discard":
                return " ".join(self._talk.cards(words))
            case "renonce":
                return str(self._talk.seat(words))
            case _:
                return next((half for half, told in _HALVES.items() if fold(words) in told), words)

    def _add(self, seat: int, do: str, what: str, *, unnoticed: bool = False) -> None:
        self._acts.append({"seat": seat, "do": do, "what": what} | ({"unnoticed": True} if unnoticed else {}))


def _is_unnoticed(words: str) -> bool:
    """Whether these words have the mark of an unnoticed breach of the rules."""
    return words.endswith(UNNOTICED) and fold(words) != fold(DONE)


def _noticed(words: str) -> str:
    return words.removesuffix(UNNOTICED) if _is_unnoticed(words) else words
