"""Games of a house's own: each begins as a copy of a game of the source, and rulings change what differs."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from tarock_engine.contracts import TalonUse
from tarock_engine.ruleset import RuleSet
from tarock_language.message import message
from tarock_reference.houses.elsewhere import GAME, unknown
from tarock_reference.houses.mistakes import WrongValueError, expected

Rules = TypeVar("Rules", bound=RuleSet)
LIKE: Final = "like"
"""The one key of a game in a profile; what differs from the game that it names is told under ``[rulings]``."""
_LONGEST: Final = 40
_NAME: Final = re.compile(r"[^\W\d_][\w-]*(?: [\w-]+)*")
"""Words of letters, digits and hyphens: a dot would part the name of a ruling."""


class OwnGame(NamedTuple):
    """A game of a house: its name, and the game of the source that it is ``like``."""

    name: str
    like: str


def with_games(rules: Rules, games: Sequence[OwnGame]) -> Rules:
    """The rules with further games, each after the game that it is like, with all its rulings."""
    if not games:
        return rules
    contracts = [
        contract
        for known in rules.contracts
        for contract in (
            known,
            *(dataclasses.replace(known, name=game.name) for game in games if game.like == known.name),
        )
    ]
    return dataclasses.replace(rules, contracts=tuple(contracts))


def is_name(words: str) -> bool:
    """Whether words can be the name of a game or an account."""
    return len(words) <= _LONGEST and _NAME.fullmatch(words) is not None


def own_game(name: str, given: object, rules: RuleSet) -> OwnGame:
    """A game of a profile. Raises WrongValueError if it cannot be added to these rules."""
    if not is_name(name):
        wanted = message(
            "the name of a game: words of letters, digits and hyphens, at most {number} characters", number=_LONGEST
        )
        raise WrongValueError(expected(wanted, name))
    if name in _said(rules):
        raise WrongValueError(message("{name} is said in {source} already", name=name, source=rules.name))
    if not isinstance(given, dict):
        raise WrongValueError(expected(message("a table with {keys}", keys=[LIKE]), given))
    for key in given:
        if key != LIKE:
            place = f"contracts.{name}"
            told = message(
                "expected {like} alone; what differs is told under [rulings], as {place}", like=LIKE, place=place
            )
            raise WrongValueError(told, key)
    return OwnGame(name, _model(given.get(LIKE), rules))


def _model(like: object, rules: RuleSet) -> str:
    """The game that another is like."""
    model = rules.by_name.get(like) if isinstance(like, str) else None
    if model is None:
        given = message("nothing") if like is None else like
        raise WrongValueError(unknown(message("a game of the source"), given, [*rules.by_name], GAME, rules), LIKE)
    if model.talon.value is TalonUse.UNTOUCHED:
        told = message("{game} has no declarer, and is played only under its own name", game=model.name)
        raise WrongValueError(told, LIKE)
    return model.name


def _said(rules: RuleSet) -> frozenset[str]:
    """All names of games and items, and all words of the auction."""
    bids = {bid.name for bid in rules.procedure.auction.candidates(0, rules)}
    return frozenset({*rules.by_name, *rules.items, *bids, *rules.cards.names})
