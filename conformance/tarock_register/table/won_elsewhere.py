"""Tells the table whether cards or a score win a game by the rules of another source, which is asked anew.

Every source decides for itself which cards make such a score, and what was announced.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from tarock_language.message import Language, Message, message
from tarock_protocol.seating import SeatNames
from tarock_register.ask.table_talk import talk_of
from tarock_register.explain.nearest_game import nearest_game
from tarock_register.table.counting import Heap, counting_of, winning_told
from tarock_register.table.labels import by_label
from tarock_register.table.requests import Sitting
from tarock_register.table.scores import score_of
from tarock_running.process.exits import StopError, UsageFaultError


def is_heap(sitting: Sitting) -> bool:
    """Whether a request asks about cards or a score, and not a question of the protocol."""
    return "ask" not in sitting.request.question and "contract" in sitting.request.question


def won_by(source: str, sitting: Sitting) -> dict[str, object]:
    """The game by another source, rows and clauses, or why it cannot be asked there."""
    return _told(sitting._replace(request=replace(sitting.request, rules=source, options={}, house=""), house=None))


def won_under(readings: Mapping[str, str], sitting: Sitting) -> dict[str, Any]:
    """The game by other readings of the same rules."""
    options = {**sitting.request.options, **readings}
    return _told(sitting._replace(request=replace(sitting.request, options=options)))


def _told(there: Sitting) -> dict[str, object]:
    heap = msgspec.convert(there.request.question, Heap)
    talk = talk_of(there.rules, there.options, SeatNames.of(4))
    game = talk.game(heap.contract)
    known = game if game in talk.words.games else nearest_game(there.rules, game)
    if known is None:
        return {"fault": there.say.sentence(no_such_game(heap.contract))}
    asked = there._replace(request=replace(there.request, question={**there.request.question, "contract": known}))
    try:
        if not heap.cards and not _is_known(asked):
            return {"fault": there.say.sentence(_no_such_score(asked))}
        told = winning_told(asked)
    except StopError as fault:
        return {"fault": there.say.sentence(by_label(fault.said, "result"))}
    title = {} if known == game else {"title": as_game(there.catalogue.title, known, there.say)}
    return {**title, "rows": told["rows"], "clauses": told["clauses"]}


def as_game(source: str, game: str, say: Language) -> str:
    """The title of a source that was asked about a game of its own instead of one that it does not have."""
    return say("{source}, asked as {game}", source=source, game=game)


def no_such_game(game: str) -> Message:
    """That some rules do not know a game."""
    return message("there is no {what} there", what=game)


def _is_known(sitting: Sitting) -> bool:
    try:
        score_of(sitting.request.text, has_thirds=counting_of(sitting).has_thirds(_pack(sitting)))
    except UsageFaultError:
        return False
    return True


def _no_such_score(sitting: Sitting) -> Message:
    """That a score cannot be counted, and the least one that wins."""
    score, least = sitting.request.text, _least(sitting)
    if least is None:
        return message("there is no {what} there", what=score)
    return message("there is no {score} there; one wins with {least} or more", score=score, least=least)


def _least(sitting: Sitting) -> int | None:
    """The least score in whole points that wins; None if no score decides."""
    low, high = 0, int(counting_of(sitting).worth(_pack(sitting)))
    while high - low > 1:
        middle = (low + high) // 2
        is_won = _is_won(middle, sitting)
        if is_won is None:
            return None
        low, high = (low, middle) if is_won else (middle, high)
    return high if _is_won(high, sitting) and _is_won(low, sitting) is False else None


def _is_won(score: int, sitting: Sitting) -> bool | None:
    asked = sitting._replace(request=replace(sitting.request, text=str(score)))
    try:
        won: bool | None = winning_told(asked)["won"]
    except StopError:
        return None
    return won


def _pack(sitting: Sitting) -> list[str]:
    return [*sitting.catalogue.table.pack(sitting.options)]
