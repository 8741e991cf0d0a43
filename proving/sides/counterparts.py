"""A question of one source as another one is asked it: its games, items and passes by the names that they have there.

What cannot be translated is not asked: cards that the other pack does not have, games that are not played there.
"""

from __future__ import annotations

import functools
from typing import Final, Literal, cast

from msgspec import UNSET
from msgspec.structs import replace

from tarock_conformance.ask.answered import answer_or_reason
from tarock_conformance.ask.table_talk import TableTalk, talk_of
from tarock_conformance.explain.retelling import retold
from tarock_conformance.explain.translating import translated
from tarock_conformance.process.exits import UsageFaultError
from tarock_engine.contracts import TalonUse
from tarock_engine.rule_sets import RULE_SETS
from tarock_reference import respond
from tarock_reference.variants import variant_of_source
from tarock_steps.catalogue.loading import table_of
from tarock_steps.protocol.messages.answers import DealAnswer
from tarock_steps.protocol.messages.questions import AnyQuestion, Deal, MayPlay, Question, Result, Session, Trick
from tarock_steps.protocol.seating import SeatNames

_OF_CARDS: Final = (MayPlay, Trick)
"""Questions over which of the games that are played alike it is makes no difference."""
_BY_SEAT: Final = ("hands", "taken", "laid")
"""What a result has in the sources in which something hangs on it, and in no other."""
_TABLE: Final = 4
_REMEMBERED: Final = 8192
"""How many words are remembered as another source has them."""

Kind = Literal["bid", "say", "item", "game", "card"]
"""What a word stands for."""


def asked_of(question: Question, rules: str) -> AnyQuestion | None:
    """The question as it is put to a source, by the default of every option where that is another source.

    None for a deal that does not go as far there.
    """
    if question.rules == rules:
        return cast("AnyQuestion", question)
    if isinstance(question, Deal):
        return _deal_asked_of(question, rules)
    moved = replace(question, rules=rules, options={})
    game = getattr(question, "contract", None)
    if game is not None:
        moved = replace(moved, contract=_counterpart(question, game, rules))
    if isinstance(moved, Session):
        deals = [replace(one, contract=talk(rules).game(one.contract)) for one in moved.deals]
        moved = replace(moved, deals=deals)
    if isinstance(moved, Result) and not table_of(rules).results_need_hands:
        moved = replace(moved, **dict.fromkeys(_BY_SEAT, UNSET))
    return translated(cast("AnyQuestion", moved))


def _deal_asked_of(deal: Deal, rules: str) -> Deal | None:
    """A deal with the game, the announcements and the cards that it has, by the turns of another source."""
    told = answer_or_reason(deal, respond)
    if not isinstance(told, DealAnswer) or told.contract is None:
        return None
    try:
        found = retold(replace(deal, rules=rules, options={}), told, respond)
    except UsageFaultError:
        return None
    again = answer_or_reason(found, respond)
    as_far = isinstance(again, DealAnswer) and again.contract is not None and again.refused is None
    return found if as_far and _cards(found) == _cards(deal) else None


def _cards(deal: Deal) -> list[str]:
    return [act.what for act in deal.actions if act.do == "play"]


@functools.cache
def talk(rules: str, contract: str = "") -> TableTalk:
    """The words of a source, at a table of four."""
    return talk_of(rules, {}, SeatNames.of(_TABLE), contract)


@functools.lru_cache(_REMEMBERED)
def in_words_of(rules: str, contract: str, kind: Kind, word: str) -> str:
    """A word as a source has it; what it has no other word for stays as it is."""
    words = talk(rules, contract)
    match kind:
        case "bid":
            return words.bid(word)
        case "say":
            return words.utterance(word)
        case "item":
            return words.item(word)
        case "game":
            return words.game(word)
        case "card":
            return word


def _counterpart(question: Question, game: str, rules: str) -> str:
    """What a game is called there; else the game with a partner that is everybody's, or of play alone the plain one."""
    there = talk(rules).game(game)
    if there in variant_of_source(rules, {}).games:
        return there
    if game == _with_a_partner(question.rules) and (own := _with_a_partner(rules)):
        return own
    calls = game in RULE_SETS[question.rules].by_name and RULE_SETS[question.rules].by_name[game].calls.value
    if isinstance(question, _OF_CARDS) and (calls or game == table_of(question.rules).plain_game):
        return table_of(rules).plain_game
    return game


@functools.cache
def _with_a_partner(rules: str) -> str:
    """The game with a called partner that is played where nobody bids another one; none where there is none."""
    for game in RULE_SETS[rules].by_name.values():
        if game.calls.value and game.bird is None and game.talon.value in (TalonUse.HALF, TalonUse.NONE):
            return game.name if game.level is None else ""
    return ""
