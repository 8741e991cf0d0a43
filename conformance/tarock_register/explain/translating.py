"""Translates a question between rule sets that use different words for the same thing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tarock_protocol.codec import decode_question
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.questions import AnyQuestion, Hello
from tarock_protocol.seating import SIZES, SeatNames
from tarock_register.ask.table_talk import TableTalk, talk_of
from tarock_register.explain.words_of_source import doubled_there, kept_there

_SHEETS: Final = ("bids", "said", "actions")
_TABLE: Final = 4


def translated(question: AnyQuestion) -> AnyQuestion:
    """The same question with games, items and passes in the words of its rule set; unknown words are unchanged."""
    if isinstance(question, Hello):
        return question
    raw: dict[str, Any] = msgspec.to_builtins(question)
    talk = talk_of(question.rules, question.options, _seating(raw), raw.get("contract", ""))
    try:
        return decode_question(msgspec.json.encode({**raw, **_in_words_of(talk, raw)}))
    except ProtocolError:
        return question


def _seating(raw: Mapping[str, Any]) -> SeatNames:
    players, dealer = raw.get("players", _TABLE), raw.get("dealer")
    fits = players in SIZES and dealer in range(players)
    return SeatNames.of(players, dealer) if fits else SeatNames.of(_TABLE)


def _in_words_of(talk: TableTalk, raw: Mapping[str, Any]) -> dict[str, object]:
    """The fields that contain words of the table, in the words of the rule set."""
    changed: dict[str, object] = {}
    if "contract" in raw:
        changed["contract"] = talk.game(raw["contract"])
    if "announced" in raw:
        changed["announced"] = [talk.item(item) for item in raw["announced"]]
    if "items" in raw:
        changed["items"] = [{**item, "item": talk.item(item["item"])} for item in raw["items"]]
    for sheet in _SHEETS:
        if sheet in raw:
            changed[sheet] = [_act(raw["rules"], talk, act) for act in raw[sheet]]
    return changed


def _act(rules: str, talk: TableTalk, act: Mapping[str, Any]) -> dict[str, object]:
    match act["do"]:
        case "bid":
            return {**act, "what": talk.bid(kept_there(rules, act["what"]))}
        case "say":
            return {**act, "what": talk.utterance(doubled_there(rules, act["what"]))}
        case _:
            return dict(act)
