"""Asks the reference whose turn it is after some bids, announcements or cards that were typed without seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from tarock_language.message import SaidError, message
from tarock_protocol.messages.parts import Refusal, Turn
from tarock_register.ask.answered import Respond
from tarock_register.ask.table_talk import TableTalk

Act = Mapping[str, Any]

_ANY_ID: Final = 1


class InTurn(NamedTuple):
    """A question with some known fields, and the engine that is asked about the rest."""

    respond: Respond
    known: Mapping[str, Any]
    talk: TableTalk

    def bidder(self, acts: Sequence[Act]) -> int:
        """The seat that bids after these bids; the next seat in turn where the bids are not possible."""
        hand = self.talk.pack[: self.talk.hand]
        return self._seat({"ask": "may_bid", **self._table, "bids": acts, "hand": hand}, acts)

    def speaker(self, acts: Sequence[Act]) -> int:
        """The seat that speaks next: the last speaker until he has closed his turn, then the next seat.

        Where everybody plays for himself each speaks once in turn, and a dealer without cards of his own may too.
        """
        if self.talk.alone:
            lone = {"contract": self.known["contract"], **dict.fromkeys(("declarer", "partner", "called"))}
            hand = self.talk.pack[: self.talk.hand]
            return self._seat({"ask": "may_announce", **self._table, **lone, "said": acts, "hand": hand}, acts)
        if not acts:
            declarer = self.known.get("declarer")
            return self.talk.seating.active[0] if declarer is None else int(declarer)
        last = acts[-1]
        return self._after(acts) if last["what"] == self.talk.closes else int(last["seat"])

    def turns(self, acts: Sequence[Act]) -> list[Turn]:
        """The turns in a deal after these acts; SaidError if they are not possible, or nobody's turn is next."""
        known = {name: value for name, value in self.known.items() if name != "seat"}
        if known["ask"] == "view":
            known["ask"] = "deal"
        answer = self._asked({**known, "actions": acts})
        refused = answer.get("refused")
        if refused is not None:
            act, reason = acts[refused["index"]], msgspec.convert(refused, Refusal).said
            told = {"what": act["what"], "seat": act["seat"], "reason": reason}
            raise SaidError(message("nobody can be in turn behind '{what}' of seat {seat}: {reason}", **told))
        if not answer.get("next"):
            raise SaidError(
                message(
                    "nobody is in turn behind {number} actions: expected the seat before the words, as in '0: …'",
                    number=len(acts),
                )
            )
        return msgspec.convert(answer["next"], list[Turn])

    @property
    def _table(self) -> dict[str, int]:
        return {"players": self.talk.seating.players, "dealer": self.talk.seating.dealer}

    def _seat(self, question: Mapping[str, object], acts: Sequence[Act]) -> int:
        """The seat that is in turn in the answer to a question; the next seat where it has none."""
        seat = self._asked(question).get("seat")
        return self._after(acts) if seat is None else int(seat)

    def _after(self, acts: Sequence[Act]) -> int:
        active = self.talk.seating.active
        last = int(acts[-1]["seat"]) if acts else active[-1]
        return active[(active.index(last) + 1) % len(active)] if last in active else active[0]

    def _asked(self, question: Mapping[str, object]) -> dict[str, Any]:
        reply: dict[str, Any] = msgspec.json.decode(self.respond(self._line(question)))
        answer: dict[str, object] = reply.get("answer", {})
        return answer

    def _line(self, question: Mapping[str, object]) -> bytes:
        rules = {"rules": self.known["rules"], "options": self.known["options"]}
        return msgspec.json.encode({**question, "id": _ANY_ID, **rules})
