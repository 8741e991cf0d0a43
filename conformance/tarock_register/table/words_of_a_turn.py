"""Notes for the table on what may be said in a turn: items no longer possible, and words with the same meaning."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from tarock_language.message import Message
from tarock_protocol.messages.answers import TurnAnswer
from tarock_protocol.messages.parts import Action
from tarock_protocol.messages.questions import MayAnnounce
from tarock_register.ask.answered import answer_or_reason
from tarock_register.ask.certain import GAME
from tarock_register.ask.rules_in_force import RulesInForce
from tarock_register.table.requests import Sitting


def lapsed(asked: MayAnnounce, seat: int, known: Iterable[str], sitting: Sitting) -> dict[str, dict[str, Any]]:
    """The items that the player in turn may not announce, beside those ``known``: each with the reason in words."""
    items = RulesInForce(sitting.rules, sitting.options, sitting.house).words.items
    found = {}
    for item in (item for item in items if item not in (GAME, *known)):
        answer = answer_or_reason(_after(asked, seat, item), sitting.respond)
        given = answer.arguments.get("given") if isinstance(answer, Message) else None
        reason = given.arguments.get("reason") if isinstance(given, Message) else None
        if isinstance(reason, Message):
            found[item] = {"said": item, "clauses": [], "text": sitting.say.sentence(reason)}
    return found


def words_alike(asked: MayAnnounce, seat: int, words: Sequence[str], sitting: Sitting) -> Iterator[tuple[str, str]]:
    """Each word that says the same as a longer one that begins with it: the round goes on in the same way."""
    for word in words:
        for longer in words:
            if longer.startswith(f"{word} ") and _goes_on(asked, seat, word, sitting) == _goes_on(
                asked, seat, longer, sitting
            ):
                yield word, longer


def _goes_on(asked: MayAnnounce, seat: int, word: str, sitting: Sitting) -> Mapping[str, Any] | None:
    """Who is next after a word, and what may then be said; None if that is not known."""
    answer = answer_or_reason(_after(asked, seat, word), sitting.respond)
    if not isinstance(answer, TurnAnswer):
        return None
    return {"seat": answer.seat, "legal": sorted(answer.legal), "why": answer.why}


def _after(asked: MayAnnounce, seat: int, word: str) -> MayAnnounce:
    return replace(asked, said=[*asked.said, Action(seat=seat, do="say", what=word)])
