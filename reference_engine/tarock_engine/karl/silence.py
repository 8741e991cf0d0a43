"""Decides whether a game of Karls Tarockrunde is paid without play because nobody announced or doubled."""

from __future__ import annotations

from collections.abc import Iterable

from tarock_engine.actions import SPIEL
from tarock_engine.contracts import Contract, Side
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.terms import terms_of
from tarock_engine.state import Chain, Game


def is_played(game: Game, chains: tuple[Chain, ...], rules: KarlRules) -> bool:
    """Whether the game is played: because of what was said, or because it is played even in silence."""
    said = [(claim.of, bool(claim.doubled)) for claim, _ in chains if claim.doubled or claim.item != SPIEL]
    sides = [(Side.DECLARER if of is None else game.side_of(of), doubled) for of, doubled in said]
    return is_played_after(sides, game.contract, rules, alone=game.partner is None)


def is_played_after(said: Iterable[tuple[Side, bool]], contract: Contract, rules: KarlRules, *, alone: bool) -> bool:
    """Whether a game is played; ``said`` has, for each announcement or doubled game, its side and if it was doubled."""
    unplayed = terms_of(contract).unplayed_in_silence
    if unplayed is None or not unplayed.value or (alone and not rules.announcing.unplayed_alone.value):
        return True
    foes_too = rules.announcing.foes_force_play.value
    return any(doubled or foes_too or side is Side.DECLARER for side, doubled in said)
